"""Write tests/perft/<game>.perft anew; a changed count must be explained where it is committed."""

from __future__ import annotations

import sys
from pathlib import Path

from doublesix.engine.perft import perft
from doublesix.rules import game, games

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "perft"
sys.path.insert(0, str(FOLDER))

_HEAD = """\
# Lines of play of a hand. Every action is a ply: a lay, a draw of one tile, a pass; equal pips on
# two arms are two lays; a hand that is over has no further lines. The deal: tile step * i mod n of
# the list 0-0, 0-1 ..., seat 0 the first tiles, the boneyard the last; seat 0 leads where a lot
# would decide. A line: seats, step, then the counts for depth 1, 2, 3 ...
"""
_STEPS = (5, 11)
_MOST = 2_000_000
_DEEPEST = 14


def table(key: str) -> str:
    """The file of one game."""
    from test_perft import deal

    lines = []
    for seats in game(key).seats:
        for step in _STEPS:
            counts: list[int] = []
            while len(counts) < _DEEPEST and (not counts or 0 < counts[-1] < _MOST // 8):
                counts.append(perft(deal(key, seats, step), len(counts) + 1))
            lines.append(" ".join(map(str, (seats, step, *counts))))
    return _HEAD + "\n".join(lines) + "\n"


def main() -> None:
    """Write every table."""
    for key in games():
        (FOLDER / f"{key}.perft").touch()
    for key in games():
        (FOLDER / f"{key}.perft").write_text(table(key), encoding="utf-8")


if __name__ == "__main__":
    main()
