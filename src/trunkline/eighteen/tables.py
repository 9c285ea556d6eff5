"""Component tables: tiles and maps written as text, one line for each tile and each hex.

A line of a tile table is its number, how many there are (``*``: as many as needed), its
colour, and what is on it; a line of a map is the hex, its ground and what is printed on it.
``#`` begins a comment. What is on a tile or hex is a list of parts between semicolons:

====================== ==========================================================
``0-3``                track from edge 0 to edge 3
``city 30 (2): 0 1``   a city of 30 with two slots and track to the edges 0 and 1
``town 10: 0 1``       a town of 10
``offboard 20 40: 3``  an off-board place whose value goes up by steps
``pass 0 (1): 0 3``    a mountain pass with a slot
``port 20: 2``         a port of 20
``label Y``            letters on the tile or hex
``cost 40``            (map) terrain, paid when the first tile is laid
``upgrade 40``         paid when this tile, or this printed track, is replaced
``area Poland``        (map) the off-board area the hex belongs to
``closed 3``           (map) the phase from which the hex may be built on
====================== ==========================================================

A map line may end with ``|`` and the name of the place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Literal, NoReturn, TypeVar, cast

from trunkline.eighteen.components import COLOURS, STOP, Face, Hex, Piece, Stop, Tile
from trunkline.eighteen.hexes import Map, place

Item = TypeVar("Item", Tile, Hex)

_PIECE = re.compile(r"([0-5])-([0-5])")
_STOP = re.compile(
    r"(city|town|offboard|pass|port)((?: \d+)+)(?: \((\d+)\))?(?:: ([0-5](?: [0-5])*))?"
)
_GROUNDS: dict[str, tuple[Literal["plain", "fixed", "offboard"], str]] = {
    "land": ("plain", "none"),
    "yellow": ("plain", "yellow"),
    "green": ("plain", "green"),
    "brown": ("plain", "brown"),
    "grey": ("fixed", "grey"),
    "red": ("offboard", "red"),
}


class ComponentError(ValueError):
    """A line of a component table that cannot be read: which file, line and field, and why."""

    def __init__(self, source: str, line: int, field: str, reason: str) -> None:
        super().__init__(f"{source}, line {line}, {field}: {reason}")
        self.source = source
        self.line = line
        self.field = field


class _Line:
    """One line of a table, split into words and parts, that knows where it stands."""

    def __init__(self, source: str, number: int, text: str) -> None:
        self.source = source
        self.number = number
        self.text, _, self.name = (part.strip() for part in text.partition("|"))

    def fail(self, field: str, reason: str) -> NoReturn:
        raise ComponentError(self.source, self.number, field, reason)

    def words(self, *fields: str) -> list[str]:
        """The words for the named fields; after them what is left of the line, as one."""
        words = self.text.split(None, len(fields))
        if len(words) < len(fields):
            self.fail(fields[len(words)], "is missing")
        return [*words, ""] if len(words) == len(fields) else words

    def number_in(self, field: str, text: str) -> int:
        if not text.isdecimal():
            self.fail(field, f"{text!r} is not a whole number")
        return int(text)

    def contents(self, text: str, *settings: str) -> _Contents:
        contents = _Contents()
        for part in filter(None, (part.strip() for part in text.split(";"))):
            word, _, value = part.partition(" ")
            if word in settings:
                if not value or word in contents.settings:
                    self.fail(word, "has no value" if not value else "is given twice")
                contents.settings[word] = value
            elif match := _PIECE.fullmatch(part):
                contents.add_piece(self, int(match[1]), int(match[2]))
            elif match := _STOP.fullmatch(part):
                contents.add_stop(self, match)
            else:
                self.fail("contents", f"{part!r} is neither track nor a stop nor a setting")
        return contents


class _Contents:
    """What lies on a tile or hex, while its line is read."""

    def __init__(self) -> None:
        self.stops: list[Stop] = []
        self.pieces: list[Piece] = []
        self.settings: dict[str, str] = {}

    def add_piece(self, line: _Line, one: int, other: int) -> None:
        piece = min(one, other), max(one, other)
        if one == other:
            line.fail("track", f"{one}-{other} leads from an edge to itself")
        if piece in self.pieces:
            line.fail("track", f"{one}-{other} is given twice")
        self.pieces.append(piece)

    def add_stop(self, line: _Line, match: re.Match[str]) -> None:
        kind = cast(Literal["city", "town", "offboard", "pass", "port"], match[1])
        revenue = tuple(int(figure) for figure in match[2].split())
        if kind in ("city", "pass") and match[3] is None:
            line.fail("slots", f"a {kind} needs its number of slots, as in '{kind} 30 (2)'")
        if kind not in ("city", "pass") and match[3] is not None:
            line.fail("slots", f"only cities and passes have slots, not a {kind}")
        if kind != "offboard" and len(revenue) > 1:
            line.fail("revenue", f"a {kind} has one figure, not {len(revenue)}")
        end = STOP + len(self.stops)
        self.stops.append(Stop(kind, revenue, int(match[3] or 0)))
        for edge in (match[4] or "").split():
            self.add_piece(line, int(edge), end)

    def face(self, tile: str, colour: str, upgrade_cost: int = 0) -> Face:
        return Face(
            tile=tile,
            rotation=0,
            colour=colour,
            label=self.settings.get("label", ""),
            stops=tuple(self.stops),
            pieces=tuple(sorted(self.pieces)),
            upgrade_cost=upgrade_cost,
        )


def parse_tiles(text: str, source: str) -> dict[str, Tile]:
    """The tiles of a tile table, by number. ``source`` names the table in errors.

    >>> parse_tiles("57  2  yellow  city 20 (1): 0 3", "tiles.txt")["57"].face.exits
    (0, 3)
    """
    return _collect(text, source, "number", _tile)


def parse_map(text: str, source: str) -> Map:
    """The map written in a table. ``source`` names the table in errors.

    >>> parse_map("E5 land cost 40 | Hill", "map.txt").hexes["E5"].cost
    40
    """
    return Map(_collect(text, source, "hex", _hex).values())


def _tile(line: _Line) -> Tile:
    number, count, colour, rest = line.words("number", "count", "colour")
    if colour not in COLOURS[1:]:
        line.fail("colour", f"{colour!r} is not one of {', '.join(COLOURS[1:])}")
    if line.name:
        line.fail("name", "a tile has none")
    contents = line.contents(rest, "label", "upgrade")
    if not contents.pieces:
        line.fail("track", "a tile without track")
    upgrade_cost = line.number_in("upgrade", contents.settings.get("upgrade", "0"))
    face = contents.face(number, colour, upgrade_cost)
    return Tile(number, face, None if count == "*" else line.number_in("count", count))


def _hex(line: _Line) -> Hex:
    name, ground, rest = line.words("hex", "ground")
    try:
        place(name)
    except ValueError as error:
        line.fail("hex", str(error))
    if ground not in _GROUNDS:
        line.fail("ground", f"{ground!r} is not one of {', '.join(_GROUNDS)}")
    kind, colour = _GROUNDS[ground]
    contents = line.contents(rest, "label", "cost", "upgrade", "area", "closed")
    settings = contents.settings
    if (kind == "offboard") != ("area" in settings):
        line.fail("area", "is given for red hexes, and only for them")
    return Hex(
        id=name,
        kind=kind,
        face=contents.face("", colour),
        name=line.name,
        cost=line.number_in("cost", settings.get("cost", "0")),
        upgrade_cost=line.number_in("upgrade", settings.get("upgrade", "0")),
        area=settings.get("area", ""),
        closed_until=settings.get("closed", ""),
    )


def _collect(text: str, source: str, field: str, read: Callable[[_Line], Item]) -> dict[str, Item]:
    found: dict[str, Item] = {}
    for line in _lines(text, source):
        item = read(line)
        if item.id in found:
            line.fail(field, f"{item.id} is given twice")
        found[item.id] = item
    return found


def _lines(text: str, source: str) -> Iterator[_Line]:
    for number, line in enumerate(text.splitlines(), 1):
        written = line.partition("#")[0].strip()
        if written:
            yield _Line(source, number, written)
