"""The command `play`: options, a new match or the one that goes on, and how it is left."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from doublesix.cli.dealing import fresh_seed
from doublesix.cli.faults import FAILED, INTERRUPTED, CommandFault, fault, path_words
from doublesix.cli.files import is_output
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import (
    Seconds,
    chosen_values,
    game_option,
    lang_option,
    read_rules,
    rule_options,
    seats_option,
    seed_option,
    with_default,
)
from doublesix.cli.play.keeping import Keeper, file_fault
from doublesix.cli.play.keyboard import Keyboard
from doublesix.cli.play.look import Look, look_here
from doublesix.cli.play.prompt import Leave, Prompt
from doublesix.cli.play.save import Save, latest_save
from doublesix.cli.play.saved import Saved, SaveFault
from doublesix.cli.play.saving import save_fault
from doublesix.cli.play.screen import Screen
from doublesix.cli.play.seating import LONGEST_NAME, Seating, players_of, seating, seats_of
from doublesix.cli.play.session import Session
from doublesix.explain import explain_fault, one_line
from doublesix.players import PLAYERS
from doublesix.record import Record, RecordFault
from doublesix.text import say

__all__ = ["command"]

_PACE = 0.5
_LONGEST_PACE = 60
_RESUMING = ("resume", "resume_file")
_WITH_RESUMING = {"plain": "--plain", "pace": "--pace", "record_file": "--record"}
"""How a match is shown and kept may be said anew each time; `--lang` is read before."""


def command(lang: str) -> click.Command:
    """The command in that language."""

    def run(**given: Any) -> int:  # noqa: ANN401
        look = look_here(plain=given["plain"], pace=given["pace"])
        own = _record_file(given["record_file"], lang)
        resuming = _resuming(given, lang)
        try:
            if resuming:
                session = _resumed(given["resume_file"], own, look, lang)
            else:
                session = _begun(given, own, look, lang)
            return _play(session, lang)
        except SaveFault as found:
            raise save_fault(found, lang) from None

    return LocalCommand(
        "play",
        lang,
        help=say("cli-play", lang) + "\n\n" + say("cli-play-help", lang),
        params=_params(lang),
        callback=run,
    )


def _params(lang: str) -> list[click.Parameter]:
    players_help = say("cli-players-option", lang, bots=", ".join(PLAYERS))
    pace_help = with_default(say("cli-pace-option", lang), _PACE, lang)
    resume_file_help = say("cli-resume-file-option", lang)
    record_help = say("cli-record-option", lang)
    return [
        game_option(lang),
        seats_option(lang),
        click.Option(["--players"], metavar="A,B,...", help=players_help),
        click.Option(["--names"], metavar="A,B,...", help=say("cli-names-option", lang)),
        rule_options(lang),
        seed_option(lang),
        click.Option(["--plain"], is_flag=True, help=say("cli-plain-option", lang)),
        click.Option(["--pace"], type=Seconds(lang, _LONGEST_PACE), default=_PACE, help=pace_help),
        click.Option(["--resume"], is_flag=True, help=say("cli-resume-option", lang)),
        click.Option(["--resume-file"], metavar="FILE", help=resume_file_help),
        click.Option(["--record", "record_file"], metavar="FILE", help=record_help),
        lang_option(lang),
    ]


def _resuming(given: dict[str, Any], lang: str) -> bool:
    """Whether a saved match goes on; it has its own game, players and chance."""
    ctx = click.get_current_context()
    typed = {
        name: max(param.opts, key=len)
        for param in ctx.command.params
        if (name := param.name) in given
        and ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE
    }
    how = next((option for name, option in typed.items() if name in _RESUMING), None)
    if how is None:
        return False
    if given["resume_file"] == "":
        option = typed["resume_file"]
        raise fault("cli-system-fault", lang, what=option, why=say("system-no-name", lang))
    for name, option in typed.items():
        if option != how and name not in _WITH_RESUMING:
            allowed = ", ".join((*_WITH_RESUMING.values(), "--lang"))
            raise fault("play-not-with-resume", lang, name=option, how=how, allowed=allowed)
    return True


def _record_file(name: str | None, lang: str) -> Path | None:
    """The file of `--record`; better refused now than after a match."""
    if name is None:
        return None
    if is_output(name):
        raise fault("play-record-output", lang, name="--record", value=name)
    error = file_fault(name)
    if error is not None:
        why = path_words(name, error, lang)
        raise fault("play-record-unwritable", lang, value=name, why=why)
    return Path(name)


def _begun(given: dict[str, Any], own: Path | None, look: Look, lang: str) -> Session:
    players = players_of(given["players"], lang)
    seats = seats_of(players, given["seats"], given["key"], lang)
    rules = read_rules(given["key"], seats, given["options"], lang)
    seated = seating(players, given["names"], rules.seats, lang)
    seed = fresh_seed() if given["seed"] is None else given["seed"]
    record = Record(rules, chosen_values(rules, given["options"], lang), list(seated.names))
    save = Save.begin(record, seated.kinds, seed)
    session = _session(Keeper(record, lang, own), seated, seed, save, look)
    session.screen.match_opens(rules)
    return session


def _resumed(file: str | None, own: Path | None, look: Look, lang: str) -> Session:
    path = Path(file) if file else latest_save()
    if path is None:
        raise fault("play-nothing-to-resume", lang)
    save = Save.resume(path)
    try:
        saved = _read(save, lang)
        save.cut(saved.whole)
    except BaseException:
        save.close(finished=False)
        raise
    record = saved.record
    seated = Seating(tuple(map(_shown_name, record.players)), saved.kinds)
    session = _session(Keeper(record, lang, own), seated, saved.seed, save, look)
    session.screen.match_opens(record.rules)
    session.screen.line(say("play-resumed-torn" if saved.torn else "play-resumed", lang))
    session.restore()
    return session


def _read(save: Save, lang: str) -> Saved:
    try:
        return save.read()
    except RecordFault as found:
        raise CommandFault(explain_fault(found, str(save.path), lang)) from None


def _shown_name(name: str) -> str:
    return one_line(name, LONGEST_NAME)


def _session(keeper: Keeper, seated: Seating, seed: int, save: Save, look: Look) -> Session:
    screen = Screen(seated, look, keeper.lang)
    keyboard = Keyboard()
    typed = keyboard.is_terminal and bool(seated.humans)
    prompt = Prompt(screen, keeper, keyboard, typed=typed)
    return Session(keeper.record, seated, seed, screen, prompt, save)


def _play(session: Session, lang: str) -> int:
    """Play; however it is left, the record follows and nothing that was done is lost."""
    try:
        return _played(session, lang)
    except SaveFault:
        with suppress(CommandFault):  # that the match cannot be saved is the worse news
            _keep(session, lang)
        raise


def _played(session: Session, lang: str) -> int:
    try:
        session.run()
        _keep(session, lang)
    except Leave:
        _leave(session, lang)
        return 0
    except KeyboardInterrupt:
        session.screen.line("")
        _leave(session, lang)
        return INTERRUPTED
    _offer(session)
    session.save.close(finished=True)
    return 0


def _leave(session: Session, lang: str) -> None:
    session.save.check()
    session.save.close(finished=False)
    if session.save.renewed:
        session.screen.line(say("play-save-renewed", lang))
    session.screen.line(say("play-left", lang, file=str(session.save.path)))
    _keep(session, lang)


def _keep(session: Session, lang: str) -> None:
    """Write the file of `--record`; the saved match stays if that fails."""
    keeper = session.prompt.keeper
    try:
        keeper.follow()
    except OSError as error:
        own = str(keeper.own)
        why = path_words(own, error, lang)
        raise CommandFault(say("cli-system-fault", lang, what=own, why=why), FAILED) from None
    if keeper.own is not None:
        session.screen.line(say("play-record-kept", lang, file=str(keeper.own)))


def _offer(session: Session) -> None:
    """Ask where the record shall go, unless `--record` has said so; leaving means nowhere."""
    if session.prompt.keeper.own is None:
        try:
            session.prompt.offer_record()
        except (Leave, KeyboardInterrupt):
            session.screen.line("")
