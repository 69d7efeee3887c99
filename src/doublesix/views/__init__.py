"""What one seat, or a watcher, may know. Nothing else may stand between a match and a player."""

from doublesix.views.redaction import redacted
from doublesix.views.seat_view import SeatView, seat_view, watcher_view
from doublesix.views.slots import Slot

__all__ = ["SeatView", "Slot", "redacted", "seat_view", "watcher_view"]
