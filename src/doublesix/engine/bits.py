"""The Python twins of the built-ins in `bits.h`; the uncompiled engine uses them."""

from __future__ import annotations

__all__ = ["lowest", "popcount", "select_bit"]


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest set bit; the mask is not 0."""
    return (mask & -mask).bit_length() - 1


def select_bit(mask: int, rank: int) -> int:
    """The number of the set bit of that rank, the lowest having rank 0."""
    for _ in range(rank):
        mask &= mask - 1
    return lowest(mask)
