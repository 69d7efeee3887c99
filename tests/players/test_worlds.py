"""Sampled worlds: a seat cannot tell them from the real one, and none is preferred."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from doublesix.engine.hands import Deal
from doublesix.engine.match import Match
from doublesix.players.worlds import Worlds, seen_state, state_of
from doublesix.rules import ruleset
from doublesix.views import seat_view
from matches import TABLES
from views.rebuilt import Told, positions, rebuilt

OPTIONS: list[tuple[str, int, Mapping[str, object]]] = [
    ("matador", 3, {"voluntary_draw": "yes"}),
    ("bergen", 2, {"voluntary_draw": "yes"}),
    ("draw", 3, {"lead_tile": "any"}),
    ("english-sniff", 4, {"max_pip": 9}),
]
CASES = [*((key, seats, {}) for key, seats in TABLES), *OPTIONS]


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_a_world_looks_like_the_real_match(
    key: str, seats: int, options: Mapping[str, object]
) -> None:
    rules = ruleset(key, seats, options)
    rng = random.Random(f"{key}/{seats}")
    found = tried = 0
    for match, told in positions(rules, seed=seats, hands=2):
        assert match.state is not None
        view = seat_view(match, match.state.turn)
        worlds = Worlds(view)
        for _ in range(2):
            deal = worlds.sample(rng)
            state = state_of(view, deal)
            other = rebuilt(rules, [*told[:-1], Told(deal, view.opener, told[-1].actions)])
            assert (state is None) == (other is None)
            tried += 1
            if state is not None and other is not None:
                found += 1
                assert state == other.state
                assert seat_view(other, match.state.turn) == view
    assert found > tried / 2


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_the_state_seen_is_the_real_one_without_what_is_hidden(
    key: str, seats: int, options: Mapping[str, object]
) -> None:
    for match, _told in positions(ruleset(key, seats, options), seed=5, hands=2):
        real = match.state
        assert real is not None
        seen = seen_state(seat_view(match, real.turn))
        assert seen.hands[real.turn] == real.hands[real.turn]
        assert [seen.held(s) for s in range(seats)] == [real.held(s) for s in range(seats)]
        assert (seen.arm_codes(), seen.actions()) == (real.arm_codes(), real.actions())
        assert list(seen.scores) == list(real.scores)


def test_no_world_is_preferred() -> None:
    """Seat 1 passed on 0 and 1: each of the 14 tiles left is as likely in its hand as any other."""
    rules = ruleset("block", 2, {"deal": 3, "first_lead": "lot", "lead_tile": "any"})
    names = rules.tiles.texts
    hands = [tuple(map(names.index, hand.split())) for hand in ("0-1 0-0 2-3", "2-2 3-3 4-4")]
    rest = tuple(tile for tile in range(28) if tile not in hands[0] + hands[1])
    match = Match(rules)
    match.open(Deal(tuple(hands), rest), 0)
    for text in ("0-1", "pass"):
        match.apply(match.texts.parse(text))
    worlds = Worlds(seat_view(match, 0))
    rng = random.Random(5)
    held = Counter(tile for _ in range(7000) for tile in worlds.sample(rng).hands[1] or ())

    possible = {tile for tile in range(28) if min(rules.tiles.halves[tile]) > 1} - set(hands[0])
    assert set(held) == possible
    assert len(possible) == 14
    assert all(abs(count - 1500) < 150 for count in held.values()), held
