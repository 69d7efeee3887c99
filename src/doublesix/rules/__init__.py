"""The games as data: values with their rule number and source, options, checked rulesets."""

from doublesix.rules.axes import AXES, NONE, Axis, Value
from doublesix.rules.games import Game, GameValue, game, games, ruleset
from doublesix.rules.ruleset import Ruleset, RulesetError

__all__ = [
    "AXES",
    "NONE",
    "Axis",
    "Game",
    "GameValue",
    "Ruleset",
    "RulesetError",
    "Value",
    "game",
    "games",
    "ruleset",
]
