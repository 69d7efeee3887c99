"""Prints all that an engine says of fixed matches and batches, for comparison (see the test)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from doublesix.engine import engine_kind
from doublesix.engine.batch import play_hands, play_out
from doublesix.engine.tables import Tables
from doublesix.record import replay
from doublesix.rules import ruleset
from matches import TABLES, random_match, random_play

BIG = [
    ("american-sniff", 2, {"max_pip": 9, "deal": 7}),
    ("american-sniff", 4, {"max_pip": 8}),
    ("english-sniff", 3, {"max_pip": 7}),
    ("bergen", 4, {"max_pip": 9}),
]
"""Larger sets: their masks need more than 32 bits."""


def main() -> None:
    """One line a fact."""
    print("engine", engine_kind)
    for key, seats, options in [*((*table, {}) for table in TABLES), *BIG]:
        rules = ruleset(key, seats, options)
        tables = Tables(rules, endless=True)
        for policy in (0, 1):
            print(key, seats, policy, play_hands(tables, [policy] * seats, 2**63 + 5, 25))
        for seed in range(3):
            for line in replay(random_match(key, seats, seed, 2, options)):
                print(json.dumps(line))
        for match, state, _ in random_play(rules, 7, 1):
            if state.boneyard_left % 3 == 0 and len(match.lays) % 4 == 1:
                print(play_out(state, state.actions(), [0, 1, 0, 1][:seats], 99))


if __name__ == "__main__":
    main()
