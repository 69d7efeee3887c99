"""Whatever is given, nothing breaks: one line, status 2, and what is printed stays readable."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from cli.runs import GOLDEN, LANGUAGES, Ran, environment, one_line, process, run
from doublesix.text import say

BYTES = os.fsdecode(b"\xff")
NUMBERS = ("１", "١", "1_0", "+5", " 5", "5 ", "1e1", "nan", "0x5", "", "-0", "٠.٥", "9" * 400)
VALUES = (
    "",
    " ",
    BYTES,
    "\0",
    "\n",
    "---",
    "１",
    "x" * 5000,
    "\x1b[2J",
    "{0}",
    "%s",
    "/",
    "/dev/null/x",
)
# Where each value is put: `{}`, and what the line names then.
PLACES: list[tuple[tuple[str, ...], str]] = [
    (("{}",), "play, count"),
    (("games", "{}"), "GAME"),
    (("games", "--lang", "{}"), "--lang"),
    (("count", "{}"), ""),
    (("count", "1-4", "--game", "{}"), "--game"),
    (("count", "1-4", "--seats", "{}"), "--seats"),
    (("count", "1-4", "-o", "{}"), "--option"),
    (("count", "1-4", "-o", "target={}"), "--option"),
    (("count", "1-4", "-o", "{}=5"), "--option"),
    (("count", "1-4", "--json={}"), "--json"),
    (("replay", "--json={}", "x"), "--json"),
    (("doctor", "--json={}"), "--json"),
    (("play", "--plain={}"), "--plain"),
    (("play", "--pace={}"), "--pace"),
    (("--version={}",), "--version"),
    (("--help={}",), "--help"),
    (("simulate", "--players", "{}"), "--players"),
    (("simulate", "--hands", "{}"), "--hands"),
    (("bench", "--runs", "{}"), "--runs"),
    (("doctor", "{}"), ""),
]


def readable(ran: Ran) -> None:
    """No traceback; standard output is text without surrogates."""
    assert ran.status in (0, 1, 2), ran
    assert "Traceback" not in ran.err
    ran.out.encode()


@pytest.mark.parametrize(("given", "place"), PLACES, ids=lambda it: " ".join(it)[:30])
def test_hostile_values_are_one_line(given: tuple[str, ...], place: str) -> None:
    for value in VALUES:
        ran = run(*(part.replace("{}", value) for part in given))
        if not (value == "" and given == ("{}",)) and value != "---":
            one_line(ran, place)
        assert ran.status == 2, (value, ran)
        assert ran.out == ""


@pytest.mark.parametrize("number", NUMBERS, ids=ascii)
@pytest.mark.parametrize(
    "given",
    [
        ("count", "1-4", "--seats"),
        ("simulate", "--seed"),
        ("simulate", "--threads"),
        ("bench", "--hands"),
        ("play", "--pace"),
    ],
    ids=lambda it: it[-1],
)
def test_only_plain_decimals_are_numbers(given: tuple[str, ...], number: str) -> None:
    one_line(run(*given, number), given[-1], "..")


@pytest.mark.parametrize("number", [number for number in NUMBERS if number != "-0"], ids=ascii)
def test_only_plain_decimals_are_rule_values(number: str) -> None:
    one_line(run("count", "1-4", "-o", f"target={number}"), "--option", "target")


@pytest.mark.parametrize(
    ("lang", "only"), [("en", "only 1,"), ("ru", "единственный номер 1,"), ("ja", "1 だけ")]
)
def test_a_range_of_one_is_that_one(lang: str, only: str) -> None:
    assert only in say("play-not-a-choice", lang, value="x", n=1)
    assert "21" in say("play-not-a-choice", lang, value="x", n=21)
    assert only not in say("play-not-a-choice", lang, value="x", n=21)
    given = ("count", "1-4", "--seats", "4", "-o", "deal=7", "-o", "reserve=1", "--lang", lang)
    ran = run(*given)
    one_line(ran, "reserve=1", "0", lang=lang)
    assert ".." not in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_flag_takes_no_value(lang: str) -> None:
    wanted = {"en": "takes no value", "ru": "нет значения", "ja": "値は要りません"}[lang]
    for given in (["count", "1-4", "--json=yes"], ["play", "--plain=1"], ["replay", "--json="]):
        one_line(run(*given, "--lang", lang), wanted, lang=lang)
    one_line(run("--lang", lang, "--version=1"), wanted, lang=lang)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"),
        (".", "folder"),
        ("/nowhere/x.svg", "no such"),
        ("/dev/null/x", "not a folder"),
        ("x" * 5000, "too long"),
        ("a\0b", "no file"),
    ],
    ids=lambda it: it[:14],
)
def test_files_that_cannot_be(name: str, why: str, tmp_path: Path) -> None:
    ran = run("count", "1-4", "--svg", name)
    one_line(ran, "--svg", name[:20].replace("\0", "\\x00"), why)
    one_line(run("replay", name), name[:20].replace("\0", "\\x00") or '""', why)
    if name.count("/") < 2 and name != "":
        assert list(tmp_path.iterdir()) == []


def test_a_path_may_be_as_long_as_the_system_allows(tmp_path: Path) -> None:
    deep = tmp_path.joinpath(*["d" * 200] * 15)
    deep.mkdir(parents=True)
    file = deep / "match.json"
    file.write_text("{")
    one_line(run("replay", str(file)), str(file), "JSON")
    assert str(deep) in run("doctor", env={"DOUBLESIX_DATA_DIR": str(deep)}).out
    file.write_text(json.dumps(json.loads(GOLDEN[0].read_text())["record"]))
    assert str(file) in run("replay", str(file), str(file)).out


def test_the_picture_on_standard_output(tmp_path: Path) -> None:
    ran = process("count", "1-4 1-1@W", "--svg", "-")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("<svg")
    assert ran.out.rstrip().endswith("</svg>")
    assert process("count", "1-4 1-1@W", "--svg", "/dev/stdout") == ran
    with (tmp_path / "x.svg").open("wb") as file:
        process("count", "1-4 1-1@W", "--svg", "/dev/stdout", stdout=file.fileno())
    assert (tmp_path / "x.svg").read_text("utf-8") == ran.out
    one_line(run("count", "1-4", "--svg", "-", "--json"), "--svg", "--json")


def test_a_name_that_is_no_text_is_readable_json(tmp_path: Path) -> None:
    record = json.dumps(json.loads(GOLDEN[0].read_text())["record"])
    file = tmp_path / f"m{BYTES}.json"
    file.write_text(record)
    ran = process("replay", str(file), str(file), "--json")
    assert (ran.status, ran.err) == (0, "")
    assert {json.loads(line)["file"] for line in ran.out.splitlines()} == {
        f"{tmp_path}/m\\xff.json"
    }
    assert "m\\xff.json" in process("replay", str(file), str(file)).out
    env = environment(DOUBLESIX_DATA_DIR=str(tmp_path / BYTES))
    assert process("doctor", "--json", env=env).json["saves"] == f"{tmp_path}/\\xff/matches"
    assert "\\xff" in process("doctor", env=env).out
    one_line(process("replay", f"{file}x"), "m\\xff.jsonx")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "ascii", "latin-1", "shift_jis", "idna"])
def test_any_encoding_of_the_streams(encoding: str) -> None:
    env = environment(PYTHONIOENCODING=encoding, DOUBLESIX_LANG="ja")
    record = json.dumps(json.loads(GOLDEN[0].read_text())["record"]).encode()
    for given, data in (("count - --json", b"1-4 1-1@W"), ("replay - --json", record)):
        ran = process(*given.split(), stdin=data, env=env)
        assert ran.status == 0
        assert [json.loads(line) for line in ran.out.splitlines()]
    assert process("games", "--json", env=env).json[0]["name"] == "アメリカン・スニフ"


@pytest.mark.parametrize(
    "env",
    [
        {"HOME": "/proc", "XDG_DATA_HOME": ""},
        {"XDG_DATA_HOME": "/proc"},
        {"XDG_DATA_HOME": "/etc/passwd"},
        {"XDG_DATA_HOME": "/" + "x" * 5000},
        {"DOUBLESIX_DATA_DIR": "/proc"},
        {"DOUBLESIX_DATA_DIR": "/proc/none/deeper"},
        {"DOUBLESIX_DATA_DIR": "/dev/null"},
        {"DOUBLESIX_DATA_DIR": "/etc/passwd/x"},
    ],
    ids=str,
)
def test_doctor_tries_the_folder(env: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    if "DOUBLESIX_DATA_DIR" not in env:
        monkeypatch.delenv("DOUBLESIX_DATA_DIR")
    ran = run("doctor", "--json", env=env)
    readable(ran)
    assert (ran.status, ran.json["saves_writable"]) == (1, False)


@pytest.mark.parametrize("variable", ["COLUMNS", "TERM", "NO_COLOR", "LANG", "LC_ALL", "HOME"])
@pytest.mark.parametrize("value", ["", "abc", "1", "-5", "9" * 30, BYTES, "ja_JP.eucJP"])
def test_any_environment(variable: str, value: str) -> None:
    for given in (("--help",), ("games", "fives"), ("count", "1-4"), ("doctor", "--json")):
        readable(run(*given, env={variable: value}))


def _completed(words: str, place: str, shell: str = "bash") -> Ran:
    env = {"_DOUBLESIX_COMPLETE": f"{shell}_complete", "COMP_WORDS": words, "COMP_CWORD": place}
    return run(env=env)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(shell: str) -> None:
    source = run(env={"_DOUBLESIX_COMPLETE": f"{shell}_source"})
    assert (source.status, source.err) == (0, "")
    assert f"{shell}_complete" in source.out
    word = "co" if shell == "fish" else "1"
    assert "count" in _completed("doublesix co", word, shell).out
    word = "fi" if shell == "fish" else "3"
    assert "fives" in _completed("doublesix count --game fi", word, shell).out
    for words in (
        "",
        "doublesix",
        'doublesix "',
        "doublesix nope x ",
        "doublesix count --seats x ",
    ):
        for place in ("0", "1", "5", ""):
            readable(_completed(words, place, shell))


@pytest.mark.parametrize(
    ("env", "named"),
    [
        ({"_DOUBLESIX_COMPLETE": "x"}, ("_DOUBLESIX_COMPLETE", "x", "bash_source")),
        ({"_DOUBLESIX_COMPLETE": "powershell_source"}, ("powershell_source", "fish_complete")),
        ({"_DOUBLESIX_COMPLETE": BYTES}, ("_DOUBLESIX_COMPLETE", "\\xff")),
        ({"_DOUBLESIX_COMPLETE": "bash_complete"}, ("COMP_WORDS", "_DOUBLESIX_COMPLETE")),
        ({"_DOUBLESIX_COMPLETE": "zsh_complete", "COMP_WORDS": "x"}, ("COMP_CWORD",)),
        (
            {"_DOUBLESIX_COMPLETE": "bash_complete", "COMP_WORDS": "x", "COMP_CWORD": "１"},
            ("COMP_CWORD", "１", "0..9999"),
        ),
    ],
    ids=str,
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_completion(env: Mapping[str, str], named: tuple[str, ...], lang: str) -> None:
    one_line(run("--lang", lang, env=env), *named, lang=lang)
    assert run("--version", env={"_DOUBLESIX_COMPLETE": ""}).status == 0
