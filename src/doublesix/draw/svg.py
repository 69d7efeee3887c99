"""A table as one self-contained SVG: no script, nothing loaded, readable in light and dark.

Filled number: what a counted end adds. Hollow dot: a place that is open and adds nothing here.
Dashed: a place that waits for an obligation elsewhere. Orange outline: the branching double.
Shape and fill tell them apart without colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from html import escape
from typing import final

from doublesix.draw.geometry import Arrangement, Box, Cell, Placed, arrange
from doublesix.engine.layout import Counted, Layout

__all__ = ["Legend", "figure_svg"]

# Pixels of a quarter at the drawing's own size; a viewer scales it freely.
_PX = 15
_LARGEST_PX = 20
_MARGIN = 1
_LEGEND_LINE = 26

# Positions of pips on a half, in sixteenths of its side, by row then column.
_LOW, _MID, _HIGH = 4, 8, 12
_CORNERS = ((_LOW, _LOW), (_HIGH, _HIGH), (_HIGH, _LOW), (_LOW, _HIGH))
_SIDES = ((_LOW, _MID), (_HIGH, _MID), (_MID, _LOW), (_MID, _HIGH))
_CENTRE = ((_MID, _MID),)
_PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    _CENTRE,
    _CORNERS[:2],
    _CORNERS[:2] + _CENTRE,
    _CORNERS,
    _CORNERS + _CENTRE,
    _CORNERS + _SIDES[:2],
    _CORNERS + _SIDES[:2] + _CENTRE,
    _CORNERS + _SIDES,
    _CORNERS + _SIDES + _CENTRE,
)

_STYLE = """
.{id} .tile{{fill:#fdfbf5;stroke:#4a4540;stroke-width:1.2}}
.{id} .bar{{stroke:#8f887f;stroke-width:1.2}}
.{id} .pip{{fill:#1f1d1b}}
.{id} .spinner{{fill:none;stroke:#d96500;stroke-width:3.6}}
.{id} .dot{{fill:none;stroke:#2f6f62;stroke-width:2.6}}
.{id} .waits{{stroke-dasharray:2.5 2.5;stroke-width:1.6}}
.{id} .disc{{fill:#14508c;stroke:#fdfbf5;stroke-width:1.5}}
.{id} .number{{fill:#fff;font-weight:700;text-anchor:middle}}
.{id} .text{{fill:#2b2926}}
.{id} text{{font-family:system-ui,"Segoe UI",Roboto,"Noto Sans","Noto Sans JP",sans-serif}}
@media (prefers-color-scheme:dark){{
.{id} .tile{{fill:#ece6d9;stroke:#0c0b0a}}
.{id} .spinner{{stroke:#ff8c26}}
.{id} .dot{{stroke:#7fd1bf}}
.{id} .disc{{fill:#9cc9f5;stroke:#10151b}}
.{id} .number{{fill:#0b1a2a}}
.{id} .text{{fill:#e9e5de}}
}}
@media (forced-colors:active){{
.{id} .tile,.{id} .disc{{fill:Canvas;stroke:CanvasText}}
.{id} .pip,.{id} .number,.{id} .text{{fill:CanvasText}}
.{id} .bar,.{id} .dot{{stroke:CanvasText}}
.{id} .spinner{{stroke:Highlight}}
}}
"""


@final
@dataclass(frozen=True, slots=True)
class Legend:
    """The words beside the three signs, in the reader's language; "" leaves a line out."""

    counted: str = ""
    place: str = ""
    spinner: str = ""


def figure_svg(
    layout: Layout,
    *,
    title: str,
    desc: str,
    box: Box | None = None,
    legend: Legend | None = None,
    lang: str = "",
) -> str:
    """The SVG of a table. `box` gives the shape (and largest size in pixels) of the board.

    `title`, `desc` and the legend's words are plain text in the language `lang`.
    """
    board = arrange(layout, box)
    px = _scale(board, box)
    width, height = ((side + 2 * _MARGIN) * px for side in (board.width, board.height))
    lines = _legend_lines(legend or Legend())
    widest = max([width, *(_text_width(words) for _, words in lines)])
    below = _LEGEND_LINE * len(lines) + (8 if lines else 0)
    name = "d" + sha256(repr((board, layout.counted, title, desc)).encode()).hexdigest()[:8]
    left = (widest - width) // 2 + _MARGIN * px
    parts = [
        _opening(name, lang, widest, height + below),
        f'<title id="{name}-t">{escape(title)}</title>',
        f'<desc id="{name}-d">{escape(desc)}</desc>',
        f"<style>{_STYLE.format(id=name)}</style>",
        f'<g transform="translate({left} {_MARGIN * px})">',
        *(_tile(placed, px) for placed in board.stones),
        *(_outline(placed, px) for placed in board.stones if placed.stone.spinner),
        *_signs(layout, board, px),
        "</g>",
        *_legend(lines, height + 8),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _scale(board: Arrangement, box: Box | None) -> int:
    """Pixels of a quarter."""
    if box is None:
        return _PX
    return max(1, min(_LARGEST_PX, board.short_side(box, margin=_MARGIN) // 2))


def _opening(name: str, lang: str, width: int, height: int) -> str:
    spoken = f' lang="{escape(lang)}"' if lang else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{name}" role="img"'
        f' aria-labelledby="{name}-t {name}-d"{spoken} width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}">'
    )


def _num(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _tile(placed: Placed, px: int) -> str:
    gap = px * 0.06
    x, y, w, h = (v * px for v in (placed.x, placed.y, placed.w, placed.h))
    middle_x, middle_y, cut = x + w / 2, y + h / 2, px * 0.3
    bar = (
        (middle_x, y + cut, middle_x, y + h - cut)
        if placed.horizontal
        else (x + cut, middle_y, x + w - cut, middle_y)
    )
    x1, y1, x2, y2 = map(_num, bar)
    pips = "".join(_pips(cell, placed, px) for cell in placed.cells)
    return (
        f'<g><rect class="tile" {_rect(x + gap, y + gap, w - 2 * gap, h - 2 * gap)}'
        f' rx="{_num(px * 0.35)}"/>'
        f'<line class="bar" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>{pips}</g>'
    )


def _rect(x: float, y: float, w: float, h: float) -> str:
    return f'x="{_num(x)}" y="{_num(y)}" width="{_num(w)}" height="{_num(h)}"'


def _pips(cell: Cell, placed: Placed, px: int) -> str:
    radius = px * (0.19 if cell.pips <= 6 else 0.17)
    dots = []
    for across, down in _PIPS[cell.pips]:
        # The rows of three of a 6 run along the tile, as on real tiles.
        column, row = (down, across) if placed.horizontal else (across, down)
        x, y = cell.x * px + column * px / 8, cell.y * px + row * px / 8
        dots.append(f'<circle class="pip" cx="{_num(x)}" cy="{_num(y)}" r="{_num(radius)}"/>')
    return "".join(dots)


def _outline(placed: Placed, px: int) -> str:
    x, y, w, h = (v * px for v in (placed.x, placed.y, placed.w, placed.h))
    return f'<rect class="spinner" {_rect(x, y, w, h)} rx="{_num(px * 0.4)}"/>'


def _signs(layout: Layout, board: Arrangement, px: int) -> list[str]:
    """A number at every counted end, a hollow dot at the other places."""
    points = {m.arm: (m.x * px, m.y * px) for m in board.markers}
    counted = {item.arm: item for item in layout.counted if item.arm in points}
    signs = [_disc(*points[arm], item.points, px) for arm, item in counted.items()]
    signs += [
        _dot(*points[arm], px, "dot waits" if arm in layout.waiting else "dot")
        for arm in points
        if arm not in counted
    ]
    signs += [
        _disc(*_badge(board, item, px), item.points, px)
        for item in layout.counted
        if item.arm not in points
    ]
    return signs


def _badge(board: Arrangement, item: Counted, px: int) -> tuple[int, int]:
    """The corner of a tile that counts without being an end of an arm."""
    placed = next(p for p in board.stones if p.stone.tile == item.tile)
    return (placed.x + placed.w) * px, placed.y * px


def _disc(x: float, y: float, points: int, px: float) -> str:
    size = px * (1.15 if points < 10 else 1.0)
    return (
        f'<circle class="disc" cx="{_num(x)}" cy="{_num(y)}" r="{_num(px * 0.85)}"/>'
        f'<text class="number" x="{_num(x)}" y="{_num(y + size * 0.36)}"'
        f' font-size="{_num(size)}">{points}</text>'
    )


def _dot(x: float, y: float, px: float, kind: str = "dot") -> str:
    return f'<circle class="{kind}" cx="{_num(x)}" cy="{_num(y)}" r="{_num(px * 0.42)}"/>'


def _legend_lines(legend: Legend) -> list[tuple[str, str]]:
    signs = (
        (_disc(17, 0, 5, 11), legend.counted),
        (_dot(17, 0, 14), legend.place),
        (f'<rect class="spinner" {_rect(9, -8, 16, 16)} rx="4"/>', legend.spinner),
    )
    return [(sign, words) for sign, words in signs if words]


def _legend(lines: list[tuple[str, str]], top: int) -> list[str]:
    return [
        f'<g transform="translate(0 {top + _LEGEND_LINE * number + 10})">{sign}'
        f'<text class="text" x="36" y="5" font-size="14">{escape(words)}</text></g>'
        for number, (sign, words) in enumerate(lines)
    ]


def _text_width(words: str) -> int:
    """Pixels of a line of the legend, rather too many than too few; wide letters count double."""
    return 46 + sum(15 if ord(letter) > 0x2E80 else 8 for letter in words)
