"""A ruleset as look-up tables, so that one kernel plays every game without asking for its name."""

from __future__ import annotations

import cython
from cython.cimports.doublesix.engine.bounds import within
from cython.cimports.doublesix.engine.codes import (
    ALL_SIDES,
    CLOSED,
    DUTY,
    ENDS,
    EQUAL_ENDS,
    FIXED,
    LEAD_DOUBLE,
    LINE,
    NEVER,
    NO_FLOOR,
    NO_TARGET,
    NOTHING,
    OPEN,
    OTHERS,
    OTHERS_MINUS_OWN,
    OTHERS_ROUNDED,
    PAIR,
    ROUNDED_DIFFERENCES,
    SHUT,
    TABLE,
)

from doublesix.engine.leads import lead_order
from doublesix.rules import Ruleset

__all__ = ["Tables", "open_pips"]

COUNTED = {"none": NOTHING, "ends": ENDS, "equal_ends": EQUAL_ENDS, "table": TABLE}
SPINNER_KINDS = {"line_first": SHUT, "any": OPEN, "all_first": DUTY}
OUT_KINDS = {"others_pips": OTHERS, "others_pips_rounded": OTHERS_ROUNDED}
BLOCK_KINDS = {"others_minus_own": OTHERS_MINUS_OWN, "rounded_differences": ROUNDED_DIFFERENCES}
DRAW_LIMITS = {"none": 0, "one": 1, "until_playable": 255}


def open_pips(code: object) -> tuple[int, ...]:
    """The pips that may be touched at an end of this code: none, one or two."""
    number = within("code", code, 0, 31) & 15
    if number == CLOSED:
        return ()
    if number > PAIR:
        return (number - PAIR, 7 - (number - PAIR))
    return (number,)


