"""What is wrong with a record, and where: a code of the catalogue, its arguments, the place."""

from __future__ import annotations

from typing import final

__all__ = ["RecordFault"]


@final
class RecordFault(ValueError):
    """A malformed or illegal record.

    `value` is what stands there; None where it is not one value that is wrong. `hand` and `action`
    count from 0; None where the fault is outside. `path` names the key: `hands[0].dealt[1]`.
    `allowed` holds what would have been right, as it is written.
    """

    def __init__(
        self,
        code: str,
        *,
        value: object = None,
        hand: int | None = None,
        action: int | None = None,
        path: str = "",
        allowed: tuple[str, ...] = (),
        **details: str | int,
    ) -> None:
        super().__init__(code, value, hand, action, path, allowed)
        self.code = code
        self.value = value
        self.hand = hand
        self.action = action
        self.path = path
        self.allowed = allowed
        self.details = details
