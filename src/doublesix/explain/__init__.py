"""What the engine says in codes and numbers, as sentences in every language of the catalogue.

Every function is pure and takes the language; nothing here decides a rule.
"""

from doublesix.explain.counts import explain_count, explain_table, sum_line
from doublesix.explain.faults import explain_fault
from doublesix.explain.games import (
    axis_about,
    axis_label,
    explain_game,
    explain_value,
    game_about,
    game_name,
    source_words,
    value_words,
)
from doublesix.explain.marks import Marks, count_marks, explain_marks, marks_suit, paper_marks
from doublesix.explain.places import explain_layout_places, explain_places
from doublesix.explain.refusals import (
    explain_layout_fault,
    explain_notation,
    explain_refusal,
    explain_rules_fault,
)
from doublesix.explain.settlement import explain_lead, explain_scores, explain_settlement
from doublesix.explain.story import hand_end_lines, match_over_line, match_story, tell_event
from doublesix.explain.words import side_name, sides_names

__all__ = [
    "Marks",
    "axis_about",
    "axis_label",
    "count_marks",
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
    "marks_suit",
    "match_over_line",
    "match_story",
    "paper_marks",
    "side_name",
    "sides_names",
    "source_words",
    "sum_line",
    "tell_event",
    "value_words",
]
