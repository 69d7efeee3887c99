"""What the engine says in codes and numbers, as sentences in every language of the catalogue.

Every function is pure and takes the language; nothing here decides a rule. A module is imported
when one of its names is first used: a command that counts a table starts without the records.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from doublesix.explain.counts import explain_count, explain_table, sum_line
    from doublesix.explain.faults import explain_fault
    from doublesix.explain.games import (
        axis_about,
        axis_label,
        explain_choices,
        explain_game,
        explain_value,
        game_about,
        game_name,
        source_words,
        value_words,
    )
    from doublesix.explain.marks import (
        Marks,
        count_marks,
        explain_marks,
        marks_suit,
        paper_marks,
    )
    from doublesix.explain.places import explain_layout_places, explain_places
    from doublesix.explain.refusals import (
        explain_layout_fault,
        explain_notation,
        explain_refusal,
        explain_rules_fault,
    )
    from doublesix.explain.settlement import explain_lead, explain_scores, explain_settlement
    from doublesix.explain.story import hand_end_lines, match_over_line, match_story, tell_event
    from doublesix.explain.words import listed, one_line, side_name, sides_names, steps

__all__ = [
    "Marks",
    "axis_about",
    "axis_label",
    "count_marks",
    "explain_choices",
    "explain_count",
    "explain_fault",
    "explain_game",
    "explain_layout_fault",
    "explain_layout_places",
    "explain_lead",
    "explain_marks",
    "explain_notation",
    "explain_places",
    "explain_refusal",
    "explain_rules_fault",
    "explain_scores",
    "explain_settlement",
    "explain_table",
    "explain_value",
    "game_about",
    "game_name",
    "hand_end_lines",
    "listed",
    "marks_suit",
    "match_over_line",
    "match_story",
    "one_line",
    "paper_marks",
    "side_name",
    "sides_names",
    "source_words",
    "steps",
    "sum_line",
    "tell_event",
    "value_words",
]

_MODULES = {
    "counts": ("explain_count", "explain_table", "sum_line"),
    "faults": ("explain_fault",),
    "games": (
        *("axis_about", "axis_label", "explain_choices", "explain_game", "explain_value"),
        *("game_about", "game_name", "source_words", "value_words"),
    ),
    "marks": ("Marks", "count_marks", "explain_marks", "marks_suit", "paper_marks"),
    "places": ("explain_layout_places", "explain_places"),
    "refusals": (
        *("explain_layout_fault", "explain_notation"),
        *("explain_refusal", "explain_rules_fault"),
    ),
    "settlement": ("explain_lead", "explain_scores", "explain_settlement"),
    "story": ("hand_end_lines", "match_over_line", "match_story", "tell_event"),
    "words": ("listed", "one_line", "side_name", "sides_names", "steps"),
}
_HOME = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(name)
    found: object = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = found
    return found
