"""The running commentary and the settlement: every award with its sum, every number right."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from doublesix.engine.events import Drew, HandOver
from doublesix.engine.hands import LOT, TILES, HandEnd
from doublesix.engine.match import Match
from doublesix.explain import (
    explain_lead,
    explain_marks,
    explain_settlement,
    marks_suit,
    match_story,
    paper_marks,
    tell_event,
)
from doublesix.explain.payments import payment_of
from doublesix.rules import Ruleset, ruleset
from matches import TABLES, random_match, random_play

SHIPPED = ("en", "ru", "ja")
NAMES = ("Anna", "Boris", "Clara", "Dmitri")


def ended(
    end: str, seat: int | None, pips: Sequence[int | None], change: Sequence[int | None], lead: int
) -> HandEnd:
    return HandEnd(end, seat, tuple(pips), tuple(change), tuple(change), lead)


def settlement(rules: Ruleset, end: HandEnd, lang: str = "en") -> list[str]:
    return explain_settlement(end, rules, NAMES[: rules.seats], lang)


def test_american_sniff_rounds_every_hand_alone() -> None:
    """R38-R40: partners holding 3 and 3 lose 5 each."""
    told = settlement(ruleset("american-sniff", 4), ended("out", 1, (3, 0, 3, 2), (-10, 0), 1))
    assert told == [
        "Boris lays the last tile and goes out.",
        "Anna: 3 pips left, rounded to 5: -5 points",
        "Boris: 0 pips left",
        "Clara: 3 pips left, rounded to 5: -5 points",
        "Dmitri: 2 pips left, rounded to 0: nothing subtracted",
        "Anna and Clara: -10 points, score now -10",
        "Boris and Dmitri: 0 points, score now 0",
    ]


def test_traditional_block_shows_the_arithmetic() -> None:
    """G7: three players 4, 9, 12 pay 17."""
    told = settlement(ruleset("draw", 3), ended("blocked", None, (4, 9, 12), (17, 0, 0), 0))
    assert "9 + 12 = 21; 21 - 4 = 17: 17 points" in told[4]


def test_english_block_rounds_each_difference() -> None:
    """E7: 7 pays 5, 8 pays 10."""
    end = ended("blocked", None, (4, 11, 12), (15, 0, 0), 0)
    told = settlement(ruleset("english-sniff", 3), end)
    assert "11 - 4 = 7, rounded to 5; 12 - 4 = 8, rounded to 10; 5 + 10 = 15" in told[4]


def test_all_fives_rounds_the_sum_of_the_others() -> None:
    """AF7: partners out together share the opponents' 13 and 9, booked as 20."""
    end = ended("out", 0, (0, 13, 4, 9), (20, 0), 0)
    told = settlement(ruleset("all-fives", 4), end)
    assert "Anna scores the opponents' pips, 13 + 9 = 22, to the nearest five: 20 points" in told


def test_a_tie_pays_nobody_and_a_win_in_play_settles_nothing() -> None:
    tie = settlement(ruleset("draw", 3), ended("blocked", None, (6, 6, 20), (0, 0, 0), TILES))
    assert "The best hands are equal: nobody scores." in tie
    won = settlement(ruleset("american-sniff", 2), ended("won", 0, (9, 9), (0, 0), LOT))
    assert len(won) == 1
    assert "Anna reaches the target of 250" in won[0]


def test_tiles_that_nobody_saw() -> None:
    end = ended("out", 0, (0, None), (None, None), 0)
    told = settlement(ruleset("draw", 2), end)
    assert told[2] == "Boris: tiles never seen"
    assert told[-1] == "Boris: unknown, for some tiles were never seen"


@pytest.mark.parametrize(
    ("game", "end", "lead", "text"),
    [
        ("american-sniff", "out", 1, "Boris leads the next hand, having gone out."),
        ("american-sniff", "blocked", LOT, "The lead of the next hand is decided by lot."),
        ("fives", "blocked", 0, "Anna leads the next hand as winner of the block."),
        ("bergen", "out", TILES, "The lowest double decides who leads the next hand."),
        ("draw", "blocked", TILES, "The highest double decides who leads the next hand."),
    ],
)
def test_who_leads_and_why(game: str, end: str, lead: int, text: str) -> None:
    made = ended(end, None, (1, 2), (0, 0), lead)
    assert explain_lead(made, ruleset(game, 2), NAMES, "en") == text


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_arithmetic_of_random_hands_is_the_engine_s(game: str, seats: int) -> None:
    """What the sentences reckon is what the engine booked."""
    rules = ruleset(game, seats)
    matches: list[Match] = []
    for seed in range(25):
        for match, _, _ in random_play(rules, seed, 2):
            if match not in matches:
                matches.append(match)
    for end in (end for match in matches for end in match.ended):
        paid = payment_of(end, rules)
        gained = sum(change or 0 for change in end.settlement)
        if rules.own_deduction == "none" and end.end != "won":
            assert gained == (paid.points if paid else 0)


@pytest.mark.parametrize("lang", SHIPPED)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_match_can_be_told(game: str, seats: int, lang: str) -> None:
    record = random_match(game, seats, seed=seats)
    story = list(match_story(record, lang))

    assert sum(record.players[hand.opener] in story[0] for hand in record.hands[:1]) == 1
    assert len(story) > sum(len(hand.actions) for hand in record.hands)
    assert all(line.strip() and "\n" not in line for line in story)


def test_only_the_viewer_s_draw_is_named() -> None:
    match = Match(ruleset("fives", 2))
    drew = Drew(1, 0, 7)
    assert tell_event(match, drew, NAMES, "en", viewer=1) == [
        "Boris draws 0-0; 7 tiles left in the boneyard"
    ]
    assert tell_event(match, drew, NAMES, "en", viewer=0) == [
        "Boris draws a tile; 7 tiles left in the boneyard"
    ]


def test_plurals_in_the_commentary() -> None:
    match = Match(ruleset("fives", 2))
    for left, text in ((1, "1 кость"), (2, "2 кости"), (5, "5 костей")):
        assert text in tell_event(match, Drew(0, None, left), NAMES, "ru")[0]


def test_a_floor_is_told() -> None:
    rules = ruleset("american-sniff", 2, {"score_floor": 0})
    end = HandEnd("out", 0, (0, 13), (0, -10), (0, 0), 0)
    assert settlement(rules, end)[-1] == "No score falls below 0."
    assert isinstance(HandOver(end).end, HandEnd)


@pytest.mark.parametrize(
    ("score", "line", "words"),
    [
        (65, "xXx |||", "1 large X and 3 strokes"),
        (5, "|", "1 stroke"),
        (100, "xXx xXx", "2 large Xs"),
        (0, "", "nothing marked yet"),
        (-15, "- |||", "below zero: 3 strokes"),
    ],
)
def test_paper_marks(score: int, line: str, words: str) -> None:
    rules = ruleset("american-sniff", 2)
    assert paper_marks(rules, score) == line
    assert explain_marks(rules, score, "en") == words


def test_marks_suit_games_that_pay_in_fives() -> None:
    suited = {game for game, seats in TABLES if marks_suit(ruleset(game, seats))}
    assert suited == {"american-sniff", "english-sniff-face", "all-fives"}
    assert paper_marks(ruleset("fives", 2), 3) == ""
    assert "do not suit" in explain_marks(ruleset("fives", 2), 3, "en")
