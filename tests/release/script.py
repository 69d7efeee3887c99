"""A whole match played through standard input, the same every time."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

# Seat 0 always takes the first of the choices offered; the seed fixes the deals and the bot.
MATCH = ["play", "--plain", "--seed", "7", "--option", "target=30", "--record", "match.json"]
CHOICES = "1\n" * 2000


def call(program: Path, desk: Path, *arguments: str, typed: str = "") -> str:
    """What the program says, run in an empty folder that is also its home."""
    run = subprocess.run(
        [program, *arguments],
        cwd=desk,
        env=os.environ | {"HOME": str(desk), "DOUBLESIX_DATA_DIR": str(desk), "PYTHONUTF8": "1"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 0, f"{arguments} ended with {run.returncode}\n{run.stdout}{run.stderr}"
    return run.stdout


def scripted_match(program: Path, desk: Path) -> str:
    """Play a match to its end; its record lies in match.json afterwards."""
    return call(program, desk, *MATCH, typed=CHOICES)
