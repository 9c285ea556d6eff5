"""Records of games: the project's own, and those of other programs."""

import trunkline.games  # noqa: F401  (the titles register themselves)
from trunkline.formats.errors import FormatError
from trunkline.formats.loading import load, recognise
from trunkline.formats.own import Record, dump, parse, record_of
from trunkline.formats.verify import Difference, Report, verify

__all__ = [
    "Difference",
    "FormatError",
    "Record",
    "Report",
    "dump",
    "load",
    "parse",
    "recognise",
    "record_of",
    "verify",
]
