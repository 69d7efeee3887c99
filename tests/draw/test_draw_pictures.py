"""Golden pictures: the integers of the arrangement first, then SVG and terminal text.

`DOUBLESIX_GOLDEN=write` writes them anew; look at every one before keeping it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from doublesix.draw import Arrangement, Box, Legend, arrange, figure_svg, table_lines
from doublesix.engine.layout import Counted, Layout, Stone

GOLDEN = Path(__file__).parent / "golden"
LABELS = {"W": "a", "E": "b", "N": "c", "S": "d"}
LEGEND = Legend("adds to the count", "open, not counted", "branching double")
PORTRAIT = Box(360, 380)
SVG = "{http://www.w3.org/2000/svg}"
Maker = Callable[..., Layout]

LINE = "1-4 1-1@W 4-4@E 3-4@E 1-2@W 1-5@N 5-5@N 0-5@N 1-3@S"
FIGURES: dict[str, tuple[str, tuple[tuple[str, str, int, str], ...]]] = {
    "p1": (
        "1-4 1-1@W 4-4@E",
        (("1-1", "W", 2, "end-double"), ("4-4", "E", 8, "end-double")),
    ),
    "p3": ("2-2", (("2-2", "", 4, "end-double"),)),
    "p4": (
        "1-4 1-1@W 4-4@E 3-4@E 1-2@W",
        (
            ("1-1", "N", 1, "bare-side"),
            ("1-1", "S", 1, "bare-side"),
            ("1-2", "W", 2, "open-end"),
            ("3-4", "E", 3, "open-end"),
        ),
    ),
    "p7": (
        LINE,
        (
            ("0-5", "N", 0, "open-end"),
            ("1-2", "W", 2, "open-end"),
            ("1-3", "S", 3, "open-end"),
            ("3-4", "E", 3, "open-end"),
        ),
    ),
}


def golden(name: str, text: str) -> str:
    path = GOLDEN / name
    if os.environ.get("DOUBLESIX_GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return path.read_text(encoding="utf-8")


def integers(board: Arrangement) -> str:
    rows = [f"board {board.width} {board.height}"]
    rows += [
        f"{p.stone.tile}@{p.stone.arm} {p.x} {p.y} {p.w} {p.h} "
        + " ".join(f"{c.pips}:{c.x},{c.y}" for c in p.cells)
        for p in board.stones
    ]
    rows += [f"marker {m.arm} {m.x} {m.y}" for m in board.markers]
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize("name", FIGURES)
def test_figures(written: Maker, name: str) -> None:
    line, counted = FIGURES[name]
    layout = written(line, *counted)

    whole = integers(arrange(layout))
    assert whole == golden(f"{name}.integers", whole)
    svg = figure_svg(layout, title=name, desc=line, legend=LEGEND, lang="en")
    assert svg == golden(f"{name}.svg", svg)


@pytest.mark.parametrize("width", [80, 60, 40])
@pytest.mark.parametrize("seed", [3, 8])
def test_long_hands_in_a_terminal(random_layout: Maker, seed: int, width: int) -> None:
    layout = random_layout(seed, "line_first")

    lines = table_lines(layout, width=width, colour=False, unicode=True, labels=LABELS)
    text = "\n".join(lines) + "\n"
    assert text == golden(f"hand-{seed}-{width}.txt", text)


def test_a_small_table_in_letters(written: Maker) -> None:
    layout = written("1-4 1-1@W 4-4@E 3-4@E 1-2@W")

    lines = table_lines(
        layout, width=80, colour=False, unicode=True, labels={"W": "a", "E": "b", "N": "c"}
    )

    assert lines == [
        "             (c)",
        "            ╔═══╗       ┌───┐",
        "    ┌───────╣ 1 ╠───────┤ 4 ├───────┐",
        " (a)│ 2 ┊ 1 ║╌╌╌║ 1 ┊ 4 │╌╌╌│ 4 ┊ 3 │(b)",
        "    └───────╣ 1 ╠───────┤ 4 ├───────┘",
        "            ╚═══╝       └───┘",
        "              ○",
    ]


def test_a_small_table_in_ascii(written: Maker) -> None:
    lines = table_lines(
        written("2-2 2-5@E"), width=40, colour=False, unicode=False, labels={"W": "a"}
    )

    assert lines == [
        "    #####",
        "    # 2 #-------+",
        " (a)#---# 2 : 5 | o",
        "    # 2 #-------+",
        "    #####",
    ]


@pytest.mark.parametrize("sides", ["line_first", "all_first", "none"])
@pytest.mark.parametrize("width", [40, 47, 60, 80, 120])
@pytest.mark.parametrize("unicode", [True, False])
def test_any_width_is_kept(random_layout: Maker, sides: str, width: int, unicode: bool) -> None:
    for seed in range(4):
        layout = random_layout(seed, sides)

        lines = table_lines(layout, width=width, colour=False, unicode=unicode, labels=LABELS)

        assert max(map(len, lines)) <= width
        assert unicode or all(line.isascii() for line in lines)
        letters = "".join(lines)
        halves = [int(half) for stone in layout.stones for half in stone.tile.split("-")]
        assert sorted(re.findall("[0-9]", letters)) == sorted(map(str, halves))
        assert all(letters.count(LABELS[arm]) == 1 for arm in layout.places)


def test_colour_only_adds_escapes(written: Maker) -> None:
    layout = written(LINE)
    plain, coloured = (
        table_lines(layout, width=80, colour=colour, unicode=True, labels=LABELS)
        for colour in (False, True)
    )

    assert [re.sub("\x1b\\[[0-9;]*m", "", line) for line in coloured] == plain
    assert coloured != plain


def test_a_table_too_wide_to_draw_is_listed(written: Maker) -> None:
    lines = table_lines(written(LINE), width=8, colour=False, unicode=True, labels=LABELS)

    assert max(map(len, lines)) <= 8
    assert lines[:2] == ["W: 1-2", "   (a)"]


def test_an_empty_table_in_a_terminal() -> None:
    empty = Layout((), {}, ())

    assert table_lines(empty, width=80, colour=True, unicode=True, labels={}) == []


def test_an_svg_is_accessible_and_self_contained(random_layout: Maker) -> None:
    layout = random_layout(2, "line_first")

    svg = figure_svg(layout, title='a <"&> b', desc="ряд & 列", box=PORTRAIT, legend=LEGEND)
    root = ET.fromstring(svg)

    assert root.get("role") == "img"
    named = [root.find(f"{SVG}title"), root.find(f"{SVG}desc")]
    assert [part.text for part in named if part is not None] == ['a <"&> b', "ряд & 列"]
    assert root.get("aria-labelledby", "").split() == [
        part.get("id") for part in named if part is not None
    ]
    assert not re.search(r"<script|href|url\(|@import|javascript|\son[a-z]+=", svg)
    assert int(root.get("width", "0")) <= PORTRAIT.width


def test_an_svg_draws_every_pip_and_every_sign(written: Maker) -> None:
    line, counted = FIGURES["p4"]
    svg = figure_svg(written(line, *counted), title="", desc="")

    assert svg.count('class="tile"') == 5
    assert svg.count('class="pip"') == 5 + 2 + 8 + 7 + 3
    assert svg.count('class="spinner"') == 1
    assert re.findall(r'class="number"[^>]*>(\d+)<', svg) == ["1", "1", "2", "3"]
    assert svg.count('class="dot"') == 0


def test_a_lone_double_counts_once_and_has_two_dots(written: Maker) -> None:
    line, counted = FIGURES["p3"]
    svg = figure_svg(written(line, *counted), title="", desc="")

    assert re.findall(r'class="number"[^>]*>(\d+)<', svg) == ["4"]
    assert svg.count('class="dot"') == 2


def test_nine_pips() -> None:
    svgs = [
        figure_svg(Layout((Stone(f"{n}-{n}", "", n, n, None, True),), {}, ()), title="", desc="")
        for n in range(10)
    ]

    assert [svg.count('class="pip"') for svg in svgs] == [2 * n for n in range(10)]


def test_an_empty_table_is_an_svg() -> None:
    root = ET.fromstring(figure_svg(Layout((), {}, ()), title="t", desc="d"))

    assert root.tag == f"{SVG}svg"


def test_a_counted_tile_off_the_ends_gets_its_number(written: Maker) -> None:
    layout = written("2-2 2-5@E")
    counted = Layout(layout.stones, layout.places, (Counted("2-2", "", 4, "lead-double"),))

    svg = figure_svg(counted, title="", desc="")
    assert re.findall(r'class="number"[^>]*>(\d+)<', svg) == ["4"]


def test_a_waiting_place_looks_different(written: Maker) -> None:
    layout = written("6-6")
    waiting = Layout(layout.stones, {"W": (6,)}, (), frozenset({"E"}))

    svg = figure_svg(waiting, title="", desc="")
    lines = table_lines(waiting, width=40, colour=False, unicode=True, labels={})

    assert (svg.count('class="dot"'), svg.count('class="dot waits"')) == (1, 1)
    assert lines[2] == "  ○ ║╌╌╌║ ·"
