"""Many hands in one crossing: whole random hands, and play-outs from a position; no GIL held.

Random numbers belong to a lane, seeded per hand as mix(seed + number), so results do not depend on
how hands are split over lanes or threads. Four lanes go in turn: their steps overlap in the
processor, which one hand alone leaves half idle.
"""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.bits import popcount, select_bit
from cython.cimports.doublesix.engine.codes import ANY, BLOCKED, CLOSED
from cython.cimports.doublesix.engine.kernel import (
    State,
    advance,
    copy_into,
    draw_any,
    lay,
    leading_tile,
    list_actions,
    random_act,
    random_step,
    scaled,
    skip,
)
from cython.cimports.doublesix.engine.settlement import settle_hand
from cython.cimports.doublesix.engine.tables import Tables

__all__ = ["POLICIES", "Lane", "play_hands", "play_out"]

RANDOM = cython.declare(cython.int, 0)
POLICIES = {"random": 0, "greedy": 1}


@cython.final
@cython.cclass
class Lane:
    """One hand in flight after another, with what they added up to; `policies` by seat."""

    def __init__(self, tables: Tables, policies) -> None:
        self.at = State(tables)
        self.probe = State(tables)
        if not cython.compiled:
            self.policies = [0] * 4
            self.random = self.acts = self.lays = self.draws = self.blocked = 0
            self.awards = self.settled = 0
        for seat, policy in enumerate(policies):
            self.policies[seat] = policy
        self.plain = tables.ways == 1 and not tables.voluntary and not any(policies)
        self.idle = False

    def totals(self):
        """lays, draws, passes, blocked hands, awards, settlements (all sides together)."""
        passes = self.acts - self.lays - self.draws
        return (self.lays, self.draws, passes, self.blocked, self.awards, self.settled)


def play_hands(tables: Tables, policies, first: cython.ulonglong, hands: cython.longlong):
    """Play whole hands numbered from `first`, each from score 0; the lanes' totals added up."""
    lanes = [Lane(tables, policies) for _ in range(4)]
    _run(lanes[0], lanes[1], lanes[2], lanes[3], first, hands)
    return [sum(column) for column in zip(*[lane.totals() for lane in lanes], strict=True)]


def play_out(state: State, actions, policies, seed: cython.ulonglong):
    """For each action: play it and the rest of the hand by the policies; each side's change.

    Every tile must be known, but the boneyard's order is drawn at random. Each action gets the
    same random numbers.
    """
    lane: Lane = Lane(state.tables, policies)
    action: cython.int
    changes = []
    for action in actions:
        copy_into(state, lane.at)
        lane.random = mix(seed)
        with cython.nogil:
            _finish(lane, lane.at, action)
        changes.append(
            [lane.at.scores[i] - state.scores[i] for i in range(state.tables.side_count)]
        )
    return changes


def _finish(lane: Lane, s: State, action: cython.int) -> cython.void:
    change: cython.int[4] = [0, 0, 0, 0]
    if action // 12 == s.tables.tile_count and action % 12 == 0:
        _draw(lane, s)
    else:
        advance(s, action)
    while not s.end:
        act(lane, s)
    settle_hand(s, change)


def _run(a: Lane, b: Lane, c: Lane, d: Lane, first: cython.ulonglong, hands: cython.longlong):
    left: cython.longlong = hands
    with cython.nogil:
        left = _begin(a, a.at, first, hands, left)
        left = _begin(b, b.at, first, hands, left)
        left = _begin(c, c.at, first, hands, left)
        left = _begin(d, d.at, first, hands, left)
        while not (a.idle and b.idle and c.idle and d.idle):
            left = _step(a, a.at, first, hands, left)
            left = _step(b, b.at, first, hands, left)
            left = _step(c, c.at, first, hands, left)
            left = _step(d, d.at, first, hands, left)


def _step(
    lane: Lane,
    s: State,
    first: cython.ulonglong,
    hands: cython.longlong,
    left: cython.longlong,
) -> cython.longlong:
    if lane.idle:
        return left
    act(lane, s)
    if s.end:
        _tally(lane, s)
        return _begin(lane, s, first, hands, left)
    return left


def _begin(
    lane: Lane,
    s: State,
    first: cython.ulonglong,
    hands: cython.longlong,
    left: cython.longlong,
) -> cython.longlong:
    """Deal and lead the next hand, if one is left; how many remain."""
    while left:
        lane.random = mix(first + cython.cast(cython.ulonglong, hands - left))
        left -= 1
        _deal(lane, s)
        _lead(lane, s)
        if not s.end:
            return left
        _tally(lane, s)  # blocked by its lead
    lane.idle = True
    return 0


def _tally(lane: Lane, s: State) -> cython.void:
    change: cython.int[4] = [0, 0, 0, 0]
    side: cython.int
    lane.lays += popcount(s.table)
    lane.draws += s.next
    for side in range(s.tables.side_count):
        lane.awards += s.scores[side]
    settle_hand(s, change)
    for side in range(s.tables.side_count):
        lane.settled += change[side]
    lane.blocked += s.end == BLOCKED


