"""The checked face of the compiled position: one action in, what it did or why not out.

`Position` in `position.py` holds the fields and executes the rules; this is what Python drives.
"""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.bits import popcount
from cython.cimports.doublesix.engine.codes import ANY, BLOCKED, ENDS, SHUT, TABLE
from cython.cimports.doublesix.engine.legal import (
    boneyard_rest,
    is_legal,
    list_actions,
    unseen_tiles,
)
from cython.cimports.doublesix.engine.position import (
    Position,
    close_if_blocked,
    code_of,
    copy_into,
    fitting,
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

__all__ = ["Played", "State"]


@cython.final
@cython.freelist(8)
@cython.cclass
class Played:
    """What an action did: who, which tile (laid or drawn), the award, how the hand ended.

    `total` is what counted after a lay, in the game's way: the sum of the ends, the pips on the
    table, else 0. `tile` is None for a pass and for a drawn tile that nobody saw.
    """

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
        _check_deal(tables, hands, boneyard, leader, scores, only)
        for seat, held in enumerate(hands):
            if held < 0:
                s.hidden |= -held << 8 * seat
            else:
                s.hands[seat] = held
        for i in range(tables.boneyard_size):
            s.order[i] = ANY if boneyard is None else boneyard[i]
        s.left = tables.drawable
        for side, score in enumerate(scores):
            s.scores[side] = score
        s.turn = leader
        s.only = ANY if only is None else only
        return s

    def reveal_last(self):
        """Where the tiles nobody saw must all be in one hand, they are known after all."""
        away: cython.ulonglong = unseen_tiles(self)
        seat: cython.uint
        for seat in range(self.tables.seats):
            if away and hidden_of(self, seat) == popcount(away):
                self.hands[seat] |= away
                self.hidden -= popcount(away) << 8 * seat
                if self.left == 0 and not self.end:
                    close_if_blocked(self.tables, self)
                return

    def call_block(self):
        """End the hand as blocked: tiles that nobody saw might all fit nowhere."""
        self.end = BLOCKED

    def hidden_fits(self, seat: cython.uint):
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
        return [code_of(self, 0), code_of(self, 1), code_of(self, 2), code_of(self, 3)]

    def spinner_tile(self):
        """The branching double on the table, None while there is none (R20)."""
        return hub_tile(self) if self.hub >> 4 >= SHUT else None

    def hidden_tiles(self, seat: cython.uint):
        """How many tiles of that hand nobody saw."""
        return hidden_of(self, seat)

    def all_seen(self):
        """Whether every tile in every hand is known."""
        return self.hidden == 0

    def held(self, seat: cython.uint):
        """How many tiles that hand holds."""
        return popcount(self.hands[seat]) + hidden_of(self, seat)

    def unseen(self):
        """The mask of tiles whose place nobody knows."""
        return unseen_tiles(self)

    def may_hold(self, tile: cython.int):
        """Whether the seat to act holds the tile, or might."""
        held: cython.ulonglong = self.hands[self.turn]
        if hidden_of(self, self.turn):
            held |= unseen_tiles(self)
        return bool(held >> tile & 1)

    def actions(self):
        """The numbers of the legal actions, rising; none when the hand is over."""
        found = cython.declare(cython.short[640])
        count: cython.int = 0
        i: cython.int
        if not self.end:
            count = list_actions(self, found)
        return [found[i] for i in range(count)]

    def is_legal(self, action: cython.int):
        """Whether the action is among `actions()`."""
        return is_legal(self.tables, self, action)

    def apply(self, action: cython.int, drawn: cython.int = ANY):
        """Do an action: `Played`, or a `Refusal` and nothing changes.

        `drawn` is the tile to draw where the boneyard's order is unknown.
        """
        t: Tables = self.tables
        tile: cython.uint = action // 12
        played: Played
        if not is_legal(self.tables, self, action):
            return refuse(self, action)
        played = Played.__new__(Played)
        played.seat = self.turn
        played.action = action
        played.award = played.total = 0
        if tile < t.tile_count:
            if self.table:
                played.award = join(t, self, tile, action % 12 // 3, action % 3)
            else:
                played.award = lead(t, self, tile)
            if t.counted == ENDS:
                played.total = total_of(t, self)
            elif t.counted == TABLE:
                played.total = pips_of(t, self.table)
        elif action % 12 == 0:
            tile = self.order[self.next]
            if tile == ANY:
                tile = drawn
            take(t, self, tile)
        else:
            tile = ANY
            skip(t, self)
        played._tile = tile  # noqa: SLF001
        played.end = self.end
        return played

    def copy(self):
        """The same position, apart from this one."""
        to: State = State.__new__(State) if cython.compiled else State(self.tables)
        to.tables = self.tables
        copy_into(self, to)
        return to

    def __reduce__(self):
        return _restored, (self.tables, _fields(self))

    def __eq__(self, other):
        return isinstance(other, State) and _fields(self) == _fields(other)

    __hash__ = None


def _check_deal(tables: Tables, hands, boneyard, leader, scores, only):
    """ValueError where a part of a deal has the wrong size: there are no bounds below."""
    if len(hands) != tables.seats or any(held > tables.full or held < -64 for held in hands):
        raise ValueError("hands", hands)
    if boneyard is not None and len(boneyard) != tables.boneyard_size:
        raise ValueError("boneyard", boneyard)
    if boneyard is not None and any(not 0 <= tile < tables.tile_count for tile in boneyard):
        raise ValueError("boneyard", boneyard)
    if not 0 <= leader < tables.seats:
        raise ValueError("leader", leader)
    if len(scores) != tables.side_count:
        raise ValueError("scores", scores)
    if only is not None and not 0 <= only < tables.tile_count:
        raise ValueError("only", only)


def _fields(s: State):
    return (
        s.table, s.ends, s.hidden, s.hub, s.hub_pip, s.turn, s.drawn, s.only, s.end,
        s.next, s.left, s.passes,
        [s.hands[i] for i in range(4)], [s.scores[i] for i in range(4)],
        [s.tips[i] for i in range(4)], [s.order[i] for i in range(45)],
    )  # fmt: skip


def _restored(tables: Tables, fields):
    s: State = State(tables)
    (
        s.table, s.ends, s.hidden, s.hub, s.hub_pip, s.turn, s.drawn, s.only, s.end,
        s.next, s.left, s.passes, hands, scores, tips, order,
    ) = fields  # fmt: skip
    for i in range(4):
        s.hands[i], s.scores[i], s.tips[i] = hands[i], scores[i], tips[i]
    for i in range(45):
        s.order[i] = order[i]
    return s
