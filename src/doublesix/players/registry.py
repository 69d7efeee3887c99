"""The players by name."""

from __future__ import annotations

from doublesix.players.player import Player
from doublesix.players.sampler import Sampler
from doublesix.players.simple import GreedyPlayer, RandomPlayer

__all__ = ["PLAYERS", "UnknownPlayer", "player"]

PLAYERS: dict[str, Player] = {
    "random": RandomPlayer(),
    "greedy": GreedyPlayer(),
    "sampler": Sampler(),
}
"""Every player, the weakest first."""


class UnknownPlayer(ValueError):
    """There is no player of that name; `allowed` are the names that there are."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.allowed = tuple(PLAYERS)


def player(name: str) -> Player:
    """The player of that name; `UnknownPlayer` if there is none."""
    if name not in PLAYERS:
        raise UnknownPlayer(name)
    return PLAYERS[name]
