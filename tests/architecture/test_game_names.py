"""Only the rules know a game by its name; code asks for values."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from architecture.sources import PACKAGE, PACKAGE_FILES, name, tree

KEYS = {file.stem for file in (PACKAGE / "rules" / "games").glob("*.toml")}
GLOSSARY = tomllib.loads((PACKAGE / "text" / "glossary.toml").read_text("utf-8"))
# A key that is also a word of every game (`draw`) is a name only where it is taken for one.
WORDS = KEYS & {word for term in GLOSSARY["terms"] for word in (term, term.removesuffix("ed"))}
NAMES = {"default", "game", "game_name", "key", "name", "parent", "ruleset"}
OUTSIDE = [file for file in PACKAGE_FILES if not file.is_relative_to(PACKAGE / "rules")]


def texts(node: ast.AST) -> Iterator[tuple[int, str]]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.lineno, each.value


def is_name(node: ast.expr) -> bool:
    """Whether an expression is called what a game's name is called: `game`, `rules.key`."""
    called = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return called.lower() in NAMES


def taken_for_names(module: ast.AST) -> Iterator[tuple[int, str]]:
    """Texts that are compared with a name, matched against one, or given as one."""
    for node in ast.walk(module):
        if isinstance(node, ast.Compare) and any(map(is_name, [node.left, *node.comparators])):
            yield from texts(node)
        elif isinstance(node, ast.Match) and is_name(node.subject):
            yield from (found for case in node.cases for found in texts(case.pattern))
        elif isinstance(node, ast.keyword) and (node.arg or "") in NAMES:
            yield from texts(node.value)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"game", "ruleset"}:
            yield from (found for argument in node.args for found in texts(argument))


def named(module: ast.AST) -> list[tuple[int, str]]:
    plain = {found for found in texts(module) if found[1] in KEYS - WORDS}
    return sorted(plain | {found for found in taken_for_names(module) if found[1] in WORDS})


@pytest.mark.parametrize("file", OUTSIDE, ids=name)
def test_no_game_is_named_outside_the_rules(file: Path) -> None:
    assert not named(tree(file)), f"{name(file)} names a game"


@pytest.mark.parametrize(
    ("code", "keys"),
    [
        ("bonus = 2 if rules.key in ('bergen', 'jubilee') else 0", ["bergen", "jubilee"]),
        ("if game == 'draw': pass", ["draw"]),
        ("match key:\n case 'block': pass", ["block"]),
        ("rules = ruleset('draw', 2)", ["draw"]),
        ("action = 'draw'", []),
        ("'''As in american-sniff.'''", []),
    ],
)
def test_a_name_is_found(code: str, keys: list[str]) -> None:
    assert [key for _, key in named(ast.parse(code))] == keys
