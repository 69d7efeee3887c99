"""What a player is."""

from __future__ import annotations

import random
from typing import Protocol

from doublesix.views import SeatView

__all__ = ["Player"]


class Player(Protocol):
    """Chooses for any seat of any game; keeps nothing from one choice to the next."""

    def choose(self, view: SeatView, rng: random.Random) -> int:
        """One of `view.actions`, of which there is at least one.

        The same view and the same state of `rng` give the same action.
        """
        ...
