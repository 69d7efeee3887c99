"""Who sits where: people at this keyboard and bots, from the command's options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from doublesix.cli.faults import fault
from doublesix.players import PLAYERS
from doublesix.text import say

__all__ = ["HUMAN", "KINDS", "Seating", "seating"]

HUMAN = "human"
KINDS = (HUMAN, *PLAYERS)
"""Who may play a seat."""

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


def seating(kinds: str | None, names: str | None, seats: int, lang: str) -> Seating:
    """The seating that `--players` and `--names` describe; by default one person against bots."""
    chosen = kinds.split(",") if kinds is not None else [HUMAN] + [_STRONGEST] * (seats - 1)
    for kind in chosen:
        if kind not in KINDS:
            allowed = ", ".join(KINDS)
            raise fault("cli-not-allowed", lang, name="--players", value=kind, allowed=allowed)
    if len(chosen) != seats:
        raise fault("cli-players-count", lang, value=len(chosen), seats=seats)
    return Seating(_names(names, chosen, lang), tuple(chosen))


def _names(given: str | None, kinds: Sequence[str], lang: str) -> tuple[str, ...]:
    if given is None:
        return tuple(_default_name(seat, kinds, lang) for seat in range(len(kinds)))
    names = tuple(name.strip() for name in given.split(","))
    if (
        len(names) != len(kinds)
        or not all(map(str.isprintable, names))
        or "" in names
        or len(set(names)) != len(names)
    ):
        raise fault("cli-names-count", lang, value=given, seats=len(kinds))
    return names


def _default_name(seat: int, kinds: Sequence[str], lang: str) -> str:
    if kinds[seat] != HUMAN:
        return say("play-bot-name", lang, n=seat + 1)
    alone = sum(kind == HUMAN for kind in kinds) == 1
    return say("play-alone", lang) if alone else say("play-human-name", lang, n=seat + 1)
