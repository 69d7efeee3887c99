"""One hand: whose turn it is, what may be done, and when it ends."""

from __future__ import annotations

from oracle.counting import award, total
from oracle.games import Rules
from oracle.settling import fixed_lead
from oracle.table import Lay, Table
from oracle.tiles import WHOLE_SET, Tile, write


class Illegal(ValueError):
    """Something that the rules do not allow."""


class Hand:
    """The hands, the boneyard and the table."""

    def __init__(
        self,
        rules: Rules,
        dealt: list[list[Tile]],
        boneyard: list[Tile] | None,
        opener: int,
        lead: int | None,
    ) -> None:
        self.rules = rules
        self.hands = [list(hand) for hand in dealt]
        self.order_known = boneyard is not None
        held = [tile for hand in dealt for tile in hand]
        unseen = [tile for tile in WHOLE_SET if tile not in held]
        self.boneyard = unseen if boneyard is None else list(boneyard)
        self.table = Table(rules)
        self.turn = opener
        self.drew = False
        self.end: str | None = None
        self.last_seat = opener
        self._check_deal(held)
        self.lead_tile = self._lead_tile(opener, lead)

    def _check_deal(self, held: list[Tile]) -> None:
        if sorted(held + self.boneyard) != WHOLE_SET:
            raise Illegal("hands and boneyard are not one whole set")
        sizes = [len(hand) for hand in self.hands]
        if sizes != [self.rules.deal] * self.rules.seats:
            raise Illegal(f"each seat is dealt {self.rules.deal}")

    def _lead_tile(self, opener: int, lead: int | None) -> Tile | None:
        """The only tile that may open, if there is such a one (R9, R10, D5, D6)."""
        if not 0 <= opener < self.rules.seats:
            raise Illegal(f"there is no seat {opener}")
        fixed = fixed_lead(self.rules, self.hands) if lead is None else None
        must = lead if fixed is None else fixed[0]
        if must is not None and opener != must:
            raise Illegal(f"seat {must} leads")
        return None if fixed is None else fixed[1]

    def is_over(self) -> bool:
        return self.end is not None

    def can_draw(self) -> bool:
        """Whether the boneyard still gives a tile (R33, B8)."""
        return self.rules.draw != "none" and len(self.boneyard) > self.rules.reserve

    def lays(self, seat: int) -> list[Lay]:
        """All that a seat could lay."""
        if self.table.opening is None:
            return [Lay(tile) for tile in self.hands[seat] if self.lead_tile in {None, tile}]
        return [lay for tile in self.hands[seat] for lay in self.table.lays(tile)]

    def legal(self) -> list[str]:
        """All that the seat in turn may do (R32 to R35, C3, C4, D3)."""
        if self.end is not None:
            return []
        lays = self.lays(self.turn)
        if lays:
            return sorted(str(lay) for lay in lays)
        once = self.rules.draw == "one" and self.drew
        return ["draw"] if self.can_draw() and not once else ["pass"]

    def blocked(self) -> bool:
        """Nothing to draw and no tile that fits, in any hand (R36, D2)."""
        return not self.can_draw() and not any(self.lays(seat) for seat in range(self.rules.seats))

    def draw(self, tile: Tile) -> None:
        """The seat in turn takes the next tile."""
        if self.legal() != ["draw"]:
            raise Illegal(f"+{write(tile)}: no drawing now; legal: {', '.join(self.legal())}")
        if tile not in self.boneyard or (self.order_known and tile != self.boneyard[0]):
            raise Illegal(f"+{write(tile)}: not the next tile of the boneyard")
        self.boneyard.remove(tile)
        self.hands[self.turn].append(tile)
        self.drew = True
        self._see_block()

    def skip(self) -> None:
        """The seat in turn passes (R35, D3)."""
        if self.legal() != ["pass"]:
            raise Illegal(f"pass: legal: {', '.join(self.legal())}")
        self._next_turn()

    def lay(self, lay: Lay) -> int:
        """Lay a tile; returns what it earns. Whether that wins is the match's affair."""
        if str(lay) not in self.legal():
            raise Illegal(f"{lay}: legal: {', '.join(self.legal())}")
        seat = self.turn
        self.hands[seat].remove(lay.tile)
        self.table.put(lay)
        self.last_seat = seat
        self._next_turn()
        if not self.hands[seat]:  # R37; before J8
            self.end = "out"
        elif self.rules.over_150 and total(self.table) > 150:
            self.end = "over"
        else:
            self._see_block()
        return award(self.table, lay.tile)

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.rules.seats  # R12
        self.drew = False

    def _see_block(self) -> None:
        if self.blocked():
            self.end = "blocked"
