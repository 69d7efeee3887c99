"""`doublesix bench`: how fast this machine plays, each game beside the first of all."""

from __future__ import annotations

from statistics import median

import click

from doublesix.cli.files import print_json
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import Whole, json_option, lang_option, with_default
from doublesix.cli.workers import Totals, run_hands
from doublesix.engine import engine_kind
from doublesix.rules import game, games, ruleset
from doublesix.text import say

__all__ = ["command"]

_HANDS = 100_000 if engine_kind == "compiled" else 300


def command(lang: str) -> click.Command:
    """The command in that language."""

    def run(hands: int, runs: int, as_json: bool) -> None:  # noqa: FBT001
        rows = _measure(hands, runs)
        if as_json:
            print_json({"engine": engine_kind, "games": rows})
            return
        print(say(f"doctor-engine-{engine_kind}", lang))
        for row in rows:
            print(_words(row, lang))

    return LocalCommand(
        "bench",
        lang,
        help=say("cli-bench", lang) + "\n\n" + say("cli-bench-help", lang),
        params=[
            click.Option(
                ["--hands"],
                type=Whole(lang, 100, 10**9),
                default=_HANDS,
                help=with_default(say("cli-hands-option", lang), _HANDS, lang),
            ),
            click.Option(
                ["--runs"],
                type=Whole(lang, 1, 99),
                default=3,
                help=with_default(say("cli-runs-option", lang), 3, lang),
            ),
            json_option(lang),
            lang_option(lang),
        ],
        callback=run,
    )


def _words(row: dict[str, str | int | float], lang: str) -> str:
    """What a game does in a second; of every other game also the ratio to the first."""
    speed = say(
        "bench-row",
        lang,
        game=say(f"game-{row['game']}", lang),
        seats=int(row["seats"]),
        hands=round(float(row["hands_per_second"])),
        actions=round(float(row["actions_per_second"])),
    )
    first = games()[0]
    if row["game"] == first:
        return speed
    ratio, name = round(float(row["ratio"]), 2), say(f"game-{first}", lang)
    return say("bench-row-ratio", lang, row=speed, ratio=ratio, first=name)


def _measure(hands: int, runs: int) -> list[dict[str, str | int | float]]:
    """Each game at its fewest seats; the first game is run beside every other (noisy machines)."""
    first = games()[0]
    rows: list[dict[str, str | int | float]] = []
    for key in games():
        ratios, speeds, actions = [], [], []
        for number in range(runs):
            before = _totals(first, hands, number)
            totals = before if key == first else _totals(key, hands, number)
            speeds.append(totals.hands / totals.seconds)
            actions.append(_actions(totals))
            ratios.append(actions[-1] / _actions(before))
        rows.append(
            {
                "game": key,
                "seats": game(key).seats[0],
                "hands_per_second": median(speeds),
                "actions_per_second": median(actions),
                "ratio": median(ratios),
            }
        )
    return rows


def _totals(key: str, hands: int, number: int) -> Totals:
    seats = game(key).seats[0]
    totals = run_hands(ruleset(key, seats), [0] * seats, number * hands, hands, 1)
    if totals.hands < hands:
        raise KeyboardInterrupt
    return totals


def _actions(totals: Totals) -> float:
    return (totals.lays + totals.draws + totals.passes) / totals.seconds
