"""Who sits where: people at this keyboard and bots, from the command's options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from doublesix.cli.faults import fault
from doublesix.explain import one_line
from doublesix.players import PLAYERS
from doublesix.rules import game, games
from doublesix.text import say

__all__ = ["HUMAN", "KINDS", "LONGEST_NAME", "Seating", "players_of", "seating", "seats_of"]

HUMAN = "human"
KINDS = (HUMAN, *PLAYERS)
"""Who may play a seat."""

LONGEST_NAME = 40
"""How many letters a player's name may have."""

_STRONGEST = "sampler"


@final
@dataclass(frozen=True, slots=True)
class Seating:
    """For each seat its name and who plays it: `human` or the name of a bot."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats played at this keyboard."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == HUMAN)


def players_of(given: str | None, lang: str) -> tuple[str, ...] | None:
    """Who plays each seat, as `--players` says; None where it says nothing."""
    if given is None:
        return None
    kinds = tuple(given.split(","))
    for kind in kinds:
        if kind not in KINDS:
            allowed = ", ".join(KINDS)
            raise fault("cli-not-allowed", lang, name="--players", value=kind, allowed=allowed)
    return kinds


def seats_of(kinds: Sequence[str] | None, seats: int | None, key: str, lang: str) -> int | None:
    """How many seats `--seats` or else `--players` says; None where neither does."""
    if kinds is None or seats is not None:
        return seats
    allowed = game(key).seats if key in games() else (len(kinds),)
    if len(kinds) not in allowed:
        numbers = ", ".join(map(str, allowed))
        given = ",".join(kinds)
        raise fault("play-players-number", lang, value=given, n=len(kinds), allowed=numbers)
    return len(kinds)


def seating(kinds: Sequence[str] | None, names: str | None, seats: int, lang: str) -> Seating:
    """The seating that `--players` and `--names` describe; by default one person against bots."""
    chosen = (HUMAN, *[_STRONGEST] * (seats - 1)) if kinds is None else tuple(kinds)
    if len(chosen) != seats:
        raise fault("cli-players-count", lang, value=len(chosen), seats=seats)
    return Seating(_names(names, chosen, lang), chosen)


def _names(given: str | None, kinds: Sequence[str], lang: str) -> tuple[str, ...]:
    if given is None:
        return tuple(_default_name(seat, kinds, lang) for seat in range(len(kinds)))
    names = tuple(name.strip() for name in given.split(","))
    for name in names:
        _check_name(name, lang)
    if len(names) != len(kinds) or "" in names or len(set(names)) != len(names):
        raise fault("cli-names-count", lang, value=given, seats=len(kinds))
    return names


def _check_name(name: str, lang: str) -> None:
    unseen = next((letter for letter in name if not letter.isprintable()), None)
    if unseen is not None:
        shown = one_line(unseen)
        raise fault("play-name-letter", lang, value=one_line(name), letter=shown)
    if len(name) > LONGEST_NAME:
        raise fault("play-name-long", lang, value=name, n=len(name), longest=LONGEST_NAME)


def _default_name(seat: int, kinds: Sequence[str], lang: str) -> str:
    if kinds[seat] != HUMAN:
        return say("play-bot-name", lang, n=seat + 1)
    alone = sum(kind == HUMAN for kind in kinds) == 1
    return say("play-alone", lang) if alone else say("play-human-name", lang, n=seat + 1)
