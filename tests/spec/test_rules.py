"""The rule book as tests: each row of the TOML files here, by the number of its rule."""

from __future__ import annotations

from collections import Counter

import pytest

from doublesix.rules import game, games
from spec.checks import differences
from spec.rows import ROWS, Row, read_toml

NUMBERS: dict[str, str] = {
    number: label for numbers in read_toml("numbers").values() for number, label in numbers.items()
}
UNROWED: dict[str, str] = read_toml("unrowed")


def _marked(row: Row) -> object:
    wrong = [pytest.mark.xfail(strict=True, reason=row.xfail)] if row.xfail else []
    return pytest.param(row, id=row.id, marks=wrong)


@pytest.mark.parametrize("row", [_marked(row) for row in ROWS])
def test_rule(row: Row) -> None:
    assert not list(differences(row)), row.says


def test_every_row_has_its_own_name_and_a_sentence() -> None:
    assert not [name for name, count in Counter(row.id for row in ROWS).items() if count > 1]
    assert not [row.id for row in ROWS if not row.says.endswith(".")]


def test_every_row_shows_numbered_rules() -> None:
    assert not {number for row in ROWS for number in row.rules} - NUMBERS.keys()


def test_every_rule_has_a_row_or_a_reason() -> None:
    rowed = {number for row in ROWS for number in row.rules}
    assert not [number for number in NUMBERS if number not in rowed | UNROWED.keys()]
    assert not [number for number in UNROWED if number in rowed or number not in NUMBERS]


def test_every_rule_that_a_game_cites_is_numbered() -> None:
    cited = {value.rule for key in games() for value in game(key).values}
    assert not cited - NUMBERS.keys()


@pytest.mark.parametrize("key", games())
def test_every_game_has_rows_at_every_number_of_seats(key: str) -> None:
    assert {row.seats for row in ROWS if row.game == key} >= set(game(key).seats)
