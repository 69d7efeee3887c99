"""Whatever Python passes in, the engine neither crashes nor is harmed, and both engines agree.

All calls are made in a process of their own (`hostile.py`), so that a crash is a failed test.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from doublesix.engine import engine_kind
from doublesix.engine.batch import Lane, play_hands
from doublesix.engine.kernel import Played, State
from doublesix.engine.position import Position
from doublesix.engine.settlement import settle
from doublesix.engine.tables import Tables
from doublesix.rules import ruleset

SCRIPT = Path(__file__).with_name("hostile.py")


@cache
def hostile(engine: str) -> list[str]:
    """What the calls came to on that engine."""
    run = subprocess.run(
        [sys.executable, "-X", "faulthandler", str(SCRIPT)],
        env=os.environ | {"DOUBLESIX_ENGINE": engine, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    lines = run.stdout.splitlines()
    assert run.returncode == 0, (run.returncode, lines[-5:], run.stderr[-3000:])
    return lines


def test_nothing_but_documented_errors_comes_out() -> None:
    lines = hostile(engine_kind)
    faults = [f"{lines[i - 1]} {line}" for i, line in enumerate(lines) if "FAULT" in line]
    assert faults == []
    assert len(lines) > 10_000


@pytest.mark.compiled
def test_both_engines_refuse_the_same() -> None:
    compiled, uncompiled = hostile("compiled"), hostile("python")
    differing = [
        (compiled[i - 1], one, other)
        for i, (one, other) in enumerate(zip(compiled, uncompiled, strict=True))
        if one != other and i
    ]
    assert differing == []


@pytest.mark.compiled
@pytest.mark.parametrize("kind", [State, Position, Played, Tables, Lane])
def test_nothing_is_made_behind_its_back(kind: type) -> None:
    with pytest.raises(TypeError):
        object.__new__(kind)


@pytest.mark.compiled
@pytest.mark.parametrize("kind", [State, Tables, Lane])
def test_a_method_refuses_a_foreign_self(kind: type) -> None:
    methods = [name for name in vars(kind) if callable(getattr(kind, name)) and name[0] != "_"]
    for name in set(methods) - {"dealt"}:
        with pytest.raises(TypeError):
            getattr(kind, name)("x")


def test_a_hand_is_settled_once() -> None:
    tables = Tables(ruleset("bergen", 2))
    state = State.dealt(tables, [1, 2], None, 0, [0, 0])
    with pytest.raises(ValueError, match="once"):
        settle(state)
    state.apply(0)
    assert state.end
    assert len(settle(state)) == 2
    for again in (state, state.copy()):
        with pytest.raises(ValueError, match="once"):
            settle(again)


@pytest.mark.parametrize("hands", [-1, 2**63, 1.0, None])
def test_hands_are_counted_from_nought(hands: int) -> None:
    tables = Tables(ruleset("block", 2), endless=True)
    with pytest.raises((TypeError, ValueError)):
        play_hands(tables, [0, 0], 1, hands)
    assert play_hands(tables, [0, 0], 1, 0) == [0] * 6
