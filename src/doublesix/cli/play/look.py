"""What this terminal can show: drawing and colour only where it has them."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from shutil import get_terminal_size
from typing import final

__all__ = ["Look", "look_here"]

_NARROWEST = 40


@final
@dataclass(frozen=True, slots=True)
class Look:
    """What the output can show: `drawn` pictures, `colour`, `unicode`; `pace` in seconds."""

    drawn: bool
    colour: bool
    unicode: bool
    pace: float = 0.0

    @property
    def width(self) -> int:
        """How many columns there are now: windows change their size."""
        return max(get_terminal_size().columns, _NARROWEST)

    @property
    def height(self) -> int:
        """How many lines there are now, whatever the environment says of them."""
        told = get_terminal_size().lines
        try:
            return max(told, os.get_terminal_size(sys.stdout.fileno()).lines)
        except (OSError, ValueError):  # no terminal
            return told


def look_here(*, plain: bool, pace: float) -> Look:
    """The look of standard output; words only where it is no terminal, or a simple one."""
    terminal = sys.stdout.isatty() and (os.environ.get("TERM") or "dumb") != "dumb"
    drawn = terminal and not plain
    colour = drawn and not os.environ.get("NO_COLOR")
    unicode = "utf" in (sys.stdout.encoding or "").lower()
    waits = pace if terminal and sys.stdin.isatty() else 0.0
    return Look(drawn, colour, unicode, waits)
