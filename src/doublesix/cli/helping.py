"""Help pages laid out by columns: click counts letters, and Japanese ones are two columns wide."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import cleandoc

import click

from doublesix.cli.wrapping import columns, joined, wrapped

__all__ = ["HelpContext", "joining"]


def joining(text: str) -> str:
    """A heading that something follows on its line; a wide colon brings its own blank.

    >>> joining("Usage:"), joining("使い方：")
    ('Usage: ', '使い方：')
    """
    return text if text.endswith("：") else text + " "


class _Formatter(click.HelpFormatter):
    def write_heading(self, heading: str) -> None:
        self.write(f"{' ' * self.current_indent}{heading}\n")

    def write_text(self, text: str) -> None:
        for number, paragraph in enumerate(cleandoc(text).split("\n\n")):
            if number:
                self.write_paragraph()
            self._write_rows(joined(paragraph).replace("\n", " "))

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        rows = list(rows)
        first = min(max(columns(term) for term, _ in rows), col_max) + col_spacing
        for term, text in rows:
            blank = " " * max(first - columns(term), col_spacing)
            self._write_rows(text, term + blank, first)

    def _write_rows(self, text: str, head: str = "", hanging: int = 0) -> None:
        """The text to the right of its head, wrapped behind it."""
        margin = " " * self.current_indent
        first, *rest = wrapped(text, self.width - self.current_indent - hanging)
        self.write(f"{margin}{head}{first}".rstrip() + "\n")
        for row in rest:
            self.write(margin + " " * hanging + row + "\n")


class HelpContext(click.Context):
    """The context of every command: it lays help out by columns."""

    formatter_class = _Formatter
