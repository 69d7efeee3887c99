"""The program as a whole: language first, then the command; every fault one line on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

import click

from doublesix.cli.faults import FAILED, INTERRUPTED, USAGE, CommandFault
from doublesix.cli.localized import LazyGroup, usage_fault
from doublesix.text import DEFAULT, UnknownLanguage, pick_language, say

__all__ = ["COMMANDS", "main", "program"]

COMMANDS = ("play", "count", "replay", "games", "simulate", "perft", "bench", "doctor")

_BROKEN_PIPE = 141


def program(lang: str) -> click.Group:
    """The command group in that language."""
    return LazyGroup(
        "doublesix",
        lang,
        {name: _loader(name) for name in COMMANDS},
        help=say("cli-program", lang),
        params=[
            click.Option(["--lang"], metavar="en|ru|ja", help=say("cli-lang-option", lang)),
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
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        lang = pick_language(_wanted_language(arguments), os.environ)
    except UnknownLanguage as error:
        return _complain(
            say("cli-no-language", DEFAULT, value=error.value, allowed=", ".join(error.allowed)), USAGE
        )
    try:
        return _status(program(lang).main(arguments, prog_name="doublesix", standalone_mode=False))
    except CommandFault as fault:
        return _complain(fault.sentence, fault.status)
    except click.exceptions.Abort:
        return INTERRUPTED
    except click.exceptions.Exit as left:
        return left.exit_code
    except click.ClickException as error:
        return _complain(usage_fault(error, lang).sentence, USAGE)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read has gone; keep the interpreter from complaining while it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE
    except OSError as error:
        return _complain(
            say("cli-system-fault", lang, what=error.filename or "-", why=error.strerror or str(error)),
            FAILED,
        )


def _status(returned: object) -> int:
    return returned if isinstance(returned, int) else 0


def _complain(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)
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
        print(say("cli-version", lang, version=__version__, engine=say(f"engine-{engine_kind}", lang)))
        ctx.exit()


def _no_command(lang: str | None = None) -> None:
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())
