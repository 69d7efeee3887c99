"""Wrong rule tables: each value of each game changed to every value it might be mistaken for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from doublesix.rules import Axis, GameValue, RulesetError, Value, game, games, ruleset
from spec.checks import differences, has_play
from spec.rows import ROWS, Row

__all__ = ["Mutant", "killer", "mutants", "played_rows"]

FURTHEST = 100
"""How far the nearest number is looked for that goes with the game's other values."""

STRICTEST = {"hand_limit": 1, "score_floor": 0, "table_limit": 25}
"""What a limit that is none is mistaken for."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A game's value that was changed, at these numbers of seats."""

    game: str
    seats: tuple[int, ...]
    name: str
    value: Value

    def __str__(self) -> str:
        own = game(self.game).seats
        at = "" if self.seats == own else f" at {'+'.join(map(str, self.seats))}"
        return f"{self.game} {self.name}={'none' if self.value is None else self.value}{at}"

    def sound(self) -> bool:
        """Whether the game can be played with the value at any of those numbers of seats."""
        changed = {self.name: _given(self.value)}
        return any(_sound(self.game, seats, changed) for seats in self.seats)


def mutants() -> Iterator[Mutant]:
    """Every mutant: words, listed numbers, and the nearest numbers on both sides."""
    for key in games():
        for value in game(key).values:
            for seats, now in _entries(value):
                others = _others(key, seats, value.axis, now)
                yield from (Mutant(key, seats, value.axis.name, other) for other in others)


def _entries(value: GameValue) -> Iterator[tuple[tuple[int, ...], Value]]:
    """The entries of a value in its table: one, or one for each number of seats."""
    if len({held for _, held in value.by_seats}) == 1:
        yield tuple(seats for seats, _ in value.by_seats), value.by_seats[0][1]
    else:
        yield from (((seats,), held) for seats, held in value.by_seats)


def _others(key: str, seats: tuple[int, ...], axis: Axis, now: Value) -> Iterator[Value]:
    listed: tuple[Value, ...] = (*axis.words, *axis.listed)
    yield from (other for other in listed if other != now)
    if axis.optional:
        yield None if now is not None else STRICTEST[axis.name]
    if axis.numbers is None or now is None:
        return
    if isinstance(now, str):
        yield axis.numbers.start
        return
    for side in (range(now + 1, axis.numbers.stop), range(now - 1, axis.numbers.start - 1, -1)):
        yield from _nearest(key, seats, axis.name, side[:FURTHEST])


def _nearest(key: str, seats: tuple[int, ...], name: str, numbers: range) -> Iterator[int]:
    """The first number that goes with the game's other values, else the first of all."""
    for number in numbers:
        if any(_sound(key, at, {name: number}) for at in seats):
            yield number
            return
    yield from numbers[:1]


def killer(mutant: Mutant, rows: list[Row]) -> Row | None:
    """The first row that shows the mutant to be wrong."""
    changed = {mutant.name: _given(mutant.value)}
    for row in rows:
        if row.seats not in mutant.seats or mutant.name in row.options:
            continue
        sound = _sound(row.game, row.seats, {**changed, **row.options})
        if sound and next(differences(row, changed), None) is not None:
            return row
    return None


def played_rows(key: str) -> list[Row]:
    """A game's rows that play something, the shortest first."""
    return sorted((row for row in ROWS if row.game == key and has_play(row)), key=_length)


def _length(row: Row) -> int:
    hands = row.case.get("hands", [row.case])
    return sum(hand.get("times", 1) * len(hand.get("actions", "").split()) for hand in hands)


def _given(value: Value) -> int | str:
    return "none" if value is None else value


def _sound(key: str, seats: int, options: Mapping[str, object]) -> bool:
    try:
        ruleset(key, seats, options)
    except RulesetError:
        return False
    return True
