"""What may be done now: the legal actions and what follows from who holds what (R13, R32-R36)."""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.bits import lowest
from cython.cimports.doublesix.engine.codes import ANY
from cython.cimports.doublesix.engine.position import (
    Position,
    bit_of,
    code_of,
    fitting,
    held_by_all,
    hidden_of,
)
from cython.cimports.doublesix.engine.tables import Tables

__all__: list[str] = []


def boneyard_rest(s: Position) -> cython.int:
    """How many tiles the boneyard holds, the reserve included."""
    return s.tables.boneyard_size - s.next


def unseen_tiles(s: Position) -> cython.ulonglong:
    """The tiles whose place nobody knows: candidates for every hidden tile."""
    known: cython.ulonglong = s.table | held_by_all(s)
    i: cython.int
    for i in range(s.next, s.tables.boneyard_size):
        if s.order[i] != ANY:
            known |= bit_of(s.order[i])
    return s.tables.full & ~known


def playable(s: Position) -> cython.ulonglong:
    """The tiles that the seat to act may lay, or might where its hand is hidden (R32, R34)."""
    held: cython.ulonglong = s.hands[s.turn]
    if hidden_of(s, s.turn):
        held |= unseen_tiles(s)
    if s.only != ANY:
        held &= bit_of(s.only)
    return held & fitting(s.tables, s) if s.table else held


def may_draw(s: Position, lays: cython.ulonglong) -> cython.bint:
    """Whether the seat to act may draw, given what it can lay (C3, R33, J4)."""
    if s.table == 0 or s.left == 0 or s.drawn >= s.tables.draw_limit:
        return False
    return lays == 0 or (s.tables.voluntary and s.drawn == 0) or hidden_of(s, s.turn) > 0


def leading_tile(s: Position) -> cython.int:
    """The tile that decides who leads (B5, D5, G2, V2); ANY where a lot does."""
    held: cython.ulonglong = held_by_all(s)
    i: cython.int
    for i in range(s.tables.lead_ranks):
        if held >> s.tables.lead_order[i] & 1:
            return s.tables.lead_order[i]
    return ANY


def list_actions(s: Position, into: cython.p_short) -> cython.int:
    """Write the legal actions in rising order and return how many: tile * 12 + arm * 3 + way."""
    lays: cython.ulonglong = playable(s)
    left: cython.ulonglong = lays
    count: cython.int = 0
    tile: cython.uint
    arm: cython.uint
    way: cython.uint
    while left:
        tile = lowest(left)
        left &= left - 1
        if s.table == 0:
            into[count] = tile * 12
            count += 1
            continue
        for arm in range(4):
            for way in range(s.tables.ways):
                if s.tables.fits[way * 32 + (s.ends >> 8 * arm & 255)] >> tile & 1:
                    into[count] = tile * 12 + arm * 3 + way
                    count += 1
    if may_draw(s, lays):
        into[count] = s.tables.tile_count * 12
        count += 1
    if count == 0:
        into[0] = s.tables.tile_count * 12 + 1
        count = 1
    return count


def is_legal(t: Tables, s: Position, action: cython.int) -> cython.bint:
    """Whether the action, any number, may be done now."""
    lays: cython.ulonglong
    tile: cython.uint = action // 12
    if s.end or action < 0 or tile > t.tile_count:
        return False
    lays = playable(s)
    if tile < t.tile_count:
        if not lays >> tile & 1:
            return False
        if s.table == 0:
            return action % 12 == 0
        return bool(t.fits[action % 3 * 32 + code_of(s, action % 12 // 3)] >> tile & 1)
    if action % 12 == 0:
        return may_draw(s, lays)
    if action % 12 != 1 or s.table == 0:
        return False
    if hidden_of(s, s.turn):  # what an unseen hand cannot do is believed
        return not may_draw(s, 0)
    return lays == 0 and not may_draw(s, lays)
