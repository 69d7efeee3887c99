"""A match told as it goes: what happened, sentence by sentence, every award with its sum."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from doublesix.engine.events import Dealt, Drew, Event, HandOver, Laid, MatchOver, Passed
from doublesix.engine.match import Match
from doublesix.explain.counts import sum_line
from doublesix.explain.settlement import explain_lead, explain_scores, explain_settlement
from doublesix.explain.words import both, tiles, to_arm
from doublesix.record import Line, Record, replay
from doublesix.rules import Ruleset
from doublesix.text import say
from doublesix.tiles import parse_tile

__all__ = ["hand_end_lines", "match_over_line", "match_story", "tell_event"]


def tell_event(
    match: Match, event: Event, names: Sequence[str], lang: str, viewer: int | None = None
) -> list[str]:
    """One event for everybody at the table: only the viewer's own drawn tile is named (R7)."""
    if isinstance(event, Drew) and event.seat != viewer:
        event = replace(event, tile=None)
    return _told(match, event, names, lang)


def hand_end_lines(match: Match, names: Sequence[str], lang: str) -> list[str]:
    """The hand that ended last: its settlement and, while nobody has won, who leads next."""
    end = match.ended[-1]
    lines = explain_settlement(end, match.rules, names, lang)
    if match.winner is None:
        lines.append(explain_lead(end, match.rules, names, lang))
    return lines


def match_over_line(match: Match, names: Sequence[str], lang: str) -> str:
    """Who has won, and the score."""
    sides = match.rules.side_of
    winners = [name for seat, name in enumerate(names) if sides[seat] == match.winner]
    won = say("event-won", lang, n=len(winners), winner=both(winners, lang))
    scores = explain_scores(match.scores, match.rules, names, lang)
    return say("event-over", lang, won=won, scores=scores)


def match_story(record: Record, lang: str) -> Iterator[str]:
    """A whole record told; `RecordFault` where it stops being sound."""
    match = Match(record.rules)
    for line in replay(record):
        if line.get("ply") == 0:
            hand = record.hands[line["hand"]]
            match.open(hand.deal, hand.opener)
            yield from _told(match, match.events[0], record.players, lang)
        known = len(match.events)
        _follow(match, line)
        for event in match.events[known:]:
            yield from _told(match, event, record.players, lang)


def _follow(match: Match, line: Line) -> None:
    """Do what a sound line of the replay did; a block of hidden hands has no action."""
    text = line.get("action")
    if text is None:
        if match.state is not None and "end" in line:
            match.close_blocked()
    elif text.startswith("+"):
        drawn = None if text == "+?" else parse_tile(text[1:], match.rules.tiles)
        match.apply(match.texts.draw, drawn)
    else:
        match.apply(match.texts.parse(text))


def _told(match: Match, event: Event, names: Sequence[str], lang: str) -> list[str]:
    match event:
        case Dealt():
            return [_dealt(event, names, lang)]
        case Laid():
            return _laid(event, match.rules, names, lang)
        case Drew():
            return [_drew(event, match.rules, names, lang)]
        case Passed():
            return [say("event-passed", lang, name=names[event.seat])]
        case HandOver():
            return hand_end_lines(match, names, lang)
        case MatchOver():
            return [match_over_line(match, names, lang)]


def _dealt(event: Dealt, names: Sequence[str], lang: str) -> str:
    """The hand's number counts from 1, as players do."""
    return say(
        "event-dealt" if event.boneyard else "event-dealt-all",
        lang,
        hand=event.hand + 1,
        deal=event.sizes[event.opener],
        boneyard=tiles(event.boneyard, lang),
        name=names[event.opener],
    )


def _laid(event: Laid, rules: Ruleset, names: Sequence[str], lang: str) -> list[str]:
    what = _lay(event, names[event.seat], lang)
    led = "@" not in event.text
    counted = sum_line(rules, event.counted, event.total, event.award, lang, led=led)
    if counted:
        what = say("event-counted", lang, what=what, sum=counted)
    return [what, explain_scores(event.scores, rules, names, lang)] if event.award else [what]


def _lay(event: Laid, name: str, lang: str) -> str:
    """Who laid which tile where; a matador also how (M3)."""
    tile, _, place = event.text.partition("@")
    if not place:
        return say("event-led", lang, name=name, tile=tile)
    to = to_arm(place[0], lang)
    way = place[2:]
    if way == "x":
        return say("event-laid-across", lang, name=name, tile=tile, to=to)
    if way:
        return say("event-laid-open", lang, name=name, tile=tile, to=to, pips=way)
    return say("event-laid", lang, name=name, tile=tile, to=to)


def _drew(event: Drew, rules: Ruleset, names: Sequence[str], lang: str) -> str:
    name, left = names[event.seat], tiles(event.left, lang)
    if event.tile is None:
        return say("event-drew-hidden", lang, name=name, left=left)
    return say("event-drew", lang, name=name, tile=rules.tiles.text(event.tile), left=left)
