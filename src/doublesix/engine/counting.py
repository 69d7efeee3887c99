"""What counts now, item by item; says nothing about where one may play (R29)."""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.codes import CLOSED, EAST, ENDS, LINE, NORTH, SOUTH, WEST
from cython.cimports.doublesix.engine.position import Position, code_of, count_of

__all__ = ["counted"]

# Why something counts: codes of the catalogue.
END_REASONS = ("open-end", "end-double")
HUB_REASONS = ("end-double", "bare-side")


def counted(s: Position):
    """The contributions (tile, arm, points, why) in the order W E N S (R17-R27, E10).

    Empty in games that do not count ends.
    """
    items: list = []
    hub: cython.int = s.tables.times[s.hub]
    each: cython.bint = s.hub & LINE == LINE
    arm: cython.int
    if s.tables.counted != ENDS:
        return items
    for arm in (WEST, EAST, NORTH, SOUTH):
        if code_of(s, arm) == CLOSED:
            continue
        if s.hub >> 4 and not s.hub >> arm & 1:
            if hub:
                items.append(
                    (s.tips[arm], arm, s.hub_pip * (1 if each else hub), HUB_REASONS[each])
                )
                if not each:
                    hub = 0
        else:
            reason = END_REASONS[s.tables.doubles >> s.tips[arm] & 1]
            items.append((s.tips[arm], arm, count_of(s, arm), reason))
    return items
