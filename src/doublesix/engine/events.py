"""What happened, as values; every consumer of a match reads these and nothing else.

An event is public as it stands but for two fields: the tiles of `Dealt` and the tile of `Drew`,
which `views` takes out for whoever may not see them (R7).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from doublesix.engine.hands import HandEnd
from doublesix.engine.layout import Counted

__all__ = ["Dealt", "Drew", "Event", "HandOver", "Laid", "MatchOver", "Passed"]


@final
@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand begins. `hands`: each seat's tiles in rising order, None where they are hidden."""

    hand: int
    opener: int
    hands: tuple[tuple[int, ...] | None, ...]
    sizes: tuple[int, ...]
    boneyard: int


@final
@dataclass(frozen=True, slots=True)
class Laid:
    """A tile was laid. `text` as in the record; `counted`, `total` after it; `award` in points."""

    seat: int
    action: int
    text: str
    tile: int
    counted: tuple[Counted, ...]
    total: int
    award: int
    scores: tuple[int | None, ...]


@final
@dataclass(frozen=True, slots=True)
class Drew:
    """A tile was drawn; None where it is hidden. `left`: what the boneyard still holds."""

    seat: int
    tile: int | None
    left: int


@final
@dataclass(frozen=True, slots=True)
class Passed:
    """A seat could neither lay nor draw."""

    seat: int


@final
@dataclass(frozen=True, slots=True)
class HandOver:
    """The hand is over and settled."""

    end: HandEnd


@final
@dataclass(frozen=True, slots=True)
class MatchOver:
    """A side has won the match."""

    winner: int
    scores: tuple[int | None, ...]


Event = Dealt | Laid | Drew | Passed | HandOver | MatchOver
