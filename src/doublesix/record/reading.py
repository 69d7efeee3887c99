"""Reading a record: every key checked, the first fault raised with its place."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from doublesix.engine.hands import Deal
from doublesix.record.faults import RecordFault
from doublesix.record.model import FORMAT, VERSION, HandRecord, Record
from doublesix.rules import Ruleset, RulesetError, game
from doublesix.tiles import NotationError, parse_tile

__all__ = ["read_record", "record_of"]

_BYTE = re.compile(r"\(byte (\d+)\)", re.ASCII)
_LONGEST = 40
"""How much of a wrong value an error repeats, in characters."""


def read_record(data: bytes | str) -> Record:
    """The record a JSON document holds; `RecordFault` if it is not one."""
    try:
        document = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _not_json(error) from None
    return record_of(document)


def _not_json(error: Exception) -> RecordFault:
    """What the parser says, in codes: its own words are English."""
    if "truncated" in str(error):
        return RecordFault("record-cut-off")
    place = _BYTE.search(str(error))
    if place is None:
        return RecordFault("record-not-json")
    return RecordFault("record-not-json-at", byte=int(place[1]))


def record_of(document: object) -> Record:
    """The record that a parsed JSON document holds."""
    top = _object(document, "")
    if _key(top, "format", "") != FORMAT:
        raise RecordFault(
            "record-value", value=_short(top["format"]), path="format", allowed=(FORMAT,)
        )
    if _key(top, "version", "") != VERSION or isinstance(top["version"], bool):
        allowed = (str(VERSION),)
        raise RecordFault(
            "record-value", value=_short(top["version"]), path="version", allowed=allowed
        )
    players = _players(_key(top, "players", ""))
    options = _object(top.get("options", {}), "options")
    rules = _rules(_key(top, "game", ""), len(players), options)
    hands = [
        _hand(hand, rules, f"hands[{i}]", i)
        for i, hand in enumerate(_list(_key(top, "hands", ""), "hands"))
    ]
    known = ("format", "version", "game", "options", "players", "hands")
    return Record(rules, options, players, hands, {k: v for k, v in top.items() if k not in known})


def _rules(key: object, seats: int, options: dict[str, Any]) -> Ruleset:
    try:
        return game(key if isinstance(key, str) else _short(key)).ruleset(seats, options)
    except RulesetError as error:
        place = {"game-unknown": "game", "seats-not-allowed": "players"}
        path = place.get(error.code, f"options.{error.name}")
        value = _short(error.value)
        code = error.code if path.startswith("options") else "record-value"
        raise RecordFault(code, value=value, path=path, allowed=error.allowed) from None


def _players(given: object) -> list[str]:
    names = _list(given, "players")
    for i, name in enumerate(names):
        if not isinstance(name, str):
            raise RecordFault(
                "record-type", value=_short(name), path=f"players[{i}]", wanted="text"
            )
    return names


def _hand(given: object, rules: Ruleset, path: str, number: int) -> HandRecord:
    hand = _object(given, path)
    opener = _key(hand, "opener", path)
    seats = range(rules.seats)
    if isinstance(opener, bool) or not isinstance(opener, int) or opener not in seats:
        allowed = tuple(map(str, seats))
        raise RecordFault(
            "record-value",
            value=_short(opener),
            path=f"{path}.opener",
            hand=number,
            allowed=allowed,
        )
    deal = _deal(hand, rules, path, number)
    actions = _list(_key(hand, "actions", path), f"{path}.actions")
    for i, action in enumerate(actions):
        if not isinstance(action, str):
            raise RecordFault(
                "record-type", value=_short(action), hand=number, action=i, wanted="text"
            )
    known = ("opener", "dealt", "boneyard", "actions")
    return HandRecord(opener, deal, actions, {k: v for k, v in hand.items() if k not in known})


def _deal(hand: dict[str, Any], rules: Ruleset, path: str, number: int) -> Deal:
    seen: dict[int, str] = {}
    dealt = _list(_key(hand, "dealt", path), f"{path}.dealt")
    if len(dealt) != rules.seats:
        raise RecordFault(
            "record-length",
            value=len(dealt),
            path=f"{path}.dealt",
            hand=number,
            allowed=(str(rules.seats),),
        )
    hands = tuple(
        None
        if held is None
        else _tiles(held, rules, rules.deal, seen, f"{path}.dealt[{seat}]", number)
        for seat, held in enumerate(dealt)
    )
    given = hand.get("boneyard")
    size = rules.boneyard_size
    rest = None
    if given is not None:
        rest = _tiles(given, rules, size, seen, f"{path}.boneyard", number)
    return Deal(hands, rest)


def _tiles(
    given: object, rules: Ruleset, size: int, seen: dict[int, str], path: str, hand: int
) -> tuple[int, ...]:
    texts = _list(given, path)
    if len(texts) != size:
        raise RecordFault(
            "record-length", value=len(texts), path=path, hand=hand, allowed=(str(size),)
        )
    tiles = []
    for i, text in enumerate(texts):
        place = f"{path}[{i}]"
        try:
            tile = parse_tile(text if isinstance(text, str) else _short(text), rules.tiles)
        except NotationError as error:
            raise RecordFault(error.code, value=_short(text), path=place, hand=hand) from None
        if tile in seen:
            where = seen[tile]
            raise RecordFault(
                "record-tile-twice", value=_short(text), path=place, hand=hand, where=where
            )
        seen[tile] = place
        tiles.append(tile)
    return tuple(tiles)


def _key(holder: dict[str, Any], name: str, path: str) -> Any:  # noqa: ANN401
    if name not in holder:
        raise RecordFault("record-key-missing", value=name, path=path)
    return holder[name]


def _object(given: object, path: str) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise RecordFault("record-type", value=_short(given), path=path, wanted="object")
    return given


def _list(given: object, path: str) -> list[Any]:
    if not isinstance(given, list):
        raise RecordFault("record-type", value=_short(given), path=path, wanted="list")
    return given


def _short(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
