"""Reading a tile in every accepted spelling: 1-4, 4-1, [1|4], 1|4, and the Unicode dominoes."""

from __future__ import annotations

import re

from doublesix.tiles.sets import Tile, TileSet

__all__ = ["NotationError", "parse_tile"]

_PAIR = re.compile(r"([0-9])[-|]([0-9])", re.ASCII)
_BRACKETED = re.compile(r"\[([0-9])\|([0-9])\]", re.ASCII)

# Unicode "Domino Tiles": two runs of 49 ordered pairs, 7 * first + second.
_HORIZONTAL, _VERTICAL, _RUN = 0x1F031, 0x1F063, 49


class NotationError(ValueError):
    """A text that is not well formed: a code of the catalogue, the text, the column (from 0)."""

    def __init__(self, code: str, text: str, column: int = 0) -> None:
        super().__init__(code, text, column)
        self.code = code
        self.text = text
        self.column = column


def parse_tile(text: str, tiles: TileSet) -> Tile:
    """The tile a text names; `NotationError` if it names none of this set."""
    pair = _halves(text)
    if pair is None:
        raise NotationError("tile-unreadable", text)
    if max(pair) > tiles.max_pip:
        raise NotationError("tile-not-in-set", text)
    return tiles.number(*pair)


def _halves(text: str) -> tuple[int, int] | None:
    match = _PAIR.fullmatch(text) or _BRACKETED.fullmatch(text)
    if match:
        return int(match[1]), int(match[2])
    if len(text) == 1:
        for start in (_HORIZONTAL, _VERTICAL):
            place = ord(text) - start
            if 0 <= place < _RUN:
                return divmod(place, 7)
    return None
