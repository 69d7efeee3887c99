"""The record of the match in a file of the player's choice: `--record`, `save FILE`, at the end."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import final

from doublesix.cli.faults import system_words
from doublesix.cli.files import write_whole
from doublesix.record import Record, write_record
from doublesix.text import say

__all__ = ["Keeper", "file_fault"]


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
        path = Path(name).expanduser()
        if path not in self._written and os.path.lexists(path):
            why = system_words(FileExistsError(errno.EEXIST, ""), self.lang)
            return False, self._fault(name, why)
        try:
            write_whole(path, write_record(self.record))
        except OSError as error:
            return False, self._fault(name, system_words(error, self.lang))
        except ValueError:  # a name with a zero in it
            return False, self._fault(name, say("system-missing", self.lang))
        self._written.add(path)
        return True, say("play-record-kept", self.lang, file=str(path))

    def _fault(self, what: str, why: str) -> str:
        return say("cli-system-fault", self.lang, what=what, why=why)


def file_fault(path: Path) -> OSError | None:
    """Why a file could not be written there, as far as that shows before it is."""
    folder = path.parent
    if path.is_dir():
        return IsADirectoryError(errno.EISDIR, "", str(path))
    if not folder.is_dir():
        code = errno.ENOTDIR if folder.exists() else errno.ENOENT
        return OSError(code, "", str(path))
    if not os.access(path if path.exists() else folder, os.W_OK):
        return PermissionError(errno.EACCES, "", str(path))
    return None
