"""Where the next tile may be attached (R29); says nothing about points."""

from __future__ import annotations

from doublesix.engine.actions import ARMS
from doublesix.engine.codes import CLOSED, WAITS
from doublesix.engine.kernel import State
from doublesix.engine.tables import open_pips

__all__ = ["PLACE_ORDER", "places", "waiting"]

PLACE_ORDER = "WENS"
"""The order in which places are told."""

_INDEX = tuple((arm, ARMS.index(arm)) for arm in PLACE_ORDER)
_PIPS = tuple(open_pips(code) for code in range(32))


def places(state: State) -> dict[str, tuple[int, ...]]:
    """Each open arm with the pips open there, waiting arms included, in the order W E N S."""
    codes = state.arm_codes()
    return {arm: _PIPS[codes[i]] for arm, i in _INDEX if codes[i] & 15 != CLOSED}


def waiting(state: State) -> frozenset[str]:
    """The arms that take no tile until the spinner's sides are filled (V3)."""
    codes = state.arm_codes()
    return frozenset(arm for arm, i in _INDEX if codes[i] & WAITS)