def mix(z: cython.ulonglong) -> cython.ulonglong:
    """The finalizer of splitmix64 (Steele, Lea, Flood 2014)."""
    z = (z * cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15)) & cython.cast(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
    z = ((z ^ (z >> 30)) * cython.cast(cython.ulonglong, 0xBF58476D1CE4E5B9)) & cython.cast(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
    z = ((z ^ (z >> 27)) * cython.cast(cython.ulonglong, 0x94D049BB133111EB)) & cython.cast(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
    return z ^ (z >> 31)


def below(lane: Lane, n: cython.int) -> cython.int:
    """A random number from 0 to n - 1."""
    lane.random = random_step(lane.random)
    return scaled(lane.random, n)


def _deal(lane: Lane, s: State) -> cython.void:
    """Every deal equally likely; the boneyard's order is left to the drawing."""
    left: cython.ulonglong = s.tables.full
    held: cython.ulonglong
    count: cython.int = s.tables.tile_count
    seat: cython.int
    i: cython.int
    tile: cython.int
    for seat in range(s.tables.seats):
        held = 0
        for i in range(s.tables.deal):
            tile = select_bit(left, below(lane, count))
            count -= 1
            left ^= cython.cast(cython.ulonglong, 1) << tile
            held |= cython.cast(cython.ulonglong, 1) << tile
        s.hands[seat] = held
    for i in range(4):
        s.codes[i] = CLOSED
        s.counts[i] = 0
        s.scores[i] = 0
    s.table = 0
    s.pips = 0
    s.hub_pip = s.hub_kind = s.covered = 0
    s.drawn = s.next = s.end = s.turn = 0
    s.only = ANY
    s.left = s.tables.drawable


def _lead(lane: Lane, s: State) -> cython.void:
    """Seat 0 leads, or who holds the deciding tile; any tile, or that one."""
    tile: cython.int = leading_tile(s)
    seat: cython.int
    if tile != ANY:
        for seat in range(s.tables.seats):
            if s.hands[seat] >> tile & 1:
                s.turn = seat
        if s.tables.lead_decided:
            s.only = tile
    act(lane, s)


def _draw(lane: Lane, s: State) -> cython.void:
    lane.random = random_step(lane.random)
    draw_any(s.tables, s, lane.random)


def act(lane: Lane, s: State) -> cython.void:
    """One action of the seat to act, by its policy."""
    lane.acts += 1
    if lane.plain and s.table:
        lane.random = random_act(s.tables, s, lane.random)
    elif lane.policies[s.turn] != RANDOM or s.tables.voluntary:
        _act_listed(lane, s)
    elif s.tables.ways == 1 and s.table:
        lane.random = random_act(s.tables, s, lane.random)
    else:
        _act_by_ways(lane, s)


def _act_by_ways(lane: Lane, s: State) -> cython.void:
    """As `random_act` where a tile may lie on an end in several ways (M3-M5), or leads."""
    lays: cython.ulonglong[6] = [0, 0, 0, 0, 0, 0]
    held: cython.ulonglong = s.hands[s.turn]
    count: cython.int = 0
    rank: cython.int
    i: cython.int
    if s.table == 0:
        if s.only != ANY:
            held = cython.cast(cython.ulonglong, 1) << s.only
        lay(s.tables, s, select_bit(held, below(lane, popcount(held))), 0, 0)
        return
    for i in range(6):  # arms E and W (0 and 3) in each of three ways
        lays[i] = held & s.tables.fits[(i >> 1) * 32 + s.codes[(i & 1) * 3]]
        count += popcount(lays[i])
    if count == 0:
        if s.left and s.drawn < s.tables.draw_limit:
            _draw(lane, s)
        else:
            skip(s)
        return
    rank = below(lane, count)
    i = 0
    while rank >= popcount(lays[i]):
        rank -= popcount(lays[i])
        i += 1
    lay(s.tables, s, select_bit(lays[i], rank), (i & 1) * 3, i >> 1)


def _act_listed(lane: Lane, s: State) -> cython.void:
    """The action that the seat's policy picks from the list of legal ones."""
    found: cython.short[640] = [0] * 640
    count: cython.int = list_actions(s, found)
    action: cython.int
    if lane.policies[s.turn] == RANDOM:
        action = found[below(lane, count)]
    else:
        action = _greedy(lane, s, found, count)
    if action < s.tables.tile_count * 12:
        advance(s, action)
    elif action == s.tables.tile_count * 12:
        _draw(lane, s)
    else:
        skip(s)


def _greedy(lane: Lane, s: State, found: cython.p_short, count: cython.int) -> cython.int:
    """The highest award, then the heaviest tile, then the first in the list."""
    best: cython.int = 0
    most: cython.int = -(1 << 20)
    worth: cython.int
    tile: cython.int
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
