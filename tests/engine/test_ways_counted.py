"""What a matador counts where the ends are counted: a mix of values that no source plays."""

from __future__ import annotations

import pytest

from doublesix.engine.table import read_table
from doublesix.rules import ruleset


@pytest.mark.parametrize(
    ("lays", "counted"),
    [
        pytest.param("1-6 3-4@E:x", 7, id="M5-both-halves-of-a-crosswise-matador"),
        pytest.param("1-6 2-5@E:x", 7, id="M5-whatever-its-halves"),
        pytest.param("1-6 1-4@E:4", 4, id="M3-the-open-half-of-any-other-tile"),
    ],
)
def test_a_matador_counts_what_is_open(lays: str, counted: int) -> None:
    rules = ruleset("american-sniff", 2, {"match": "sum_seven"})
    ends = {item.arm: item.points for item in read_table(rules, lays).layout().counted}
    assert ends == {"W": 1, "E": counted}
