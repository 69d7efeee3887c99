"""A match noted at a real table: hands nobody saw, draws that are believed."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.record import RecordFault, record_of, replay

NOTED: dict[str, Any] = {
    "format": "doublesix-record",
    "version": 1,
    "game": "american-sniff",
    "players": ["Anna", "Boris"],
    "hands": [
        {
            "opener": 1,
            "dealt": [["1-2", "4-5", "2-2", "1-4", "2-4", "3-3", "0-2"], None],
            "actions": [
                *("3-5", "3-3@W", "0-3@W", "0-2@W", "5-6@E", "1-2@W", "4-6@E", "1-4@E"),
                *("2-3@S", "2-4@S", "0-4@S", "+4-4", "+1-5", "1-5@W", "5-5@W"),
            ],
        }
    ],
}


def noted(actions: list[str] | None = None, **changes: Any) -> dict[str, Any]:
    hand = NOTED["hands"][0] | changes
    if actions is not None:
        hand["actions"] = actions
    return NOTED | {"hands": [hand]}


def test_only_the_known_hand_has_legal_actions() -> None:
    lines = [line for line in replay(record_of(noted())) if "ply" in line]
    assert lines[0]["legal"] == ["3-3@W", "4-5@E"]
    assert lines[1]["legal"] is None
    assert lines[-1]["legal"] == []


def test_what_counts_is_known_all_the_same() -> None:
    lines = [line for line in replay(record_of(noted())) if "ply" in line]
    assert (lines[1]["total"], lines[1]["award"]) == (11, 0)
    assert lines[1]["counted"] == [["3-3", 6], ["3-5", 5]]


def test_going_out_with_an_unseen_hand_settles_what_is_known() -> None:
    end = list(replay(record_of(noted())))[-2]
    assert (end["end"], end["seat"], end["lead"]) == ("out", 1, 1)
    assert end["pips"] == [21, 0]
    assert end["settlement"] == [-20, 0]


def test_a_hand_left_unseen_leaves_its_score_unknown() -> None:
    lays = ["2-2", "1-2@W", "1-1@W", "1-4@W", "+?", "4-6@W"]
    record = noted(lays, opener=0)
    lines = list(replay(record_of(record)))
    assert lines[4]["action"] == "+?"
    assert lines[-2]["scores"] == lines[-1]["scores"]


@pytest.mark.parametrize(
    ("actions", "place", "code"),
    [
        (["1-2"], 0, "tile-not-held"),
        (["3-5", "3-3@E"], 1, "tile-does-not-fit"),
        (["3-5", "+0-0"], 1, "draw-not-needed"),
        (["3-5", "pass"], 1, "pass-not-allowed"),
        (["3-5", "3-3@W", "+3-3"], 2, "draw-seen-tile"),
        (["3-5", "3-3@W", "3-5@W"], 2, "tile-not-held"),
        (["3-5", "3-3@W", "pass"], 2, "pass-not-allowed"),
    ],
)
def test_what_can_be_checked_is_checked(actions: list[str], place: int, code: str) -> None:
    with pytest.raises(RecordFault) as caught:
        list(replay(record_of(noted(actions))))
    assert (caught.value.action, caught.value.code) == (place, code)
