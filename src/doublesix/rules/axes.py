"""The axes: every value a game may have, under one name, with what it allows.

A game's data file gives a value to each axis that makes sense for it; an axis that a game leaves
out keeps its `neutral` value in the engine and is no option of that game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeGuard, final

__all__ = ["AXES", "NONE", "Axis", "Value", "read_value"]

_DIGITS = 12
"""No number of a ruleset has that many digits."""

Value = int | str | None
"""What an axis holds: a whole number, a word, or nothing (written `none`)."""

NONE = "none"


@final
@dataclass(frozen=True, slots=True)
class Axis:
    """One rule value: its name, the words it allows, and the range of whole numbers if any."""

    name: str
    neutral: Value
    words: tuple[str, ...] = ()
    numbers: range | None = None
    listed: tuple[int, ...] = ()
    optional: bool = False

    def allowed(self) -> tuple[str, ...]:
        """The values as text, a range written `0..7`."""
        texts = [*self.words, *map(str, self.listed)]
        if self.numbers is not None:
            texts.append(f"{self.numbers.start}..{self.numbers.stop - 1}")
        if self.optional:
            texts.append(NONE)
        return tuple(texts)

    def admits(self, value: object) -> TypeGuard[Value]:
        """Whether the value is one of those allowed."""
        if value is None:
            return self.optional
        if isinstance(value, str):
            return value in self.words
        if type(value) is not int:
            return False
        return value in self.listed or (self.numbers is not None and value in self.numbers)


def read_value(axis: Axis, given: object) -> Value:
    """An option's value as JSON, TOML or a command line gives it; ValueError if not allowed."""
    readable = isinstance(given, int | str | None) and not isinstance(given, bool)
    value = _plain(axis, given) if readable else axis
    if not axis.admits(value):
        raise ValueError(axis.name)
    return value


def _plain(axis: Axis, given: object) -> object:
    """A number or `none` where the text says so."""
    if not isinstance(given, str) or given in axis.words:
        return given
    text = given.strip()
    digits = text.removeprefix("-")
    if text == NONE:
        return None
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < _DIGITS else given


YES_NO = ("no", "yes")

AXES: dict[str, Axis] = {
    axis.name: axis
    for axis in (
        # Equipment and seating
        Axis("max_pip", 6, numbers=range(6, 10)),
        Axis("sides", "solo", ("solo", "pairs")),
        Axis("direction", "clockwise", ("clockwise", "anticlockwise")),
        # Deal and boneyard
        Axis("deal", 7, numbers=range(2, 28)),
        Axis("reserve", 0, numbers=range(8)),
        Axis("draw", "none", ("none", "one", "until_playable")),
        Axis("must_lay", "yes", ("yes",)),
        Axis("voluntary_draw", "no", YES_NO),
        Axis("boneyard_empty", "play_on", ("play_on", "ends_hand")),
        # The lead
        Axis("first_lead", "lot", ("lot", "lowest_double", "highest_double", "double_six")),
        Axis("lead_tile", "any", ("any", "deciding")),
        Axis("lead_after_out", "finisher", ("finisher", "as_first", "left", "lot")),
        Axis("lead_after_block", "lot", ("block_winner", "as_first", "left", "lot")),
        Axis("lead_without_winner", "lot", ("lot", "as_first")),
        # Laying
        Axis("match", "equal", ("equal", "sum_seven")),
        Axis("matador_leaves", "either", ("either", "named")),
        Axis("spinner", "none", ("none", "first_double", "double_six")),
        Axis("sides_open", "line_first", ("line_first", "any", "all_first")),
        Axis("double_lies", "across", ("across", "along", "as_liked")),
        # Counting in play
        Axis("counted", "none", ("none", "ends", "equal_ends", "table")),
        Axis("opening_scores", "yes", YES_NO),
        Axis("end_double", "both_halves", ("both_halves", "one_half")),
        Axis("spinner_counts", "sides", ("sides", "until_second")),
        Axis("divisor", 5, listed=(3, 5)),
        Axis("unit", "face", ("face", "per_divisor")),
        Axis("double_header", 0, numbers=range(11)),
        Axis("triple_header", 0, numbers=range(11)),
        Axis("triple_needs", "end_double", ("end_double", "laid_double")),
        Axis("lead_double", 0, numbers=range(11)),
        Axis("near_target", "full", ("full", "shrink")),
        Axis("control_step", 25, numbers=range(5, 101)),
        Axis("control_points", 5, numbers=range(101)),
        Axis("control_last", 150, numbers=range(25, 301)),
        Axis("crossing", "loses", ("loses", "free")),
        Axis("table_limit", None, numbers=range(25, 301), optional=True),
        # The hand's end
        Axis("out_bonus", 0, ("others_pips", "others_pips_rounded"), range(101)),
        Axis("block_payment", 0, ("others_minus_own", "rounded_differences"), range(101)),
        Axis("block_winner", "fewest_pips", ("fewest_pips", "fewest_doubles")),
        Axis("block_tie", "nobody", ("nobody",)),
        Axis("own_deduction", "none", ("none", "rounded_five")),
        Axis("lone_blank", 0, listed=(0, 25)),
        # The match
        Axis("target", 100, numbers=range(1, 1_000_001)),
        Axis("target_test", "every_credit", ("every_credit", "hand_end")),
        Axis("exact_target", "no", ("no",)),
        Axis("hand_limit", None, numbers=range(1, 1_000_001), optional=True),
        Axis("score_floor", None, numbers=range(-1_000_000, 1), optional=True),
    )
}
