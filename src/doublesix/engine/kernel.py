"""The compiled state of one hand: what may be laid, what follows, what counts, how it ends.

This is the only code that executes rules. It knows numbers only: no text, no chance, no I/O. The
functions trust their caller; `State` in `state.py` is the checked face. Arms are numbered E N S W (0-3),
so that the opposite arm is 3 - arm and action numbers sort like their texts.
"""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.bits import lowest, popcount, select_bit
from cython.cimports.doublesix.engine.codes import (
    ANY,
    BLOCKED,
    CLOSED,
    DUTY,
    EAST,
    ENDS,
    EQUAL_ENDS,
    LEAD_DOUBLE,
    NORTH,
    OPEN,
    OUT,
    OVER,
    SHUT,
    SOUTH,
    TABLE,
    WAITS,
    WEST,
    WON,
)
from cython.cimports.doublesix.engine.tables import Tables

from doublesix.engine.refusal import refuse

__all__ = ["Played", "State"]

@cython.final
@cython.cclass
class Played:
    """What an action did: who, which tile (laid or drawn), the award, how the hand ended.

    `total` is what counted after a lay, in the game's way: the sum of the ends, the pips on the
    table, else 0. `tile` is None for a pass and for a drawn tile that nobody saw.
    """

    def __init__(self, seat: cython.int, action: cython.int, tile: cython.int, award: cython.int,
                 total: cython.int, end: cython.int) -> None:
        self.seat = seat
        self.action = action
        self._tile = tile
        self.award = award
        self.total = total
        self.end = end

    @property
    def tile(self):
        return None if self._tile == ANY else self._tile


