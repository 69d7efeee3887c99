"""The project's own files, parsed once."""

from __future__ import annotations

import ast
import runpy
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "doublesix"
PACKAGE_FILES = sorted(PACKAGE.rglob("*.py"))
FILES = sorted(
    [
        *PACKAGE_FILES,
        *(file for folder in ("tests", "bench") for file in (ROOT / folder).rglob("*.py")),
        ROOT / "setup.py",
    ]
)


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"), str(file))


def name(file: Path) -> str:
    """The file's path inside the project, for test ids and messages."""
    return file.relative_to(ROOT).as_posix()


def compiled() -> list[str]:
    """The modules that setup.py compiles."""
    return list(runpy.run_path(str(ROOT / "setup.py"))["COMPILED"])


def source(module: str) -> Path:
    return ROOT.joinpath("src", *module.split(".")).with_suffix(".py")
