"""Cases made by an independent model of the rules: every value must hold exactly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from doublesix.engine.table import read_table
from doublesix.record import record_of, replay
from doublesix.rules import ruleset

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))
FIGURES: list[dict[str, Any]] = json.loads((HERE / "american-sniff-figures.json").read_text())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_replay_says_what_the_golden_record_says(file: Path) -> None:
    case = json.loads(file.read_text())
    said = json.loads(json.dumps(list(replay(record_of(case["record"])))))
    assert said == case["replay"]


def test_there_are_golden_records_of_every_game() -> None:
    assert len(RECORDS) == 112


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["figure"])
def test_figure_counts(figure: dict[str, Any]) -> None:
    table = read_table(ruleset("american-sniff", 2), figure["layout"])
    layout = table.layout()
    counted = sorted((item.tile, item.points) for item in layout.counted)
    spinner = [stone.tile for stone in layout.stones if stone.spinner]

    assert counted == sorted((item["tile"], item["value"]) for item in figure["counted"])
    assert (table.total, table.award) == (figure["total"], figure["award"])
    assert spinner == ([figure["spinner"]] if figure["spinner"] else [])
    if "open_places" in figure:
        wanted = sorted(place["pips"] for place in figure["open_places"])
        assert sorted(pip for pips in layout.places.values() for pip in pips) == wanted
