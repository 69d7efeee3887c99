"""The running match on disk: one JSON line per action, appended and synced before it counts.

The first line says what is played, then each hand has a line with its deal and each action one. A
file cut off in the middle loses its last, torn line and nothing else. Whoever plays holds the file
locked from before it is read, and notices when it is removed or changed by others.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, final

import msgspec
from platformdirs import user_data_path

from doublesix.cli.play.saved import FORMAT, VERSION, Saved, SaveFault, read_saved
from doublesix.engine.hands import Deal
from doublesix.record import HandRecord, Record
from doublesix.record.writing import document_of

__all__ = ["FOLDER_VARIABLE", "Save", "hand_line", "latest_save", "saves_folder"]

FOLDER_VARIABLE = "DOUBLESIX_DATA_DIR"
_ENDING = ".jsonl"
_MOST_DIGITS = 3
_NEW = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND
_OLD = os.O_RDWR | os.O_APPEND | getattr(os, "O_NONBLOCK", 0)  # a pipe shall not be waited for
_ALWAYS = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


def saves_folder() -> Path:
    """Where running matches are kept; `DOUBLESIX_DATA_DIR` moves it."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    return (Path(chosen) if chosen else user_data_path("doublesix")) / "matches"


def latest_save() -> Path | None:
    """The file of the match that was played last and is not finished."""
    folder = saves_folder()
    if os.path.lexists(folder.parent) and not folder.parent.is_dir():
        raise SaveFault("save-folder", folder, error=NotADirectoryError(errno.ENOTDIR, ""))
    files = [file for file in folder.glob(f"*{_ENDING}") if file.is_file()]
    files.sort(key=lambda file: file.stat().st_mtime_ns)
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
    """The open, locked save file of one match; `write` returns once the line is on the disk.

    `renewed`: the file was removed or changed meanwhile, and the match was written to a new one.
    """

    def __init__(self, path: Path, flags: int) -> None:
        self.path = path
        self.renewed = False
        self._written = b""
        self._file = _opened(path, flags)

    @classmethod
    def begin(cls, record: Record, kinds: Sequence[str], seed: int) -> Save:
        """A new file for a match that begins."""
        folder = saves_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            save = cls(_free(folder / f"{record.rules.game}-{os.getpid()}-1{_ENDING}"), _NEW)
        except OSError as error:
            raise SaveFault("save-folder", folder, error=error) from None
        head = document_of(record) | {"format": FORMAT, "version": VERSION}
        try:
            save.write({**head, "kinds": list(kinds), "seed": seed})
        except SaveFault:
            with suppress(OSError):
                save.path.unlink(missing_ok=True)
            save.close(finished=False)
            raise
        return save

    @classmethod
    def resume(cls, path: Path) -> Save:
        """The file of a match that goes on, held from now on; nothing in it is changed yet."""
        try:
            return cls(path, _OLD)
        except (OSError, ValueError) as error:
            raise SaveFault("save-unopened", path, error=error) from None

    def read(self) -> Saved:
        """What the file holds, read through the lock."""
        try:
            os.lseek(self._file, 0, os.SEEK_SET)
            with open(self._file, "rb", closefd=False) as opened:
                self._written = opened.read()
        except OSError as error:
            raise SaveFault("save-unopened", self.path, error=error) from None
        return read_saved(self._written, self.path)

    def cut(self, whole: int) -> None:
        """Cut off the torn end of what was read."""
        if whole == len(self._written):
            return
        try:
            os.ftruncate(self._file, whole)
        except OSError as error:
            raise SaveFault("save-unwritable", self.path, error=error) from None
        self._written = self._written[:whole]

    def write(self, line: dict[str, Any]) -> None:
        """Append a line; it is on the disk when this returns."""
        if not self._is_in_place():
            self._renew()
        self._append(msgspec.json.encode(line) + b"\n")

    def check(self) -> None:
        """What was written stands in the file; else it is written again, into a new one."""
        if not self._is_whole():
            self._renew()

    def close(self, *, finished: bool) -> None:
        """Close the file; that of a finished match goes, unless others have changed it."""
        if finished and self._is_whole():
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
        with suppress(OSError):
            os.close(self._file)

    def _append(self, data: bytes) -> None:
        rest = data
        try:
            while rest:
                rest = rest[os.write(self._file, rest) :]
            os.fsync(self._file)
        except OSError as error:
            raise SaveFault("save-unwritable", self.path, error=error) from None
        self._written += data

    def _is_in_place(self) -> bool:
        """Whether the path still leads to the file held, and it is as long as what was written."""
        try:
            held = os.fstat(self._file)
            return os.path.samestat(held, self.path.stat()) and held.st_size == len(self._written)
        except OSError:
            return False

    def _is_whole(self) -> bool:
        try:
            return self._is_in_place() and self.path.read_bytes() == self._written
        except OSError:
            return False

    def _renew(self) -> None:
        """Write the match so far again, where nothing else stands."""
        written, gone = self._written, self.path
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path = _free(self.path)
            file = _opened(self.path, _NEW)
        except OSError as error:
            raise SaveFault("save-lost", gone, error=error) from None
        with suppress(OSError):
            os.close(self._file)
        self._file, self._written, self.renewed = file, b"", True
        self._append(written)


def _opened(path: Path, flags: int) -> int:
    """The file, held against other programs: two that go on with one match would spoil it."""
    file = os.open(path, flags | _ALWAYS, 0o666)
    try:
        fault = _held(file, path)
    except OSError:
        os.close(file)
        raise
    if fault:
        os.close(file)
        raise SaveFault(fault, path, line=1)
    return file


def _held(file: int, path: Path) -> str | None:
    """Lock the file; why it cannot be that of a match, if it cannot."""
    opened = os.fstat(file)
    if not stat.S_ISREG(opened.st_mode):
        return "save-unreadable"
    if not _locked(file):
        return "save-in-use"
    if not os.path.samestat(opened, path.stat()):  # its match ended between the two
        return "save-in-use"
    return None


def _locked(file: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _free(path: Path) -> Path:
    """That path, or the next like it where nothing stands yet."""
    stem, dash, last = path.stem.rpartition("-")
    numbered = bool(dash) and last.isascii() and last.isdigit() and len(last) <= _MOST_DIGITS
    start, number = (stem, int(last)) if numbered else (path.stem, 1)
    while os.path.lexists(path):
        number += 1
        path = path.with_name(f"{start}-{number}{path.suffix}")
    return path


def hand_line(record: Record, opener: int, deal: Deal) -> dict[str, Any]:
    """The line that begins a hand."""
    one = Record(record.rules, {}, record.players, [HandRecord(opener, deal, [])])
    hand: dict[str, Any] = document_of(one)["hands"][0]
    del hand["actions"]
    return hand
