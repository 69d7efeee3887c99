"""Plays what it is asked to on standard input, a ruleset a line, and answers a line each.

Everything that executes rules takes part: whole random and greedy hands, a match of legal actions,
play-outs and short lines of play from its middle. The test runs it on both engines and compares.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from doublesix.engine.batch import play_hands, play_out
from doublesix.engine.counting import counted
from doublesix.engine.hands import deal_of
from doublesix.engine.kernel import Played
from doublesix.engine.match import Match
from doublesix.engine.perft import perft
from doublesix.engine.places import places, waiting
from doublesix.engine.tables import Tables
from doublesix.rules import Ruleset, RulesetError, ruleset

MOST_ACTIONS = 400
"""No hand has as many."""


def main() -> None:
    """An answer a line."""
    for line in sys.stdin:
        key, seats, options, seed = json.loads(line)
        try:
            rules = ruleset(key, seats, options)
        except RulesetError as error:
            answer: object = ["refused", error.code, error.name, error.allowed]
            assert error.allowed
        else:
            answer = played(rules, seed)
        print(json.dumps(answer), flush=True)


def played(rules: Ruleset, seed: int) -> object:
    """What all ways of playing come to."""
    tables = Tables(rules, endless=True)
    seats = range(rules.seats)
    sums = [play_hands(tables, [policy] * len(seats), seed, 4) for policy in (0, 1)]
    sums.append(play_hands(tables, [seat % 2 for seat in seats], seed, 3))
    rng = random.Random(seed)
    match = Match(rules)
    told = [hand(match, rng, seed) for _ in range(2) if match.winner is None]
    return [sums, told, match.scores]


def hand(match: Match, rng: random.Random, seed: int) -> object:
    """A hand of legal actions, all equally likely."""
    rules = match.rules
    count = len(rules.tiles)
    deal = deal_of(rules, rng.sample(range(count), count))
    leader = match.leader(deal)
    state = match.open(deal, rng.randrange(rules.seats) if leader is None else leader)
    told: list[object] = []
    while match.state is not None:
        legal = state.actions()
        assert legal
        assert legal == [a for a in range(count * 12 + 2) if state.is_legal(a)]
        if len(told) % 9 == 3:
            policies = [(seat + 1) % 2 for seat in range(rules.seats)]
            told.append([play_out(state, legal, policies, seed), perft(state, 2)])
        outcome = match.apply(rng.choice(legal))
        assert isinstance(outcome, Played)
        items, shut = counted(state), sorted(waiting(state))
        told.append([outcome.award, outcome.total, items, places(state), shut, legal])
        if items and outcome.action < count * 12:
            assert sum(points for _, _, points, _ in items) == outcome.total
        assert len(told) < MOST_ACTIONS
    end = match.ended[-1]
    return [told, end.end, end.seat, end.pips, end.settlement, end.scores, end.lead]


if __name__ == "__main__":
    main()
