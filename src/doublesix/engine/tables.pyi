from typing import Final, final

from doublesix.rules import Ruleset

__all__ = ["Tables", "open_pips"]

COUNTED: Final[dict[str, int]]
SPINNER_KINDS: Final[dict[str, int]]
OUT_KINDS: Final[dict[str, int]]
BLOCK_KINDS: Final[dict[str, int]]
DRAW_LIMITS: Final[dict[str, int]]

def open_pips(code: int) -> tuple[int, ...]: ...

@final
class Tables:
    @property
    def rules(self) -> Ruleset: ...
    def __new__(cls, rules: Ruleset, endless: bool = False) -> Tables: ...
    def lead_ranking(self) -> list[int]: ...
    def __reduce__(self) -> tuple[type[Tables], tuple[Ruleset, bool]]: ...
