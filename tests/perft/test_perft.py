"""Counts of lines of play from fixed deals, pinned per game in `<game>.perft`.

The convention stands on top of each file and in `doublesix.engine.perft`. Deep rows are `slow`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from doublesix.engine.hands import deal_of
from doublesix.engine.kernel import State
from doublesix.engine.match import Match
from doublesix.engine.perft import divide, perft
from doublesix.rules import games, ruleset

HERE = Path(__file__).parent
SHALLOW = 20_000


def deal(key: str, seats: int, step: int) -> State:
    """The first hand, dealt from tile step * i mod n; seat 0 leads where a lot would decide."""
    match = Match(ruleset(key, seats))
    count = len(match.rules.tiles)
    dealt = deal_of(match.rules, [step * i % count for i in range(count)])
    leader = match.leader(dealt)
    return match.open(dealt, leader or 0)


def rows(key: str) -> list[tuple[str, int, int, int, int]]:
    """(game, seats, step, depth, count) of every line."""
    found = []
    for line in (HERE / f"{key}.perft").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            seats, step, *counts = map(int, line.split())
            found += [(key, seats, step, depth, n) for depth, n in enumerate(counts, 1)]
    return found


ROWS = [row for key in games() for row in rows(key)]
CASES = [
    pytest.param(*row, marks=[pytest.mark.slow] if row[-1] > 50 * SHALLOW else []) for row in ROWS
]


@pytest.mark.parametrize(("key", "seats", "step", "depth", "count"), CASES)
def test_the_count_is_as_pinned(key: str, seats: int, step: int, depth: int, count: int) -> None:
    assert perft(deal(key, seats, step), depth) == count


def counted_plainly(state: State, depth: int) -> int:
    """The same, written once more: list, apply to a copy, count."""
    if depth == 0:
        return 1
    total = 0
    for action in state.actions():
        following = state.copy()
        following.apply(action)
        total += counted_plainly(following, depth - 1)
    return total


@pytest.mark.parametrize("row", [row for row in ROWS if row[-1] <= SHALLOW], ids=str)
def test_listing_and_applying_gives_the_same(row: tuple[str, int, int, int, int]) -> None:
    key, seats, step, depth, count = row
    assert counted_plainly(deal(key, seats, step), depth) == count


@pytest.mark.parametrize("key", games())
def test_the_parts_add_up(key: str) -> None:
    seats = min(seats for _, seats, *_ in rows(key))
    state = deal(key, seats, 5)
    assert sum(count for _, count in divide(state, 4)) == perft(state, 4)
    assert [action for action, _ in divide(state, 4)] == state.actions()
