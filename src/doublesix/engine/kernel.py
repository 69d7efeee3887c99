"""The checked face of the compiled position: one action in, what it did or why not out.

`Position` in `position.py` holds the fields and executes the rules; this is what Python drives.
"""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.bits import popcount
from cython.cimports.doublesix.engine.bounds import within
from cython.cimports.doublesix.engine.codes import ANY, BLOCKED, ENDS, RUNNING, SHUT, TABLE
from cython.cimports.doublesix.engine.legal import (
    boneyard_rest,
    is_legal,
    list_actions,
    playable,
    unseen_tiles,
)
from cython.cimports.doublesix.engine.position import (
    Position,
    bit_of,
    close_if_blocked,
    code_of,
    copy_into,
    fitting,
    held_by_all,
    hidden_of,
    hub_tile,
    join,
    lead,
    pips_of,
    skip,
    take,
    total_of,
)
from cython.cimports.doublesix.engine.tables import Tables

from doublesix.engine.refusal import refuse

__all__ = ["ANYBODY", "Played", "State"]

ANYBODY = 64
"""More hidden tiles than a set has: a hand of which nothing is known, not even its size."""

FARTHEST_SCORE = 1_000_000_000
"""Further from 0 a score could not be added to."""


@cython.final
@cython.freelist(8)
@cython.cclass
class Played:
    """What an action did: who, which tile (laid or drawn), the award, how the hand ended.

    `total` is what counted after a lay, in the game's way: the sum of the ends, the pips on the
    table, else 0. `tile` is None for a pass and for a drawn tile that nobody saw.
    """

    def __cinit__(self):
        self.seat = self.action = self.award = self.total = self.end = 0
        self._tile = ANY

    @property
    def tile(self):
        """The tile laid or drawn, where there was one and somebody saw it."""
        return None if self._tile == ANY else self._tile


