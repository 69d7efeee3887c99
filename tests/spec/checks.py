"""What a row expects, compared with what the product says; each difference is a text.

Expected of a layout, or of the last action of a hand: `total`, `counted` ("1-1:2 1-4:4"), `places`
("W:1 E:4", matadors "W:2,5"), `refused` (an action that may not follow -> the code) and `allowed`
(what the refusal of each says may be done instead). Of a layout also: `award`, `lays` and `no_lays`
(some that may, or may not, follow), `spinner`, `across` (tiles that lie crosswise).

Of a hand: `awards` and `turns` (who acts next) by action, `legal` (all that may follow),
`legal_after` (the same after so many actions), `end`, `seat`, `pips`, `settlement`, `lead` (a seat
or "open"), `scores`, `winner` (a side or "nobody"), `no_opener` (seats that may not lead the hand).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from doublesix.engine.table import LayoutFault, Table, read_table
from doublesix.record import RecordFault, record_of, replay
from doublesix.rules import RulesetError, ruleset
from doublesix.tiles import DOUBLE_SIX
from spec.rows import Row

__all__ = ["differences", "has_play"]

Options = Mapping[str, object]
Line = dict[str, Any]

LAYOUT = {"layout", "total", "award", "counted", "places", "lays", "no_lays", "refused", "allowed",
          "spinner", "across"}  # fmt: skip
HAND = {"hands", "times", "dealt", "boneyard", "opener", "actions", "awards", "turns", "total",
        "counted", "places", "legal", "legal_after", "refused", "allowed", "end", "seat", "pips",
        "settlement", "lead", "scores", "winner", "no_opener"}  # fmt: skip
RULESET = {"accepts", "denied", "why", "about", "allowed"}


def has_play(row: Row) -> bool:
    """Whether something is played in a row, so that other rules could be seen."""
    return "layout" in row.case or "actions" in row.case or "hands" in row.case


def differences(row: Row, changed: Options | None = None) -> Iterator[str]:
    """Where the product differs from the row, played with the `changed` values of its game."""
    check, known = _kind(row)
    assert not row.case.keys() - known, row.case.keys() - known
    yield from check(row, {**(changed or {}), **row.options})


def _kind(row: Row) -> tuple[Callable[[Row, Options], Iterator[str]], set[str]]:
    if "layout" in row.case:
        return _layout, LAYOUT
    if "accepts" in row.case or "denied" in row.case:
        return _ruleset, RULESET
    return _hands, HAND


def _same(name: str, expected: object, found: object) -> Iterator[str]:
    if expected != found:
        yield f"{name}: expected {expected}, found {found}"


# Layouts


def _layout(row: Row, options: Options) -> Iterator[str]:
    case, rules = row.case, ruleset(row.game, row.seats, options)
    try:
        table = read_table(rules, case["layout"])
    except LayoutFault as fault:
        yield f"{fault.text} refused: {fault.code}"
        return
    found = _layout_facts(table)
    for name in found.keys() & case.keys():
        yield from _same(name, _fact(name, case[name]), found[name])
    may = table.legal_texts()
    yield from (f"{lay} may not follow" for lay in _words(case, "lays") if lay not in may)
    yield from (f"{lay} may follow" for lay in _words(case, "no_lays") if lay in may)
    for lay, code in case.get("refused", {}).items():
        try:
            read_table(rules, f"{case['layout']} {lay}")
            yield f"{lay} may follow"
        except LayoutFault as fault:
            yield from _same(lay, code, fault.code)
            yield from _same_allowed(case, fault.allowed)


def _layout_facts(table: Table) -> Line:
    layout = table.layout()
    return {
        "total": table.total,
        "award": table.award,
        "counted": sorted(f"{item.tile}:{item.points}" for item in layout.counted),
        "places": _places(layout.places),
        "spinner": " ".join(stone.tile for stone in layout.stones if stone.spinner),
        "across": sorted(stone.tile for stone in layout.stones if stone.across),
    }


def _words(case: Line, name: str) -> list[str]:
    given: str = case.get(name, "")
    return given.split()


def _fact(name: str, given: Any) -> object:  # noqa: ANN401
    if name in {"counted", "across", "places", "legal"}:
        return sorted(given.split())
    if name in {"awards", "turns"}:
        return given.split()
    return given


def _places(places: Mapping[str, tuple[int, ...]]) -> list[str]:
    return sorted(f"{arm}:{','.join(map(str, sorted(pips)))}" for arm, pips in places.items())


def _same_allowed(case: Line, allowed: tuple[str, ...]) -> Iterator[str]:
    if "allowed" in case:
        yield from _same("allowed", case["allowed"].split(), list(allowed))


# Hands


def _hands(row: Row, options: Options) -> Iterator[str]:
    case = row.case
    given = case.get("hands", [case])
    assert not {name for hand in given for name in hand} - HAND, given
    hands = [hand for hand in given for _ in range(hand.get("times", 1))]
    document = _document(row, options, hands)
    lines: list[Line] = []
    try:
        lines.extend(replay(record_of(document)))
    except RecordFault as fault:
        yield f"hand {fault.hand}, action {fault.action}: {fault.value}: {fault.code}"
        return
    last = len(hands) - 1
    plies = [line for line in lines if line.get("hand") == last and "ply" in line]
    end = next((line for line in lines if line.get("hand") == last and "end" in line), {})
    found = _hand_facts(plies, end, lines[-1])
    for name in found.keys() & hands[-1].keys():
        yield from _same(name, _fact(name, hands[-1][name]), found[name])
    for count, legal in hands[-1].get("legal_after", {}).items():
        after = plies[int(count) - 1]["legal"]
        yield from _same(f"legal after {count}", sorted(legal.split()), after)
    yield from _refusals(document, hands[-1])


def _document(row: Row, options: Options, hands: list[Line]) -> Line:
    return {
        "format": "doublesix-record",
        "version": 1,
        "game": row.game,
        "options": dict(options),
        "players": [f"seat {seat}" for seat in range(row.seats)],
        "hands": [_hand(hand) for hand in hands],
    }


def _hand(hand: Line) -> Line:
    dealt = [held.split() for held in hand["dealt"]]
    first = _words(hand, "boneyard")
    gone = {tile for held in [*dealt, first] for tile in held}
    rest = [tile for tile in DOUBLE_SIX.texts if tile not in gone]
    actions = _words(hand, "actions")
    return {
        "opener": hand.get("opener", 0),
        "dealt": dealt,
        "boneyard": first + rest,
        "actions": actions,
    }


def _hand_facts(plies: list[Line], end: Line, last: Line) -> Line:
    facts: Line = {
        "awards": [str(line["award"]) for line in plies],
        "turns": ["-" if line["turn"] is None else str(line["turn"]) for line in plies],
        "end": end.get("end", "none"),
        "lead": "open" if end.get("lead") is None else end["lead"],
        "scores": last["scores"],
        "winner": "nobody" if last["winner"] is None else last["winner"],
    }
    facts |= {name: end.get(name) for name in ("seat", "pips", "settlement")}
    line = plies[-1] if plies else {"counted": [], "places": {}}
    facts |= {name: line.get(name) for name in ("total", "legal")}
    facts["counted"] = sorted(f"{tile}:{points}" for tile, points in line["counted"])
    facts["places"] = _places(line["places"])
    return facts


def _refusals(document: Line, hand: Line) -> Iterator[str]:
    played = document["hands"][-1]
    for action, code in hand.get("refused", {}).items():
        fault = _fault(document, {**played, "actions": [*played["actions"], action]})
        yield from _same(action, code, fault.code if fault else "sound")
        yield from _same_allowed(hand, fault.allowed if fault else ())
    for seat in hand.get("no_opener", ()):
        fault = _fault(document, {**played, "opener": seat})
        yield from _same(f"opener {seat}", "record-opener", fault.code if fault else "sound")


def _fault(document: Line, hand: Line) -> RecordFault | None:
    try:
        list(replay(record_of({**document, "hands": [*document["hands"][:-1], hand]})))
    except RecordFault as fault:
        return fault
    return None


# Rulesets


def _ruleset(row: Row, options: Options) -> Iterator[str]:
    case = row.case
    for name, values in case.get("accepts", {}).items():
        for value in values if isinstance(values, list) else [values]:
            try:
                ruleset(row.game, row.seats, {**options, name: value})
            except RulesetError as error:
                yield f"{name} = {value}: {error.code}"
    if "denied" not in case:
        return
    try:
        ruleset(row.game, row.seats, {**options, **case["denied"]})
        yield "nothing is denied"
    except RulesetError as error:
        yield from _same("why", case["why"], error.code)
        yield from _same("about", case.get("about", row.game), error.name)
        yield from _same_allowed(case, error.allowed)
