"""The games' values (axes table) and the options that may override them (section 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

ANY_SEATS = (2, 3, 4)


@dataclass(frozen=True)
class Rules:
    """What is played: one game at one number of seats."""

    target: int
    deal: int
    seats: int = 2
    pairs: bool = False  # R2: only American Sniff for four
    reserve: int = 0  # B8
    draw: str = "until_playable"  # none, one, until_playable
    first_lead: str = "lot"  # lot, lowest_double, highest_double, double_six
    winner_leads: bool = True  # who goes out leads the next hand
    block_winner_leads: bool = True
    fit: str = "equal"  # equal, seven (M1)
    spinner: str = "none"  # none, first_double, double_six
    sides_open: str = "line_first"  # line_first (R24), any (E9), all_first (V3)
    bare_spinner: str = "twice"  # sides (R24), twice (E10)
    counts: str = "nothing"  # nothing, ends, equal_ends (B6), whole_table (J6)
    divisor: int = 5
    unit: str = "face"  # face, per_divisor
    out_bonus: int | str = 0  # points, or others_pips (G6)
    block_payment: int | str = 0  # points, others_less_own (G7), rounded_differences (E7)
    block_winner: str = "fewest_pips"  # fewest_pips, fewest_doubles (D4), nobody (R41)
    own_deduction: bool = False  # R39
    over_150: bool = False  # J8
    wins_in_play: bool = True  # tested at every credit, else at the hand's end (C6)
    hand_limit: int | None = None
    score_floor: int | None = None

    @property
    def sides(self) -> int:
        return 2 if self.pairs else self.seats

    def side(self, seat: int) -> int:
        return seat % 2 if self.pairs else seat


def _american(seats: int) -> Rules:
    """R1 to R44."""
    return Rules(
        target={2: 250, 3: 200, 4: 200}[seats],
        deal={2: 7, 3: 6, 4: 5}[seats],
        pairs=seats == 4,
        block_winner_leads=False,
        spinner="first_double",
        bare_spinner="sides",
        counts="ends",
        block_winner="nobody",
        own_deduction=True,
    )


def _bergen(seats: int) -> Rules:
    """B1 to B9, with D4, D5 and D7."""
    return Rules(
        target={2: 15, 3: 10, 4: 10}[seats],
        deal=_bergen_deal(seats),
        reserve=2,
        draw="one",
        first_lead="lowest_double",
        winner_leads=False,
        block_winner_leads=False,
        counts="equal_ends",
        out_bonus=2,
        block_payment=2,
        block_winner="fewest_doubles",
    )


def _bergen_deal(seats: int) -> int:
    """C9."""
    return {2: 6, 3: 6, 4: 5}[seats]


def _fives(seats: int) -> Rules:
    """F1 to F9, with D7."""
    return Rules(
        target={2: 25, 3: 20, 4: 20}[seats],
        deal=_bergen_deal(seats),
        draw="one",
        counts="ends",
        unit="per_divisor",
        out_bonus=2,
        block_payment=1,
    )


def _threes(seats: int) -> Rules:
    """T1 and T2: Fives by threes, with targets of its own."""
    return replace(_fives(seats), divisor=3, target={2: 33, 3: 22, 4: 22}[seats])


def _english(seats: int) -> Rules:
    """E1 to E11, with D8."""
    return Rules(
        target=200,
        deal={2: 7, 3: 5, 4: 5}[seats],
        spinner="first_double",
        sides_open="any",
        counts="ends",
        unit="per_divisor",
        out_bonus=10,
        block_payment="rounded_differences",
    )


def _english_face(seats: int) -> Rules:
    return replace(_english(seats), unit="face")


def _traditional(seats: int) -> Rules:
    """G1 to G8."""
    return Rules(
        target=100,
        deal={2: 7, 3: 5, 4: 5}[seats],
        first_lead="highest_double",
        out_bonus="others_pips",
        block_payment="others_less_own",
        wins_in_play=False,
    )


def _block(seats: int) -> Rules:
    return replace(_traditional(seats), draw="none")


def _sebastopol(seats: int) -> Rules:
    """V1 to V6: the score is that of the traditional game."""
    return replace(
        _traditional(seats),
        deal=7,
        draw="none",
        first_lead="double_six",
        winner_leads=False,
        block_winner_leads=False,
        spinner="double_six",
        sides_open="all_first",
    )


def _jubilee(seats: int) -> Rules:
    """J1 to J14, with D7 and D10."""
    return Rules(
        target=500,
        deal=_bergen_deal(seats),
        draw="one",
        block_winner_leads=False,
        counts="whole_table",
        out_bonus=20,
        over_150=True,
    )


def _matador(seats: int) -> Rules:
    """M1 to M10, with D7."""
    deal = _bergen_deal(seats)
    return replace(_traditional(seats), deal=deal, draw="one", first_lead="lot", fit="seven")


GAMES: dict[str, Callable[[int], Rules]] = {
    "american-sniff": _american,
    "bergen": _bergen,
    "fives": _fives,
    "threes": _threes,
    "english-sniff": _english,
    "english-sniff-face": _english_face,
    "sebastopol": _sebastopol,
    "jubilee": _jubilee,
    "matador": _matador,
    "draw": _traditional,
    "block": _block,
}

_WORDS = {
    "draw": ("none", "one", "until_playable"),
    "spinner": ("none", "first_double", "double_six"),
    "sides_open": ("line_first", "any", "all_first"),
    "unit": ("face", "per_divisor"),
}
_LEAST = {"target": 1, "deal": 1, "reserve": 0, "hand_limit": 1, "out_bonus": 0, "block_payment": 0}
OPTIONS = (*_WORDS, *_LEAST, "divisor", "score_floor")


def seats_of(game: str) -> tuple[int, ...]:
    """The numbers of seats a game is played with (R2, V1)."""
    return (4,) if game == "sebastopol" else ANY_SEATS


def options_of(game: str) -> list[str]:
    """The options that make sense in a game."""
    out: set[str] = set()
    values = GAMES[game](4)
    if values.counts != "ends":
        out |= {"unit", "divisor"}
    if values.counts == "equal_ends" or values.fit == "seven":
        out |= {"spinner", "sides_open"}
    if values.block_winner == "nobody":
        out.add("block_payment")
    if values.first_lead == "double_six":
        out |= {"deal", "reserve", "draw"}
    return [name for name in OPTIONS if name not in out]


def rules_for(game: str, seats: int, options: Mapping[str, Any] | None = None) -> Rules:
    """A game's values with the options put over them."""
    if game not in GAMES:
        raise ValueError(f"no game is called {game!r}")
    if seats not in seats_of(game):
        raise ValueError(f"{game} is not played with {seats}")
    rules = replace(GAMES[game](seats), seats=seats)
    for name, value in (options or {}).items():
        if name not in options_of(game):
            raise ValueError(f"{game} has no option {name!r}")
        if not _allowed(name, value) and value != getattr(rules, name):
            raise ValueError(f"{value!r} is no value of {name}")
        rules = replace(rules, **{name: value})
    if rules.seats * rules.deal + rules.reserve > 28:
        raise ValueError("so many tiles cannot be dealt")
    return rules


def _allowed(name: str, value: object) -> bool:
    if name in _WORDS:
        return value in _WORDS[name]
    if name in {"hand_limit", "score_floor"} and value is None:
        return True
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    if name == "divisor":
        return value in {3, 5}
    if name == "score_floor":
        return value <= 0
    return value >= _LEAST[name] and (name != "reserve" or value <= 7)
