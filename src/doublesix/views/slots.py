"""Where each tile may have come to its holder, as far as the events of a hand prove it.

A slot is a way by which a hand got tiles: the deal, or one draw. Whoever had to draw, or passed,
held nothing that fitted then (R33, R35); a drawn tile that fits is laid at once (R34). A draw that
the rules leave to one's liking (B7) proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import final

from doublesix.engine.events import Dealt, Drew, Event, Laid, Passed
from doublesix.engine.leads import lead_order
from doublesix.engine.table import Table
from doublesix.rules import Ruleset

__all__ = ["Reader", "Slot"]


@final
@dataclass(frozen=True, slots=True)
class Slot:
    """`count` tiles that a seat was dealt, or the one it drew; `may_be`: the mask of candidates.

    `draw`: the draw's number in this hand, from 0; None for the deal. Candidates include tiles
    that have been laid since. A slot is known where there are no more candidates than tiles.
    """

    seat: int
    draw: int | None
    count: int
    may_be: int

    @property
    def known(self) -> bool:
        """Whether every tile of the slot is known."""
        return self.may_be.bit_count() == self.count


@final
class _Open:
    """A slot while its hand is read: laid tiles that may be from it, tiles that it lacks."""

    __slots__ = ("count", "draw", "lacks", "laid", "tiles")

    def __init__(self, count: int, draw: int | None, tiles: int | None) -> None:
        self.count = count
        self.draw = draw
        self.lacks = 0
        self.laid = 0
        self.tiles = tiles

    def candidates(self, unseen: int) -> int:
        return self.laid | unseen & ~self.lacks if self.tiles is None else self.tiles


@final
class Reader:
    """Reads the events of one hand, whose hidden tiles are None, in their order.

    `table`: what lies there. `held`: by seat, how many tiles. `draws`: how many there were.
    """

    def __init__(self, rules: Ruleset, dealt: Dealt, *, led_by_tiles: bool) -> None:
        self.rules = rules
        self.table = Table(rules)
        self.held = list(dealt.sizes)
        self.draws = 0
        self._voluntary = rules.voluntary_draw == "yes"
        self._decided = led_by_tiles and rules.lead_tile == "deciding"
        self._drawing = False
        self._full = (1 << len(rules.tiles)) - 1
        self._slots = [
            [_Open(size, None, None if hand is None else _mask(hand))]
            for hand, size in zip(dealt.hands, dealt.sizes, strict=True)
        ]
        held = dealt.hands[dealt.opener]
        if led_by_tiles and held is not None:
            self._prove_lead(next((tile for tile in lead_order(rules) if tile in held), None))

    def read(self, events: Iterable[Event]) -> None:
        """Read on; the deal itself and how the hand ended say nothing more."""
        for event in events:
            if isinstance(event, Laid):
                self._laid(event)
            elif isinstance(event, Drew):
                self._drew(event)
            elif isinstance(event, Passed):
                self._passed(event.seat)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The tiles that the seat holds, rising, if all are known; else none."""
        slots = self._slots[seat]
        if any(slot.tiles is None for slot in slots):
            return ()
        held = reduce(or_, (slot.tiles or 0 for slot in slots)) & ~self._on_table()
        return tuple(tile for tile in range(len(self.rules.tiles)) if held >> tile & 1)

    def slots(self) -> tuple[Slot, ...]:
        """The slots of all seats, by seat and in the order of time."""
        unseen = self._unseen()
        return tuple(
            Slot(seat, slot.draw, slot.count, slot.candidates(unseen))
            for seat, slots in enumerate(self._slots)
            for slot in slots
        )

    def lacks(self) -> tuple[int, ...]:
        """By seat the mask of the tiles that it certainly does not hold now."""
        unseen, laid = self._unseen(), self._on_table()
        candidates = (
            reduce(or_, (slot.candidates(unseen) for slot in slots)) for slots in self._slots
        )
        return tuple(self._full & ~may_be | laid for may_be in candidates)

    def _on_table(self) -> int:
        laid: int = self.table.state.table
        return laid

    def _unseen(self) -> int:
        known = (slot.tiles or 0 for slots in self._slots for slot in slots)
        return self._full & ~reduce(or_, known, self._on_table())

    def _laid(self, event: Laid) -> None:
        slots = self._slots[event.seat]
        if self._drawing:  # R34: it is the tile just drawn
            slots[-1].tiles = 1 << event.tile
        else:
            for slot in slots:
                slot.laid |= (1 << event.tile) & ~slot.lacks
        if self._decided and not self._on_table():
            self._prove_lead(event.tile)
        self.table.lay(event.action)
        self.held[event.seat] -= 1
        self._drawing = False

    def _drew(self, event: Drew) -> None:
        slots = self._slots[event.seat]
        if not self._voluntary:
            self._prove(slots)
        slots.append(_Open(1, self.draws, None if event.tile is None else 1 << event.tile))
        self.held[event.seat] += 1
        self.draws += 1
        self._drawing = True

    def _passed(self, seat: int) -> None:
        slots = self._slots[seat]
        self._prove(slots[-1:] if self._voluntary and self._drawing else slots)
        self._drawing = False

    def _prove(self, slots: Iterable[_Open]) -> None:
        """None of these tiles fits on the table as it is."""
        lays = (a for a in self.table.state.actions() if a < self.table.texts.draw)
        fitting = _mask({action // 12 for action in lays})
        for slot in slots:
            slot.lacks |= fitting

    def _prove_lead(self, deciding: int | None) -> None:
        """The tile that decided the lead: nobody was dealt one that ranks before it (B5, G2)."""
        order = lead_order(self.rules)
        if deciding not in order:
            return
        before = _mask(order[: order.index(deciding)])
        for slots in self._slots:
            slots[0].lacks |= before


def _mask(tiles: Iterable[int]) -> int:
    return reduce(or_, (1 << tile for tile in tiles), 0)