@cython.final
@cython.no_gc
@cython.cclass
class State(Position):
    """The hand in progress of a match, of a simulation, of a search."""

    @staticmethod
    def dealt(tables: Tables, hands, boneyard, leader, scores, only=None):
        """A hand before its lead, dealt from outside.

        A hand is a mask or, negative, how many tiles nobody saw; the boneyard's order is a
        sequence of tiles, or None where nobody knows it.
        """
        s: State = State(tables)
        _give(s, list(hands))
        _stack(s, boneyard if boneyard is None else list(boneyard))
        scores = list(scores)
        if len(scores) != tables.side_count:
            raise ValueError("scores", scores)
        for side, score in enumerate(scores):
            s.scores[side] = within("scores", score, -FARTHEST_SCORE, FARTHEST_SCORE)
        s.turn = within("leader", leader, 0, tables.seats - 1)
        if only is not None:
            s.only = within("only", only, 0, tables.tile_count - 1)
            if not playable(s):
                raise ValueError("only", only)
        s.left = tables.drawable
        s.end = RUNNING
        return s

    def reveal_last(self):
        """Where the tiles nobody saw must all be in one hand, they are known after all."""
        away: cython.ulonglong = unseen_tiles(self)
        seat: cython.uint
        for seat in range(self.tables.seats):
            if away and hidden_of(self, seat) == popcount(away):
                self.hands[seat] |= away
                self.hidden -= popcount(away) << 8 * seat
                if self.table and self.left == 0 and not self.end:
                    close_if_blocked(self.tables, self)
                return

    def call_block(self):
        """End the hand as blocked: tiles that nobody saw might all fit nowhere."""
        if self.end or not self.hidden:
            raise ValueError("what is seen tells whether the hand is blocked")
        self.end = BLOCKED

    def hidden_fits(self, seat):
        """Whether the known part of that hand fits somewhere."""
        return bool(self.hands[_seat(self, seat)] & fitting(self.tables, self))

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
        return [code_of(self, 0), code_of(self, 1), code_of(self, 2), code_of(self, 3)]

    def spinner_tile(self):
        """The branching double on the table, None while there is none (R20)."""
        return hub_tile(self) if self.hub >> 4 >= SHUT else None

    def hidden_tiles(self, seat):
        """How many tiles of that hand nobody saw."""
        return hidden_of(self, _seat(self, seat))

    def all_seen(self):
        """Whether every tile in every hand is known."""
        return self.hidden == 0

    def held(self, seat):
        """How many tiles that hand holds."""
        number: cython.uint = _seat(self, seat)
        return popcount(self.hands[number]) + hidden_of(self, number)

    def unseen(self):
        """The mask of tiles whose place nobody knows."""
        return unseen_tiles(self)

    def may_hold(self, tile):
        """Whether the seat to act holds the tile, or might."""
        number: cython.int = within("tile", tile, 0, self.tables.tile_count - 1)
        held: cython.ulonglong = self.hands[self.turn]
        if hidden_of(self, self.turn):
            held |= unseen_tiles(self)
        return bool(held >> number & 1)

    def actions(self):
        """The numbers of the legal actions, rising; none when the hand is over."""
        found = cython.declare(cython.short[640])
        count: cython.int = 0
        i: cython.int
        if not self.end:
            count = list_actions(self, found)
        return [found[i] for i in range(count)]

    def is_legal(self, action):
        """Whether the action is among `actions()`."""
        return is_legal(self.tables, self, _number(action))

    def apply(self, action, drawn=None):
        """Do an action: `Played`, or a `Refusal` and nothing changes.

        `drawn` is the tile to draw where the boneyard's order is unknown.
        """
        t: Tables = self.tables
        number: cython.int = _number(action)
        tile: cython.uint = number // 12
        played: Played
        if not is_legal(t, self, number):
            return refuse(self, action)
        if tile == t.tile_count or drawn is not None:
            tile = _drawn(self, number, drawn)
        played = Played.__new__(Played)
        played.seat = self.turn
        played.action = number
        if number < t.tile_count * 12:
            if self.table:
                played.award = join(t, self, tile, number % 12 // 3, number % 3)
            else:
                played.award = lead(t, self, tile)
            if t.counted == ENDS:
                played.total = total_of(t, self)
            elif t.counted == TABLE:
                played.total = pips_of(t, self.table)
        elif number % 12 == 0:
            take(t, self, tile)
        else:
            skip(t, self)
        played._tile = tile  # noqa: SLF001
        played.end = self.end
        return played

    def copy(self):
        """The same position, apart from this one."""
        to: State = State.__new__(State)
        to.tables = self.tables
        copy_into(self, to)
        return to

    def __reduce__(self):
        return _restored, (self.tables, _fields(self))

    def __eq__(self, other):
        return isinstance(other, State) and _fields(self) == _fields(other)

    __hash__ = None


def _give(s: State, hands):
    """Each seat's tiles; together with the boneyard they are no more than the set has."""
    t: Tables = s.tables
    held: cython.longlong
    count: cython.longlong = t.boneyard_size
    seat: cython.uint
    if len(hands) != t.seats:
        raise ValueError("hands", hands)
    for seat in range(t.seats):
        held = within("hands", hands[seat], -ANYBODY, t.full)
        if held == 0 or (held > 0 and held & held_by_all(s)):
            raise ValueError("hands", hands)
        if held > 0:
            s.hands[seat] = held
            count += popcount(held)
        else:
            s.hidden |= cython.cast(cython.uint, -held) << 8 * seat
            count += 0 if held == -ANYBODY else -held
    if count > t.tile_count:
        raise ValueError("hands", hands)


def _stack(s: State, boneyard):
    """The boneyard's order, if anybody knows it; none of its tiles is in a hand."""
    t: Tables = s.tables
    seen: cython.ulonglong = held_by_all(s)
    tile: cython.uint
    i: cython.int
    if boneyard is not None and len(boneyard) != t.boneyard_size:
        raise ValueError("boneyard", boneyard)
    for i in range(t.boneyard_size):
        s.order[i] = ANY
        if boneyard is not None:
            tile = within("boneyard", boneyard[i], 0, t.tile_count - 1)
            if seen >> tile & 1:
                raise ValueError("boneyard", boneyard)
            seen |= bit_of(tile)
            s.order[i] = tile


def _seat(s: State, seat) -> cython.uint:
    return within("seat", seat, 0, s.tables.seats - 1)


def _number(action) -> cython.int:
    """An action's number; -1 for a number that no action has."""
    number: cython.longlong
    if not isinstance(action, int):
        raise TypeError("action", action)
    try:
        number = action if cython.compiled else int(action)
    except OverflowError:
        return -1
    return number if 0 <= number < 1000 else -1


def _drawn(s: State, action: cython.int, drawn) -> cython.uint:
    """The tile that this action draws, ANY where nobody sees it; ValueError if not `drawn`."""
    t: Tables = s.tables
    following: cython.uint = ANY
    tile: cython.uint
    draws: cython.bint = action == t.tile_count * 12
    if draws:
        following = s.order[s.next]
    if drawn is None:
        return following
    tile = within("drawn", drawn, 0, t.tile_count - 1)
    if not draws or not (unseen_tiles(s) >> tile & 1 if following == ANY else tile == following):
        raise ValueError("drawn", drawn)
    return tile


def _fields(s: State):
    return (
        s.table, s.ends, s.hidden, s.hub, s.hub_pip, s.turn, s.drawn, s.only, s.end,
        s.next, s.left, s.passes, s.settled,
        [s.hands[i] for i in range(4)], [s.scores[i] for i in range(4)],
        [s.tips[i] for i in range(4)], [s.order[i] for i in range(45)],
    )  # fmt: skip


def _restored(tables: Tables, fields):
    s: State = State(tables)
    (
        s.table, s.ends, s.hidden, s.hub, s.hub_pip, s.turn, s.drawn, s.only, s.end,
        s.next, s.left, s.passes, s.settled, hands, scores, tips, order,
    ) = fields  # fmt: skip
    for i in range(4):
        s.hands[i], s.scores[i], s.tips[i] = hands[i], scores[i], tips[i]
    for i in range(45):
        s.order[i] = order[i]
    return s
