"""Players that look no further than the next tile."""

from __future__ import annotations

import random
from typing import final

from doublesix.engine.kernel import Played, State
from doublesix.players.worlds import seen_state
from doublesix.rules import Ruleset
from doublesix.views import SeatView

__all__ = ["GreedyPlayer", "RandomPlayer"]


@final
class RandomPlayer:
    """Every legal action is equally likely."""

    def choose(self, view: SeatView, rng: random.Random) -> int:
        """One of the actions."""
        return rng.choice(view.actions)


@final
class GreedyPlayer:
    """The highest award, then the heaviest tile, then the first; it draws only when it must."""

    def choose(self, view: SeatView, rng: random.Random) -> int:
        """The action that gains most at once."""
        if len(view.actions) == 1:
            return view.actions[0]
        state = seen_state(view)
        return max(view.actions, key=lambda action: _gain(view.rules, state, action))


def _gain(rules: Ruleset, state: State, action: int) -> tuple[bool, int, int]:
    tile = action // 12
    if tile >= len(rules.tiles):
        return False, 0, 0
    played = state.copy().apply(action)
    assert isinstance(played, Played), played  # noqa: S101
    return True, played.award, rules.tiles.pips(tile)