class Tables:
    """The look-up tables of one ruleset. `endless` leaves the target out (simulation)."""

    def __cinit__(self, rules: Ruleset, endless: bool = False) -> None:  # noqa: FBT001, FBT002
        if type(rules) is not Ruleset:  # a sound one, then: none can be made otherwise
            raise TypeError("rules", rules)
        self.rules = rules
        if not cython.compiled:
            self._allocate()
        self._set_tiles()
        self._set_seats()
        self._set_steps()
        self._set_hub()
        self._set_counting()
        self._set_endings()
        tested_in_play = rules.target_test == "every_credit" and not endless
        self.target = rules.target if tested_in_play else NO_TARGET
        self.floor = NO_FLOOR if rules.score_floor is None else rules.score_floor

    def lead_ranking(self):  # type: ignore[no-untyped-def]
        """The tiles that decide the lead, the first in rank first."""
        return [self.lead_order[rank] for rank in range(self.lead_ranks)]

    def __reduce__(self):  # type: ignore[no-untyped-def]
        return Tables, (self.rules, self.target == NO_TARGET)

    def _allocate(self) -> None:
        self.fits = [0] * 128
        self.step, self.weights = [0] * 3072, [0] * 5
        self.lows, self.highs, self.pips = [0] * 64, [0] * 64, [0] * 64
        self.times, self.raises = [0] * 80, [0] * 80
        self.filled, self.watched = [0] * 80, [0] * 80
        self.next_seat, self.side_of, self.lead_order = [0] * 4, [0] * 4, [0] * 64
        self.points, self.hit, self.passed = [0] * 256, [0] * 512, [0] * 512

    def _set_tiles(self) -> None:
        tiles = self.rules.tiles
        self.tile_count = len(tiles)
        self.max_pip = tiles.max_pip
        self.full = (cython.cast(cython.ulonglong, 1) << len(tiles)) - 1
        doubles = 0
        for tile, (low, high) in enumerate(tiles.halves):
            self.lows[tile], self.highs[tile], self.pips[tile] = low, high, low + high
            if low == high:
                doubles |= 1 << tile
            for bit in range(5):
                self.weights[bit] = self.weights[bit] | (low + high >> bit & 1) << tile
        self.doubles = doubles

    def _set_seats(self) -> None:
        rules = self.rules
        self.seats, self.side_count = rules.seats, rules.side_count
        for seat in range(rules.seats):
            self.next_seat[seat] = rules.next_seat[seat]
            self.side_of[seat] = rules.side_of[seat]
        self.deal = rules.deal
        order = lead_order(rules)
        self.lead_ranks = len(order)
        self.lead_decided = rules.lead_tile == "deciding"
        for rank, tile in enumerate(order):
            self.lead_order[rank] = tile
        self.draw_limit = DRAW_LIMITS[rules.draw]
        self.boneyard_size = rules.boneyard_size
        self.drawable = rules.boneyard_size - rules.reserve if self.draw_limit else 0
        self.voluntary = rules.voluntary_draw == "yes"
        self.boneyard_ends = rules.boneyard_empty == "ends_hand"

    def _set_steps(self) -> None:
        """Which tile fits on which code, and what it leaves open and counts there (R13-R19)."""
        rules = self.rules
        self.ways = 3 if rules.match == "sum_seven" else 1
        leaves = _sum_seven if rules.match == "sum_seven" else _equal
        codes = range(rules.max_pip + 1)
        for code in (*codes, *range(PAIR + 1, PAIR + 4)) if self.ways == 3 else codes:
            for tile, (low, high) in enumerate(rules.tiles.halves):
                for way, left in leaves(rules, code, low, high):
                    self.fits[way * 32 + code] = self.fits[way * 32 + code] | (1 << tile)
                    self.fits[96 + code] = self.fits[96 + code] | (1 << tile)
                    counts = _end_counts(rules, low, high, left)
                    self.step[(way * 64 + tile) * 16 + code] = left | counts << 32

    def _set_hub(self) -> None:
        """How often the hub's pips count, by its covered sides (R22-R27, E10; F4 for a lead)."""
        rules = self.rules
        tiles = rules.tiles
        self.spinners = {
            "none": 0,
            "first_double": self.doubles,
            "double_six": 1 << tiles.number(6, 6),
        }[rules.spinner]
        self.spinner_kind = SPINNER_KINDS[rules.sides_open]
        for covered in range(16):
            line = (covered & 1) + (covered >> 3)
            half = rules.end_double == "one_half"
            self.times[LEAD_DOUBLE * 16 + covered] = 2 - line if half else 2 * (line < 2)
            for kind in (SHUT, OPEN, DUTY):
                self.times[kind * 16 + covered] = _spinner_times(rules, covered)
        for kind, need in enumerate((NEVER, NEVER, LINE, NEVER, ALL_SIDES)):
            for covered in range(16):
                hub = kind * 16 + covered
                self.raises[hub] = self.spinners if kind < SHUT else 0
                self.filled[hub] = covered & need == need
                watches = self.filled[hub] or kind == DUTY
                self.watched[hub] = self.full if watches else self.raises[hub]

    def _set_counting(self) -> None:
        rules = self.rules
        self.counted = COUNTED[rules.counted]
        self.opening_scores = rules.opening_scores == "yes"
        self.triple_by_laid = rules.triple_needs == "laid_double"
        self.double_header, self.triple_header = rules.double_header, rules.triple_header
        self.lead_double = rules.lead_double
        self.shrink = rules.near_target == "shrink"
        self.table_limited = rules.table_limit is not None
        self.table_limit = rules.table_limit or 0
        share = rules.divisor if rules.unit == "per_divisor" else 1
        for total in range(rules.divisor, 256, rules.divisor):
            self.points[total] = total // share
        cost = 0
        for total in range(512):
            control, off = divmod(total, rules.control_step)
            if not off and 0 < total <= rules.control_last:
                self.hit[total] = control * rules.control_points
                if rules.crossing == "loses":
                    cost += control * rules.control_points
            self.passed[total] = cost

    def _set_endings(self) -> None:
        rules = self.rules
        out, block = rules.out_bonus, rules.block_payment
        self.out_kind = OUT_KINDS[out] if isinstance(out, str) else FIXED
        self.out_bonus = 0 if isinstance(out, str) else out
        self.block_kind = BLOCK_KINDS[block] if isinstance(block, str) else FIXED
        self.block_payment = 0 if isinstance(block, str) else block
        self.block_by_doubles = rules.block_winner == "fewest_doubles"
        self.deduct = rules.own_deduction == "rounded_five"
        self.lone_blank = rules.lone_blank


def _equal(rules: Ruleset, code: int, low: int, high: int) -> list[tuple[int, int]]:
    """R13: a half equal to the open pip touches it, the other half stays open."""
    return [(0, low + high - code)] if code in (low, high) else []


def _sum_seven(rules: Ruleset, code: int, low: int, high: int) -> list[tuple[int, int]]:
    """M1-M5: (way, code left) for each way a tile may be laid on an end of this code."""
    matador = low + high in (0, 7)
    pips = open_pips(code)
    left: dict[int, int] = {}
    if low + high:  # M3: 0-0 is laid as a matador only
        if any(high + pip == 7 for pip in pips) and high:
            left[0] = low
        if any(low + pip == 7 for pip in pips) and low:
            left[1 if low != high else 0] = high
    if matador and rules.matador_leaves == "named" and high:
        left |= {0: low, 1: high}
    elif matador:
        left[2] = PAIR + low if high else 0
    return sorted(left.items())


def _end_counts(rules: Ruleset, low: int, high: int, left: int) -> int:
    """What the tile counts as an outer end (R17, R19); in Bergen: whether it is a double (B6)."""
    if rules.counted == "equal_ends":
        return int(low == high)
    if left > PAIR:  # M5: both halves of a crosswise matador are open
        return low + high
    if low == high and rules.end_double == "both_halves":
        return 2 * low
    return left


def _spinner_times(rules: Ruleset, covered: int) -> int:
    if rules.spinner_counts == "until_second":  # E10
        return 2 * (covered.bit_count() <= 1)
    if covered & LINE != LINE:  # R22
        return 2
    return 2 - (covered & ~LINE).bit_count()  # R24, R26, R27
