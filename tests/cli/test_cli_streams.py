"""Processes of their own: pipes that close, full devices, interrupts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.runs import GOLDEN, environment, one_line, process, run, start

COMMANDS = ["games", "count 1-4 1-1@W", "doctor", "replay -", "simulate --hands 200 --seed 1"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(json.loads(GOLDEN[0].read_text())["record"]))
    return file


def test_the_installed_program_and_the_module_are_the_same() -> None:
    script = Path(sys.executable).with_name("doublesix")
    for arguments in (["--version"], ["--help"], ["count", "1-4", "--json"], ["nothing"]):
        runs = [
            subprocess.run([*program, *arguments], capture_output=True, check=False)
            for program in ([script], [sys.executable, "-m", "doublesix"])
        ]
        assert runs[0].returncode == runs[1].returncode
        assert (runs[0].stdout, runs[0].stderr) == (runs[1].stdout, runs[1].stderr)


@pytest.mark.parametrize("command", COMMANDS)
def test_nobody_reads(command: str, record: Path) -> None:
    end, start_ = os.pipe()
    os.close(end)
    ran = process(*command.split(), stdin=record.read_bytes(), stdout=start_)
    os.close(start_)
    assert (ran.status, ran.err) == (141, "")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_full_device(command: str, record: Path) -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    ran = process(*command.split(), stdin=record.read_bytes(), stdout=full)
    os.close(full)
    one_line(ran, "stdout", status=1)


def test_a_match_on_a_full_device_goes_on_later(saves: Path) -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    ran = process("play", "--seed", "1", stdin=b"1\n", stdout=full)
    os.close(full)
    one_line(ran, "stdout", status=1)
    assert run("play", "--resume").status == 0
    assert len(list(saves.iterdir())) == 1


@pytest.mark.parametrize("closed", [0, 1, 2])
@pytest.mark.parametrize("command", ["count -", "play --seed 1", "replay -", "chess", "games"])
def test_closed_streams(command: str, closed: int) -> None:
    ran = process(*command.split(), first=lambda: os.close(closed))
    assert ran.status in (0, 1, 2)
    assert "Traceback" not in ran.err
    assert "Exception" not in ran.err


@pytest.mark.parametrize("more", [[], ["--divide"], ["--json"]])
@pytest.mark.parametrize("key", ["american-sniff", "matador"])
def test_perft_tells_what_it_knows_and_obeys_an_interrupt(key: str, more: list[str]) -> None:
    with start("perft", "--game", key, "--depth", "60", *more) as program:
        time.sleep(2)
        program.send_signal(signal.SIGINT)
        begun = time.monotonic()
        out, err = program.communicate(timeout=30)
    assert time.monotonic() - begun < 2
    assert (program.returncode, err) == (130, b"")
    if "--json" in more:
        assert json.loads(out)["2"] > 0
    elif not more:
        lines = out.decode().splitlines()
        assert lines
        assert [line.split()[0] for line in lines] == [str(n + 1) for n in range(len(lines))]


@pytest.mark.parametrize("engine", ["python", ""])
def test_bench_obeys_an_interrupt(engine: str) -> None:
    env = environment(DOUBLESIX_ENGINE=engine)
    with start("bench", "--hands", "100000000", env=env) as program:
        time.sleep(1.5)
        program.send_signal(signal.SIGINT)
        begun = time.monotonic()
        _, err = program.communicate(timeout=30)
    assert time.monotonic() - begun < 2
    assert (program.returncode, err) == (130, b"")


@pytest.mark.parametrize("command", ["simulate --hands 1000000000 --json", "replay"])
def test_an_interrupt(command: str, record: Path) -> None:
    more = [str(record)] * 3000 if command == "replay" else []
    with start(*command.split(), *more, env=environment(PYTHONUNBUFFERED="1")) as program:
        assert program.stdout is not None
        if more:
            program.stdout.readline()
        else:
            time.sleep(1.5)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=30)
    assert program.returncode == 130
    assert b"Traceback" not in err
    if not more:
        answer = json.loads(out)
        assert answer["finished"] is False
        assert answer["hands"] > 0
        assert 0.2 < answer["seconds"] < 3
