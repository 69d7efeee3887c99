"""What is released: it holds what it must, and plays where nothing else is installed."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from architecture.sources import ROOT, compiled
from release.script import call, scripted_match

pytestmark = pytest.mark.slow


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def wheel_made(folder: Path, sdist: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel out of the unpacked sdist, as pip does."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    source = folder / sdist.name.removesuffix(".tar.gz")
    python = (sys.executable, "-m", "build", "--no-isolation", "--wheel")
    return run(*python, "--outdir", folder, source, **environment)


def program_of(wheel: Path, folder: Path) -> Path:
    """The command, installed with the locked packages into an empty environment."""
    pip = (folder / "bin" / "python", "-m", "pip", "install", "--quiet")
    for command in (
        (sys.executable, "-m", "venv", folder),
        (*pip, "--require-hashes", "-r", ROOT / "requirements" / "play.txt"),
        (*pip, "--no-deps", wheel),
    ):
        made = run(*command)
        assert made.returncode == 0, made.stderr
    return folder / "bin" / "doublesix"


def once(shelf: Path, pattern: str, make: Callable[[], object]) -> Path:
    """What lies on the shelf, made by whichever worker comes first."""
    with (shelf / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(shelf.glob(pattern)):
            make()
        return next(shelf.glob(pattern))


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run share."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "shelf"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def sdist(shelf: Path) -> Path:
    def make() -> None:
        made = run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", shelf)
        assert made.returncode == 0, made.stdout + made.stderr

    return once(shelf, "*.tar.gz", make)


@pytest.fixture(scope="session")
def wheel(sdist: Path, shelf: Path) -> Path:
    def make() -> None:
        made = wheel_made(shelf, sdist, DOUBLESIX_REQUIRE_COMPILER="1")
        assert made.returncode == 0, made.stdout + made.stderr

    return once(shelf, "*.whl", make)


@pytest.fixture(scope="session")
def program(wheel: Path, shelf: Path) -> Path:
    return once(shelf, "installed/bin/doublesix", lambda: program_of(wheel, shelf / "installed"))


def tracked(suffix: str) -> set[str]:
    """The files of the package that end so, as paths inside a wheel."""
    source = ROOT / "src"
    return {file.relative_to(source).as_posix() for file in source.glob(f"doublesix/**/*{suffix}")}


def test_the_sdist_holds_no_generated_code(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    assert not [name for name in names if name.endswith((".c", ".so"))]
    assert any(name.endswith("/engine/bits.h") for name in names)


@pytest.mark.parametrize("suffix", [".py", ".pxd", ".pyi", ".h", ".ftl", ".toml", "py.typed"])
def test_the_wheel_holds_every_file(wheel: Path, suffix: str) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert tracked(suffix) <= set(archive.namelist())


def test_the_wheel_holds_the_extensions_and_no_c(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    extensions = {name.split(".")[0] for name in names if name.endswith(".so")}
    assert extensions == {module.replace(".", "/") for module in compiled()}
    assert not [name for name in names if name.endswith(".c")]


def test_the_installed_program_is_well_and_compiled(program: Path, tmp_path: Path) -> None:
    assert json.loads(call(program, tmp_path, "doctor", "--json"))["engine"] == "compiled"


def test_a_match_is_played_to_its_end(program: Path, tmp_path: Path) -> None:
    assert scripted_match(program, tmp_path)
    *_, last = call(program, tmp_path, "replay", "match.json", "--json").splitlines()
    assert "winner" in last


def test_without_a_compiler_a_slower_program_plays(sdist: Path, tmp_path: Path) -> None:
    made = wheel_made(tmp_path, sdist, CC="false", DOUBLESIX_REQUIRE_COMPILER="")
    assert made.returncode == 0, made.stdout + made.stderr
    program = program_of(next(tmp_path.glob("*.whl")), tmp_path / "installed")
    assert json.loads(call(program, tmp_path, "doctor", "--json"))["engine"] == "python"
    assert scripted_match(program, tmp_path)


def test_a_required_compiler_must_be_there(sdist: Path, tmp_path: Path) -> None:
    assert wheel_made(tmp_path, sdist, CC="false", DOUBLESIX_REQUIRE_COMPILER="1").returncode != 0
