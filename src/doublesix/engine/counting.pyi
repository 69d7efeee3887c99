from typing import Final

from doublesix.engine.position import Position

__all__ = ["counted"]

END_REASONS: Final[tuple[str, str]]
HUB_REASONS: Final[tuple[str, str]]

def counted(s: Position) -> list[tuple[int, int, int, str]]: ...
