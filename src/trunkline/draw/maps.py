"""The map of an 18xx game, and a tile by itself."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from trunkline.draw.geometry import APOTHEM, SIDE, centre, corner
from trunkline.draw.hexes import draw_hex, occupants
from trunkline.draw.printed import Print
from trunkline.draw.spoken import hex_words
from trunkline.draw.svg import Markup, join, line, rectangle
from trunkline.draw.theme import Theme, document
from trunkline.draw.tokens import definitions
from trunkline.eighteen.board import face_at
from trunkline.eighteen.components import Face, Hex
from trunkline.eighteen.title import Rail, RailTitle
from trunkline.words.catalogue import phrase

_MARGIN = 30.0


def map_svg(pos: Rail, theme: Theme = "auto", scale: float = 0.6) -> str:
    """The map as it stands.

    Ids, for pages that highlight things: ``hex-H8``, ``track-H8-0-6`` (a piece by its two
    ends), ``city-H8.1``, ``town-B8.0``, ``offboard-A9.0``, ``slot-H8.1-0`` and
    ``token-H8.1-MK`` (a company's token in a city).
    """
    title = pos.title
    _, width, height = frame(title)
    return document(
        width,
        height,
        definitions(title, title.charters),
        rectangle(0, 0, width, height, class_="tl-paper"),
        map_body(pos),
        label=phrase("draw-map", title=title.name),
        theme=theme,
        scale=scale,
    )


def map_body(pos: Rail) -> Markup:
    """All hexes of the map, each in its place within the frame."""
    title, origin = pos.title, frame(pos.title).origin
    return join(
        *(map_hex(pos, name, centre(name) - origin) for name in _areas_first(title)),
        _area_sides(title, origin),
    )


class Frame(NamedTuple):
    """How a map lies on its drawing."""

    origin: complex
    """What to take from a place on the map for its place on the drawing."""
    width: float
    height: float


def frame(title: RailTitle[Any]) -> Frame:
    """The frame of a title's map."""
    places = [centre(name) for name in title.map.hexes]
    left = min(place.real for place in places) - SIDE - _MARGIN
    top = min(place.imag for place in places) - APOTHEM - _MARGIN
    right = max(place.real for place in places) + SIDE + _MARGIN
    bottom = max(place.imag for place in places) + APOTHEM + _MARGIN
    return Frame(complex(left, top), right - left, bottom - top)


def map_hex(pos: Rail, name: str, at: complex = 0j) -> Markup:
    """One hex of the map as it stands."""
    face = face_at(pos.title, pos.state.board, name)
    shown = msgspec.structs.replace(_print(pos, name, face), spoken=hex_spoken(pos, name))
    return draw_hex(pos.title, face, shown, at)


def hex_spoken(pos: Rail, name: str) -> str:
    """What a hex is called by those who do not see it, with all that lies there."""
    face = face_at(pos.title, pos.state.board, name)
    return hex_words(pos, pos.title.map.hexes[name], face, _print(pos, name, face))


def _print(pos: Rail, name: str, face: Face) -> Print:
    """What is shown on a hex beside its face."""
    title, state = pos.title, pos.state
    printed = title.map.hexes[name]
    return Print(
        id=name,
        name=printed.name if _has_writing(title, printed) else "",
        cost=_cost(title, printed) if not face.tile else 0,
        coordinate=True,
        ground="offboard" if printed.kind == "offboard" else "",
        closed=printed.closed_until if _is_closed(pos, printed) else "",
        step=title.phases[state.phase].offboard,
        values=_has_writing(title, printed),
        joined=bool(printed.area),
        tokens=occupants(state.board.tokens, name),
        reserved=occupants(state.reserved, name),
    )


def tile_svg(face: Face, theme: Theme = "auto", scale: float = 0.6) -> str:
    """A tile by itself, in the rotation of the face."""
    width, height = 2 * SIDE + 8, 2 * APOTHEM + 8
    return document(
        width,
        height,
        definitions(),
        draw_hex(None, face, Print(), complex(width / 2, height / 2)),
        label=phrase("draw-hex-tile", tile=face.tile),
        theme=theme,
        scale=scale,
    )


def _cost(title: RailTitle[Any], printed: Hex) -> int:
    """What building on the print of a hex costs, as far as the title charges it."""
    return printed.cost or (printed.upgrade_cost if title.charges_printed_upgrade else 0)


def _is_closed(pos: Rail, printed: Hex) -> bool:
    order = pos.title.phase_order
    return bool(printed.closed_until) and order[pos.state.phase] < order[printed.closed_until]


def _has_writing(title: RailTitle[Any], printed: Hex) -> bool:
    """Whether the name and figures stand here: of an area, on the hex with most track."""
    if not printed.area:
        return True
    area = [other for other in title.map.hexes.values() if other.area == printed.area]
    return printed is max(area, key=lambda other: len(other.face.pieces))


def _areas_first(title: RailTitle[Any]) -> list[str]:
    """All hexes, those without outlines below the others."""
    return sorted(title.map.hexes, key=lambda name: not title.map.hexes[name].area)


def _area_sides(title: RailTitle[Any], origin: complex) -> Markup:
    """The outlines of off-board areas."""
    sides = []
    for name, printed in title.map.hexes.items():
        for edge, other in enumerate(title.map.neighbours[name]):
            beyond = title.map.hexes[other].area if other else ""
            if printed.area and beyond != printed.area:
                middle = centre(name) - origin
                sides.append(line(middle + corner(edge - 1), middle + corner(edge), "tl-side"))
    return join(*sides)
