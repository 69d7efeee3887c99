"""One hand in progress as a flat block: what may be laid, what follows, what counts, how it ends.

This is the only code that executes rules. It knows numbers only: no text, no chance, no I/O, and it
trusts its caller; `State` in `kernel.py` is the checked face. Arms are numbered E N S W (0-3), so
that the opposite arm is 3 - arm and action numbers sort like their texts. What is known of the four
ends lies in one word, a byte an arm, so that a lay is one look-up and a sum is one multiplication.
"""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.bits import (
    popcount,
    select_bit,
    select_of_four,
    sum_of_bytes,
)
from cython.cimports.doublesix.engine.codes import (
    ANY,
    BLOCKED,
    DUTY,
    EAST,
    ENDS,
    EQUAL_ENDS,
    LEAD_DOUBLE,
    NO_ENDS,
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

from doublesix.rules import Ruleset

__all__ = ["Position"]

NEUTRAL = cython.declare(Tables, Tables(Ruleset(game="", seats=2)))
"""The tables of a position that has not been given any, so that it never lacks them."""


@cython.no_gc
@cython.cclass
class Position:
    """The fields of one hand in progress; their sizes stand in `position.pxd`."""

    def __cinit__(self):
        if not cython.compiled:
            self.hands, self.scores = [0] * 4, [0] * 4
            self.tips, self.order = [0] * 4, [0] * 45
        self.tables = NEUTRAL
        clear(self)
        self.end = OVER  # nothing can be done before the deal

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        clear(self)
        self.end = OVER
        for i in range(4):
            self.hands[i] = self.tips[i] = 0
        for i in range(45):
            self.order[i] = 0


def bit_of(tile: cython.uint) -> cython.ulonglong:
    """The mask of that tile alone."""
    return cython.cast(cython.ulonglong, 1) << tile


def code_of(s: Position, arm: cython.uint) -> cython.int:
    """The code of the end of an arm."""
    return s.ends >> 8 * arm & 255


def count_of(s: Position, arm: cython.uint) -> cython.int:
    """What the tile at the end of an arm counts; a bare side of the hub has 0."""
    return s.ends >> 8 * arm + 32 & 255


def hidden_of(s: Position, seat: cython.uint) -> cython.uint:
    """How many tiles of that hand nobody saw."""
    return s.hidden >> 8 * seat & 255


def held_by_all(s: Position) -> cython.ulonglong:
    """The tiles known to be in the hands."""
    return s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]


def hub_tile(s: Position) -> cython.int:
    """The tile that is the hub: the double of its pips."""
    return s.hub_pip * (2 * s.tables.max_pip + 3 - s.hub_pip) // 2


def total_of(t: Tables, s: Position) -> cython.int:
    """The sum of the counted ends, the hub included (R17-R27)."""
    return sum_of_bytes(s.ends >> 32) + s.hub_pip * t.times[s.hub]


def fitting(t: Tables, s: Position) -> cython.ulonglong:
    """The tiles that fit on some open place, whoever holds them."""
    return (
        t.fits[96 + (s.ends & 255)]
        | t.fits[96 + (s.ends >> 8 & 255)]
        | t.fits[96 + (s.ends >> 16 & 255)]
        | t.fits[96 + (s.ends >> 24 & 255)]
    )


def pips_of(t: Tables, tiles: cython.ulonglong) -> cython.int:
    """The pips of a set of tiles, all tiles at once: bit by bit of their weights."""
    i: cython.int
    total: cython.int = 0
    for i in range(5):
        total += popcount(tiles & t.weights[i]) << i
    return total


def _set_end(s: Position, arm: cython.uint, code: cython.int, counts: cython.int) -> cython.void:
    word: cython.ulonglong = cython.cast(cython.ulonglong, counts) << 32 | code
    byte: cython.ulonglong = cython.cast(cython.ulonglong, 0x000000FF000000FF)
    s.ends = (s.ends & ~(byte << 8 * arm)) | word << 8 * arm


def _open_branches(s: Position, hub: cython.int) -> cython.void:
    _set_end(s, NORTH, s.hub_pip, 0)
    _set_end(s, SOUTH, s.hub_pip, 0)
    s.tips[NORTH] = s.tips[SOUTH] = hub


