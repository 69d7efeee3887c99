"""Options that several commands share, and how their values are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, final

import click

from doublesix.cli.faults import CommandFault, fault
from doublesix.rules import Ruleset, RulesetError, Value, game, games
from doublesix.text import languages, say

__all__ = [
    "Seconds",
    "Whole",
    "chosen_values",
    "completing",
    "game_option",
    "json_option",
    "lang_option",
    "read_rules",
    "rule_options",
    "seats_option",
    "seed_option",
    "with_default",
]


_DIGITS = 20
"""No number of a command line has more."""

_PLACES = {"game-unknown": "--game", "seats-not-allowed": "--seats"}

_DECIMAL = re.compile(r"\d+(\.\d+)?", re.ASCII)


@final
class Whole(click.ParamType[int]):
    """A whole number from `low` to `high`; a fault names what is allowed."""

    name = "number"

    def __init__(self, lang: str, low: int, high: int) -> None:
        self.lang, self.low, self.high = lang, low, high

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "N"

    def convert(
        self,
        value: Any,  # noqa: ANN401
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> int:
        text = str(value)
        plain = text.isascii() and text.isdigit() and len(text) <= _DIGITS
        if not plain or not self.low <= int(text) <= self.high:
            raise fault(
                "cli-not-allowed",
                self.lang,
                name=_long_name(param),
                value=text,
                allowed=f"{self.low}..{self.high}",
            )
        return int(text)


@final
class Seconds(click.ParamType[float]):
    """A time to wait, from 0 to `longest` seconds."""

    name = "seconds"

    def __init__(self, lang: str, longest: int) -> None:
        self.lang, self.longest = lang, longest

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "S"

    def convert(
        self,
        value: Any,  # noqa: ANN401
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> float:
        plain = len(str(value)) <= _DIGITS and _DECIMAL.fullmatch(str(value))
        if plain and float(value) <= self.longest:
            return float(value)
        raise fault(
            "cli-not-allowed",
            self.lang,
            name=_long_name(param),
            value=value,
            allowed=f"0..{self.longest}",
        )


def _long_name(param: click.Parameter | None) -> str:
    return max(param.opts, key=len) if param else ""


def with_default(help_text: str, value: object, lang: str) -> str:
    """The help of an option that has a default."""
    return say("cli-with-default", lang, help=help_text, value=str(value))


def completing(
    words: Callable[[], Sequence[str]],
) -> Callable[[click.Context, click.Parameter, str], list[Any]]:
    """What an option takes, for the shell: those of these words that begin as typed."""

    def begun(_: click.Context, __: click.Parameter, typed: str) -> list[Any]:
        return [word for word in words() if word.startswith(typed)]

    return begun


def lang_option(lang: str) -> click.Option:
    """`--lang`: read before the command line is parsed, so that help obeys it too."""
    return click.Option(
        ["--lang"],
        expose_value=False,
        metavar="|".join(languages()),
        shell_complete=completing(languages),
        help=say("cli-lang-option", lang),
    )


def json_option(lang: str) -> click.Option:
    """`--json`: data for programs."""
    return click.Option(["--json", "as_json"], is_flag=True, help=say("cli-json-option", lang))


def seed_option(lang: str) -> click.Option:
    """`--seed`: the same seed gives the same run."""
    return click.Option(
        ["--seed"], type=Whole(lang, 0, 2**63 - 1), help=say("cli-seed-option", lang)
    )


def game_option(lang: str) -> click.Option:
    """`--game`: by its key; American Sniff, the first of all, unless said otherwise."""
    return click.Option(
        ["--game", "key"],
        default=games()[0],
        metavar="GAME",
        shell_complete=completing(games),
        help=with_default(say("cli-game-option", lang), games()[0], lang),
    )


def seats_option(lang: str) -> click.Option:
    """`--seats`: how many players; the fewest that the game allows unless said otherwise."""
    return click.Option(["--seats"], type=Whole(lang, 1, 9), help=say("cli-seats-option", lang))


def rule_options(lang: str) -> click.Option:
    """`--option NAME=VALUE`, as often as needed."""
    return click.Option(
        ["--option", "-o", "options"],
        multiple=True,
        metavar="NAME=VALUE",
        help=say("cli-rule-option", lang),
    )


def chosen_values(rules: Ruleset, texts: Sequence[str], lang: str) -> dict[str, Value]:
    """The values that sound options changed, as a record keeps them."""
    values = rules.values()
    return {name: values[name] for name in _options(texts, lang)}


def _options(texts: Sequence[str], lang: str) -> dict[str, str]:
    """The options given as NAME=VALUE, by name."""
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or value != value.strip():
            raise fault("cli-option-form", lang, value=text)
        options[name] = value
    return options


def read_rules(key: str, seats: int | None, options: Sequence[str], lang: str) -> Ruleset:
    """The ruleset that the options of a command name; a fault says what is allowed."""
    chosen = _options(options, lang)
    try:
        chosen_game = game(key)
        return chosen_game.ruleset(chosen_game.seats[0] if seats is None else seats, chosen)
    except RulesetError as error:
        from doublesix.explain import explain_rules_fault

        place = _PLACES.get(error.code, "--option")
        told = explain_rules_fault(error, lang)
        raise CommandFault(say("fault-after", lang, before=place, next=told)) from None
