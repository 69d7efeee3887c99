"""The open places in words; says nothing about points (R29)."""

from __future__ import annotations

from doublesix.engine.layout import Layout
from doublesix.engine.table import Table
from doublesix.explain.headers import tip
from doublesix.explain.words import arm, either, spinner_of
from doublesix.rules import Ruleset
from doublesix.text import say

__all__ = ["explain_layout_places", "explain_places"]


def explain_places(table: Table, lang: str) -> list[str]:
    """The open places of a table that a line of lays made."""
    return explain_layout_places(table.rules, table.layout(), lang)


def explain_layout_places(rules: Ruleset, layout: Layout, lang: str) -> list[str]:
    """Every open arm with its pips, the spinner's bare sides, what waits (R24, R29, V3).

    Where halves add up to seven, also what the place takes (M1, M2, M5).
    """
    lines = [_place(rules, layout, letter, lang) for letter in layout.places]
    return lines or [say("place-none", lang)]


def _place(rules: Ruleset, layout: Layout, letter: str, lang: str) -> str:
    stone = tip(layout, letter)
    pips = layout.places[letter]
    where, shown = arm(letter, lang), either(pips, lang)
    if letter in layout.waiting:
        return say("place-waits", lang, arm=where, pips=shown, spinner=spinner_of(rules, lang))
    if stone.spinner:
        spinner = spinner_of(rules, lang)
        return say("place-side", lang, arm=where, pips=shown, spinner=spinner, tile=stone.tile)
    if rules.match == "equal":
        return say("place-open", lang, arm=where, pips=shown)
    takes = either([7 - n for n in pips], lang)
    code = "place-matadors" if pips == (0,) else "place-seven"
    return say(code, lang, arm=where, pips=shown, takes=takes)
