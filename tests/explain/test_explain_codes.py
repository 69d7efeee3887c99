"""Every code of the code base, every axis, value and game has its message in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import doublesix
from doublesix.engine.counting import END_REASONS, HUB_REASONS
from doublesix.engine.hands import ENDINGS
from doublesix.explain import axis_about, axis_label, source_words, value_words
from doublesix.rules import AXES, game, games
from doublesix.text import has

ROOT = Path(doublesix.__file__).parent
SHIPPED = ("en", "ru", "ja")
CODE = re.compile(r"[a-z]+(-[a-z]+)+")
RAISED = {"NotationError", "LayoutFault", "RecordFault", "RulesetError", "Refusal"}
# Functions that return codes instead of raising them.
RETURNING = {"_reason", "_misplaced", "_drawn_fault"}
ROOMS = ("tiles", "rules", "engine", "record")


def texts(node: ast.AST) -> Iterator[str]:
    """The texts below a node that look like codes."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield from [each.value] if CODE.fullmatch(each.value) else []


def raised(module: ast.Module) -> Iterator[str]:
    """The codes a module refuses with: first arguments, and what its code functions return."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            yield from texts(node.args[0]) if node.func.id in RAISED else ()
        if isinstance(node, ast.FunctionDef) and node.name in RETURNING:
            yield from texts(node)


def all_codes() -> list[str]:
    files = [file for room in ROOMS for file in sorted((ROOT / room).glob("*.py"))]
    return sorted({code for file in files for code in raised(ast.parse(file.read_text("utf-8")))})


def test_the_scan_finds_the_codes() -> None:
    found = set(all_codes())
    assert found >= {"arm-closed", "arm-missing", "way-not-a-half", "draw-seen-tile"}
    assert found >= {"record-not-json", "option-combination", "layout-lays-only", "hand-over"}


@pytest.mark.parametrize("lang", SHIPPED)
def test_every_code_is_said(lang: str) -> None:
    assert [code for code in all_codes() if not has(code, lang)] == []


@pytest.mark.parametrize("lang", SHIPPED)
def test_every_reason_and_ending_is_said(lang: str) -> None:
    reasons = [f"reason-{why}" for why in (*END_REASONS, *HUB_REASONS)]
    endings = [f"ending-{end}" for end in ENDINGS if end]
    assert [code for code in reasons + endings if not has(code, lang)] == []


@pytest.mark.parametrize("lang", SHIPPED)
def test_every_axis_and_word_is_said(lang: str) -> None:
    for name, axis in AXES.items():
        assert axis_label(name, lang)
        assert axis_about(name, lang)
        for word in (*axis.words, *((None,) if axis.optional else ())):
            assert value_words(axis, word, lang)
            assert has(f"value-{name}-{word or 'none'}".replace("_", "-"), lang)


@pytest.mark.parametrize("lang", SHIPPED)
def test_every_game_and_source_is_said(lang: str) -> None:
    for key in games():
        assert has(f"game-{key}", lang)
        assert has(f"game-{key}.about", lang)
        for value in game(key).values:
            assert source_words(value.source, lang)
            tags = value.source.split()
            assert [tag for tag in tags if not has(f"source-{tag}", lang)] == []


@pytest.mark.parametrize("lang", SHIPPED)
def test_every_lead_is_said(lang: str) -> None:
    words = {"lead_after_out", "lead_after_block", "first_lead"}
    leads = {word for name in words for word in AXES[name].words} - {"as_first"}
    assert [w for w in leads if not has(f"lead-{w.replace('_', '-')}", lang)] == []
