"""A match at the terminal, action by action: deal, ask or let a bot choose, save, do, tell."""

from __future__ import annotations

import random
from typing import Final, final

from doublesix.cli.dealing import opener_of, shuffled
from doublesix.cli.play.prompt import Prompt
from doublesix.cli.play.save import Save, hand_line
from doublesix.cli.play.screen import Screen
from doublesix.cli.play.seating import HUMAN, Seating
from doublesix.engine.kernel import Played, State
from doublesix.engine.match import Match
from doublesix.players import player
from doublesix.record import HandRecord, Record
from doublesix.views import seat_view

__all__ = ["Session"]

_DEAL: Final = "deal"
_BOT: Final = "bot"


@final
class Session:
    """One match from its first or its saved position to its end."""

    def __init__(
        self, record: Record, seats: Seating, seed: int, screen: Screen, prompt: Prompt, save: Save
    ) -> None:
        self.record = record
        self.seats = seats
        self.seed = seed
        self.screen = screen
        self.prompt = prompt
        self.save = save
        self.match = Match(record.rules)
        self._at_keyboard: int | None = None

    def restore(self) -> None:
        """Bring the match to where its record, which is sound, ends."""
        texts = self.match.texts
        for hand in self.record.hands:
            self.match.open(hand.deal, hand.opener)
            for text in hand.actions:
                self._apply(texts.draw if text[0] == "+" else texts.parse(text))
        if self.match.state is not None:
            self.screen.resume_hand(self.match)
        elif self.match.ended:
            self.screen.hand_over(self.match)

    def run(self) -> None:
        """Play until a side has won, or somebody leaves (`Leave` passes through)."""
        while self.match.winner is None:
            if self.match.state is None:
                self._open_hand()
            self._play_hand()
        self.screen.match_over(self.match)

    def _open_hand(self) -> None:
        number = len(self.match.ended)
        rng = self._chance(_DEAL, number)
        deal = shuffled(self.record.rules, rng)
        opener = opener_of(self.match, deal, rng)
        self.save.write(hand_line(self.record, opener, deal))
        self.record.hands.append(HandRecord(opener, deal, []))
        self.match.open(deal, opener)
        self._at_keyboard = None
        self.screen.hand_opens(self.match)

    def _play_hand(self) -> None:
        while (state := self.match.state) is not None:
            seat = state.turn
            action = self._only_step(state)
            if action is None:
                chooser = self._ask if self.seats.kinds[seat] == HUMAN else self._bot_choice
                action = chooser(state)
            self._do(state, action)
        self.screen.hand_over(self.match)
        self.prompt.keeper.follow()
        self.prompt.pause_after_hand(self.match)

    def _only_step(self, state: State) -> int | None:
        """A draw or a pass that nothing can replace is not asked for."""
        actions = state.actions()
        return actions[0] if len(actions) == 1 and actions[0] >= self.match.texts.draw else None

    def _ask(self, state: State) -> int:
        seat = state.turn
        if seat != self._at_keyboard and len(self.seats.humans) > 1:
            self._at_keyboard = None
            self.screen.hide()
            self.prompt.hand_keyboard_to(self.match, seat)
            self.screen.show_again(seat)
        self._at_keyboard = seat
        if self.match.lays:
            self.screen.line("")
            self.screen.show_table(self.match)
        action = self.prompt.ask(self.match, seat)
        self.screen.turn_ends(seat)
        return action

    def _bot_choice(self, state: State) -> int:
        seat = state.turn
        step = len(self.record.hands[-1].actions)
        rng = self._chance(_BOT, len(self.match.ended), step)
        return player(self.seats.kinds[seat]).choose(seat_view(self.match, seat), rng)

    def _do(self, state: State, action: int) -> None:
        """Save first, then do and tell: what a player has seen done is on the disk."""
        text = self._text(state, action)
        self.save.write({"action": text})
        self.record.hands[-1].actions.append(text)
        known = len(self.match.events)
        self._apply(action)
        self.screen.tell(self.match, self.match.events[known])

    def _text(self, state: State, action: int) -> str:
        texts = self.match.texts
        if action == texts.draw:
            tile = state.next_tile
            assert tile is not None, "a dealt boneyard is known"  # noqa: S101
            return texts.drawn[tile]
        return (texts.laid if state.table else texts.led)[action]

    def _chance(self, *use: str | int) -> random.Random:
        """The same seed gives the same match, also when it is resumed."""
        return random.Random("/".join(map(str, (self.seed, *use))))

    def _apply(self, action: int) -> None:
        outcome = self.match.apply(action)
        assert isinstance(outcome, Played), outcome  # noqa: S101
