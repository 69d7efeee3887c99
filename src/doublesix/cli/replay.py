"""`doublesix replay`: the truth about every action of recorded matches."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import click

from doublesix.cli.faults import USAGE, path_words
from doublesix.cli.files import print_bytes
from doublesix.cli.localized import LocalCommand
from doublesix.cli.options import json_option, lang_option
from doublesix.explain import explain_fault
from doublesix.record import Line, Record, RecordFault, read_record, replay
from doublesix.text import say, storable

__all__ = ["command"]

_LONGEST_PATH = 4096


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
        lines.extend(_named(line, named) for line in replay(_read(file, lang)))
    except RecordFault as found:
        fault = found
    print_bytes(_joined(lines))
    return _report(fault, file, lang)


def _named(line: Line, file: str | None) -> Line:
    return line if file is None else {"file": storable(file), **line}


def _joined(lines: list[Line]) -> bytes:
    import msgspec

    return msgspec.json.Encoder().encode_lines(lines)


def _as_text(file: str, named: str | None, lang: str) -> bool:
    from doublesix.explain import match_story, one_line

    fault = None
    if named is not None:
        print(say("replay-file", lang, file=one_line(named, _LONGEST_PATH)))
    try:
        record = _read(file, lang)
        told = replace(record, players=list(map(one_line, record.players)))
        for line in match_story(told, lang):
            print(line)
    except RecordFault as found:
        fault = found
    return _report(fault, file, lang)


def _read(file: str, lang: str) -> Record:
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise RecordFault("record-unreadable", detail=path_words(file, error, lang)) from None
    return read_record(data)


def _report(fault: RecordFault | None, file: str, lang: str) -> bool:
    if fault is None:
        return True
    sys.stdout.flush()
    print(explain_fault(fault, file or '""', lang), file=sys.stderr)
    return False
