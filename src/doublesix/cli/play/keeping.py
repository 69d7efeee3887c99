"""The record of the match in a file of the player's choice: `--record`, `save FILE`, at the end."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import final

from doublesix.cli.faults import path_words
from doublesix.cli.files import is_output, write_whole
from doublesix.explain import one_line
from doublesix.record import Record, write_record
from doublesix.text import say

__all__ = ["Keeper", "file_fault"]

_LONGEST_PATH = 4096


@final
class Keeper:
    """Writes the record as far as it goes; `own` is the file that follows the match."""

    def __init__(self, record: Record, lang: str, own: Path | None = None) -> None:
        self.record = record
        self.lang = lang
        self.own = own
        self._written = {own}

    def follow(self) -> None:
        """Write the file of `--record`, if there is one."""
        if self.own is not None:
            write_whole(self.own, write_record(self.record))

    def save(self, name: str) -> tuple[bool, str]:
        """Write the record where a person says; whether it was, and the sentence about it.

        What stands there already is left alone, unless this match wrote it.
        """
        shown = one_line(name, _LONGEST_PATH)
        if is_output(name):
            word = say("play-word-save", self.lang)
            return False, say("play-record-output", self.lang, name=word, value=shown)
        try:
            path = Path(name).expanduser()
        except RuntimeError:
            return False, say("play-no-home", self.lang, value=shown)
        try:
            if path not in self._written and os.path.lexists(path):
                raise FileExistsError(errno.EEXIST, "")
            write_whole(path, write_record(self.record))
        except (OSError, ValueError) as error:
            why = path_words(name, error, self.lang)
            return False, say("cli-system-fault", self.lang, what=shown, why=why)
        self._written.add(path)
        return True, say("play-record-kept", self.lang, file=one_line(path, _LONGEST_PATH))


def file_fault(name: str) -> OSError | ValueError | None:
    """Why a file could not be written there, as far as that shows before it is."""
    try:
        os.lstat(name or ".")
    except FileNotFoundError:
        pass
    except (OSError, ValueError) as error:  # too long a name, a zero in it
        return error
    return _place_fault(Path(name))


def _place_fault(path: Path) -> OSError | None:
    folder = path.parent
    if path.is_dir():
        return IsADirectoryError(errno.EISDIR, "", str(path))
    if not folder.is_dir():
        code = errno.ENOTDIR if folder.exists() else errno.ENOENT
        return OSError(code, "", str(path))
    if not os.access(path if path.exists() else folder, os.W_OK):
        return PermissionError(errno.EACCES, "", str(path))
    return None
