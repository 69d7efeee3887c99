"""Matches of uniformly random legal actions."""

from __future__ import annotations

import random
from typing import Any

from oracle.games import rules_for
from oracle.hand import Hand
from oracle.match import Match
from oracle.settling import fixed_lead
from oracle.tiles import WHOLE_SET, Tile, write


def random_match(
    game: str,
    seats: int,
    rng: random.Random,
    options: dict[str, Any] | None = None,
    max_hands: int = 30,
) -> dict[str, Any]:
    """A sound record of a match that ends by a win or after so many hands."""
    match = Match(rules_for(game, seats, options))
    hands: list[dict[str, Any]] = []
    while match.winner is None and len(hands) < max_hands:
        hands.append(_random_hand(match, rng))
    return {
        "format": "doublesix-record",
        "version": 1,
        "game": game,
        "options": dict(options or {}),
        "players": [f"P{seat}" for seat in range(seats)],
        "hands": hands,
    }


def _random_hand(match: Match, rng: random.Random) -> dict[str, Any]:
    rules = match.rules
    tiles = list(WHOLE_SET)
    rng.shuffle(tiles)
    dealt = [tiles[seat * rules.deal :][: rules.deal] for seat in range(rules.seats)]
    boneyard = tiles[rules.seats * rules.deal :]
    opener = match.lead
    if opener is None:
        fixed = fixed_lead(rules, dealt)
        opener = rng.randrange(rules.seats) if fixed is None else fixed[0]
    hand = match.start(dealt, boneyard, opener)
    actions = []
    while hand.end is None:
        actions.append(_chosen(hand, rng))
        match.act(hand, actions[-1])
    match.close(hand)
    return {
        "opener": opener,
        "dealt": [_written(tiles) for tiles in dealt],
        "boneyard": _written(boneyard),
        "actions": actions,
    }


def _chosen(hand: Hand, rng: random.Random) -> str:
    action = rng.choice(hand.legal())
    return f"+{write(hand.boneyard[0])}" if action == "draw" else action


def _written(tiles: list[Tile]) -> list[str]:
    return [write(tile) for tile in tiles]
