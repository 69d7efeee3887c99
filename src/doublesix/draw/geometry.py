"""Where everything lies on the table: whole numbers only.

The unit is the *quarter*, half the side of a half-tile: a tile measures 4 by 2. x grows to the
right, y downwards, and the board (stones and markers) begins at 0, 0.

What holds, for one box and stones in the order of laying:

* stones never overlap; those that do not follow each other keep at least one quarter apart;
* consecutive stones of an arm touch along at least 2 quarters;
* no stone covers the block of 2 by 2 quarters at an end of an arm where its marker goes;
* a new stone never moves an older one in relation to the others: the whole board is shifted and
  scaled. The exception, fewer than one hand in a hundred: when an arm has shut itself in, the
  board is laid out anew with other folds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, final

from doublesix.draw.growth import Growth, Head, Lying, Shape, grow
from doublesix.draw.plane import Direction, Rect, bounds, moved
from doublesix.engine.layout import Layout, Stone

__all__ = ["Arrangement", "Box", "Cell", "Marker", "Placed", "arrange"]

_DOWN_OR_RIGHT = ((1, 0), (0, 1))


class Box(NamedTuple):
    """The room for the picture; any unit, such as pixels."""

    width: int
    height: int


class Cell(NamedTuple):
    """A half of a tile: its top left corner in quarters (it measures 2 by 2), and its pips."""

    x: int
    y: int
    pips: int


@final
@dataclass(frozen=True, slots=True)
class Placed:
    """A stone on the table: left, top, width, height in quarters, and its two halves.

    Of a lengthwise stone the inner half comes first (of the opening tile: the one to the W); of a
    crosswise one the low half, which is the left or upper one.
    """

    stone: Stone
    x: int
    y: int
    w: int
    h: int
    cells: tuple[Cell, Cell]

    @property
    def horizontal(self) -> bool:
        """Whether the halves lie side by side."""
        return self.w > self.h


@final
@dataclass(frozen=True, slots=True)
class Marker:
    """Where an arm goes on: the centre (quarters) of a block of 2 by 2 that no stone covers."""

    arm: str
    x: int
    y: int


@final
@dataclass(frozen=True, slots=True)
class Arrangement:
    """The board: stones in the order of laying, a marker for each place, its size (quarters)."""

    stones: tuple[Placed, ...]
    markers: tuple[Marker, ...]
    width: int
    height: int

    def short_side(self, box: Box, *, margin: int = 0) -> int:
        """The largest short side of a tile, in the box's unit, with which the board fits it.

        `margin` is the free border on each side, in quarters.
        """
        across = 2 * box.width // (self.width + 2 * margin)
        down = 2 * box.height // (self.height + 2 * margin)
        return min(across, down)


_LANDSCAPE = Box(600, 480)


def arrange(layout: Layout, box: Box | None = None, *, widest: int | None = None) -> Arrangement:
    """Lay the stones of a table out for a box (600 by 480 if None; the shape matters).

    Markers are given for the places of the layout, waiting ones and counted arms included.
    `widest` bounds the board's width in quarters, whatever its height becomes. An empty table
    gives an arrangement of size 0.
    """
    if not layout.stones:
        return Arrangement((), (), 0, 0)
    sides = box or _LANDSCAPE
    shape = Shape(*sides) if widest is None else Shape(*sides, widest)
    growth = grow(layout.stones, shape)
    spots = _spots(growth, layout)
    frame = bounds([*growth.rects(), *spots.values()])
    return Arrangement(
        tuple(_placed(lying, frame) for lying in growth.lying),
        tuple(
            Marker(arm, spot.left + 1 - frame.left, spot.top + 1 - frame.top)
            for arm, spot in spots.items()
        ),
        frame.width,
        frame.height,
    )


def _spots(growth: Growth, layout: Layout) -> dict[str, Rect]:
    wanted = {*layout.places, *layout.waiting, *(item.arm for item in layout.counted)}
    spots = growth.spots() or {arm: _straight_on(head) for arm, head in growth.heads.items()}
    return {arm: spot for arm, spot in spots.items() if arm in wanted}


def _straight_on(head: Head) -> Rect:
    return head.blocks()[0]


def _placed(lying: Lying, frame: Rect) -> Placed:
    rect, stone = lying.rect, lying.stone
    way, pips = lying.way, (stone.inner, stone.outer)
    if stone.across:
        way = _DOWN_OR_RIGHT[way[0] != 0]
        pips = (int(stone.tile[0]), int(stone.tile[-1]))
    first, second = (_cell(lying, way, side, frame) for side in (-1, 1))
    x, y = rect.left - frame.left, rect.top - frame.top
    return Placed(
        stone, x, y, rect.width, rect.height, (Cell(*first, pips[0]), Cell(*second, pips[1]))
    )


def _cell(lying: Lying, way: Direction, side: int, frame: Rect) -> tuple[int, int]:
    x, y = moved(lying.centre, way, side)
    return x - 1 - frame.left, y - 1 - frame.top