def _raise_spinner(t: Tables, s: Position, arm: cython.uint) -> cython.void:
    """The double just laid on that arm becomes the hub; the arm behind it is covered (R20, R23)."""
    behind: cython.int = 3 - arm
    kind: cython.int = t.spinner_kind
    if s.hub >> 4 == LEAD_DOUBLE and not s.hub >> behind & 1:
        _set_end(s, behind, s.hub_pip, s.hub_pip * t.times[LEAD_DOUBLE * 16 + (1 << arm)])
    s.hub_pip = code_of(s, arm)
    s.hub = kind * 16 + (1 << behind)
    if t.counted == ENDS:
        _set_end(s, arm, s.hub_pip, 0)
    if kind != SHUT:
        _open_branches(s, s.tips[arm])
    if kind == DUTY:
        s.ends |= cython.cast(cython.ulonglong, WAITS) << 8 * behind


def _attend_hub(t: Tables, s: Position, tile: cython.uint, arm: cython.uint) -> cython.void:
    """After a lay that `Tables.watched` names.

    A double becomes the spinner (R20); one that must be filled keeps the arm shut (V3); the sides
    that fill it open the branches (R24), or the waiting arms (V4).
    """
    if t.raises[s.hub] >> tile & 1:
        _raise_spinner(t, s, arm)
        return
    if s.hub >> 4 == DUTY:
        s.ends |= cython.cast(cython.ulonglong, WAITS) << 8 * arm
    if not t.filled[s.hub]:
        return
    if s.hub >> 4 == SHUT:
        _open_branches(s, hub_tile(s))
    else:
        s.ends &= ~cython.cast(cython.ulonglong, WAITS * 0x01010101)
    s.hub = OPEN * 16 + (s.hub & 15)


def _attach(
    t: Tables, s: Position, tile: cython.uint, arm: cython.uint, way: cython.uint
) -> cython.void:
    shift: cython.uint = 8 * arm
    byte: cython.ulonglong = cython.cast(cython.ulonglong, 0x000000FF000000FF) << shift
    left: cython.ulonglong = t.step[(way * 64 + tile) * 16 + (s.ends >> shift & 15)]
    s.ends = (s.ends & ~byte) | left << shift
    s.tips[arm] = tile
    s.hub |= 1 << arm
    if t.watched[s.hub] >> tile & 1:
        _attend_hub(t, s, tile, arm)


def _set_lead(t: Tables, s: Position, tile: cython.uint) -> cython.void:
    """The opening tile: its low half points west, its high half east."""
    low: cython.int = t.lows[tile]
    high: cython.int = t.highs[tile]
    s.tips[WEST] = s.tips[EAST] = tile
    if low != high:
        _set_end(s, WEST, low, low if t.counted == ENDS else 0)
        _set_end(s, EAST, high, high if t.counted == ENDS else 0)
        return
    s.hub_pip = low
    s.hub = LEAD_DOUBLE * 16
    _set_end(s, WEST, low, t.counted == EQUAL_ENDS)
    _set_end(s, EAST, low, t.counted == EQUAL_ENDS)
    if t.spinners >> tile & 1:
        s.hub = t.spinner_kind * 16
        if t.spinner_kind != SHUT:
            _open_branches(s, tile)


def _header(t: Tables, s: Position, tile: cython.uint) -> cython.int:
    """Both ends alike: two points, three where one of them is a double (B6, B10)."""
    award: cython.int = t.double_header
    missing: cython.int
    if code_of(s, EAST) != code_of(s, WEST):
        return 0
    if t.triple_by_laid:
        if t.doubles >> tile & 1:
            award = t.triple_header
    elif count_of(s, EAST) or count_of(s, WEST):
        award = t.triple_header
    if t.shrink:
        missing = t.target - s.scores[t.side_of[s.turn]]
        if 1 < missing <= 3 and award >= missing - 1:
            award = missing - 1
    return award


def _award(t: Tables, s: Position, tile: cython.uint) -> cython.int:
    """The points for the tile just laid, the opening tile of a game that counts it too."""
    pips: cython.int
    before: cython.int
    if t.counted == ENDS:
        return t.points[total_of(t, s)]
    if t.counted == EQUAL_ENDS:
        return _header(t, s, tile)
    if t.counted == TABLE:
        pips = pips_of(t, s.table)
        before = pips - t.pips[tile]
        if pips > before:  # J11: 0-0 forms no total
            return t.hit[pips] - t.passed[pips - 1] + t.passed[before]
    return 0


def _lead_award(t: Tables, s: Position, tile: cython.uint) -> cython.int:
    """The points for the opening tile (C5, R30, B5)."""
    if not t.opening_scores:
        return 0
    if t.counted == EQUAL_ENDS:
        return t.lead_double if t.doubles >> tile & 1 else 0
    return _award(t, s, tile)


