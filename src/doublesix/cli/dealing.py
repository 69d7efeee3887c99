"""Chance for the command line: shuffles and lots from one seeded source (R6, R8)."""

from __future__ import annotations

import random

from doublesix.engine.hands import Deal, deal_of
from doublesix.engine.match import Match
from doublesix.rules import Ruleset

__all__ = ["draw_lot", "fresh_seed", "opener_of", "shuffled"]


def fresh_seed() -> int:
    """A seed that nobody can guess, for whoever gave none."""
    return random.SystemRandom().getrandbits(63)


def shuffled(rules: Ruleset, rng: random.Random) -> Deal:
    """A deal, every one equally likely as far as the source of chance goes."""
    order = list(range(len(rules.tiles)))
    rng.shuffle(order)
    return deal_of(rules, order)


def draw_lot(rules: Ruleset, rng: random.Random) -> int:
    """A seat by neutral lot (A15: among all players)."""
    return rng.randrange(rules.seats)


def opener_of(match: Match, deal: Deal, rng: random.Random) -> int:
    """Who leads this deal: the seat the rules name, else by lot."""
    leader = match.leader(deal)
    return draw_lot(match.rules, rng) if leader is None else leader
