"""Rooms import downwards only; the contracts stand in pyproject.toml."""

from __future__ import annotations

import re
import subprocess
import sysconfig
from pathlib import Path

from architecture.sources import PACKAGE, ROOT, name


def test_the_import_contracts_hold() -> None:
    tool = Path(sysconfig.get_path("scripts"), "lint-imports")
    run = subprocess.run(
        [tool, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_every_room_stands_on_a_floor() -> None:
    rooms = {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists()}
    layers = re.search(r"layers = \[(.*?)\]", (ROOT / "pyproject.toml").read_text(), re.DOTALL)
    assert layers is not None
    assert rooms <= set(re.findall(r"\w+", layers[1])), "a room is missing in the layers"


def test_the_engine_cimports_only_itself() -> None:
    for file in sorted(PACKAGE.rglob("*.pxd")):
        seen = re.findall(
            r"from (\S+) cimport|^cimport (\S+)", file.read_text("utf-8"), re.MULTILINE
        )
        modules = [one or other for one, other in seen]
        strange = [
            m for m in modules if m != "cython" and not m.startswith(("doublesix.engine.", "libc."))
        ]
        assert not strange, f"{name(file)} cimports {strange}"
