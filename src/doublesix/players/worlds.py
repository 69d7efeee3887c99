"""Worlds: whole deals that a seat cannot tell from the real one, and the states they lead to.

Before the first lay every order of the tiles is equally likely. What a seat has seen since then
leaves those orders that put a candidate into every slot of its view, and they stay equally likely:
what others may have meant by their lays is not weighed.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from typing import final

from doublesix.engine.events import Drew, Laid
from doublesix.engine.hands import TILES, Deal
from doublesix.engine.kernel import Played, State
from doublesix.engine.leads import lead_order
from doublesix.engine.tables import Tables
from doublesix.rules import Ruleset
from doublesix.views import SeatView

__all__ = ["Worlds", "seen_state", "state_of"]

_SWAPS = 3
"""Exchanges tried per hidden tile."""


@final
@dataclass(frozen=True, slots=True)
class _Source:
    """One tile's way to where it is: the deal or a draw; the boneyard has neither seat nor draw."""

    seat: int | None
    draw: int | None
    may_be: int


@final
class Worlds:
    """Deals that agree with a view.

    Two steps make one. First the tiles are matched to sources at random, one after another, a tile
    giving way where another source has no choice left. Then pairs of sources exchange their tiles
    wherever both may; an exchange and its reverse are equally likely, which evens out what the
    first step prefers.
    """

    def __init__(self, view: SeatView) -> None:
        self._seats = view.rules.seats
        sources = sorted(_sources(view), key=lambda source: source.may_be.bit_count())
        self._sources = sources
        self._masks = [source.may_be for source in sources]
        self._tiles = _tiles(reduce(or_, self._masks))
        self._loose = [i for i, mask in enumerate(self._masks) if mask.bit_count() > 1]

    def sample(self, rng: random.Random) -> Deal:
        """One deal; whether its leader is the real one is left to `state_of`."""
        tiles = self._matched(rng)
        masks, loose, chance = self._masks, self._loose, rng.random
        size = len(loose)
        for _ in range(_SWAPS * size):
            i, j = loose[int(chance() * size)], loose[int(chance() * size)]
            if masks[i] >> tiles[j] & 1 and masks[j] >> tiles[i] & 1:
                tiles[i], tiles[j] = tiles[j], tiles[i]
        return self._deal(tiles)

    def _matched(self, rng: random.Random) -> list[int]:
        """A tile for each source, those with few candidates first."""
        free = self._tiles.copy()
        rng.shuffle(free)
        holder: dict[int, int] = {}
        for source, mask in enumerate(self._masks):
            for tile in free:
                if mask >> tile & 1:
                    holder[tile] = source
                    free.remove(tile)
                    break
            else:
                free.remove(self._make_room(source, holder, set()))
        return sorted(holder, key=holder.__getitem__)

    def _make_room(self, source: int, holder: dict[int, int], tried: set[int]) -> int:
        """Find the source a tile by moving others (an augmenting path); the tile newly used.

        There is such a path, for the real deal is a matching; -1 where this branch has none.
        """
        open_to = [t for t in self._tiles if self._masks[source] >> t & 1 and t not in tried]
        tried.update(open_to)
        for tile in open_to:
            used = tile if tile not in holder else self._make_room(holder[tile], holder, tried)
            if used >= 0:
                holder[tile] = source
                return used
        return -1

    def _deal(self, tiles: Sequence[int]) -> Deal:
        hands: list[list[int]] = [[] for _ in range(self._seats)]
        drawn: dict[int, int] = {}
        rest: list[int] = []
        for source, tile in zip(self._sources, tiles, strict=True):
            if source.seat is None:
                rest.append(tile)
            elif source.draw is None:
                hands[source.seat].append(tile)
            else:
                drawn[source.draw] = tile
        boneyard = (*(drawn[draw] for draw in range(len(drawn))), *rest)
        return Deal(tuple(tuple(sorted(hand)) for hand in hands), boneyard)


def seen_state(view: SeatView) -> State:
    """The state as the seat to act sees it: others' tiles and the boneyard's order are unknown."""
    rules = view.rules
    hands: list[int] = [-rules.deal] * rules.seats
    for slot in view.slots:
        if slot.draw is None and slot.known:
            hands[slot.seat] = slot.may_be
    state = State.dealt(_tables(rules), hands, None, view.opener, _scores(view), _only(view, hands))
    replayed = _replayed(view, state)
    assert replayed is not None, "the view's own events are legal"  # noqa: S101
    return replayed


def state_of(view: SeatView, deal: Deal) -> State | None:
    """The state to which the view's events lead from that deal; None if they do not fit it."""
    hands = [_mask(hand or ()) for hand in deal.hands]
    if view.lead == TILES:
        held = reduce(or_, hands)
        best = next((tile for tile in lead_order(view.rules) if held >> tile & 1), None)
        if best is not None and not hands[view.opener] >> best & 1:
            return None
    tables, only = _tables(view.rules), _only(view, hands)
    return _replayed(
        view, State.dealt(tables, hands, deal.boneyard, view.opener, _scores(view), only)
    )


def _replayed(view: SeatView, state: State) -> State | None:
    draw = len(view.rules.tiles) * 12
    for event in view.events[1:]:
        if isinstance(event, Laid):
            played = state.apply(event.action)
        elif isinstance(event, Drew):
            tile = event.tile if state.next_tile is None else None
            played = state.apply(draw) if tile is None else state.apply(draw, tile)
        else:
            played = state.apply(draw + 1)
        if not isinstance(played, Played) or played.end:
            return None
    return state


def _sources(view: SeatView) -> list[_Source]:
    """A source for every tile of the set."""
    full = (1 << len(view.rules.tiles)) - 1
    laid = reduce(or_, (1 << e.tile for e in view.events if isinstance(e, Laid)), 0)
    sources = [
        _Source(slot.seat, slot.draw, slot.may_be) for slot in view.slots for _ in range(slot.count)
    ]
    undrawn = full & ~laid & ~_mask(view.hand)
    return sources + [_Source(None, None, undrawn)] * view.boneyard_left


def _scores(view: SeatView) -> list[int]:
    """The scores when the hand began."""
    if view.hand_number == 0:
        return [0] * view.rules.side_count
    return [score or 0 for score in view.ended[view.hand_number - 1].scores]


def _only(view: SeatView, hands: Sequence[int]) -> int | None:
    """The tile that the opener must lead where tiles decided the lead (B5, G2), if it is known."""
    held = hands[view.opener]
    if view.lead != TILES or view.rules.lead_tile != "deciding" or held < 0:
        return None
    return next((tile for tile in lead_order(view.rules) if held >> tile & 1), None)


@cache
def _tables(rules: Ruleset) -> Tables:
    return Tables(rules)


def _mask(tiles: Sequence[int]) -> int:
    return reduce(or_, (1 << tile for tile in tiles), 0)


def _tiles(mask: int) -> list[int]:
    return [tile for tile in range(mask.bit_length()) if mask >> tile & 1]
