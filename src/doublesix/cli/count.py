"""`doublesix count`: why this table counts what it counts."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from doublesix.cli.faults import CommandFault, fault, path_words
from doublesix.cli.files import is_output, print_bytes, print_json, write_whole
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import (
    game_option,
    json_option,
    lang_option,
    read_rules,
    rule_options,
    seats_option,
)
from doublesix.engine.table import LayoutFault, Table, read_table
from doublesix.explain import explain_layout_fault, explain_places, explain_table
from doublesix.rules import Ruleset
from doublesix.text import say

__all__ = ["command"]


def command(lang: str) -> click.Command:
    """The command in that language."""

    def run(
        layout: tuple[str, ...],
        key: str,
        seats: int | None,
        options: Sequence[str],
        as_json: bool,  # noqa: FBT001
        svg: str | None,
    ) -> None:
        rules = read_rules(key, seats, options, lang)
        if as_json and svg is not None and is_output(svg):
            raise fault("cli-two-outputs", lang, value=svg)
        table = _table(rules, " ".join(layout), lang)
        if svg is not None:
            _draw(table, svg, lang)
        if svg is not None and is_output(svg):
            return  # the picture alone, or it would not be one
        if as_json:
            print_json(_answer(table))
        else:
            print("\n".join(_words(table, lang)))

    return LocalCommand(
        "count",
        lang,
        help=say("cli-count", lang) + "\n\n" + say("cli-count-help", lang),
        params=[
            click.Argument(["layout"], nargs=-1, required=True, metavar="LAYOUT"),
            game_option(lang),
            seats_option(lang),
            rule_options(lang),
            click.Option(["--svg"], metavar="FILE", help=say("cli-svg-option", lang)),
            json_option(lang),
            lang_option(lang),
        ],
        callback=run,
    )


def _table(rules: Ruleset, line: str, lang: str) -> Table:
    text = sys.stdin.buffer.read().decode("utf-8-sig", "replace") if line == "-" else line
    if not text.split():
        raise fault("cli-layout-empty", lang)
    try:
        return read_table(rules, text)
    except LayoutFault as found:
        raise CommandFault(explain_layout_fault(found, lang)) from None


def _words(table: Table, lang: str) -> list[str]:
    places = explain_places(table, lang)
    return [*explain_table(table, lang), say("count-places", lang), *places]


def _answer(table: Table) -> dict[str, object]:
    layout = table.layout()
    return {
        "counted": sorted([item.tile, item.points] for item in layout.counted),
        "total": table.total,
        "award": table.award,
        "places": layout.places,
    }


def _draw(table: Table, target: str, lang: str) -> None:
    from doublesix.draw import Legend, figure_svg

    legend = Legend(
        say("figure-counted", lang), say("figure-place", lang), say("figure-spinner", lang)
    )
    words = " ".join(_words(table, lang))
    picture = figure_svg(
        table.layout(), title=say("figure-title", lang), desc=words, legend=legend, lang=lang
    )
    if is_output(target):
        print_bytes(picture.encode())
        return
    try:
        write_whole(Path(target), picture.encode())
    except (OSError, ValueError) as error:
        why = path_words(target, error, lang)
        raise fault("cli-unwritable", lang, name="--svg", value=target, why=why) from None
