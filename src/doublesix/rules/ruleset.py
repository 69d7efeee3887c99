"""`Ruleset`: all values of one game for one number of seats; frozen, checked, hashable."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import final

from doublesix.rules.axes import AXES, Value
from doublesix.tiles import TileSet, tile_set

__all__ = ["LARGEST_BONEYARD", "Ruleset", "RulesetError"]

_SEATS = (2, 3, 4)

LARGEST_BONEYARD = 45
"""The compiled state keeps the boneyard's order in that many bytes."""


class RulesetError(ValueError):
    """A game, seat count or option that does not exist or cannot be dealt, and what is allowed.

    `code` is a code of the catalogue: `game-unknown`, `seats-not-allowed`, `option-unknown`,
    `option-not-allowed`, `option-combination`.
    """

    def __init__(self, code: str, name: str, value: object, allowed: tuple[str, ...]) -> None:
        super().__init__(code, name, value, allowed)
        self.code = code
        self.name = name
        self.value = value
        self.allowed = allowed


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The values the engine reads; names and meanings as `AXES` lists them.

    There is none that cannot be played: `RulesetError` says which value is at fault.
    """

    game: str
    seats: int
    max_pip: int = 6
    sides: str = "solo"
    direction: str = "clockwise"
    deal: int = 7
    reserve: int = 0
    draw: str = "none"
    must_lay: str = "yes"
    voluntary_draw: str = "no"
    boneyard_empty: str = "play_on"
    first_lead: str = "lot"
    lead_tile: str = "any"
    lead_after_out: str = "finisher"
    lead_after_block: str = "lot"
    lead_without_winner: str = "lot"
    match: str = "equal"
    matador_leaves: str = "either"
    spinner: str = "none"
    sides_open: str = "line_first"
    double_lies: str = "across"
    counted: str = "none"
    opening_scores: str = "yes"
    end_double: str = "both_halves"
    spinner_counts: str = "sides"
    divisor: int = 5
    unit: str = "face"
    double_header: int = 0
    triple_header: int = 0
    triple_needs: str = "end_double"
    lead_double: int = 0
    near_target: str = "full"
    control_step: int = 25
    control_points: int = 5
    control_last: int = 150
    crossing: str = "loses"
    table_limit: int | None = None
    out_bonus: int | str = 0
    block_payment: int | str = 0
    block_winner: str = "fewest_pips"
    block_tie: str = "nobody"
    own_deduction: str = "none"
    lone_blank: int = 0
    target: int = 100
    target_test: str = "every_credit"
    exact_target: str = "no"
    hand_limit: int | None = None
    score_floor: int | None = None

    def __post_init__(self) -> None:
        if type(self.seats) is not int or self.seats not in _SEATS:
            raise RulesetError("seats-not-allowed", self.game, self.seats, tuple(map(str, _SEATS)))
        for name, axis in AXES.items():
            value = getattr(self, name)
            if not axis.admits(value):
                raise RulesetError("option-not-allowed", name, value, axis.allowed())
        fault = _combination_fault(self)
        if fault:
            name, allowed = fault
            raise RulesetError("option-combination", name, getattr(self, name), allowed)

    @property
    def tiles(self) -> TileSet:
        """The set that is played with."""
        return tile_set(self.max_pip)

    @property
    def side_of(self) -> tuple[int, ...]:
        """Seat -> side. Partners sit opposite each other (R2)."""
        return (0, 1, 0, 1) if self.sides == "pairs" else tuple(range(self.seats))

    @property
    def side_count(self) -> int:
        """How many scores there are."""
        return max(self.side_of) + 1

    @property
    def next_seat(self) -> tuple[int, ...]:
        """Seat -> the seat whose turn is next (R12)."""
        step = 1 if self.direction == "clockwise" else self.seats - 1
        return tuple((seat + step) % self.seats for seat in range(self.seats))

    @property
    def boneyard_size(self) -> int:
        """Tiles left after the deal."""
        return len(self.tiles) - self.seats * self.deal

    def values(self) -> dict[str, Value]:
        """Every value by name."""
        return {k: v for k, v in asdict(self).items() if k not in ("game", "seats")}

    def digest(self) -> str:
        """A hash of all values: two rulesets that play alike in every respect share it."""
        text = json.dumps([self.seats, self.values()], sort_keys=True)
        return sha256(text.encode()).hexdigest()


def _combination_fault(rules: Ruleset) -> tuple[str, tuple[str, ...]] | None:
    """The first value that cannot go with the others, and what could stand there; None if sound."""
    tiles = len(rules.tiles)
    if rules.boneyard_size < 0:
        return "deal", (f"2..{tiles // rules.seats}",)
    if rules.boneyard_size > LARGEST_BONEYARD:
        return "deal", (f"{-((LARGEST_BONEYARD - tiles) // rules.seats)}..{tiles // rules.seats}",)
    if rules.first_lead == "double_six" and rules.boneyard_size:
        # V1, V2: the holder of 6-6 leads, so somebody must hold it.
        whole = (str(tiles // rules.seats),) if tiles % rules.seats == 0 else ()
        return ("deal", whole) if whole else ("first_lead", ("lot", "highest_double"))
    if rules.reserve > rules.boneyard_size:
        return "reserve", (f"0..{rules.boneyard_size}",)
    return _meaning_fault(rules)


def _meaning_fault(rules: Ruleset) -> tuple[str, tuple[str, ...]] | None:
    if rules.sides == "pairs" and rules.seats != 4:
        return "sides", ("solo",)
    if rules.match == "sum_seven" and rules.max_pip != 6:
        return "max_pip", ("6",)  # M1: halves that add up to 7 exist for every pip of 0..6 only
    if rules.voluntary_draw == "yes" and rules.draw != "one":
        return "voluntary_draw", ("no",)
    if rules.control_last % rules.control_step:
        step = rules.control_step
        return "control_last", tuple(str(n) for n in range(step, 301, step))
    return None
