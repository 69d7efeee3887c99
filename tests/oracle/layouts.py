"""A table built from a line of lays, counted."""

from __future__ import annotations

from typing import Any

from oracle.counting import award, counted_ends, total
from oracle.games import rules_for, seats_of
from oracle.hand import Illegal
from oracle.match import parse_lay
from oracle.table import Lay, Table


def count(game: str, layout_line: str, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """What stands open and what counts after lays such as `1-4 1-1@W 4-4@E`.

    The opening tile is free, whatever the game says of leads; `award` is that of the last lay.
    """
    table = Table(rules_for(game, seats_of(game)[0], options))
    points = 0
    try:
        for text in layout_line.split():
            lay = parse_lay(text)
            _check(table, lay)
            table.put(lay)
            points = award(table, lay.tile)
    except Illegal as fault:
        raise ValueError(str(fault)) from fault
    return {
        "counted": [list(each) for each in counted_ends(table)],
        "total": total(table),
        "award": points,
        "places": table.places(),
    }


def _check(table: Table, lay: Lay) -> None:
    if any(stone.tile == lay.tile for stone in table.stones()):
        raise Illegal(f"{lay}: the tile lies already")
    fits = not lay.arm if table.opening is None else lay in table.lays(lay.tile)
    if not fits:
        raise Illegal(f"{lay} does not fit")
