"""A deal, and how a hand ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from doublesix.rules import Ruleset

__all__ = ["ENDINGS", "LOT", "TILES", "Deal", "HandEnd", "Lead", "deal_of", "mask_of"]

ENDINGS = ("", "won", "out", "over", "blocked")
"""The names of the endings, by the kernel's numbers; a running hand has none."""

LOT: Final = -1
"""The lead is decided by lot."""

TILES: Final = -2
"""The lead is decided by the tiles held, by lot where they decide nothing."""

Lead = int
"""Who leads a hand: a seat, `LOT` or `TILES`."""


@final
@dataclass(frozen=True, slots=True)
class Deal:
    """Each seat's tiles and the boneyard in the order of drawing; None where nobody saw them."""

    hands: tuple[tuple[int, ...] | None, ...]
    boneyard: tuple[int, ...] | None


@final
@dataclass(frozen=True, slots=True)
class HandEnd:
    """How a hand ended. None stands for what cannot be known because tiles were never seen.

    `seat`: who went out, or whose lay it was (`over`, `won`). `pips` by seat; `settlement` and
    `scores` by side, in points. `lead`: who leads the next hand.
    """

    end: str
    seat: int | None
    pips: tuple[int | None, ...]
    settlement: tuple[int | None, ...]
    scores: tuple[int | None, ...]
    lead: Lead


def deal_of(rules: Ruleset, order: Sequence[int]) -> Deal:
    """The deal that a shuffled set makes: seat 0 takes the first tiles, the boneyard the rest."""
    size = rules.deal
    hands = tuple(tuple(order[seat * size : (seat + 1) * size]) for seat in range(rules.seats))
    return Deal(hands, tuple(order[rules.seats * size :]))


def mask_of(tiles: Sequence[int], count: int) -> int:
    """The tiles of a hand as a mask; ValueError where one is twice or not in a set of that size."""
    if any(tile not in range(count) for tile in tiles) or len(set(tiles)) < len(tiles):
        raise ValueError("hands", tiles)
    return sum(1 << tile for tile in tiles)
