"""Many hands in one crossing: whole random hands, and play-outs from a position; no GIL held.

Random numbers belong to a hand, seeded as mix(its number), so results do not depend on how hands
are split over lanes or threads. Two lanes are played in turn (see `random_turns`).
"""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.bits import obey_signals, popcount, select_bit
from cython.cimports.doublesix.engine.bounds import within, word
from cython.cimports.doublesix.engine.codes import ANY, BLOCKED
from cython.cimports.doublesix.engine.kernel import State
from cython.cimports.doublesix.engine.legal import leading_tile, list_actions
from cython.cimports.doublesix.engine.position import (
    Position,
    advance,
    bit_of,
    clear,
    copy_into,
    lead,
    random_draws,
    random_step,
    random_turn,
    random_turns,
    scaled,
    skip,
)
from cython.cimports.doublesix.engine.settlement import settle_hand
from cython.cimports.doublesix.engine.tables import Tables

__all__ = ["POLICIES", "Lane", "play_hands", "play_out"]

RANDOM = cython.declare(cython.int, 0)
POLICIES = {"random": 0, "greedy": 1}

MOST_HANDS = 1 << 62

SLICE = cython.declare(cython.longlong, 1 << 14)
"""So many hands are played before an interrupt is looked for."""


@cython.final
@cython.cclass
class Lane:
    """One hand in flight after another, with what they added up to; `policies` by seat."""

    def __cinit__(self, tables: Tables, policies) -> None:
        policies = [within("policies", policy, 0, len(POLICIES) - 1) for policy in policies]
        if len(policies) != tables.seats:
            raise ValueError("policies", policies)
        self.at = Position(tables)
        self.probe = Position(tables)
        if not cython.compiled:
            self.policies = [0] * 4
            self.random = self.lays = self.draws = self.passes = self.blocked = 0
            self.awards = self.settled = 0
        for seat, policy in enumerate(policies):
            self.policies[seat] = policy
        self.plain = not tables.voluntary and not any(policies)

    def totals(self):
        """lays, draws, passes, blocked hands, awards, settlements (all sides together)."""
        return (self.lays, self.draws, self.passes, self.blocked, self.awards, self.settled)


def play_hands(tables: Tables, policies, first, hands):
    """Play whole hands numbered from `first`, each from score 0; the lanes' totals added up."""
    policies = list(policies)
    a: Lane = Lane(tables, policies)
    b: Lane = Lane(tables, policies)
    number: cython.ulonglong = word("first", first)
    left: cython.longlong = within("hands", hands, 0, MOST_HANDS)
    while left > 0:
        _run(a, b, number, min(left, SLICE))
        number += SLICE
        left -= SLICE
        obey_signals()
    return [sum(column) for column in zip(a.totals(), b.totals(), strict=True)]


def play_out(state: State, actions, policies, seed):
    """For each action: play it and the rest of the hand by the policies; each side's change.

    Every tile must be known, but the boneyard's order is drawn at random. Each action gets the
    same random numbers.
    """
    lane: Lane = Lane(state.tables, policies)
    start: cython.ulonglong = mix(word("seed", seed))
    number: cython.uint
    legal = {action: action for action in state.actions()}
    actions = list(actions)
    changes = []
    if state.hidden or not legal.keys() >= set(actions):
        raise ValueError("actions", actions)
    for action in actions:
        number = legal[action]
        copy_into(state, lane.at)
        lane.random = start
        with cython.nogil:
            _finish(lane, lane.at, number)
        changes.append(
            [lane.at.scores[i] - state.scores[i] for i in range(state.tables.side_count)]
        )
    return changes


def _finish(lane: Lane, s: Position, action: cython.uint) -> cython.void:
    change: cython.int[4] = [0, 0, 0, 0]
    if action == s.tables.tile_count * 12:
        lane.random = random_draws(s.tables, s, 1, lane.random)
    else:
        advance(s, action)
    while not s.end:
        act(lane, s)
    settle_hand(s, change)


def _run(a: Lane, b: Lane, first: cython.ulonglong, hands: cython.longlong) -> cython.void:
    x: cython.ulonglong[2] = [0, 0]
    begun: cython.longlong = 0
    with cython.nogil:
        if a.plain and hands > 1:
            x[0] = _begin(a, a.at, first)
            x[1] = _begin(b, b.at, first + 1)
            begun = 2
            while begun + 2 <= hands:
                random_turns(a.at.tables, a.at, b.at, x)
                if a.at.end:
                    _tally(a, a.at)
                    x[0] = _begin(a, a.at, first + begun)
                    begun += 1
                if b.at.end:
                    _tally(b, b.at)
                    x[1] = _begin(b, b.at, first + begun)
                    begun += 1
            a.random, b.random = x[0], x[1]
            _play(a, a.at)
            _play(b, b.at)
        while begun < hands:
            a.random = _begin(a, a.at, first + begun)
            _play(a, a.at)
            begun += 1


