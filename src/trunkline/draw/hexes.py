"""One hex: ground, track, cities with tokens, towns, off-board places, figures and names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from trunkline.draw.fonts import lines, text_width
from trunkline.draw.geometry import APOTHEM, OUTLINE, direction, edge_point
from trunkline.draw.layout import SLOT, Layout, layout, slot_places
from trunkline.draw.placing import Room
from trunkline.draw.svg import Markup, circle, element, group, join, number, point, rectangle, text
from trunkline.draw.tokens import initials, token
from trunkline.eighteen.components import COLOURS, STOP, Face, Stop
from trunkline.eighteen.title import RailTitle

NAME, FIGURE, LETTER, COST, PLACE = 18.0, 20.0, 24.0, 15.0, 12.5
"""Sizes of what is printed on a hex."""
_PLACE_AT = complex(-33, -76)
_BADGE = 16.0


class Print(msgspec.Struct, frozen=True):
    """What is to be shown on a hex beside its face."""

    id: str = ""
    """The hex; ids of all its parts are made of it. Empty for a tile by itself."""
    name: str = ""
    cost: int = 0
    coordinate: bool = False
    """Whether the hex's id is printed in its corner."""
    ground: str = ""
    """The colour class, where it is not that of the face."""
    closed: str = ""
    """The phase from which the hex may be built on, as long as it may not."""
    step: int | None = None
    """Which step of the off-board value track applies now."""
    values: bool = True
    """Whether off-board figures are printed here."""
    joined: bool = False
    """Whether the outline is left to the map, because the hex is part of an area."""
    tokens: dict[int, tuple[str, ...]] = {}
    """Companies with a token, by stop."""
    reserved: dict[int, tuple[str, ...]] = {}
    """Companies that have a slot kept, by stop."""


def draw_hex(
    title: RailTitle[Any] | None, face: Face, shown: Print, at: complex = 0j
) -> Markup:
    """A hex about a place, as a group with the id ``hex-H8``."""
    ground = shown.ground or (face.colour if face.colour in COLOURS else "offboard")
    plan = layout(face)
    key = shown.id or None
    outline = "tl-joined" if shown.joined else "tl-hex" if ground == "none" else "tl-tile"
    spoken = " ".join(filter(None, (shown.id, shown.name, f"#{face.tile}" if face.tile else "")))
    return group(
        element("title", spoken) if spoken else join(),
        element("polygon", points=OUTLINE, class_=f"tl-{ground} {outline}"),
        element("polygon", points=OUTLINE, class_="tl-closed") if shown.closed else join(),
        _track(face, plan, ground, key),
        *(_stop(title, face, plan, index, shown, key) for index in range(len(face.stops))),
        _writing(face, plan, shown, key),
        at=at,
        id=f"hex-{key}" if key else None,
        class_=f"tl-on-{ground}",
    )


def _track(face: Face, plan: Layout, ground: str, key: str | None) -> Markup:
    drawn: list[str] = []
    for strand in plan.strands:
        arrows = [piece for piece in strand if _leads_off(face, piece[1])]
        for piece in arrows:
            drawn.append(_arrow(piece[0], _track_id(key, piece)))
        inner = [piece for piece in strand if piece not in arrows]
        if len(plan.strands) > 1:
            drawn.extend(
                element("path", d=plan.curves[piece].data, class_=f"tl-casing tl-casing-{ground}")
                for piece in inner
            )
        drawn.extend(
            element(
                "path", d=plan.curves[piece].data, class_="tl-track", id=_track_id(key, piece)
            )
            for piece in inner
        )
    return join(*drawn)


def _track_id(key: str | None, piece: tuple[int, int]) -> str | None:
    return f"track-{key}-{piece[0]}-{piece[1]}" if key else None


def _leads_off(face: Face, end: int) -> bool:
    return end >= STOP and face.stops[end - STOP].kind == "offboard"


