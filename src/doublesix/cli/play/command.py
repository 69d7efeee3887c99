"""The command `play`: options, the terminal it finds, a new match or the one that goes on."""

from __future__ import annotations

import locale
import os
import sys
from pathlib import Path
from typing import Any

import click

from doublesix.cli.dealing import fresh_seed
from doublesix.cli.faults import FAILED, INTERRUPTED, USAGE, CommandFault
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import (
    chosen_values,
    game_option,
    lang_option,
    read_rules,
    rule_options,
    seats_option,
    seed_option,
)
from doublesix.cli.play.prompt import Leave, Prompt
from doublesix.cli.play.save import Save, SaveFault, latest_save, read_save
from doublesix.cli.play.screen import Look, Screen
from doublesix.cli.play.seating import Seating, seating
from doublesix.cli.play.session import Session
from doublesix.explain import explain_fault
from doublesix.players import PLAYERS
from doublesix.record import Record, RecordFault, replay
from doublesix.text import say

__all__ = ["command"]

_PACE = 0.5


def command(lang: str) -> click.Command:
    """The command in that language."""

    def run(**given: Any) -> int:  # noqa: ANN401
        look = _look(plain=given["plain"], pace=given["pace"])
        try:
            if given["resume"] or given["resume_file"]:
                session = _resumed(given["resume_file"], look, lang)
            else:
                session = _begun(given, look, lang)
            if given["record_file"]:
                session.record_file = Path(given["record_file"])
            return _play(session, lang)
        except SaveFault as fault:
            status = USAGE if fault.code == "save-unreadable" else FAILED
            sentence = say(fault.code, lang, file=fault.file, detail=fault.detail)
            raise CommandFault(sentence, status) from None

    return LocalCommand(
        "play",
        lang,
        help=say("cli-play", lang) + "\n\n" + say("cli-play-help", lang),
        params=_params(lang),
        callback=run,
    )


def _params(lang: str) -> list[click.Parameter]:
    bots = ", ".join(PLAYERS)
    return [
        game_option(lang),
        seats_option(lang),
        click.Option(
            ["--players"], metavar="A,B,...", help=say("cli-players-option", lang, bots=bots)
        ),
        click.Option(["--names"], metavar="A,B,...", help=say("cli-names-option", lang)),
        rule_options(lang),
        seed_option(lang),
        click.Option(["--plain"], is_flag=True, help=say("cli-plain-option", lang)),
        click.Option(
            ["--pace"],
            type=click.FloatRange(0, 60),
            default=_PACE,
            show_default=True,
            metavar="S",
            help=say("cli-pace-option", lang),
        ),
        click.Option(["--resume"], is_flag=True, help=say("cli-resume-option", lang)),
        click.Option(
            ["--resume-file"], metavar="FILE", help=say("cli-resume-file-option", lang)
        ),
        click.Option(
            ["--record", "record_file"], metavar="FILE", help=say("cli-record-option", lang)
        ),
        lang_option(lang),
    ]


def _look(*, plain: bool, pace: float) -> Look:
    """What this terminal can show; words only where it is none, or a simple one."""
    terminal = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    drawn = terminal and not plain
    encoding = (sys.stdout.encoding or locale.getpreferredencoding()).lower()
    colour = drawn and "NO_COLOR" not in os.environ
    waits = pace if sys.stdin.isatty() and terminal else 0.0
    return Look(drawn, colour, "utf" in encoding, waits)


def _begun(given: dict[str, Any], look: Look, lang: str) -> Session:
    players: str | None = given["players"]
    seats: int | None = given["seats"]
    if seats is None and players is not None:
        seats = players.count(",") + 1
    rules = read_rules(given["key"], seats, given["options"], lang)
    seated = seating(players, given["names"], rules.seats, lang)
    seed = fresh_seed() if given["seed"] is None else given["seed"]
    record = Record(rules, chosen_values(rules, given["options"], lang), list(seated.names))
    save = Save.begin(record, seated.kinds, seed)
    session = _session(record, seated, seed, look, save, lang)
    session.screen.match_opens(rules)
    return session


def _resumed(file: str | None, look: Look, lang: str) -> Session:
    path = Path(file) if file else latest_save()
    if path is None:
        raise CommandFault(say("play-nothing-to-resume", lang))
    saved = read_save(path)
    try:
        for _ in replay(saved.record):
            pass
    except RecordFault as fault:
        raise CommandFault(explain_fault(fault, str(path), lang)) from None
    kinds = ",".join(saved.kinds)
    names = ",".join(saved.record.players)
    seated = seating(kinds, names, saved.record.rules.seats, lang)
    save = Save.resume(path, saved)
    session = _session(saved.record, seated, saved.seed, look, save, lang)
    session.screen.match_opens(saved.record.rules)
    session.screen.line(say("play-resumed-torn" if saved.torn else "play-resumed", lang))
    session.restore()
    return session


def _session(
    record: Record, seated: Seating, seed: int, look: Look, save: Save, lang: str
) -> Session:
    screen = Screen(seated, look, lang)
    people = sys.stdin.isatty() and bool(seated.humans)
    prompt = Prompt(screen, lang, sys.stdin.readline, pauses=people)
    return Session(record, seated, seed, screen, prompt, save)


def _play(session: Session, lang: str) -> int:
    screen = session.screen
    try:
        session.run()
    except Leave:
        session.save.close(finished=False)
        screen.line(say("play-left", lang, file=str(session.save.path)))
        return 0
    except KeyboardInterrupt:
        session.save.close(finished=False)
        screen.line("")
        screen.line(say("play-left", lang, file=str(session.save.path)))
        return INTERRUPTED
    session.save.close(finished=True)
    return 0


