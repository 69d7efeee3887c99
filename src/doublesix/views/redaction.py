"""Events as one seat may see them (R7)."""

from __future__ import annotations

from dataclasses import replace

from doublesix.engine.events import Dealt, Drew, Event

__all__ = ["redacted"]


def redacted(event: Event, seat: int | None) -> Event:
    """The event without the tiles that others were dealt or drew; a watcher (None) sees none."""
    if isinstance(event, Dealt):
        hands = tuple(held if owner == seat else None for owner, held in enumerate(event.hands))
        return replace(event, hands=hands)
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, tile=None)
    return event
