"""Simulated hands shared out over threads: the compiled engine lets the GIL go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from time import perf_counter
from typing import final

from doublesix.engine.batch import play_hands
from doublesix.engine.tables import Tables
from doublesix.rules import Ruleset

__all__ = ["Totals", "run_hands"]

_SLICE_SECONDS = 0.02
"""How long one crossing into the engine should last: an interrupt is soon obeyed, and no thread
idles long at the end."""

_FIRST_SLICE = 16


@final
@dataclass(slots=True)
class Totals:
    """What finished hands added up to, all sides together; `seconds` is the simulation alone."""

    hands: int = 0
    seconds: float = 0.0
    lays: int = 0
    draws: int = 0
    passes: int = 0
    blocked: int = 0
    awards: int = 0
    settled: int = 0

    def add(self, hands: int, sums: Sequence[int]) -> None:
        """Add a slice of hands: lays, draws, passes, blocked, awards, settlements."""
        lays, draws, passes, blocked, awards, settled = sums
        self.hands += hands
        self.lays += lays
        self.draws += draws
        self.passes += passes
        self.blocked += blocked
        self.awards += awards
        self.settled += settled


def run_hands(
    rules: Ruleset,
    policies: Sequence[int],
    seed: int,
    hands: int,
    threads: int,
    report: Callable[[int], None] | None = None,
) -> Totals:
    """Play that many hands; the sums do not depend on the threads. An interrupt keeps what is done.

    Each hand starts at score 0 and no target ends it. Hand number i of a seed is always the same.
    """
    tables = Tables(rules, endless=True)
    totals = Totals()
    slices = _Slices(hands)
    running: dict[Future[tuple[list[int], float]], int] = {}

    def play(start: int, count: int) -> tuple[list[int], float]:
        begun = perf_counter()
        sums = play_hands(tables, policies, (seed + start) % 2**64, count)
        return sums, perf_counter() - begun

    begun = perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                while len(running) < threads and (piece := slices.take()):
                    running[pool.submit(play, *piece)] = piece[1]
                if not running:
                    break
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    sums, seconds = future.result()
                    slices.took(running[future], seconds)
                    totals.add(running.pop(future), sums)
                if report is not None:
                    report(totals.hands)
        except KeyboardInterrupt:
            for future, count in running.items():
                if not future.cancel():
                    totals.add(count, future.result()[0])
    totals.seconds = perf_counter() - begun
    return totals


@final
class _Slices:
    """Numbers of hands still to play, cut so that one crossing takes about `_SLICE_SECONDS`."""

    def __init__(self, hands: int) -> None:
        self._next = 0
        self._hands = hands
        self._size = _FIRST_SLICE

    def take(self) -> tuple[int, int] | None:
        """The first number and the count of the next slice; None when all are given out."""
        count = min(self._size, self._hands - self._next)
        if count == 0:
            return None
        self._next += count
        return self._next - count, count

    def took(self, count: int, seconds: float) -> None:
        """Fit the size to what a slice took."""
        fitting = int(count * _SLICE_SECONDS / max(seconds, 1e-6))
        self._size = max(1, min(fitting, self._size * 16))
