"""One action at a time from Python, and what a search pays for a copy of the state."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import partial
from time import perf_counter
from timeit import timeit

from bench.hands import c_limit, limit_per_second
from bench.harness import Row, compare
from doublesix.engine.counting import counted
from doublesix.engine.kernel import Played, State
from doublesix.engine.tables import Tables
from doublesix.rules import ruleset

__all__ = ["QUESTION", "measure"]

QUESTION = (
    "How many actions of American Sniff does Python drive in a second, asking for the legal ones,"
    " applying one and having the ends counted; how many copies of a state does it make, and how"
    " large are they? Beside the hands that the C limit plays in a second."
)
HANDS = 4_000
COPIES = 500_000
CEILING = 160
"""Bytes a state may take."""


def measure() -> Iterator[Row]:
    """Actions and copies beside the hands of the C limit; the size beside its ceiling."""
    limit = partial(limit_per_second, c_limit())
    tables = Tables(ruleset("american-sniff", 2), endless=True)
    driven = partial(driven_per_second, tables)
    yield compare("driven actions / C limit", "a second", measured=driven, reference=limit)
    copied = partial(copies_per_second, tables)
    yield compare("copies / C limit", "a second", measured=copied, reference=limit)
    size = sys.getsizeof(State(tables))
    share = size / CEILING
    yield Row("size of a state / ceiling", "bytes", size, CEILING, share, (share, share), 1)


def driven_per_second(tables: Tables, run: int) -> float:
    """Random play of fresh hands; dealing them is not timed."""
    rng = random.Random(run)
    states = [dealt(tables, rng) for _ in range(HANDS)]
    chances = [rng.random() for _ in range(1000)]
    begun = perf_counter()
    actions = sum(play(state, chances) for state in states)
    return actions / (perf_counter() - begun)


def dealt(tables: Tables, rng: random.Random) -> State:
    """A fresh hand that seat 0 leads."""
    order = rng.sample(range(28), 28)
    hands = [sum(1 << tile for tile in order[i : i + 7]) for i in (0, 7)]
    return State.dealt(tables, hands, order[14:], 0, [0, 0])


def play(state: State, chances: list[float]) -> int:
    """Play the hand to its end; how many actions it had."""
    count = 0
    while True:
        legal = state.actions()
        count += 1
        played = state.apply(legal[int(chances[(count * 37 + legal[0]) % 1000] * len(legal))])
        counted(state)
        if not isinstance(played, Played) or played.end:
            return count


def copies_per_second(tables: Tables, run: int) -> float:
    """Copies of a state in the middle of nothing: what is copied does not matter."""
    state = dealt(tables, random.Random(run))
    return COPIES / timeit(state.copy, number=COPIES)
