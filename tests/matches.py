"""Random matches for the tests: legal actions, all equally likely, written down as a record."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from doublesix.engine.hands import deal_of
from doublesix.engine.kernel import Played, State
from doublesix.engine.match import Match
from doublesix.record import HandRecord, Record
from doublesix.rules import Ruleset, game, games, ruleset

__all__ = ["TABLES", "random_match", "random_play"]

TABLES = [(key, seats) for key in games() for seats in game(key).seats]
"""Every game at every number of seats."""


def random_play(rules: Ruleset, seed: int, hands: int) -> Iterator[tuple[Match, State, int]]:
    """A random match of at most that many hands: before each action the match, state, action."""
    rng = random.Random(seed)
    match = Match(rules)
    while match.winner is None and len(match.ended) < hands:
        order = list(range(len(rules.tiles)))
        rng.shuffle(order)
        deal = deal_of(rules, order)
        leader = match.leader(deal)
        state = match.open(deal, rng.randrange(rules.seats) if leader is None else leader)
        while match.state is not None:
            action = rng.choice(state.actions())
            yield match, state, action
            played = match.apply(action)
            assert isinstance(played, Played), played


def random_match(
    key: str, seats: int, seed: int, hands: int = 3, options: Mapping[str, object] | None = None
) -> Record:
    """The record of a random match."""
    rules = ruleset(key, seats, options)
    record = Record(rules, dict(options or {}), [f"P{seat}" for seat in range(seats)])
    for match, state, action in random_play(rules, seed, hands):
        if len(record.hands) == len(match.ended):
            assert match.deal is not None
            record.hands.append(HandRecord(state.turn, match.deal, []))
        texts = match.texts
        if action == texts.draw:
            assert state.next_tile is not None
            text = texts.drawn[state.next_tile]
        else:
            text = (texts.laid if state.table else texts.led)[action]
        record.hands[-1].actions.append(text)
    return record
