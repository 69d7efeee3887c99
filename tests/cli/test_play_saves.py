"""Save files: held while they are played, refused where they are wrong, never lost."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.runs import LANGUAGES, Ran, one_line, process, run, start
from doublesix.cli.play.save import Save, latest_save
from doublesix.cli.play.saved import SaveFault
from doublesix.record import read_record
from doublesix.text import say

ALONE = ("play", "--players", "human,greedy", "--seed", "4", "-o", "target=30", "--plain")


def begun(saves: Path, answers: int = 3) -> Path:
    """The save of a match that was left after so many answers."""
    run(*ALONE, stdin="1\n" * answers)
    (file,) = saves.iterdir()
    return file


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_bytes().splitlines()]


def put(file: Path, lines: list[dict[str, Any]]) -> None:
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))


def test_what_is_acknowledged_before_the_lock_is_not_cut_off(saves: Path) -> None:
    """Reading first and locking then would cut the file to the length it had when it was read."""
    file = begun(saves)
    first = Save.resume(file)
    held = first.read()
    with pytest.raises(SaveFault, match="save-in-use"):
        Save.resume(file)
    first.cut(held.whole)
    (*_, action) = lines_of(file)
    before = file.read_bytes()
    first.write(action)
    first.close(finished=False)
    assert file.read_bytes() == before + json.dumps(action, separators=(",", ":")).encode() + b"\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_program_is_refused_and_nothing_is_lost(lang: str, saves: Path) -> None:
    file = begun(saves)
    with start("play", "--resume") as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(b"1\n")
        program.stdin.flush()
        while not program.stdout.readline().startswith(b"Player lays"):
            pass
        before = file.read_bytes()
        one_line(process("play", "--resume", "--lang", lang), str(file), lang=lang)
        assert file.read_bytes().startswith(before)
        program.communicate(b"quit\n", timeout=30)
    assert run("play", "--resume").status == 0


Damage = Callable[[list[dict[str, Any]]], object]
DAMAGES: dict[str, tuple[Damage, tuple[str, ...]]] = {
    "hand null": (lambda it: it[1]["dealt"].__setitem__(1, None), ("line 2", "dealt[1]", "1-4")),
    "boneyard null": (lambda it: it[1].update(boneyard=None), ("line 2", "boneyard", "1-4")),
    "boneyard missing": (lambda it: it[1].pop("boneyard"), ("line 2", "boneyard", "1-4")),
    "unseen draw": (lambda it: it.append({"action": "+?"}), ("action", "+?", "1-4")),
    "empty action": (lambda it: it.append({"action": ""}), ("hand 0, action", '""', "legal")),
    "number as action": (lambda it: it.append({"action": 7}), ("hand 0, action", "7")),
    "null action": (lambda it: it.append({"action": None}), ("hand 0, action", "null")),
    "empty line": (lambda it: it.append({}), ("line",)),
    "action first": (lambda it: it.insert(1, {"action": "1-4"}), ("line 2",)),
    "three kinds": (lambda it: it[0]["kinds"].append("human"), ("kinds", "3", "2")),
    "no kinds": (lambda it: it[0].pop("kinds"), ("kinds", "list")),
    "unknown kind": (lambda it: it[0].update(kinds=["human", "w"]), ("kinds[1]", "w", "sampler")),
    "kind of kinds": (lambda it: it[0].update(kinds=[[], {}]), ("kinds[0]", "human")),
    "one player": (lambda it: it[0].update(players=["A"], kinds=["human"]), ("players", "2")),
    "three players": (lambda it: it[0]["players"].append("C"), ("hand 0, dealt", "3")),
    "seed true": (lambda it: it[0].update(seed=True), ("seed", "true", "0..")),
    "seed below zero": (lambda it: it[0].update(seed=-1), ("seed", "-1", "0..")),
    "seed huge": (lambda it: it[0].update(seed=1e300), ("seed", "0..")),
    "no seed": (lambda it: it[0].pop("seed"), ("seed", "null", "0..")),
    "empty game": (lambda it: it[0].update(game=""), ("game", '""', "american-sniff")),
    "wrong option": (lambda it: it[0].update(options={"target": []}), ("options.target", "[]")),
    "options a list": (lambda it: it[0].update(options=[1]), ("options", "object")),
    "tile twice": (lambda it: it[1]["dealt"].__setitem__(0, it[1]["dealt"][1]), ("dealt[1][0]",)),
    "tile of no set": (lambda it: it[1]["dealt"][0].__setitem__(0, "9-9"), ("dealt[0][0]", "9-9")),
    "six tiles": (lambda it: it[1]["dealt"][0].pop(), ("dealt[0]", "6", "7")),
    "one hand dealt": (lambda it: it[1]["dealt"].pop(), ("dealt", "1", "2")),
    "dealt a word": (lambda it: it[1].update(dealt="all"), ("dealt", "all", "list")),
    "opener 9": (lambda it: it[1].update(opener=9), ("opener", "9", "0, 1")),
    "opener true": (lambda it: it[1].update(opener=True), ("opener", "true")),
    "another hand": (lambda it: it.append(it[1]), ("hand 0",)),
    "illegal action": (lambda it: it.append({"action": "0-9@E"}), ("0-9@E", "legal")),
    "other format": (lambda it: it[0].update(format="doublesix-record"), ("line 1",)),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_save_is_refused_in_one_line(damage: str, saves: Path) -> None:
    file = begun(saves)
    lines = lines_of(file)
    change, named = DAMAGES[damage]
    change(lines)
    put(file, lines)
    data = file.read_bytes()
    for lang in LANGUAGES:
        parts = named if lang == "en" else ()
        ran = run("play", "--resume", "--lang", lang, stdin="1\n" * 100)
        one_line(ran, str(file), *parts, lang=lang)
        assert ran.out == ""
    assert file.read_bytes() == data


@pytest.mark.parametrize("kind", ["device", "pipe", "folder", "link to nothing", "missing", "zero"])
def test_what_is_no_file(kind: str, tmp_path: Path) -> None:
    place = tmp_path / "odd.jsonl"
    if kind == "pipe":
        os.mkfifo(place)
    if kind == "folder":
        place.mkdir()
    if kind == "link to nothing":
        place.symlink_to(tmp_path / "nothing")
    name = {"device": "/dev/zero", "zero": "a\0b"}.get(kind, str(place))
    one_line(run("play", "--resume-file", name), name.replace("\0", "\\x00"))


def test_odd_things_among_the_saves_are_passed_over(saves: Path) -> None:
    file = begun(saves)
    os.mkfifo(saves / "pipe.jsonl")
    (saves / "folder.jsonl").mkdir()
    (saves / "link.jsonl").symlink_to(saves / "nothing")
    assert latest_save() == file


def left(arguments: tuple[str, ...], saves: Path, meddle: Callable[[Path], object]) -> Ran:
    """A match whose save others meddle with before it is left."""
    with start(*arguments) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(b"1\n")
        program.stdin.flush()
        while not program.stdout.readline().startswith(b"Player lays"):
            pass
        (file,) = saves.iterdir()
        meddle(file)
        out, err = program.communicate(b"1\nquit\n", timeout=30)
    return Ran(program.returncode, out.decode(), err.decode())


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def swapped(file: Path) -> None:
    file.rename(file.with_name("away.txt"))
    file.write_text("mine\n")


@pytest.mark.parametrize("meddle", [Path.unlink, emptied, swapped], ids=["gone", "empty", "other"])
def test_a_save_that_goes_is_written_again(
    meddle: Callable[[Path], object], saves: Path, tmp_path: Path
) -> None:
    ran = left(ALONE, saves, meddle)
    assert (ran.status, ran.err) == (0, "")
    assert say("play-save-renewed", "en") in ran.out
    named = ran.out.rpartition("(")[2].partition(")")[0]
    assert Path(named).exists()
    kept = tmp_path / "kept.json"
    assert run("play", "--resume-file", named, stdin=f"save {kept}\n").status == 0
    whole = tmp_path / "whole.json"
    run(*ALONE, stdin=f"1\n1\nsave {whole}\n")
    assert read_record(kept.read_bytes()) == read_record(whole.read_bytes())
    if meddle is swapped:
        assert [file.read_text() for file in saves.iterdir()].count("mine\n") == 1


def test_a_save_whose_folder_goes_is_written_again(saves: Path) -> None:
    def remove(file: Path) -> None:
        file.unlink()
        saves.rmdir()
        saves.parent.rmdir()

    ran = left(ALONE, saves, remove)
    assert ran.status == 0
    assert run("play", "--resume").status == 0


def test_a_save_that_cannot_be_written_again_is_told(saves: Path) -> None:
    def remove(file: Path) -> None:
        file.unlink()
        saves.rmdir()
        saves.write_text("mine")

    record = saves.parent.parent / "match.json"
    ran = left((*ALONE, "--record", str(record)), saves, remove)
    assert say("play-left", "en", file="").split(";")[0] not in ran.out
    one_line(ran, str(saves), "cannot be saved again", status=1)
    assert read_record(record.read_bytes()).hands[0].actions


def test_the_end_of_a_match_removes_no_file_of_others(saves: Path) -> None:
    ran = left(ALONE, saves, swapped)
    assert ran.status == 0
    assert run("play", "--resume", stdin="1\n" * 400).status == 0
    texts = [file.read_text() for file in saves.iterdir()]
    assert "mine\n" in texts


def test_an_untouched_save_is_not_called_renewed(saves: Path) -> None:
    assert say("play-save-renewed", "en") not in run(*ALONE, stdin="1\nquit\n").out
