"""Click's commands speaking the chosen language: help pages and usage errors from the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import click

from doublesix.cli.faults import CommandFault, fault
from doublesix.cli.helping import HelpContext, joining
from doublesix.text import say

__all__ = ["LazyGroup", "LocalCommand", "usage_fault"]

Loader = Callable[[str], click.Command]

_CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class _Local(click.Command):
    """What commands and groups share: a language and headings in it."""

    lang: str
    context_class = HelpContext

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("cli-help-option", self.lang)
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        prefix = joining(say("cli-usage", self.lang))
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=prefix)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = super().collect_usage_pieces(ctx)
        options = say("cli-options-metavar", self.lang)
        return [options if piece == "[OPTIONS]" else piece for piece in pieces]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # the fault for them is ours, not click's
        try:
            rest = super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            error.ctx = ctx  # click forgets it, and whether the option is a flag hangs on it
            raise
        if ctx.args and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise fault("cli-extra-argument", self.lang, value=ctx.args[0])
        return rest

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        params = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        rows = [row for param in params if (row := param.get_help_record(ctx))]
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

    def __init__(
        self,
        name: str,
        lang: str,
        loaders: Mapping[str, Loader],
        **settings: Any,  # noqa: ANN401
    ) -> None:
        super().__init__(
            name,
            context_settings=_CONTEXT,
            subcommand_metavar=say("cli-command-metavar", lang),
            **settings,
        )
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
        unknown = args and args[0] not in self.loaders and not args[0].startswith("-")
        if unknown and not ctx.resilient_parsing:
            raise fault("cli-no-command", self.lang, value=args[0], allowed=", ".join(self.loaders))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(say("cli-commands", self.lang)):
            formatter.write_dl([(name, say(f"cli-{name}", self.lang)) for name in self.loaders])


def usage_fault(error: click.ClickException, lang: str) -> CommandFault:
    """Click's complaint as one line of the catalogue, ending with how to get help."""
    if isinstance(error, click.NoSuchOption):
        return fault("cli-no-option", lang, value=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        code = "cli-option-takes-no-value" if _is_flag(error) else "cli-option-needs-value"
        return fault(code, lang, name=error.option_name)
    if isinstance(error, click.MissingParameter):
        return fault("cli-missing", lang, name=_name(error))
    return fault("cli-bad-arguments", lang, value=error.format_message())


def _is_flag(error: click.BadOptionUsage) -> bool:
    params = error.ctx.command.params if error.ctx else []
    flags = [param for param in params if isinstance(param, click.Option) and param.is_flag]
    return error.option_name in {"--help", "-h", *(name for flag in flags for name in flag.opts)}


def _name(error: click.BadParameter) -> str:
    return error.param.human_readable_name if error.param else str(error.param_hint or "")
