"""A terminal gets drawings and colour; anything less, and whoever asks for it, gets words."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import sys
import termios
import tty
from pathlib import Path
from select import select
from signal import SIGKILL
from time import sleep
from unittest.mock import patch

import pytest

from cli.runs import LANGUAGES, environment, run
from doublesix.cli.play.keyboard import Keyboard
from doublesix.cli.wrapping import columns, wrapped
from doublesix.record import read_record, replay
from doublesix.text import say

COLOUR = re.compile(r"\x1b\[[\d;]*m")
PLAY = ("play", "--seed", "3", "--pace", "0")


class Terminal:
    """The program on a terminal of its own."""

    def __init__(
        self,
        *arguments: str,
        width: int = 80,
        height: int = 24,
        env: dict[str, str] | None = None,
        cwd: Path | None = None,
    ) -> None:
        self.seen, self.answered = "", 0
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            held = environment(TERM="xterm") | (env or {})
            command = [sys.executable, "-m", "doublesix", *arguments]
            try:
                fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
                os.chdir(cwd or ".")
                os.execve(command[0], command, held)
            finally:
                os._exit(99)

    def until(self, text: str) -> str:
        """What is written up to a text, or the end."""
        start = len(self.seen)
        while text not in self.seen[start:]:
            if not self.read():
                break
        return self.seen[start:]

    def read(self) -> bool:
        """Read on; False at the end, and when nothing comes for long."""
        if not select([self.end], [], [], 20)[0]:
            os.kill(self.pid, SIGKILL)
        try:
            more = os.read(self.end, 65536)
        except OSError:  # what a terminal says whose program has ended
            return False
        self.seen += more.decode("utf-8", "replace")
        return bool(more)

    def asked(self, *prompts: str) -> str:
        """Which prompt now waits for an answer."""
        while not self.seen[self.answered :].endswith(prompts):
            assert self.read(), self.seen
        return next(prompt for prompt in prompts if self.seen.endswith(prompt))

    def type(self, text: str) -> None:
        self.answered = len(self.seen)
        os.write(self.end, text.encode())

    def close(self) -> int:
        """Read to the end; the exit status."""
        self.until("\0no such text")
        _, status = os.waitpid(self.pid, 0)
        os.close(self.end)
        return os.waitstatus_to_exitcode(status)


def shown(*arguments: str, env: dict[str, str] | None = None) -> str:
    """What a terminal shows up to the first prompt, of which one quits."""
    terminal = Terminal(*PLAY, *arguments, env=env)
    terminal.until("help):")
    terminal.type("quit\n")
    assert terminal.close() == 0
    return terminal.seen


def test_a_terminal_gets_a_drawing_in_colour() -> None:
    seen = shown()
    assert "║" in seen
    assert COLOUR.search(seen)
    assert "(W)" in COLOUR.sub("", seen)


@pytest.mark.parametrize(
    ("arguments", "env"), [(("--plain",), {}), ((), {"TERM": "dumb"}), ((), {"TERM": ""})]
)
def test_words_only(arguments: tuple[str, ...], env: dict[str, str]) -> None:
    seen = shown(*arguments, env=env)
    assert "\x1b" not in seen
    assert "║" not in seen
    assert "bare side" in seen


def test_no_colour() -> None:
    seen = shown(env={"NO_COLOR": "1"})
    assert "║" in seen
    assert not COLOUR.search(seen)
    assert COLOUR.search(shown(env={"NO_COLOR": ""}))


def test_a_terminal_without_unicode_gets_letters() -> None:
    seen = shown(env={"PYTHONIOENCODING": "ascii"})
    assert "#####" in COLOUR.sub("", seen)
    assert seen.isascii()


def test_no_terminal_gets_no_escapes() -> None:
    assert "\x1b" not in run(*PLAY, stdin="1\n1\nquit\n").out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_lines_are_cut_between_words(lang: str, width: int) -> None:
    prompt = say("play-prompt", lang)[-4:]
    terminal = Terminal(*PLAY, "--lang", lang, width=width)
    for typed in ("help", "1", "again", "score", "0-9", "hand", "quit"):
        terminal.until(prompt)
        terminal.type(typed + "\n")
    assert terminal.close() == 0
    lines = COLOUR.sub("", terminal.seen).replace("\r", "").split("\n")
    assert [line for line in lines if columns(line.rstrip()) > width and "jsonl" not in line] == []
    words = set(re.findall(r"[^\W\d_]{4,}", say("play-help", lang)))
    assert lang == "ja" or words <= set(re.findall(r"[^\W\d_]{4,}", " ".join(lines)))


def test_at_the_end_the_record_is_offered(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    (tmp_path / "mine").write_text("")
    terminal = Terminal(*PLAY, "-o", "target=10", "--players", "human,random")
    while terminal.asked("help): ", "next hand. ", "without: ") != "without: ":
        terminal.type("1\n")
    terminal.type(f"{tmp_path / 'mine'}\n")
    terminal.asked("without: ")
    terminal.type(f"{file}\n")
    assert terminal.close() == 0
    assert "this exists already" in " ".join(terminal.seen.split())  # wherever the line was cut
    *_, last = replay(read_record(file.read_bytes()))
    assert last["winner"] is not None


def test_the_screen_is_cleared_between_two_people() -> None:
    terminal = Terminal(*PLAY, "--players", "human,human")
    terminal.until("screen.")
    terminal.type("\n")
    terminal.until("help):")
    terminal.type("1\n")
    terminal.until("screen.")
    terminal.type("quit\n")
    assert terminal.close() == 0
    assert terminal.seen.count("\x1b[2J\x1b[3J") == 2


def rows_shown(text: str, height: int) -> str:
    """What such a terminal still shows after it has written all that."""
    return "\n".join(text.replace("\r", "").split("\n")[-height:])


@pytest.mark.parametrize(
    ("more", "env"),
    [(("--plain",), {}), ((), {"TERM": "dumb"}), (("--plain",), {"LINES": "24"})],
    ids=["plain", "dumb", "lines"],
)
@pytest.mark.parametrize("height", [24, 60, 200])
def test_a_tall_terminal_hides_the_hand_too(
    more: tuple[str, ...], env: dict[str, str], height: int
) -> None:
    terminal = Terminal(*PLAY, "--players", "human,human", *more, height=height, env=env)
    terminal.until("screen.")
    terminal.type("\n")
    terminal.until("help):")
    (hand,) = re.findall(r"^Player \d: ([\d -]+?)\s*$", terminal.seen, re.MULTILINE)
    terminal.type("1\n")
    terminal.asked("screen. ")
    assert hand in terminal.seen
    assert hand not in rows_shown(terminal.seen, height)
    terminal.type("quit\n")
    assert terminal.close() == 0


@pytest.mark.parametrize("typed", ["1\n\n", "1\n\n\n\n\n", "1\nx\n1\n\n", "1\n\nhalf a li"])
def test_what_was_typed_ahead_does_not_take_over(typed: str) -> None:
    terminal = Terminal(*PLAY, "--players", "human,human", "--plain")
    terminal.until("screen.")
    terminal.type("\n")
    terminal.until("help):")
    shown = len(terminal.seen)
    terminal.type(typed)
    terminal.until("screen. ")
    sleep(0.5)
    terminal.type("hand\n")
    terminal.until("screen. ")
    later = terminal.seen[shown:]
    assert say("play-no-hand-now", "en") in later
    assert not re.search(r"^Player \d: \d-\d", later, re.MULTILINE)
    assert "Your move" not in later
    terminal.type("\n")
    terminal.until("help):")
    terminal.type("quit\n")
    assert terminal.close() == 0


def test_what_a_raw_terminal_holds_back_does_not_take_over() -> None:
    """Such a terminal hands over everything typed at once, and not only a line."""
    keyboard, screen = pty.openpty()
    tty.setraw(screen)
    os.write(keyboard, b"one\ntwo\nthree\n")
    with os.fdopen(screen, "r", encoding="utf-8") as stream, patch("sys.stdin", stream):
        typed = Keyboard()
        assert typed.line() == "one\n"
        typed.forget()
        os.write(keyboard, b"four\n")
        assert typed.line() == "four\n"
    os.close(keyboard)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_file_name_is_asked_again(lang: str, tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    answers = ["quit", "HELP", "выход", "счёт", "終了", "ﾍﾙﾌﾟ", "yes", "n", "Да", "нет", "はい"]
    answers += [
        "いいえ",
        "1",
        "１",
        "250",
        "-5",
        "1.5",
        "1-4",
        "[1|4]",
        "9-9",
        "1-4@E",
        "🁎",
        "draw",
    ]
    offer = say("play-offer-record", lang)
    prompts = (say("play-prompt", lang)[-6:] + " ", say("play-next-hand", lang)[-6:] + " ")
    order = (*PLAY, "-o", "target=10", "--players", "human,random", "--lang", lang)
    terminal = Terminal(*order, width=200, cwd=folder)
    while terminal.asked(*prompts, offer + " ") != offer + " ":
        terminal.type("1\n")
    for answer in answers:
        terminal.type(f"{answer}\n")
        assert terminal.asked(offer + " ")
        assert f"{answer}" in terminal.seen[terminal.answered :].replace(offer, "")
    assert list(folder.iterdir()) == []
    terminal.type(f"{say('play-word-save', lang)} quit.json\n")
    assert terminal.close() == 0
    assert [file.name for file in folder.iterdir()] == ["quit.json"]


def test_an_interrupt_leaves_the_match_saved() -> None:
    terminal = Terminal(*PLAY)
    terminal.until("help):")
    terminal.type("\x03")
    assert terminal.close() == 130
    assert "--resume" in terminal.seen


def test_wrapping() -> None:
    assert wrapped("", 10) == [""]
    assert wrapped("  a b\nc", 3) == ["  a", "b", "c"]
    assert wrapped("unbreakable", 4) == ["unbreakable"]
    assert wrapped("（左）の枝。", 6) == ["（左）", "の枝。"]
