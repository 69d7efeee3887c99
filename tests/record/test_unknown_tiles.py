"""A match noted at a real table: hands nobody saw, draws that are believed."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.engine.hands import Deal
from doublesix.record import HandRecord, Record, RecordFault, record_of, replay
from matches import TABLES, random_match

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


def noted(actions: list[str] | None = None, **changes: object) -> dict[str, Any]:
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


def seen_by(record: Record, seat: int) -> Record:
    """The record as that seat could note it: other hands, their draws, the boneyard unseen."""
    noted = Record(record.rules, record.options, record.players)
    seats = record.rules.seats
    lines = [line for line in replay(record) if "ply" in line]
    for number, hand in enumerate(record.hands):
        hands = tuple(held if s == seat else None for s, held in enumerate(hand.deal.hands))
        actors = [line["seat"] for line in lines if line["hand"] == number]
        actions = [
            "+?" if text[0] == "+" and actor != seat else text
            for text, actor in zip(hand.actions, actors, strict=True)
        ]
        noted.hands.append(HandRecord(hand.opener, Deal(hands, None), actions))
    assert len(hands) == seats
    return noted


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_a_match_noted_by_one_seat_tells_what_is_known(key: str, seats: int) -> None:
    for seed in range(6):
        record = random_match(key, seats, seed, 2)
        seat = seed % seats
        whole = list(replay(record))
        noted = list(replay(seen_by(record, seat)))
        # A last hand that is blocked cannot be told from one under way while tiles are unseen.
        assert len(noted) >= len(whole) - 1
        known = 0
        for full, part in zip(whole, noted, strict=False):
            if "ply" not in full or "ply" not in part:
                break
            known += 1
            public = ("hand", "ply", "seat", "award", "total", "counted", "places", "scores")
            assert [part[name] for name in public] == [full[name] for name in public]
            assert part["legal"] in (None, full["legal"]) or full["turn"] is None
            if full["turn"] == seat:
                assert part["legal"] == full["legal"]
        assert known


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_what_depends_on_unseen_tiles_is_null_and_the_rest_is_true(key: str, seats: int) -> None:
    for seed in range(8):
        record = random_match(key, seats, seed, 1)
        whole = [line for line in replay(record) if "end" in line]
        noted = [line for line in replay(seen_by(record, seed % seats)) if "end" in line]
        for full, part in zip(whole, noted, strict=False):
            assert (part["end"], part["seat"]) == (full["end"], full["seat"])
            for name in ("pips", "settlement", "scores"):
                for true, said in zip(full[name], part[name], strict=True):
                    assert said in (None, true)


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
