"""Ceilings on size: what is larger is two things."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from architecture.sources import FILES, name, tree

FILE_LINES, FUNCTION_LINES, PUBLIC_METHODS = 500, 50, 20
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from `def` to the end, the docstring and what the functions inside hold left out."""
    inner = [node for node in function.body if isinstance(node, FUNCTIONS)]
    has_doc = ast.get_docstring(function) is not None
    left_out = [*inner, *function.body[:has_doc]]
    return _lines(function) - sum(map(_lines, left_out))


def _lines(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def too_large(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, FUNCTIONS) and length(node) > FUNCTION_LINES:
            yield f"{node.name}, line {node.lineno}: {length(node)} lines"
        if isinstance(node, ast.ClassDef):
            methods = [m for m in node.body if isinstance(m, FUNCTIONS) and m.name[0] != "_"]
            if len(methods) > PUBLIC_METHODS:
                yield f"{node.name}, line {node.lineno}: {len(methods)} public methods"


@pytest.mark.parametrize("file", FILES, ids=name)
def test_nothing_is_too_large(file: Path) -> None:
    lines = file.read_text("utf-8").count("\n")
    assert lines <= FILE_LINES, f"{name(file)}: {lines} lines"
    assert not list(too_large(tree(file)))
