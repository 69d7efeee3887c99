"""What a table counts, and what a lay earns."""

from __future__ import annotations

from oracle.table import ARMS, Table
from oracle.tiles import Tile, is_double, pips, write

Counted = list[tuple[str, int]]


def counted_ends(table: Table) -> Counted:
    """Each contribution by its tile, sorted (R17 to R19, R22 to R28, E10, F4)."""
    if table.rules.counts != "ends" or table.opening is None:
        return []
    spinner = table.spinner()
    found = _spinner_counts(table)
    if spinner != ("", 0):
        found += _opening_counts(table)
    for arm in ARMS:
        last = len(table.arms[arm]) - 1
        if last < 0 or spinner == (arm, last):
            continue
        stone = table.arms[arm][last]
        value = 2 * stone.outer if is_double(stone.tile) else stone.outer
        found.append((write(stone.tile), value))
    return sorted(found)


def _opening_counts(table: Table) -> Counted:
    """The opening tile's bare halves; a double counts once, with both (R17 to R19, A6)."""
    assert table.opening is not None
    low, high = table.opening.tile
    name = write(table.opening.tile)
    bare = [arm for arm in "WE" if not table.arms[arm]]
    if low == high:
        return [(name, 2 * low)] if bare else []
    return [(name, {"W": low, "E": high}[arm]) for arm in bare]


def _spinner_counts(table: Table) -> Counted:
    """The branching double while it counts (R22, R24, R26, R27; E10)."""
    place = table.spinner()
    if place is None:
        return []
    tile = table.stone(*place).tile
    name, value = write(tile), tile[0]
    covered = table.covered_sides()
    if table.rules.bare_spinner == "twice":
        return [(name, 2 * value)] if len(covered) <= 1 else []
    if not covered >= {"W", "E"}:
        return [(name, 2 * value)]
    return [(name, value) for side in "NS" if side not in covered]


def total(table: Table) -> int:
    """The sum of the counted ends, or all the pips that lie there (J6)."""
    if table.rules.counts == "whole_table":
        return pips([stone.tile for stone in table.stones()])
    return sum(value for _, value in counted_ends(table))


def award(table: Table, laid: Tile) -> int:
    """What the tile just laid earns."""
    match table.rules.counts:
        case "ends":
            return _multiple(table)
        case "equal_ends":
            return _header(table)
        case "whole_table":
            after = total(table)
            return jubilee_award(after - sum(laid), after)
    return 0


def _multiple(table: Table) -> int:
    """A positive multiple of the divisor (R30, R31, F4, T1, E5)."""
    points, by = total(table), table.rules.divisor
    if points % by:
        return 0
    return points if table.rules.unit == "face" else points // by


def _header(table: Table) -> int:
    """Two equal ends, and whether an end is a double (B5, B6)."""
    if len(table.order) == 1:
        return 2 if is_double(table.stones()[0].tile) else 0
    if table.open_pips("W") != table.open_pips("E"):
        return 0
    ends = [table.growing_stone(arm).tile for arm in "WE"]
    return 3 if any(map(is_double, ends)) else 2


def jubilee_award(before: int, after: int) -> int:
    """Forming a control value, or passing it by (J6, J7, J10 to J12)."""
    for step in range(1, 7):
        control = 25 * step
        if before < control == after:
            return 5 * step
        if before < control < after:
            return -5 * step
    return 0
