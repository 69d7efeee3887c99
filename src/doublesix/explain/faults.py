"""Faults of a record as one line: file, hand, action, value, what is wrong, what would be right."""

from __future__ import annotations

import re
from functools import reduce

from doublesix.explain.words import listed, one_line
from doublesix.record import RecordFault
from doublesix.text import say

__all__ = ["explain_fault"]

_LONGEST_PATH = 4096
_IN_HAND = re.compile(r"hands\[(\d+)\]\.?(.*)", re.ASCII)


def explain_fault(fault: RecordFault, file: str, lang: str) -> str:
    """The one line that a faulty record gets; hands and actions are counted from 0.

    `match.json: hand 1, action 7: 3-5@E: the open end there is 4; legal: 3-4@E, 4-6@E`
    """
    place, value = _place(fault, lang), _value(fault)
    parts = (one_line(file, _LONGEST_PATH), place, value, _what(fault, lang))
    line = reduce(
        lambda before, part: say("fault-after", lang, before=before, next=part), filter(None, parts)
    )
    if not fault.allowed:
        return line
    code = "fault-allowed" if fault.action is None else "fault-legal"
    allowed = say(code, lang, allowed=listed(fault.allowed, lang))
    return say("fault-then", lang, before=line, next=allowed)


def _value(fault: RecordFault) -> str:
    """What stands there; an empty text is seen by its marks."""
    return "" if fault.value is None else one_line(fault.value) or '""'


def _place(fault: RecordFault, lang: str) -> str:
    """`hand 1, action 7`, `hand 0, dealt[1][3]` or the key outside the hands."""
    if fault.hand is not None and fault.action is not None:
        return say("fault-action", lang, hand=fault.hand, action=fault.action)
    inside = _IN_HAND.fullmatch(fault.path)
    if inside is None:
        return one_line(fault.path) if fault.hand is None else _hand(fault.hand, lang)
    hand = int(inside[1])
    return say("fault-inside", lang, hand=hand, path=inside[2]) if inside[2] else _hand(hand, lang)


def _hand(hand: int, lang: str) -> str:
    return say("fault-hand", lang, hand=hand)


def _what(fault: RecordFault, lang: str) -> str:
    details = {
        name: value if isinstance(value, int) else one_line(value)
        for name, value in fault.details.items()
    }
    return say(fault.code, lang, **details)
