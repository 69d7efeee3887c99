"""Help pages: every option explained, nothing left in English."""

from __future__ import annotations

import re

import pytest

from cli.runs import run
from doublesix.cli.program import COMMANDS
from doublesix.cli.wrapping import columns
from doublesix.rules import games
from doublesix.text import say

PAGES = [(), *((name,) for name in COMMANDS if name != "perft")]
ENGLISH = re.compile(
    r"\b(usage|options|commands|default|args|show|exit|the|number)\b", re.IGNORECASE
)


@pytest.mark.parametrize("page", PAGES, ids=str)
@pytest.mark.parametrize("lang", ["ru", "ja"])
def test_nothing_is_left_in_english(page: tuple[str, ...], lang: str) -> None:
    ran = run(*page, "--help", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert not ENGLISH.search(ran.out), ran.out


@pytest.mark.parametrize("page", PAGES, ids=str)
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("lang", ["en", "ru", "ja"])
def test_pages_fit_the_terminal(page: tuple[str, ...], width: int, lang: str) -> None:
    ran = run(*page, "-h", "--lang", lang, env={"COLUMNS": str(width)})
    assert [line for line in ran.out.splitlines() if columns(line) > width] == []


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_japanese_pages_use_wide_marks(page: tuple[str, ...]) -> None:
    out = run(*page, "-h", "--lang", "ja").out
    assert not re.search(r"[:;](\s|$)|：\s\S|\S （", out, re.MULTILINE), out


def test_japanese_yes_and_no() -> None:
    for key in games():
        out = run("games", key, "--lang", "ja").out
        assert not re.search("はい|いいえ", out)
        assert "なし" in out


@pytest.mark.parametrize("lang", ["en", "ru", "ja"])
def test_without_a_command_help_is_shown(lang: str) -> None:
    ran = run("--lang", lang)
    assert ran == run("--help", "--lang", lang)
    assert all(say(f"cli-{name}", lang)[:20] in ran.out for name in COMMANDS)
