"""Files that commands write: whole or not at all; and what they print as bytes: JSON, pictures."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["is_output", "print_bytes", "print_json", "write_whole"]


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place, then put it there: what stood there stays until then."""
    from tempfile import NamedTemporaryFile

    if path.exists() and not path.is_file():
        path.write_bytes(data)  # a device or a pipe is written to; a folder refuses
        return
    place = path.resolve()
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


def is_output(name: str) -> bool:
    """Whether that name is standard output: `-`, or a file such as /dev/stdout."""
    if name == "-":
        return True
    try:
        return os.path.samestat(os.stat(name), os.fstat(sys.stdout.fileno()))  # noqa: PTH116
    except (OSError, ValueError):  # no such file, no such descriptor
        return False


def print_bytes(data: bytes) -> None:
    """Standard output as it is, whatever its encoding; behind all that was printed before."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)


def print_json(answer: object) -> None:
    """One JSON document on standard output, on one line, in UTF-8."""
    import msgspec

    print_bytes(msgspec.json.encode(answer) + b"\n")


def _umask() -> int:
    held = os.umask(0)
    os.umask(held)
    return held
