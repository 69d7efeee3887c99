"""A match that is interrupted anywhere and resumed is the match that nobody interrupted."""

from __future__ import annotations

import io
import json
import resource
import signal
import subprocess
from itertools import count
from pathlib import Path

import pytest

from cli.runs import LANGUAGES, Ran, one_line, process, run, start
from doublesix.record import read_record
from doublesix.text import say

SHORT = ("--seed", "4", "-o", "target=30", "--plain")
ALONE = ("play", "--players", "human,greedy", *SHORT)
TWO = ("play", "--players", "human,random,human", *SHORT)
BOTS = ("play", "--players", "greedy,random", "--seed", "4")
ENOUGH = "1\n" * 400


def played(order: tuple[str, ...], record: Path) -> bytes:
    """The record of the whole match."""
    ran = run(*order, "--record", str(record), stdin=ENOUGH)
    assert (ran.status, ran.err) == (0, "")
    return record.read_bytes()


def resumed(record: Path, *more: str, stdin: str = ENOUGH) -> Ran:
    return run("play", "--resume", *more, "--record", str(record), stdin=stdin)


@pytest.mark.parametrize("order", [ALONE, TWO], ids=["alone", "two"])
@pytest.mark.parametrize("leaving", ["", "quit\n"], ids=["end", "quit"])
def test_leaving_at_every_prompt(
    order: tuple[str, ...], leaving: str, tmp_path: Path, saves: Path
) -> None:
    record = tmp_path / "match.json"
    whole = played(order, record)
    for answers in count():
        first = run(*order, stdin="1\n" * answers + leaving)
        assert (first.status, first.err) == (0, "")
        if "--resume" not in first.out:
            break
        assert resumed(record).status == 0
        assert record.read_bytes() == whole, answers
        assert list(saves.iterdir()) == []
    assert answers > 8


