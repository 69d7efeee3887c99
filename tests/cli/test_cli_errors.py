"""What is wrong is one line that names the place, the value, what was expected; status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.runs import LANGUAGES, one_line, process, run

PLAY = ("play", "--seed", "1")

# What is given, and what the line names.
WRONG: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("chess",), ("chess", "play, count")),
    (("count",), ("LAYOUT", "--help")),
    (("count", ""), ("LAYOUT", "1-4 1-1@W")),
    (("count", "-"), ("LAYOUT",)),
    (("count", "1-4", "1-5@E"), ("1-5@E", "4-6@E")),
    (("count", "1-4", "9-9@E"), ("9-9",)),
    (("count", "1-4\n\x1b[2J"), ("1-4",)),
    (("count", "1-4", "--seats", "5"), ("5", "2", "3", "4")),
    (("count", "1-4", "--seats", "x"), ("--seats", "x", "1..9")),
    (("count", "1-4", "--seats", "9" * 5000), ("--seats", "1..9")),
    (("count", "1-4", "--game", "go"), ("go", "american-sniff")),
    (("count", "1-4", "-o", "target"), ("--option", "target")),
    (("count", "1-4", "-o", "colour=red"), ("colour", "target")),
    (("count", "1-4", "-o", "target=many"), ("target", "many")),
    (("count", "1-4", "-o", "target=" + "9" * 30), ("target", "999")),
    (("count", "1-4", "--nope"), ("--nope", "--help")),
    (("count", "1-4", "--seats"), ("--seats", "--help")),
    (("count", "1-4", "--json=yes"), ("--json",)),
    (("count", "1-4", "--svg", "/nowhere/x.svg"), ("/nowhere/x.svg",)),
    (("count", "1-4", "--svg", "/"), ("/",)),
    (("games", "go"), ("go", "bergen")),
    (("games", "bergen", "threes"), ("threes", "--help")),
    (("replay",), ("FILE", "--help")),
    (("replay", "/nowhere/match.json"), ("/nowhere/match.json",)),
    (("replay", "/"), ("/",)),
    (("replay", "/etc/passwd/x"), ("/etc/passwd/x",)),
    (("replay", "-"), ("JSON",)),
    (("replay", "x" * 300), ("xxx",)),
    (("simulate", "--hands", "0"), ("--hands", "0", "1..")),
    (("simulate", "--hands", "1.5"), ("--hands", "1.5")),
    (("simulate", "--threads", "-1"), ("--threads", "-1", "1..256")),
    (("simulate", "--seed", "-1"), ("--seed", "-1")),
    (("simulate", "--players", "random"), ("--players", "1", "2")),
    (("simulate", "--players", "random,human"), ("--players", "human", "random, greedy")),
    ((*PLAY, "--players", "human,me"), ("--players", "me", "sampler")),
    ((*PLAY, "--players", "human,random", "--seats", "3"), ("--players", "2", "3")),
    ((*PLAY, "--players", "human"), ("1", "2", "3", "4")),
    ((*PLAY, "--names", "A"), ("--names", "A", "2")),
    ((*PLAY, "--names", "A,A"), ("--names", "A,A", "2")),
    ((*PLAY, "--names", "A,\x1b[2J"), ("--names", "\\x1b[2J", "\\x1b")),
    ((*PLAY, "--pace", "soon"), ("--pace", "soon", "0..60")),
    ((*PLAY, "--pace", "nan"), ("--pace", "nan", "0..60")),
    ((*PLAY, "--record", "/nowhere/x.json"), ("/nowhere/x.json",)),
    ((*PLAY, "--record", "/"), ("/",)),
    (("play", "--resume-file", "/nowhere/x"), ("/nowhere/x",)),
    (("play", "--resume-file", "/"), ("/",)),
    (("play", "--resume"), ("--resume",)),
    (("doctor", "now"), ("now", "--help")),
    (("bench", "--runs", "many"), ("--runs", "many", "1..99")),
]


@pytest.mark.parametrize(("given", "named"), WRONG, ids=lambda it: " ".join(it)[:40])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_named(given: tuple[str, ...], named: tuple[str, ...], lang: str) -> None:
    ran = run("--lang", lang, *given)
    one_line(ran, *named, lang=lang)
    assert ran.out == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_half_done(lang: str, saves: Path) -> None:
    for given, _ in WRONG:
        run("--lang", lang, *given)
    assert not saves.parent.exists()


@pytest.mark.parametrize(("system", "lang"), [("C", "en"), ("ru_RU.UTF-8", "ru"), ("ja_JP", "ja")])
def test_a_language_that_is_not_there(system: str, lang: str) -> None:
    env = {"LANG": system}
    one_line(run("games", "--lang", "tlh", env=env), "--lang", "tlh", "en, ja, ru", lang=lang)
    env["DOUBLESIX_LANG"] = "tlh"
    one_line(run("games", env=env), "DOUBLESIX_LANG", "tlh", "en, ja, ru", lang=lang)
    assert run("games", "--lang", "ru", env=env).status == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_holds_no_matches(lang: str, tmp_path: Path) -> None:
    place = tmp_path / "data"
    place.write_text("mine")
    for more in ((), ("--resume",)):
        ran = run("play", *more, "--lang", lang)
        one_line(ran, "DOUBLESIX_DATA_DIR", str(place), lang=lang)
    assert place.read_text() == "mine"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["count 1-4", "play", "--version", "simulate", "doctor"])
def test_an_engine_that_is_not_there(lang: str, command: str) -> None:
    from cli.runs import environment

    env = environment(DOUBLESIX_ENGINE="steam", DOUBLESIX_LANG=lang)
    ran = process(*command.split(), env=env)
    one_line(ran, "DOUBLESIX_ENGINE", "steam", "python", lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bytes_that_are_no_text(lang: str, tmp_path: Path) -> None:
    one_line(run("count", "-", "--lang", lang, stdin=b"1-4 \xff\xfe"), "\N{REPLACEMENT CHARACTER}")
    one_line(run("replay", "-", "--lang", lang, stdin=b"\xff"), "JSON", lang=lang)
    one_line(run("replay", "-", "--lang", lang, stdin=b'{"a": "\xff"}'), "JSON", lang=lang)
    one_line(run("replay", "-", "--lang", lang, stdin=b"[" * 5000), "JSON", lang=lang)
    file = tmp_path / "a\nb\x1b[2J.json"
    file.write_bytes(b"{")
    one_line(run("replay", str(file), "--lang", lang), "a\\nb", lang=lang)
