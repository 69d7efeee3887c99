"""Lines that people type: what was typed before the question can be thrown away."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import final

__all__ = ["Keyboard"]

_PIECE = 4096


@final
class Keyboard:
    """Standard input, line by line.

    From a terminal the bytes are read here, so that none waits unseen in Python's own buffers.
    """

    def __init__(self) -> None:
        self.stream = sys.stdin
        self.is_terminal = self.stream.isatty()
        self._reads_bytes = self.is_terminal and sys.platform != "win32"
        self._waiting = b""

    def line(self) -> str:
        """The next line; empty at the end of the input."""
        if not self._reads_bytes:
            return self.stream.readline()
        while b"\n" not in self._waiting:
            more = os.read(self.stream.fileno(), _PIECE)
            self._waiting += more
            if not more:  # the end is where it was typed: what comes later is another line
                return self._taken(len(self._waiting))
        return self._taken(self._waiting.index(b"\n") + 1)

    def forget(self) -> None:
        """Throw away what was typed already: it was meant for another question."""
        self._waiting = b""
        if not self.is_terminal:
            return
        with suppress(OSError, ValueError):
            _drop_typed(self.stream.fileno())

    def _taken(self, size: int) -> str:
        taken, self._waiting = self._waiting[:size], self._waiting[size:]
        return taken.decode(self.stream.encoding or "utf-8", "replace")


def _drop_typed(terminal: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
    else:
        import termios

        with suppress(termios.error):
            termios.tcflush(terminal, termios.TCIFLUSH)
