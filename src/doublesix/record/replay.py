"""Replaying a record: the truth about every action, or the fault that stops it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from doublesix.engine.actions import ActionTexts, action_texts
from doublesix.engine.counting import counted
from doublesix.engine.hands import HandEnd
from doublesix.engine.kernel import Played, State
from doublesix.engine.match import Match
from doublesix.engine.places import places
from doublesix.engine.refusal import Refusal
from doublesix.record.faults import RecordFault
from doublesix.record.model import HandRecord, Record
from doublesix.rules import Ruleset
from doublesix.tiles import NotationError, parse_tile

__all__ = ["Line", "replay", "texts_of"]

Line = dict[str, Any]
"""One object of a replay, as `docs/reference/record.md` describes it."""


def texts_of(rules: Ruleset) -> ActionTexts:
    """The action texts of a game's tile set and matching rule."""
    return action_texts(rules.max_pip, rules.match == "sum_seven")


def replay(record: Record) -> Iterator[Line]:
    """The lines of the replay, action by action; `RecordFault` at the first unsound one."""
    match = Match(record.rules)
    last = len(record.hands) - 1
    for number, hand in enumerate(record.hands):
        if match.winner is not None:
            raise RecordFault("record-after-win", hand=number)
        yield from _hand(match, hand, number, is_last=number == last)
    yield {"winner": match.winner, "scores": list(match.scores)}


def _hand(match: Match, hand: HandRecord, number: int, *, is_last: bool) -> Iterator[Line]:
    leader = match.leader(hand.deal)
    if leader is not None and leader != hand.opener:
        raise RecordFault("record-opener", value=hand.opener, hand=number, allowed=(str(leader),))
    state = match.open(hand.deal, hand.opener)
    for ply, text in enumerate(hand.actions):
        if match.state is None:
            raise RecordFault("record-after-hand", value=text, hand=number, action=ply)
        played = _act(match, state, text, number, ply)
        yield _line(match, state, played, number, ply)
    if match.state is not None and not is_last and not match.close_blocked():
        raise RecordFault("record-hand-unfinished", hand=number, action=len(hand.actions))
    if match.state is None:
        yield _end(match.ended[-1], number)


def _act(match: Match, state: State, text: str, hand: int, ply: int) -> Played:
    texts = match.texts
    try:
        action, drawn = _read(texts, state, text)
    except NotationError as error:
        raise RecordFault(
            error.code, value=text, hand=hand, action=ply, allowed=tuple(_legal(texts, state) or ())
        ) from None
    outcome: Played | Refusal | str
    outcome = _drawn_fault(state, drawn) or match.apply(action, drawn)
    if isinstance(outcome, Played):
        return outcome
    code = outcome if isinstance(outcome, str) else outcome.code
    raise RecordFault(
        code,
        value=text,
        hand=hand,
        action=ply,
        allowed=_allowed(texts, state, code),
        pips=_open_there(state, action),
    )


def _read(texts: ActionTexts, state: State, text: str) -> tuple[int, int | None]:
    """An action's number and, for a draw, the tile drawn (None where nobody saw it)."""
    if text.startswith("+"):
        return texts.draw, None if text == "+?" else parse_tile(text[1:], texts.tiles)
    action = texts.parse(text)
    if action == texts.draw:
        raise NotationError("draw-without-tile", text)
    if state.table == 0 and "@" in text:
        raise NotationError("lead-with-arm", text, text.index("@"))
    if state.table and action < texts.draw and "@" not in text:
        raise NotationError("arm-missing", text, len(text))
    return action, None


def _drawn_fault(state: State, drawn: int | None) -> str | None:
    """Why that tile cannot be the one drawn, if it cannot."""
    if drawn is None or state.left == 0:
        return None
    following = state.next_tile
    if following is not None:
        return None if drawn == following else "draw-other-tile"
    return None if state.unseen() >> drawn & 1 else "draw-seen-tile"


def _allowed(texts: ActionTexts, state: State, code: str) -> tuple[str, ...]:
    """What would have been legal; where the wrong tile was drawn, the one that comes next."""
    if code == "draw-other-tile" and state.next_tile is not None:
        return (texts.drawn[state.next_tile],)
    return tuple(_legal(texts, state) or ())


def _line(match: Match, state: State, played: Played, hand: int, ply: int) -> Line:
    texts = match.texts
    names = texts.tiles.texts
    laid = played.action < texts.draw
    return {
        "hand": hand,
        "ply": ply,
        "seat": played.seat,
        "action": _text(texts, played, ply),
        "award": played.award,
        "total": played.total,
        "counted": sorted([[names[c[0]], c[2]] for c in counted(state)]) if laid else [],
        "places": places(state),
        "scores": match.scores_in_play(),
        "turn": None if state.end else state.turn,
        "legal": _legal(texts, state),
    }


def _text(texts: ActionTexts, played: Played, ply: int) -> str:
    if played.action == texts.draw:
        return "+?" if played.tile is None else texts.drawn[played.tile]
    return (texts.laid if ply else texts.led)[played.action]


def _legal(texts: ActionTexts, state: State) -> list[str] | None:
    if state.end:
        return []
    if state.hidden_tiles(state.turn):
        return None
    table = texts.laid if state.table else texts.led
    return [table[action] for action in state.actions()]


def _open_there(state: State, action: int) -> str:
    from doublesix.engine.tables import open_pips

    return ", ".join(map(str, open_pips(state.arm_codes()[action % 12 // 3])))


def _end(end: HandEnd, number: int) -> Line:
    return {
        "hand": number,
        "end": end.end,
        "seat": end.seat,
        "pips": list(end.pips),
        "settlement": list(end.settlement),
        "scores": list(end.scores),
        "lead": end.lead if end.lead >= 0 else None,
    }
