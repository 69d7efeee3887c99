"""How we measure: runs side by side, medians, and always a ratio to a reference.

A shared machine is fast one minute and slow the next, so a number alone says little. Each run of
what is measured stands beside a run of its reference, and the ratio of the two is what counts.
"""

from __future__ import annotations

import datetime as dt
import os
import platform
import subprocess
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median

__all__ = ["BUILD", "ROOT", "Row", "compare", "machine", "table", "today", "write"]

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "bench"


@dataclass(frozen=True)
class Row:
    """One comparison: the medians of both sides and of the ratio, with the ratio's spread."""

    what: str
    unit: str
    rate: float
    reference: float
    ratio: float
    spread: tuple[float, float]
    runs: int


def compare(
    what: str, unit: str, *, measured: Callable[[int], float], reference: Callable[[int], float]
) -> Row:
    """Alternate both, each called with the number of the run, so that hands are fresh."""
    pairs = [_pair(measured, reference, number) for number in range(_runs())]
    ratios = [one / other for one, other in pairs]
    rates, references = zip(*pairs, strict=True)
    spread = (min(ratios), max(ratios))
    return Row(what, unit, median(rates), median(references), median(ratios), spread, len(pairs))


def _pair(
    measured: Callable[[int], float], reference: Callable[[int], float], number: int
) -> tuple[float, float]:
    if number % 2:
        rate = measured(number)
        return rate, reference(number)
    base = reference(number)
    return measured(number), base


def _runs() -> int:
    """An odd number; BENCH_RUNS says another one."""
    return int(os.environ.get("BENCH_RUNS", "7"))


def table(rows: Iterable[Row]) -> str:
    """The rows as a Markdown table."""
    return "\n".join(_lines(rows))


def _lines(rows: Iterable[Row]) -> Iterator[str]:
    yield "| what | measured | reference | unit | ratio | lowest | highest | runs |"
    yield "|---|--:|--:|---|--:|--:|--:|--:|"
    for row in rows:
        low, high = row.spread
        yield (
            f"| {row.what} | {row.rate:,.0f} | {row.reference:,.0f} | {row.unit}"
            f" | {row.ratio:.3f} | {low:.3f} | {high:.3f} | {row.runs} |"
        )


def machine() -> str:
    """One line on what this was measured on."""
    return (
        f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()},"
        f" Python {platform.python_version()}, {_compiler()}, commit {_commit()}"
    )


@cache
def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or "unknown processor")


def _compiler() -> str:
    return _first_line("gcc", "--version") or "no gcc"


def _commit() -> str:
    return _first_line("git", "describe", "--always", "--dirty") or "unknown"


def _first_line(*command: str) -> str:
    try:
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return next(iter(run.stdout.splitlines()), "")


def today() -> str:
    """The date of a measurement."""
    return dt.datetime.now(tz=dt.UTC).date().isoformat()


def write(file: Path, text: str) -> None:
    """Append a measurement, with the machine, to the log."""
    with file.open("a", encoding="utf-8") as log:
        log.write(f"\n{text}\n\n{machine()}\n")
