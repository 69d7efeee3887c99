"""Files that commands write: whole or not at all; and the answers they print as JSON."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["print_json", "write_whole"]


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place, then put it there: what stood there stays until then."""
    from tempfile import NamedTemporaryFile

    place = path.resolve()
    if place.exists() and not place.is_file():
        place.write_bytes(data)  # a device or a pipe is written to; a folder refuses
        return
    mode = place.stat().st_mode & 0o777 if place.exists() else 0o666 & ~_umask()
    with NamedTemporaryFile(dir=place.parent, prefix=f".{place.name[:40]}.", delete=False) as file:
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            Path(file.name).chmod(mode)
            Path(file.name).replace(place)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise


def print_json(answer: object) -> None:
    """One JSON document on standard output, on one line."""
    import msgspec

    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")


def _umask() -> int:
    held = os.umask(0)
    os.umask(held)
    return held
