"""Any values a game's axes allow, all at once: the ruleset is refused, or both engines play it."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, final

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from doublesix.rules import NONE, Axis, game
from matches import TABLES

SCRIPT = Path(__file__).with_name("played.py")
SECONDS = 20
"""So long may an answer take; it takes a fraction of one."""


DEARER_WINNER = {
    "draw": "none",
    "block_winner": "fewest_doubles",
    "block_payment": "rounded_differences",
    "own_deduction": "none",
}
"""Who wins a block may hold more pips than another: the difference that is rounded is below 0."""


@final
class Engine:
    """A process of its own that plays; it may hang or crash, and is then started anew."""

    def __init__(self, kind: str) -> None:
        self.environment = os.environ | {"DOUBLESIX_ENGINE": kind}
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-X", "faulthandler", str(SCRIPT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=self.environment,
        )
        self.waiting = False

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, question: object) -> None:
        if self.waiting:
            self.end()
            self.start()
        self.waiting = True
        assert self.process.stdin is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)

    def answer(self) -> Any:  # noqa: ANN401
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], SECONDS)
        assert ready, "no answer in time"
        line = self.process.stdout.readline()
        assert line, f"ended with status {self.process.wait(SECONDS)}"
        self.waiting = False
        return json.loads(line)


@pytest.fixture(scope="module")
def engines() -> Iterator[list[Engine]]:
    both = [Engine("compiled"), Engine("python")]
    yield both
    for engine in both:
        engine.end()


def values_of(axis: Axis) -> st.SearchStrategy[object]:
    """What the axis allows; small numbers, both ends of the range, and those between."""
    choices: list[st.SearchStrategy[object]] = []
    if axis.words or axis.listed:
        choices.append(st.sampled_from([*axis.words, *axis.listed]))
    if axis.numbers is not None:
        first, last = axis.numbers.start, axis.numbers.stop - 1
        choices += [st.integers(first, last), st.sampled_from([first, last])]
    if axis.optional:
        choices.append(st.just(NONE))
    return st.one_of(choices)


@st.composite
def questions(draw: st.DrawFn) -> tuple[str, int, dict[str, object], int]:
    """A game, a number of seats, options for some or all of its axes, a seed."""
    key, seats = draw(st.sampled_from(TABLES))
    axes = {value.axis.name: values_of(value.axis) for value in game(key).values}
    options = draw(st.fixed_dictionaries({}, optional=axes))
    return key, seats, options, draw(st.integers(0, 2**64 - 1))


@pytest.mark.compiled
@settings(
    max_examples=int(os.environ.get("DOUBLESIX_COMBINATIONS", "60")),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
@example(("american-sniff", 2, {"match": "sum_seven"}, 1))
@example(("sebastopol", 4, {"match": "sum_seven"}, 1))
@example(("fives", 2, {"match": "sum_seven"}, 1))
@example(("draw", 2, DEARER_WINNER, 0))
@given(questions())
def test_whatever_is_allowed_is_played_alike_by_both_engines(
    engines: list[Engine], question: tuple[str, int, dict[str, object], int]
) -> None:
    for engine in engines:
        engine.ask(question)
    compiled, uncompiled = (engine.answer() for engine in engines)
    assert compiled == uncompiled
