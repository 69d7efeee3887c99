"""What a person may do now, and what each lay would score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from doublesix.engine.actions import ARMS
from doublesix.engine.kernel import Played
from doublesix.engine.match import Match

__all__ = ["Choice", "choices"]


@final
@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action: its number and text; for a lay the tile, the arm and what it would score.

    `award` in points; `total` what would count after it. `arm` is "" for the opening tile.
    """

    action: int
    text: str
    tile: int | None
    arm: str
    way: int
    award: int
    total: int


def choices(match: Match) -> list[Choice]:
    """The legal actions of the seat to act, in the order of their texts."""
    state = match.state
    assert state is not None, "somebody is to act"  # noqa: S101
    texts = match.texts.laid if state.table else match.texts.led
    found = []
    for action in state.actions():
        if action >= match.texts.draw:
            found.append(Choice(action, texts[action], None, "", 0, 0, 0))
            continue
        trial = state.copy().apply(action)
        assert isinstance(trial, Played), trial  # noqa: S101
        tile, rest = divmod(action, 12)
        arm = ARMS[rest // 3] if state.table else ""
        found.append(Choice(action, texts[action], tile, arm, rest % 3, trial.award, trial.total))
    return found
