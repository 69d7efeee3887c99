"""`doublesix replay`: the truth about every action of recorded matches."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

import click
import msgspec

from doublesix.cli.faults import USAGE
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import json_option, lang_option
from doublesix.explain import explain_fault
from doublesix.record import Line, Record, RecordFault, read_record, replay
from doublesix.text import say

__all__ = ["command"]


def command(lang: str) -> click.Command:
    """The command in that language."""

    def run(files: tuple[str, ...], as_json: bool) -> int:  # noqa: FBT001
        sound = True
        for file in files:
            named = file if len(files) > 1 else None
            sound &= _as_json(file, named, lang) if as_json else _as_text(file, named, lang)
        return 0 if sound else USAGE

    return LocalCommand(
        "replay",
        lang,
        help=say("cli-replay", lang) + "\n\n" + say("cli-replay-help", lang),
        params=[
            click.Argument(["files"], nargs=-1, required=True, metavar="FILE..."),
            json_option(lang),
            lang_option(lang),
        ],
        callback=run,
    )


def _as_json(file: str, named: str | None, lang: str) -> bool:
    """Print the replay of one file, a line an object; False (and a line on stderr) at a fault."""
    lines: list[Line] = []
    fault = None
    try:
        for line in replay(_read(file)):
            lines.append({"file": named, **line} if named is not None else line)
    except RecordFault as found:
        fault = found
    sys.stdout.write(_joined(lines))
    return _report(fault, file, lang)


def _joined(lines: list[Line]) -> str:
    return msgspec.json.Encoder().encode_lines(lines).decode()


def _as_text(file: str, named: str | None, lang: str) -> bool:
    from doublesix.explain import match_story

    fault = None
    if named is not None:
        print(say("replay-file", lang, file=named))
    try:
        record = _read(file)
        for line in match_story(record, lang):
            print(line)
    except RecordFault as found:
        fault = found
    return _report(fault, file, lang)


def _read(file: str) -> Record:
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise RecordFault("record-unreadable", detail=error.strerror or str(error)) from None
    return read_record(data)


def _report(fault: RecordFault | None, file: str, lang: str, stream: TextIO | None = None) -> bool:
    if fault is None:
        return True
    sys.stdout.flush()
    print(explain_fault(fault, file, lang), file=stream or sys.stderr)
    return False
