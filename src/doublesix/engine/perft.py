"""How many lines of play a position has: engines that agree on these numbers agree on the rules.

The convention: a lay, a draw and a pass are one ply each. Every place counts, so two ends that show
the same number are two lays (S2 of the style), and so are the ways of a matador. The boneyard's
order is known, so that a draw is one action; every tile must be known. A hand that is over has no
actions: a blocked hand ends at once (D2), and its forced passes are not plies. What is counted are
the lines of exactly that many plies.
"""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.bits import obey_signals
from cython.cimports.doublesix.engine.bounds import within
from cython.cimports.doublesix.engine.codes import ANY
from cython.cimports.doublesix.engine.legal import list_actions
from cython.cimports.doublesix.engine.position import (
    Position,
    advance,
    copy_into,
)

__all__ = ["DEEPEST", "divide", "perft"]

DEEPEST = 255
"""More plies than a hand has whose lines anybody could count."""

AT_ONCE = cython.declare(cython.int, 4)
OFTEN = cython.declare(cython.ulonglong, 1 << 20)
"""So many plies are counted at once; an interrupt is looked for after so many positions."""


@cython.final
@cython.cclass
class Level:
    """The position at one depth, and the level that its actions lead to."""

    def __cinit__(self, tables, deeper) -> None:
        self.at = Position(tables)
        self.deeper = deeper


def perft(state: Position, depth):
    """The number of lines of that many plies; 1 for depth 0. An interrupt ends it."""
    plies: cython.int = within("depth", depth, 0, DEEPEST)
    level: Level = _level(state, plies)
    since: cython.ulonglong[1] = [0]
    count: cython.ulonglong
    copy_into(state, level.at)
    with cython.nogil:
        count = _lines(level, plies, since)
    return count


def divide(state: Position, depth):
    """Each legal action, rising, with the number of lines of that many plies it begins."""
    plies: cython.int = within("depth", depth, 0, DEEPEST)
    level: Level = _level(state, plies)
    found = cython.declare(cython.short[640])
    since: cython.ulonglong[1] = [0]
    count: cython.ulonglong
    i: cython.int
    rows: list = []
    if plies == 0 or state.end:
        return rows
    for i in range(list_actions(state, found)):
        copy_into(state, level.at)
        advance(level.at, found[i])
        with cython.nogil:
            count = _lines(level, plies - 1, since)
        rows.append((found[i], count))
    return rows


def _level(state: Position, plies: cython.int) -> Level:
    """The levels for that many plies; ValueError where a tile that matters is unknown."""
    level: Level = Level(state.tables, None)
    i: cython.int
    if state.hidden:
        raise ValueError("hands", state.hands)
    for i in range(state.next, state.next + state.left):
        if state.order[i] == ANY:
            raise ValueError("boneyard", None)
    for _ in range(plies):
        level = Level(state.tables, level)
    return level


def _lines(level: Level, depth: cython.int, since: cython.p_ulonglong) -> cython.ulonglong:
    """As `_count`, stopping now and then to obey an interrupt."""
    found = cython.declare(cython.short[640])
    i: cython.int
    lines: cython.ulonglong = 0
    if since[0] >= OFTEN:
        since[0] = 0
        with cython.gil:
            obey_signals()
    if depth <= AT_ONCE:
        lines = _count(level, depth)
        since[0] += lines + 1
        return lines
    since[0] += 1
    if level.at.end:
        return 0
    for i in range(list_actions(level.at, found)):
        copy_into(level.at, level.deeper.at)
        advance(level.deeper.at, found[i])
        lines += _lines(level.deeper, depth - 1, since)
    return lines


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
