"""The engine and the oracle tell the same of random matches; a difference is kept, shortened.

2,000 matches over all games in the normal run; `DOUBLESIX_ORACLE_MATCHES=100000` asks for more.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

import oracle
from doublesix.record import record_of, replay, write_record
from doublesix.rules import game
from matches import random_match as engine_match

GAMES = (
    "american-sniff",
    "bergen",
    "fives",
    "threes",
    "english-sniff",
    "english-sniff-face",
    "sebastopol",
    "jubilee",
    "matador",
    "draw",
    "block",
)
TABLES = [(key, seats) for key in GAMES for seats in game(key).seats]
MATCHES = int(os.environ.get("DOUBLESIX_ORACLE_MATCHES", "2000"))
HANDS = 30
EACH = -(-MATCHES // len(TABLES))

OPTIONS: dict[str, list[dict[str, object]]] = {
    "american-sniff": [
        {"target": 60},
        {"sides_open": "any"},
        {"spinner": "none"},
        {"unit": "per_divisor"},
        {"divisor": 3},
        {"draw": "one"},
        {"reserve": 2},
        {"score_floor": 0},
        {"hand_limit": 2},
        {"deal": 5},
        {"out_bonus": 20},
    ],
    "fives": [{"draw": "until_playable"}, {"reserve": 7}, {"hand_limit": 3}, {"unit": "face"}],
    "english-sniff": [{"sides_open": "line_first"}, {"draw": "one"}, {"divisor": 3}],
    "jubilee": [{"score_floor": 0}, {"hand_limit": 4}, {"target": 40}],
    "sebastopol": [{"target": 30}, {"out_bonus": 5}],
    "draw": [{"reserve": 2}, {"deal": 6}],
}


def said(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The engine's replay as plain JSON values."""
    lines: list[dict[str, Any]] = json.loads(json.dumps(list(replay(record_of(record)))))
    return lines


def agree(record: dict[str, Any], keep: Path) -> None:
    """Both say the same; otherwise the record up to the first difference is written to `keep`."""
    mine, other = said(record), oracle.replay(record)
    if mine == other:
        return
    first = next(i for i, pair in enumerate(zip(mine, other, strict=False)) if pair[0] != pair[1])
    keep.write_text(json.dumps(record))
    pytest.fail(f"{keep}: line {first}: engine {mine[first]}, oracle {other[first]}")


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_random_matches_are_told_alike(key: str, seats: int, tmp_path: Path) -> None:
    rng = random.Random(f"{key}/{seats}")
    for number in range(EACH):
        record = oracle.random_match(key, seats, rng, max_hands=HANDS)
        agree(record, tmp_path / f"{key}-{seats}-{number}.json")


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_the_oracle_accepts_what_the_engine_plays(key: str, seats: int, tmp_path: Path) -> None:
    for number in range(3):
        document = json.loads(write_record(engine_match(key, seats, number, HANDS)))
        agree(document, tmp_path / f"{key}-{seats}-{number}.json")


@pytest.mark.parametrize(
    ("key", "options"),
    [(key, options) for key, rows in OPTIONS.items() for options in rows],
    ids=str,
)
def test_matches_with_options_are_told_alike(
    key: str, options: dict[str, object], tmp_path: Path
) -> None:
    rng = random.Random(f"{key}/{options}")
    for seats in game(key).seats:
        for number in range(8):
            record = oracle.random_match(key, seats, rng, options=options, max_hands=6)
            agree(record, tmp_path / f"{key}-{seats}-{number}.json")
