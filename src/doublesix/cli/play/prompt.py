"""Asking a person: numbered choices, a tile or a whole action, and words that only show things."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import final

from doublesix.cli.play.choices import Choice, choices
from doublesix.cli.play.screen import Screen
from doublesix.engine.match import Match
from doublesix.tiles import NotationError, parse_tile
from doublesix.text import say

__all__ = ["Leave", "Prompt"]

WORDS = ("hand", "table", "score", "again", "help", "quit")
"""What may be typed at any prompt, in English and in the chosen language."""


@final
class Leave(Exception):
    """The person wants to stop here; the match is saved."""


@final
class Prompt:
    """Reads lines from `read`; ends of input and `quit` leave the match."""

    def __init__(self, screen: Screen, lang: str, read: Callable[[], str], *, pauses: bool) -> None:
        self.screen = screen
        self.lang = lang
        self.read = read
        self.pauses = pauses
        self.words = {say(f"play-word-{word}", lang): word for word in WORDS}
        self.words |= {word: word for word in WORDS}

    def ask(self, match: Match, seat: int) -> int:
        """The action a person chooses; nothing else leaves this loop but `Leave`."""
        options = choices(match)
        self.screen.show_choices(match, seat, options)
        while True:
            typed = self._line(say("play-prompt", self.lang))
            word = self.words.get(typed.lower())
            if word is not None:
                self._show(word, match, seat, options)
                continue
            chosen = _chosen(typed, options, match)
            if chosen is not None:
                return chosen
            self.screen.refuse(typed, options)

    def pause_after_hand(self, *, over: bool) -> None:
        """Let people read the settlement before the next deal covers it."""
        if self.pauses and not over:
            self._line(say("play-next-hand", self.lang))

    def hand_keyboard_to(self, name: str) -> None:
        """Wait until the next person sits at the keyboard."""
        self._line(say("play-hand-over-keyboard", self.lang, name=name))

    def _show(self, word: str, match: Match, seat: int, options: Iterable[Choice]) -> None:
        if word == "quit":
            raise Leave
        if word == "hand":
            self.screen.show_hand(match, seat)
        elif word == "table":
            self.screen.show_table(match)
        elif word == "score":
            self.screen.show_score(match)
        elif word == "again":
            self.screen.show_again()
        else:
            self.screen.show_help()
        self.screen.show_choices(match, seat, options)

    def _line(self, prompt: str) -> str:
        self.screen.ask(prompt)
        line = self.read()
        if not line:
            self.screen.line("")
            raise Leave
        return line.strip()


def _chosen(typed: str, options: list[Choice], match: Match) -> int | None:
    """The action meant by a number, a tile that has one place, or an action as in the record."""
    if not typed:
        return options[0].action if len(options) == 1 else None
    if typed.isascii() and typed.isdigit():
        number = int(typed)
        return options[number - 1].action if 1 <= number <= len(options) else None
    for option in options:
        if typed.upper() == option.text.upper():
            return option.action
    try:
        tile = parse_tile(typed, match.rules.tiles)
    except NotationError:
        return None
    meant = [option.action for option in options if option.tile == tile]
    return meant[0] if len(meant) == 1 else None
