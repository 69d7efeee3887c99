"""What a person is told when a saved match cannot be used."""

from __future__ import annotations

import errno
import os

from doublesix.cli.faults import FAILED, USAGE, CommandFault, fault, path_words
from doublesix.cli.play.save import FOLDER_VARIABLE
from doublesix.cli.play.saved import SaveFault
from doublesix.text import say

__all__ = ["save_fault"]

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def save_fault(found: SaveFault, lang: str) -> CommandFault:
    """Status 2 for a wrong file or folder, 1 for a disk that takes no more."""
    file = str(found.file)
    if found.code == "save-unreadable":
        return fault("save-unreadable", lang, file=file, line=found.line)
    if found.code == "save-tiles-hidden":
        place, value = found.place, found.value
        return fault(found.code, lang, value=value, file=file, line=found.line, place=place)
    if found.code == "save-in-use":
        return fault("save-in-use", lang, file=file)
    error = found.error or OSError()
    why = path_words(file, error, lang)
    if found.code == "save-unopened":
        return fault("cli-system-fault", lang, what=file, why=why)
    chosen = os.environ.get(FOLDER_VARIABLE)
    full = isinstance(error, OSError) and error.errno in _FULL
    if found.code == "save-folder" and chosen and not full:
        return fault("cli-data-dir", lang, folder=chosen, why=why)
    if found.code == "save-lost":
        return CommandFault(say("save-lost", lang, file=file, why=why), FAILED)
    status = FAILED if found.code == "save-unwritable" or full else USAGE
    return CommandFault(say("save-unwritable", lang, file=file, detail=why), status)