def close_if_blocked(t: Tables, s: Position) -> cython.void:
    """D2: over as soon as nothing can be drawn and no hand holds a tile that fits."""
    if s.hidden:
        return
    if not held_by_all(s) & fitting(t, s) or (t.boneyard_ends and s.drawn == 0 and s.next > 0):
        s.end = BLOCKED


def _put_down(t: Tables, s: Position, tile: cython.uint) -> cython.void:
    """From the hand to the table."""
    bit: cython.ulonglong = bit_of(tile)
    seat: cython.uint = s.turn
    if s.hidden and not s.hands[seat] & bit:
        s.hidden -= cython.cast(cython.uint, 1) << 8 * seat
    s.hands[seat] &= ~bit
    s.table |= bit


def _book(t: Tables, s: Position, award: cython.int) -> cython.int:
    """Book the award of a lay, end the turn and perhaps the hand; the award (R43, J12, R37, D2)."""
    seat: cython.uint = s.turn
    side: cython.uint = t.side_of[seat]
    score: cython.int = s.scores[side] + award
    if award < 0 and score < t.floor:
        award += t.floor - score
        score = t.floor
    s.scores[side] = score
    s.turn = t.next_seat[seat]
    s.drawn = 0
    s.only = ANY
    if score >= t.target:
        s.end = WON
    elif s.hands[seat] == 0 and hidden_of(s, seat) == 0:
        s.end = OUT
    elif t.table_limited and pips_of(t, s.table) > t.table_limit:
        s.end = OVER
    elif s.left == 0:
        close_if_blocked(t, s)
    return award


def lead(t: Tables, s: Position, tile: cython.uint) -> cython.int:
    """Lay the opening tile; the award, which is already booked, is returned."""
    _put_down(t, s, tile)
    _set_lead(t, s, tile)
    return _book(t, s, _lead_award(t, s, tile))


def join(
    t: Tables, s: Position, tile: cython.uint, arm: cython.uint, way: cython.uint
) -> cython.int:
    """Lay a later tile; the award, which is already booked, is returned (R30)."""
    _put_down(t, s, tile)
    _attach(t, s, tile, arm, way)
    return _book(t, s, _award(t, s, tile))


def take(t: Tables, s: Position, tile: cython.uint) -> cython.void:
    """Draw that tile, or one that nobody saw (ANY)."""
    if tile == ANY:
        s.hidden += cython.cast(cython.uint, 1) << 8 * s.turn
    else:
        s.hands[s.turn] |= bit_of(tile)
    s.only = tile
    s.next += 1
    s.left -= 1
    s.drawn += 1
    if s.left == 0:
        close_if_blocked(t, s)


def skip(t: Tables, s: Position) -> cython.void:
    """Pass: the next seat's turn."""
    s.turn = t.next_seat[s.turn]
    s.drawn = 0
    s.only = ANY
    s.passes += 1
    if t.boneyard_ends and s.left == 0:
        close_if_blocked(t, s)


