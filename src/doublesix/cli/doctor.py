"""`doublesix doctor`: what runs here, and what would not."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path

import click

from doublesix import __version__
from doublesix.cli.faults import FAILED
from doublesix.cli.files import print_json
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import json_option, lang_option
from doublesix.cli.play.save import saves_folder
from doublesix.engine import engine_kind
from doublesix.rules import games
from doublesix.text import languages, say

__all__ = ["command"]


def command(lang: str) -> click.Command:
    """The command in that language."""

    def run(as_json: bool) -> int:  # noqa: FBT001
        report = _report()
        if as_json:
            print_json(report)
        else:
            print("\n".join(_words(report, lang)))
        return 0 if report["saves_writable"] else FAILED

    return LocalCommand(
        "doctor",
        lang,
        help=say("cli-doctor", lang) + "\n\n" + say("cli-doctor-help", lang),
        params=[json_option(lang), lang_option(lang)],
        callback=run,
    )


def _report() -> dict[str, object]:
    folder = saves_folder()
    return {
        "version": __version__,
        "engine": engine_kind,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "games": len(games()),
        "languages": languages(),
        "saves": str(folder),
        "saves_writable": _writable(folder),
        "terminal": sys.stdout.isatty(),
        "encoding": sys.stdout.encoding,
    }


def _writable(folder: Path) -> bool:
    """Whether the folder, or the nearest one above it that exists, takes files."""
    while not os.path.lexists(folder) and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)


def _words(report: dict[str, object], lang: str) -> list[str]:
    engine = report["engine"]
    return [
        say("doctor-version", lang, version=str(report["version"])),
        say(f"doctor-engine-{engine}", lang),
        say("doctor-python", lang, python=str(report["python"]), system=str(report["system"])),
        say("doctor-games", lang, n=len(games()), languages=", ".join(languages())),
        say(
            "doctor-saves" if report["saves_writable"] else "doctor-saves-readonly",
            lang,
            folder=str(report["saves"]),
        ),
        say(
            "doctor-terminal" if report["terminal"] else "doctor-no-terminal",
            lang,
            encoding=str(report["encoding"]),
        ),
    ]