def _play(lane: Lane, s: Position) -> cython.void:
    """Play the lane's hand to its end."""
    while not s.end:
        act(lane, s)
    _tally(lane, s)


def _begin(lane: Lane, s: Position, number: cython.ulonglong) -> cython.ulonglong:
    """Deal and lead that hand; the state of its random numbers."""
    lane.random = mix(number)
    _deal(lane, s)
    _lead(lane, s)
    return lane.random


def _tally(lane: Lane, s: Position) -> cython.void:
    change: cython.int[4] = [0, 0, 0, 0]
    side: cython.uint
    lane.lays += popcount(s.table)
    lane.draws += s.next
    lane.passes += s.passes
    for side in range(s.tables.side_count):
        lane.awards += s.scores[side]
    settle_hand(s, change)
    for side in range(s.tables.side_count):
        lane.settled += change[side]
    lane.blocked += s.end == BLOCKED


def mix(z: cython.ulonglong) -> cython.ulonglong:
    """The finalizer of splitmix64 (Steele, Lea, Flood 2014)."""
    z = (z * cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15)) & cython.cast(
        cython.ulonglong, 0xFFFFFFFFFFFFFFFF
    )
    z = ((z ^ (z >> 30)) * cython.cast(cython.ulonglong, 0xBF58476D1CE4E5B9)) & cython.cast(
        cython.ulonglong, 0xFFFFFFFFFFFFFFFF
    )
    z = ((z ^ (z >> 27)) * cython.cast(cython.ulonglong, 0x94D049BB133111EB)) & cython.cast(
        cython.ulonglong, 0xFFFFFFFFFFFFFFFF
    )
    return z ^ (z >> 31)


def below(lane: Lane, n: cython.uint) -> cython.uint:
    """A random number from 0 to n - 1."""
    lane.random = random_step(lane.random)
    return scaled(lane.random, n)


def _deal(lane: Lane, s: Position) -> cython.void:
    """Every deal equally likely; the boneyard's order is left to the drawing."""
    left: cython.ulonglong = s.tables.full
    before: cython.ulonglong
    count: cython.uint = s.tables.tile_count
    x: cython.ulonglong = lane.random
    seat: cython.uint
    clear(s)
    for seat in range(s.tables.seats):
        before = left
        for _ in range(s.tables.deal):
            x = random_step(x)
            left ^= bit_of(select_bit(left, scaled(x, count)))
            count -= 1
        s.hands[seat] = before ^ left
    lane.random = x


def _lead(lane: Lane, s: Position) -> cython.void:
    """Seat 0 leads, or who holds the deciding tile; any tile, or that one."""
    tile: cython.uint = leading_tile(s)
    seat: cython.uint
    if tile != ANY:
        for seat in range(s.tables.seats):
            if s.hands[seat] >> tile & 1:
                s.turn = seat
        if s.tables.lead_decided:
            s.only = tile
    act(lane, s)


def act(lane: Lane, s: Position) -> cython.void:
    """A turn of the seat to act at random, or one action of another policy."""
    if lane.policies[s.turn] != RANDOM or s.tables.voluntary:
        _act_listed(lane, s)
    elif s.table:
        lane.random = random_turn(s.tables, s, lane.random)
    else:
        _lead_any(lane, s)


def _lead_any(lane: Lane, s: Position) -> cython.void:
    held: cython.ulonglong = s.hands[s.turn] if s.only == ANY else bit_of(s.only)
    lead(s.tables, s, select_bit(held, below(lane, popcount(held))))


def _act_listed(lane: Lane, s: Position) -> cython.void:
    """The action that the seat's policy picks from the list of legal ones."""
    found = cython.declare(cython.short[640])
    count: cython.uint = list_actions(s, found)
    action: cython.uint
    if lane.policies[s.turn] == RANDOM:
        action = found[below(lane, count)]
    else:
        action = _greedy(lane, s, found, count)
    if action < s.tables.tile_count * 12:
        advance(s, action)
    elif action == s.tables.tile_count * 12:
        lane.random = random_draws(s.tables, s, 1, lane.random)
    else:
        skip(s.tables, s)


def _greedy(lane: Lane, s: Position, found: cython.p_short, count: cython.int) -> cython.int:
    """The highest award, then the heaviest tile, then the first in the list."""
    best: cython.int = 0
    most: cython.int = -(1 << 20)
    worth: cython.int
    tile: cython.uint
    i: cython.int
    for i in range(count):
        tile = found[i] // 12
        if tile == s.tables.tile_count:
            worth = -(1 << 19)
        else:
            copy_into(s, lane.probe)
            worth = advance(lane.probe, found[i]) * 64 + s.tables.pips[tile]
        if worth > most:
            most = worth
            best = i
    return found[best]
