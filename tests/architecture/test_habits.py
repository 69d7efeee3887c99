"""Habits of writing that no linter holds."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from architecture.sources import FILES, PACKAGE, PACKAGE_FILES, ROOT, name, tree

SILENT = [
    file
    for file in PACKAGE_FILES
    if not file.is_relative_to(PACKAGE / "cli") and file.name != "__main__.py"
]


def calls(module: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_test_is_skipped_only_with_a_reason(file: Path) -> None:
    silent = [
        node.lineno
        for called, node in calls(tree(file))
        if called in {"pytest.mark.skip", "pytest.mark.skipif", "pytest.mark.xfail", "pytest.skip"}
        and not any(word.arg == "reason" for word in node.keywords)
        and not (called in {"pytest.mark.skip", "pytest.skip"} and node.args)
    ]
    bare = [
        node.lineno
        for decorated in ast.walk(tree(file))
        for node in getattr(decorated, "decorator_list", [])
        if isinstance(node, ast.Attribute) and node.attr in {"skip", "xfail"}
    ]
    assert not silent + bare


@pytest.mark.parametrize("file", SILENT, ids=name)
def test_only_the_command_exits(file: Path) -> None:
    ends = {"input", "exit", "quit", "sys.exit", "os._exit"}
    assert not [(node.lineno, called) for called, node in calls(tree(file)) if called in ends]


def test_no_file_holds_a_registry_or_generated_code() -> None:
    """Lock files name packages and hashes, never where they lie; what Cython writes stays out."""
    for lock in sorted((ROOT / "requirements").iterdir()):
        assert "://" not in lock.read_text("utf-8"), f"{lock.name} holds an address"
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split()
    assert not [file for file in listed if file.endswith((".so", ".pyd"))]
    assert not [file for file in listed if file.startswith("src/") and file.endswith(".c")]
