"""The console examples of a page: what is typed after `$ ` and what must then be seen."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs" / "tutorial").glob("*.md"))]
_BLOCK = re.compile(r"^( *)```console\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_PROGRAM = re.compile(r"(^|\| *)doublesix ")


@dataclass(frozen=True)
class Example:
    """One command with what the page shows below it; `...` stands for anything."""

    command: str
    shown: str

    @property
    def runs(self) -> bool:
        """Whether it is ours to run: `make play` is shown, and tested elsewhere."""
        return _PROGRAM.search(self.command) is not None

    def agrees(self, output: str) -> bool:
        """Whether the output is what the page shows, spaces at line ends aside."""
        pattern = re.escape(_trimmed(self.shown)).replace(r"\.\.\.", ".*")
        return re.fullmatch(pattern, _trimmed(output), re.DOTALL) is not None


@dataclass(frozen=True)
class Block:
    """The examples of one fenced block; they run one after another in one folder."""

    page: Path
    line: int
    examples: tuple[Example, ...]

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """The blocks of a page that call the program."""
    text = page.read_text("utf-8")
    found = []
    for match in _BLOCK.finditer(text):
        indent, body = match.groups()
        lines = [line.removeprefix(indent) for line in body.splitlines()]
        made = Block(page, text[: match.start()].count("\n") + 1, tuple(_examples(lines)))
        if any(example.runs for example in made.examples):
            found.append(made)
    return found


def _examples(lines: list[str]) -> list[Example]:
    starts = [number for number, line in enumerate(lines) if line.startswith("$ ")]
    ends = [*starts[1:], len(lines)]
    return [
        Example(lines[start].removeprefix("$ "), "\n".join(lines[start + 1 : end]))
        for start, end in zip(starts, ends, strict=True)
    ]


def _trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").splitlines())
