"""Counts in words: contributions with reasons, sums written out, what they score and why."""

from __future__ import annotations

import re

import pytest

from doublesix.engine.table import Table, read_table
from doublesix.explain import explain_places, explain_table, sum_line
from doublesix.rules import ruleset

SHIPPED = ("en", "ru", "ja")


def table(game: str, line: str, options: dict[str, object] | None = None, seats: int = 2) -> Table:
    return read_table(ruleset(game, seats, options), line)


def test_p10_names_tile_place_reason_sum_and_award() -> None:
    assert explain_table(table("american-sniff", "3-6 6-6@E"), "en") == [
        "3-6, left arm: 3 (open end)",
        "6-6, right arm: 12 (double at the end, both halves count)",
        "3 + 12 = 15",
        "15 is a multiple of 5: 15 points.",
    ]


def test_p4_counts_the_bare_sides_of_the_spinner() -> None:
    lines = explain_table(table("american-sniff", "1-4 1-1@W 4-4@E 3-4@E 1-2@W"), "en")

    assert lines[2:] == [
        "1-1, upper arm: 1 (bare side of the Sniff)",
        "1-1, lower arm: 1 (bare side of the Sniff)",
        "2 + 3 + 1 + 1 = 7",
        "7 is not a multiple of 5: no points.",
    ]


def test_p11_zero_scores_nothing() -> None:
    assert explain_table(table("american-sniff", "0-0"), "en") == [
        "0-0, opening tile: 0 (double at the end, both halves count)",
        "A total of 0 scores nothing.",
    ]


@pytest.mark.parametrize(
    ("game", "line", "options", "last"),
    [
        ("fives", "5-5 1-5@E 1-2@E 2-5@E", {}, "15 / 5 = 3: 3 points."),
        ("all-fives", "5-5 0-5@W", {}, "10 is a multiple of 5: 10 points."),
        ("all-fives", "5-5 0-5@W 5-6@E", {}, "6 is not a multiple of 5: no points."),
        ("threes", "6-6 3-6@E 3-3@E", {}, "18 / 3 = 6: 6 points."),
        ("english-sniff-face", "5-5", {}, "10 is a multiple of 5: 10 points."),
        ("fives", "5-5", {"opening_scores": "no"}, "The opening tile does not score."),
        ("draw", "5-5", {}, "Nothing is scored during play in this game."),
        ("jubilee", "6-6 5-6@E 5-5@E", {}, "The total passes 25 without hitting it: -5 points."),
        ("jubilee", "6-6 0-6@E 0-2@E 2-5@E 4-6@W", {}, "No control value is reached: no points."),
        (
            "jubilee",
            "6-6 0-6@E 0-5@E 2-5@E",
            {},
            "The total passes 25 without hitting it: -5 points.",
        ),
        ("jubilee", "6-6 0-6@E 0-1@E 1-5@E", {}, "The total is exactly 25: 5 points."),
        ("jubilee", "6-6 5-6@E", {"score_floor": 0}, "No control value is reached: no points."),
        ("bergen", "6-6", {}, "A double opens the hand: 2 points."),
        ("bergen", "1-2", {}, "The opening tile is not a double: no points."),
        ("bergen", "1-2 2-3@E", {}, "The ends differ: no points."),
        ("bergen", "6-6 2-6@E 4-6@W 2-4@W", {}, "Both ends show 2, a double-header: 2 points."),
        (
            "bergen",
            "6-6 2-6@E 4-6@W 2-4@W 2-2@E",
            {},
            "Both ends show 2, and with a double that is a triple-header: 3 points.",
        ),
    ],
)
def test_the_award_and_why(game: str, line: str, options: dict[str, object], last: str) -> None:
    assert explain_table(table(game, line, options), "en")[-1] == last


def test_one_half_of_an_end_double() -> None:
    lines = explain_table(table("fives", "1-5 5-5@E", {"end_double": "one_half"}), "en")
    assert lines[1] == "5-5, right arm: 5 (double at the end, one half counts)"


def test_jubilee_tells_the_pips_before_and_after() -> None:
    assert (
        explain_table(table("jubilee", "6-6 5-6@E"), "en")[0] == "Pips on the table: 12 + 11 = 23"
    )


def test_an_empty_table() -> None:
    empty = Table(ruleset("fives", 2))
    assert explain_table(empty, "en") == ["No tile lies on the table yet."]
    assert explain_places(empty, "en") == ["No place is open."]


@pytest.mark.parametrize(
    ("game", "line", "text"),
    [
        ("american-sniff", "1-4 1-1@W 4-4@E", "2 + 8 = 10 -> 10 points"),
        ("american-sniff", "2-2", "4 -> 0 points"),
        ("jubilee", "6-6 5-6@E 5-5@E", "33 on the table -> -5 points"),
        ("bergen", "6-6 2-6@E 4-6@W 2-4@W", "double-header -> 2 points"),
        ("bergen", "6-6 2-6@E 4-6@W 2-4@W 2-2@E", "triple-header -> 3 points"),
        ("bergen", "1-2 2-3@E", ""),
        ("draw", "1-2", ""),
    ],
)
def test_one_line(game: str, line: str, text: str) -> None:
    made = table(game, line)
    counted = made.layout().counted
    assert sum_line(made.rules, counted, made.total, made.award, "en") == text


def test_places_name_bare_sides_waiting_arms_and_what_fits() -> None:
    sniff = table("american-sniff", "1-4 1-1@W 4-4@E 3-4@E 1-2@W")
    assert explain_places(sniff, "en")[1:] == [
        "right arm: 3",
        "upper arm: 1 (bare side of the Sniff 1-1)",
        "lower arm: 1 (bare side of the Sniff 1-1)",
    ]
    waits = explain_places(table("sebastopol", "6-6 1-6@E", seats=4), "en")
    assert waits[1] == "right arm: 1 (waits until all four sides of the spinner are covered)"
    matador = explain_places(table("matador", "0-4 2-5@E:x"), "en")
    assert matador == [
        "left arm: 0 (takes only a matador)",
        "right arm: 2 or 5 (takes 5 or 2, or a matador)",
    ]


def test_natives_read_it() -> None:
    p10 = table("american-sniff", "3-6 6-6@E")
    assert explain_table(p10, "ru") == [
        "3-6, левая ветвь: 3 (открытый конец)",
        "6-6, правая ветвь: 12 (дубль на конце, считаются обе половинки)",
        "3 + 12 = 15",
        "15 кратно 5: 15 очков.",
    ]
    assert explain_table(p10, "ja") == [
        "3-6、左の枝：3（開いた端）",
        "6-6、右の枝：12（末端のダブル、両半面を数える）",
        "3 + 12 = 15",
        "15は5の倍数なので、15点です。",
    ]


@pytest.mark.parametrize("lang", SHIPPED)
def test_the_same_numbers_in_every_language(lang: str) -> None:
    for game, line in (
        ("american-sniff", "1-4 1-1@W 4-4@E 3-4@E 1-2@W 1-5@N"),
        ("fives", "5-5 1-5@E 1-2@E 2-5@E"),
        ("jubilee", "6-6 5-6@E 5-5@E"),
        ("bergen", "6-6 2-6@E 4-6@W 2-4@W 2-2@E"),
    ):
        made = table(game, line)
        told, english = (
            re.findall(
                r"-?\d+", " ".join([*explain_table(made, each), *explain_places(made, each)])
            )
            for each in (lang, "en")
        )
        assert sorted(told) == sorted(english)
