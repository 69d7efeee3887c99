"""What a person sees and hears of a match: line by line, a drawing where the terminal has one."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from shutil import get_terminal_size
from typing import TextIO, final

from doublesix.cli.play.choices import Choice
from doublesix.cli.play.seating import Seating
from doublesix.draw import table_lines
from doublesix.engine.events import Dealt, Drew, Event, Laid
from doublesix.engine.match import Match
from doublesix.engine.table import layout_of
from doublesix.explain import (
    explain_layout_places,
    hand_end_lines,
    match_over_line,
    paper_marks,
    sides_names,
    tell_event,
)
from doublesix.rules import Ruleset
from doublesix.text import say

__all__ = ["Look", "Screen"]

_NARROWEST, _WIDEST = 40, 100
_ACROSS = 2
_BLANK_LINES = 60
"""Enough to push another person's hand off a screen that cannot be cleared."""


@final
@dataclass(frozen=True, slots=True)
class Look:
    """What the output can show: `drawn` pictures, `colour`, `unicode`; `pace` in seconds."""

    drawn: bool
    colour: bool
    unicode: bool
    pace: float = 0.0


@final
class Screen:
    """Prints a match for the people at this keyboard."""

    def __init__(self, seats: Seating, look: Look, lang: str, out: TextIO | None = None) -> None:
        self.seats = seats
        self.look = look
        self.lang = lang
        self.out = out or sys.stdout
        self._recent: list[str] = []

    @property
    def viewer(self) -> int | None:
        """The one person whose tiles may stand in the running text; None with several or none."""
        humans = self.seats.humans
        return humans[0] if len(humans) == 1 else None

    def line(self, text: str) -> None:
        """One line of text."""
        print(text, file=self.out)

    def ask(self, prompt: str) -> None:
        """A prompt; the answer follows on the same line."""
        print(prompt + " ", end="", file=self.out, flush=True)

    def hide(self) -> None:
        """Put what stands on the screen out of sight."""
        if self.look.drawn:
            print("\x1b[2J\x1b[3J\x1b[H", end="", file=self.out, flush=True)
        else:
            print("\n" * _BLANK_LINES, end="", file=self.out, flush=True)

    def match_opens(self, rules: Ruleset) -> None:
        """What is played, for how much, and who the bots are."""
        game = say(f"game-{rules.game}", self.lang)
        self.line(say("play-head", self.lang, game=game, target=rules.target))
        for seat, name in enumerate(self.seats.names):
            if not self._is_human(seat):
                bot = say(f"player-{self.seats.kinds[seat]}", self.lang)
                self.line(say("play-bot", self.lang, name=name, bot=bot))

    def hand_opens(self, match: Match) -> None:
        """A new hand: who leads, what lies in the boneyard."""
        self._recent.clear()
        self.line("")
        for event in match.events:
            self.tell(match, event)

    def resume_hand(self, match: Match) -> None:
        """The hand that goes on, told up to where it stopped."""
        for event in match.events:
            if not isinstance(event, Dealt):
                self._recent += self._told(match, event)
        self.show_again()

    def tell(self, match: Match, event: Event) -> None:
        """What just happened, in words; then a pause after a bot, if wanted."""
        lines = self._told(match, event)
        self._recent += lines
        for text in lines:
            self.line(self._bright(text) if isinstance(event, Laid) and event.award else text)
        if self.look.pace and isinstance(event, Laid | Drew) and not self._is_human(event.seat):
            time.sleep(self.look.pace)

    def before_turn(self, match: Match) -> None:
        """The table as the person to act finds it."""
        self.line("")
        self.show_table(match)
        self._recent.clear()

    def show_table(self, match: Match) -> None:
        """The table, drawn where that is possible, and the open places in words where not."""
        layout = layout_of(match.rules, match.lays)
        if self.look.drawn:
            width = min(max(get_terminal_size().columns, _NARROWEST), _WIDEST)
            for text in table_lines(
                layout,
                width=width,
                colour=self.look.colour,
                unicode=self.look.unicode,
                labels={arm: arm for arm in layout.places},
            ):
                self.line(text)
            return
        for text in explain_layout_places(match.rules, layout, self.lang):
            self.line(text)

    def show_hand(self, match: Match, seat: int) -> None:
        """The tiles a person holds."""
        state = match.state
        assert state is not None, "a hand is in progress"  # noqa: S101
        tiles = match.rules.tiles
        held = [tiles.text(t) for t in range(len(tiles)) if state.hands[seat] >> t & 1]
        name = self.seats.names[seat]
        self.line(say("play-hand", self.lang, name=name, tiles="  ".join(held)))

    def show_choices(self, match: Match, seat: int, options: Sequence[Choice]) -> None:
        """What may be done now, numbered, with what each lay would score."""
        self.show_hand(match, seat)
        for number, option in enumerate(options, 1):
            self.line(say("play-choice", self.lang, n=number, what=self._choice(option, match.rules)))

    def show_score(self, match: Match) -> None:
        """Every side's score as a number and in paper marks (R5)."""
        for name, score in zip(sides_names(match.rules, self.seats.names, self.lang), match.scores,
                               strict=True):
            marks = paper_marks(match.rules, score or 0)
            text = say("play-score", self.lang, name=name, score=score or 0, marks=marks)
            self.line(text.rstrip())
        self.line(say("play-target", self.lang, target=match.rules.target))

    def show_again(self) -> None:
        """What happened since this person's last turn, once more."""
        for text in self._recent:
            self.line(text)

    def show_help(self) -> None:
        """What may be typed."""
        self.line(say("play-help", self.lang))

    def refuse(self, typed: str, options: Sequence[Choice]) -> None:
        """What was typed is no choice; what is."""
        self.line(say("play-not-a-choice", self.lang, value=typed, n=len(options)))

    def hand_over(self, match: Match) -> None:
        """How the hand ended, line by line, and the score."""
        self.line("")
        for text in hand_end_lines(match, self.seats.names, self.lang):
            self.line(text)
        self.show_score(match)

    def match_over(self, match: Match) -> None:
        """Who has won."""
        self.line("")
        self.line(self._bright(match_over_line(match, self.seats.names, self.lang)))

    def _told(self, match: Match, event: Event) -> list[str]:
        return tell_event(match, event, self.seats.names, self.lang, self.viewer)

    def _choice(self, option: Choice, rules: Ruleset) -> str:
        if option.tile is None:
            return say(f"play-choice-{option.text}", self.lang)
        what = self._lay(option, rules)
        if not option.award:
            return what
        return say("play-scores", self.lang, what=what, points=say("points", self.lang, n=option.award))

    def _lay(self, option: Choice, rules: Ruleset) -> str:
        assert option.tile is not None  # noqa: S101
        tile = rules.tiles.text(option.tile)
        if not option.arm:
            return say("play-lead", self.lang, tile=tile)
        to = say(f"arm-{option.arm.lower()}.to", self.lang)
        if rules.match != "sum_seven":
            return say("play-lay", self.lang, tile=tile, to=to, lay=option.text)
        if option.way == _ACROSS:
            return say("play-lay-across", self.lang, tile=tile, to=to, lay=option.text)
        pips = rules.tiles.halves[option.tile][option.way]
        return say("play-lay-open", self.lang, tile=tile, to=to, lay=option.text, pips=pips)

    def _is_human(self, seat: int) -> bool:
        return seat in self.seats.humans

    def _bright(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.look.colour else text
