"""Whole matches in the terminal: every game at every number of seats, people and bots."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.runs import LANGUAGES, run
from doublesix.record import read_record, replay
from doublesix.rules import game, games
from doublesix.text import say
from matches import TABLES


def winnable(key: str, seats: int) -> tuple[str, ...]:
    """A seed; and a score that weak players reach where scores may sink without end."""
    floor = game(key).value("score_floor")
    sinks = floor is not None and floor.at(seats) is None
    return ("--seed", "5", *(("-o", "score_floor=0", "-o", "target=25") if sinks else ()))


def is_sound(file: Path) -> dict[str, object]:
    """The last line of the replay of a record."""
    *_, last = replay(read_record(file.read_bytes()))
    return last


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_bots_play_a_match_to_its_end(key: str, seats: int, tmp_path: Path, saves: Path) -> None:
    record = tmp_path / "match.json"
    lang = LANGUAGES[seats % 3]
    bots = ",".join(["greedy", "random", "greedy", "random"][:seats])
    order = ("play", "--game", key, "--players", bots, *winnable(key, seats), "--record")
    ran = run(*order, str(record), "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert is_sound(record)["winner"] is not None
    assert str(record) in ran.out
    assert list(saves.iterdir()) == []
    again = tmp_path / "again.json"
    run(*order, str(again), "--lang", lang)
    assert again.read_bytes() == record.read_bytes()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_person_plays_a_match_to_its_end(key: str, seats: int, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    people = ",".join(["human", "random", "human", "greedy"][:seats])
    ran = run(
        *("play", "--game", key, "--players", people, "--record", str(record)),
        *winnable(key, seats),
        stdin="1\n" * 5000,
    )
    assert (ran.status, ran.err) == (0, "")
    assert is_sound(record)["winner"] is not None
    assert json.loads(record.read_text())["players"][1] == "Bot 2"


def test_any_option() -> None:
    ran = run("play", "--players", "random,random", "-o", "target=50", "-o", "deal=5")
    assert "target 50" in ran.out.splitlines()[0]
    assert "5 tiles each" in ran.out


def test_partners_are_named() -> None:
    order = ("play", "--seats", "4", "--names", "A,B,C,D", "--seed", "1")
    assert "Partners: A and C; B and D" in run(*order).out
    assert "Partners" not in run("play", "--seats", "3", "--seed", "1").out


@pytest.mark.parametrize("key", games())
def test_every_award_shows_its_sum_and_every_lay_its_points(key: str) -> None:
    players = ",".join(["human", *["greedy"] * (game(key).seats[0] - 1)])
    ran = run("play", "--game", key, "--players", players, "--seed", "2", stdin="1\n" * 60)
    laid = [line for line in ran.out.splitlines() if re.search(r" (lays|leads) \d-\d", line)]
    scored = [line for line in laid if re.search(r"-> [1-9-]\d* point", line)]
    counts = any(v.axis.name == "divisor" for v in game(key).values)
    assert laid
    assert all(
        re.search(r"= \d+ ->|: \d+ ->|table ->|header ->|ends ->|double ->", line)
        for line in scored
    ), scored
    if counts:
        assert scored
        assert re.search(r"^\d+\) .*: \d+ points?$", ran.out, re.MULTILINE)


def test_forced_draws_are_told_one_by_one() -> None:
    for seed in range(1, 30):
        ran = run("play", "--seed", str(seed), "--players", "human,random", stdin="1\n" * 30)
        drawn = re.findall(r"^Player draws (\d-\d); (\d+) tiles?", ran.out, re.MULTILINE)
        if len(drawn) > 1:
            return
    pytest.fail("nobody drew")


def test_the_score_is_a_number_and_paper_marks() -> None:
    ran = run("play", "--seed", "3", stdin="1\nscore\n")
    assert "Bot 2: 10 ||\n" in ran.out
    assert "Target: 250" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("english", [True, False])
def test_words_at_any_prompt(lang: str, english: bool, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    spoken = "en" if english else lang
    words = {w: say(f"play-word-{w}", spoken) for w in ("hand", "table", "score", "again", "help")}
    save, leave = say("play-word-save", spoken), say("play-word-quit", spoken)
    script = "\n".join(["1", *words.values(), save, f"{save} {file}", leave.upper()])
    ran = run("play", "--seed", "3", "--lang", lang, stdin=script)
    assert (ran.status, ran.err) == (0, "")
    prompt = say("play-prompt", lang)
    answers = [part.split("\n", 1) for part in ran.out.split(prompt)[1:]]
    assert [typed.strip() for typed, _ in answers] == script.split("\n")
    told = dict(
        zip(["1", *words, "save", "save file", "quit"], (text for _, text in answers), strict=True)
    )
    assert "0-3  0-6  1-5  2-5  6-6" in told["hand"]
    assert "2-0" in told["table"]
    assert "250" in told["score"]
    assert "6 + 0 + 2 + 2 = 10" in told["again"]
    assert "1-4@E" in told["help"]
    assert say("play-save-where", lang) in told["save"]
    assert str(file) in told["save file"]
    assert "--resume" in told["quit"]
    assert len(read_record(file.read_bytes()).hands) == 1


@pytest.mark.parametrize(
    "typed",
    [
        "6",
        "\N{FULLWIDTH DIGIT SIX}",
        "2-5@s",
        "5-2@S",
        "[2|5] @S",
        "2-5@\N{FULLWIDTH LATIN CAPITAL LETTER S}",
    ],
)
def test_ways_to_say_a_lay(typed: str) -> None:
    ran = run("play", "--seed", "3", stdin=f"1\n{typed}\n")
    assert "Player lays 2-5 to the lower arm" in ran.out


def test_a_tile_alone() -> None:
    ran = run("play", "--seed", "3", stdin="1\n0-3\n")
    assert "Player lays 0-3" in ran.out
    ran = run("play", "--seed", "3", stdin="1\n5-2\n")
    assert '"5-2" fits in several places; type one of: 2-5@N, 2-5@S' in ran.out


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("1-1@E", "1-1@E: "),
        ("0-3@W", "allowed: 0-0@E"),
        ("9", '"9" is no choice here'),
        ("0", '"0" is no choice'),
        ("9" * 5000, "is no choice"),
        ("\x1b[2J", r'"\x1b[2J" is no choice'),
        ("hand please", '"hand please" is no choice'),
    ],
)
def test_what_cannot_be_done_is_explained(typed: str, why: str) -> None:
    ran = run("play", "--seed", "3", stdin=f"1\n{typed}\n")
    assert why in ran.out
    assert "\x1b" not in ran.out
    assert ran.out.count("Player lays") == run("play", "--seed", "3", stdin="1\n").out.count(
        "Player lays"
    )


def test_no_file_is_overwritten_by_a_word(tmp_path: Path) -> None:
    mine, folder = tmp_path / "mine.txt", tmp_path / "kept.json"
    mine.write_text("mine")
    names = (mine, tmp_path, "/nowhere/x", "a\0b", folder)
    script = "".join(f"save {name}\n" for name in names) + f"1\nsave {folder}\n"
    ran = run("play", "--seed", "3", stdin=script)
    assert mine.read_text() == "mine"
    assert ran.out.count("this exists already") == 2
    assert ran.out.count("no such file or folder") == 1
    assert ran.out.count("no file can have that name") == 1
    assert ran.out.count("The record is saved") == 2
    assert len(read_record(folder.read_bytes()).hands[0].actions) >= 3


def test_the_record_follows_also_when_the_match_is_left(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "--seed", "3", "--record", str(file), stdin="1\n1\nquit\n")
    assert len(read_record(file.read_bytes()).hands[0].actions) == 5
