"""How the table grows: every stone gets its place once, in the order of laying, and keeps it.

Where a stone lies depends only on the stones before it and on the shape of the box. The arms run
straight until the board would grow out of the present *stage* (a board of the box's shape); then
they fold. When nothing fits the stage, the next, larger one begins, with all stones in place.
A stone goes only where every end of every arm keeps a way out to the open table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import isqrt
from typing import NamedTuple, final

from doublesix.draw.plane import (
    LEFT,
    RIGHT,
    Direction,
    Point,
    Rect,
    ahead,
    around,
    beside,
    bounds,
    left_of,
    moved,
    right_of,
    way_out,
)
from doublesix.engine.layout import Stone

__all__ = ["ARMS", "Growth", "Head", "Lying", "Shape", "grow"]

ARMS = ("W", "E", "N", "S")
"""The arms in the order in which everything here goes through them."""

# Ways to fold, in the order in which they are tried: the first stage (side of a square board, in
# quarters) and whether arms turn clockwise. A wider stage folds later and leaves more room inside.
# The first way alone is enough for more than 99 hands of 100.
_FIRST_STAGES = (26, 30, 34, 38, 28, 32, 36, 40, 44, 50)
_WAYS = tuple((first, clockwise) for first in _FIRST_STAGES for clockwise in (True, False))
# A way is good enough for 28 tiles if it ends in this stage: 18 pixels in a box of 360 by 380.
_GOOD_STAGE, _TILES = 41, 28
# In this stage all arms run straight for ever, which never fails.
_UNBOUNDED = 100_000
_LARGEST_STEP = 400

# How much room is asked for round the way out (quarters): doubles may pass, tiles may pass, none.
_ROOMS = (2, 1, 0)
# An end that turned wants at least this much (a tile, a double) straight ahead.
_WORTH_TURNING = 6
_TIGHT = 2


class Shape(NamedTuple):
    """The box's sides (only their proportion matters) and the widest board, in quarters."""

    width: int
    height: int
    widest: int = _UNBOUNDED

    def limits(self, stage: int) -> tuple[int, int]:
        """Largest width and height of the board in a stage, in quarters."""
        square = stage * stage
        width = isqrt(square * self.width // self.height)
        if width > self.widest:
            return self.widest, square // self.widest
        return width, isqrt(square * self.height // self.width)


@final
@dataclass(frozen=True, slots=True)
class Lying:
    """A stone in its place: the rectangle and centre (quarters), and the way its arm runs there."""

    stone: Stone
    rect: Rect
    centre: Point
    way: Direction


@final
@dataclass(frozen=True, slots=True)
class Head:
    """The growing end of an arm: the last stone, the centre of its outer part, where it points.

    `reach` is the distance in quarters from that centre to the centre of the next half; only
    behind the outer half of a lengthwise tile the arm may turn a `corner`.
    """

    lying: Lying
    centre: Point
    way: Direction
    reach: int = 2
    corner: bool = False

    def steps(self) -> list[tuple[Point, Direction]]:
        """Centre of the next half and the way it is reached: straight on, right, left."""
        ways = [self.way]
        if self.corner:
            ways += [right_of(self.way), left_of(self.way)]
        return [(moved(self.centre, way, self.reach), way) for way in ways]

    def blocks(self) -> list[Rect]:
        """The places of `steps` as rectangles of 2 by 2 quarters."""
        return [around(point, way, 1, 1) for point, way in self.steps()]

    def is_open(self, rects: list[Rect], room: int, widest: int) -> bool:
        """Whether the arm can still leave the board."""
        near = self.lying.rect
        others = [rect for rect in rects if rect != near]
        return way_out(near, others, self.blocks(), room=room, widest=widest)


class _Try(NamedTuple):
    """A place that might do for the next stone, and the end it would make."""

    lying: Lying
    head: Head


@final
@dataclass(frozen=True, slots=True)
class Growth:
    """The board after some stones.

    `heads` has the ends of W and E, and of N and S once they are possible; `stage` is the side in
    quarters of the square that the board may fill.
    """

    shape: Shape
    stage: int
    clockwise: bool
    lying: tuple[Lying, ...]
    heads: dict[str, Head]

    def rects(self) -> list[Rect]:
        """The rectangles of all stones."""
        return [lying.rect for lying in self.lying]

    def spots(self, limits: tuple[int, int] | None = None) -> dict[str, Rect] | None:
        """A free block at every end, for its marker, on a board no larger than the limits."""
        rects = self.rects()
        frame = bounds(rects)
        most = limits or self.shape.limits(self.stage)
        found: dict[str, Rect] = {}
        for arm in ARMS:
            if arm not in self.heads:
                continue
            for block in self.heads[arm].blocks():
                wider = bounds([frame, block])
                taken = any(block.meets(r) for r in [*rects, *found.values()])
                if not taken and wider.within(most):
                    found[arm], frame = block, wider
                    break
            else:
                return None
        return found

    def after(self, stone: Stone) -> Growth | None:
        """The board with one more stone; None if there is no place for it."""
        head = self.heads[stone.arm]
        tries = list(_tries(head, stone))
        if self.stage >= _UNBOUNDED:
            return self._with(tries[0])
        rects = self.rects()
        free = [t for t in tries if _is_free(head, t, rects, self.shape.widest)]
        for room in _ROOMS:
            safe = [t for t in free if self._with(t).goes_on(room)]
            if safe:
                return self._best(safe)
        return None

    def goes_on(self, room: int) -> bool:
        """Whether every end can grow further; with room for doubles, also by a tile of any kind."""
        widest = self.shape.widest
        if self.spots((widest, _UNBOUNDED)) is None:
            return False
        rects = self.rects()
        if room and not all(head.is_open(rects, room, widest) for head in self.heads.values()):
            return False
        if room < _ROOMS[0]:
            return True
        branching = not any(lying.stone.across for lying in self.lying)
        return all(
            _takes(head, probe, rects, widest)
            for arm, head in self.heads.items()
            for probe in _probes(arm, head.lying.stone, branching=branching)
        )

    def _with(self, candidate: _Try) -> Growth:
        lying = candidate.lying
        heads = {**self.heads, lying.stone.arm: candidate.head}
        if lying.stone.spinner:
            heads.update(_branches(lying))
        return replace(self, lying=(*self.lying, lying), heads=heads)

    def _best(self, safe: list[_Try]) -> Growth | None:
        for stage in range(self.stage, self.stage + _LARGEST_STEP):
            limits = self.shape.limits(stage)
            fit = [t for t in safe if self._with(t).spots(limits) is not None]
            fit = [t for t in fit if bounds(self._with(t).rects()).within(limits)]
            if fit:
                best = max(fit, key=lambda t: self._merit(t, limits))
                return replace(self._with(best), stage=stage)
        return None

    def _merit(self, candidate: _Try, limits: tuple[int, int]) -> tuple[int, ...]:
        """Straight on if there is room, else a turn that leaves room, best to the usual side."""
        before = self.heads[candidate.lying.stone.arm].way
        usual = right_of(before) if self.clockwise else left_of(before)
        run = self._run(candidate, limits)
        return (
            candidate.head.way == before and run >= _TIGHT,
            run >= _WORTH_TURNING,
            candidate.head.way == usual,
            run,
        )

    def _run(self, candidate: _Try, limits: tuple[int, int]) -> int:
        """How many quarters straight on are free, for crosswise tiles too, within the limits."""
        way, own = candidate.head.way, candidate.lying.rect
        frame = bounds([*self.rects(), own])
        spare = (limits[0] - frame.width, limits[1] - frame.height)[way[0] == 0]
        run = ahead(own, frame, way, far=True) + spare
        lane = around(candidate.head.centre, way, 1, 2)
        for rect in self.rects():
            distance = ahead(own, rect, way)
            if distance >= 0 and beside(rect, lane, way):
                run = min(run, distance - 1)
        return run


def grow(stones: tuple[Stone, ...], shape: Shape) -> Growth:
    """The board with all these stones: the first good way to fold, or the best there is."""
    good = isqrt(_GOOD_STAGE**2 * max(len(stones), _TILES) // _TILES)
    best: Growth | None = None
    for first, clockwise in _WAYS:
        grown = _grown(stones, shape, first, clockwise=clockwise)
        if grown is not None and (best is None or grown.stage < best.stage):
            best = grown
        if best is not None and best.stage <= good:
            break
    return best or _straight(stones, shape)


@lru_cache(maxsize=1024)
def _grown(
    stones: tuple[Stone, ...], shape: Shape, first: int, *, clockwise: bool
) -> Growth | None:
    if len(stones) == 1:
        return _opened(stones[0], shape, first, clockwise=clockwise)
    before = _grown(stones[:-1], shape, first, clockwise=clockwise)
    return before.after(stones[-1]) if before is not None else None


def _straight(stones: tuple[Stone, ...], shape: Shape) -> Growth:
    growth = _opened(stones[0], shape, _UNBOUNDED, clockwise=True)
    for stone in stones[1:]:
        growth = growth.after(stone) or growth
    return growth


def _opened(stone: Stone, shape: Shape, first: int, *, clockwise: bool) -> Growth:
    lying = Lying(stone, _rect((0, 0), RIGHT, across=stone.across), (0, 0), RIGHT)
    heads = {arm: _line_head(lying, way) for arm, way in (("W", LEFT), ("E", RIGHT))}
    if stone.spinner:
        heads.update(_branches(lying))
    return Growth(shape, first, clockwise, (lying,), heads)


def _rect(centre: Point, way: Direction, *, across: bool) -> Rect:
    return around(centre, way, 1, 2) if across else around(centre, way, 2, 1)


def _line_head(lying: Lying, way: Direction) -> Head:
    if lying.stone.across:
        return Head(lying, lying.centre, way)
    return Head(lying, moved(lying.centre, way, 1), way, corner=True)


def _branches(lying: Lying) -> dict[str, Head]:
    """The side branches: N to the left of somebody who walks the line from W to E."""
    way = lying.way
    eastward = (-way[0], -way[1]) if lying.stone.arm == "W" else way
    reach = 3 if lying.stone.across else 2
    return {
        "N": Head(lying, lying.centre, left_of(eastward), reach),
        "S": Head(lying, lying.centre, right_of(eastward), reach),
    }


def _tries(head: Head, stone: Stone) -> Iterator[_Try]:
    """All places at an end: straight on first; a lengthwise tile may also turn in its middle."""
    for number, (inner, way) in enumerate(head.steps()):
        if stone.across:
            lying = Lying(stone, _rect(inner, way, across=True), inner, way)
            yield _Try(lying, Head(lying, inner, way))
            continue
        for turn in (way, right_of(way), left_of(way)) if number == 0 else (way,):
            centre, outer = moved(inner, turn, 1), moved(inner, turn, 2)
            lying = Lying(stone, _rect(centre, turn, across=False), centre, turn)
            yield _Try(lying, Head(lying, outer, turn, corner=True))


def _is_free(head: Head, candidate: _Try, rects: list[Rect], widest: int) -> bool:
    """Whether the stone keeps one quarter from every stone but the one it is attached to."""
    rect, own = candidate.lying.rect, head.lying.rect
    if any(rect.meets(other, 0 if other == own else 1) for other in rects):
        return False
    return bounds([rect, *rects]).width <= widest


def _probes(arm: str, last: Stone, *, branching: bool) -> list[Stone]:
    """The kinds of stones that might come next: after a double no other double can."""
    lengthwise = Stone("", arm, 0, 0)
    if last.across and last.outer_also is None:
        return [lengthwise]
    return [lengthwise, Stone("", arm, 0, 0, across=True, spinner=branching)]


def _takes(head: Head, probe: Stone, rects: list[Rect], widest: int) -> bool:
    """Whether such a stone has a place at this end from which the arm can still go on."""
    for candidate in _tries(head, probe):
        if _is_free(head, candidate, rects, widest):
            heads = {probe.arm: candidate.head}
            if probe.spinner:
                heads.update(_branches(candidate.lying))
            more = [*rects, candidate.lying.rect]
            if all(h.is_open(more, _ROOMS[0], widest) for h in heads.values()):
                return True
    return False
