"""A whole match, read from its record."""

from __future__ import annotations

import re
from typing import Any

from oracle.counting import counted_ends, total
from oracle.games import Rules, rules_for
from oracle.hand import Hand, Illegal
from oracle.settling import block_winner, settlement
from oracle.table import Lay
from oracle.tiles import Tile, pips, read, write

_LAY = re.compile(r"([^@:]+)(?:@([WENS])(?::([0-6x]))?)?")


class Unsound(ValueError):
    """An illegal or malformed record: where, and what was sound before it."""

    def __init__(self, text: str, hand: int, ply: int, said: list[dict[str, Any]]) -> None:
        super().__init__(f"hand {hand}, action {ply}: {text}")
        self.hand = hand
        self.ply = ply
        self.said = said


class Match:
    """Scores and hands so far."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.scores = [0] * rules.sides
        self.winner: int | None = None
        self.lead: int | None = None
        self.hands_over = 0

    def start(self, dealt: list[list[Tile]], boneyard: list[Tile] | None, opener: int) -> Hand:
        if self.winner is not None:
            raise Illegal("the match is won")
        return Hand(self.rules, dealt, boneyard, opener, self.lead)

    def act(self, hand: Hand, text: str) -> dict[str, Any]:
        """Do one action; returns what a replay says of it, the hand and ply left out."""
        if hand.is_over():
            raise Illegal(f"{text}: the hand is over")
        seat, points, counted = hand.turn, 0, False
        if text == "pass":
            hand.skip()
        elif text.startswith("+"):
            tile = _tile(text[1:])
            hand.draw(tile)
            text = f"+{write(tile)}"
        else:
            lay = parse_lay(text)
            points, counted = hand.lay(lay), True
            text = str(lay)
            points = self._credit(hand, seat, points)
        ends = counted_ends(hand.table) if counted else []
        return {
            "seat": seat,
            "action": text,
            "award": points,
            "total": total(hand.table) if counted else 0,
            "counted": [list(each) for each in ends],
            "places": hand.table.places(),
            "scores": list(self.scores),
            "turn": None if hand.end else hand.turn,
            "legal": hand.legal(),
        }

    def _credit(self, hand: Hand, seat: int, points: int) -> int:
        """Book an award and see whether it wins at once (R43, C6, A13); what the score gained.

        That is less than was lost where a floor holds the score (A9).
        """
        side = self.rules.side(seat)
        before = self.scores[side]
        self._add(side, points)
        if points > 0 and self.rules.wins_in_play and self.scores[side] >= self.rules.target:
            self.winner = side
            hand.end = "won"
        return self.scores[side] - before

    def _add(self, side: int, points: int) -> None:
        floor = self.rules.score_floor
        self.scores[side] += points
        if floor is not None:
            self.scores[side] = max(floor, self.scores[side])

    def close(self, hand: Hand) -> dict[str, Any]:
        """Settle a hand that is over; returns what a replay says of it."""
        assert hand.end is not None
        before = list(self.scores)
        if hand.end != "won":
            self._settle(hand)
        self.hands_over += 1
        self.lead = self._next_lead(hand)
        if self.winner is None:
            self._see_winner()
        return {
            "end": hand.end,
            "seat": None if hand.end == "blocked" else hand.last_seat,
            "pips": [pips(tiles) for tiles in hand.hands],
            "settlement": [now - then for now, then in zip(self.scores, before, strict=True)],
            "scores": list(self.scores),
            "lead": self.lead,
        }

    def _settle(self, hand: Hand) -> None:
        assert hand.end is not None
        changes = settlement(self.rules, hand.hands, hand.end, hand.last_seat)
        for side, points in enumerate(changes):
            self._add(side, points)

    def _next_lead(self, hand: Hand) -> int | None:
        """R10, R11, C2, D6; None = a lot, or the tiles decide."""
        if hand.end == "out" and self.rules.winner_leads:
            return hand.last_seat
        if hand.end == "blocked" and self.rules.block_winner_leads:
            return block_winner(self.rules, hand.hands)
        return None

    def _see_winner(self) -> None:
        """The target (G8, C6), then the limit of hands: the sole highest side wins."""
        best = max(self.scores)
        leaders = [side for side, score in enumerate(self.scores) if score == best]
        limit = self.rules.hand_limit
        at_limit = limit is not None and self.hands_over >= limit
        if len(leaders) == 1 and (best >= self.rules.target or at_limit):
            self.winner = leaders[0]

    def final(self) -> dict[str, Any]:
        return {"winner": self.winner, "scores": list(self.scores)}


def _tile(text: str) -> Tile:
    try:
        return read(text)
    except ValueError as fault:
        raise Illegal(str(fault)) from fault


def parse_lay(text: str) -> Lay:
    found = _LAY.fullmatch(text)
    if found is None:
        raise Illegal(f"{text!r} is no action")
    tile, arm, leaves = found.groups()
    return Lay(_tile(tile), arm or "", leaves or "")


def _tiles(texts: object) -> list[Tile]:
    if not isinstance(texts, list):
        raise Illegal("the oracle needs known hands")
    return [_tile(text) for text in texts]


def replay(record: dict[str, Any]) -> list[dict[str, Any]]:
    """All that a replay says of a sound record whose hands are known."""
    said: list[dict[str, Any]] = []
    number = ply = 0
    try:
        match = Match(rules_for(record["game"], len(record["players"]), record.get("options")))
        hand = None
        for number, noted in enumerate(record["hands"]):
            ply = 0
            hand = _start(match, noted, hand)
            for ply, action in enumerate(noted["actions"]):
                done = match.act(hand, action)
                said.append({"hand": number, "ply": ply, **done})
            if hand.is_over():
                said.append({"hand": number, **match.close(hand)})
    except (ValueError, KeyError) as fault:
        raise Unsound(str(fault), number, ply, said) from fault
    return [*said, match.final()]


def _start(match: Match, noted: dict[str, Any], before: Hand | None) -> Hand:
    """Begin a noted hand; only the last one may stand unfinished."""
    if before is not None and not before.is_over():
        raise Illegal("the hand before is not finished")
    bones = noted.get("boneyard")
    dealt = [_tiles(tiles) for tiles in noted["dealt"]]
    return match.start(dealt, None if bones is None else _tiles(bones), noted["opener"])
