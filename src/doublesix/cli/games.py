"""`doublesix games`: what is played here, and every value with its rule number and source."""

from __future__ import annotations

import shutil

import click

from doublesix.cli.faults import CommandFault
from doublesix.cli.files import print_json
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import completing, json_option, lang_option
from doublesix.cli.wrapping import columns, hanging, joined, wrapped
from doublesix.explain import explain_choices, explain_rules_fault, explain_value
from doublesix.rules import NONE, Game, GameValue, RulesetError, Value, game, games
from doublesix.text import say

__all__ = ["command"]

_NARROWEST = 50


def command(lang: str) -> click.Command:
    """The command in that language."""

    def run(key: str | None, as_json: bool) -> None:  # noqa: FBT001
        if key is None:
            _list(lang, as_json=as_json)
            return
        try:
            chosen = game(key)
        except RulesetError as error:
            told = explain_rules_fault(error, lang)
            raise CommandFault(say("fault-after", lang, before="GAME", next=told)) from None
        if as_json:
            print_json(_document(chosen, lang))
        else:
            print("\n".join(_told(chosen, lang)))

    return LocalCommand(
        "games",
        lang,
        help=say("cli-games", lang) + "\n\n" + say("cli-games-help", lang),
        params=[
            click.Argument(
                ["key"], required=False, metavar="[GAME]", shell_complete=completing(games)
            ),
            json_option(lang),
            lang_option(lang),
        ],
        callback=run,
    )


def _list(lang: str, *, as_json: bool) -> None:
    if as_json:
        rows = [_summary(game(key), lang) for key in games()]
        print_json(rows)
        return
    first = max(map(len, games())) + 2
    for key in games():
        told = say(
            "games-row", lang, name=say(f"game-{key}", lang), about=say(f"game-{key}.about", lang)
        )
        print("\n".join(hanging(f"{key:{first}}", told, _width())))


def _width() -> int:
    """The columns of the terminal; 80 where there is none, and no fewer than text needs."""
    return max(shutil.get_terminal_size().columns, _NARROWEST)


def _told(chosen: Game, lang: str) -> list[str]:
    """Every value of a game: what it is, where it is from, and what one types for another."""
    width = _width()
    lines: list[str] = []
    for value in chosen.values:
        lines += hanging("", explain_value(value, lang), width, indent=2)
        lines += _choices(explain_choices(value, lang), width)
    return [*lines, "", *wrapped(_hint(lang), width)]


def _hint(lang: str) -> str:
    return joined(say("games-hint", lang)).replace("\n", " ")


def _choices(choices: list[tuple[str, str]], width: int) -> list[str]:
    """A line for each; none where there is nothing to choose."""
    if len(choices) == 1 and choices[0][1]:
        return []
    first = max(columns(typed) for typed, _ in choices) + 2
    rows = [hanging(f"    {typed:{first}}", said, width) for typed, said in choices]
    return [line for row in rows for line in row]


def _summary(chosen: Game, lang: str) -> dict[str, object]:
    return {
        "key": chosen.key,
        "name": say(f"game-{chosen.key}", lang),
        "about": say(f"game-{chosen.key}.about", lang),
        "seats": chosen.seats,
    }


def _document(chosen: Game, lang: str) -> dict[str, object]:
    values = [_value(value, lang) for value in chosen.values]
    return _summary(chosen, lang) | {"parent": chosen.parent, "values": values}


def _value(value: GameValue, lang: str) -> dict[str, object]:
    return {
        "name": value.axis.name,
        "label": say(f"axis-{value.axis.name.replace('_', '-')}", lang),
        "by_seats": {str(seats): _plain(held) for seats, held in value.by_seats},
        "rule": value.rule,
        "source": value.source.split(),
        "allowed": value.axis.allowed(),
    }


def _plain(value: Value) -> int | str:
    return NONE if value is None else value
