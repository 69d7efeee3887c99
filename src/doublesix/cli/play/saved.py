"""What a save file holds, line by line; a fault names the file, the place and what is expected."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, final

import msgspec

from doublesix.cli.play.seating import KINDS
from doublesix.record import FORMAT as RECORD_FORMAT
from doublesix.record import VERSION as RECORD_VERSION
from doublesix.record import Record, RecordFault, record_of, replay

__all__ = ["FORMAT", "VERSION", "SaveFault", "Saved", "read_saved"]

FORMAT, VERSION = "doublesix-save", 1
_HIGHEST_SEED = 2**63 - 1
_LONGEST = 40
"""How much of a wrong value a fault repeats, in characters."""


@final
class SaveFault(Exception):
    """A save file that cannot be used: what is wrong in a `line` at a `place`, or the `error`.

    Codes: `save-unreadable`, `save-tiles-hidden`, `save-unopened`, `save-unwritable`,
    `save-folder`, `save-in-use`, `save-lost`.
    """

    def __init__(
        self,
        code: str,
        file: Path,
        *,
        line: int = 0,
        place: str = "",
        value: str = "",
        error: OSError | ValueError | None = None,
    ) -> None:
        super().__init__(code, file, line, place, value, error)
        self.code = code
        self.file = file
        self.line = line
        self.place = place
        self.value = value
        self.error = error


@final
@dataclass(slots=True)
class Saved:
    """A match that can go on. `torn`: the last line was cut off after `whole` bytes."""

    record: Record
    kinds: tuple[str, ...]
    seed: int
    torn: bool
    whole: int


def read_saved(data: bytes, path: Path) -> Saved:
    """The match up to its last whole line; `SaveFault` or `RecordFault` if that is unsound."""
    *texts, rest = data.split(b"\n")
    lines = [_line(path, number, text) for number, text in enumerate(texts, 1)]
    if not lines:
        raise SaveFault("save-unreadable", path, line=1)
    head, *others = lines
    if (head.get("format"), head.get("version")) != (FORMAT, VERSION):
        raise SaveFault("save-unreadable", path, line=1)
    kinds, seed = _kinds(head.pop("kinds", None)), _seed(head.pop("seed", None))
    document = head | {
        "format": RECORD_FORMAT,
        "version": RECORD_VERSION,
        "hands": _hands(path, others),
    }
    record = record_of(document)
    if len(kinds) != len(record.players):
        wanted = (str(len(record.players)),)
        raise RecordFault("record-length", value=len(kinds), path="kinds", allowed=wanted)
    for _ in replay(record):
        pass
    return Saved(record, kinds, seed, bool(rest), len(data) - len(rest))


def _line(path: Path, number: int, text: bytes) -> dict[str, Any]:
    line = None
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        line = msgspec.json.decode(text)
    if not isinstance(line, dict):
        raise SaveFault("save-unreadable", path, line=number)
    return line


def _kinds(given: object) -> tuple[str, ...]:
    if not isinstance(given, list):
        raise RecordFault("record-type", value=_short(given), path="kinds", wanted="list")
    for seat, kind in enumerate(given):
        if kind not in KINDS:
            place = f"kinds[{seat}]"
            raise RecordFault("record-value", value=_short(kind), path=place, allowed=KINDS)
    return tuple(given)


def _seed(given: object) -> int:
    sound = isinstance(given, int) and not isinstance(given, bool)
    if not isinstance(given, int) or not sound or not 0 <= given <= _HIGHEST_SEED:
        allowed = (f"0..{_HIGHEST_SEED}",)
        raise RecordFault("record-value", value=_short(given), path="seed", allowed=allowed)
    return given


def _hands(path: Path, lines: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    hands: list[dict[str, Any]] = []
    for number, line in enumerate(lines, 2):
        if "dealt" not in line and ("action" not in line or not hands):
            raise SaveFault("save-unreadable", path, line=number)
        if hidden := _hidden(line):
            place, value = hidden
            raise SaveFault("save-tiles-hidden", path, line=number, place=place, value=value)
        if "dealt" in line:
            hands.append({**line, "actions": []})
        else:
            hands[-1]["actions"].append(line["action"])
    return hands


def _hidden(line: dict[str, Any]) -> tuple[str, str] | None:
    """Where a line leaves tiles unknown, as a record may and a match that is to go on may not."""
    if "dealt" not in line:
        return ("action", "+?") if line["action"] == "+?" else None
    if line.get("boneyard") is None:
        return "boneyard", "null"
    dealt = line["dealt"] if isinstance(line["dealt"], list) else []
    return next(((f"dealt[{i}]", "null") for i, held in enumerate(dealt) if held is None), None)


def _short(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
