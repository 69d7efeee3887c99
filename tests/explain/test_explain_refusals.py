"""Refusals and faults: one line, the value, what is wrong, what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.engine.match import Match
from doublesix.engine.refusal import Refusal
from doublesix.engine.table import LayoutFault, Table, read_table
from doublesix.explain import (
    explain_fault,
    explain_layout_fault,
    explain_notation,
    explain_refusal,
    explain_rules_fault,
)
from doublesix.record import RecordFault, read_record, record_of, replay
from doublesix.rules import RulesetError, game, ruleset
from doublesix.tiles import DOUBLE_SIX, NotationError, parse_tile

SHIPPED = ("en", "ru", "ja")


def document(**changes: object) -> dict[str, Any]:
    """A small match, sound unless changed: two seats of two tiles each."""
    hand = {"opener": 0, "dealt": [["1-4", "0-0"], ["4-6", "3-5"]], "actions": ["1-4", "4-6@E"]}
    made: dict[str, Any] = {
        "format": "doublesix-record",
        "version": 1,
        "game": "american-sniff",
        "options": {"deal": 2, "draw": "none"},
        "players": ["Anna", "Boris"],
    }
    return made | {"hands": [hand | changes]}


def fault_of(made: object, lang: str = "en") -> str:
    with pytest.raises(RecordFault) as caught:
        list(replay(record_of(made)))
    return explain_fault(caught.value, "match.json", lang)


def refusal(line: str, action: str, lang: str) -> str:
    table = read_table(ruleset("american-sniff", 2), line)
    refused = table.lay(table.texts.parse(action))
    assert isinstance(refused, Refusal)
    return explain_refusal(refused, table.state, lang)


def test_a_refusal_names_the_value_the_reason_and_what_is_allowed() -> None:
    assert refusal("6-6 5-6@E", "3-4@E", "en").startswith(
        "3-4@E: the open end there is 5; allowed: 0-5@E, 0-6@W, "
    )
    assert refusal("6-6 5-6@E", "0-6@N", "ru").startswith(
        "0-6@N: к этой ветви приложить ничего нельзя; можно: 0-5@E, "
    )
    assert refusal("6-6 5-6@E", "5-6@E", "ja").startswith(
        "5-6@E：その牌は手牌にありません。選べるのは："
    )


def test_a_second_draw_is_refused_for_its_own_reason() -> None:
    """Fives draws one tile a turn (F8): then only the pass is left."""
    table = Table(ruleset("fives", 2))
    table.lay(table.texts.parse("1-2"))
    second = Refusal("draw-done", table.texts.draw, (table.texts.pass_,))

    assert explain_refusal(second, table.state, "en") == (
        "draw: no more tiles may be drawn in this turn; allowed: pass"
    )


def test_no_action_at_all() -> None:
    state = Table(ruleset("fives", 2)).state
    assert explain_refusal(Refusal("not-an-action", 9999, ()), state, "en") == (
        "9999: there is no such action"
    )


def test_a_layout_fault_counts_from_1() -> None:
    with pytest.raises(LayoutFault) as caught:
        read_table(ruleset("sebastopol", 4), "6-6 1-6@E 1-2@E")
    assert explain_layout_fault(caught.value, "en").startswith(
        "lay 3: 1-2@E: all four sides of the spinner must be covered first; allowed: 0-6@N, "
    )


@pytest.mark.parametrize(
    ("text", "why"), [("7-7", "has no such tile"), ("x", "this is not a tile")]
)
def test_unreadable_tiles(text: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tile(text, DOUBLE_SIX)
    told = explain_notation(caught.value, "en", ["1-4"])
    assert told.startswith(f"{text}: ")
    assert why in told
    assert told.endswith("allowed: 1-4")


def test_what_came_from_outside_stays_on_its_line() -> None:
    told = explain_notation(NotationError("tile-unreadable", "1\u22124\n\x1b[2J" + "9" * 99), "en")
    assert told.startswith("1\\u22124\\n\\x1b[2J999")
    assert "\n" not in told
    assert len(told) < 120


@pytest.mark.parametrize(
    ("key", "seats", "options", "text"),
    [
        ("chess", 2, {}, "chess: there is no such game; allowed: american-sniff, "),
        ("matador", 5, {}, "5 players: Matador cannot be played by that many; allowed: 2, 3, 4"),
        ("fives", 2, {"spiner": 1}, "spiner=1: this game has no such option; allowed: "),
        ("fives", 2, {"divisor": 4}, "divisor=4: that value is not possible; allowed: 3, 5"),
        ("draw", 4, {"deal": 9}, "deal=9: that value does not go with the others; allowed: 2..7"),
    ],
)
def test_rules_that_cannot_be(key: str, seats: int, options: dict[str, object], text: str) -> None:
    with pytest.raises(RulesetError) as caught:
        game(key).ruleset(seats, options)
    assert explain_rules_fault(caught.value, "en").startswith(text)
    for lang in SHIPPED:
        assert "\n" not in explain_rules_fault(caught.value, lang)


def test_the_line_of_an_illegal_action() -> None:
    told = fault_of(document(actions=["1-4", "3-5@E"]))
    assert told == ("match.json: hand 0, action 1: 3-5@E: the open end there is 4; legal: 4-6@E")


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"actions": ["1-4", "4-6"]}, "hand 0, action 1: 4-6: the arm is missing; add @W,"),
        ({"actions": ["1-4@W"]}, "hand 0, action 0: 1-4@W: the opening tile is written without"),
        ({"actions": ["1-4", "4-6@E", "0-0"]}, "hand 0, action 2: 0-0: the hand was already over"),
        ({"actions": [7]}, "hand 0, action 0: 7: expected a string"),
        ({"opener": 2}, "hand 0, opener: 2: that value is not allowed; allowed: 0, 1"),
        ({"dealt": [["1-4", "0-0"], ["4-6", "1-4"]]}, "hand 0, dealt[1][1]: 1-4: this tile is al"),
        ({"dealt": [["1-4", "0-7"], None]}, "hand 0, dealt[0][1]: 0-7: the set has no such tile"),
        (
            {"dealt": [["1-4"], None]},
            "hand 0, dealt[0]: 1: the wrong number of entries; allowed: 2",
        ),
    ],
)
def test_places_inside_a_hand(changes: dict[str, object], text: str) -> None:
    assert fault_of(document(**changes)).startswith(f"match.json: {text}")


def test_places_outside_the_hands() -> None:
    assert fault_of([]) == "match.json: []: expected an object"
    assert fault_of({"format": "x"}).startswith("match.json: format: x: that value is not allowed;")
    assert fault_of(document() | {"players": ["Anna"]}).startswith("match.json: players: 1: that")
    assert fault_of(document() | {"options": {"draw": "two"}}).startswith(
        "match.json: options.draw: two: that value is not possible; allowed: none, one,"
    )
    assert fault_of(document() | {"options": {"x": 1}}).startswith(
        "match.json: options.x: 1: this game has no such option; allowed: "
    )


def test_a_file_that_is_no_record() -> None:
    with pytest.raises(RecordFault) as caught:
        read_record("{")
    assert explain_fault(caught.value, "a\nb", "en").startswith(
        "a\\nb: this is not a JSON document"
    )


def test_the_wrong_draw_names_the_tile_that_comes_next() -> None:
    made = document() | {"options": {"deal": 2}}
    rest = [t for t in DOUBLE_SIX.texts if t not in ("1-4", "0-0", "4-6", "3-5")]
    made["hands"][0] |= {"boneyard": rest, "actions": ["0-0", "+1-1"], "opener": 0}
    assert fault_of(made) == (
        "match.json: hand 0, action 1: +1-1: another tile comes next in the boneyard; legal: +0-1"
    )


@pytest.mark.parametrize("lang", SHIPPED)
def test_faults_are_one_line_in_every_language(lang: str) -> None:
    told = fault_of(document(actions=["1-4", "3-5@E"]), lang)
    assert told.startswith("match.json：" if lang == "ja" else "match.json: ")
    assert "\n" not in told
    assert all(part in told for part in ("3-5@E", "4-6@E", "0", "1"))


def test_a_refused_match_is_told_from_its_state() -> None:
    rules = ruleset("american-sniff", 2)
    match = Match(rules)
    order = list(range(28))
    from doublesix.engine.hands import deal_of

    state = match.open(deal_of(rules, order), 0)
    refused = match.apply(match.texts.pass_)
    assert isinstance(refused, Refusal)
    assert explain_refusal(refused, state, "en").startswith(
        "pass: passing is allowed only when nothing"
    )
