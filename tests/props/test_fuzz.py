"""Fuzz of every parser: any text gives a value or the one typed error, never anything else."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.engine.actions import action_texts
from doublesix.engine.table import LayoutFault, read_table
from doublesix.record import RecordFault, read_record, record_of, replay, write_record
from doublesix.rules import AXES, RulesetError, game, games, ruleset
from doublesix.tiles import LARGEST_PIP, SMALLEST_PIP, NotationError, parse_tile, tile_set
from matches import TABLES, random_match

SIZES = range(SMALLEST_PIP, LARGEST_PIP + 1)
odd_text = st.text(max_size=12) | st.from_regex(
    r"[+\[]?[0-9x?][-|@:][0-9x]([@:][ENSWx0-9]){0,2}\]?"
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(odd_text, st.sampled_from(SIZES))
def test_a_tile_text_is_a_tile_or_a_notation_error(text: str, size: int) -> None:
    tiles = tile_set(size)
    try:
        tile = parse_tile(text, tiles)
    except NotationError as error:
        assert error.text == text
    else:
        assert parse_tile(tiles.text(tile), tiles) == tile


@pytest.mark.parametrize("size", SIZES)
def test_every_spelling_of_every_tile_is_read(size: int) -> None:
    tiles = tile_set(size)
    for tile, (low, high) in enumerate(tiles.halves):
        for a, b in ((low, high), (high, low)):
            assert parse_tile(f"{a}-{b}", tiles) == tile
            assert parse_tile(f"{a}|{b}", tiles) == tile
            assert parse_tile(f"[{a}|{b}]", tiles) == tile
            if b <= 6 and a <= 6:
                assert parse_tile(chr(0x1F031 + 7 * a + b), tiles) == tile
                assert parse_tile(chr(0x1F063 + 7 * a + b), tiles) == tile


@given(odd_text, st.booleans())
def test_an_action_text_is_an_action_or_a_notation_error(text: str, ways: bool) -> None:
    texts = action_texts(6, ways)
    try:
        action = texts.parse(text)
    except NotationError:
        return
    assert 0 <= action <= texts.pass_
    names = texts.laid if "@" in text or action >= texts.draw else texts.led
    assert texts.parse(names[action]) == action


@given(st.lists(odd_text, max_size=6).map(" ".join), st.sampled_from(TABLES))
def test_a_layout_line_is_a_table_or_a_layout_fault(line: str, table: tuple[str, int]) -> None:
    try:
        read_table(ruleset(*table), line)
    except LayoutFault as fault:
        assert line.split()[fault.index] == fault.text


@given(st.binary(max_size=60) | json_values.map(lambda v: json.dumps(v).encode()))
def test_any_bytes_are_a_record_or_a_record_fault(data: bytes) -> None:
    with pytest.raises(RecordFault):
        read_record(data)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_damaged_record_is_replayed_or_refused_with_its_place(data: st.DataObject) -> None:
    key, seats = data.draw(st.sampled_from(TABLES))
    document = json.loads(write_record(random_match(key, seats, data.draw(st.integers(0, 50)), 2)))
    where, name = data.draw(st.sampled_from(list(_places(document))))
    where[name] = data.draw(json_values | st.just(where[name]))
    try:
        for line in replay(record_of(document)):
            assert msgspec.json.encode(line)
    except RecordFault as fault:
        assert fault.code


def _places(value: Any) -> Any:  # noqa: ANN401
    """Every (container, key) inside a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for name, inner in items:
        yield value, name
        if isinstance(inner, dict | list):
            yield from _places(inner)


@given(
    st.sampled_from(games()),
    st.integers(-1, 6),
    st.dictionaries(st.sampled_from(sorted(AXES)) | st.text(max_size=6), json_values, max_size=3),
)
def test_any_options_are_a_ruleset_or_a_ruleset_error(
    key: str, seats: int, options: dict[str, object]
) -> None:
    try:
        rules = ruleset(key, seats, options)
    except RulesetError as error:
        assert error.allowed
    else:
        assert rules.boneyard_size >= 0
        assert rules.seats in game(key).seats


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_every_ruleset_that_can_be_made_can_be_played(data: st.DataObject) -> None:
    key, seats = data.draw(st.sampled_from(TABLES))
    options: dict[str, object] = {}
    for value in data.draw(st.lists(st.sampled_from(game(key).values), max_size=3)):
        axis = value.axis
        numbers = [n for n in (axis.numbers or range(0)) if n < 40 or n % 25 == 0][:60]
        choices = [*axis.words, *axis.listed, *numbers, *(["none"] if axis.optional else [])]
        options[axis.name] = data.draw(st.sampled_from(choices))
    try:
        ruleset(key, seats, options)
    except RulesetError as error:
        assert error.allowed
        return
    record = random_match(key, seats, data.draw(st.integers(0, 1000)), 2, options)
    assert list(replay(read_record(write_record(record)))) == list(replay(record))
