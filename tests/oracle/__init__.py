"""A second opinion on the rules: slow, plain, and made without a look at the engine.

The table is kept as it lies and everything is worked out from that anew each time. Numbers such
as R24 or J10 in the docstrings are those of the rule statements.
"""

from __future__ import annotations

from oracle.chance import random_match
from oracle.games import GAMES
from oracle.layouts import count
from oracle.match import Unsound, replay

__all__ = ["GAMES", "Unsound", "count", "random_match", "replay"]
