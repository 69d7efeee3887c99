"""The Python twins of the built-ins in `bits.h`; the uncompiled engine uses them."""

from __future__ import annotations

__all__ = [
    "lowest",
    "obey_signals",
    "popcount",
    "select_bit",
    "select_of_four",
    "sum_of_bytes",
]


def obey_signals() -> None:
    """Let an interrupt end a long count; uncompiled, Python looks for one all the time."""


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest set bit; the mask is not 0."""
    return (mask & -mask).bit_length() - 1


def sum_of_bytes(word: int) -> int:
    """The sum of the four bytes of a 32-bit word; it fits in a byte itself."""
    return sum(word.to_bytes(4, "little"))


def select_bit(mask: int, rank: int) -> int:
    """The number of the set bit of that rank, the lowest having rank 0."""
    for _ in range(rank):
        mask &= mask - 1
    return lowest(mask)


def select_of_four(a: int, b: int, c: int, d: int, rank: int) -> int:
    """Of the set bits of four masks in a row, the one of that rank: mask * 64 + bit number."""
    for which, mask in enumerate((a, b, c, d)):
        if rank < popcount(mask):
            return which << 6 | select_bit(mask, rank)
        rank -= popcount(mask)
    raise IndexError(rank)
