"""Why something cannot be: refused actions, unreadable texts, impossible games."""

from __future__ import annotations

from collections.abc import Sequence

from doublesix.engine.actions import action_texts
from doublesix.engine.kernel import State
from doublesix.engine.places import places
from doublesix.engine.refusal import Refusal
from doublesix.engine.table import LayoutFault
from doublesix.explain.words import either, listed, one_line
from doublesix.rules import RulesetError, game
from doublesix.text import say
from doublesix.tiles import NotationError

__all__ = [
    "explain_layout_fault",
    "explain_notation",
    "explain_refusal",
    "explain_rules_fault",
    "refused",
]


def refused(value: object, why: str, allowed: Sequence[str], lang: str) -> str:
    """`3-5@E: the open end there is 4; allowed: 3-4@E, 4-6@E`."""
    shown = one_line(value) or '""'
    if not allowed:
        return say("refused-only", lang, value=shown, why=why)
    return say("refused", lang, value=shown, why=why, allowed=listed([*map(_one, allowed)], lang))


def _one(text: str) -> str:
    """A range of a single number is that number: `0` for `0..0`."""
    low, _, high = text.partition("..")
    return low if low == high else text


def explain_refusal(refusal: Refusal, state: State, lang: str) -> str:
    """One sentence: the action, why it is refused in this state, what may be done instead."""
    rules = state.rules
    texts = action_texts(rules.max_pip, rules.match == "sum_seven")
    names = texts.laid if state.table else texts.led
    known = 0 <= refusal.action < len(names)
    arm = texts.laid[refusal.action].partition("@")[2][:1] if known else ""
    there = either(places(state).get(arm, ()), lang)
    value = names[refusal.action] if known else refusal.action
    why = say(refusal.code, lang, pips=there)
    return refused(value, why, [names[action] for action in refusal.allowed], lang)


def explain_notation(error: NotationError, lang: str, allowed: Sequence[str] = ()) -> str:
    """A text that is no tile or no action: what it is, how it is written."""
    return refused(error.text, say(error.code, lang), allowed, lang)


def explain_layout_fault(fault: LayoutFault, lang: str) -> str:
    """Which lay of a line cannot be (from 1, as people count), why, what could be laid there."""
    # Anybody may lay any tile there is: one that nobody holds lies on the table.
    code = "tile-laid" if fault.code == "tile-not-held" else fault.code
    why = say(code, lang, pips=fault.pips)
    where = say("fault-lay", lang, index=fault.index + 1)
    what = refused(fault.text, why, fault.allowed, lang)
    return say("fault-after", lang, before=where, next=what)


def explain_rules_fault(error: RulesetError, lang: str) -> str:
    """A game, number of players or option that cannot be: one line with what is allowed."""
    return refused(_given(error, lang), _why_not(error, lang), error.allowed, lang)


def _given(error: RulesetError, lang: str) -> str:
    if error.code == "game-unknown":
        return str(error.value)
    if error.code == "seats-not-allowed" and isinstance(error.value, int):
        return say("seats-given", lang, n=error.value)
    if error.code == "seats-not-allowed":
        return str(error.value)
    value = "none" if error.value is None else one_line(error.value)
    return say("option-given", lang, name=one_line(error.name), value=value)


def _why_not(error: RulesetError, lang: str) -> str:
    if error.code == "seats-not-allowed":
        return say(error.code, lang, game=say(f"game-{game(error.name).key}", lang))
    return say(error.code, lang)
