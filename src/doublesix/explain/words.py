"""The small pieces that sentences are made of: numbers with their word, arms, sums, names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from doublesix.engine.layout import Counted
from doublesix.rules import Ruleset
from doublesix.text import has, say, visible

__all__ = [
    "arm",
    "both",
    "either",
    "listed",
    "one_line",
    "pips",
    "points",
    "side_name",
    "sides_names",
    "spinner_of",
    "steps",
    "sum_of",
    "sum_text",
    "tiles",
    "to_arm",
]

_LONGEST = 60
"""How much of a text from outside a sentence repeats, in characters."""

_MINUS = "\N{MINUS SIGN}"


def spinner_of(rules: Ruleset, lang: str) -> str:
    """What the game calls its branching double, as it stands after "bare side of" (R20)."""
    own = f"game-{rules.game}.spinner"
    return say(own if has(own, lang) else "spinner-of", lang)


def points(n: int, lang: str) -> str:
    """`5 points`."""
    return say("points", lang, n=n)


def pips(n: int, lang: str) -> str:
    """`1 pip`."""
    return say("pips", lang, n=n)


def tiles(n: int, lang: str) -> str:
    """`7 tiles`."""
    return say("tiles", lang, n=n)


def arm(letter: str, lang: str) -> str:
    """`left arm` for W."""
    return say(f"arm-{letter.lower()}", lang)


def to_arm(letter: str, lang: str) -> str:
    """`to the left arm` for W."""
    return say(f"arm-{letter.lower()}.to", lang)


def either(open_pips: Sequence[int], lang: str) -> str:
    """`5`, or `2 or 5` where a crosswise matador leaves both halves open (M5)."""
    shown = [str(n) for n in open_pips] or [""]
    return reduce(lambda a, b: say("either", lang, first=a, second=b), shown)


def both(names: Sequence[str], lang: str) -> str:
    """`Anna and Carla`."""
    return reduce(lambda a, b: say("both", lang, first=a, second=b), names)


def sum_of(parts: Sequence[int]) -> str:
    """The sum written out.

    >>> sum_of([3, 12]), sum_of([4])
    ('3 + 12 = 15', '4')
    """
    added = " + ".join(map(str, parts))
    return f"{added} = {sum(parts)}" if len(parts) > 1 else added or "0"


def sum_text(counted: Sequence[Counted]) -> str:
    """The sum of the contributions, written out."""
    return sum_of([item.points for item in counted])


def listed(parts: Sequence[str], lang: str) -> str:
    """`Anna 15, Boris 0`."""
    return reduce(lambda a, b: say("listed", lang, before=a, next=b), parts)


def steps(parts: Sequence[str], lang: str) -> str:
    """`9 + 12 = 21; 21 - 4 = 17`; empty where there are none."""
    told = list(parts) or [""]
    return reduce(lambda a, b: say("steps", lang, before=a, next=b), told)


def side_name(rules: Ruleset, names: Sequence[str], side: int, lang: str) -> str:
    """The player, or both partners, who share a score (R2)."""
    members = [name for seat, name in enumerate(names) if rules.side_of[seat] == side]
    return both(members, lang)


def sides_names(rules: Ruleset, names: Sequence[str], lang: str) -> list[str]:
    """The name of every side, in their order."""
    return [side_name(rules, names, side, lang) for side in range(rules.side_count)]


def one_line(value: object, longest: int = _LONGEST) -> str:
    r"""A text from outside, safe to repeat: one line, nothing invisible, not too long.

    >>> one_line("1-4\n@E")
    '1-4\\n@E'
    """
    # The typographic minus is made visible too: messages would print it as a plain hyphen.
    text = visible(str(value)).replace(_MINUS, r"\u2212")
    return text if len(text) <= longest else text[: longest - 1] + "…"
