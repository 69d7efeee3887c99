"""Rule-table mutation: a wrong value in a game's table must fail one of its rows.

It works on the compiled engine too, and says which example the rule book lacks.
"""

from __future__ import annotations

import pytest

from doublesix.rules import AXES, game, games
from spec.mutants import Mutant, killer, mutants, played_rows
from spec.rows import read_toml

LISTED = read_toml("equivalent")
MUTANTS = list(mutants())


def _listed(kind: str) -> list[str]:
    return [name for group in LISTED[kind] for name in group["mutants"]]


def _of(key: str) -> list[Mutant]:
    return [mutant for mutant in MUTANTS if mutant.game == key]


@pytest.mark.parametrize("key", games())
def test_every_wrong_value_fails_a_row(key: str) -> None:
    rows = played_rows(key)
    alive = [m for m in _of(key) if m.sound() and killer(m, rows) is None]
    assert {str(m) for m in alive} - set(_listed("equivalent")) == set()


@pytest.mark.parametrize("key", games())
def test_what_is_listed_as_equivalent_is(key: str) -> None:
    rows = played_rows(key)
    listed = [m for m in _of(key) if str(m) in _listed("equivalent")]
    killers = {str(m): killer(m, rows) for m in listed}
    assert {name: row.id for name, row in killers.items() if row is not None} == {}


def test_what_is_listed_as_refused_is() -> None:
    assert sorted(str(m) for m in MUTANTS if not m.sound()) == sorted(_listed("refused"))


def test_what_is_listed_exists_once_and_has_a_reason() -> None:
    names = _listed("equivalent") + _listed("refused")
    assert set(names) <= {str(m) for m in MUTANTS}
    assert len(names) == len(set(names))
    assert all(group["reason"] for groups in LISTED.values() for group in groups)


@pytest.mark.parametrize("key", games())
def test_every_value_is_mistaken_for_something(key: str) -> None:
    changed = {mutant.name for mutant in _of(key)}
    fixed = {value.axis.name for value in game(key).values} - changed
    assert all(len(AXES[name].allowed()) == 1 for name in fixed)
