"""An error a user meets: one line, an exit status, never a traceback."""

from __future__ import annotations

from typing import final

__all__ = ["FAILED", "INTERRUPTED", "USAGE", "CommandFault"]

FAILED = 1
USAGE = 2
INTERRUPTED = 130


@final
class CommandFault(Exception):
    """A finished sentence for standard error, and the exit status that goes with it."""

    def __init__(self, sentence: str, status: int = USAGE) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status
