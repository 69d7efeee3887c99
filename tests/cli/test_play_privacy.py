"""Two people at one keyboard: what stands between two hand-overs shows only one hand."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.runs import LANGUAGES, run
from doublesix.text import say

TILE = re.compile(r"\b\d-\d\b")


def tiles(text: str) -> set[str]:
    return {"-".join(sorted(tile.split("-"))) for tile in TILE.findall(text)}


@pytest.mark.parametrize(
    "players", ["human,human", "human,random,human", "human,human,human,human"]
)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", ["1", "2", "6"])
def test_no_tile_of_another_hand_is_seen(
    players: str, lang: str, seed: str, tmp_path: Path
) -> None:
    record = tmp_path / "match.json"
    names = ["Anna", "Boris", "Chie", "Dora"][: players.count(",") + 1]
    answers = "\nagain\nhand\ntable\nagain\n1\n"
    ran = run(
        *("play", "--players", players, "--names", ",".join(names), "--seed", seed),
        *("--lang", lang, "--record", str(record)),
        stdin="hand\nagain\ntable\n" + answers * 7,
    )
    assert ran.status == 0
    hand = json.loads(record.read_text())["hands"][0]
    first = ran.out.split(say("ending-blocked", lang))[0]
    turns = {
        say("play-hand-over-keyboard", lang, name=name): seat for seat, name in enumerate(names)
    }
    parts = re.split("(" + "|".join(map(re.escape, turns)) + ")", first)
    assert tiles(parts[0]) <= laid(hand["actions"])
    assert len(parts) > 9
    told = parts[0]
    for prompt, shown in zip(parts[1::2], parts[2::2], strict=True):
        seat = turns[prompt]
        told += shown
        own = set(hand["dealt"][seat]) | drawn(hand, seat)
        seen = tiles(re.sub(r"\d-\d@|\(1-4@E\)|（1-4@E）", "", shown))
        others = {t for at, held in enumerate(hand["dealt"]) if at != seat for t in held}
        others |= {t[1:] for t in hand["actions"] if t[0] == "+"} - own
        public = laid_by(told, hand)
        assert not (seen & others) - public, (prompt, shown)


def laid(actions: list[str]) -> set[str]:
    return {text[:3] for text in actions if text[0].isdigit()}


def laid_by(shown: str, hand: dict[str, list[str]]) -> set[str]:
    """The tiles laid before the last action this part shows: all up to the last one it names."""
    texts = [text[:3] for text in hand["actions"] if text[0].isdigit()]
    told = [
        at
        for at, tile in enumerate(texts)
        if re.search(rf"(leads|lays|заходит с|прикладывает) {tile}|{tile}(から|を)", shown)
    ]
    return set(texts[: max(told, default=-1) + 1])


def drawn(hand: dict[str, list[str]], seat: int) -> set[str]:
    """What that seat drew, by following whose turn it was."""
    turn, found = int(str(hand["opener"])), set()
    for text in hand["actions"]:
        if text[0] == "+":
            if turn == seat:
                found.add(text[1:])
        else:
            turn = (turn + 1) % len(hand["dealt"])
    return found


def test_a_new_hand_is_shown_only_after_a_hand_over() -> None:
    ran = run("play", "--players", "human,human", "--seed", "1", stdin="1\n" * 400)
    numbers = sorted(set(map(int, re.findall(r"Hand (\d+): ", ran.out))))
    assert len(numbers) > 2
    for number in numbers[:-1]:
        opened = ran.out.partition(f"Hand {number}: ")[2]
        before, _, _ = opened.partition("it is your turn")
        assert not re.search(r"^(Player \d: \d-\d|\d+\) )", before, re.MULTILINE)


def test_nobody_is_asked_to_hand_over_when_alone() -> None:
    assert (
        "it is your turn"
        not in run("play", "--players", "human,random,random", stdin="1\n" * 20).out
    )


def test_a_person_sees_the_own_drawn_tiles_after_the_hand_over() -> None:
    for seed in range(1, 20):
        ran = run("play", "--players", "human,human", "--seed", str(seed), stdin="\n1\n" * 40)
        hidden = re.search(r"Player (\d) draws a tile", ran.out)
        if hidden:
            mine = rf"Player {hidden[1]}, it is your turn.*?Player {hidden[1]} draws \d-\d"
            assert re.search(mine, ran.out, re.DOTALL)
            return
    pytest.fail("nobody drew")
