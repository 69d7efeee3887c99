"""Those who choose actions. They see a `SeatView` and nothing else of the match."""

from doublesix.players.player import Player
from doublesix.players.registry import PLAYERS, UnknownPlayer, player

__all__ = ["PLAYERS", "Player", "UnknownPlayer", "player"]
