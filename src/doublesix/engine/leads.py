"""Which tile decides the lead of a hand, where the tiles do."""

from __future__ import annotations

from doublesix.rules import Ruleset

__all__ = ["lead_order"]


def lead_order(rules: Ruleset) -> tuple[int, ...]:
    """The deciding tiles, the first in rank first; none where a lot decides (R8).

    The lowest double, else the tile of fewest pips, among equals of smaller high half (B5, D5); the
    highest double, else most pips, among equals of larger high half (G2, D5); the 6-6 (V2).
    """
    tiles = rules.tiles
    doubles = [t for t in range(len(tiles)) if tiles.is_double(t)]
    others = [t for t in range(len(tiles)) if not tiles.is_double(t)]

    def weight(tile: int) -> tuple[int, int]:
        return tiles.pips(tile), tiles.halves[tile][1]

    return {
        "lot": (),
        "lowest_double": (*doubles, *sorted(others, key=weight)),
        "highest_double": (*reversed(doubles), *sorted(others, key=weight, reverse=True)),
        "double_six": (tiles.number(6, 6),),
    }[rules.first_lead]
