"""Replay: the golden lines, several files, faults, names that would spoil a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.runs import GOLDEN, LANGUAGES, one_line, run


@pytest.fixture
def records(tmp_path: Path) -> dict[str, list[Any]]:
    """Files with the golden records, and what a replay says of each."""
    said = {}
    for file in GOLDEN:
        case = json.loads(file.read_text("utf-8"))
        place = tmp_path / file.name
        place.write_text(json.dumps(case["record"]), "utf-8")
        said[str(place)] = case["replay"]
    return said


def test_one_call_replays_all_golden_records(records: dict[str, list[Any]]) -> None:
    ran = run("replay", *records, "--json")
    assert (ran.status, ran.err) == (0, "")
    expected = [{"file": file, **line} for file, lines in records.items() for line in lines]
    assert [json.loads(line) for line in ran.out.splitlines()] == expected


def test_a_single_file_is_not_named(records: dict[str, list[Any]]) -> None:
    file, lines = next(iter(records.items()))
    for ran in (
        run("replay", file, "--json"),
        run("replay", "-", "--json", stdin=Path(file).read_bytes()),
    ):
        assert [json.loads(line) for line in ran.out.splitlines()] == lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_of_every_record(records: dict[str, list[Any]], lang: str) -> None:
    for file in list(records)[::9]:
        ran = run("replay", file, "--lang", lang)
        assert (ran.status, ran.err) == (0, "")
        assert len(ran.out.splitlines()) > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unsound_record_gives_only_sound_lines(
    records: dict[str, list[Any]], lang: str, tmp_path: Path
) -> None:
    file, lines = next(iter(records.items()))
    record = json.loads(Path(file).read_text())
    record["hands"][0]["actions"][3:] = ["0-9@E"]
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record))
    sound = next(at for at, line in enumerate(lines) if line.get("ply") == 3)

    ran = run("replay", str(bad), "--json", "--lang", lang)
    assert [json.loads(line) for line in ran.out.splitlines()] == lines[:sound]
    one_line(ran, str(bad), "3", "0-9@E", lang=lang)
    one_line(run("replay", str(bad), "--lang", lang), str(bad), "0-9@E", lang=lang)

    ran = run("replay", str(bad), file, "/nowhere.json", "--json", "--lang", lang)
    assert ran.status == 2
    assert len(ran.out.splitlines()) == sound + len(lines)
    assert [line.split(":")[0].split("：")[0] for line in ran.err.splitlines()] == [
        str(bad),
        "/nowhere.json",
    ]


def test_names_cannot_move_the_cursor(records: dict[str, list[Any]], tmp_path: Path) -> None:
    record = json.loads(Path(next(iter(records))).read_text())
    record["players"][0] = "\x1b[2JAnna\n"
    file = tmp_path / "names.json"
    file.write_text(json.dumps(record))
    ran = run("replay", str(file))
    assert ran.status == 0
    assert "\x1b" not in ran.out
    assert "Anna" in ran.out
