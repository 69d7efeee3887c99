"""The registry: one data file a game, read once; `ruleset` resolves seats and options."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, final

from doublesix.rules.axes import AXES, NONE, Axis, Value, read_value
from doublesix.rules.ruleset import Ruleset, RulesetError

__all__ = ["Game", "GameValue", "game", "games", "read_game", "ruleset"]

_ROOM = Path(__file__).parent


@final
@dataclass(frozen=True, slots=True)
class GameValue:
    """A value of a game: for each number of seats, with its rule number and where that is from."""

    axis: Axis
    by_seats: tuple[tuple[int, Value], ...]
    rule: str
    source: str

    def at(self, seats: int) -> Value:
        """The value for that many seats."""
        return dict(self.by_seats)[seats]


@final
@dataclass(frozen=True, slots=True)
class Game:
    """One data file: key, seats allowed, values in the order of `AXES`."""

    key: str
    order: int
    seats: tuple[int, ...]
    values: tuple[GameValue, ...]
    parent: str | None

    def value(self, name: str) -> GameValue | None:
        """The game's own value on that axis, None where the axis makes no sense for it."""
        return next((v for v in self.values if v.axis.name == name), None)

    def ruleset(self, seats: int, options: Mapping[str, object] | None = None) -> Ruleset:
        """The game for that many seats with these options; `RulesetError` if it cannot be."""
        if isinstance(seats, bool) or seats not in self.seats:
            raise RulesetError("seats-not-allowed", self.key, seats, tuple(map(str, self.seats)))
        chosen: dict[str, Any] = {v.axis.name: v.at(seats) for v in self.values}
        for name, given in (options or {}).items():
            if name not in chosen:
                raise RulesetError("option-unknown", name, given, tuple(sorted(chosen)))
            try:
                chosen[name] = read_value(AXES[name], given)
            except ValueError:
                allowed = AXES[name].allowed()
                raise RulesetError("option-not-allowed", name, given, allowed) from None
        return Ruleset(game=self.key, seats=seats, **chosen)


@cache
def games() -> tuple[str, ...]:
    """The keys of all games, in the order in which they are shown."""
    return tuple(sorted(_files(), key=lambda key: game(key).order))


@cache
def game(key: str) -> Game:
    """The game of that key; `RulesetError` if there is none."""
    if key not in _files():
        raise RulesetError("game-unknown", "game", key, games())
    return read_game(key, _document(_files()[key]))


def ruleset(key: str, seats: int, options: Mapping[str, object] | None = None) -> Ruleset:
    """The checked, frozen values of a game for that many seats.

    >>> ruleset("american-sniff", 2, {"target": 100}).target
    100
    """
    return game(key).ruleset(seats, options)


def read_game(key: str, document: Mapping[str, Any]) -> Game:
    """A game from its data file: the parent's values (or the common ones) and its overrides."""
    seats = tuple(document["seats"])
    rows = _inherited(document)
    values = tuple(_value(axis, rows[name], seats) for name, axis in AXES.items() if name in rows)
    return Game(key, document["order"], seats, values, document.get("parent"))


def _inherited(document: Mapping[str, Any]) -> dict[str, Any]:
    parent = document.get("parent")
    rows = _inherited(_document(_files()[parent])) if parent else dict(_common()["values"])
    for name in document.get("without", ()):
        del rows[name]
    unknown = document["values"].keys() - AXES.keys()
    if unknown:
        raise ValueError(*sorted(unknown))
    return {**rows, **document["values"]}


def _value(axis: Axis, row: Mapping[str, Any], seats: tuple[int, ...]) -> GameValue:
    given = row.get("by_seats") or {str(n): row["value"] for n in seats}
    by_seats = tuple((n, _plain(axis, given[str(n)])) for n in seats)
    return GameValue(axis, by_seats, row["rule"], row["source"])


def _plain(axis: Axis, given: object) -> Value:
    return read_value(axis, None if given == NONE and axis.optional else given)


@cache
def _files() -> dict[str, Path]:
    return {file.stem: file for file in (_ROOM / "games").glob("*.toml")}


@cache
def _common() -> dict[str, Any]:
    return _document(_ROOM / "common.toml")


def _document(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))
