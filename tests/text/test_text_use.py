"""Code and catalogue agree: what is said exists, and what exists is said somewhere."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import doublesix
from doublesix.text import DEFAULT, LOCALES, codes
from doublesix.text.source import read_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = sorted(Path(doublesix.__file__).parent.rglob("*.py"))

# Codes put together from a value, by prefix, and where; the only list to add to.
BUILT = {
    "arm-": "the letter of an arm, in any room that speaks of places",
    "axis-": "a property of a game, in the comparison of rule sets",
    "value-": "a value of such a property",
    "reason-": "why an end counts, in explanations",
    "game-": "a game, its name and one sentence",
    "ending-": "how a hand ended",
    "lead-": "who leads the next hand, and why",
    "source-": "where a rule of a game is from",
    "cli-": "a command, in the list of commands",
    "doctor-engine-": "the engine that runs",
    "engine-": "the same, in one word",
    "play-choice-": "an action that is no lay",
    "play-word-": "a word that may be typed",
    "player-": "a bot",
    "simulate-": "a sum that simulated hands have",
    "system-": "what the operating system refuses",
}
# The words that every room may use inside its messages, whether or not one does at present.
COMMON = {"language-name", "points", "tiles", "pips"}


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"), str(file))


def literals(node: ast.AST) -> Iterator[str]:
    """Every text constant below a node."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def said(module: ast.AST) -> Iterator[tuple[int, str]]:
    """The literal codes of `say(...)`, also of `say("a" if x else "b", ...)`."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and node.args and _name(node.func) == "say":
            yield from ((node.lineno, code) for code in _codes(node.args[0]))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _codes(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.IfExp):
        yield from (*_codes(argument.body), *_codes(argument.orelse))
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value


def unused(ids: set[str], texts: set[str], entries: dict[str, str]) -> list[str]:
    """The ids that no code has as a text, no message mentions and no prefix covers."""
    bodies = "\n".join(text.partition("=")[2] for text in entries.values())
    mentioned = set(re.findall(r"\{\s*([a-z][\w-]*)", bodies))
    prefixes = tuple(BUILT)
    return sorted(i for i in ids - texts - COMMON - mentioned if not i.startswith(prefixes))


def test_every_literal_code_exists() -> None:
    known = set(codes(DEFAULT))
    wrong = [
        f"{file}:{line}: {code}"
        for file in SOURCES
        for line, code in said(tree(file))
        if code not in known
    ]
    assert wrong == []


def test_every_message_is_used() -> None:
    ids = {code.partition(".")[0] for code in codes(DEFAULT)}
    texts = {text.partition(".")[0] for file in SOURCES for text in literals(tree(file))}
    assert unused(ids, texts, read_folder(LOCALES / DEFAULT)) == []


@pytest.mark.parametrize("name", sorted(COMMON))
def test_common_words_exist(name: str) -> None:
    assert name in codes(DEFAULT)


def test_the_scan_sees_codes() -> None:
    module = ast.parse('say("a", x)\nt.say("b" if x else "c", x)\nsay(code, x)\nsay(f"d-{x}", y)')
    assert list(said(module)) == [(1, "a"), (2, "b"), (2, "c")]


def test_the_search_sees_unused_messages() -> None:
    entries = {"a": "a = A", "b": "b = { a }", "c": "c = C"}
    assert unused({"a", "b", "c", "arm-x"}, {"b"}, entries) == ["c"]
