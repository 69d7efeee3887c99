"""Tile sets: every unordered pair of 0..max_pip once (R1), numbered in the order of their text."""

from __future__ import annotations

from functools import cache
from typing import NewType, final

__all__ = ["DOUBLE_SIX", "LARGEST_PIP", "SMALLEST_PIP", "Tile", "TileSet", "tile_set"]

Tile = NewType("Tile", int)
"""A tile's number in its set: 0-0 is 0, 0-1 is 1 ... so that numbers sort like texts."""

SMALLEST_PIP = 6
LARGEST_PIP = 9


@final
class TileSet:
    """All tiles of a double-`max_pip` set; the double-six set has 28.

    >>> DOUBLE_SIX.text(DOUBLE_SIX.number(4, 1))
    '1-4'
    """

    __slots__ = ("_numbers", "halves", "max_pip", "texts")

    def __init__(self, max_pip: int) -> None:
        self.max_pip = max_pip
        pips = range(max_pip + 1)
        self.halves: tuple[tuple[int, int], ...] = tuple((a, b) for a in pips for b in pips[a:])
        self.texts: tuple[str, ...] = tuple(f"{a}-{b}" for a, b in self.halves)
        self._numbers = {pair: Tile(i) for i, pair in enumerate(self.halves)}

    def __len__(self) -> int:
        return len(self.halves)

    def __repr__(self) -> str:
        return f"tile_set({self.max_pip})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return tile_set, (self.max_pip,)

    def number(self, a: int, b: int) -> Tile:
        """The tile with these halves, in either order; KeyError outside the set."""
        return self._numbers[(a, b) if a <= b else (b, a)]

    def text(self, tile: int) -> str:
        """`1-4`: the low half first."""
        return self.texts[tile]

    def pips(self, tile: int) -> int:
        """The sum of both halves."""
        low, high = self.halves[tile]
        return low + high

    def is_double(self, tile: int) -> bool:
        """Whether both halves are equal."""
        low, high = self.halves[tile]
        return low == high


@cache
def tile_set(max_pip: int) -> TileSet:
    """The one set of that size; 6 to 9."""
    if not SMALLEST_PIP <= max_pip <= LARGEST_PIP:
        msg = f"max_pip {max_pip}: expected {SMALLEST_PIP} to {LARGEST_PIP}"
        raise ValueError(msg)
    return TileSet(max_pip)


DOUBLE_SIX = tile_set(SMALLEST_PIP)
