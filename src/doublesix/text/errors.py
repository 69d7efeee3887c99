"""What the room raises: one exception for a user's wish, two for our own mistakes."""

from __future__ import annotations

from typing import final

__all__ = ["BadArguments", "UnknownCode", "UnknownLanguage"]


@final
class UnknownLanguage(Exception):
    """Somebody asked for a language that has no folder; `allowed` lists those that have one."""

    def __init__(self, value: str, allowed: tuple[str, ...]) -> None:
        super().__init__(value, allowed)
        self.value = value
        self.allowed = allowed


@final
class UnknownCode(KeyError):
    """A bug: the code is in no catalogue, neither in the language asked for nor in English."""


@final
class BadArguments(TypeError):
    """A bug: the message cannot be formatted, most often because an argument was not given."""
