"""What every game at every number of seats must pass; a new data file is covered by itself."""

from __future__ import annotations

import pickle

import pytest

from doublesix.engine.counting import counted
from doublesix.engine.kernel import Played
from doublesix.engine.refusal import Refusal
from doublesix.engine.table import layout_of
from doublesix.record import read_record, replay, write_record
from doublesix.rules import ruleset
from matches import TABLES, random_match, random_play

SEEDS = range(6)
HANDS = 3
LONGEST_HAND = 400

each_table = pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
each_seed = pytest.mark.parametrize("seed", SEEDS)


@each_table
@each_seed
def test_tiles_are_neither_lost_nor_doubled(key: str, seats: int, seed: int) -> None:
    rules = ruleset(key, seats)
    whole = (1 << len(rules.tiles)) - 1
    for match, state, action in random_play(rules, seed, HANDS):
        assert match.deal is not None
        assert match.deal.boneyard is not None
        rest = sum(1 << tile for tile in match.deal.boneyard[state.next :])
        parts = [*state.hands[:seats], state.table, rest]
        assert sum(parts) == whole, (
            action
        )  # masks that overlap or miss a tile sum to another number
        assert sum(part.bit_count() for part in parts) == len(rules.tiles)


@each_table
@each_seed
def test_a_record_replays_and_round_trips(key: str, seats: int, seed: int) -> None:
    record = random_match(key, seats, seed, HANDS)
    again = read_record(write_record(record))
    assert again == record
    assert list(replay(again)) == list(replay(record))
    assert write_record(again) == write_record(record)


@each_table
@each_seed
def test_scores_are_the_sum_of_awards_and_settlements(key: str, seats: int, seed: int) -> None:
    record = random_match(key, seats, seed, HANDS)
    rules = record.rules
    sums = [0] * rules.side_count
    for line in replay(record):
        if "ply" in line:
            sums[rules.side_of[line["seat"]]] += line["award"]
            assert line["scores"] == sums
            assert line["total"] == sum(points for _, points in line["counted"]) or (
                rules.counted != "ends"
            )
        elif "end" in line:
            sums = [a + b for a, b in zip(sums, line["settlement"], strict=True)]
            assert line["scores"] == sums
        else:
            assert line["scores"] == sums


@each_table
@each_seed
def test_a_copy_is_equal_and_apart(key: str, seats: int, seed: int) -> None:
    for _, state, action in random_play(ruleset(key, seats), seed, 1):
        copy = state.copy()
        pickled = pickle.loads(pickle.dumps(state))
        assert copy == state == pickled
        outcome = copy.apply(action)
        assert isinstance(outcome, Played)
        assert copy != state
        assert pickled == state
        assert pickled.actions() == state.actions()


@each_table
@each_seed
def test_legal_is_what_is_listed(key: str, seats: int, seed: int) -> None:
    rules = ruleset(key, seats)
    for _, state, _ in random_play(rules, seed, 1):
        listed = state.actions()
        assert listed == sorted(set(listed))
        assert listed
        every = range(-1, len(rules.tiles) * 12 + 3)
        assert [action for action in every if state.is_legal(action)] == listed


@each_table
@each_seed
def test_a_refusal_changes_nothing_and_says_what_is_allowed(
    key: str, seats: int, seed: int
) -> None:
    rules = ruleset(key, seats)
    for _, state, _ in random_play(rules, seed, 1):
        before = state.copy()
        legal = set(state.actions())
        for action in range(0, len(rules.tiles) * 12 + 2, 7):
            if action in legal:
                continue
            refusal = state.apply(action)
            assert isinstance(refusal, Refusal)
            assert refusal.allowed == tuple(sorted(legal))
            assert refusal.action == action
            assert state == before


@each_table
@each_seed
def test_a_hand_ends(key: str, seats: int, seed: int) -> None:
    plies = sum(1 for _ in random_play(ruleset(key, seats), seed, 1))
    assert plies <= LONGEST_HAND


@each_table
@each_seed
def test_the_layout_tells_what_the_state_counts(key: str, seats: int, seed: int) -> None:
    rules = ruleset(key, seats)
    for match, state, _ in random_play(rules, seed, 1):
        layout = layout_of(rules, match.lays)
        assert [stone.tile for stone in layout.stones] == [
            rules.tiles.text(lay // 12) for lay in match.lays
        ]
        items = [(rules.tiles.text(tile), points) for tile, _, points, _ in counted(state)]
        assert [(item.tile, item.points) for item in layout.counted] == items
