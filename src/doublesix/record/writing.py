"""Writing a record: tiles low-high, unknown keys kept, one stable order of keys."""

from __future__ import annotations

from typing import Any

import msgspec

from doublesix.record.model import FORMAT, VERSION, HandRecord, Record
from doublesix.tiles import TileSet

__all__ = ["document_of", "write_record"]


def write_record(record: Record) -> bytes:
    """The record as a JSON document, UTF-8, ending with a line feed."""
    return msgspec.json.format(msgspec.json.encode(document_of(record)), indent=1) + b"\n"


def document_of(record: Record) -> dict[str, Any]:
    """The record as the JSON document's object."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": record.rules.game,
        "options": record.options,
        "players": record.players,
        "hands": [_hand(hand, record.rules.tiles) for hand in record.hands],
        **record.extra,
    }


def _hand(hand: HandRecord, tiles: TileSet) -> dict[str, Any]:
    dealt = [None if held is None else [tiles.text(t) for t in held] for held in hand.deal.hands]
    boneyard = hand.deal.boneyard
    return {
        "opener": hand.opener,
        "dealt": dealt,
        "boneyard": None if boneyard is None else [tiles.text(t) for t in boneyard],
        "actions": hand.actions,
        **hand.extra,
    }