def test_leaving_again_and_again(tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    whole = played(ALONE, record)
    run(*ALONE)
    for _ in range(200):
        if "--resume" not in resumed(record, stdin="1\n").out:
            break
    assert record.read_bytes() == whole


def read_until(program: subprocess.Popen[bytes], text: bytes, times: int) -> bool:
    """Read the output of a process until a text has come that often; False at its end."""
    seen = b""
    assert isinstance(program.stdout, io.BufferedReader)
    while seen.count(text) < times:
        more = program.stdout.read1()
        if not more:
            return False
        seen += more
    return True


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("answers", [0, 1, 4, 9])
def test_a_person_is_cut_off(number: signal.Signals, answers: int, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    whole = played(ALONE, record)
    with start(*ALONE) as program:
        assert program.stdin is not None
        program.stdin.write(b"1\n" * answers)
        program.stdin.flush()
        assert read_until(program, b"Your move", answers + 1)
        program.send_signal(number)
        out, err = program.communicate(timeout=30)
    if number == signal.SIGINT:
        assert program.returncode == 130
        assert b"--resume" in out
    assert b"Traceback" not in err
    assert resumed(record).status == 0
    assert record.read_bytes() == whole


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
@pytest.mark.parametrize("lines", [1, 3, 12, 25])
def test_bots_are_cut_off(number: signal.Signals, lines: int, tmp_path: Path, saves: Path) -> None:
    record = tmp_path / "match.json"
    order = ("play", "--players", "sampler,sampler,sampler", *SHORT)
    whole = played(order, record)
    from cli.runs import environment

    with start(*order, env=environment(PYTHONUNBUFFERED="1")) as program:
        read_until(program, b"\n", lines)
        program.send_signal(number)
        _, err = program.communicate(timeout=30)
    assert b"Traceback" not in err
    if list(saves.iterdir()):
        assert resumed(record).status == 0
        assert record.read_bytes() == whole


def test_a_save_cut_off_at_every_byte(tmp_path: Path, saves: Path) -> None:
    run(*ALONE, stdin="1\n" * 6)
    (file,) = saves.iterdir()
    data = file.read_bytes()
    kept = tmp_path / "kept.json"
    lines = [json.loads(line) for line in data.splitlines()]
    actions = [line["action"] for line in lines if "action" in line]
    for size in range(len(data) - 120, len(data) + 1):
        file.write_bytes(data[:size])
        ran = run("play", "--resume-file", str(file), stdin=f"save {kept}\n")
        assert (ran.status, ran.err) == (0, "")
        torn = not data[:size].endswith(b"\n")
        assert (say("play-resumed-torn", "en") in ran.out) is torn
        assert ("play --resume" in ran.out) is True
        whole = data[:size].rpartition(b"\n")[0].count(b'"action"')
        known = read_record(kept.read_bytes()).hands[0].actions
        assert known[:whole] == actions[:whole]
        assert file.read_bytes().endswith(b"\n")
        kept.unlink()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_torn_save_is_told_in_every_language(lang: str, saves: Path) -> None:
    run(*ALONE, stdin="1\n" * 3)
    (file,) = saves.iterdir()
    file.write_bytes(file.read_bytes()[:-4])
    assert say("play-resumed-torn", lang) in run("play", "--resume", "--lang", lang).out


def test_a_match_that_never_began_is_passed_over(saves: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    whole = played(ALONE, record)
    run(*ALONE, stdin="1\n")
    (file,) = saves.iterdir()
    head = file.read_bytes().split(b"\n")[0]
    for size in (0, 1, len(head)):
        (saves / f"newer-{size}.jsonl").write_bytes(head[:size])
        one_line(run("play", "--resume-file", str(saves / f"newer-{size}.jsonl")), "line 1")
    assert resumed(record).status == 0
    assert record.read_bytes() == whole


HEAD = {
    "format": "doublesix-save",
    "version": 1,
    "game": "draw",
    "options": {},
    "seed": 1,
    "players": ["A", "B"],
    "kinds": ["human", "random"],
}
GARBAGE: list[bytes] = [
    b"\x00\xff\n",
    b"{}\n",
    b"[]\n",
    b"[" * 5000 + b"\n",
    json.dumps({**HEAD, "version": 2}).encode() + b"\n",
    json.dumps({**HEAD, "kinds": ["human", "wizard"]}).encode() + b"\n",
    json.dumps({**HEAD, "kinds": ["human"]}).encode() + b"\n",
    json.dumps({**HEAD, "kinds": [[], {}]}).encode() + b"\n",
    json.dumps({**HEAD, "players": 2}).encode() + b"\n",
    json.dumps({**HEAD, "seed": "x"}).encode() + b"\n",
    json.dumps({**HEAD, "game": "go"}).encode() + b"\n",
    json.dumps({**HEAD, "players": [1, 2]}).encode() + b"\n",
    json.dumps(HEAD).encode() + b'\n{"action": "1-4"}\n',
    json.dumps(HEAD).encode() + b'\n{"opener": 0, "dealt": [["1-4"], []]}\n',
    json.dumps(HEAD).encode() + b"\nnonsense\n{}\n",
]


@pytest.mark.parametrize("data", GARBAGE, ids=range(len(GARBAGE)))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_is_no_saved_match(data: bytes, lang: str, saves: Path, tmp_path: Path) -> None:
    saves.mkdir(parents=True)
    file = saves / "odd.jsonl"
    file.write_bytes(data)
    ran = run("play", "--resume", "--lang", lang)
    one_line(ran, str(file), *(["go"] if b'"go"' in data else []), lang=lang)
    assert ran.out == ""
    assert file.read_bytes() == data


def test_an_illegal_action_in_a_save_is_named(saves: Path) -> None:
    run(*ALONE, stdin="1\n1\n")
    (file,) = saves.iterdir()
    file.write_bytes(file.read_bytes() + b'{"action": "0-9@E"}\n')
    one_line(run("play", "--resume"), str(file), "0-9@E")


def test_two_programs_cannot_go_on_with_one_match(saves: Path) -> None:
    with start(*ALONE) as program:
        assert read_until(program, b"Your move", 1)
        (file,) = saves.iterdir()
        one_line(run("play", "--resume"), str(file))
        program.communicate(b"quit\n", timeout=30)
    assert run("play", "--resume").status == 0


@pytest.mark.parametrize("room", [0, 50, 400, 700, 1000])
def test_a_full_disk_loses_nothing(room: int, tmp_path: Path, saves: Path) -> None:
    record = tmp_path / "match.json"
    whole = played(BOTS, record)

    def fill() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    ran = process(*BOTS, first=fill)
    one_line(ran, str(saves), status=1)
    if room < 200:
        assert list(saves.iterdir()) == []
        return
    told = [line for line in ran.out.splitlines() if " lays " in line or " leads " in line]
    (file,) = saves.iterdir()
    assert file.stat().st_size <= room
    again = resumed(record)
    assert again.status == 0
    assert record.read_bytes() == whole
    uninterrupted = run(*BOTS).out
    assert all(line in uninterrupted for line in told)


def test_the_record_cannot_be_written_at_the_end(tmp_path: Path, saves: Path) -> None:
    target = tmp_path / "later"
    target.mkdir()
    record = target / "match.json"
    run(*ALONE, stdin="1\n")
    (file,) = saves.iterdir()

    def fill() -> None:
        size = file.stat().st_size + 900
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    ran = process("play", "--resume", "--record", str(record), stdin=ENOUGH.encode(), first=fill)
    assert ran.status == 1
    assert ran.err.count("\n") == 1
    assert list(target.iterdir()) in ([], [record])
    assert resumed(record).status == 0
    assert read_record(record.read_bytes()).hands
