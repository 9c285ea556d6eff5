"""Routes on the map: each train in its own colour and its own dash, and a legend."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from trunkline.draw.geometry import APOTHEM, centre
from trunkline.draw.layout import SLOT, Layout, layout, slot_places
from trunkline.draw.lettering import fitted_text
from trunkline.draw.maps import Frame, frame, map_body
from trunkline.draw.svg import (
    Markup,
    circle,
    element,
    group,
    join,
    number,
    point,
    rectangle,
    text,
)
from trunkline.draw.theme import ROUTE_COLOURS, Theme, document
from trunkline.draw.tokens import definitions, token
from trunkline.eighteen.actions import Route
from trunkline.eighteen.board import city_id, face_at, hex_of, stop_of
from trunkline.eighteen.components import STOP, Stop
from trunkline.eighteen.routes.listing import ValuedRoute
from trunkline.eighteen.title import Rail
from trunkline.words.catalogue import phrase
from trunkline.words.names import money, place_name

_WIDE, _NARROWER, _LEAST = 13.0, 4.0, 5.0
"""How wide a line is, how much less each further one on the same track, and the least."""
_HALO = 7.0
"""What a line's light border adds to its width."""
_DOT, _BADGE, _TOWN = 9.0, 15.0, 17.0
"""Radius of the dots at stops that are counted, of numbers, and of the room round towns."""
_ROOM = 60.0
"""More room than this round a number makes it no better."""
_ROW, _PAD, _SAMPLE, _TRAIN = 46.0, 22.0, 110.0, 150.0
"""The legend: its rows, its margins, its lines, and the column with the trains."""
_DASHES = ("", "26 24", "0.1 20", "34 24 0.1 24", "8 24", "46 24 8 24", "12 34", "0.1 30")
"""Dashes differ where colours may not. Line ends are round: dashes are longer than they say,
and those of 0.1 are dots."""


