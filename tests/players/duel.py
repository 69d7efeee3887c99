"""Hands played by players through their views, and two players compared on the same deals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import mean

from doublesix.engine.hands import Deal, deal_of
from doublesix.engine.kernel import Played
from doublesix.engine.match import Match
from doublesix.players import Player
from doublesix.rules import Ruleset
from doublesix.views import seat_view

__all__ = ["duel", "play_hand", "shuffled"]


def shuffled(rules: Ruleset, rng: random.Random) -> Deal:
    order = list(range(len(rules.tiles)))
    rng.shuffle(order)
    return deal_of(rules, order)


def play_hand(match: Match, players: Sequence[Player], deal: Deal, rng: random.Random) -> list[int]:
    """Play the next hand of the match; the actions that were chosen."""
    leader = match.leader(deal)
    opener = rng.randrange(match.rules.seats) if leader is None else leader
    match.open(deal, opener)
    chosen = []
    while match.state is not None:
        seat = match.state.turn
        chosen.append(players[seat].choose(seat_view(match, seat), rng))
        played = match.apply(chosen[-1])
        assert isinstance(played, Played), played
    return chosen


def duel(rules: Ruleset, one: Player, other: Player, deals: int, seed: int) -> float:
    """What `one` gains on `other` in a hand: each deal is played once for every side it may be."""
    gains = []
    for number in range(deals):
        deal = shuffled(rules, random.Random(f"{seed}/{number}"))
        for side in range(rules.side_count):
            players = [one if own == side else other for own in rules.side_of]
            match = Match(rules)
            play_hand(match, players, deal, random.Random(f"{seed}/{number}/lot"))
            scores = [score or 0 for score in match.scores]
            others = sum(scores) - scores[side]
            gains.append(scores[side] - others / (rules.side_count - 1))
    return mean(gains)
