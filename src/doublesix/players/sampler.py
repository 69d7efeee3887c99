"""A player that tries its actions in many worlds that it cannot tell from the real one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import final

from doublesix.engine import engine_kind
from doublesix.engine.batch import POLICIES, play_out
from doublesix.engine.kernel import State
from doublesix.players.worlds import Worlds, state_of
from doublesix.rules import Ruleset
from doublesix.views import SeatView

__all__ = ["Sampler"]

_WORLDS = {"compiled": 300, "python": 30}
"""A choice takes some hundredths of a second; 1000 worlds win no more than 300 do."""

_TRIES = 20
"""Deals looked at per world that is wanted: where the lead tells much, few agree with it."""


@final
@dataclass(frozen=True, slots=True)
class Sampler:
    """Plays each action out in sampled worlds and takes the best mean; the first among equals.

    A world is worth what the own side gains in the hand minus the mean gain of the other sides.
    In each world all seats go on by `policy`, and all actions get the same random numbers, so that
    only the actions make a difference.
    """

    worlds: int = _WORLDS[engine_kind]
    policy: str = "greedy"

    def choose(self, view: SeatView, rng: random.Random) -> int:
        """The action with the best mean; at once where there is only one."""
        if len(view.actions) == 1:
            return view.actions[0]
        policies = [POLICIES[self.policy]] * view.rules.seats
        worth = [0.0] * len(view.actions)
        for state in self._states(view, rng):
            changes = play_out(state, view.actions, policies, rng.getrandbits(64))
            for i, change in enumerate(changes):
                worth[i] += _worth(view.rules, state.turn, change)
        return view.actions[worth.index(max(worth))]

    def _states(self, view: SeatView, rng: random.Random) -> Iterator[State]:
        worlds = Worlds(view)
        tried = (state_of(view, worlds.sample(rng)) for _ in range(self.worlds * _TRIES))
        return islice((state for state in tried if state is not None), self.worlds)


def _worth(rules: Ruleset, seat: int, change: list[int]) -> float:
    own = change[rules.side_of[seat]]
    return own - (sum(change) - own) / (rules.side_count - 1)