@cython.final
@cython.no_gc
@cython.cclass
class State:
    """The fields of one hand in progress, a flat block; sizes in `kernel.pxd`."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        if not cython.compiled:
            self._allocate()
        for arm in range(4):
            self.codes[arm] = CLOSED
            self.tips[arm] = ANY
        self.only = ANY

    def _allocate(self):
        self.hands, self.scores, self.hidden = [0] * 4, [0] * 4, [0] * 4
        self.codes, self.counts, self.tips = [0] * 4, [0] * 4, [0] * 4
        self.order = [ANY] * 45
        self.table = self.pips = self.hub_pip = self.hub_kind = self.covered = 0
        self.turn = self.drawn = self.end = self.next = self.left = 0

    @staticmethod
    def dealt(tables: Tables, hands, boneyard, leader, scores, only=None):
        """A hand before its lead. A hand is a mask or, negative, how many tiles nobody saw;
        the boneyard's order is a sequence of tiles, or None where nobody knows it."""
        s: State = State(tables)
        for seat, held in enumerate(hands):
            if held < 0:
                s.hidden[seat] = -held
            else:
                s.hands[seat] = held
        for i, tile in enumerate(boneyard or ()):
            s.order[i] = tile
        if boneyard is None:
            for i in range(tables.boneyard_size):
                s.order[i] = ANY
        s.left = tables.drawable
        for side, score in enumerate(scores):
            s.scores[side] = score
        s.turn = leader
        s.only = ANY if only is None else only
        return s

    def reveal_last(self):
        """Where the tiles nobody saw must all be in one hand, they are known after all."""
        away: cython.ulonglong = unseen_tiles(self)
        seat: cython.int
        for seat in range(self.tables.seats):
            if away and self.hidden[seat] == popcount(away):
                self.hands[seat] |= away
                self.hidden[seat] = 0
                if self.left == 0 and not self.end:
                    _close_if_blocked(self.tables, self)
                return

    def call_block(self):
        """End the hand as blocked: tiles that nobody saw might all fit nowhere."""
        self.end = BLOCKED

    def hidden_fits(self, seat: cython.int):
        """Whether the known part of that hand fits somewhere."""
        return bool(self.hands[seat] & fitting(self.tables, self))

    @property
    def rules(self):
        """The ruleset that is played."""
        return self.tables.rules

    @property
    def boneyard_left(self):
        """How many tiles the boneyard holds, the reserve included."""
        return boneyard_rest(self)

    @property
    def next_tile(self):
        """The tile that is drawn next; None where nobody knows it."""
        tile: cython.int = self.order[self.next] if boneyard_rest(self) else ANY
        return None if tile == ANY else tile

    def arm_codes(self):
        """The codes of the open ends, in the order E N S W."""
        return [self.codes[0], self.codes[1], self.codes[2], self.codes[3]]

    def spinner_tile(self):
        """The branching double on the table, None while there is none (R20)."""
        return hub_tile(self) if self.hub_kind >= SHUT else None

    def hidden_tiles(self, seat: cython.int):
        """How many tiles of that hand nobody saw."""
        return self.hidden[seat]

    def all_seen(self):
        """Whether every tile in every hand is known."""
        return not (self.hidden[0] or self.hidden[1] or self.hidden[2] or self.hidden[3])

    def held(self, seat: cython.int):
        """How many tiles that hand holds."""
        return popcount(self.hands[seat]) + self.hidden[seat]

    def unseen(self):
        """The mask of tiles whose place nobody knows."""
        return unseen_tiles(self)

    def may_hold(self, tile: cython.int):
        """Whether the seat to act holds the tile, or might."""
        held: cython.ulonglong = self.hands[self.turn]
        if self.hidden[self.turn]:
            held |= unseen_tiles(self)
        return bool(held >> tile & 1)

    def actions(self):
        """The numbers of the legal actions, rising; none when the hand is over."""
        found: cython.short[640] = [0] * 640
        count: cython.int = 0
        i: cython.int
        if not self.end:
            count = list_actions(self, found)
        return [found[i] for i in range(count)]

    def is_legal(self, action: cython.int):
        """Whether the action is among `actions()`."""
        return _is_legal(self, action)

    def apply(self, action: cython.int, drawn: cython.int = ANY):
        """Do an action: `Played`, or a `Refusal` and nothing changes.

        `drawn` is the tile to draw where the boneyard's order is unknown.
        """
        seat: cython.int = self.turn
        tile: cython.int = action // 12
        award: cython.int = 0
        total: cython.int = 0
        if not _is_legal(self, action):
            return refuse(self, action)
        if tile < self.tables.tile_count:
            award = lay(self.tables, self, tile, action % 12 // 3, action % 3)
            total = self.pips if self.tables.counted == TABLE else 0
            if self.tables.counted == ENDS:
                total = total_of(self.tables, self)
        elif action % 12 == 0:
            tile = self.order[self.next]
            if tile == ANY:
                tile = drawn
            take(self.tables, self, tile)
        else:
            tile = ANY
            skip(self)
        return Played(seat, action, tile, award, total, self.end)

    def copy(self):
        """The same position, apart from this one."""
        to: State = State(self.tables)
        copy_into(self, to)
        return to

    def __reduce__(self):
        return _restored, (self.tables, _fields(self))

    def __eq__(self, other):
        return isinstance(other, State) and _fields(self) == _fields(other)

    __hash__ = None


def _fields(s: State):
    return (
        [s.hands[i] for i in range(4)], s.table, [s.scores[i] for i in range(4)],
        [s.codes[i] for i in range(4)], [s.tips[i] for i in range(4)],
        [s.counts[i] for i in range(4)], s.pips, s.hub_pip, s.hub_kind, s.covered, s.turn,
        s.drawn, s.only, s.end, s.next, s.left, [s.hidden[i] for i in range(4)],
        [s.order[i] for i in range(45)],
    )


def _restored(tables: Tables, fields):
    s: State = State(tables)
    (hands, s.table, scores, codes, tips, counts, s.pips, s.hub_pip, s.hub_kind, s.covered,
     s.turn, s.drawn, s.only, s.end, s.next, s.left, hidden, order) = fields
    for i in range(4):
        s.hands[i], s.scores[i], s.codes[i] = hands[i], scores[i], codes[i]
        s.tips[i], s.counts[i], s.hidden[i] = tips[i], counts[i], hidden[i]
    for i in range(45):
        s.order[i] = order[i]
    return s


def _is_legal(s: State, action: cython.int) -> cython.bint:
    lays: cython.ulonglong
    tile: cython.int = action // 12
    if s.end or action < 0 or tile > s.tables.tile_count:
        return False
    lays = playable(s)
    if tile < s.tables.tile_count:
        if not lays >> tile & 1:
            return False
        if s.table == 0:
            return action % 12 == 0
        return bool(s.tables.fits[action % 3 * 32 + s.codes[action % 12 // 3]] >> tile & 1)
    if action % 12 == 0:
        return may_draw(s, lays)
    if action % 12 != 1 or s.table == 0:
        return False
    if s.hidden[s.turn]:  # what an unseen hand cannot do is believed
        return not may_draw(s, 0)
    return lays == 0 and not may_draw(s, lays)


def fitting(t: Tables, s: State) -> cython.ulonglong:
    """The tiles that fit on some open place, whoever holds them."""
    return (
        t.fits[96 + s.codes[0]]
        | t.fits[96 + s.codes[1]]
        | t.fits[96 + s.codes[2]]
        | t.fits[96 + s.codes[3]]
    )


def boneyard_rest(s: State) -> cython.int:
    """How many tiles the boneyard holds, the reserve included."""
    return s.tables.boneyard_size - s.next


def unseen_tiles(s: State) -> cython.ulonglong:
    """The tiles whose place nobody knows: candidates for every hidden tile."""
    known: cython.ulonglong = s.table | s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    i: cython.int
    for i in range(s.next, s.next + boneyard_rest(s)):
        if s.order[i] != ANY:
            known |= cython.cast(cython.ulonglong, 1) << s.order[i]
    return s.tables.full & ~known


def playable(s: State) -> cython.ulonglong:
    """The tiles that the seat to act may lay, or might where its hand is hidden (R32, R34)."""
    held: cython.ulonglong = s.hands[s.turn]
    if s.hidden[s.turn]:
        held |= unseen_tiles(s)
    if s.only != ANY:
        held &= cython.cast(cython.ulonglong, 1) << s.only
    return held & fitting(s.tables, s) if s.table else held


def may_draw(s: State, lays: cython.ulonglong) -> cython.bint:
    """Whether the seat to act may draw, given what it can lay (C3, R33, J4)."""
    if s.table == 0 or s.left == 0 or s.drawn >= s.tables.draw_limit:
        return False
    return lays == 0 or (s.tables.voluntary and s.drawn == 0) or s.hidden[s.turn] > 0


def total_of(t: Tables, s: State) -> cython.int:
    """The sum of the counted ends, the hub included (R17-R27)."""
    hub: cython.int = t.times[s.hub_kind * 16 + s.covered]
    return s.counts[0] + s.counts[1] + s.counts[2] + s.counts[3] + s.hub_pip * hub


def hub_tile(s: State) -> cython.int:
    """The tile that is the hub: the double of its pips."""
    top: cython.int = s.tables.max_pip
    return s.hub_pip * (2 * top + 3 - s.hub_pip) // 2


def _open_branches(s: State, hub: cython.int) -> cython.void:
    s.codes[NORTH] = s.codes[SOUTH] = s.hub_pip
    s.tips[NORTH] = s.tips[SOUTH] = hub


def _lead(s: State, tile: cython.int) -> cython.void:
    """The opening tile: its low half points west, its high half east."""
    low: cython.int = s.tables.lows[tile]
    high: cython.int = s.tables.highs[tile]
    s.codes[WEST] = low
    s.codes[EAST] = high
    s.tips[WEST] = s.tips[EAST] = tile
    if low != high:
        if s.tables.counted == ENDS:
            s.counts[WEST] = low
            s.counts[EAST] = high
        return
    s.hub_pip = low
    s.hub_kind = LEAD_DOUBLE
    if s.tables.counted == EQUAL_ENDS:
        s.counts[WEST] = s.counts[EAST] = 1
    if s.tables.spinners >> tile & 1:
        s.hub_kind = s.tables.spinner_kind
        if s.hub_kind != SHUT:
            _open_branches(s, tile)


def _raise_spinner(s: State, arm: cython.int) -> cython.void:
    """The double just laid on that arm becomes the hub; the arm behind it is covered (R20, R23)."""
    behind: cython.int = 3 - arm
    if s.hub_kind == LEAD_DOUBLE and not s.covered >> behind & 1:
        s.counts[behind] = s.hub_pip * s.tables.times[LEAD_DOUBLE * 16 + (1 << arm)]
    s.hub_pip = s.codes[arm]
    s.hub_kind = s.tables.spinner_kind
    s.covered = 1 << behind
    if s.tables.counted == ENDS:
        s.counts[arm] = 0
    if s.hub_kind != SHUT:
        _open_branches(s, s.tips[arm])
    if s.hub_kind == DUTY:
        s.codes[behind] |= WAITS


def _release(s: State) -> cython.void:
    """The covered sides end the hub's kind: branches open (R24), or waiting arms do (V4)."""
    arm: cython.int
    if s.hub_kind == SHUT:
        _open_branches(s, hub_tile(s))
    else:
        for arm in range(4):
            s.codes[arm] &= 15
    s.hub_kind = OPEN


def _attach(t: Tables, s: State, tile: cython.int, arm: cython.int, way: cython.int) -> cython.void:
    left: cython.int = t.step[(way * 64 + tile) * 16 + (s.codes[arm] & 15)]
    need: cython.int
    s.codes[arm] = left & 255
    s.counts[arm] = left >> 8
    s.tips[arm] = tile
    s.covered |= 1 << arm
    if s.hub_kind < SHUT and t.spinners >> tile & 1:
        _raise_spinner(s, arm)
    elif s.hub_kind == DUTY:
        s.codes[arm] |= WAITS
    need = t.needs[s.hub_kind]
    if s.covered & need == need:
        _release(s)


def _header(s: State, tile: cython.int) -> cython.int:
    """Both ends alike: two points, three where one of them is a double (B6, B10)."""
    award: cython.int = s.tables.double_header
    missing: cython.int
    if s.codes[EAST] != s.codes[WEST]:
        return 0
    if s.tables.triple_by_laid:
        if s.tables.doubles >> tile & 1:
            award = s.tables.triple_header
    elif s.counts[EAST] or s.counts[WEST]:
        award = s.tables.triple_header
    if s.tables.shrink:
        missing = s.tables.target - s.scores[s.tables.side_of[s.turn]]
        if 1 < missing <= 3 and award >= missing - 1:
            award = missing - 1
    return award


def award_of(t: Tables, s: State, tile: cython.int, before: cython.int) -> cython.int:
    """The points for the tile just joined; `before`: the pips on the table without it."""
    if t.counted == ENDS:
        return t.points[total_of(t, s)]
    if t.counted == EQUAL_ENDS:
        return _header(s, tile)
    if t.counted == TABLE and s.pips > before:  # J11: 0-0 forms no total
        return t.hit[s.pips] - t.passed[s.pips - 1] + t.passed[before]
    return 0


def _lead_award(t: Tables, s: State, tile: cython.int) -> cython.int:
    """The points for the opening tile (C5, R30, B5)."""
    if not t.opening_scores:
        return 0
    if t.counted == EQUAL_ENDS:
        return t.lead_double if t.doubles >> tile & 1 else 0
    return award_of(t, s, tile, 0)


def _close_if_blocked(t: Tables, s: State) -> cython.void:
    """D2: over as soon as nothing can be drawn and no hand holds a tile that fits."""
    held: cython.ulonglong
    if s.hidden[0] or s.hidden[1] or s.hidden[2] or s.hidden[3]:
        return
    held = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    if not held & fitting(t, s) or (t.boneyard_ends and s.drawn == 0 and s.next > 0):
        s.end = BLOCKED


def lay(t: Tables, s: State, tile: cython.int, arm: cython.int, way: cython.int) -> cython.int:
    """Lay a tile; the award, which is already booked, is returned (R30, R43, J12)."""
    seat: cython.int = s.turn
    side: cython.int = t.side_of[seat]
    before: cython.int = s.pips
    award: cython.int
    score: cython.int
    bit: cython.ulonglong = cython.cast(cython.ulonglong, 1) << tile
    if not s.hands[seat] & bit:
        s.hidden[seat] -= 1
    s.hands[seat] &= ~bit
    s.pips = before + t.pips[tile]
    if s.table:
        _attach(t, s, tile, arm, way)
        award = award_of(t, s, tile, before)
    else:
        _lead(s, tile)
        award = _lead_award(t, s, tile)
    s.table |= bit
    score = s.scores[side] + award
    if award < 0 and score < t.floor:
        award += t.floor - score
        score = t.floor
    s.scores[side] = score
    s.turn = t.next_seat[seat]
    s.drawn = 0
    s.only = ANY
    if score >= t.target:
        s.end = WON
    elif s.hands[seat] == 0 and s.hidden[seat] == 0:
        s.end = OUT
    elif s.pips > t.table_limit:
        s.end = OVER
    elif s.left == 0:
        _close_if_blocked(t, s)
    return award


def take(t: Tables, s: State, tile: cython.int) -> cython.void:
    """Draw that tile, or one that nobody saw (ANY)."""
    if tile == ANY:
        s.hidden[s.turn] += 1
    else:
        s.hands[s.turn] |= cython.cast(cython.ulonglong, 1) << tile
    s.only = tile
    s.next += 1
    s.left -= 1
    s.drawn += 1
    if s.left == 0:
        _close_if_blocked(t, s)


def skip(s: State) -> cython.void:
    """Pass: the next seat's turn."""
    s.turn = s.tables.next_seat[s.turn]
    s.drawn = 0
    s.only = ANY
    if s.tables.boneyard_ends and s.left == 0:
        _close_if_blocked(s.tables, s)


def leading_tile(s: State) -> cython.int:
    """The tile that decides who leads (B5, D5, G2, V2); ANY where a lot does."""
    held: cython.ulonglong = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    i: cython.int
    for i in range(s.tables.lead_ranks):
        if held >> s.tables.lead_order[i] & 1:
            return s.tables.lead_order[i]
    return ANY


def list_actions(s: State, into: cython.p_short) -> cython.int:
    """Write the legal actions in rising order and return how many: tile * 12 + arm * 3 + way."""
    lays: cython.ulonglong = playable(s)
    left: cython.ulonglong = lays
    count: cython.int = 0
    tile: cython.int
    arm: cython.int
    way: cython.int
    while left:
        tile = lowest(left)
        left &= left - 1
        if s.table == 0:
            into[count] = tile * 12
            count += 1
            continue
        for arm in range(4):
            for way in range(s.tables.ways):
                if s.tables.fits[way * 32 + s.codes[arm]] >> tile & 1:
                    into[count] = tile * 12 + arm * 3 + way
                    count += 1
    if may_draw(s, lays):
        into[count] = s.tables.tile_count * 12
        count += 1
    if count == 0:
        into[0] = s.tables.tile_count * 12 + 1
        count = 1
    return count


def advance(s: State, action: cython.int) -> cython.int:
    """Do a legal action, drawing the boneyard's next tile; the award."""
    tile: cython.int = action // 12
    if tile < s.tables.tile_count:
        return lay(s.tables, s, tile, action % 12 // 3, action % 3)
    if action % 12 == 0:
        take(s.tables, s, s.order[s.next])
    else:
        skip(s)
    return 0


def copy_into(s: State, to: State) -> cython.void:
    """Copy every field but the tables, which both share."""
    i: cython.int
    for i in range(4):
        to.hands[i] = s.hands[i]
        to.scores[i] = s.scores[i]
        to.codes[i] = s.codes[i]
        to.counts[i] = s.counts[i]
        to.tips[i] = s.tips[i]
        to.hidden[i] = s.hidden[i]
    for i in range(45):
        to.order[i] = s.order[i]
    to.table = s.table
    to.pips = s.pips
    to.hub_pip = s.hub_pip
    to.hub_kind = s.hub_kind
    to.covered = s.covered
    to.turn = s.turn
    to.drawn = s.drawn
    to.only = s.only
    to.end = s.end
    to.next = s.next
    to.left = s.left


def random_step(x: cython.ulonglong) -> cython.ulonglong:
    """The next state of the random numbers, a 64-bit linear congruential step."""
    return (
        x * cython.cast(cython.ulonglong, 0xD1342543DE82EF95)
        + cython.cast(cython.ulonglong, 0xA0761D6478BD642F)
    ) & cython.cast(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


def scaled(x: cython.ulonglong, n: cython.int) -> cython.int:
    """A number from 0 to n - 1 from the high half of a random state."""
    return cython.cast(cython.int, ((x >> 32) * cython.cast(cython.ulonglong, n)) >> 32)


def draw_any(t: Tables, s: State, x: cython.ulonglong) -> cython.void:
    """Draw one of the tiles that lie in the boneyard, all equally likely."""
    held: cython.ulonglong = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    pool: cython.ulonglong = t.full & ~(s.table | held)
    take(t, s, select_bit(pool, scaled(x, popcount(pool))))


def random_act(t: Tables, s: State, x: cython.ulonglong) -> cython.ulonglong:
    """One of the legal (tile, arm) pairs, all equally likely; else draw; else pass.

    For play after the lead where a tile lies on an arm in one way only. Takes and returns the state
    of the random numbers. It is here so that the compiler sees the whole loop body at once.
    """
    lays: cython.ulonglong[4] = [0, 0, 0, 0]
    before: cython.int[4] = [0, 0, 0, 0]
    held: cython.ulonglong = s.hands[s.turn]
    count: cython.int
    rank: cython.int
    arm: cython.int
    lays[0] = held & t.fits[s.codes[0]]
    lays[1] = held & t.fits[s.codes[1]]
    lays[2] = held & t.fits[s.codes[2]]
    lays[3] = held & t.fits[s.codes[3]]
    before[1] = popcount(lays[0])
    before[2] = before[1] + popcount(lays[1])
    before[3] = before[2] + popcount(lays[2])
    count = before[3] + popcount(lays[3])
    x = random_step(x)
    if count:
        # No branch on the arm: it could not be predicted.
        rank = scaled(x, count)
        arm = (rank >= before[1]) + (rank >= before[2]) + (rank >= before[3])
        lay(t, s, select_bit(lays[arm], rank - before[arm]), arm, 0)
    elif s.left and s.drawn < t.draw_limit:
        draw_any(t, s, x)
    else:
        skip(s)
    return x
