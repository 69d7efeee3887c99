"""Who leads, who wins a blocked hand, and what is paid at the end of a hand."""

from __future__ import annotations

from oracle.games import Rules
from oracle.tiles import Tile, is_double, nearest_five, pips


def fixed_lead(rules: Rules, hands: list[list[Tile]]) -> tuple[int, Tile] | None:
    """The seat and tile that must open where no winner leads; None = a lot, any tile."""
    if rules.first_lead == "lot":
        return None
    dealt = [tile for hand in hands for tile in hand]
    doubles = [tile for tile in dealt if is_double(tile)]
    match rules.first_lead:
        case "double_six":  # V2
            tile = (6, 6)
        case "lowest_double":  # B5, D5
            tile = min(doubles or dealt, key=lambda each: (sum(each), each[1]))
        case _:  # G2, D5
            tile = max(doubles or dealt, key=lambda each: (sum(each), each[1]))
    seat = next(seat for seat, hand in enumerate(hands) if tile in hand)
    return seat, tile


def block_winner(rules: Rules, hands: list[list[Tile]]) -> int | None:
    """The best hand of a blocked table; among equals nobody (C7, D4, E7, G7)."""
    if rules.block_winner == "nobody":
        return None
    doubles_count = rules.block_winner == "fewest_doubles"
    worth = [(sum(map(is_double, hand)) if doubles_count else 0, pips(hand)) for hand in hands]
    best = [seat for seat, each in enumerate(worth) if each == min(worth)]
    return best[0] if len(best) == 1 else None


def settlement(rules: Rules, hands: list[list[Tile]], end: str, finisher: int | None) -> list[int]:
    """What each side gains or loses after an `out`, `blocked` or `over` hand."""
    change = [0] * rules.sides
    left = [pips(hand) for hand in hands]
    if end == "out" and finisher is not None:
        change[rules.side(finisher)] += _out_points(rules, left)
    if end == "blocked":
        winner = block_winner(rules, hands)
        if winner is not None:
            change[rules.side(winner)] += _block_points(rules, left, winner)
    if rules.own_deduction:  # R38 to R42: each hand is rounded on its own
        for seat, rest in enumerate(left):
            change[rules.side(seat)] -= nearest_five(rest)
    return change


def _out_points(rules: Rules, left: list[int]) -> int:
    """B1, F6, E6, J8, or the others' pips (G6)."""
    if isinstance(rules.out_bonus, int):
        return rules.out_bonus
    return sum(left)  # the finisher has none


def _block_points(rules: Rules, left: list[int], winner: int) -> int:
    """D4, F6, the rounded differences (E7), or the others' pips less one's own (G7)."""
    own = left[winner]
    if isinstance(rules.block_payment, int):
        return rules.block_payment
    if rules.block_payment == "rounded_differences":
        return sum(nearest_five(rest - own) for rest in left)
    return sum(left) - own - own
