"""What lies on the table, tile by tile, as a picture or a sentence needs it.

The compiled state knows only the ends; a `Layout` remembers every tile, in the order of laying.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Counted", "Layout", "Stone"]


@dataclass(frozen=True, slots=True)
class Stone:
    """One tile on the table.

    `arm` is E, N, S or W; the opening tile has "" (its low half points to W, its high half to E).
    `inner` is the pip that touches the tile before it, `outer` the pip on the far side (of the
    opening tile: low and high half). `across` tells whether the tile lies crosswise.
    `outer_also` is the second open pip of a crosswise matador (M5), else None.
    """

    tile: str
    arm: str
    inner: int
    outer: int
    outer_also: int | None = None
    across: bool = False
    spinner: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """A contribution (R17-R31): the counted tile, the arm at whose end it is, what it adds, why.

    `reason` is a code of the catalogue: `open-end`, `end-double`, `bare-side`, `lead-double`.
    """

    tile: str
    arm: str
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class Layout:
    """The stones in order of laying, the open places (arm -> pips) and the counted ends.

    A place that is open for drawing purposes but closed by an obligation (V3) is in `waiting`.
    """

    stones: tuple[Stone, ...]
    places: dict[str, tuple[int, ...]]
    counted: tuple[Counted, ...]
    waiting: frozenset[str] = frozenset()
