"""The rows of the rule book: one TOML file a game, one table `[[row]]` a case.

Every row has `rule` (the numbers it shows), `name`, `says` (the rule in a sentence) and a case:

* a layout: `layout`, the lays in order, written as in a record;
* a hand: `dealt`, `boneyard` (what it leaves out follows in the order of the tiles), `opener`,
  `actions`; or several of them, `hands`: the last one is what the row is about;
* a ruleset: `accepts`, options that exist, or `denied`, one that does not, and why.

`game`, `seats` and `options` are the row's own or the file's; `games` repeats a row for each.
What a row may expect is listed in `checks.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from doublesix.rules import game

__all__ = ["ROWS", "Row", "read_toml"]

HERE = Path(__file__).parent
NOT_ROWS = {"equivalent", "numbers", "unrowed"}
HEAD = {"rule", "name", "says", "game", "games", "seats", "options", "xfail"}


@dataclass(frozen=True, slots=True)
class Row:
    """One case: `case` holds what is done and what is expected."""

    id: str
    rules: tuple[str, ...]
    says: str
    game: str
    seats: int
    options: dict[str, Any]
    case: dict[str, Any]
    xfail: str


def read_toml(name: str) -> dict[str, Any]:
    """A file of this folder."""
    return tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))


def _rows() -> Iterator[Row]:
    for file in sorted(HERE.glob("*.toml")):
        if file.stem in NOT_ROWS:
            continue
        document = read_toml(file.stem)
        for given in document.pop("row"):
            yield from _repeated(document | given)


def _repeated(given: dict[str, Any]) -> Iterator[Row]:
    several = given.get("games")
    for key in several or [given["game"]]:
        yield _row(given, key, f"-{key}" if several else "")


def _row(given: dict[str, Any], key: str, suffix: str) -> Row:
    rule = given["rule"]
    rules = (rule,) if isinstance(rule, str) else tuple(rule)
    return Row(
        id=f"{rules[0]}-{given['name']}{suffix}",
        rules=rules,
        says=given["says"],
        game=key,
        seats=given.get("seats", game(key).seats[0]),
        options=given.get("options", {}),
        case={name: value for name, value in given.items() if name not in HEAD},
        xfail=given.get("xfail", ""),
    )


ROWS = tuple(_rows())
