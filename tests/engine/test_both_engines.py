"""The compiled and the uncompiled engine say the same of the same matches, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "account.py"


def account(engine: str) -> str:
    """What `account.py` prints on that engine."""
    environment = os.environ | {"DOUBLESIX_ENGINE": engine}
    run = subprocess.run(
        [sys.executable, str(SCRIPT)], env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout


@pytest.mark.compiled
def test_both_engines_give_the_same_account() -> None:
    compiled, uncompiled = account("compiled"), account("python")
    assert compiled.splitlines()[0] == "engine compiled"
    assert uncompiled.splitlines()[0] == "engine python"
    assert compiled.splitlines()[1:] == uncompiled.splitlines()[1:]
    assert len(compiled.splitlines()) > 100
