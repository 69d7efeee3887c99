"""Text cut at the width of the terminal: between words, never inside one; wide letters count two.

Japanese has no blanks: a line may end after any wide letter, but none begins with a closing mark,
and a number stays with what it counts.
"""

from __future__ import annotations

import re
from unicodedata import combining, east_asian_width

__all__ = ["columns", "hanging", "joined", "wrapped"]

_CLOSING = "、。，．・：；！？）」』】〉》ー々"
_OPENING = "（「『【〈《"
_WIDE = "[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]"
_BREAK_IN_WIDE = re.compile(rf"{_WIDE}\n|\n(?={_WIDE})")


def columns(text: str) -> int:
    """How many columns a terminal gives that text.

    >>> columns("hand"), columns("手牌")
    (4, 4)
    """
    return sum(0 if combining(letter) else 1 + _is_wide(letter) for letter in text)


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most `width` columns where its words allow that.

    >>> wrapped("left arm: 2 (bare side)", 12)
    ['left arm: 2', '(bare side)']
    >>> wrapped("左の枝に置きます。", 8)
    ['左の枝に', '置きま', 'す。']
    """
    lines = []
    for paragraph in text.split("\n"):
        line, used = "", 0
        for piece in _pieces(paragraph):
            needed = columns(piece.rstrip())
            if line and used + needed > width:
                lines.append(line.rstrip())
                line, used = "", 0
            line += piece
            used += columns(piece)
        lines.append(line.rstrip())
    return lines


def hanging(head: str, text: str, width: int, *, indent: int | None = None) -> list[str]:
    """The text behind its head, the lines that follow as far to the right, or at the indent.

    >>> hanging("count  ", "Say what a table counts.", 20)
    ['count  Say what a', '       table counts.']
    """
    margin = columns(head) if indent is None else indent
    first, *rest = wrapped(text, width - margin)
    return [f"{head}{first}".rstrip(), *(" " * margin + line for line in rest)]


def joined(text: str) -> str:
    r"""A paragraph of the catalogue without its line breaks beside wide letters.

    >>> joined("各プレイヤーは\n人か\nbot")
    '各プレイヤーは人かbot'
    """
    return _BREAK_IN_WIDE.sub(lambda found: found[0].replace("\n", ""), text)


def _pieces(text: str) -> list[str]:
    """What stays together: a word with the blanks behind it, a wide letter with its marks."""
    pieces: list[str] = []
    for letter in text:
        if pieces and not _may_break(pieces[-1][-1], letter):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _may_break(before: str, after: str) -> bool:
    if after == " " or after in _CLOSING or before in _OPENING:
        return False
    if before.isdigit() and _is_wide(after):
        return False  # a number stays with its counter
    return before == " " or _is_wide(before) or _is_wide(after)


def _is_wide(letter: str) -> bool:
    return east_asian_width(letter) in "WF"
