"""Players choose legal actions in every game, the same ones for the same seed; some play well."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from doublesix.engine.kernel import Played
from doublesix.engine.match import Match
from doublesix.players import PLAYERS, Player, UnknownPlayer, player
from doublesix.players.sampler import Sampler
from doublesix.rules import ruleset
from doublesix.views import seat_view
from matches import TABLES, random_play
from players.duel import duel, play_hand, shuffled

OPTIONS: list[tuple[str, int, Mapping[str, object]]] = [
    ("matador", 3, {"voluntary_draw": "yes"}),
    ("draw", 3, {"lead_tile": "any"}),
    ("american-sniff", 4, {"direction": "anticlockwise", "score_floor": 0}),
    ("bergen", 2, {"near_target": "shrink", "max_pip": 9}),
]
CASES = [*((key, seats, {}) for key, seats in TABLES), *OPTIONS]
QUICK: dict[str, Player] = {**PLAYERS, "sampler": Sampler(worlds=2)}


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_players_play_by_the_rules(
    name: str, key: str, seats: int, options: Mapping[str, object]
) -> None:
    rng = random.Random(7)
    match = Match(ruleset(key, seats, options))
    while match.winner is None and len(match.ended) < 3:
        play_hand(match, [QUICK[name]] * seats, shuffled(match.rules, rng), rng)
    assert match.ended


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_hand(name: str) -> None:
    def played() -> list[int]:
        rng = random.Random(11)
        match = Match(ruleset("american-sniff", 3))
        return play_hand(match, [QUICK[name]] * 3, shuffled(match.rules, rng), rng)

    assert played() == played()


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_the_greedy_player_takes_the_most_at_once(
    key: str, seats: int, options: Mapping[str, object]
) -> None:
    """Its view is enough to know what every lay would award."""
    rules = ruleset(key, seats, options)
    for match, state, _action in random_play(rules, seed=4, hands=2):
        gains = {}
        for action in (a for a in state.actions() if a < match.texts.draw):
            played = state.copy().apply(action)
            assert isinstance(played, Played)
            gains[action] = (played.award, rules.tiles.pips(action // 12))
        if gains:
            chosen = player("greedy").choose(seat_view(match, state.turn), random.Random(0))
            assert chosen == max(gains, key=gains.__getitem__)


def test_an_unknown_player_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownPlayer) as refused:
        player("grandmaster")
    assert (refused.value.name, refused.value.allowed) == ("grandmaster", tuple(PLAYERS))


@pytest.mark.compiled
def test_who_samples_beats_who_grabs() -> None:
    """By 14.6 ± 1.0 points a hand with all its worlds; here it has few."""
    rules = ruleset("american-sniff", 2)
    assert duel(rules, Sampler(worlds=30), player("greedy"), deals=100, seed=1) > 5
