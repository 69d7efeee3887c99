"""Matches told again from their deals and actions, so that a test can change what is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from doublesix.engine.hands import Deal
from doublesix.engine.kernel import Played
from doublesix.engine.match import Match
from doublesix.rules import Ruleset
from matches import random_play

__all__ = ["Told", "exchanged", "positions", "rebuilt"]


@dataclass
class Told:
    """One hand: its deal, who led, the actions so far."""

    deal: Deal
    opener: int
    actions: list[int] = field(default_factory=list)


def positions(rules: Ruleset, seed: int, hands: int) -> Iterator[tuple[Match, list[Told]]]:
    """Before each action of a random match: the match, and its hands told."""
    told: list[Told] = []
    for match, state, action in random_play(rules, seed, hands):
        if len(told) == len(match.ended):
            assert match.deal is not None
            told.append(Told(match.deal, state.turn))
        yield match, told
        told[-1].actions.append(action)


def rebuilt(rules: Ruleset, told: Iterable[Told]) -> Match | None:
    """The match in which that happened; None if it cannot have happened, or is over."""
    match = Match(rules)
    for hand in told:
        if match.leader(hand.deal) not in (None, hand.opener):
            return None
        match.open(hand.deal, hand.opener)
        for action in hand.actions:
            if match.state is None or not isinstance(match.apply(action), Played):
                return None
    return match if match.state is not None else None


def exchanged(deal: Deal, tiles: Sequence[int], rng: random.Random) -> Deal:
    """The deal with these tiles in each other's places."""
    other = list(tiles)
    rng.shuffle(other)
    new = dict(zip(tiles, other, strict=True))
    assert deal.boneyard is not None
    hands = tuple(
        None if hand is None else tuple(new.get(tile, tile) for tile in hand) for hand in deal.hands
    )
    return Deal(hands, tuple(new.get(tile, tile) for tile in deal.boneyard))
