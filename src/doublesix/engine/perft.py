"""How many lines of play a position has: engines that agree on these numbers agree on the rules.

The convention: a lay, a draw and a pass are one ply each. Every place counts, so two ends that show
the same number are two lays (S2 of the style), and so are the ways of a matador. The boneyard's
order is known, so that a draw is one action; every tile must be known. A hand that is over has no
actions: a blocked hand ends at once (D2), and its forced passes are not plies. What is counted are
the lines of exactly that many plies.
"""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.legal import list_actions
from cython.cimports.doublesix.engine.position import (
    Position,
    advance,
    copy_into,
)

__all__ = ["divide", "perft"]


@cython.final
@cython.cclass
class Level:
    """The position at one depth, and the level that its actions lead to."""

    def __init__(self, tables, depth: cython.int) -> None:
        self.at = Position(tables)
        self.deeper = Level(tables, depth - 1) if depth else None


def perft(state: Position, depth: cython.int):
    """The number of lines of that many plies; 1 for depth 0."""
    level: Level
    count: cython.ulonglong
    if depth <= 0:
        return 1
    level = Level(state.tables, depth)
    copy_into(state, level.at)
    with cython.nogil:
        count = _count(level, depth)
    return count


def divide(state: Position, depth: cython.int):
    """Each legal action, rising, with the number of lines of that many plies it begins."""
    level: Level = Level(state.tables, max(depth, 1))
    found = cython.declare(cython.short[640])
    count: cython.ulonglong
    i: cython.int
    rows: list = []
    if depth <= 0 or state.end:
        return rows
    for i in range(list_actions(state, found)):
        copy_into(state, level.at)
        advance(level.at, found[i])
        with cython.nogil:
            count = _count(level, depth - 1)
        rows.append((found[i], count))
    return rows


def _count(level: Level, depth: cython.int) -> cython.ulonglong:
    found = cython.declare(cython.short[640])
    actions: cython.int
    i: cython.int
    lines: cython.ulonglong = 0
    if depth == 0:
        return 1
    if level.at.end:
        return 0
    actions = list_actions(level.at, found)
    if depth == 1:
        return actions
    for i in range(actions):
        copy_into(level.at, level.deeper.at)
        advance(level.deeper.at, found[i])
        lines += _count(level.deeper, depth - 1)
    return lines
