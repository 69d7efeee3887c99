"""Tables for the tests: written ones, and random ones of equal halves."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from doublesix.engine.layout import Counted, Layout, Stone


class Table:
    """A table of equal halves under construction; `sides` as the spinner rule has it.

    `line_first`: N and S open once W and E of the first double are filled. `all_first`: all four
    sides of an opening double are open, and filled before anything else. `none`: no spinner.
    """

    def __init__(self, sides: str) -> None:
        self.sides = sides
        self.stones: list[Stone] = []
        self.ends: dict[str, int] = {}
        self.hub: int | None = None
        self.unfilled: set[str] = set()

    def lay(self, low: int, high: int, arm: str) -> None:
        double = low == high
        spinner = double and self.hub is None and self.sides != "none"
        if arm:
            inner, outer = (low, high) if low == self.ends[arm] else (high, low)
            assert inner == self.ends[arm]
            self.ends[arm] = outer
            self.unfilled.discard(arm)
        else:
            inner, outer = low, high
            self.ends = {"W": low, "E": high}
        self.stones.append(Stone(f"{low}-{high}", arm, inner, outer, None, double, spinner))
        if spinner:
            self.hub = low
            self.unfilled = {arm} if arm else {"W", "E"}
        if self.hub is not None and (self.sides == "all_first" or not self.unfilled):
            self.ends.setdefault("N", self.hub)
            self.ends.setdefault("S", self.hub)

    def legal(self, pool: list[tuple[int, int]]) -> list[tuple[tuple[int, int], str]]:
        laid = {stone.arm for stone in self.stones}
        bare = [arm for arm in self.ends if arm not in laid]
        fits = [(tile, arm) for tile in pool for arm, end in self.ends.items() if end in tile]
        first = [(tile, arm) for tile, arm in fits if arm in bare]
        return first if self.sides == "all_first" and bare else fits

    def layout(self, *counted: Counted) -> Layout:
        places: dict[str, tuple[int, ...]] = {arm: (end,) for arm, end in self.ends.items()}
        return Layout(tuple(self.stones), places, counted)


def _written(line: str, *counted: tuple[str, str, int, str]) -> Layout:
    table = Table("line_first")
    for lay in line.split():
        tile, _, arm = lay.partition("@")
        table.lay(int(tile[0]), int(tile[2]), arm)
    return table.layout(*(Counted(*item) for item in counted))


def _random(seed: int, sides: str, *, max_pip: int = 6, lopsided: bool = False) -> Layout:
    rng = random.Random(seed)
    pool = [(low, high) for low in range(max_pip + 1) for high in range(low, max_pip + 1)]
    rng.shuffle(pool)
    if sides == "all_first":
        pool.remove((max_pip, max_pip))
        pool.append((max_pip, max_pip))
    table = Table(sides)
    table.lay(*pool.pop(), "")
    while legal := table.legal(pool):
        western = [lay for lay in legal if lay[1] == "W"]
        tile, arm = rng.choice(western if lopsided and western and rng.random() < 0.7 else legal)
        pool.remove(tile)
        table.lay(*tile, arm)
    return table.layout()


@pytest.fixture(scope="session")
def written() -> Callable[..., Layout]:
    """A layout from a layout line and counted ends."""
    return _written


@pytest.fixture(scope="session")
def random_layout() -> Callable[..., Layout]:
    """A layout laid until nothing fits, from a seed."""
    return _random
