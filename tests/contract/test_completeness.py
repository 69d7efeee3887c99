"""A game is not here until it has its rows, its page in every language, its perft, its records."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import oracle
from doublesix.record import read_record, replay, write_record
from doublesix.rules import games
from doublesix.text import languages
from matches import TABLES

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from pages import GAMES, RULES, game_page, rules_page  # noqa: E402

each_game = pytest.mark.parametrize("key", games())


@each_game
@pytest.mark.parametrize("lang", languages())
def test_every_game_has_its_page_of_values_and_it_is_current(key: str, lang: str) -> None:
    file = GAMES / lang / f"{key}.md"
    assert file.read_text(encoding="utf-8") == game_page(key, lang), "run scripts/pages.py"


def test_the_page_of_rule_numbers_is_current() -> None:
    assert RULES.read_text(encoding="utf-8") == rules_page(), "run scripts/pages.py"


@each_game
def test_every_game_has_a_perft_table(key: str) -> None:
    assert (ROOT / "tests" / "perft" / f"{key}.perft").is_file()


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_every_game_has_a_sample_match_that_replays(key: str, seats: int) -> None:
    data = (ROOT / "corpus" / f"{key}-{seats}.json").read_bytes()
    record = read_record(data)
    lines = list(replay(record))
    assert record.rules.game == key
    assert record.rules.seats == seats
    assert lines[-1]["winner"] is not None
    assert write_record(record) == data


@pytest.mark.parametrize(
    ("key", "seats"), [table for table in TABLES if table[0] in oracle.GAMES], ids=str
)
def test_the_oracle_tells_the_sample_match_alike(key: str, seats: int) -> None:
    import json

    document = json.loads((ROOT / "corpus" / f"{key}-{seats}.json").read_bytes())
    mine = json.loads(json.dumps(list(replay(read_record(json.dumps(document))))))
    assert mine == oracle.replay(document)