def advance(s: Position, action: cython.uint) -> cython.int:
    """Do a legal action, drawing the boneyard's next tile; the award."""
    tile: cython.uint = action // 12
    if tile < s.tables.tile_count:
        if s.table == 0:
            return lead(s.tables, s, tile)
        return join(s.tables, s, tile, action % 12 // 3, action % 3)
    if action % 12 == 0:
        take(s.tables, s, s.order[s.next])
    else:
        skip(s.tables, s)
    return 0


def clear(s: Position) -> cython.void:
    """Nothing laid, drawn or scored; the hands are left as they are, the boneyard's order too."""
    i: cython.int
    for i in range(4):
        s.scores[i] = 0
    s.ends = NO_ENDS
    s.table = 0
    s.hidden = 0
    s.hub = s.hub_pip = s.turn = s.drawn = s.end = s.next = s.passes = s.settled = 0
    s.only = ANY
    s.left = s.tables.drawable


def copy_into(s: Position, to: Position) -> cython.void:
    """Copy every field but the tables, which both share."""
    i: cython.int
    for i in range(4):
        to.hands[i] = s.hands[i]
        to.scores[i] = s.scores[i]
        to.tips[i] = s.tips[i]
    for i in range(45):
        to.order[i] = s.order[i]
    to.table, to.ends, to.hidden = s.table, s.ends, s.hidden
    to.hub, to.hub_pip = s.hub, s.hub_pip
    to.turn, to.drawn, to.only = s.turn, s.drawn, s.only
    to.end, to.next, to.left, to.passes = s.end, s.next, s.left, s.passes
    to.settled = s.settled


# Random play stands here, and not in `batch.py`, so that the compiler sees a whole turn at once.


def random_step(x: cython.ulonglong) -> cython.ulonglong:
    """The next state of the random numbers, a 64-bit linear congruential step."""
    return (
        x * cython.cast(cython.ulonglong, 0xD1342543DE82EF95)
        + cython.cast(cython.ulonglong, 0xA0761D6478BD642F)
    ) & cython.cast(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


def scaled(x: cython.ulonglong, n: cython.uint) -> cython.uint:
    """A number from 0 to n - 1 from the high half of a random state."""
    return cython.cast(cython.uint, ((x >> 32) * cython.cast(cython.ulonglong, n)) >> 32)


def random_draws(
    t: Tables, s: Position, most: cython.uint, x: cython.ulonglong
) -> cython.ulonglong:
    """Draw at most that many of the boneyard's tiles, all equally likely, until one fits."""
    fit: cython.ulonglong = fitting(t, s)
    pool: cython.ulonglong = t.full & ~(s.table | held_by_all(s))
    tile: cython.uint
    while most and s.left and not s.end:
        most -= 1
        x = random_step(x)
        tile = select_bit(pool, scaled(x, popcount(pool)))
        pool ^= bit_of(tile)
        take(t, s, tile)
        if fit >> tile & 1:
            break
    return x


def random_turn(t: Tables, s: Position, x: cython.ulonglong) -> cython.ulonglong:
    """A turn after the lead: one of the legal lays, all equally likely; else draws; else a pass.

    Takes and returns the state of the random numbers.
    """
    held: cython.ulonglong = s.hands[s.turn]
    if t.ways > 1:
        return _random_turn_by_ways(t, s, held, x)
    east: cython.ulonglong = held & t.fits[s.ends & 255]
    north: cython.ulonglong = held & t.fits[s.ends >> 8 & 255]
    south: cython.ulonglong = held & t.fits[s.ends >> 16 & 255]
    west: cython.ulonglong = held & t.fits[s.ends >> 24 & 255]
    count: cython.uint
    chosen: cython.uint
    if not east | north | south | west:
        x = random_draws(t, s, t.draw_limit, x)
        held = _forced(t, s)
        if held == 0:
            return x
        east = held & t.fits[s.ends & 255]
        north = held & t.fits[s.ends >> 8 & 255]
        south = held & t.fits[s.ends >> 16 & 255]
        west = held & t.fits[s.ends >> 24 & 255]
    x = random_step(x)
    count = popcount(east) + popcount(north) + popcount(south) + popcount(west)
    chosen = select_of_four(east, north, south, west, scaled(x, count))
    join(t, s, chosen & 63, chosen >> 6, 0)
    return x


def _forced(t: Tables, s: Position) -> cython.ulonglong:
    """After the draws of a turn: the hand, if a tile of it fits; else a pass is made."""
    held: cython.ulonglong = s.hands[s.turn]
    if s.end:
        return 0
    if held & fitting(t, s):
        return held
    skip(t, s)
    return 0


def _random_turn_by_ways(
    t: Tables, s: Position, held: cython.ulonglong, x: cython.ulonglong
) -> cython.ulonglong:
    """As above where a tile may lie on an end in several ways (M3-M5)."""
    lays: cython.ulonglong[12] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    bits: cython.uint = 2 if t.spinners else 1  # four arms, or E and W (0 and 3)
    apart: cython.uint = 1 if t.spinners else 3
    arms: cython.uint = (1 << bits) - 1
    count: cython.uint = 0
    rank: cython.uint
    i: cython.uint
    if not held & fitting(t, s):
        x = random_draws(t, s, t.draw_limit, x)
        held = _forced(t, s)
        if held == 0:
            return x
    for i in range(3 << bits):
        lays[i] = held & t.fits[(i >> bits) * 32 + code_of(s, (i & arms) * apart)]
        count += popcount(lays[i])
    x = random_step(x)
    rank = scaled(x, count)
    i = 0
    while rank >= popcount(lays[i]):
        rank -= popcount(lays[i])
        i += 1
    join(t, s, select_bit(lays[i], rank), (i & arms) * apart, i >> bits)
    return x


def random_turns(t: Tables, a: Position, b: Position, x: cython.p_ulonglong) -> cython.void:
    """Turn by turn at two tables until a hand ends at one of them.

    Their steps overlap in the processor, which one hand alone leaves half idle.
    """
    while not (a.end | b.end):
        x[0] = random_turn(t, a, x[0])
        x[1] = random_turn(t, b, x[1])
