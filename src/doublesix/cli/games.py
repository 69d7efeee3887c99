"""`doublesix games`: what is played here, and every value with its rule number and source."""

from __future__ import annotations

import click

from doublesix.cli.faults import CommandFault
from doublesix.cli.files import print_json
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import json_option, lang_option
from doublesix.explain import explain_game, explain_rules_fault
from doublesix.rules import NONE, Game, GameValue, RulesetError, Value, game, games
from doublesix.text import say

__all__ = ["command"]


def command(lang: str) -> click.Command:
    """The command in that language."""

    def run(key: str | None, as_json: bool) -> None:  # noqa: FBT001
        if key is None:
            _list(lang, as_json=as_json)
            return
        try:
            chosen = game(key)
        except RulesetError as error:
            raise CommandFault(explain_rules_fault(error, lang)) from None
        if as_json:
            print_json(_document(chosen, lang))
        else:
            print("\n".join(explain_game(chosen, lang)))

    return LocalCommand(
        "games",
        lang,
        help=say("cli-games", lang) + "\n\n" + say("cli-games-help", lang),
        params=[
            click.Argument(["key"], required=False, metavar="[GAME]"),
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
    width = max(map(len, games()))
    for key in games():
        print(f"{key:{width}}  {say(f'game-{key}', lang)}: {say(f'game-{key}.about', lang)}")


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
