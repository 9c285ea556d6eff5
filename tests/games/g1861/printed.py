"""How the rule reference writes down what is on a tile or on a hex of the map."""

from __future__ import annotations

import re
from typing import Literal

from trunkline.eighteen.components import STOP, Face, Piece, Stop

_STOPS = re.compile(
    r"(?:(?P<count>\d) )?(?:Y )?(?P<kind>town|city|cities) R(?P<value>\d+)"
    r"(?: \([^)]*\))?(?:, (?P<slots>\d) slots?)?[^;]*?, exits (?P<exits>[\d,/ to]*\d)"
)
_PIECE = re.compile(r"\b([0-5])-([0-5])\b")

Content = tuple[list[Stop], set[Piece]]
"""The stops of a face in their order, and its pieces of track."""


def content(text: str) -> Content:
    """What a text says is on a tile or a hex.

    >>> content("town R10, exits 2,5; separate plain track 0-4")[1] == {(2, 6), (5, 6), (0, 4)}
    True
    """
    stops: list[Stop] = []
    pieces: set[Piece] = set()
    for found in _STOPS.finditer(text):
        kind: Literal["town", "city"] = "town" if found["kind"] == "town" else "city"
        groups = [exits(group) for group in found["exits"].split("/")]
        assert len(groups) == int(found["count"] or 1), text
        for group in groups:
            pieces |= {(edge, STOP + len(stops)) for edge in group}
            stops.append(Stop(kind, (int(found["value"]),), int(found["slots"] or 0)))
    plain = _STOPS.sub("", text)
    pieces |= {(int(one), int(other)) for one, other in _PIECE.findall(plain)}
    return stops, pieces


def exits(text: str) -> list[int]:
    """The edges of a list or a range.

    >>> exits("0 to 5"), exits("0,2")
    ([0, 1, 2, 3, 4, 5], [0, 2])
    """
    first, _, last = text.partition(" to ")
    if last:
        return list(range(int(first), int(last) + 1))
    return [int(edge) for edge in text.split(",")]


def content_of(face: Face) -> Content:
    """What is on a face, in the same form."""
    return list(face.stops), set(face.pieces)
