"""`doublesix doctor`: what runs here, and what would not."""

from __future__ import annotations

import platform
import sys
import tempfile
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
from doublesix.text import languages, say, storable, visible

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
        "saves": storable(str(folder)),
        "saves_writable": _writable(folder),
        "terminal": sys.stdout.isatty(),
        "encoding": sys.stdout.encoding,
    }


def _writable(folder: Path) -> bool:
    """Whether the folder, or the nearest one above it that exists, takes files: one is made there.

    Asking the system is not enough: it says yes to root for /proc and for a full disk.
    """
    try:
        nearest = next(each for each in (folder, *folder.parents) if _exists(each))
        with tempfile.TemporaryFile(dir=nearest) as file:
            file.write(b"\n")
    except OSError:
        return False
    return True


def _exists(folder: Path) -> bool:
    """Whether it is there; raises where none could be, as behind a file or with too long a name."""
    try:
        folder.lstat()
    except FileNotFoundError:
        return False
    return True


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
            folder=visible(str(report["saves"])),
        ),
        say(
            "doctor-terminal" if report["terminal"] else "doctor-no-terminal",
            lang,
            encoding=str(report["encoding"]),
        ),
    ]
