"""A table drawn with letters, for a terminal of 40 columns or more.

A quarter of the geometry is one line high and two columns wide (one where the terminal is too
narrow or the board too high for that), so a lengthwise tile takes 9 columns by 3 lines and shares
its borders.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from textwrap import wrap
from typing import NamedTuple

from doublesix.draw.geometry import Arrangement, Box, Marker, Placed, arrange
from doublesix.draw.words import spoken
from doublesix.engine.layout import Layout

__all__ = ["table_lines"]

# Lines a board may fill before it folds (a usual window has 24), and from where it gets small.
_LINES = 22
_MANY_LINES = 30
_WIDE, _NARROW = 2, 1

_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
_PLAIN, _SPINNER, _LABEL = "", "\x1b[38;5;208m", "\x1b[1;32m"
_RESET = "\x1b[0m"


class _Signs(NamedTuple):
    """Letters for borders by their arms (`_UP` + `_DOWN` ...), and the lines between halves."""

    plain: str
    spinner: str
    upright: str
    level: str
    place: str
    waiting: str


_UNICODE = _Signs(" ││││┘┐┤─└┌├─┴┬┼", " ║║║═╝╗╣═╚╔╠═╩╦╬", "┊", "╌", "○", "·")
_ASCII = _Signs(" ||||+++-+++-+++", " ###############", ":", "-", "o", ".")


class _Paper:
    """Letters by line and column, each with a colour."""

    def __init__(self, signs: _Signs, step: int) -> None:
        self._signs = signs
        self._step = step
        self._borders: dict[tuple[int, int], int] = {}
        self._spinner: set[tuple[int, int]] = set()
        self._letters: dict[tuple[int, int], tuple[str, str]] = {}

    def tile(self, placed: Placed) -> None:
        """Draw the border, both halves and the line between them."""
        left, right = placed.x * self._step, (placed.x + placed.w) * self._step
        top, bottom = placed.y, placed.y + placed.h
        for y in (top, bottom):
            self._line([(y, x) for x in range(left, right + 1)], _RIGHT, _LEFT)
        for x in (left, right):
            self._line([(y, x) for y in range(top, bottom + 1)], _DOWN, _UP)
        if placed.stone.spinner:
            edge = {(y, x) for y in (top, bottom) for x in range(left, right + 1)}
            self._spinner |= edge | {(y, x) for y in range(top, bottom) for x in (left, right)}
        for cell in placed.cells:
            self._letters[cell.y + 1, (cell.x + 1) * self._step] = (str(cell.pips), _PLAIN)
        if placed.horizontal:
            self._letters[top + 1, (left + right) // 2] = (self._signs.upright, _PLAIN)
        else:
            for x in range(left + 1, right):
                self._letters[top + 2, x] = (self._signs.level, _PLAIN)

    def mark(self, marker: Marker, label: str | None, *, waits: bool) -> None:
        """Write the label of a place, or the sign of a place (or waiting place) without one."""
        text = label or (self._signs.waiting if waits else self._signs.place)
        if self._step == _WIDE and label is not None and len(label) == 1:
            text = f"({label})"
        start = marker.x * self._step - len(text) // 2
        for number, letter in enumerate(text):
            spot = marker.y, max(0, start) + number
            if spot not in self._borders and spot not in self._letters:
                self._letters[spot] = (letter, _LABEL)

    def lines(self, *, colour: bool) -> list[str]:
        """The drawing, without blanks at the ends of lines."""
        for spot, arms in self._borders.items():
            kind = self._signs.spinner if spot in self._spinner else self._signs.plain
            hue = _SPINNER if spot in self._spinner else _PLAIN
            self._letters[spot] = (kind[arms], hue)
        rows = [y for y, _ in self._letters]
        return [self._row(y, colour=colour) for y in range(min(rows), max(rows) + 1)]

    def _line(self, spots: list[tuple[int, int]], onward: int, back: int) -> None:
        for spot in spots[:-1]:
            self._borders[spot] = self._borders.get(spot, 0) | onward
        for spot in spots[1:]:
            self._borders[spot] = self._borders.get(spot, 0) | back

    def _row(self, y: int, *, colour: bool) -> str:
        columns = [x for row, x in self._letters if row == y]
        letters = [
            self._letters.get((y, x), (" ", _PLAIN)) for x in range(max(columns, default=-1) + 1)
        ]
        if not colour:
            return "".join(letter for letter, _ in letters)
        return "".join(
            _coloured(hue, group) for hue, group in groupby(letters, lambda pair: pair[1])
        )


def table_lines(
    layout: Layout, *, width: int, colour: bool, unicode: bool, labels: Mapping[str, str]
) -> list[str]:
    """The table in lines of at most `width` columns; `labels` names open places by their arms.

    Doubles lie across, the spinner has a double border (`#` without Unicode), a place without a
    label is a hollow dot, a waiting one a small dot. An empty table has no lines.
    """
    if not layout.stones:
        return []
    signs = _UNICODE if unicode else _ASCII
    for step in (_WIDE, _NARROW):
        widest = (width - 1) // step
        board = arrange(layout, Box(widest, _LINES), widest=widest)
        if board.width <= widest and (step == _NARROW or board.height < _MANY_LINES):
            return _drawn(layout, board, _Paper(signs, step), labels).lines(colour=colour)
    return _listed(layout, width, labels)


def _drawn(layout: Layout, board: Arrangement, paper: _Paper, labels: Mapping[str, str]) -> _Paper:
    for placed in board.stones:
        paper.tile(placed)
    for marker in board.markers:
        paper.mark(marker, labels.get(marker.arm), waits=marker.arm in layout.waiting)
    return paper


def _coloured(hue: str, pairs: Iterable[tuple[str, str]]) -> str:
    text = "".join(letter for letter, _ in pairs)
    return f"{hue}{text}{_RESET}" if hue else text


def _listed(layout: Layout, width: int, labels: Mapping[str, str]) -> list[str]:
    """A table that cannot be folded into the width: each arm as a list of tiles."""
    lines = []
    for arm in spoken(layout).arms:
        label = f" ({labels[arm.arm]})" if arm.arm in labels else ""
        text = f"{arm.arm}: {' '.join(tile.tile for tile in arm.tiles)}{label}"
        lines += wrap(text, width, subsequent_indent="   ", break_on_hyphens=False)
    return lines
