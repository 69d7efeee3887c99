"""Asking a person: numbered choices, a tile or a whole action, and words that only show things."""

from __future__ import annotations

import re
from typing import final
from unicodedata import normalize

from doublesix.cli.play.choices import Choice, choices
from doublesix.cli.play.keeping import Keeper
from doublesix.cli.play.keyboard import Keyboard
from doublesix.cli.play.screen import Screen
from doublesix.engine.match import Match
from doublesix.engine.refusal import Refusal
from doublesix.explain import explain_refusal, one_line
from doublesix.text import languages, say
from doublesix.tiles import NotationError, TileSet, parse_tile

__all__ = ["WORDS", "Leave", "Prompt"]

WORDS = ("hand", "table", "score", "again", "save", "help", "quit")
"""What may be typed at any prompt, in English and in the chosen language."""

_LONGEST_NUMBER = 4
_LONGEST_LINE = 4096
_NUMBER = re.compile(r"[-+]?[\d.,_]+")
_ACTIONS = ("draw", "pass")
_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: " "}
"""The wide letters and digits of East Asian keyboards; other digits are no numbers here."""


@final
class Leave(Exception):
    """The person wants to stop here; the match is saved."""


@final
class Prompt:
    """Reads lines from the keyboard; ends of input and `quit` leave the match.

    `typed`: a person sits at a terminal; else answers are printed where they were expected.
    """

    def __init__(self, screen: Screen, keeper: Keeper, keyboard: Keyboard, *, typed: bool) -> None:
        self.screen = screen
        self.keeper = keeper
        self.lang = screen.lang
        self.keyboard = keyboard
        self.typed = typed
        self.words = {_folded(say(f"play-word-{word}", self.lang)): word for word in WORDS}
        self.words |= {word: word for word in WORDS}

    def ask(self, match: Match, seat: int) -> int:
        """The action a person chooses; nothing else leaves this loop but `Leave`."""
        options = choices(match)
        self.screen.show_hand(match, seat)
        self.screen.show_choices(options, match.rules)
        while True:
            typed = self._line(say("play-prompt", self.lang))
            if self._shown(typed, match, seat):
                continue
            if not typed and len(options) > 1:
                self.screen.show_choices(options, match.rules)
                continue
            meant = _meant(typed, options, match.rules.tiles)
            if len(meant) == 1:
                return meant[0].action
            if meant:
                lays = ", ".join(option.text for option in meant)
                self.screen.line(say("play-which-place", self.lang, value=typed, lays=lays))
            else:
                self.screen.line(
                    _refusal(typed, match, self.lang) or self._no_choice(typed, options)
                )

    def pause_after_hand(self, match: Match) -> None:
        """Let people read the settlement before the next deal covers it."""
        if self.typed and match.winner is None:
            self._wait(say("play-next-hand", self.lang), match)

    def hand_keyboard_to(self, match: Match, seat: int) -> None:
        """Wait until the next person sits at the keyboard."""
        name = self.screen.seats.names[seat]
        self.keyboard.forget()
        self._wait(say("play-hand-over-keyboard", self.lang, name=name), match)

    def offer_record(self) -> None:
        """At the end: a file name keeps the record, Enter does not."""
        while self.typed:
            name = self._file_name(self._line(say("play-offer-record", self.lang)))
            if not name:
                return
            if _is_answer(name, self.keeper.record.rules.tiles):
                shown = one_line(name)
                self.screen.line(say("play-no-file-name", self.lang, value=shown))
                continue
            saved, sentence = self.keeper.save(name)
            self.screen.line(sentence)
            if saved:
                return

    def _file_name(self, typed: str) -> str:
        """What follows `save`, as at the other prompts, or all of it."""
        first, _, rest = typed.partition(" ")
        return rest.strip() if self.words.get(_folded(first)) == "save" and rest else typed

    def _no_choice(self, typed: str, options: list[Choice]) -> str:
        return say("play-not-a-choice", self.lang, value=one_line(typed), n=len(options))

    def _wait(self, prompt: str, match: Match) -> None:
        while self._shown(self._line(prompt), match, None):
            pass

    def _shown(self, typed: str, match: Match, seat: int | None) -> bool:
        """Whether that was a word that shows something; `seat` None: several people may look."""
        first, _, rest = typed.partition(" ")
        word = self.words.get(_folded(first))
        if word is None or (rest and word != "save"):
            return False
        if word == "quit":
            raise Leave
        screen = self.screen
        match word:
            case "hand" if seat is not None:
                screen.show_hand(match, seat)
            case "hand":
                screen.line(say("play-no-hand-now", self.lang))
            case "table":
                screen.show_table(match, whole=True)
            case "score":
                screen.show_score(match)
            case "again":
                screen.show_again(screen.viewer if seat is None else seat)
            case "save" if rest:
                screen.line(self.keeper.save(rest.strip())[1])
            case "save":
                screen.line(say("play-save-where", self.lang))
            case _:
                screen.show_help(match.rules)
        return True

    def _line(self, prompt: str) -> str:
        self.screen.ask(prompt)
        line = self.keyboard.line()
        if not line:
            self.screen.line("")
            raise Leave
        typed = line.strip()
        if not self.typed:
            self.screen.line(one_line(typed, _LONGEST_LINE))
        return typed


def _folded(text: str) -> str:
    """Wide and narrow, large and small letters alike."""
    return normalize("NFKC", text).casefold().replace("ё", "е")


def _narrow(text: str) -> str:
    return text.translate(_WIDE).strip()


def _is_answer(typed: str, tiles: TileSet) -> bool:
    """Whether that is meant for another question: a word, yes or no, a number, a tile or a lay."""
    text = _folded(typed)
    if text in _answers() or _NUMBER.fullmatch(text):
        return True
    try:
        parse_tile(text.partition("@")[0].strip(), tiles)
    except NotationError as error:
        return error.code != "tile-unreadable"
    return True


def _answers() -> set[str]:
    """What is no file name, in every language."""
    answers = {*WORDS, *_ACTIONS}
    for lang in languages():
        answers |= {say(f"play-word-{word}", lang) for word in WORDS}
        answers |= set(say("play-yes-no", lang).split())
    return set(map(_folded, answers))


def _refusal(typed: str, match: Match, lang: str) -> str | None:
    """Why a lay that is written as in the record is not legal now; None if it is none."""
    state = match.state
    tile, at, place = _narrow(typed).partition("@")
    if state is None or not at:
        return None
    try:
        action = match.texts.parse(tile + at + place[:1].upper() + place[1:])
    except NotationError:
        return None
    outcome = state.copy().apply(action)
    return explain_refusal(outcome, state, lang) if isinstance(outcome, Refusal) else None


def _meant(typed: str, options: list[Choice], tiles: TileSet) -> list[Choice]:
    """The choices meant by a number, a tile, or an action as in the record; Enter takes the only.

    A tile that fits in several places means all of them.
    """
    text = _narrow(typed)
    if not text:
        return options
    if text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER:
        return options[int(text) - 1 : int(text)] if int(text) else []
    exact = [option for option in options if option.text.casefold() == text.casefold()]
    if exact:
        return exact
    tile, at, place = text.partition("@")
    try:
        wanted = parse_tile(tile.strip(), tiles)
    except NotationError:
        return []
    found = [option for option in options if option.tile == wanted]
    if at:
        ending = (at + place).strip().casefold()
        return [option for option in found if option.text.casefold().endswith(ending)]
    return found
