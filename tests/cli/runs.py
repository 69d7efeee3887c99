"""Running the program: inside this process with captured streams, or as a process of its own."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from doublesix.cli.program import _run

__all__ = ["GOLDEN", "LANGUAGES", "Ran", "environment", "one_line", "process", "run", "start"]

LANGUAGES = ("en", "ru", "ja")
GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.json"))

LEFTOVERS = re.compile(
    r"\b(no|not|is|are|the|this|a|an|of|in|to|expected|allowed|there|such|file|directory|error|value|"
    r"invalid|must|argument|option|needs|line|missing|denied|cannot|default|usage|command|from|and)\b",
    re.IGNORECASE,
)


class Ran(NamedTuple):
    """What came of a run."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:  # noqa: ANN401
        return json.loads(self.out)


def run(*arguments: str, stdin: str | bytes = "", env: Mapping[str, str] | None = None) -> Ran:
    """Run the program in this process; standard streams are no terminals."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    raw = [io.BytesIO(given), io.BytesIO(), io.BytesIO()]
    names = ("stdin", "stdout", "stderr")
    streams = [io.TextIOWrapper(each, encoding="utf-8") for each in raw]
    with ExitStack() as patches:
        patches.enter_context(patch.dict(os.environ, env or {}))
        for name, stream in zip(names, streams, strict=True):
            patches.enter_context(patch.object(sys, name, stream))
        status = _run([*arguments])
        for stream in streams[1:]:
            stream.flush()
    return Ran(status, raw[1].getvalue().decode(), raw[2].getvalue().decode())


def one_line(ran: Ran, *parts: str, lang: str = "en", status: int = 2) -> None:
    """The run failed with one line in that language which names all these parts."""
    assert ran.status == status, ran
    assert ran.err.endswith("\n"), ran
    assert ran.err.count("\n") == 1, ran
    assert "Traceback" not in ran.err, ran
    rest = ran.err
    for part in parts:
        assert part in ran.err, ran
        rest = rest.replace(part, " ")
    if lang != "en":
        letters = "[а-яё]" if lang == "ru" else "[぀-ヿ一-鿿]"
        assert re.search(letters, ran.err), ran
        words = re.sub(r"--[\w-]+|[\w./-]*[./][\w./-]*|DOUBLESIX_\w+|[\w-]+-[\w-]+", " ", rest)
        assert not LEFTOVERS.search(words), ran


def environment(**more: str) -> dict[str, str]:
    """The environment of a process of its own: English, where nothing else is said."""
    held = {k: v for k, v in os.environ.items() if not k.startswith(("DOUBLESIX_LANG", "LC_"))}
    return held | {"LANG": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"} | more


def start(
    *arguments: str,
    env: Mapping[str, str] | None = None,
    first: Callable[[], object] | None = None,
    stdout: int = subprocess.PIPE,
) -> subprocess.Popen[bytes]:
    """Start the program as a process of its own; `first` is called in it before it begins."""
    return subprocess.Popen(
        [sys.executable, "-m", "doublesix", *arguments],
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=environment() if env is None else env,
        preexec_fn=first,  # noqa: PLW1509
    )


def process(
    *arguments: str,
    stdin: bytes = b"",
    env: Mapping[str, str] | None = None,
    first: Callable[[], object] | None = None,
    stdout: int = subprocess.PIPE,
) -> Ran:
    """Run the program as a process of its own to its end."""
    with start(*arguments, env=env, first=first, stdout=stdout) as begun:
        out, err = begun.communicate(stdin, timeout=60)
    return Ran(begun.returncode, (out or b"").decode(), (err or b"").decode())