def _arrow(edge: int, id: str | None) -> Markup:
    inward, along = direction(edge), direction(edge) * 1j
    base, tip = edge_point(edge), inward * (APOTHEM - 34)
    corners = (base + along * 11, tip, base - along * 11)
    return element("path", d="M" + "L".join(map(point, corners)) + "Z", class_="tl-arrow", id=id)


def _stop(
    title: RailTitle[Any] | None,
    face: Face,
    plan: Layout,
    index: int,
    shown: Print,
    key: str | None,
) -> Markup:
    stop, at, facing = face.stops[index], plan.stops[index], plan.facing[index]
    id = f"{stop.kind}-{key}.{index}" if key else None
    if stop.kind == "city":
        return _city(title, stop, at, facing, index, shown, key)
    if stop.kind == "offboard":
        return group(_values(stop, shown) if shown.values else join(), id=id)
    exits = sum(end == STOP + index for _, end in face.pieces)
    if exits == 2:
        bar = "M" + "L".join(
            point(at + facing * (x * 19 + y * 6j)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )
        return element("path", d=bar + "Z", class_="tl-town", id=id)
    return circle(at, 12.0, class_="tl-town", id=id)


def _city(
    title: RailTitle[Any] | None,
    stop: Stop,
    at: complex,
    facing: complex,
    index: int,
    shown: Print,
    key: str | None,
) -> Markup:
    places = [at + place * facing for place in slot_places(stop.slots)]
    tokens = shown.tokens.get(index, ())
    reserved = [company for company in shown.reserved.get(index, ()) if company not in tokens]
    kept_from = max(len(tokens), stop.slots - len(reserved))
    parts: list[str] = []
    if len(places) > 1:
        border = places if len(places) < 4 else [places[n] for n in (0, 1, 3, 2)]
        outline = "M" + "L".join(map(point, border)) + "Z"
        for width, colour in ((2 * SLOT + 11, "slot-line"), (2 * SLOT + 6, "slot")):
            parts.append(
                element(
                    "path",
                    d=outline,
                    class_="tl-city",
                    style=f"stroke:var(--tl-{colour});stroke-width:{number(width)}",
                )
            )
    for slot, place in enumerate(places):
        id = f"slot-{key}.{index}-{slot}" if key else None
        inside: list[str] = [circle(place, SLOT, class_="tl-slot", id=id)]
        if slot < len(tokens) and title is not None:
            name = f"token-{key}.{index}-{tokens[slot]}" if key else None
            inside.append(token(title, tokens[slot], place, SLOT - 1.2, name))
        elif 0 <= slot - kept_from < len(reserved) and title is not None:
            name = initials(title.charters[reserved[slot - kept_from]])
            inside.append(circle(place, SLOT - 5, class_="tl-kept"))
            size = min(15.0, 34 / text_width(name, 1))
            inside.append(text(name, place, size, class_="tl-reserved"))
        parts.extend(inside)
    return group(*parts, id=f"city-{key}.{index}" if key else None)


def _values(stop: Stop, shown: Print) -> Markup:
    """The row of off-board values; the one that counts now is framed."""
    width, height = 35.0, 26.0
    left = -width * len(stop.revenue) / 2
    boxes: list[str] = []
    figures: list[str] = []
    for step, revenue in enumerate(stop.revenue):
        x = left + step * width
        colour = COLOURS[min(step + 1, len(COLOURS) - 1)]
        boxes.append(rectangle(x, -4.0, width, height, class_=f"tl-{colour} tl-step"))
        weight = "tl-figure tl-bold" if step == shown.step else "tl-figure"
        figures.append(
            text(str(revenue), complex(x + width / 2, 9), 17, class_=weight)
        )
    if shown.step is not None:
        x = left + min(shown.step, len(stop.revenue) - 1) * width
        boxes.append(
            rectangle(x, -4.0, width, height, fill="none", class_="tl-now", rx=2)
        )
    return join(*boxes, *figures)


def _writing(face: Face, plan: Layout, shown: Print, key: str | None) -> Markup:
    """Figures, letters, the name, costs: each where there is room for it."""
    room = Room()
    for curve in plan.curves.values():
        room.keep_off(curve.points, 8)
    for index, stop in enumerate(face.stops):
        at, facing = plan.stops[index], plan.facing[index]
        if stop.kind == "city":
            room.keep_off((at + p * facing for p in slot_places(stop.slots)), SLOT + 3)
        elif stop.kind == "town":
            room.keep_off([at + facing * x for x in (-10, 0, 10)], 10)
        else:
            room.take(complex(0, 9), 35.0 * len(stop.revenue) if shown.values else 30, 30)
    parts: list[str] = []
    if shown.coordinate:
        room.take(_PLACE_AT, text_width(shown.id, PLACE), PLACE)
    parts.extend(_figures(face, plan, room))
    if shown.name:
        parts.append(_name(face, plan, shown.name, room))
    if face.label:
        width = text_width(face.label, LETTER)
        at = room.find(width, LETTER * 0.75, complex(64, 0))
        parts.append(text(face.label, at, LETTER, class_="tl-letter"))
    for amount in filter(None, (shown.cost, face.upgrade_cost)):
        parts.append(_cost(amount, room))
    if shown.closed:
        at = room.find(40, 22, 0j)
        parts.append(text(f"{shown.closed}+", at, 20, class_="tl-cost"))
    if shown.coordinate:
        parts.append(text(shown.id, _PLACE_AT, PLACE, class_="tl-place"))
    return join(*parts)


def _figures(face: Face, plan: Layout, room: Room) -> list[Markup]:
    """Values of cities and towns; one figure does for stops of equal value."""
    worth = {
        index: stop.revenue[0]
        for index, stop in enumerate(face.stops)
        if stop.kind != "offboard" and stop.revenue[0]
    }
    if len(worth) > 1 and len(set(worth.values())) == 1:
        wanted = {0j: next(iter(worth.values()))}
    else:
        wanted = {plan.stops[index]: revenue for index, revenue in worth.items()}
    drawn = []
    for wish, revenue in wanted.items():
        at = room.find(2 * _BADGE, 2 * _BADGE, wish)
        size = FIGURE if revenue < 100 else FIGURE * 0.85
        drawn.append(circle(at, _BADGE, class_="tl-badge"))
        drawn.append(text(str(revenue), at, size, class_="tl-figure"))
    return drawn


def _name(face: Face, plan: Layout, name: str, room: Room) -> Markup:
    size = NAME
    written = lines(name, size, 112)
    size = min(size, size * 150 / max(text_width(each, size) for each in written))
    width = max(text_width(each, size) for each in written)
    height = len(written) * size
    offboard = any(stop.kind == "offboard" for stop in face.stops)
    wish = complex(0, -20 - height / 2 + size / 2) if offboard else complex(0, 46 + height / 4)
    at = room.find(width, height, wish, (wish.conjugate(),))
    top = at - 1j * (len(written) - 1) * size / 2
    return join(
        *(
            text(each, top + 1j * row * size, size, class_="tl-name")
            for row, each in enumerate(written)
        )
    )


def _cost(amount: int, room: Room) -> Markup:
    words = str(amount)
    width = text_width(words, COST) + 14
    at = room.find(width, COST + 6, complex(0, -50), (0j, complex(0, 56)))
    return join(
        rectangle(
            at.real - width / 2, at.imag - COST / 2 - 3, width, COST + 6, rx=9, class_="tl-pill"
        ),
        text(words, at, COST, class_="tl-cost"),
    )


def occupants(places: Mapping[str, tuple[str, ...]], hex: str) -> dict[int, tuple[str, ...]]:
    """Companies by stop of one hex, out of those by city."""
    return {
        int(city.partition(".")[2]): companies
        for city, companies in places.items()
        if city.partition(".")[0] == hex
    }
