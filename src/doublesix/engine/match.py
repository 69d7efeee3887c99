"""A match: hands one after another, who leads, scores, the winner. It wraps the compiled state.

Chance stays outside: deals and the lots for the lead come in as arguments (R6, R8).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from doublesix.engine.actions import ARMS, action_texts
from doublesix.engine.counting import counted
from doublesix.engine.events import Dealt, Drew, Event, HandOver, Laid, MatchOver, Passed
from doublesix.engine.hands import ENDINGS, LOT, TILES, Deal, HandEnd, Lead, mask_of
from doublesix.engine.kernel import Played, State
from doublesix.engine.layout import Counted
from doublesix.engine.refusal import Refusal
from doublesix.engine.settlement import pips_left, settle, winner_of
from doublesix.engine.tables import Tables
from doublesix.rules import Ruleset

__all__ = ["Match"]

_WON, _OUT, _OVER, _BLOCKED = 1, 2, 3, 4

_Lay = tuple[Played, bool, list[tuple[int, int, int, str]], tuple[int | None, ...]]
"""A lay, whether it led, what counted after it, and the scores."""

_Note = _Lay | Event


@final
class Match:
    """The running match; `state` is the hand in progress, None between hands.

    `events` and `lays` (action numbers) tell the hand in progress, or the last one. Few callers
    want the events of every action, so they are noted briefly and told when asked for.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.tables = Tables(rules)
        self.rules = rules
        self.scores: list[int | None] = [0] * rules.side_count
        self.state: State | None = None
        self.ended: list[HandEnd] = []
        self.winner: int | None = None
        self._opener = 0
        self._before: list[int | None] = []
        self.texts = action_texts(rules.max_pip, rules.match == "sum_seven")
        self.deal: Deal | None = None
        self.lays: list[int] = []
        self._events: list[Event] = []
        self._notes: list[_Note] = []

    @property
    def events(self) -> list[Event]:
        """What has happened in the hand, in order."""
        self._events.extend(self._told(note) for note in self._notes)
        self._notes.clear()
        return self._events

    def scores_in_play(self) -> list[int | None]:
        """By side, after the last action and before any settlement, in points."""
        return list(self.scores if self.state is not None else self._before)

    @property
    def lead(self) -> Lead:
        """Who leads the next hand."""
        return self.ended[-1].lead if self.ended else self._first_lead()

    def leader(self, deal: Deal) -> int | None:
        """The seat that must lead this deal; None where a lot decides, or nobody can know."""
        if not isinstance(deal, Deal):
            raise TypeError("deal", deal)
        if self.lead >= 0:
            return self.lead
        return None if self.lead == LOT else self._holder(deal)

    def open(self, deal: Deal, opener: int) -> State:
        """Begin a hand that this seat leads; TypeError or ValueError where it cannot be dealt."""
        rules = self.rules
        if not isinstance(deal, Deal):
            raise TypeError("deal", deal)
        if len(deal.hands) != rules.seats or opener not in range(rules.seats):
            raise ValueError("deal", deal, opener)
        tiles = len(rules.tiles)
        hands = [-rules.deal if held is None else mask_of(held, tiles) for held in deal.hands]
        scores = [score or 0 for score in self.scores]
        only = self._lead_tile(deal, opener)
        self.state = State.dealt(self.tables, hands, deal.boneyard, opener, scores, only)
        self._opener = opener
        self.deal = deal
        self.lays = []
        self._events = [self._dealt(deal, opener)]
        self._notes = []
        return self.state

    def apply(self, action: int, drawn: int | None = None) -> Played | Refusal:
        """Do an action of the hand in progress; when it ends the hand, settle it."""
        state = self.state
        if state is None:
            raise ValueError("no hand is open")
        played = state.apply(action, drawn)
        if isinstance(played, Refusal):
            return played
        if played.award:
            side = self.rules.side_of[played.seat]
            self.scores[side] = _plus(self.scores[side], played.award)
        self._note(state, played)
        if not state.all_seen():
            state.reveal_last()
        if state.end:
            self._close(state, state.end, played.seat)
        return played

    def close_blocked(self) -> bool:
        """End a hand whose hidden tiles may all be unplayable as blocked; False if it cannot be."""
        state = self.state
        if state is None or state.left or state.all_seen():
            return False
        if any(state.hidden_fits(seat) for seat in range(self.rules.seats)):
            return False
        state.call_block()
        self._close(state, _BLOCKED, state.turn)
        return True

    def _close(self, state: State, end: int, seat: int) -> None:
        known = tuple(
            None if state.hidden_tiles(s) else pips_left(state, s) for s in range(self.rules.seats)
        )
        change = self._settled(state, end)
        self._before = list(self.scores)
        self.scores = [
            _plus(score, delta) for score, delta in zip(self.scores, change, strict=True)
        ]
        best = winner_of(state) if end == _BLOCKED and None not in known else None
        self.ended.append(
            HandEnd(
                end=ENDINGS[end],
                seat=None if end == _BLOCKED else seat,
                pips=known,
                settlement=tuple(change),
                scores=tuple(self.scores),
                lead=self._next_lead(end, seat, best, unseen=end == _BLOCKED and None in known),
            )
        )
        self.state = None
        self.winner = self.rules.side_of[seat] if end == _WON else self._winner_after_hand(change)
        self._notes.append(HandOver(self.ended[-1]))
        if self.winner is not None:
            self._notes.append(MatchOver(self.winner, tuple(self.scores)))

    def _dealt(self, deal: Deal, opener: int) -> Dealt:
        hands = tuple(None if held is None else tuple(sorted(held)) for held in deal.hands)
        sizes = (self.rules.deal,) * self.rules.seats
        return Dealt(len(self.ended), opener, hands, sizes, self.rules.boneyard_size)

    def _note(self, state: State, played: Played) -> None:
        if played.action < self.texts.draw:
            self.lays.append(played.action)
            self._notes.append((played, len(self.lays) == 1, counted(state), tuple(self.scores)))
        elif played.action == self.texts.draw:
            self._notes.append(Drew(played.seat, played.tile, state.boneyard_left))
        else:
            self._notes.append(Passed(played.seat))

    def _told(self, note: _Note) -> Event:
        if not isinstance(note, tuple):
            return note
        played, led, items, scores = note
        names = self.rules.tiles.texts
        return Laid(
            seat=played.seat,
            action=played.action,
            text=(self.texts.led if led else self.texts.laid)[played.action],
            tile=played.action // 12,
            counted=tuple(
                Counted(names[tile], ARMS[arm], points, why) for tile, arm, points, why in items
            ),
            total=played.total,
            award=played.award,
            scores=scores,
        )

    def _settled(self, state: State, end: int) -> list[int | None]:
        """What each side's score changes by; None where it depends on tiles nobody saw."""
        rules = self.rules
        if end == _WON or state.all_seen():
            return list(settle(state))
        change: list[int | None] = [0] * rules.side_count
        for seat in range(rules.seats):
            if state.hidden_tiles(seat) and rules.own_deduction != "none":
                change[rules.side_of[seat]] = None
        if end == _OVER or (end == _OUT and isinstance(rules.out_bonus, int)):
            settled = settle(state)
            return [None if c is None else s for c, s in zip(change, settled, strict=True)]
        return [None] * rules.side_count

    def _first_lead(self) -> Lead:
        return LOT if self.rules.first_lead == "lot" else TILES

    def _next_lead(self, end: int, seat: int, best: int | None, *, unseen: bool) -> Lead:
        """Who leads next; whoever does is believed where unseen tiles hide who won a block."""
        rules = self.rules
        if end == _WON:
            return LOT
        rule = rules.lead_after_out if end == _OUT else rules.lead_after_block
        if rule == "left":
            return rules.next_seat[self._opener]
        if rule == "as_first":
            return self._first_lead()
        if rule == "finisher":
            return seat
        if rule == "block_winner" and best is not None:
            return best
        if rule == "lot" or unseen:
            return LOT
        return LOT if rules.lead_without_winner == "lot" else self._first_lead()

    def _holder(self, deal: Deal) -> int | None:
        for tile in self.tables.lead_ranking():
            for seat, held in enumerate(deal.hands):
                if held is not None and tile in held:
                    return seat if None not in deal.hands else None
        return None

    def _lead_tile(self, deal: Deal, opener: int) -> int | None:
        """The tile that must be led: the one that decided the lead (B5, G2, V2)."""
        held = deal.hands[opener]
        if self.lead != TILES or self.rules.lead_tile != "deciding" or held is None:
            return None
        return next((tile for tile in self.tables.lead_ranking() if tile in held), None)

    def _winner_after_hand(self, change: Sequence[int | None]) -> int | None:
        """The side that won by the hand's end (C6, G8, D10, D11); None while nobody has."""
        scores = self.scores
        if None in scores:
            return None
        sides = [side for side, score in enumerate(scores) if (score or 0) >= self.rules.target]
        if self.rules.target_test == "every_credit":
            sides = [side for side in sides if (change[side] or 0) > 0]
        limit = self.rules.hand_limit
        if not sides and limit is not None and len(self.ended) >= limit:
            sides = list(range(len(scores)))
        best = [side for side in sides if scores[side] == max(scores[s] or 0 for s in sides)]
        return best[0] if len(best) == 1 else None


def _plus(score: int | None, points: int | None) -> int | None:
    return None if score is None or points is None else score + points
