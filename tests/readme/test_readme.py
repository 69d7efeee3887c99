"""The README and the tutorials show what really happens."""

from __future__ import annotations

import os
import subprocess
import sysconfig
from pathlib import Path

import pytest

from readme.examples import PAGES, ROOT, Block, Example, blocks

BLOCKS = [block for page in PAGES for block in blocks(page)]
PROMISED = ["count", "games", "replay", "simulate", "--json", "--lang ja", "--lang ru"]


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """An empty folder in which the paths of the pages lead somewhere."""
    for folder in ("docs", "tests"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    return tmp_path


def output(example: Example, desk: Path) -> str:
    """What a user sees at a plain terminal that is 80 columns wide."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    home = {"HOME": str(desk), "XDG_DATA_HOME": str(desk / "data"), "XDG_STATE_HOME": str(desk)}
    run = subprocess.run(
        ["bash", "-o", "pipefail", "-c", example.command],
        cwd=desk,
        env=os.environ | home | {"PATH": path, "COLUMNS": "80", "LANG": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 0, f"$ {example.command}\n{run.stdout}"
    return run.stdout


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)
def test_the_page_shows_what_happens(block: Block, desk: Path) -> None:
    for example in block.examples:
        if not example.runs:
            continue
        assert example.shown.strip(), f"{block.name} shows nothing below $ {example.command}"
        seen = output(example, desk)
        assert example.agrees(seen), (
            f"{block.name} $ {example.command}\n--- shown\n{example.shown}\n--- seen\n{seen}"
        )


@pytest.mark.parametrize("promise", PROMISED)
def test_the_readme_has_an_example(promise: str) -> None:
    ours = [block for block in BLOCKS if block.page.name == "README.md"]
    commands = [example.command for block in ours for example in block.examples if example.runs]
    assert any(promise in command for command in commands), f"no example of {promise}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_has_examples(page: Path) -> None:
    assert blocks(page), f"{page.name} has no example"
