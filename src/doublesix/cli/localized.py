"""Click's commands speaking the chosen language: help pages and usage errors from the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import click

from doublesix.cli.faults import CommandFault
from doublesix.text import say

__all__ = ["LazyGroup", "LocalCommand", "usage_fault"]

Loader = Callable[[str], click.Command]

_CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class _Local(click.Command):
    """What commands and groups share: a language and headings in it."""

    lang: str

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("cli-help-option", self.lang)
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        prefix = say("cli-usage", self.lang) + " "
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=prefix)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = super().collect_usage_pieces(ctx)
        return [piece.replace("[OPTIONS]", say("cli-options-metavar", self.lang)) for piece in pieces]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [row for param in self.get_params(ctx) if (row := param.get_help_record(ctx))]
        if rows:
            with formatter.section(say("cli-options", self.lang)):
                formatter.write_dl(rows)


class LocalCommand(_Local):
    """A subcommand in one language."""

    def __init__(self, name: str, lang: str, **settings: Any) -> None:  # noqa: ANN401
        super().__init__(name, context_settings=_CONTEXT, **settings)
        self.lang = lang


class LazyGroup(_Local, click.Group):
    """The program: subcommands are imported when they are called, so that each starts quickly."""

    def __init__(self, name: str, lang: str, loaders: Mapping[str, Loader], **settings: Any) -> None:  # noqa: ANN401
        super().__init__(name, context_settings=_CONTEXT, **settings)
        self.lang = lang
        self.loaders = loaders

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.loaders)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        loader = self.loaders.get(cmd_name)
        return loader(self.lang) if loader else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.loaders and not args[0].startswith("-"):
            allowed = ", ".join(self.loaders)
            raise CommandFault(say("cli-no-command", self.lang, value=args[0], allowed=allowed))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(say("cli-commands", self.lang)):
            formatter.write_dl([(name, say(f"cli-{name}", self.lang)) for name in self.loaders])


def usage_fault(error: click.ClickException, lang: str) -> CommandFault:
    """Click's complaint as one line of the catalogue, ending with how to get help."""
    return CommandFault(_complaint(error, lang))


def _complaint(error: click.ClickException, lang: str) -> str:
    if isinstance(error, click.NoSuchOption):
        return say("cli-no-option", lang, value=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        return say("cli-option-needs-value", lang, name=error.option_name)
    if isinstance(error, click.MissingParameter):
        return say("cli-missing", lang, name=_name(error))
    if isinstance(error, click.BadParameter):
        return say("cli-bad-value", lang, name=_name(error), detail=error.message)
    if isinstance(error, click.UsageError):
        return say("cli-bad-arguments", lang, detail=error.message)
    return error.format_message()


def _name(error: click.BadParameter) -> str:
    if error.param is None:
        return str(error.param_hint or "")
    if isinstance(error.param, click.Option):
        return error.param.opts[-1]
    return error.param.human_readable_name
