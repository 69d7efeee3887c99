"""The match record: read, write, replay, and faults with their place."""

from doublesix.record.faults import RecordFault
from doublesix.record.model import FORMAT, VERSION, HandRecord, Record
from doublesix.record.reading import read_record, record_of
from doublesix.record.replay import Line, replay
from doublesix.record.writing import write_record

__all__ = [
    "FORMAT",
    "VERSION",
    "HandRecord",
    "Line",
    "Record",
    "RecordFault",
    "read_record",
    "record_of",
    "replay",
    "write_record",
]
