"""The games in words: name, one sentence, every value with its label, rule and source."""

from __future__ import annotations

from doublesix.explain.words import listed
from doublesix.rules import NONE, Axis, Game, GameValue, Value
from doublesix.text import say

__all__ = [
    "axis_about",
    "axis_label",
    "explain_choices",
    "explain_game",
    "explain_value",
    "game_about",
    "game_name",
    "source_words",
    "value_words",
]


def game_name(key: str, lang: str) -> str:
    """`American Sniff`, by the key of a game that there is."""
    return say(f"game-{key}", lang)


def game_about(key: str, lang: str) -> str:
    """The game in one sentence."""
    return say(f"game-{key}.about", lang)


def axis_label(name: str, lang: str) -> str:
    """`Tiles each` for `deal`."""
    return say(f"axis-{_kebab(name)}", lang)


def axis_about(name: str, lang: str) -> str:
    """What the axis decides."""
    return say(f"axis-{_kebab(name)}.about", lang)


def value_words(axis: Axis, value: Value, lang: str) -> str:
    """A value as it is said: numbers as they are, words by their message."""
    if isinstance(value, int):
        return str(value)
    return say(f"value-{_kebab(axis.name)}-{_kebab(value or NONE)}", lang)


def source_words(tags: str, lang: str) -> str:
    """`S0 S4` as the names of the sources."""
    return listed([say(f"source-{tag}", lang) for tag in tags.split()], lang)


def explain_value(value: GameValue, lang: str, *, seats: int | None = None) -> str:
    """`deal - Tiles each: 7 (rule R6; ...)`, for that many seats or for all."""
    return say(
        "game-value",
        lang,
        name=value.axis.name,
        label=axis_label(value.axis.name, lang),
        value=_by_seats(value, lang) if seats is None else _at(value, seats, lang),
        rule=value.rule,
        source=source_words(value.source, lang),
    )


def explain_choices(value: GameValue, lang: str) -> list[tuple[str, str]]:
    """What may be typed for a value, and what it says: `sides=solo` with `everybody alone`.

    A number says itself, and a range is written `deal=2..27`.
    """
    axis = value.axis
    return [(f"{axis.name}={text}", _said(axis, text, lang)) for text in axis.allowed()]


def _said(axis: Axis, text: str, lang: str) -> str:
    return value_words(axis, text, lang) if text in axis.words or text == NONE else ""


def explain_game(game: Game, lang: str, *, seats: int | None = None) -> list[str]:
    """Every value of a game, a line each, in the order of the axes."""
    return [explain_value(value, lang, seats=seats) for value in game.values]


def _kebab(name: str) -> str:
    return name.replace("_", "-")


def _at(value: GameValue, seats: int, lang: str) -> str:
    return value_words(value.axis, value.at(seats), lang)


def _by_seats(value: GameValue, lang: str) -> str:
    told = [_at(value, seats, lang) for seats, _ in value.by_seats]
    if len(set(told)) == 1:
        return told[0]
    each = [
        say("game-seats", lang, n=seats, value=words)
        for (seats, _), words in zip(value.by_seats, told, strict=True)
    ]
    return listed(each, lang)
