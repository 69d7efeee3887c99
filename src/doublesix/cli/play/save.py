"""The running match on disk: one JSON line per action, appended and flushed before it counts.

The first line says what is played, then each hand has a line with its deal and each action one. A
file cut off in the middle loses its last, torn line and nothing else.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, final

import msgspec
from platformdirs import user_data_path

from doublesix.engine.hands import Deal
from doublesix.record import HandRecord, Record, record_of
from doublesix.record.writing import document_of

__all__ = ["Save", "SaveFault", "Saved", "latest_save", "read_save", "saves_folder"]

_FORMAT, _VERSION = "doublesix-save", 1
_ENDING = ".jsonl"


@final
class SaveFault(Exception):
    """A save file that cannot be read or written; `code` is one of the catalogue."""

    def __init__(self, code: str, file: str, detail: str) -> None:
        super().__init__(code, file, detail)
        self.code = code
        self.file = file
        self.detail = detail


@final
@dataclass(slots=True)
class Saved:
    """What a save file holds. `torn`: its last line was cut off and has been dropped."""

    record: Record
    kinds: list[str]
    seed: int
    torn: bool = False
    whole_bytes: int = field(default=0, repr=False)


def saves_folder() -> Path:
    """Where running matches are kept; `DOUBLESIX_DATA_DIR` moves it."""
    chosen = os.environ.get("DOUBLESIX_DATA_DIR")
    return (Path(chosen) if chosen else user_data_path("doublesix")) / "matches"


def latest_save() -> Path | None:
    """The file of the match that was played last and is not finished."""
    files = saves_folder().glob(f"*{_ENDING}")
    return max(files, key=lambda file: (file.stat().st_mtime_ns, file.name), default=None)


@final
class Save:
    """The open save file of one match; each method returns once the line is on the disk."""

    def __init__(self, path: Path, mode: str) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open(mode)
        except OSError as error:
            raise self._fault(error) from None

    @classmethod
    def begin(cls, record: Record, kinds: Sequence[str], seed: int) -> Save:
        """A new file for a match that begins."""
        folder = saves_folder()
        number = 1
        while (path := folder / f"{record.rules.game}-{os.getpid()}-{number}{_ENDING}").exists():
            number += 1
        save = cls(path, "xb")
        head = document_of(record) | {"format": _FORMAT, "version": _VERSION}
        save.write({**head, "kinds": list(kinds), "seed": seed})
        return save

    @classmethod
    def resume(cls, path: Path, saved: Saved) -> Save:
        """The file of a match that goes on; a torn end is cut off first."""
        save = cls(path, "r+b")
        try:
            save._file.truncate(saved.whole_bytes)
            save._file.seek(0, os.SEEK_END)
        except OSError as error:
            raise save._fault(error) from None
        return save

    def write(self, line: dict[str, Any]) -> None:
        """Append a line; it is on the disk when this returns."""
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._fault(error) from None

    def close(self, *, finished: bool) -> None:
        """Close the file; that of a finished match goes."""
        try:
            self._file.close()
            if finished:
                self.path.unlink(missing_ok=True)
        except OSError as error:
            raise self._fault(error) from None

    def _fault(self, error: OSError) -> SaveFault:
        return SaveFault("save-unwritable", str(self.path), error.strerror or str(error))


def read_save(path: Path) -> Saved:
    """The match in a save file up to its last whole line; `RecordFault` if that is unsound."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveFault("save-unreadable", str(path), error.strerror or str(error)) from None
    whole = data.rfind(b"\n") + 1
    lines = [_line(path, number, text) for number, text in enumerate(data[:whole].splitlines(), 1)]
    if not lines or lines[0].get("format") != _FORMAT or lines[0].get("version") != _VERSION:
        raise SaveFault("save-unreadable", str(path), "1")
    head = lines[0]
    kinds, seed = head.pop("kinds", None), head.pop("seed", None)
    if not isinstance(kinds, list) or not isinstance(seed, int):
        raise SaveFault("save-unreadable", str(path), "1")
    document = head | {"format": "doublesix-record", "version": 1, "hands": _hands(path, lines[1:])}
    return Saved(record_of(document), [str(k) for k in kinds], seed, whole < len(data), whole)


def _line(path: Path, number: int, text: bytes) -> dict[str, Any]:
    try:
        line = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        line = None
    if not isinstance(line, dict):
        raise SaveFault("save-unreadable", str(path), str(number))
    return line


def _hands(path: Path, lines: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    hands: list[dict[str, Any]] = []
    for number, line in enumerate(lines, 2):
        if "action" in line and hands:
            hands[-1]["actions"].append(line["action"])
        elif "dealt" in line:
            hands.append({**line, "actions": []})
        else:
            raise SaveFault("save-unreadable", str(path), str(number))
    return hands


def hand_line(record: Record, opener: int, deal: Deal) -> dict[str, Any]:
    """The line that begins a hand."""
    one = Record(record.rules, {}, record.players, [HandRecord(opener, deal, [])])
    hand: dict[str, Any] = document_of(one)["hands"][0]
    del hand["actions"]
    return hand
