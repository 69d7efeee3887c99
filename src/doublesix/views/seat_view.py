"""`SeatView`: everything that one seat may know, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from doublesix.engine.events import Dealt, Event
from doublesix.engine.hands import LOT, TILES, HandEnd, Lead
from doublesix.engine.layout import Counted, Layout
from doublesix.engine.match import Match
from doublesix.rules import Ruleset
from doublesix.views.redaction import redacted
from doublesix.views.slots import Reader, Slot

__all__ = ["SeatView", "seat_view", "watcher_view"]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """The match as a seat sees it, or a watcher, whose `seat` is None and whose `hand` is empty.

    It tells the hand in progress, or the last one until the next is dealt; then `turn` is None.
    All of it follows from the seat's own tiles and from what is public, so that matches which
    differ in hidden tiles alone give equal views.
    """

    rules: Ruleset
    seat: int | None
    hand_number: int
    """Of the hand that the view tells, from 0."""
    opener: int
    lead: Lead
    """What decided who opens: a seat, `LOT` or `TILES`."""
    turn: int | None
    hand: tuple[int, ...]
    """The seat's own tiles, rising."""
    sizes: tuple[int, ...]
    """How many tiles each seat holds."""
    boneyard_left: int
    drawable: int
    """How many tiles of the boneyard may still be drawn."""
    scores: tuple[int | None, ...]
    """By side."""
    winner: int | None
    """The side that has won the match."""
    actions: tuple[int, ...]
    """The legal actions, rising; none when it is not this seat's turn."""
    texts: tuple[str, ...]
    """The same as text."""
    layout: Layout
    total: int
    """What counts now: the sum of the ends, or the pips on the table; else 0."""
    slots: tuple[Slot, ...]
    """Where the tiles in the hands may have come from, as far as the events prove it."""
    lacks: tuple[int, ...]
    """By seat the mask of the tiles that it certainly does not hold now."""
    events: tuple[Event, ...]
    """What happened in this hand; hidden tiles are None."""
    ended: tuple[HandEnd, ...]
    """How the hands of the match ended."""

    @property
    def places(self) -> dict[str, tuple[int, ...]]:
        """Each open arm with the pips open there, waiting arms included."""
        return self.layout.places

    @property
    def waiting(self) -> frozenset[str]:
        """The arms that take no tile until the spinner's sides are filled (V3)."""
        return self.layout.waiting

    @property
    def counted(self) -> tuple[Counted, ...]:
        """What counts now, item by item."""
        return self.layout.counted


def seat_view(match: Match, seat: int) -> SeatView:
    """What that seat may know; a hand has been dealt."""
    return _view(match, seat)


def watcher_view(match: Match) -> SeatView:
    """What somebody beside the table may know: nobody's hand; a hand has been dealt."""
    return _view(match, None)


def _view(match: Match, seat: int | None) -> SeatView:
    rules = match.rules
    events = tuple(redacted(event, seat) for event in match.events)
    dealt = events[0]
    assert isinstance(dealt, Dealt), "a hand begins with its deal"  # noqa: S101
    lead = _lead(match, dealt.hand)
    reader = Reader(rules, dealt, led_by_tiles=lead == TILES)
    reader.read(events)
    actions = _actions(match, seat)
    texts = match.texts.laid if match.lays else match.texts.led
    boneyard_left = dealt.boneyard - reader.draws
    return SeatView(
        rules=rules,
        seat=seat,
        hand_number=dealt.hand,
        opener=dealt.opener,
        lead=lead,
        turn=None if match.state is None else match.state.turn,
        hand=() if seat is None else reader.hand(seat),
        sizes=tuple(reader.held),
        boneyard_left=boneyard_left,
        drawable=0 if rules.draw == "none" else max(0, boneyard_left - rules.reserve),
        scores=tuple(match.scores),
        winner=match.winner,
        actions=actions,
        texts=tuple(texts[action] for action in actions),
        layout=reader.table.layout(),
        total=reader.table.total,
        slots=reader.slots(),
        lacks=reader.lacks(),
        events=events,
        ended=tuple(match.ended),
    )


def _actions(match: Match, seat: int | None) -> tuple[int, ...]:
    state = match.state
    return tuple(state.actions()) if state is not None and state.turn == seat else ()


def _lead(match: Match, hand: int) -> Lead:
    """What decided who opens that hand."""
    if hand:
        return match.ended[hand - 1].lead
    return LOT if match.rules.first_lead == "lot" else TILES
