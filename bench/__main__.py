"""Run the measurements named, or all, and append what they say to results.md."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from bench.harness import machine, table, today, write

FOLDER = Path(__file__).parent
QUESTIONS = sorted(
    file.stem
    for file in FOLDER.glob("*.py")
    if file.stem != "harness" and not file.stem.startswith("_")
)


def main() -> int:
    """0 when all were measured, 2 when a name is unknown."""
    names = sys.argv[1:] or QUESTIONS
    unknown = sorted(set(names) - set(QUESTIONS))
    if unknown:
        print(f"no such measurement: {', '.join(unknown)}; there are {', '.join(QUESTIONS)}")
        return 2
    print(machine())
    for name in names:
        module = importlib.import_module(f"bench.{name}")
        print(f"\n{module.QUESTION}")
        rows = table(module.measure())
        print(rows)
        write(FOLDER / "results.md", f"## {name}, {today()}\n\n{module.QUESTION}\n\n{rows}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
