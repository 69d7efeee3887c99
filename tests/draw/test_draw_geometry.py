"""The geometry of the table, in whole numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest

from doublesix.draw import Arrangement, Box, Cell, Marker, Placed, arrange
from doublesix.engine.layout import Layout, Stone

PORTRAIT, LANDSCAPE, SQUARE = Box(360, 380), Box(720, 400), Box(500, 500)
SIDES = ("line_first", "all_first", "none")
Maker = Callable[..., Layout]


def gap(one: Placed, other: Placed) -> int:
    """Quarters between two stones; 0 if they touch, negative if they overlap."""
    across = max(one.x, other.x) - min(one.x + one.w, other.x + other.w)
    down = max(one.y, other.y) - min(one.y + one.h, other.y + other.h)
    return max(across, down)


def contact(one: Placed, other: Placed) -> int:
    """The length in quarters along which two touching stones touch."""
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    assert 0 in (across, down)
    return max(across, down)


def neighbours(stones: tuple[Placed, ...]) -> list[tuple[Placed, Placed]]:
    """Every stone with the one that it was attached to."""
    spinner = next((p for p in stones if p.stone.spinner), None)
    ends = {"W": stones[0], "E": stones[0]}
    pairs = []
    for placed in stones[1:]:
        arm = placed.stone.arm
        before = ends.get(arm, spinner)
        assert before is not None
        pairs.append((before, placed))
        ends[arm] = placed
    return pairs


def check_halves(placed: Placed) -> None:
    first, second = placed.cells
    assert (placed.w, placed.h) in {(4, 2), (2, 4)}
    assert {(c.x, c.y) for c in placed.cells} == {
        (placed.x, placed.y),
        (placed.x + placed.w - 2, placed.y + placed.h - 2),
    }
    pips = sorted((first.pips, second.pips))
    assert pips == sorted((int(placed.stone.tile[0]), int(placed.stone.tile[2])))


def check_inner_half_touches(before: Placed, placed: Placed) -> None:
    if not placed.stone.across:
        cell = placed.cells[0]
        inner = Placed(placed.stone, cell.x, cell.y, 2, 2, placed.cells)
        assert gap(before, inner) == 0
        assert contact(before, inner) == 2


def check_markers(board: Arrangement) -> None:
    blocks = [
        Placed(board.stones[0].stone, m.x - 1, m.y - 1, 2, 2, board.stones[0].cells)
        for m in board.markers
    ]
    for block in blocks:
        assert block.x >= 0
        assert block.y >= 0
        assert block.x + 2 <= board.width
        assert block.y + 2 <= board.height
        assert all(gap(block, placed) >= 0 for placed in board.stones)
    assert all(gap(one, other) >= 0 for one, other in combinations(blocks, 2))


def check_board(board: Arrangement, layout: Layout) -> None:
    assert [p.stone for p in board.stones] == list(layout.stones)
    assert {m.arm for m in board.markers} == set(layout.places)
    joined = neighbours(board.stones)
    for one, other in combinations(board.stones, 2):
        assert gap(one, other) >= (0 if (one, other) in joined else 1)
    for before, placed in joined:
        assert gap(before, placed) == 0
        assert contact(before, placed) >= 2
        check_inner_half_touches(before, placed)
    for placed in board.stones:
        check_halves(placed)
        assert placed.x >= 0
        assert placed.y >= 0
        assert placed.x + placed.w <= board.width
        assert placed.y + placed.h <= board.height
    check_markers(board)


def prefix(layout: Layout, count: int) -> Layout:
    return Layout(layout.stones[:count], {}, ())


def shape(board: Arrangement, count: int) -> list[tuple[int, int, int, int]]:
    """The first stones as they lie in relation to the opening tile."""
    first = board.stones[0]
    return [(p.x - first.x, p.y - first.y, p.w, p.h) for p in board.stones[:count]]


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("seed", range(25))
def test_random_hands_lie_well(random_layout: Maker, seed: int, sides: str) -> None:
    layout = random_layout(seed, sides, lopsided=seed % 3 == 0)
    box = (PORTRAIT, LANDSCAPE, SQUARE)[seed % 3]
    check_board(arrange(layout, box), layout)


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("lopsided", [False, True])
def test_a_telephone_shows_18_pixels_in_every_hand(
    random_layout: Maker, sides: str, lopsided: bool
) -> None:
    hands = [random_layout(seed, sides, lopsided=lopsided) for seed in range(40)]

    assert min(arrange(hand, PORTRAIT).short_side(PORTRAIT) for hand in hands) >= 18


@pytest.mark.parametrize("sides", SIDES)
def test_a_new_stone_moves_no_older_one(random_layout: Maker, sides: str) -> None:
    relaid = 0
    for seed in range(15):
        layout = random_layout(seed, sides)
        boards = [arrange(prefix(layout, n), PORTRAIT) for n in range(1, len(layout.stones) + 1)]
        moves = [
            shape(old, count) != shape(new, count)
            for count, (old, new) in enumerate(pairwise(boards), 1)
        ]
        relaid += any(moves)

    assert relaid <= 1


@pytest.mark.parametrize("sides", SIDES)
def test_a_double_nine_set_lies_well(random_layout: Maker, sides: str) -> None:
    layout = random_layout(1, sides, max_pip=9)

    assert len(layout.stones) > 40
    check_board(arrange(layout, PORTRAIT), layout)


def test_the_same_table_gives_the_same_board(random_layout: Maker) -> None:
    layout = random_layout(5, "line_first")

    assert arrange(layout, PORTRAIT) == arrange(layout, PORTRAIT)
    assert arrange(layout, PORTRAIT) == arrange(layout, Box(3600, 3800))


@pytest.mark.parametrize("widest", [29, 39])
def test_a_widest_board_is_kept(random_layout: Maker, widest: int) -> None:
    layout = random_layout(12, "all_first")

    board = arrange(layout, Box(widest, 22), widest=widest)

    assert board.width <= widest
    check_board(board, layout)


def test_an_empty_table() -> None:
    assert arrange(Layout((), {}, ())) == Arrangement((), (), 0, 0)


def test_a_lone_double_lies_across_with_a_place_on_both_sides(written: Maker) -> None:
    board = arrange(written("2-2"))

    assert board.stones == (
        Placed(
            Stone("2-2", "", 2, 2, None, True, True), 2, 0, 2, 4, (Cell(2, 0, 2), Cell(2, 2, 2))
        ),
    )
    assert board.markers == (Marker("W", 1, 2), Marker("E", 5, 2))
    assert (board.width, board.height) == (6, 4)


def test_side_branches_leave_the_short_sides_of_the_spinner(written: Maker) -> None:
    board = arrange(written("1-4 1-1@W 4-4@E 3-4@E 1-2@W 1-5@N 1-3@S"))
    by_tile = {p.stone.tile: p for p in board.stones}

    spinner, north, south = by_tile["1-1"], by_tile["1-5"], by_tile["1-3"]
    assert (spinner.w, spinner.h) == (2, 4)
    assert (north.x, north.y + north.h) == (spinner.x, spinner.y)
    assert (south.x, south.y) == (spinner.x, spinner.y + spinner.h)
    assert [c.pips for c in north.cells] == [1, 5]
    assert north.cells[0].y > north.cells[1].y


def test_the_arms_of_a_written_line_run_straight(written: Maker) -> None:
    board = arrange(written("1-4 1-1@W 4-4@E 3-4@E 1-2@W"))

    assert [(p.stone.tile, p.x, p.y, p.w, p.h) for p in board.stones] == [
        ("1-4", 8, 3, 4, 2),
        ("1-1", 6, 2, 2, 4),
        ("4-4", 12, 2, 2, 4),
        ("3-4", 14, 3, 4, 2),
        ("1-2", 2, 3, 4, 2),
    ]
    assert board.markers == (
        Marker("W", 1, 4),
        Marker("E", 19, 4),
        Marker("N", 7, 1),
        Marker("S", 7, 7),
    )


def test_a_crosswise_matador_lies_across() -> None:
    stones = (
        Stone("3-4", "", 3, 4),
        Stone("2-5", "E", 2, 5, 2, True),
        Stone("2-5", "E", 5, 2),
    )
    board = arrange(Layout(stones, {"W": (3,), "E": (2,)}, ()))

    matador = board.stones[1]
    assert (matador.w, matador.h) == (2, 4)
    assert [c.pips for c in matador.cells] == [2, 5]


def test_a_waiting_place_and_a_counted_arm_get_markers(written: Maker) -> None:
    layout = written("6-6")
    waiting = Layout(layout.stones, {"W": (6,)}, (), frozenset({"N"}))

    assert [m.arm for m in arrange(waiting).markers] == ["W", "N"]
