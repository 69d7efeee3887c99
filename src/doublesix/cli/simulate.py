"""`doublesix simulate`: whole hands in the compiled engine, and what they add up to."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import final

import click

from doublesix.cli.faults import INTERRUPTED, fault
from doublesix.cli.files import print_json
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import (
    Whole,
    chosen_values,
    game_option,
    json_option,
    lang_option,
    read_rules,
    rule_options,
    seats_option,
    seed_option,
    with_default,
)
from doublesix.cli.workers import Totals, run_hands
from doublesix.engine import engine_kind
from doublesix.engine.batch import POLICIES
from doublesix.rules import Ruleset, Value
from doublesix.text import say

__all__ = ["command"]

_MOST_HANDS = 10**12


@final
@dataclass(frozen=True, slots=True)
class _Order:
    """What was asked for."""

    rules: Ruleset
    players: tuple[str, ...]
    hands: int
    threads: int
    seed: int


def command(lang: str) -> click.Command:
    """The command in that language."""

    def run(
        key: str,
        seats: int | None,
        options: Sequence[str],
        players: str | None,
        hands: int,
        threads: int,
        seed: int | None,
        as_json: bool,  # noqa: FBT001
    ) -> int:
        rules = read_rules(key, seats, options, lang)
        names = _players(players, rules.seats, lang)
        chosen = random.SystemRandom().getrandbits(32) if seed is None else seed
        order = _Order(rules, names, hands, threads, chosen)
        totals = run_hands(
            rules,
            [POLICIES[name] for name in names],
            chosen,
            hands,
            threads,
            _progress(hands, lang),
        )
        if totals.hands < hands and sys.stderr.isatty():
            sys.stderr.write("\n")
        answer = _answer(order, totals, chosen_values(rules, options, lang))
        if as_json:
            print_json(answer)
        else:
            print("\n".join(_words(answer, lang)))
        return 0 if totals.hands == hands else INTERRUPTED

    return LocalCommand(
        "simulate",
        lang,
        help=say("cli-simulate", lang) + "\n\n" + say("cli-simulate-help", lang),
        params=[
            game_option(lang),
            seats_option(lang),
            click.Option(["--players"], metavar="A,B,...", help=say("cli-policies-option", lang)),
            click.Option(
                ["--hands"],
                type=Whole(lang, 1, _MOST_HANDS),
                default=100_000,
                help=with_default(say("cli-hands-option", lang), 100_000, lang),
            ),
            click.Option(
                ["--threads"],
                type=Whole(lang, 1, 256),
                default=1,
                help=with_default(say("cli-threads-option", lang), 1, lang),
            ),
            seed_option(lang),
            rule_options(lang),
            json_option(lang),
            lang_option(lang),
        ],
        callback=run,
    )


def _players(given: str | None, seats: int, lang: str) -> tuple[str, ...]:
    names = tuple(given.split(",")) if given is not None else ("random",) * seats
    allowed = ", ".join(POLICIES)
    for name in names:
        if name not in POLICIES:
            raise fault("cli-not-allowed", lang, name="--players", value=name, allowed=allowed)
    if len(names) != seats:
        raise fault("cli-players-count", lang, value=len(names), seats=seats)
    return names


def _progress(hands: int, lang: str) -> Callable[[int], None] | None:
    """Report to a terminal only, and on standard error."""
    if not sys.stderr.isatty():
        return None

    def report(done: int) -> None:
        end = "\n" if done >= hands else ""
        sys.stderr.write("\r" + say("simulate-progress", lang, done=done, hands=hands) + end)
        sys.stderr.flush()

    return report


def _answer(order: _Order, totals: Totals, options: dict[str, Value]) -> dict[str, object]:
    hands = max(totals.hands, 1)
    return {
        "game": order.rules.game,
        "seats": order.rules.seats,
        "options": options,
        "players": order.players,
        "seed": order.seed,
        "threads": order.threads,
        "engine": engine_kind,
        "hands": totals.hands,
        "seconds": totals.seconds,
        "hands_per_second": totals.hands / totals.seconds if totals.seconds else 0.0,
        "lays_per_hand": totals.lays / hands,
        "draws_per_hand": totals.draws / hands,
        "passes_per_hand": totals.passes / hands,
        "award_per_lay": totals.awards / max(totals.lays, 1),
        "blocked_share": totals.blocked / hands,
        "settlement_per_hand": totals.settled / hands,
        "finished": totals.hands == order.hands,
    }


def _words(answer: dict[str, object], lang: str) -> list[str]:
    numbers = {
        name: round(value, 4) if isinstance(value, float) else value
        for name, value in answer.items()
        if isinstance(value, int | float)
    }
    numbers["speed"] = round(float(numbers["hands_per_second"]))
    head = say(
        "simulate-head",
        lang,
        game=say(f"game-{answer['game']}", lang),
        hands=numbers["hands"],
        seconds=round(float(numbers["seconds"]), 2),
        speed=numbers["speed"],
        seed=numbers["seed"],
    )
    rows = (
        "lays_per_hand",
        "draws_per_hand",
        "passes_per_hand",
        "award_per_lay",
        "blocked_share",
        "settlement_per_hand",
    )
    body = [say("simulate-" + row.replace("_", "-"), lang, value=numbers[row]) for row in rows]
    return [head, *body]
