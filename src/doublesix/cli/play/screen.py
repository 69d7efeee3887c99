"""What a person sees and hears of a match: line by line, a drawing where the terminal has one."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import TextIO, final

from doublesix.cli.play.choices import Choice
from doublesix.cli.play.look import Look
from doublesix.cli.play.seating import Seating
from doublesix.cli.wrapping import wrapped
from doublesix.draw import SpokenTile, spoken, table_lines
from doublesix.engine.events import Dealt, Drew, Event, Laid
from doublesix.engine.layout import Layout
from doublesix.engine.match import Match
from doublesix.engine.table import layout_of
from doublesix.explain import (
    explain_layout_places,
    hand_end_lines,
    listed,
    marks_suit,
    match_over_line,
    paper_marks,
    sides_names,
    steps,
    tell_event,
)
from doublesix.rules import Ruleset
from doublesix.text import say

__all__ = ["Screen"]

_WIDEST_TABLE = 100
_ACROSS = 2
_FEWEST_BLANK = 60
"""At least as many lines push another person's hand off a screen that cannot be cleared."""


@final
class Screen:
    """Prints a match for the people at this keyboard."""

    def __init__(self, seats: Seating, look: Look, lang: str, out: TextIO | None = None) -> None:
        self.seats = seats
        self.look = look
        self.lang = lang
        self.out = out or sys.stdout
        # What each person, and a bystander (None), could know of what happened since a turn ended.
        self._heard: dict[int | None, list[str]] = {who: [] for who in (*seats.humans, None)}

    @property
    def viewer(self) -> int | None:
        """The one person whose tiles may stand in the running text; None with several or none."""
        humans = self.seats.humans
        return humans[0] if len(humans) == 1 else None

    def line(self, text: str, *, bright: bool = False) -> None:
        """A text on lines of its own, cut between words where there is a terminal."""
        for row in self._rows(text):
            shown = f"\x1b[1m{row}\x1b[0m" if bright and self.look.colour else row
            print(shown, file=self.out)

    def ask(self, prompt: str) -> None:
        """A prompt; the answer follows on the same line."""
        *rows, last = self._rows(prompt)
        for row in rows:
            print(row, file=self.out)
        print(last + " ", end="", file=self.out, flush=True)

    def hide(self) -> None:
        """Put what stands on the screen out of sight."""
        lines = max(self.look.height, _FEWEST_BLANK)
        blank = "\x1b[2J\x1b[3J\x1b[H" if self.look.drawn else "\n" * lines
        print(blank, end="", file=self.out, flush=True)

    def match_opens(self, rules: Ruleset) -> None:
        """What is played, for how much, who sits together, who the bots are."""
        game = say(f"game-{rules.game}", self.lang)
        self.line(say("play-head", self.lang, game=game, target=rules.target))
        if rules.side_count < rules.seats:
            sides = steps(self._sides(rules), self.lang)
            self.line(say("play-partners", self.lang, sides=sides))
        for seat, name in enumerate(self.seats.names):
            if not self._is_human(seat):
                bot = say(f"player-{self.seats.kinds[seat]}", self.lang)
                self.line(say("play-bot", self.lang, name=name, bot=bot))

    def hand_opens(self, match: Match) -> None:
        """A new hand: who leads, what lies in the boneyard."""
        self.line("")
        for event in match.events:
            self.tell(match, event)

    def resume_hand(self, match: Match) -> None:
        """The hand that goes on, told up to where it stopped."""
        for event in match.events:
            if not isinstance(event, Dealt):
                self._hear(match, event)
        self.show_again(self.viewer)

    def tell(self, match: Match, event: Event) -> None:
        """What just happened, in words; then a pause after a bot, if wanted."""
        scored = isinstance(event, Laid) and bool(event.award)
        for text in self._hear(match, event):
            self.line(text, bright=scored)
        if self.look.pace and isinstance(event, Laid | Drew) and not self._is_human(event.seat):
            self.out.flush()
            time.sleep(self.look.pace)

    def turn_ends(self, seat: int) -> None:
        """This person has chosen: from here on counts what happened since."""
        self._heard[seat].clear()
        self._heard[None].clear()

    def show_table(self, match: Match, *, whole: bool = False) -> None:
        """The table, drawn where that is possible; the open places in words where not.

        `whole` tells in words also what lies on each arm.
        """
        layout = layout_of(match.rules, match.lays)
        if not self.look.drawn:
            if whole:
                self._tell_arms(layout)
            for text in explain_layout_places(match.rules, layout, self.lang):
                self.line(text)
            self._tell_sizes(match)
            return
        if layout.stones:
            self._draw_table(layout)
        else:
            self.line(say("count-empty", self.lang))
        self._tell_sizes(match)

    def _tell_sizes(self, match: Match) -> None:
        """How many tiles each seat and the boneyard hold: all may see that (A22)."""
        state = match.state
        if state is None:
            return
        held = [
            say(
                "play-holds",
                self.lang,
                name=name,
                tiles=say("tiles", self.lang, n=state.held(seat)),
            )
            for seat, name in enumerate(self.seats.names)
        ]
        boneyard = say("tiles", self.lang, n=state.boneyard_left)
        self.line(say("play-sizes", self.lang, held=listed(held, self.lang), boneyard=boneyard))

    def _draw_table(self, layout: Layout) -> None:
        for text in table_lines(
            layout,
            width=min(self.look.width, _WIDEST_TABLE),
            colour=self.look.colour,
            unicode=self.look.unicode,
            labels={arm: arm for arm in layout.places},
        ):
            print(text, file=self.out)

    def show_hand(self, match: Match, seat: int) -> None:
        """The tiles a person holds."""
        state = match.state
        assert state is not None, "a hand is in progress"  # noqa: S101
        tiles = match.rules.tiles
        held = [tiles.text(t) for t in range(len(tiles)) if state.hands[seat] >> t & 1]
        name = self.seats.names[seat]
        self.line(say("play-hand", self.lang, name=name, tiles="  ".join(held)))

    def show_choices(self, options: Sequence[Choice], rules: Ruleset) -> None:
        """What may be done now, numbered, with what each lay would score."""
        for number, option in enumerate(options, 1):
            self.line(say("play-choice", self.lang, n=number, what=self._choice(option, rules)))

    def show_score(self, match: Match) -> None:
        """Every side's score as a number and in paper marks (R5)."""
        for name, score in zip(self._sides(match.rules), match.scores, strict=True):
            marks = paper_marks(match.rules, score or 0)
            text = say("play-score", self.lang, name=name, score=score or 0, marks=marks)
            self.line(text.rstrip())
        self.line(say("play-target", self.lang, target=match.rules.target))

    def show_again(self, seat: int | None) -> None:
        """What happened since this person's last turn, once more; None: as everybody saw it."""
        for text in self._heard[seat] or [say("play-nothing-yet", self.lang)]:
            self.line(text)

    def show_help(self, rules: Ruleset) -> None:
        """What may be typed; how the marks beside the score are read (R5)."""
        self.line(say("play-help", self.lang))
        if marks_suit(rules):
            self.line(say("play-help-marks", self.lang))

    def hand_over(self, match: Match) -> None:
        """How the hand ended, line by line, and the score."""
        self.line("")
        self.show_table(match)
        lines = hand_end_lines(match, self.seats.names, self.lang)
        for heard in self._heard.values():
            heard.extend(lines)
        for text in lines:
            self.line(text)
        self.show_score(match)

    def match_over(self, match: Match) -> None:
        """Who has won."""
        self.line("")
        self.line(match_over_line(match, self.seats.names, self.lang), bright=True)

    def _rows(self, text: str) -> list[str]:
        return wrapped(text, self.look.width) if self.look.drawn else text.split("\n")

    def _hear(self, match: Match, event: Event) -> list[str]:
        """The event in everybody's own words; returned as it may be shown to all at once."""
        names = self.seats.names
        for who, heard in self._heard.items():
            heard.extend(tell_event(match, event, names, self.lang, who))
        return tell_event(match, event, names, self.lang, self.viewer)

    def _tell_arms(self, layout: Layout) -> None:
        table = spoken(layout)
        if table.centre is not None:
            self.line(say("play-centre", self.lang, tile=_outwards(table.centre)))
        for arm in table.arms:
            if arm.tiles:
                tiles = "  ".join(map(_outwards, arm.tiles))
                self.line(say("play-arm", self.lang, arm=say(arm.code, self.lang), tiles=tiles))

    def _choice(self, option: Choice, rules: Ruleset) -> str:
        if option.tile is None:
            return say(f"play-choice-{option.text}", self.lang)
        what = self._lay(option, rules)
        if not option.award and not option.total:
            return what
        points = say("points", self.lang, n=option.award)
        return say("play-scores", self.lang, what=what, points=points)

    def _lay(self, option: Choice, rules: Ruleset) -> str:
        assert option.tile is not None, "a lay has a tile"  # noqa: S101
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

    def _sides(self, rules: Ruleset) -> list[str]:
        return sides_names(rules, self.seats.names, self.lang)

    def _is_human(self, seat: int) -> bool:
        return seat in self.seats.humans


def _outwards(tile: SpokenTile) -> str:
    """A tile as one meets it going outwards from the centre."""
    return f"{tile.near}-{tile.far}"
