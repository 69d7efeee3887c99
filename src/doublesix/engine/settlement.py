"""The hand's end: who won it, what each side's score changes by (R37-R42, C7, D4, G6-G9)."""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.bits import popcount
from cython.cimports.doublesix.engine.bounds import within
from cython.cimports.doublesix.engine.codes import (
    BLOCKED,
    FIXED,
    OTHERS_MINUS_OWN,
    OTHERS_ROUNDED,
    OUT,
    ROUNDED_DIFFERENCES,
    WON,
)
from cython.cimports.doublesix.engine.position import Position, hidden_of, pips_of

__all__ = ["pips_left", "settle", "winner_of"]


def hand_pips(s: Position, seat: cython.uint) -> cython.int:
    """The pips left in a hand; a lone 0-0 may cost more (G9)."""
    if s.hands[seat] == 1:
        return s.tables.lone_blank
    return pips_of(s.tables, s.hands[seat])


def nearest_five(pips: cython.int) -> cython.int:
    """R38: remainders 1 and 2 go down, 3 and 4 up; below zero too, where C would cut off."""
    if pips < 0:
        return -((2 - pips) // 5 * 5)
    return (pips + 2) // 5 * 5


def best_hand(s: Position) -> cython.int:
    """The seat that wins a blocked hand (C7, D4); -1 where two sides are equal."""
    best: cython.int = 1 << 20
    winner: cython.int = -1
    seat: cython.uint
    weight: cython.int
    for seat in range(s.tables.seats):
        weight = hand_pips(s, seat)
        if s.tables.block_by_doubles:
            weight += popcount(s.hands[seat] & s.tables.doubles) << 12
        if weight < best:
            best = weight
            winner = seat
        elif weight == best and winner >= 0 and s.tables.side_of[seat] != s.tables.side_of[winner]:
            winner = -1
    return winner


def _payment(s: Position, winner: cython.int) -> cython.int:
    """What the hand's winner gets (R41, B1, E6-E7, G6-G7, J8)."""
    kind: cython.int = s.tables.out_kind if s.end == OUT else s.tables.block_kind
    own: cython.int
    total: cython.int = 0
    seat: cython.uint
    pips: cython.int
    if kind == FIXED:
        return s.tables.out_bonus if s.end == OUT else s.tables.block_payment
    own = hand_pips(s, winner)
    for seat in range(s.tables.seats):
        if s.tables.side_of[seat] != s.tables.side_of[winner]:
            pips = hand_pips(s, seat)
            total += nearest_five(pips - own) if kind == ROUNDED_DIFFERENCES else pips
    if kind == OTHERS_MINUS_OWN:
        return total - own
    return nearest_five(total) if kind == OTHERS_ROUNDED else total


def hand_winner(s: Position) -> cython.int:
    """The seat that won the hand: who went out, or has the best hand of a block; else -1."""
    seat: cython.uint
    if s.end == BLOCKED:
        return best_hand(s)
    if s.end == OUT:
        for seat in range(s.tables.seats):
            if s.hands[seat] == 0 and hidden_of(s, seat) == 0:
                return seat
    return -1


def settle_hand(s: Position, change: cython.p_int) -> cython.void:
    """Write what each side's score changes by at the hand's end, and book it (R38-R42)."""
    seat: cython.uint
    side: cython.uint
    winner: cython.int
    for side in range(4):
        change[side] = 0
    if s.end == WON:  # R43: remainders are not settled
        return
    if s.tables.deduct:
        for seat in range(s.tables.seats):
            change[s.tables.side_of[seat]] -= nearest_five(hand_pips(s, seat))
    winner = hand_winner(s)
    if winner >= 0:
        change[s.tables.side_of[winner]] += _payment(s, winner)
    for side in range(s.tables.side_count):
        if s.scores[side] + change[side] < s.tables.floor:
            change[side] = s.tables.floor - s.scores[side]
        s.scores[side] += change[side]


def settle(s: Position):
    """Book the end of a finished hand, once: what each side's score changes by."""
    change: cython.int[4] = [0, 0, 0, 0]
    if not s.end or s.settled:
        raise ValueError("a hand is settled once, at its end")
    s.settled = True
    settle_hand(s, change)
    return [change[side] for side in range(s.tables.side_count)]


def winner_of(s: Position):
    """The seat that went out, or has the best hand of a block; None where nobody won."""
    winner: cython.int = hand_winner(s)
    return None if winner < 0 else winner


def pips_left(s: Position, seat):
    """The pips left in a hand, as they are settled (G9)."""
    return hand_pips(s, within("seat", seat, 0, s.tables.seats - 1))
