"""The compiled modules: fresh, typed to the letter, and compiled without Cython's warnings."""

from __future__ import annotations

import importlib.machinery
import os
import subprocess
import sys
from pathlib import Path

import pytest

from architecture.sources import ROOT, compiled, source
from doublesix.engine.loading import MODULES

BUILT = {
    module: found
    for module in compiled()
    for suffix in importlib.machinery.EXTENSION_SUFFIXES
    if (found := source(module).with_suffix(suffix)).exists()
}
HINTS = """
import runpy
from Cython.Build import cythonize
build = runpy.run_path("setup.py")
files = [str(build["source"](module)) for module in build["COMPILED"]]
cythonize(
    files,
    build_dir={folder!r},
    compiler_directives=build["DIRECTIVES"] | {{"show_performance_hints": True}},
    include_path=["src"],
    force=True,
)
"""


def test_the_engine_is_compiled_where_it_must_be() -> None:
    required = os.environ.get("DOUBLESIX_REQUIRE_COMPILER") == "1" or bool(os.environ.get("CI"))
    missing = set(compiled()) - set(BUILT)
    assert not required or not missing, f"not compiled: {missing}"


def test_what_is_compiled_is_what_the_engine_looks_for() -> None:
    assert {f"doublesix.engine.{module}" for module in MODULES} == set(compiled())


@pytest.mark.parametrize("module", sorted(BUILT))
def test_no_extension_is_stale(module: str) -> None:
    """A stale one silently stands before the edited source."""
    file = source(module)
    made = BUILT[module].stat().st_mtime
    sources = [file, file.with_suffix(".pxd"), *file.parent.glob("*.h")]
    newer = [each.name for each in sources if each.stat().st_mtime > made]
    assert not newer, f"{newer} changed after {BUILT[module].name} was built: run `make build`"


@pytest.mark.slow
def test_cython_has_no_performance_hint(tmp_path: Path) -> None:
    """Such a hint once stood for 136 instead of 29 ns a move."""
    run = subprocess.run(
        [sys.executable, "-c", HINTS.format(folder=str(tmp_path))],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    said = (run.stdout + run.stderr).splitlines()
    assert not [line for line in said if "hint" in line or "warning" in line]


@pytest.mark.slow
def test_the_stubs_say_what_the_modules_hold() -> None:
    stubbed = [module for module in BUILT if source(module).with_suffix(".pyi").exists()]
    if not stubbed:
        pytest.skip("no compiled module has a stub here")
    run = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", *stubbed],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
