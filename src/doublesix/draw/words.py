"""The table to be spoken: arm by arm from the centre outwards, as data; the caller makes sentences.

The centre is the spinner, or the opening tile while there is no spinner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from doublesix.draw.growth import ARMS
from doublesix.engine.layout import Counted, Layout, Stone

__all__ = ["SpokenArm", "SpokenTable", "SpokenTile", "spoken"]


@final
@dataclass(frozen=True, slots=True)
class SpokenTile:
    """A tile as one meets it going outwards: the pips that come first, then those that follow."""

    tile: str
    near: int
    far: int
    across: bool


@final
@dataclass(frozen=True, slots=True)
class SpokenArm:
    """An arm: its tiles from the centre outwards, the pips open at its end, what counts there.

    `open` is empty where nothing may be laid; `waiting` tells that an obligation elsewhere comes
    first. A side branch without tiles is listed as soon as it is open, waits or counts.
    """

    arm: str
    tiles: tuple[SpokenTile, ...]
    open: tuple[int, ...]
    waiting: bool
    counted: tuple[Counted, ...]

    @property
    def code(self) -> str:
        """The message code of the arm's name: `arm-w`, `arm-e`, `arm-n`, `arm-s`."""
        return f"arm-{self.arm.lower()}"


@final
@dataclass(frozen=True, slots=True)
class SpokenTable:
    """The tile in the centre, whether it branches, and the arms in the order W, E, N, S.

    `counted` has what counts without belonging to an arm, such as a lone double.
    """

    centre: SpokenTile | None
    branching: bool
    arms: tuple[SpokenArm, ...]
    counted: tuple[Counted, ...]


def spoken(layout: Layout) -> SpokenTable:
    """The table as a listener needs it.

    After 1-4, 1-1@W, 1-2@W the centre is the spinner 1-1; W has 1-2, E has 1-4.
    """
    if not layout.stones:
        return SpokenTable(None, branching=False, arms=(), counted=layout.counted)
    centre = next((stone for stone in layout.stones if stone.spinner), layout.stones[0])
    chains = _chains(layout.stones, centre)
    arms = tuple(_arm(arm, chains[arm], layout) for arm in ARMS if _is_told(arm, chains, layout))
    rest = tuple(item for item in layout.counted if item.arm not in ARMS)
    return SpokenTable(_outwards(centre), centre.spinner, arms, rest)


def _chains(stones: tuple[Stone, ...], centre: Stone) -> dict[str, tuple[SpokenTile, ...]]:
    """The tiles of each arm, counted from the centre."""
    laid = {arm: [stone for stone in stones if stone.arm == arm] for arm in ARMS}
    chains = {arm: tuple(map(_outwards, laid[arm])) for arm in ARMS}
    if centre.arm in ("W", "E"):
        place = laid[centre.arm].index(centre)
        inside = laid[centre.arm][:place]
        far_side = "E" if centre.arm == "W" else "W"
        chains[centre.arm] = chains[centre.arm][place + 1 :]
        opening = _outwards(stones[0]) if far_side == "E" else _inwards(stones[0])
        between = (*map(_inwards, reversed(inside)), opening)
        chains[far_side] = between + chains[far_side]
    return chains


def _is_told(arm: str, chains: dict[str, tuple[SpokenTile, ...]], layout: Layout) -> bool:
    known = {*layout.places, *layout.waiting, *(item.arm for item in layout.counted)}
    return bool(chains[arm]) or arm in known


def _arm(arm: str, tiles: tuple[SpokenTile, ...], layout: Layout) -> SpokenArm:
    return SpokenArm(
        arm,
        tiles,
        () if arm in layout.waiting else layout.places.get(arm, ()),
        arm in layout.waiting,
        tuple(item for item in layout.counted if item.arm == arm),
    )


def _outwards(stone: Stone) -> SpokenTile:
    return SpokenTile(stone.tile, stone.inner, stone.outer, stone.across)


def _inwards(stone: Stone) -> SpokenTile:
    return SpokenTile(stone.tile, stone.outer, stone.inner, stone.across)
