"""Every test has its own folder for saved matches and speaks English unless it says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("DOUBLESIX_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("DOUBLESIX_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data" / "matches"
