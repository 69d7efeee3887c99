"""The program as a whole: language first, then the command; every fault one line on stderr."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module

import click

from doublesix.cli.faults import FAILED, INTERRUPTED, USAGE, CommandFault, fault, system_words
from doublesix.cli.localized import LazyGroup, usage_fault
from doublesix.cli.options import lang_option
from doublesix.text import DEFAULT, UnknownLanguage, pick_language, say, visible

__all__ = ["COMMANDS", "main", "program"]

COMMANDS = ("play", "count", "replay", "games", "simulate", "perft", "bench", "doctor")

_BROKEN_PIPE = 141
_COMPLETION = "_DOUBLESIX_COMPLETE"
_LANG_VARIABLE = "DOUBLESIX_LANG"


def program(lang: str) -> click.Group:
    """The command group in that language."""
    return LazyGroup(
        "doublesix",
        lang,
        {name: _loader(name) for name in COMMANDS},
        help=say("cli-program", lang),
        params=[
            lang_option(lang),
            click.Option(
                ["--version"],
                is_flag=True,
                expose_value=False,
                is_eager=True,
                callback=_version,
                help=say("cli-version-option", lang),
            ),
        ],
        no_args_is_help=False,
        invoke_without_command=True,
        callback=_no_command,
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program and exit with its status."""
    sys.exit(_run(list(sys.argv[1:] if arguments is None else arguments)))


def _run(arguments: list[str]) -> int:
    """The exit status; whatever goes wrong is one line on standard error."""
    _open_streams()
    lang = DEFAULT
    try:
        lang = _language(arguments)
        status = _status(arguments, lang)
        sys.stdout.flush()
    except CommandFault as found:
        return _complain(found.sentence, found.status)
    except click.exceptions.Exit as left:
        return left.exit_code
    except click.ClickException as error:
        return _complain(usage_fault(error, lang).sentence, USAGE)
    except (click.exceptions.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return _BROKEN_PIPE
    except OSError as error:
        _drop_output()
        what = error.filename or "stdout"
        why = system_words(error, lang)
        return _complain(say("cli-system-fault", lang, what=str(what), why=why), FAILED)
    return status


def _status(arguments: list[str], lang: str) -> int:
    group = program(lang)
    try:
        if order := os.environ.get(_COMPLETION):
            from doublesix.cli.completion import complete

            complete(group, order, lang)
            return 0
        with group.make_context("doublesix", arguments) as ctx:
            returned = group.invoke(ctx)
    except ValueError as error:
        # Its class cannot be imported: the engine refused while it was being imported.
        if type(error).__name__ != "EngineChoiceError":
            raise
        value, allowed = error.args
        raise fault("cli-engine-choice", lang, value=value, allowed=", ".join(allowed)) from None
    return returned if isinstance(returned, int) else 0


def _language(arguments: Sequence[str]) -> str:
    """The language wished for; a wish that cannot be met is told in the system's language."""
    wanted = _wanted_language(arguments)
    try:
        return pick_language(wanted, os.environ)
    except UnknownLanguage as error:
        system = {name: value for name, value in os.environ.items() if name != _LANG_VARIABLE}
        name = _LANG_VARIABLE if wanted is None else "--lang"
        allowed = ", ".join(error.allowed)
        raise fault(
            "cli-no-language",
            pick_language(None, system),
            name=name,
            value=error.value,
            allowed=allowed,
        ) from None


def _open_streams() -> None:
    """Standard streams that never fail for a letter; one that was closed reads or takes nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
        elif hasattr(stream, "reconfigure"):
            sound = _reads(stream.encoding) if mode == "r" else _writes(stream.encoding)
            stream.reconfigure(encoding=None if sound else "utf-8", errors="replace")


def _reads(encoding: str) -> bool:
    """Whether any bytes are some text in it; UTF-16, say, raises where no mark of it begins."""
    try:
        codecs.getincrementaldecoder(encoding)("replace").decode(b"1\n\xff\xfe", final=True)
    except UnicodeError:
        return False
    return True


def _writes(encoding: str) -> bool:
    """Whether any text can be written in it, if need be with question marks."""
    try:
        codecs.getincrementalencoder(encoding)("replace").encode("1 \N{HIRAGANA LETTER A}\n")
    except UnicodeError:
        return False
    return True


def _drop_output() -> None:
    """Nobody takes what is still to be written; the interpreter shall not complain at its end."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str, status: int) -> int:
    """One line, whatever a wrong value holds."""
    with suppress(OSError):
        sys.stdout.flush()
    with suppress(OSError):
        print(visible(sentence), file=sys.stderr, flush=True)
    return status


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """The value of the last `--lang`, wherever it stands: help pages need it before parsing."""
    wanted = None
    for i, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and i + 1 < len(arguments):
            wanted = arguments[i + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    return wanted


def _loader(name: str) -> Callable[[str], click.Command]:
    def load(lang: str) -> click.Command:
        command: click.Command = import_module(f"doublesix.cli.{name}").command(lang)
        return command

    return load


def _version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:  # noqa: FBT001
    if wanted:
        from doublesix import __version__
        from doublesix.engine import engine_kind

        lang = getattr(ctx.command, "lang", DEFAULT)
        print(
            say("cli-version", lang, version=__version__, engine=say(f"engine-{engine_kind}", lang))
        )
        ctx.exit()


def _no_command() -> None:
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())
