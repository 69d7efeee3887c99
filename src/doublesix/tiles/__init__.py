"""Tile numbers, tile sets and the text of tiles in every accepted spelling."""

from doublesix.tiles.notation import NotationError, parse_tile
from doublesix.tiles.sets import DOUBLE_SIX, LARGEST_PIP, SMALLEST_PIP, Tile, TileSet, tile_set

__all__ = [
    "DOUBLE_SIX",
    "LARGEST_PIP",
    "SMALLEST_PIP",
    "NotationError",
    "Tile",
    "TileSet",
    "parse_tile",
    "tile_set",
]
