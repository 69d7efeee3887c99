"""The table as a plane of whole numbers: rectangles, directions, and the way out of a corner.

The unit everywhere is the *quarter*: half the side of a half-tile. A tile is 4 by 2 quarters, a
half 2 by 2. y grows downwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

__all__ = [
    "DOWN",
    "LEFT",
    "RIGHT",
    "UP",
    "Direction",
    "Point",
    "Rect",
    "ahead",
    "around",
    "beside",
    "bounds",
    "left_of",
    "moved",
    "right_of",
    "way_out",
]

Direction = tuple[int, int]
"""One step to the right, up, left or down, as (x, y)."""

Point = tuple[int, int]
"""(x, y) in quarters."""

RIGHT: Direction = (1, 0)
UP: Direction = (0, -1)
LEFT: Direction = (-1, 0)
DOWN: Direction = (0, 1)

# Free quarters kept round the stones when looking for a way out; must exceed a block (2).
_MARGIN = 6


class Rect(NamedTuple):
    """A rectangle: left, top, right, bottom in quarters; right and bottom lie just outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """Width in quarters."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Height in quarters."""
        return self.bottom - self.top

    def within(self, limits: tuple[int, int]) -> bool:
        """Whether it is no wider and no higher than the limits."""
        return self.width <= limits[0] and self.height <= limits[1]

    def grown(self, quarters: int) -> Rect:
        """The rectangle with so many quarters more on each side."""
        return Rect(
            self.left - quarters,
            self.top - quarters,
            self.right + quarters,
            self.bottom + quarters,
        )

    def meets(self, other: Rect, gap: int = 0) -> bool:
        """Whether the inner areas overlap, or come nearer than `gap` quarters."""
        return (
            self.left < other.right + gap
            and other.left < self.right + gap
            and self.top < other.bottom + gap
            and other.top < self.bottom + gap
        )


def left_of(way: Direction) -> Direction:
    """The direction to the left of somebody walking that way: right → up.

    >>> left_of(RIGHT) == UP, left_of(UP) == LEFT
    (True, True)
    """
    return way[1], -way[0]


def right_of(way: Direction) -> Direction:
    """The direction to the right of somebody walking that way: right → down."""
    return -way[1], way[0]


def moved(point: Point, way: Direction, quarters: int) -> Point:
    """The point so many quarters further that way."""
    return point[0] + way[0] * quarters, point[1] + way[1] * quarters


def around(centre: Point, way: Direction, along: int, aside: int) -> Rect:
    """The rectangle round a centre: `along` quarters each way lengthwise, `aside` crosswise."""
    dx, dy = (along, aside) if way[1] == 0 else (aside, along)
    return Rect(centre[0] - dx, centre[1] - dy, centre[0] + dx, centre[1] + dy)


def bounds(rects: Iterable[Rect]) -> Rect:
    """The smallest rectangle that holds them all."""
    lefts, tops, rights, bottoms = zip(*rects, strict=True)
    return Rect(min(lefts), min(tops), max(rights), max(bottoms))


def ahead(own: Rect, other: Rect, way: Direction, *, far: bool = False) -> int:
    """Quarters from own's front to the other's near (or far) side, going that way."""
    front, near, back = (
        (own.right, other.left, other.right) if way[0] else (own.bottom, other.top, other.bottom)
    )
    if sum(way) < 0:
        front, near, back = (
            (-own.left, -other.right, -other.left)
            if way[0]
            else (-own.top, -other.bottom, -other.top)
        )
    return (back if far else near) - front


def beside(rect: Rect, lane: Rect, way: Direction) -> bool:
    """Whether it reaches into the endless lane, or to less than one quarter of it."""
    if way[0]:
        return rect.top < lane.bottom + 1 and lane.top < rect.bottom + 1
    return rect.left < lane.right + 1 and lane.left < rect.right + 1


def way_out(
    near: Rect, others: Sequence[Rect], starts: Sequence[Rect], *, room: int, widest: int
) -> bool:
    """Whether a block of 2 by 2 quarters can slide from one of `starts` to the open table.

    It keeps `room` quarters from the others (2: crosswise tiles pass too, with one to spare), one
    from those that touch `near`, the tile it sets out from, and none from `near` itself. The board
    may not become wider than `widest` on the way.
    """
    window = _window(bounds([near, *others]), widest)
    stride = window.width
    taken = _bits(near, window)
    for rect in others:
        taken |= _bits(rect.grown(1 if rect.meets(near, 1) else room), window)
    # A block is named by its top left quarter; the last row and column cannot hold one.
    rim = _bits(Rect(window.right - 1, window.top, window.right, window.bottom), window)
    whole = (1 << stride * (window.height - 1)) - 1
    free = whole & ~(taken | taken >> 1 | taken >> stride | taken >> stride + 1 | rim)
    row = (1 << stride) - 1
    goal = row | row << stride * (window.height - 2)
    seen = 0
    for start in starts:
        seen |= _bits(Rect(start.left, start.top, start.left + 1, start.top + 1), window)
    seen &= free
    while not seen & goal:
        more = seen | (seen << 1 | seen >> 1 | seen << stride | seen >> stride) & free
        if more == seen:
            return False
        seen = more
    return True


def _window(frame: Rect, widest: int) -> Rect:
    """The board with a margin as far as the board may grow to the left and right."""
    return Rect(
        max(frame.left - _MARGIN, frame.right - widest),
        frame.top - _MARGIN,
        min(frame.right + _MARGIN, frame.left + widest),
        frame.bottom + _MARGIN,
    )


def _bits(rect: Rect, window: Rect) -> int:
    """The quarters of a rectangle inside the window, row by row, as bits of one number."""
    left, right = max(rect.left, window.left), min(rect.right, window.right)
    top, bottom = max(rect.top, window.top), min(rect.bottom, window.bottom)
    if left >= right or top >= bottom:
        return 0
    stride = window.width
    bits = ((1 << right - left) - 1) << left - window.left + stride * (top - window.top)
    filled = bits
    for _ in range(bottom - top - 1):
        bits <<= stride
        filled |= bits
    return filled
