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

_SLICE_SECONDS = 0.25
"""How long one crossing into the engine should last, so that an interrupt is soon obeyed."""


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
    begun = perf_counter()
    size = _slice_size(tables, policies)
    starts = iter(range(0, hands, size))
    running: dict[Future[list[int]], int] = {}
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                while len(running) < threads and (start := next(starts, None)) is not None:
                    count = min(size, hands - start)
                    first = (seed + start) % 2**64
                    future = pool.submit(play_hands, tables, policies, first, count)
                    running[future] = count
                if not running:
                    break
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    totals.add(running.pop(future), future.result())
                if report is not None:
                    report(totals.hands)
        except KeyboardInterrupt:
            for future, count in running.items():
                if not future.cancel():
                    totals.add(count, future.result())
    totals.seconds = perf_counter() - begun
    return totals


def _slice_size(tables: Tables, policies: Sequence[int]) -> int:
    """How many hands one slice takes, from a small trial."""
    trial = 64
    begun = perf_counter()
    play_hands(tables, policies, 0, trial)
    each = max((perf_counter() - begun) / trial, 1e-8)
    return max(1, int(_SLICE_SECONDS / each))
