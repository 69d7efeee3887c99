"""The counts that are no sum of ends: equal ends (Bergen) and all pips on the table (Jubilee)."""

from __future__ import annotations

from doublesix.engine.layout import Layout, Stone
from doublesix.explain.words import arm, either, points
from doublesix.rules import Ruleset
from doublesix.text import say

__all__ = ["explain_equal_ends", "explain_pips_on_table", "tip"]


def tip(layout: Layout, letter: str) -> Stone:
    """The tile at the end of an arm; the spinner where a branch is still bare."""
    grown = [stone for stone in layout.stones if stone.arm == letter]
    if grown:
        return grown[-1]
    hub = next((stone for stone in layout.stones if stone.spinner), None)
    return hub if hub and letter in "NS" else layout.stones[0]


def explain_equal_ends(
    rules: Ruleset, layout: Layout, total: int, award: int, lang: str
) -> list[str]:
    """Both ends, then double-header, triple-header or nothing (B5, B6, B10)."""
    lines = [_end(layout, letter, lang) for letter in "WE"]
    return [*lines, *_header(rules, layout, award, lang)]


def _end(layout: Layout, letter: str, lang: str) -> str:
    stone = tip(layout, letter)
    code = "count-end-double" if _is_double(stone) else "count-end"
    shown = either(layout.places[letter], lang)
    return say(code, lang, arm=arm(letter, lang), pips=shown, tile=stone.tile)


def _header(rules: Ruleset, layout: Layout, award: int, lang: str) -> list[str]:
    if len(layout.stones) == 1:
        return [_opening(rules, layout.stones[0], award, lang)]
    if layout.places["W"] != layout.places["E"]:
        return [say("count-ends-differ", lang)]
    triple = _has_double(rules, layout)
    code = "count-triple-header" if triple else "count-double-header"
    shown = either(layout.places["W"], lang)
    lines = [say(code, lang, pips=shown, points=points(award, lang))]
    if award < (rules.triple_header if triple else rules.double_header):
        lines.append(say("count-near-target", lang))
    return lines


def _opening(rules: Ruleset, stone: Stone, award: int, lang: str) -> str:
    if rules.opening_scores == "no":
        return say("count-opening-silent", lang)
    if _is_double(stone):
        return say("count-lead-double", lang, points=points(award, lang))
    return say("count-lead-plain", lang)


def _has_double(rules: Ruleset, layout: Layout) -> bool:
    """Whether the double is there that makes equal ends a triple-header (B6)."""
    if rules.triple_needs == "laid_double":
        return _is_double(layout.stones[-1])
    return any(_is_double(tip(layout, letter)) for letter in "WE")


def _is_double(stone: Stone) -> bool:
    return stone.tile[0] == stone.tile[-1]


def explain_pips_on_table(
    rules: Ruleset, layout: Layout, total: int, award: int, lang: str
) -> list[str]:
    """The pips before and after the lay, the control value formed or passed (J6-J8, J10-J12)."""
    tile = layout.stones[-1].tile
    laid = int(tile[0]) + int(tile[-1])
    before = total - laid
    lines = [
        say("count-table", lang, sum=f"{before} + {laid} = {total}"),
        *_controls(rules, before, total, lang),
    ]
    if len(lines) == 1:
        lines.append(say("count-no-control", lang))
    if rules.score_floor is not None and award > sum(_gains(rules, before, total)):
        lines.append(say("count-floor", lang, floor=rules.score_floor))
    if rules.table_limit is not None and total > rules.table_limit:
        lines.append(say("count-table-over", lang, limit=rules.table_limit))
    return lines


def _reached(rules: Ruleset, before: int, after: int) -> list[int]:
    """The control values above `before` and up to `after`."""
    step = rules.control_step
    first = (before // step + 1) * step
    return list(range(first, min(after, rules.control_last) + 1, step))


def _gain(rules: Ruleset, control: int, after: int) -> int:
    worth = control // rules.control_step * rules.control_points
    if control == after:
        return worth
    return -worth if rules.crossing == "loses" else 0


def _gains(rules: Ruleset, before: int, after: int) -> list[int]:
    return [_gain(rules, control, after) for control in _reached(rules, before, after)]


def _controls(rules: Ruleset, before: int, after: int, lang: str) -> list[str]:
    return [
        say(
            "count-formed" if control == after else "count-passed",
            lang,
            control=control,
            points=points(_gain(rules, control, after), lang),
        )
        for control in _reached(rules, before, after)
    ]
