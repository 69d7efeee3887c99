"""A count in words: every contribution with its reason, the sum, what it scores and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from doublesix.engine.layout import Counted, Layout
from doublesix.engine.table import Table
from doublesix.explain.headers import explain_equal_ends, explain_pips_on_table
from doublesix.explain.words import arm, points, spinner_of, sum_text
from doublesix.rules import Ruleset
from doublesix.text import say

__all__ = ["explain_count", "explain_table", "sum_line"]


def explain_count(rules: Ruleset, layout: Layout, total: int, award: int, lang: str) -> list[str]:
    """What the last lay counted and scored, line by line (R17-R31, B6, E10, J6).

    Every contribution with tile, place and reason, the sum, then the award and why.
    """
    if not layout.stones:
        return [say("count-empty", lang)]
    return _TELLERS[rules.counted](rules, layout, total, award, lang)


def explain_table(table: Table, lang: str) -> list[str]:
    """The count of a table that a line of lays made."""
    return explain_count(table.rules, table.layout(), table.total, table.award, lang)


def sum_line(
    rules: Ruleset,
    counted: Sequence[Counted],
    total: int,
    award: int,
    lang: str,
    *,
    led: bool = False,
) -> str:
    """The count in one line, "2 + 8 = 10 -> 10 points"; empty where nothing is counted.

    `led` tells that the tile opened the hand; Bergen pays that for another reason (B5).
    """
    scored = points(award, lang)
    if rules.counted == "ends":
        return say("sum-line", lang, sum=sum_text(counted), points=scored)
    if rules.counted == "table":
        return say("sum-table", lang, total=total, points=scored)
    if rules.counted == "equal_ends" and award:
        return _header_line(rules, award, scored, lang, led=led)
    return ""


def _header_line(rules: Ruleset, award: int, scored: str, lang: str, *, led: bool) -> str:
    if led:
        return say("sum-lead-double", lang, points=scored)
    if rules.near_target == "full" and rules.double_header != rules.triple_header:
        triple = award == rules.triple_header
        code = "sum-triple-header" if triple else "sum-double-header"
        return say(code, lang, points=scored)
    return say("sum-equal-ends", lang, points=scored)


def _ends(rules: Ruleset, layout: Layout, total: int, award: int, lang: str) -> list[str]:
    alone = len(layout.stones) == 1
    lines = [_contribution(rules, item, lang, alone=alone) for item in layout.counted]
    if len(lines) > 1:
        lines.append(sum_text(layout.counted))
    return [*lines, _why(rules, total, award, lang, opening=alone)]


def _contribution(rules: Ruleset, item: Counted, lang: str, *, alone: bool) -> str:
    """`6-6, right arm: 12 (double at the end, both halves count)`; a lone double is at no arm."""
    half = int(item.tile[0])
    halves = "single" if item.points == half and half else "both"
    opening = alone and item.reason == "end-double"
    where = say("count-opening-tile", lang) if opening else arm(item.arm, lang)
    return say(
        "count-item",
        lang,
        tile=item.tile,
        where=where,
        value=item.points,
        why=say(f"reason-{item.reason}", lang, halves=halves, spinner=spinner_of(rules, lang)),
    )


def _why(rules: Ruleset, total: int, award: int, lang: str, *, opening: bool) -> str:
    """Why the total scores what it scores (R30, R31, F4, E5)."""
    if opening and rules.opening_scores == "no":
        return say("count-opening-silent", lang)
    if total == 0:
        return say("count-zero", lang)
    divisor = rules.divisor
    if total % divisor:
        return say("count-no-multiple", lang, total=total, divisor=divisor)
    scored = points(award, lang)
    if rules.unit == "face":
        return say("count-multiple", lang, total=total, divisor=divisor, points=scored)
    quotient = total // divisor
    return say(
        "count-divided", lang, total=total, divisor=divisor, quotient=quotient, points=scored
    )


def _nothing(rules: Ruleset, layout: Layout, total: int, award: int, lang: str) -> list[str]:
    return [say("count-nothing", lang)]


Teller = Callable[[Ruleset, Layout, int, int, str], list[str]]

_TELLERS: Final[dict[str, Teller]] = {
    "none": _nothing,
    "ends": _ends,
    "equal_ends": explain_equal_ends,
    "table": explain_pips_on_table,
}
