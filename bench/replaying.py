"""Recorded matches, replayed and written out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from time import perf_counter

import msgspec

from bench.hands import c_limit, limit_per_second
from bench.harness import Row, compare
from doublesix.engine.hands import deal_of
from doublesix.engine.match import Match
from doublesix.record import HandRecord, Record, read_record, replay, write_record
from doublesix.rules import ruleset

__all__ = ["QUESTION", "measure"]

QUESTION = (
    "How many recorded actions does one core replay in a second, a thousand matches in one call,"
    " every line written as JSON; and with reading the records? Beside the hands of the C limit."
)
MATCHES = 1000


def measure() -> Iterator[Row]:
    """Replay with output, then with reading too."""
    limit = partial(limit_per_second, c_limit())
    rng = random.Random(1)
    records = [random_record(rng) for _ in range(MATCHES)]
    documents = [write_record(record) for record in records]
    replayed = partial(replayed_per_second, records)
    yield compare("replayed actions / C limit", "a second", measured=replayed, reference=limit)
    read = partial(read_per_second, documents)
    yield compare("read and replayed / C limit", "a second", measured=read, reference=limit)


def replayed_per_second(records: list[Record], _run: int) -> float:
    """Actions of all records, the JSON included."""
    begun = perf_counter()
    written(records)
    return actions_in(records) / (perf_counter() - begun)


def read_per_second(documents: list[bytes], _run: int) -> float:
    """As above, from the JSON documents on."""
    begun = perf_counter()
    records = [read_record(document) for document in documents]
    written(records)
    return actions_in(records) / (perf_counter() - begun)


def written(records: list[Record]) -> bytes:
    """What `doublesix replay --json` prints."""
    encoder = msgspec.json.Encoder()
    return b"".join(encoder.encode_lines(list(replay(record))) for record in records)


def actions_in(records: list[Record]) -> int:
    """Lays, draws and passes."""
    return sum(len(hand.actions) for record in records for hand in record.hands)


def random_record(rng: random.Random) -> Record:
    """A whole match of American Sniff, played at random."""
    match = Match(ruleset("american-sniff", 2))
    record = Record(match.rules, {}, ["A", "B"])
    while match.winner is None:
        deal = deal_of(match.rules, rng.sample(range(28), 28))
        leader = match.leader(deal)
        opener = rng.randrange(2) if leader is None else leader
        state = match.open(deal, opener)
        hand = HandRecord(opener, deal, [])
        record.hands.append(hand)
        while match.state is not None:
            action = rng.choice(state.actions())
            hand.actions.append(text_of(match, action))
            match.apply(action)
    return record


def text_of(match: Match, action: int) -> str:
    """The action as a record writes it."""
    state = match.state
    if state is not None and action == match.texts.draw and state.next_tile is not None:
        return match.texts.drawn[state.next_tile]
    return (match.texts.laid if match.lays else match.texts.led)[action]
