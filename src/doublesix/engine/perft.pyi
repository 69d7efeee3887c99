from typing import Final

from doublesix.engine.position import Position

__all__ = ["DEEPEST", "divide", "perft"]

DEEPEST: Final[int]

def perft(state: Position, depth: int) -> int: ...
def divide(state: Position, depth: int) -> list[tuple[int, int]]: ...
