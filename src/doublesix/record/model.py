"""The match record (version 1) as values: texts stay texts, tiles are numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, final

from doublesix.engine.hands import Deal
from doublesix.rules import Ruleset

__all__ = ["FORMAT", "VERSION", "HandRecord", "Record"]

FORMAT = "doublesix-record"
VERSION = 1


@final
@dataclass(slots=True)
class HandRecord:
    """One hand: who led, the deal, what was done. `extra`: keys this version does not know."""

    opener: int
    deal: Deal
    actions: list[str]
    extra: dict[str, Any] = field(default_factory=dict)


@final
@dataclass(slots=True)
class Record:
    """One match: enough to replay it. `extra`: keys this version does not know, kept."""

    rules: Ruleset
    options: dict[str, Any]
    players: list[str]
    hands: list[HandRecord] = field(default_factory=list)
    extra: dict[str, Any] = field(default_factory=dict)
