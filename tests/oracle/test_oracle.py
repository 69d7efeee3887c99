"""The oracle is believed because it says what every golden case says."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from oracle import Unsound, count, random_match, replay
from oracle.counting import jubilee_award
from oracle.games import GAMES, seats_of
from oracle.tiles import nearest_five, read

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted((GOLDEN / "records").glob("*.json"))
FIGURES: list[dict[str, Any]] = json.loads((GOLDEN / "american-sniff-figures.json").read_text())
TABLES = [(game, seats) for game in GAMES for seats in seats_of(game)]
OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("american-sniff", 2, {"score_floor": 0, "target": 100}),
    ("american-sniff", 3, {"spinner": "none", "divisor": 3, "hand_limit": 3}),
    ("american-sniff", 4, {"spinner": "double_six", "sides_open": "any", "draw": "one"}),
    ("american-sniff", 2, {"sides_open": "all_first", "unit": "per_divisor", "out_bonus": 5}),
    ("bergen", 2, {"reserve": 0, "draw": "until_playable", "block_payment": 1}),
    ("fives", 3, {"deal": 7, "reserve": 7, "spinner": "first_double", "unit": "face"}),
    ("threes", 4, {"draw": "none", "out_bonus": 0, "hand_limit": 2}),
    ("english-sniff", 2, {"sides_open": "line_first", "reserve": 2, "hand_limit": None}),
    ("sebastopol", 4, {"target": 61, "block_payment": 10}),
    ("jubilee", 2, {"target": 40, "hand_limit": 4, "score_floor": -20}),
    ("matador", 3, {"draw": "until_playable", "reserve": 2, "out_bonus": 10}),
    ("draw", 2, {"draw": "one", "spinner": "double_six", "hand_limit": 1}),
    ("block", 4, {"deal": 7, "target": 30}),
]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_oracle_says_what_the_golden_record_says(file: Path) -> None:
    case = json.loads(file.read_text())
    assert json.dumps(replay(case["record"])) == json.dumps(case["replay"])


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["figure"])
def test_the_oracle_counts_what_the_figure_counts(figure: dict[str, Any]) -> None:
    said = count("american-sniff", figure["layout"])
    assert said["counted"] == sorted([item["tile"], item["value"]] for item in figure["counted"])
    assert (said["total"], said["award"]) == (figure["total"], figure["award"])
    if "open_places" in figure:
        wanted = sorted(place["pips"] for place in figure["open_places"])
        assert sorted(pip for pips in said["places"].values() for pip in pips) == wanted


@pytest.mark.parametrize(
    ("game", "line", "points", "award"),
    [
        ("fives", "5-5 1-5@E 1-2@E 2-5@E", 15, 3),
        ("fives", "4-4 4-6@E 6-6@E", 20, 4),
        ("fives", "0-0", 0, 0),
        ("threes", "6-6 3-6@E 3-3@E", 18, 6),
        ("english-sniff", "5-5 1-5@W", 11, 0),
        ("english-sniff", "5-5 1-5@W 4-5@N", 5, 1),
        ("english-sniff", "5-5 1-5@W 4-5@N 0-5@S", 5, 1),
        ("english-sniff-face", "5-5 1-5@W 4-5@N 0-5@S 5-6@E", 11, 0),
        ("bergen", "6-6", 0, 2),
        ("bergen", "6-6 2-6@W 4-6@E 2-4@E", 0, 2),
        ("bergen", "6-6 2-6@W 4-6@E 2-4@E 2-2@W", 0, 3),
        ("jubilee", "6-6 5-6@W", 23, 0),
    ],
)
def test_stated_cases(game: str, line: str, points: int, award: int) -> None:
    said = count(game, line)
    assert (said["total"], said["award"]) == (points, award)


def test_matador_ends() -> None:
    assert count("matador", "1-6 6-6@W:6")["places"] == {"W": [6], "E": [6]}
    assert count("matador", "2-4 2-5@E:x")["places"] == {"W": [2], "E": [2, 5]}
    assert count("matador", "1-1 1-6@E:1 0-0@W:x")["places"] == {"W": [0], "E": [1]}
    for wrong in ("0-1 0-6@W:6", "1-6 6-6@W", "1-6 6-6@W:x", "1-6 6-6@E:6"):
        with pytest.raises(ValueError, match="does not fit"):
            count("matador", wrong)


def test_sebastopol_fills_the_cross_first() -> None:
    assert list(count("sebastopol", "6-6 1-6@S")["places"]) == ["W", "E", "N", "S"]
    with pytest.raises(ValueError, match="does not fit"):
        count("sebastopol", "6-6 1-6@S 1-1@S")


@pytest.mark.parametrize(
    ("before", "tile", "points"),
    [
        (20, 5, 5), (20, 6, -5), (25, 5, 0), (25, 0, 0), (45, 5, 10), (48, 7, -10), (70, 5, 15),
        (74, 6, -15), (95, 5, 20), (99, 2, -20), (120, 5, 25), (124, 6, -25), (140, 10, 30),
        (145, 7, -30), (150, 3, 0), (150, 0, 0),
    ],
)  # fmt: skip
def test_jubilee_table(before: int, tile: int, points: int) -> None:
    assert jubilee_award(before, before + tile) == points


def test_rounding() -> None:
    pairs = {0: 0, 1: 0, 2: 0, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 12: 10, 13: 15}
    assert {number: nearest_five(number) for number in pairs} == pairs


def test_tile_spellings() -> None:
    assert {read(text) for text in ("1-4", "4-1", "[1|4]", "4|1", "\U0001f03c", "\U0001f06e")} == {
        (1, 4)
    }


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_matches_are_sound(game: str, seats: int) -> None:
    record = random_match(game, seats, random.Random(f"{game} {seats}"), max_hands=3)
    assert "winner" in replay(record)[-1]


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS)
def test_random_matches_with_options_are_sound(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    record = random_match(game, seats, random.Random(6), options, max_hands=6)
    said = replay(record)
    floor = options.get("score_floor")
    assert floor is None or min(min(each["scores"]) for each in said) >= floor


def test_a_hand_limit_ends_the_match_with_one_leader() -> None:
    for seed in range(6):
        record = random_match("jubilee", 2, random.Random(seed), {"hand_limit": 1})
        said = replay(record)
        *before, last = [each["scores"] for each in said if "end" in each]
        assert said[-1]["winner"] == last.index(max(last))
        assert all(len(set(scores)) == 1 for scores in before)


def test_an_illegal_action_is_placed() -> None:
    record = random_match("draw", 2, random.Random(1), max_hands=2)
    record["hands"][1]["actions"][4:4] = ["pass"]
    with pytest.raises(Unsound, match="hand 1, action 4") as caught:
        replay(record)
    assert (caught.value.hand, caught.value.ply) == (1, 4)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("fives", {"colour": 1}),
        ("fives", {"divisor": 4}),
        ("fives", {"deal": 15}),
        ("draw", {"unit": "face"}),
        ("block", {"target": 0}),
    ],
)
def test_options_without_sense_are_refused(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"option|value|dealt"):
        random_match(game, 2, random.Random(1), options)
