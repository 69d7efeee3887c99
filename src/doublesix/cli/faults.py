"""An error a user meets: one line, an exit status, never a traceback."""

from __future__ import annotations

import errno
from typing import final

from doublesix.text import say

__all__ = [
    "FAILED",
    "INTERRUPTED",
    "USAGE",
    "CommandFault",
    "fault",
    "path_words",
    "system_words",
]

FAILED = 1
USAGE = 2
INTERRUPTED = 130

_LONGEST = 60
"""How much of a wrong value an error repeats, in characters."""

_REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "not-folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "large",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.EEXIST: "exists",
}


@final
class CommandFault(Exception):
    """A finished sentence for standard error, and the exit status that goes with it."""

    def __init__(self, sentence: str, status: int = USAGE) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def fault(code: str, lang: str, *, value: object = "", **args: str | int) -> CommandFault:
    """The fault of that code; `value` comes from the user and is repeated, shortened if long."""
    text = str(value)
    shown = text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
    return CommandFault(say(code, lang, value=shown, **args))


def path_words(name: str, error: OSError | ValueError, lang: str) -> str:
    """Why the file of that name cannot be read or written."""
    if not name:
        return say("system-no-name", lang)
    if isinstance(error, OSError):
        return system_words(error, lang)
    return say("system-bad-name", lang)  # a zero in it, or what no file system can hold


def system_words(error: OSError, lang: str) -> str:
    """What the operating system says, in that language: its own words are English."""
    reason = _REASONS.get(error.errno or 0)
    if reason is None:
        return say("system-other", lang, number=error.errno or 0)
    return say(f"system-{reason}", lang)
