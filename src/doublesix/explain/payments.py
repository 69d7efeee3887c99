"""Who is paid at the end of a hand, and the arithmetic that the engine's number comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from doublesix.engine.hands import HandEnd
from doublesix.explain.words import sum_of
from doublesix.rules import Ruleset

__all__ = ["Payment", "nearest_five", "payment_of"]


@final
@dataclass(frozen=True, slots=True)
class Payment:
    """A payment: the code of its message, who gets it (None in a tie), the points, the steps."""

    code: str
    seat: int | None
    points: int
    steps: tuple[str, ...] = ()
    own: int = 0
    others: tuple[int, ...] = ()


def nearest_five(pips: int) -> int:
    """Remainders 1 and 2 go down, 3 and 4 up (R38).

    >>> [nearest_five(n) for n in (2, 3, 7, 8)]
    [0, 5, 5, 10]
    """
    return (pips + 2) // 5 * 5


def payment_of(end: HandEnd, rules: Ruleset) -> Payment | None:
    """The payment of a settled hand; None where the rules pay nothing or tiles are unknown."""
    rule = {"out": rules.out_bonus, "blocked": rules.block_payment}.get(end.end, 0)
    left = [pips for pips in end.pips if pips is not None]
    if rule == 0 or (len(left) < rules.seats and not isinstance(rule, int)):
        return None
    if end.end == "out":
        seat = end.seat
    elif len(left) < rules.seats:
        return None
    else:
        seat = _block_winner(end, rules, left)
    if seat is None:
        return Payment("pay-tie", None, 0)
    if isinstance(rule, int):
        return Payment(_fixed_code(end, rules), seat, rule)
    return _reckoned(rule, rules, seat, left)


def _fixed_code(end: HandEnd, rules: Ruleset) -> str:
    if end.end == "out":
        return "pay-out"
    return "pay-fewest-doubles" if rules.block_winner == "fewest_doubles" else "pay-fewest-pips"


def _reckoned(rule: str, rules: Ruleset, seat: int, left: list[int]) -> Payment:
    own = left[seat]
    sides = rules.side_of
    others = tuple(n for s, n in enumerate(left) if sides[s] != sides[seat])
    total = sum(others)
    added = (sum_of(others),)
    if rule == "others_pips":
        return Payment("pay-others", seat, total, added)
    if rule == "others_pips_rounded":
        return Payment("pay-others-rounded", seat, nearest_five(total), added)
    if rule == "others_minus_own":
        steps = (*(added if len(others) > 1 else ()), f"{total} - {own} = {total - own}")
        return Payment("pay-minus-own", seat, total - own, steps)
    shares = [nearest_five(n - own) for n in others]
    steps = (sum_of(shares),) if len(shares) > 1 else ()
    return Payment("pay-differences", seat, sum(shares), steps, own, others)


def _block_winner(end: HandEnd, rules: Ruleset, left: list[int]) -> int | None:
    """The best hand of a block; None where two sides are equal (C7, D4)."""
    if rules.block_winner == "fewest_doubles":
        return _paid_seat(end, rules, left)
    best = [seat for seat, pips in enumerate(left) if pips == min(left)]
    return best[0] if len({rules.side_of[seat] for seat in best}) == 1 else None


def _paid_seat(end: HandEnd, rules: Ruleset, left: list[int]) -> int | None:
    """The doubles in the hands are not told, but the winner is the side that was paid (D4)."""
    lost = [0] * rules.side_count
    if rules.own_deduction != "none":
        for seat, pips in enumerate(left):
            lost[rules.side_of[seat]] += nearest_five(pips)
    paid = [side for side, change in enumerate(end.settlement) if (change or 0) + lost[side] > 0]
    seats = [seat for seat in range(rules.seats) if [rules.side_of[seat]] == paid]
    return min(seats, key=left.__getitem__, default=None)
