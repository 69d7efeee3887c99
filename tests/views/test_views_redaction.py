"""A view tells nothing of hidden tiles: exchanging them changes no byte of it (R7)."""

from __future__ import annotations

import pickle
import random
from collections.abc import Mapping

import msgspec
import pytest

from doublesix.engine.events import Dealt, Drew, HandOver, MatchOver
from doublesix.rules import Ruleset, ruleset
from doublesix.views import SeatView, redacted, seat_view, watcher_view
from matches import TABLES, random_play
from views.rebuilt import Told, exchanged, positions, rebuilt

OPTIONS: list[tuple[str, int, Mapping[str, object]]] = [
    ("matador", 3, {"voluntary_draw": "yes"}),
    ("bergen", 2, {"voluntary_draw": "yes"}),
    ("draw", 3, {"lead_tile": "any", "reserve": 2}),
    ("american-sniff", 4, {"direction": "anticlockwise", "deal": 4}),
    ("english-sniff", 4, {"max_pip": 9}),
]
CASES = [*((key, seats, {}) for key, seats in TABLES), *OPTIONS]


def told_bytes(view: SeatView) -> tuple[bytes, bytes, str]:
    text = msgspec.json.encode(view, order="deterministic")
    return text, pickle.dumps(view), repr(view)


def view_of(rules: Ruleset, told: list[Told], seat: int | None) -> SeatView:
    match = rebuilt(rules, told)
    assert match is not None
    return watcher_view(match) if seat is None else seat_view(match, seat)


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_hidden_tiles_change_no_byte(key: str, seats: int, options: Mapping[str, object]) -> None:
    rules = ruleset(key, seats, options)
    rng = random.Random(f"{key}/{seats}")
    exchanges = 0
    for match, told in positions(rules, seed=seats, hands=2):
        if rng.random() > 0.25:
            continue
        assert match.state is not None
        for seat in (*range(seats), None):
            seen = match.state.table | (0 if seat is None else match.state.hands[seat])
            hidden = [tile for tile in range(len(rules.tiles)) if not seen >> tile & 1]
            before = told_bytes(view_of(rules, told, seat))
            for count in (2, 2, 3, len(hidden)):
                tiles = rng.sample(hidden, min(count, len(hidden)))
                last = told[-1]
                other = [
                    *told[:-1],
                    Told(exchanged(last.deal, tiles, rng), last.opener, last.actions),
                ]
                if other[-1].deal != last.deal and rebuilt(rules, other) is not None:
                    assert told_bytes(view_of(rules, other, seat)) == before
                    exchanges += 1
    assert exchanges > 20


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_events_hide_what_others_were_dealt_and_drew(key: str, seats: int) -> None:
    *_, (match, _state, _action) = random_play(ruleset(key, seats), seed=1, hands=1)
    for seat in (*range(seats), None):
        for event in match.events:
            seen = redacted(event, seat)
            if isinstance(seen, Dealt) and isinstance(event, Dealt):
                assert [held is not None for held in seen.hands] == [
                    s == seat for s in range(seats)
                ]
                assert seat is None or seen.hands[seat] == event.hands[seat]
            elif isinstance(seen, Drew):
                assert (seen.tile is not None) == (event.seat == seat)  # type: ignore[union-attr]
            else:
                assert seen is event


def test_how_the_hand_ended_is_public() -> None:
    *_, (match, _state, _action) = random_play(ruleset("fives", 2), seed=3, hands=50)
    view = watcher_view(match)

    assert match.winner is not None
    assert (view.turn, view.actions, view.winner) == (None, (), match.winner)
    assert view.events[-2] == HandOver(match.ended[-1])
    assert isinstance(view.events[-1], MatchOver)
    assert view.ended == tuple(match.ended)


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_a_view_says_what_the_state_says(
    key: str, seats: int, options: Mapping[str, object]
) -> None:
    rules = ruleset(key, seats, options)
    for match, state, _action in random_play(rules, seed=2, hands=2):
        for seat in range(seats):
            view = seat_view(match, seat)
            held = sum(1 << tile for tile in view.hand)
            counts = (view.boneyard_left, view.drawable)
            assert (view.turn, view.scores) == (state.turn, tuple(match.scores))
            assert (held, view.sizes) == (state.hands[seat], tuple(map(state.held, range(seats))))
            assert counts == (state.boneyard_left, state.left)
            assert list(view.actions) == (state.actions() if state.turn == seat else [])
