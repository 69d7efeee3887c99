"""The settlement of a hand, line by line: what is left, what it costs, who is paid and how much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from doublesix.engine.hands import LOT, TILES, HandEnd
from doublesix.explain.payments import Payment, nearest_five, payment_of
from doublesix.explain.words import listed, pips, points, side_name, sides_names, steps
from doublesix.rules import Ruleset
from doublesix.text import say

__all__ = ["explain_lead", "explain_scores", "explain_settlement"]


def explain_settlement(end: HandEnd, rules: Ruleset, names: Sequence[str], lang: str) -> list[str]:
    """How the hand ended, then every seat, the payment with its arithmetic, every side.

    Nothing is settled after a win in play (R43).
    """
    told = _Told(end, rules, names, lang)
    if end.end == "won":
        return [told.ending()]
    return [told.ending(), *told.seats(), *told.payment(), *told.sides()]


def explain_lead(end: HandEnd, rules: Ruleset, names: Sequence[str], lang: str) -> str:
    """Who leads the next hand, and why: finisher, winner of the block, turn, tiles or lot."""
    if end.lead == LOT:
        return say("lead-lot", lang)
    if end.lead == TILES:
        return say(f"lead-{rules.first_lead.replace('_', '-')}", lang)
    rule = rules.lead_after_out if end.end == "out" else rules.lead_after_block
    return say(f"lead-{rule.replace('_', '-')}", lang, name=names[end.lead])


def explain_scores(
    scores: Sequence[int | None], rules: Ruleset, names: Sequence[str], lang: str
) -> str:
    """`Score: Anna 15, Boris 0`; partners share one (R2)."""
    unknown = say("score-unknown", lang)
    told = [
        say(
            "side-score",
            lang,
            side=side,
            score=unknown if score is None else score,
        )
        for side, score in zip(sides_names(rules, names, lang), scores, strict=True)
    ]
    return say("event-score", lang, scores=listed(told, lang))


@final
@dataclass(frozen=True, slots=True)
class _Told:
    """One settlement and the language it is told in."""

    end: HandEnd
    rules: Ruleset
    names: Sequence[str]
    lang: str

    def ending(self) -> str:
        """How the hand ended, as in "Boris lays the last tile and goes out"."""
        seat = self.end.seat
        return say(
            f"ending-{self.end.end}",
            self.lang,
            name="" if seat is None else self.names[seat],
            limit=self.rules.table_limit or 0,
            target=self.rules.target,
        )

    def seats(self) -> list[str]:
        """What every seat has left, and what is subtracted for it (R38-R40)."""
        return [
            self._seat(name, left) for name, left in zip(self.names, self.end.pips, strict=True)
        ]

    def _seat(self, name: str, left: int | None) -> str:
        if left is None:
            return say("settle-unknown", self.lang, name=name)
        shown = pips(left, self.lang)
        rounded = nearest_five(left)
        if self.rules.own_deduction == "none" or left == 0:
            return say("settle-left", self.lang, name=name, pips=shown)
        if rounded == 0:
            return say("settle-spared", self.lang, name=name, pips=shown)
        lost = points(-rounded, self.lang)
        return say(
            "settle-deducted", self.lang, name=name, pips=shown, rounded=rounded, points=lost
        )

    def payment(self) -> list[str]:
        """Who is paid for the hand, and the arithmetic (R41, B1, E6-E7, G6-G7)."""
        paid = payment_of(self.end, self.rules)
        if paid is None:
            return []
        if paid.seat is None:
            return [say("pay-tie", self.lang)]
        return [
            say(
                paid.code,
                self.lang,
                name=self.names[paid.seat],
                sum=self._sum(paid),
                points=points(paid.points, self.lang),
            )
        ]

    def _sum(self, paid: Payment) -> str:
        """`9 + 12 = 21; 21 - 4 = 17`."""
        if paid.code != "pay-differences":
            return steps(paid.steps, self.lang)
        shares = [
            say(
                "pay-difference",
                self.lang,
                theirs=theirs,
                own=paid.own,
                difference=theirs - paid.own,
                rounded=nearest_five(theirs - paid.own),
            )
            for theirs in paid.others
        ]
        return steps([*shares, *paid.steps], self.lang)

    def sides(self) -> list[str]:
        """What every score changes by and what it is now."""
        lines = [self._side(side) for side in range(self.rules.side_count)]
        if self._floored():
            lines.append(say("pay-floor", self.lang, floor=self.rules.score_floor or 0))
        return lines

    def _side(self, side: int) -> str:
        name = side_name(self.rules, self.names, side, self.lang)
        change, score = self.end.settlement[side], self.end.scores[side]
        if change is None or score is None:
            return say("settle-side-unknown", self.lang, side=name)
        shown = points(change, self.lang)
        return say("settle-side", self.lang, side=name, points=shown, score=score)

    def _floored(self) -> bool:
        floor = self.rules.score_floor
        return floor is not None and any(
            score == floor and change is not None and change < 0
            for score, change in zip(self.end.scores, self.end.settlement, strict=True)
        )
