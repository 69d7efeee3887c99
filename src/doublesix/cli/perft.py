"""`doublesix perft`: how many lines of play a deal has, to compare engines."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import click

from doublesix.cli.dealing import opener_of, shuffled
from doublesix.cli.faults import INTERRUPTED
from doublesix.cli.files import print_json
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import (
    Whole,
    game_option,
    json_option,
    lang_option,
    read_rules,
    rule_options,
    seats_option,
    seed_option,
    with_default,
)
from doublesix.engine.actions import action_texts
from doublesix.engine.kernel import State
from doublesix.engine.match import Match
from doublesix.engine.perft import perft
from doublesix.rules import Ruleset
from doublesix.text import say

__all__ = ["command"]

_DEEPEST = 60


def command(lang: str) -> click.Command:
    """The command in that language."""

    def run(
        key: str,
        seats: int | None,
        options: Sequence[str],
        depth: int,
        seed: int | None,
        divided: bool,  # noqa: FBT001
        as_json: bool,  # noqa: FBT001
    ) -> int:
        rules = read_rules(key, seats, options, lang)
        state = _dealt(rules, seed or 0)
        rows: dict[str, int] = {}
        status = 0
        try:
            for name, count in _divided(rules, state, depth) if divided else _counts(state, depth):
                rows[name] = count
                if not as_json:
                    print(f"{name} {count}", flush=True)
        except KeyboardInterrupt:  # what is known by then is told
            status = INTERRUPTED
        if as_json:
            print_json(rows)
        return status

    return LocalCommand(
        "perft",
        lang,
        help=say("cli-perft", lang) + "\n\n" + say("cli-perft-help", lang),
        params=[
            game_option(lang),
            seats_option(lang),
            click.Option(
                ["--depth"],
                type=Whole(lang, 1, _DEEPEST),
                default=6,
                help=with_default(say("cli-depth-option", lang), 6, lang),
            ),
            click.Option(
                ["--divide", "divided"], is_flag=True, help=say("cli-divide-option", lang)
            ),
            seed_option(lang),
            rule_options(lang),
            json_option(lang),
            lang_option(lang),
        ],
        callback=run,
    )


def _dealt(rules: Ruleset, seed: int) -> State:
    rng = random.Random(seed)
    match = Match(rules)
    deal = shuffled(rules, rng)
    return match.open(deal, opener_of(match, deal, rng))


def _counts(state: State, depth: int) -> Iterator[tuple[str, int]]:
    return ((str(ply), perft(state, ply)) for ply in range(1, depth + 1))


def _divided(rules: Ruleset, state: State, depth: int) -> Iterator[tuple[str, int]]:
    """As `divide` has it, each action as soon as it is counted."""
    texts = action_texts(rules.max_pip, rules.match == "sum_seven")
    names = texts.laid if state.table else texts.led
    for action in state.actions():
        following = state.copy()
        following.apply(action)
        yield names[action], perft(following, depth - 1)
