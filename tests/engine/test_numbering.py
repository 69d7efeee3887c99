"""The numbering of actions is pinned: stored experience and players rely on it."""

from __future__ import annotations

from hashlib import sha256

import pytest

from doublesix.engine.actions import ARMS, action_texts
from doublesix.tiles import tile_set

PINNED = {
    6: "d1200295df5741f7",
    7: "2f02dce9a45b4800",
    8: "1a1d8a5c33870c45",
    9: "f51b411769e8f33c",
}


def test_numbers_are_tile_arm_way_then_draw_and_pass() -> None:
    texts = action_texts(6, True)
    tiles = tile_set(6)
    for tile, (low, high) in enumerate(tiles.halves):
        for arm, letter in enumerate(ARMS):
            for way, left in enumerate((low, high, "x")):
                number = tile * 12 + arm * 3 + way
                assert texts.laid[number] == f"{low}-{high}@{letter}:{left}"
    assert (texts.draw, texts.pass_) == (336, 337)


@pytest.mark.parametrize("ways", [False, True])
def test_numbers_sort_like_their_texts(ways: bool) -> None:
    for size in PINNED:
        texts = action_texts(size, ways)
        assert texts.laid == sorted(texts.laid)
        assert texts.led == sorted(texts.led)


@pytest.mark.parametrize("size", PINNED)
def test_the_numbering_of_each_set_is_pinned(size: int) -> None:
    texts = action_texts(size, True)
    table = "\n".join(f"{number} {text}" for number, text in enumerate(texts.laid))
    assert sha256(table.encode()).hexdigest()[:16] == PINNED[size]
