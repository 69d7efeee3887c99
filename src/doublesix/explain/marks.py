"""Paper marks (R5): a stroke is 5, a large X with a small x in each area round it is 50."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from doublesix.explain.words import both, points
from doublesix.rules import Ruleset
from doublesix.text import say

__all__ = ["Marks", "count_marks", "explain_marks", "marks_suit", "paper_marks"]

_FIFTY = (" x ", "xXx", " x ")


@final
@dataclass(frozen=True, slots=True)
class Marks:
    r"""What stands on the paper: large Xs, strokes, points that fill no stroke; below zero or not.

    >>> print("\n".join(count_marks(65).drawn()))
     x   | | |
    xXx  | | |
     x   | | |
    >>> count_marks(-65).line()
    '- xXx |||'
    """

    fifties: int
    strokes: int
    over: int
    below: bool

    def line(self) -> str:
        """The marks in one line; what fills no stroke is a number."""
        parts = ["-"] * self.below + ["xXx"] * self.fifties
        parts += ["|" * self.strokes] if self.strokes else []
        parts += [f"+{self.over}"] if self.over else []
        return " ".join(parts)

    def drawn(self) -> tuple[str, str, str]:
        """The marks as on paper, in three lines."""
        blocks = [_FIFTY] * self.fifties
        if self.strokes:
            row = " ".join("|" * self.strokes)
            blocks.append((row, row, row))
        if self.over:
            blocks.append(_middle(f"+{self.over}"))
        if self.below:
            blocks.insert(0, _middle("-"))
        top, middle, bottom = ("  ".join(block[i] for block in blocks) for i in range(3))
        return top.rstrip(), middle.rstrip(), bottom.rstrip()


def count_marks(score: int) -> Marks:
    """The marks of a score: 65 is one X and three strokes, -5 one stroke below zero."""
    fifties, rest = divmod(abs(score), 50)
    strokes, over = divmod(rest, 5)
    return Marks(fifties, strokes, over, score < 0)


def marks_suit(rules: Ruleset) -> bool:
    """Whether the points of the game come in fives: raw totals of fives, settled in fives (R3)."""
    in_fives = rules.counted == "ends" and rules.unit == "face" and rules.divisor == 5
    return in_fives and _fives(rules.out_bonus) and _fives(rules.block_payment)


def paper_marks(rules: Ruleset, score: int) -> str:
    """The marks of a score in one line; empty where they do not suit the game."""
    return count_marks(score).line() if marks_suit(rules) else ""


def explain_marks(rules: Ruleset, score: int, lang: str) -> str:
    """The marks in words, "1 large X and 3 strokes", or that they do not suit the game."""
    if not marks_suit(rules):
        return say("marks-not-here", lang)
    marks = count_marks(score)
    told = []
    if marks.fifties:
        told.append(say("marks-fifties", lang, n=marks.fifties))
    if marks.strokes:
        told.append(say("marks-strokes", lang, n=marks.strokes))
    if marks.over:
        told.append(say("marks-over", lang, points=points(marks.over, lang)))
    if not told:
        return say("marks-nothing", lang)
    words = both(told, lang)
    return say("marks-below", lang, marks=words) if marks.below else words


def _middle(text: str) -> tuple[str, str, str]:
    blank = " " * len(text)
    return blank, text, blank


def _fives(paid: int | str) -> bool:
    if isinstance(paid, int):
        return paid % 5 == 0
    return paid in ("others_pips_rounded", "rounded_differences")
