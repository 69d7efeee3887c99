"""Tiles as pairs of pips, the smaller first (R1), and how they are written."""

from __future__ import annotations

import re

Tile = tuple[int, int]

WHOLE_SET: list[Tile] = [(low, high) for low in range(7) for high in range(low, 7)]
_WRITTEN = re.compile(r"([0-6])[-|]([0-6])|\[([0-6])[-|]([0-6])\]")
_PICTURES = {0x1F031: 49, 0x1F063: 49}  # lying and standing pictures, 7a + b from the first


def read(text: str) -> Tile:
    """Read a tile in any of the usual spellings."""
    if len(text) == 1:
        for first, many in _PICTURES.items():
            if first <= ord(text) < first + many:
                return turned_low(*divmod(ord(text) - first, 7))
    found = _WRITTEN.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no tile")
    one, other = (int(half) for half in found.groups() if half is not None)
    return turned_low(one, other)


def turned_low(one: int, other: int) -> Tile:
    return min(one, other), max(one, other)


def write(tile: Tile) -> str:
    return f"{tile[0]}-{tile[1]}"


def is_double(tile: Tile) -> bool:
    return tile[0] == tile[1]


def pips(tiles: list[Tile]) -> int:
    return sum(low + high for low, high in tiles)


def nearest_five(number: int) -> int:
    """Round by the remainder: 1 and 2 down, 3 and 4 up (R38, E7)."""
    rest = number % 5
    return number - rest if rest <= 2 else number + 5 - rest
