"""Actions as numbers and as text.

tile * 12 + arm * 3 + way, then draw, then pass. Arms are numbered in the order of their letters
E N S W and ways low half open, high half open, crosswise, so that numbers sort like their texts.
The way is 0 wherever the rules leave no choice; the opening tile has arm 0. Numbers do not depend
on the state.
"""

from __future__ import annotations

import re
from functools import cache
from typing import final

from doublesix.tiles import NotationError, TileSet, parse_tile, tile_set

__all__ = ["ARMS", "ActionTexts", "action_texts"]

ARMS = "ENSW"
_LAY = re.compile(r"(?P<tile>[^@]+?)(?:@(?P<arm>[ENSW])(?::(?P<way>[0-9x]))?)?", re.ASCII)


@final
class ActionTexts:
    """The texts of all actions of a tile set; `ways` where a lay says which half stays open."""

    __slots__ = ("_numbers", "draw", "drawn", "laid", "led", "pass_", "tiles", "ways")

    def __init__(self, tiles: TileSet, *, ways: bool) -> None:
        self.tiles = tiles
        self.ways = ways
        self.draw = len(tiles) * 12
        self.pass_ = self.draw + 1
        self.led = [text for text in tiles.texts for _ in range(12)]
        self.laid = [
            f"{text}@{arm}{way}"
            for text, halves in zip(tiles.texts, tiles.halves, strict=True)
            for arm in ARMS
            for way in ((f":{halves[0]}", f":{halves[1]}", ":x") if ways else ("", "", ""))
        ]
        self.laid += ["draw", "pass"]
        self.led += ["draw", "pass"]
        self.drawn = [f"+{text}" for text in tiles.texts]
        # As we write them, most texts are found without being taken apart.
        self._numbers = {text: tile * 12 for tile, text in enumerate(tiles.texts)}
        self._numbers |= {text: number for number, text in reversed([*enumerate(self.laid)])}

    def parse(self, text: str) -> int:
        """The number of `1-4`, `1-4@E`, `1-6@E:1`, `2-5@E:x`, `draw` or `pass`."""
        number = self._numbers.get(text)
        return self._taken_apart(text) if number is None else number

    def _taken_apart(self, text: str) -> int:
        match = _LAY.fullmatch(text)
        if match is None:
            raise NotationError("action-unreadable", text)
        tile = parse_tile(match["tile"], self.tiles)
        if match["arm"] is None:
            return tile * 12
        return tile * 12 + ARMS.index(match["arm"]) * 3 + self._way(text, tile, match["way"])

    def _way(self, text: str, tile: int, way: str | None) -> int:
        if not self.ways:
            if way is not None:
                raise NotationError("way-not-expected", text, text.index(":"))
            return 0
        if way is None:
            raise NotationError("way-missing", text, len(text))
        if way == "x":
            return 2
        if int(way) not in self.tiles.halves[tile]:
            raise NotationError("way-not-a-half", text, text.index(":") + 1)
        return self.tiles.halves[tile].index(int(way))


@cache
def action_texts(max_pip: int, ways: bool) -> ActionTexts:  # noqa: FBT001
    """The one table for that set size and matching rule."""
    return ActionTexts(tile_set(max_pip), ways=ways)
