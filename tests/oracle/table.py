"""The table as it lies: an opening tile and up to four arms of turned tiles."""

from __future__ import annotations

from typing import NamedTuple

from oracle.games import Rules
from oracle.tiles import Tile, is_double, turned_low, write

ARMS = "WENS"
OPPOSITE = {"W": "E", "E": "W"}


class Stone(NamedTuple):
    """A tile as it lies: the half towards the opening tile first."""

    inner: int
    outer: int
    across: bool

    @property
    def tile(self) -> Tile:
        return turned_low(self.inner, self.outer)

    @property
    def open_pips(self) -> list[int]:
        """What a neighbour may touch: of a crosswise matador either half (M5)."""
        return sorted(set(self.tile)) if self.across else [self.outer]


class Lay(NamedTuple):
    """A tile put on an arm; the opening tile has the arm `""`."""

    tile: Tile
    arm: str = ""
    leaves: str = ""  # Matador: the pip left open, or x

    def __str__(self) -> str:
        arm = f"@{self.arm}" if self.arm else ""
        return write(self.tile) + arm + (f":{self.leaves}" if self.leaves else "")


class Table:
    """Nothing but the tiles in their places and the order in which they came."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.opening: Stone | None = None
        self.arms: dict[str, list[Stone]] = {arm: [] for arm in ARMS}
        self.order: list[tuple[str, int]] = []

    def stone(self, arm: str, index: int) -> Stone:
        if arm:
            return self.arms[arm][index]
        assert self.opening is not None
        return self.opening

    def stones(self) -> list[Stone]:
        return [self.stone(*place) for place in self.order]

    def spinner(self) -> tuple[str, int] | None:
        """Where the branching double lies (R20, V2)."""
        for place in self.order:
            tile = self.stone(*place).tile
            if self.rules.spinner == "first_double" and is_double(tile):
                return place
            if self.rules.spinner == "double_six" and tile == (6, 6):
                return place
        return None

    def covered_sides(self) -> set[str]:
        """The branching double's sides that a tile touches (R23)."""
        place = self.spinner()
        if place is None:
            return set()
        arm, index = place
        covered = {side for side in "NS" if self.arms[side]}
        if not arm:
            return covered | {side for side in "WE" if self.arms[side]}
        covered.add(OPPOSITE[arm])
        return covered | ({arm} if len(self.arms[arm]) > index + 1 else set())

    def is_open(self, arm: str) -> bool:
        """Whether an arm has a place: a branch by R24 and R25, E9 or V3."""
        if self.opening is None:
            return False
        if arm in "WE" or self.arms[arm]:
            return True
        if self.spinner() is None:
            return False
        return self.rules.sides_open != "line_first" or {"W", "E"} <= self.covered_sides()

    def waits(self, arm: str) -> bool:
        """Whether an open arm must wait for the four sides to be filled (V3)."""
        if self.rules.sides_open != "all_first" or self.spinner() is None:
            return False
        bare = set(ARMS) - self.covered_sides()
        return bool(bare) and arm not in bare

    def growing_stone(self, arm: str) -> Stone:
        """The stone which the next tile on this arm will touch."""
        if self.arms[arm]:
            return self.arms[arm][-1]
        place = self.spinner() if arm in "NS" else ("", 0)
        assert place is not None
        return self.stone(*place)

    def open_pips(self, arm: str) -> list[int]:
        assert self.opening is not None
        if arm == "W" and not self.arms["W"]:
            return [self.opening.inner]
        return self.growing_stone(arm).open_pips

    def places(self) -> dict[str, list[int]]:
        """Every open arm with its pips, waiting ones too (R29)."""
        return {arm: self.open_pips(arm) for arm in ARMS if self.is_open(arm)}

    def ways(self, tile: Tile, arm: str) -> dict[str, Stone]:
        """How a tile fits on an arm: what it leaves open and how it then lies."""
        found: dict[str, Stone] = {}
        for inner, outer in (tile, tile[::-1]):
            for pip in self.open_pips(arm):
                if self.rules.fit == "seven":
                    if inner + pip == 7:  # M1; a blank finds no partner
                        found[str(outer)] = Stone(inner, outer, across=False)
                elif inner == pip:
                    found[""] = Stone(inner, outer, across=is_double(tile))
        if self.rules.fit == "seven" and sum(tile) in {0, 7}:  # M2 to M4
            found["x"] = Stone(*tile, across=True)
        return found

    def lays(self, tile: Tile) -> list[Lay]:
        """Every way to put a tile on a table that is not empty (R13)."""
        return [
            Lay(tile, arm, leaves)
            for arm in ARMS
            if self.is_open(arm) and not self.waits(arm)
            for leaves in self.ways(tile, arm)
        ]

    def put(self, lay: Lay) -> None:
        """Lay a tile; that it fits has been seen."""
        if self.opening is None:
            lengthwise = self.rules.fit == "seven" or not is_double(lay.tile)  # R16, M6
            self.opening = Stone(*lay.tile, across=not lengthwise)
            self.order.append(("", 0))
            return
        stone = self.ways(lay.tile, lay.arm)[lay.leaves]
        self.arms[lay.arm].append(stone)
        self.order.append((lay.arm, len(self.arms[lay.arm]) - 1))
