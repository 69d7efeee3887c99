"""Whole random hands: how near the engine is to the limit of one core, and what threads add."""

from __future__ import annotations

import json
import subprocess
import sysconfig
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from bench.harness import BUILD, ROOT, Row, compare

__all__ = ["QUESTION", "measure"]

QUESTION = (
    "How many random two-seat hands does one core play, beside a C program made for American Sniff"
    " alone; what does a second thread add; what do the other games cost an action?"
)
FIRST = "american-sniff"
HANDS = 1_000_000
LIMIT = ROOT / "bench" / "limit" / "sniff_limit.c"


def measure() -> Iterator[Row]:
    """The three comparisons, each run with hands of its own."""
    one = partial(hands_per_second, FIRST, 1)
    limit = c_limit()
    yield compare(
        f"{FIRST} / C limit", "hands/s", measured=one, reference=partial(limit_per_second, limit)
    )
    two = partial(hands_per_second, FIRST, 2)
    yield compare("two threads / one", "hands/s", measured=two, reference=one)
    for key in two_seat_games():
        yield compare(
            f"{key} / {FIRST}",
            "actions/s",
            measured=partial(actions_per_second, key),
            reference=partial(actions_per_second, FIRST),
        )


def hands_per_second(key: str, threads: int, run: int) -> float:
    """What `doublesix simulate` reports."""
    return float(simulated(key, threads, run)["hands_per_second"])


def actions_per_second(key: str, run: int) -> float:
    """Lays and draws; hands are longer in one game than in another."""
    answer = simulated(key, 1, run)
    actions = float(answer["lays_per_hand"]) + float(answer["draws_per_hand"])
    return actions * float(answer["hands_per_second"])


def simulated(key: str, threads: int, run: int) -> dict[str, float]:
    """The answer of one call: seats that play at random, hands that no other run has."""
    options = {"--game": key, "--seats": 2, "--players": "random,random", "--hands": HANDS}
    options |= {"--threads": threads, "--seed": 1 + run}
    words = [str(word) for pair in options.items() for word in pair]
    return dict(json.loads(doublesix("simulate", *words, "--json")))


def two_seat_games() -> list[str]:
    """Every other game that two can play."""
    listed = json.loads(doublesix("games", "--json"))
    return [each["key"] for each in listed if 2 in each["seats"] and each["key"] != FIRST]


def doublesix(*words: str) -> str:
    """What the command says."""
    program = Path(sysconfig.get_path("scripts"), "doublesix")
    return subprocess.run([program, *words], capture_output=True, text=True, check=True).stdout


@cache
def c_limit() -> Path:
    """The C program, compiled for this very processor."""
    BUILD.mkdir(parents=True, exist_ok=True)
    program = BUILD / "sniff_limit"
    flags = ["-O3", "-march=native"]
    subprocess.run(["gcc", *flags, "-o", program, LIMIT, "-lm"], check=True)
    return program


def limit_per_second(program: Path, run: int) -> float:
    """The hands per second of one run; its closing line speaks in millions."""
    command = [str(program), "-n", str(4 * HANDS), "-s", str(1 + run), "-r", "1"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    line = next(line for line in said.splitlines() if line.startswith("MEDIAN"))
    return float(line.split()[1]) * 1e6
