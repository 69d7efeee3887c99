"""The running match on disk: one JSON line per action, appended and synced before it counts.

The first line says what is played, then each hand has a line with its deal and each action one. A
file cut off in the middle loses its last, torn line and nothing else.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, final

import msgspec
from platformdirs import user_data_path

from doublesix.cli.play.seating import KINDS
from doublesix.engine.hands import Deal
from doublesix.record import FORMAT, VERSION, HandRecord, Record, record_of
from doublesix.record.writing import document_of

__all__ = [
    "FOLDER_VARIABLE",
    "Save",
    "SaveFault",
    "Saved",
    "hand_line",
    "latest_save",
    "read_save",
    "saves_folder",
]

FOLDER_VARIABLE = "DOUBLESIX_DATA_DIR"
_FORMAT, _VERSION = "doublesix-save", 1
_ENDING = ".jsonl"


@final
class SaveFault(Exception):
    """A save file that cannot be used: `save-unreadable` in a `line`, else what `error` says.

    Codes: `save-unreadable`, `save-unopened`, `save-unwritable`, `save-folder`, `save-in-use`.
    """

    def __init__(
        self, code: str, file: Path, *, line: int = 0, error: OSError | None = None
    ) -> None:
        super().__init__(code, file, line, error)
        self.code = code
        self.file = file
        self.line = line
        self.error = error


@final
@dataclass(slots=True)
class Saved:
    """What a save file holds. `torn`: its last line was cut off after `whole` bytes."""

    record: Record
    kinds: tuple[str, ...]
    seed: int
    torn: bool
    whole: int


def saves_folder() -> Path:
    """Where running matches are kept; `DOUBLESIX_DATA_DIR` moves it."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    return (Path(chosen) if chosen else user_data_path("doublesix")) / "matches"


def latest_save() -> Path | None:
    """The file of the match that was played last and is not finished."""
    folder = saves_folder()
    if os.path.lexists(folder.parent) and not folder.parent.is_dir():
        raise SaveFault("save-folder", folder, error=NotADirectoryError(errno.ENOTDIR, ""))
    files = sorted(folder.glob(f"*{_ENDING}"), key=lambda file: file.stat().st_mtime_ns)
    return next((file for file in reversed(files) if _has_begun(file)), None)


def _has_begun(file: Path) -> bool:
    """A file without a whole line is of a match that never began: nobody saw anything of it."""
    try:
        with file.open("rb") as opened:
            return opened.readline().endswith(b"\n")
    except OSError:
        return False


@final
class Save:
    """The open save file of one match; `write` returns once the line is on the disk."""

    def __init__(self, path: Path, flags: int) -> None:
        self.path = path
        self._file = os.open(path, flags | getattr(os, "O_CLOEXEC", 0), 0o666)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise SaveFault("save-in-use", path) from None

    @classmethod
    def begin(cls, record: Record, kinds: Sequence[str], seed: int) -> Save:
        """A new file for a match that begins."""
        folder = saves_folder()
        number = 1
        while (path := folder / f"{record.rules.game}-{os.getpid()}-{number}{_ENDING}").exists():
            number += 1
        try:
            folder.mkdir(parents=True, exist_ok=True)
            save = cls(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND)
        except OSError as error:
            raise SaveFault("save-folder", folder, error=error) from None
        head = document_of(record) | {"format": _FORMAT, "version": _VERSION}
        try:
            save.write({**head, "kinds": list(kinds), "seed": seed})
        except SaveFault:
            save.close(finished=True)
            raise
        return save

    @classmethod
    def resume(cls, path: Path, saved: Saved) -> Save:
        """The file of a match that goes on; a torn end is cut off first."""
        try:
            save = cls(path, os.O_WRONLY | os.O_APPEND)
            os.ftruncate(save._file, saved.whole)
        except OSError as error:
            raise SaveFault("save-unwritable", path, error=error) from None
        return save

    def write(self, line: dict[str, Any]) -> None:
        """Append a line; it is on the disk when this returns."""
        rest = msgspec.json.encode(line) + b"\n"
        try:
            while rest:
                rest = rest[os.write(self._file, rest) :]
            os.fsync(self._file)
        except OSError as error:
            raise SaveFault("save-unwritable", self.path, error=error) from None

    def close(self, *, finished: bool) -> None:
        """Close the file; that of a finished match goes."""
        with suppress(OSError):
            os.close(self._file)
        if finished:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)


def _lock(file: int) -> None:
    """Two programs that go on with the same match would spoil its file."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def read_save(path: Path) -> Saved:
    """The match in a save file up to its last whole line; `RecordFault` if that is unsound."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveFault("save-unopened", path, error=error) from None
    *texts, rest = data.split(b"\n")
    lines = [_line(path, number, text) for number, text in enumerate(texts, 1)]
    head = lines[0] if lines else {}
    kinds, seed = head.pop("kinds", None), head.pop("seed", None)
    players = head.get("players")
    if (
        (head.pop("format", None), head.pop("version", None)) != (_FORMAT, _VERSION)
        or not isinstance(seed, int)
        or not (isinstance(kinds, list) and all(kind in KINDS for kind in kinds))
        or not (isinstance(players, list) and len(players) == len(kinds))
    ):
        raise SaveFault("save-unreadable", path, line=1)
    document = head | {"format": FORMAT, "version": VERSION, "hands": _hands(path, lines[1:])}
    return Saved(record_of(document), tuple(kinds), seed, bool(rest), len(data) - len(rest))


def _line(path: Path, number: int, text: bytes) -> dict[str, Any]:
    line = None
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        line = msgspec.json.decode(text)
    if not isinstance(line, dict):
        raise SaveFault("save-unreadable", path, line=number)
    return line


def _hands(path: Path, lines: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    hands: list[dict[str, Any]] = []
    for number, line in enumerate(lines, 2):
        if "action" in line and hands:
            hands[-1]["actions"].append(line["action"])
        elif "dealt" in line:
            hands.append({**line, "actions": []})
        else:
            raise SaveFault("save-unreadable", path, line=number)
    return hands


def hand_line(record: Record, opener: int, deal: Deal) -> dict[str, Any]:
    """The line that begins a hand."""
    one = Record(record.rules, {}, record.players, [HandRecord(opener, deal, [])])
    hand: dict[str, Any] = document_of(one)["hands"][0]
    del hand["actions"]
    return hand
