"""Why an action is not legal now, as a value: the code, and what is allowed. Nothing changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from doublesix.engine.codes import ANY, CLOSED, WAITS

if TYPE_CHECKING:
    from doublesix.engine.kernel import State

__all__ = ["Refusal", "refuse"]


@final
@dataclass(frozen=True, slots=True)
class Refusal:
    """A code of the catalogue, the action (its number) and the numbers of the legal ones.

    Codes: `hand-over`, `not-an-action`, `draw-impossible`, `draw-done`, `draw-not-needed`,
    `pass-not-allowed`, `tile-not-held`, `lead-decided`, `drawn-tile-first`, `arm-closed`,
    `sides-first`, `tile-does-not-fit`.
    """

    code: str
    action: int
    allowed: tuple[int, ...]


def refuse(state: State, action: int) -> Refusal:
    """The refusal of an action that is not legal in this state."""
    if state.end:
        return Refusal("hand-over", action, ())
    return Refusal(_reason(state, action), action, tuple(state.actions()))


def _reason(state: State, action: int) -> str:
    tiles = len(state.rules.tiles)
    tile, rest = divmod(action, 12)
    if not 0 <= action < tiles * 12 + 2:
        return "not-an-action"
    if tile == tiles:
        if rest:
            return "pass-not-allowed"
        return _no_draw(state)
    if not state.may_hold(tile):
        return "tile-not-held"
    if not state.table:
        return "lead-decided"
    if state.only not in (ANY, tile):
        return "drawn-tile-first"
    code = state.arm_codes()[rest // 3]
    if code == CLOSED:
        return "arm-closed"
    return "sides-first" if code & WAITS else "tile-does-not-fit"


def _no_draw(state: State) -> str:
    """A draw too many (D3) is not the same as a draw without need (R32)."""
    if not state.left:
        return "draw-impossible"
    return "draw-done" if state.is_legal(len(state.rules.tiles) * 12 + 1) else "draw-not-needed"
