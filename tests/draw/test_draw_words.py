"""The spoken table."""

from __future__ import annotations

from collections.abc import Callable

from doublesix.draw import SpokenTable, SpokenTile, spoken
from doublesix.engine.layout import Counted, Layout

Maker = Callable[..., Layout]


def told(table: SpokenTable) -> dict[str, list[tuple[int, int]]]:
    return {arm.arm: [(tile.near, tile.far) for tile in arm.tiles] for arm in table.arms}


def test_arms_are_told_from_the_spinner_outwards(written: Maker) -> None:
    table = spoken(written("1-4 1-1@W 4-4@E 3-4@E 1-2@W 1-5@N"))

    assert table.centre == SpokenTile("1-1", 1, 1, True)
    assert table.branching
    assert told(table) == {
        "W": [(1, 2)],
        "E": [(1, 4), (4, 4), (4, 3)],
        "N": [(1, 5)],
        "S": [],
    }
    assert [(arm.code, arm.open) for arm in table.arms] == [
        ("arm-w", (2,)),
        ("arm-e", (3,)),
        ("arm-n", (5,)),
        ("arm-s", (1,)),
    ]


def test_a_spinner_in_the_east_turns_the_opening_tile_to_the_west(written: Maker) -> None:
    table = spoken(written("1-4 4-6@E 6-6@E 0-1@W 3-6@E"))

    assert told(table)["W"] == [(6, 4), (4, 1), (1, 0)]
    assert told(table)["E"] == [(6, 3)]


def test_without_a_spinner_the_opening_tile_is_the_centre(written: Maker) -> None:
    table = spoken(written("1-4 4-6@E"))

    assert table.centre == SpokenTile("1-4", 1, 4, False)
    assert not table.branching
    assert told(table) == {"W": [], "E": [(4, 6)]}


def test_what_counts_is_told_at_its_end(written: Maker) -> None:
    lone = spoken(written("2-2", ("2-2", "", 4, "end-double")))
    pair = spoken(written("3-6 6-6@E", ("3-6", "W", 3, "open-end"), ("6-6", "E", 12, "end-double")))

    assert lone.counted == (Counted("2-2", "", 4, "end-double"),)
    assert [arm.counted[0].points for arm in pair.arms] == [3, 12]


def test_a_waiting_place_is_not_open(written: Maker) -> None:
    layout = written("6-6")
    table = spoken(Layout(layout.stones, {"W": (6,), "E": (6,)}, (), frozenset({"E", "N"})))

    assert [(arm.arm, arm.open, arm.waiting) for arm in table.arms] == [
        ("W", (6,), False),
        ("E", (), True),
        ("N", (), True),
    ]


def test_an_empty_table() -> None:
    assert spoken(Layout((), {}, ())) == SpokenTable(None, False, (), ())