class Line(NamedTuple):
    """A route as it is drawn."""

    valued: ValuedRoute
    number: int
    """Which of the routes it is: the first one has the colour ``a``."""
    places: tuple[tuple[complex, ...], ...]
    """Points along its track on the drawing, interrupted where it comes to stops."""
    dots: tuple[complex, ...]
    """Where it meets the stops that it counts."""
    width: float

    @property
    def colour(self) -> str:
        return ROUTE_COLOURS[self.number % len(ROUTE_COLOURS)]

    @property
    def style(self) -> dict[str, object]:
        """Class and dash of everything that shows the route."""
        # After all colours have been used, they come again with other dashes.
        dash = _DASHES[(self.number + self.number // len(ROUTE_COLOURS)) % len(_DASHES)]
        return {
            "class_": f"tl-route tl-route-{self.colour}",
            "stroke_dasharray": dash or None,
        }


def routes_svg(
    pos: Rail,
    company: str,
    routes: Sequence[ValuedRoute],
    is_proven: bool = False,
    theme: Theme = "auto",
    scale: float = 0.6,
) -> str:
    """The map with a company's routes on it, and a legend below.

    Ids, beside those of the map: ``route-0`` and so on for the lines, ``stops-0`` for what
    marks the stops that they count, and ``legend``.
    """
    place = frame(pos.title)
    lines = _lines(pos, place, routes)
    height = place.height + _legend_height(lines)
    return document(
        place.width,
        height,
        definitions(pos.title, pos.title.charters),
        rectangle(0, 0, place.width, height, class_="tl-paper"),
        map_body(pos),
        rectangle(0, 0, place.width, place.height, class_="tl-veil"),
        *map(_drawn, lines),
        *(_marks(line, lines) for line in lines),
        _own_tokens(pos, company, place),
        _legend(pos, company, lines, is_proven, place),
        label=phrase("routes-map", company=_name(pos, company)),
        theme=theme,
        scale=scale,
    )


def _name(pos: Rail, company: str) -> str:
    return pos.title.charters[company].label or company


# --- lines -------------------------------------------------------------------------------------


def _lines(pos: Rail, place: Frame, routes: Sequence[ValuedRoute]) -> list[Line]:
    lines: list[Line] = []
    for index, valued in enumerate(routes):
        sides = _sides(valued.route)
        below = sum(bool(sides & _sides(other.route)) for other in routes[:index])
        width = max(_LEAST, _WIDE - _NARROWER * below)
        parts, dots = _stretches(pos, place, valued)
        lines.append(Line(valued, index, tuple(parts), tuple(dots), width))
    return lines


def _sides(route: Route) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in pairwise(route.hexes)}


def _stretches(
    pos: Rail, place: Frame, valued: ValuedRoute
) -> tuple[list[tuple[complex, ...]], list[complex]]:
    """The points along a route, cut where cities, towns and figures are to stay visible, and
    the places where it meets stops that it counts."""
    map, hexes = pos.title.map, valued.route.hexes
    parts: list[tuple[complex, ...]] = []
    dots: list[complex] = []
    line: list[complex] = []
    for before, here, behind in zip(("", *hexes), hexes, (*hexes[1:], ""), strict=False):
        face = face_at(pos.title, pos.state.board, here)
        plan, middle = layout(face), centre(here) - place.origin
        entered, left = map.edge_between(here, before), map.edge_between(here, behind)
        stop = _stop_between(plan, [edge for edge in (entered, left) if edge is not None])
        if stop is None:
            assert entered is not None
            assert left is not None
            line += [middle + at for at in _through(plan, entered, left)]
            continue
        covered = _covered(face.stops[stop], plan, stop)
        ends = []
        if entered is not None:
            line += [middle + at for at in _outside(plan, entered, stop, covered)]
            ends.append(line[-1])
            parts.append(tuple(line))
        line = []
        if left is not None:
            line = [middle + at for at in reversed(_outside(plan, left, stop, covered))]
            ends.append(line[0])
        if city_id(here, stop) in valued.counted:
            dots += ends
    return parts, dots


def _stop_between(plan: Layout, edges: Sequence[int]) -> int | None:
    """The stop to which track leads from all the edges."""
    for _, end in plan.curves:
        if end >= STOP and all((edge, end) in plan.curves for edge in edges):
            return end - STOP
    return None


def _through(plan: Layout, entered: int, left: int) -> tuple[complex, ...]:
    curve = plan.curves[min(entered, left), max(entered, left)]
    return curve.points if entered < left else curve.points[::-1]


class _Covered(NamedTuple):
    """Discs in which a line is not drawn."""

    places: tuple[complex, ...]
    radius: float


def _covered(stop: Stop, plan: Layout, index: int) -> _Covered:
    at, facing = plan.stops[index], plan.facing[index]
    if stop.kind in ("city", "pass"):
        return _Covered(tuple(at + place * facing for place in slot_places(stop.slots)), SLOT + 4)
    if stop.kind == "offboard":
        return _Covered((0j,), APOTHEM - 34)  # The arrow stays free, and the figures.
    return _Covered((at,), _TOWN)


def _outside(plan: Layout, edge: int, stop: int, covered: _Covered) -> list[complex]:
    """The track from an edge to a stop, up to where it comes under something."""
    kept: list[complex] = []
    for at in plan.curves[edge, STOP + stop].points:
        if kept and any(abs(at - middle) < covered.radius for middle in covered.places):
            break
        kept.append(at)
    return kept


# --- drawing -----------------------------------------------------------------------------------


def _drawn(line: Line) -> Markup:
    """The line of a route with its light border."""
    paths = [_path(points) for points in line.places if len(points) > 1]
    halo = [
        element("path", d=path, class_="tl-halo", stroke_width=line.width + _HALO) for path in paths
    ]
    strokes = [element("path", d=path, stroke_width=line.width, **line.style) for path in paths]
    return group(element("title", _told(line)), *halo, *strokes, id=f"route-{line.number}")


def _marks(line: Line, lines: Sequence[Line]) -> Markup:
    """A dot wherever a route meets a stop that it counts, and its number."""
    fill = f"tl-dot tl-fill-{line.colour}"
    dots = [circle(at, _DOT, class_=fill) for at in line.dots]
    return group(*dots, _number(line, _free_place(line, lines)), id=f"stops-{line.number}")


def _told(line: Line) -> str:
    route = line.valued.route
    return f"{phrase('routes-train-label', train=route.train)}: {'–'.join(route.hexes)}"


def _path(points: Sequence[complex]) -> str:
    return "M" + "L".join(map(point, points))


def _free_place(line: Line, order: Sequence[Line]) -> complex:
    """The place on a line that is farthest from its dots and from the other lines."""
    others = [at for other in order if other is not line for part in other.places for at in part]
    points = [at for part in line.places for at in part] or [0j]

    def room(at: complex) -> float:
        near = min((abs(at - dot) for dot in line.dots), default=_ROOM)
        beside = min((abs(at - other) for other in others), default=_ROOM)
        return min(near, _ROOM) + min(beside, _ROOM)

    return max(points, key=room)


def _number(line: Line, at: complex) -> Markup:
    return join(
        circle(at, _BADGE, class_=f"tl-dot tl-fill-{line.colour}"),
        text(str(line.number + 1), at, 19, class_="tl-bold tl-on-route"),
    )


def _own_tokens(pos: Rail, company: str, place: Frame) -> Markup:
    """The company's tokens once more, above what makes the map pale."""
    drawn = []
    for city, owners in pos.state.board.tokens.items():
        if company in owners:
            face = face_at(pos.title, pos.state.board, hex_of(city))
            plan, stop = layout(face), stop_of(city)
            slots = slot_places(face.stops[stop].slots)
            slot = owners.index(company)
            if slot < len(slots):
                at = plan.stops[stop] + slots[slot] * plan.facing[stop]
                middle = centre(hex_of(city)) - place.origin
                drawn.append(token(pos.title, company, middle + at, SLOT - 1.2))
    return join(*drawn)


# --- legend ------------------------------------------------------------------------------------


def _legend_height(lines: Sequence[Line]) -> float:
    return _PAD * 2 + _ROW * (len(lines) + 2)


def _legend(
    pos: Rail, company: str, lines: Sequence[Line], is_proven: bool, place: Frame
) -> Markup:
    left, right = _PAD, place.width - _PAD
    top = place.height
    heading = phrase("routes-best", company=_name(pos, company))
    total = sum(line.valued.revenue for line in lines)
    together = phrase("routes-together-proven") if is_proven else phrase("routes-together")
    rows = [
        rectangle(left, top, right - left, _legend_height(lines) - _PAD, rx=10, class_="tl-panel"),
        fitted_text(
            heading,
            complex(left + _PAD, top + _ROW * 0.7),
            27,
            right - left - 2 * _PAD,
            class_="tl-left tl-bold",
        ),
    ]
    for row, line in enumerate(lines, 1):
        rows.append(_row(pos, line, left + _PAD, right - _PAD, top + _ROW * (row + 0.7)))
    middle = top + _ROW * (len(lines) + 1.7)
    rows += [
        text(together, complex(left + _PAD, middle), 23, class_="tl-left tl-strong"),
        text(money(pos.title, total), complex(right - _PAD, middle), 25, class_="tl-right tl-bold"),
    ]
    return group(*rows, id="legend")


def _row(pos: Rail, line: Line, left: float, right: float, middle: float) -> Markup:
    """A sample of the line, the train, the stops that it counts, and what it earns."""
    valued = line.valued
    start = complex(left + 2 * _BADGE + 16, middle)
    train = phrase("routes-train-label", train=valued.route.train)
    names = [place_name(pos.title, stop) for stop in valued.counted]
    column = start.real + _SAMPLE + 24
    path = f"M{point(start)}H{number(start.real + _SAMPLE)}"
    return join(
        _number(line, complex(left + _BADGE, middle)),
        element("path", d=path, class_="tl-halo", stroke_width=_WIDE + _HALO),
        element("path", d=path, stroke_width=_WIDE, **line.style),
        fitted_text(train, complex(column, middle), 23, _TRAIN, class_="tl-left tl-strong"),
        fitted_text(
            " – ".join(names),
            complex(column + _TRAIN + 12, middle),
            21,
            right - column - _TRAIN - 130,
            0.6,
            class_="tl-left",
        ),
        text(
            money(pos.title, valued.revenue),
            complex(right, middle),
            23,
            class_="tl-right tl-strong",
        ),
    )
