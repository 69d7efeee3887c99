"""A table without hands: tiles laid in order, what they make, the layout for pictures and words.

It serves a line of lays such as `1-4 1-1@W 4-4@E`: anybody may lay any tile not yet seen, so only
the rules of laying and counting speak.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from doublesix.engine.actions import ARMS, action_texts
from doublesix.engine.counting import counted
from doublesix.engine.kernel import ANYBODY, Played, State
from doublesix.engine.layout import Counted, Layout, Stone
from doublesix.engine.places import places, waiting
from doublesix.engine.refusal import Refusal
from doublesix.engine.tables import Tables
from doublesix.rules import Ruleset
from doublesix.tiles import NotationError

__all__ = ["LayoutFault", "Table", "layout_of", "read_table"]


@final
class LayoutFault(ValueError):
    """A layout line that breaks a rule: which lay (from 0), its text, the code, what is allowed."""

    def __init__(
        self, code: str, index: int, text: str, allowed: tuple[str, ...], pips: str
    ) -> None:
        super().__init__(code, index, text, allowed, pips)
        self.code = code
        self.index = index
        self.text = text
        self.allowed = allowed
        self.pips = pips


@final
class Table:
    """The tiles on the table and the position they make."""

    def __init__(self, rules: Ruleset) -> None:
        tables = Tables(rules, endless=True)
        hands = [-ANYBODY] * rules.seats  # so that nobody goes out
        self.rules = rules
        self.texts = action_texts(rules.max_pip, rules.match == "sum_seven")
        self.state = State.dealt(tables, hands, None, 0, [0] * rules.side_count)
        self.last: Played | None = None
        self._stones: list[Stone] = []

    def lay(self, action: int) -> Played | Refusal:
        """Lay a tile; a refusal changes nothing."""
        played = self.state.apply(action)
        if isinstance(played, Refusal):
            return played
        self.last = played
        self._stones.append(self._stone(action))
        return played

    @property
    def total(self) -> int:
        """What counts now: the sum of the ends, or the pips on the table (Jubilee); else 0."""
        return self.last.total if self.last else 0

    @property
    def award(self) -> int:
        """The points for the last lay."""
        return self.last.award if self.last else 0

    def layout(self) -> Layout:
        """The stones in order, the open places, the counted ends."""
        state = self.state
        spinner = state.spinner_tile()
        name = None if spinner is None else self.rules.tiles.text(spinner)
        stones = tuple(_marked(stone) if stone.tile == name else stone for stone in self._stones)
        texts = self.rules.tiles.texts
        items = tuple(
            Counted(texts[tile], ARMS[arm], points, why)
            for tile, arm, points, why in counted(state)
        )
        return Layout(stones, places(state), items, waiting(state))

    def legal_texts(self) -> tuple[str, ...]:
        """Every lay that the tiles not yet on the table allow."""
        names = self.texts.laid if self.state.table else self.texts.led
        lays = self.texts.draw
        return tuple(names[a] for a in self.state.actions() if a < lays)

    def _stone(self, action: int) -> Stone:
        tile, rest = divmod(action, 12)
        arm, way = divmod(rest, 3)
        low, high = self.rules.tiles.halves[tile]
        name = self.rules.tiles.text(tile)
        double_across = low == high and self.rules.double_lies != "along"
        if not self._stones:
            return Stone(name, "", low, high, across=double_across)
        if way == 2:  # M3: a matador laid crosswise leaves both halves open, 0-0 its one
            return Stone(name, ARMS[arm], low, low, None if low == high else high, across=True)
        open_now = self.state.arm_codes()[arm] & 15
        return Stone(name, ARMS[arm], low + high - open_now, open_now, across=double_across)


def _marked(stone: Stone) -> Stone:
    return Stone(stone.tile, stone.arm, stone.inner, stone.outer, None, across=True, spinner=True)


def layout_of(rules: Ruleset, lays: Iterable[int]) -> Layout:
    """The layout that legal lays make, in the order of laying."""
    table = Table(rules)
    for action in lays:
        table.lay(action)
    return table.layout()


def read_table(rules: Ruleset, line: str) -> Table:
    """The table that a line of lays describes; `LayoutFault` at the first lay that cannot be."""
    table = Table(rules)
    for index, text in enumerate(line.split()):
        try:
            action = table.texts.parse(text)
            code = _misplaced(table, text, action)
        except NotationError as error:
            code, action = error.code, -1
        if code is None:
            outcome = table.lay(action)
            code = outcome.code if isinstance(outcome, Refusal) else None
        if code is not None:
            raise LayoutFault(code, index, text, table.legal_texts(), _open(table, action))
    return table


def _misplaced(table: Table, text: str, action: int) -> str | None:
    if action >= table.texts.draw:
        return "layout-lays-only"
    if table.state.table:
        return None if "@" in text else "arm-missing"
    return "lead-with-arm" if "@" in text else None


def _open(table: Table, action: int) -> str:
    if action < 0:
        return ""
    arm = ARMS[action % 12 // 3]
    return ", ".join(map(str, places(table.state).get(arm, ())))
