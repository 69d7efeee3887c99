"""What draws, passes and the lead prove about hidden hands."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from doublesix.engine.hands import Deal
from doublesix.engine.kernel import Played
from doublesix.engine.match import Match
from doublesix.rules import Ruleset, ruleset
from doublesix.views import SeatView, seat_view, watcher_view
from matches import TABLES, random_play

OPTIONS: list[tuple[str, int, Mapping[str, object]]] = [
    ("matador", 3, {"voluntary_draw": "yes"}),
    ("bergen", 2, {"voluntary_draw": "yes"}),
    ("draw", 3, {"lead_tile": "any"}),
]
CASES = [*((key, seats, {}) for key, seats in TABLES), *OPTIONS]


def played(rules: Ruleset, hands: str, boneyard: str, actions: str) -> Match:
    """A hand in which seat 0 leads; the rest of the set lies behind the named boneyard tiles."""
    tiles = rules.tiles
    held = [[tiles.texts.index(text) for text in hand.split()] for hand in hands.split("/")]
    first = [tiles.texts.index(text) for text in boneyard.split()]
    named = {tile for group in (*held, first) for tile in group}
    rest = [tile for tile in range(len(tiles)) if tile not in named]
    match = Match(rules)
    match.open(Deal(tuple(map(tuple, held)), (*first, *rest)), 0)
    for text in actions.split():
        outcome = match.apply(match.texts.parse(text))
        assert isinstance(outcome, Played), outcome
    return match


def may_hold(view: SeatView, seat: int) -> set[str]:
    texts = view.rules.tiles.texts
    return {text for tile, text in enumerate(texts) if not view.lacks[seat] >> tile & 1}


def touching(rules: Ruleset, *pips: int) -> set[str]:
    tiles = rules.tiles
    return {tiles.text(t) for t, halves in enumerate(tiles.halves) if set(halves) & set(pips)}


UNTIL = ruleset("american-sniff", 2, {"deal": 2})
HANDS, BONEYARD = "0-1 2-2/3-3 4-4", "5-5 0-6 1-2"


def test_nothing_is_proved_by_a_lay() -> None:
    view = seat_view(played(UNTIL, HANDS, BONEYARD, "0-1"), 0)
    assert may_hold(view, 0) == {"2-2"}
    assert may_hold(view, 1) == set(UNTIL.tiles.texts) - {"0-1", "2-2"}


def test_a_tile_just_drawn_may_be_any() -> None:
    view = seat_view(played(UNTIL, HANDS, BONEYARD, "0-1 draw"), 0)
    assert may_hold(view, 1) == set(UNTIL.tiles.texts) - {"0-1", "2-2"}
    assert [slot.draw for slot in view.slots] == [None, None, 0]


def test_who_draws_until_playable_keeps_nothing_that_fitted() -> None:
    view = seat_view(played(UNTIL, HANDS, BONEYARD, "0-1 draw draw 0-6@W"), 0)
    fitted = touching(UNTIL, 0, 1)
    assert may_hold(view, 1) == set(UNTIL.tiles.texts) - fitted - {"2-2"}
    assert view.slots[-1].known
    assert view.sizes == (1, 3)


def test_one_knows_ones_own_draws() -> None:
    view = seat_view(played(UNTIL, HANDS, BONEYARD, "0-1 draw draw 0-6@W"), 1)
    assert [UNTIL.tiles.text(tile) for tile in view.hand] == ["3-3", "4-4", "5-5"]
    assert may_hold(view, 1) == {"3-3", "4-4", "5-5"}


def test_an_earlier_proof_stands_when_the_drawn_tile_was_laid_at_once() -> None:
    """Bergen: seat 1 draws 1-5 and lays it; nothing it still holds touches 0 or 1."""
    rules = ruleset("bergen", 2, {"deal": 2, "first_lead": "lot", "lead_tile": "any"})
    view = watcher_view(played(rules, "0-1 2-2/3-3 4-4", "1-5", "0-1 draw 1-5@E"))
    assert may_hold(view, 1) == set(rules.tiles.texts) - touching(rules, 0, 1)


def test_a_pass_proves_that_the_drawn_tile_does_not_fit_either() -> None:
    rules = ruleset("bergen", 2, {"deal": 2, "first_lead": "lot", "lead_tile": "any"})
    view = watcher_view(played(rules, "0-1 2-2/3-3 4-4", "5-5", "0-1 draw pass"))
    assert may_hold(view, 1) == set(rules.tiles.texts) - touching(rules, 0, 1)


def test_a_draw_at_will_proves_nothing_of_the_hand() -> None:
    options = {"deal": 2, "first_lead": "lot", "lead_tile": "any", "voluntary_draw": "yes"}
    rules = ruleset("bergen", 2, options)
    view = watcher_view(played(rules, "0-1 2-2/1-3 4-4", "5-5", "0-1 draw pass"))
    dealt, drawn = view.slots[1:]
    texts = rules.tiles.texts
    assert may_hold(view, 1) == set(texts) - {"0-1"}
    assert dealt.may_be.bit_count() == 27
    assert {t for i, t in enumerate(texts) if drawn.may_be >> i & 1} == set(texts) - touching(
        rules, 0, 1
    )


def test_nobody_was_dealt_a_tile_that_would_have_led() -> None:
    rules = ruleset("block", 2, {"deal": 3})
    view = watcher_view(played(rules, "4-4 2-2 0-6/3-3 0-1 0-2", "", "4-4"))
    assert not may_hold(view, 1) & {"4-4", "5-5", "6-6"}
    assert not may_hold(view, 0) & {"4-4", "5-5", "6-6"}


def test_the_places_that_wait_are_told() -> None:
    rules = ruleset("sebastopol", 4)
    for match, _state, _action in random_play(rules, seed=1, hands=1):
        if len(match.lays) == 2:
            break
    view = watcher_view(match)
    assert set(view.places) == {"W", "E", "N", "S"}
    assert len(view.waiting) == 1


def test_a_hand_that_nobody_saw_is_told_by_its_size() -> None:
    """A record may lack the others' tiles; its seats can be looked at all the same."""
    match = Match(UNTIL)
    match.open(Deal(((1, 13), None), None), 0)
    for text in ("0-1", "draw", "0-6@W"):
        match.apply(match.texts.parse(text))
    view = seat_view(match, 1)
    assert (view.hand, view.sizes) == ((), (1, 2))
    assert may_hold(view, 1) <= set(UNTIL.tiles.texts) - touching(UNTIL, 0, 1)


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_no_proof_excludes_the_truth(key: str, seats: int, options: Mapping[str, object]) -> None:
    rules = ruleset(key, seats, options)
    for match, state, _action in random_play(rules, seed=seats, hands=2):
        for view in (*(seat_view(match, seat) for seat in range(seats)), watcher_view(match)):
            assert not any(state.hands[seat] & view.lacks[seat] for seat in range(seats))
            deal = match.deal
            assert deal is not None
            assert deal.boneyard is not None
            for slot in view.slots:
                tiles = deal.hands[slot.seat] if slot.draw is None else (deal.boneyard[slot.draw],)
                assert tiles is not None
                assert all(slot.may_be >> tile & 1 for tile in tiles)
                assert slot.count == len(tiles)
