"""One hex: ground, track, cities with tokens, towns, off-board places, and what is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trunkline.draw.fonts import text_width
from trunkline.draw.geometry import APOTHEM, OUTLINE, direction, edge_point
from trunkline.draw.layout import SLOT, Layout, layout, slot_places
from trunkline.draw.printed import Print
from trunkline.draw.svg import Markup, circle, element, group, join, point, rectangle, text
from trunkline.draw.tokens import initials, token
from trunkline.draw.writing import VALUE_BOX, VALUE_ROW, writing
from trunkline.eighteen.board import hex_of, stop_of
from trunkline.eighteen.components import COLOURS, STOP, Face, Stop
from trunkline.eighteen.title import RailTitle

_GUEST = 17.0
"""Radius of a token that lies in a city beside its slots."""


def draw_hex(title: RailTitle[Any] | None, face: Face, shown: Print, at: complex = 0j) -> Markup:
    """A hex about a place, as a group with the id ``hex-H8``."""
    ground = shown.ground or (face.colour if face.colour in COLOURS else "offboard")
    plan = layout(face)
    outline = "tl-joined" if shown.joined else "tl-hex" if ground == "none" else "tl-tile"
    return group(
        element("title", shown.spoken) if shown.spoken else join(),
        element("polygon", points=OUTLINE, class_=f"tl-{ground} {outline}"),
        element("polygon", points=OUTLINE, class_="tl-closed") if shown.closed else join(),
        _track(face, plan, ground, shown.id),
        *(_stop(title, face, plan, index, shown) for index in range(len(face.stops))),
        writing(face, shown),
        at=at,
        id=_id("hex", shown.id),
        class_=f"tl-on-{ground}",
        role="img" if shown.spoken else None,
    )


def occupants(places: Mapping[str, tuple[str, ...]], hex: str) -> dict[int, tuple[str, ...]]:
    """Companies by stop of one hex, out of those by city.

    >>> occupants({"H8.1": ("N",), "E1.0": ("SPW",)}, "H8")
    {1: ('N',)}
    """
    return {stop_of(city): companies for city, companies in places.items() if hex_of(city) == hex}


def _id(kind: str, hex: str, rest: str = "") -> str | None:
    """The id of a part of a hex; parts of tiles that lie nowhere have none."""
    return f"{kind}-{hex}{rest}" if hex else None


# --- track --------------------------------------------------------------------


def _track(face: Face, plan: Layout, ground: str, hex: str) -> Markup:
    drawn: list[str] = []
    for strand in plan.strands:
        arrows = [piece for piece in strand if _leads_off(face, piece[1])]
        rails = [piece for piece in strand if piece not in arrows]
        drawn.extend(_arrow(piece[0], _track_id(hex, piece)) for piece in arrows)
        if len(plan.strands) > 1:
            # Track that does not meet other track passes over it as on a bridge.
            casing = f"tl-casing tl-casing-{ground}"
            drawn.extend(
                element("path", d=plan.curves[piece].data, class_=casing) for piece in rails
            )
        drawn.extend(
            element("path", d=plan.curves[piece].data, class_="tl-track", id=_track_id(hex, piece))
            for piece in rails
        )
    return join(*drawn)


def _track_id(hex: str, piece: tuple[int, int]) -> str | None:
    return _id("track", hex, f"-{piece[0]}-{piece[1]}")


def _leads_off(face: Face, end: int) -> bool:
    return end >= STOP and face.stops[end - STOP].kind == "offboard"


def _arrow(edge: int, id: str | None) -> Markup:
    inward, along = direction(edge), direction(edge) * 1j
    base, tip = edge_point(edge), inward * (APOTHEM - 34)
    corners = (base + along * 11, tip, base - along * 11)
    return element("path", d=_closed(corners), class_="tl-arrow", id=id)


def _closed(corners: tuple[complex, ...]) -> str:
    return "M" + "L".join(map(point, corners)) + "Z"


# --- stops --------------------------------------------------------------------


def _stop(
    title: RailTitle[Any] | None, face: Face, plan: Layout, index: int, shown: Print
) -> Markup:
    stop, at, facing = face.stops[index], plan.stops[index], plan.facing[index]
    id = _id(stop.kind, shown.id, f".{index}")
    if stop.kind == "city":
        return _city(title, stop, at, facing, index, shown)
    if stop.kind == "offboard":
        return group(_values(stop, shown) if shown.values else join(), id=id)
    if sum(end == STOP + index for _, end in face.pieces) == 2:
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        bar = tuple(at + facing * (x * 19 + y * 6j) for x, y in corners)
        return element("path", d=_closed(bar), class_="tl-town", id=id)
    return circle(at, 12.0, class_="tl-town", id=id)


def _city(
    title: RailTitle[Any] | None,
    stop: Stop,
    at: complex,
    facing: complex,
    index: int,
    shown: Print,
) -> Markup:
    places = [at + place * facing for place in slot_places(stop.slots)]
    tokens = shown.tokens.get(index, ())
    reserved = [company for company in shown.reserved.get(index, ()) if company not in tokens]
    # Slots are kept from the last one backwards; tokens fill them from the first one on.
    kept_from = max(len(tokens), stop.slots - len(reserved))
    parts: list[Markup] = [_block(places)]
    for slot, place in enumerate(places):
        id = _id("slot", shown.id, f".{index}-{slot}")
        parts.append(circle(place, SLOT, class_="tl-slot", id=id))
        if title is None:
            continue
        if slot < len(tokens):
            name = _id("token", shown.id, f".{index}-{tokens[slot]}")
            parts.append(token(title, tokens[slot], place, SLOT - 1.2, name))
        elif 0 <= slot - kept_from < len(reserved):
            parts.append(_kept(initials(title.charters[reserved[slot - kept_from]]), place))
    if title is not None:
        for number, company in enumerate(tokens[len(places) :]):
            place = at + (facing * 1j) * (SLOT + _GUEST * (2 * number + 0.5))
            name = _id("token", shown.id, f".{index}-{company}")
            parts.append(token(title, company, place, _GUEST, name))
    return group(*parts, id=_id("city", shown.id, f".{index}"))


def _block(places: list[complex]) -> Markup:
    """The ground that the slots of one city share."""
    if len(places) < 2:
        return join()
    border = places if len(places) < 4 else [places[n] for n in (0, 1, 3, 2)]
    outline = _closed(tuple(border))
    return join(
        *(element("path", d=outline, class_=f"tl-block-{part}") for part in ("line", "ground"))
    )


def _kept(name: str, place: complex) -> Markup:
    size = min(17.0, 38 / text_width(name, 1))
    return join(
        circle(place, SLOT - 4, class_="tl-kept"), text(name, place, size, class_="tl-reserved")
    )


def _values(stop: Stop, shown: Print) -> Markup:
    """The row of off-board values; the one that counts now is framed."""
    width, height = VALUE_BOX.real, VALUE_BOX.imag
    left, top = -width * len(stop.revenue) / 2, VALUE_ROW - height / 2
    now = None if shown.step is None else min(shown.step, len(stop.revenue) - 1)
    boxes: list[Markup] = []
    figures: list[Markup] = []
    for step, revenue in enumerate(stop.revenue):
        x = left + step * width
        colour = COLOURS[min(step + 1, len(COLOURS) - 1)]
        boxes.append(rectangle(x, top, width, height, class_=f"tl-{colour} tl-step"))
        weight = "tl-figure tl-bold" if step == now else "tl-figure"
        size = 20.0 if step == now else 17.0
        figures.append(text(str(revenue), complex(x + width / 2, VALUE_ROW), size, class_=weight))
    if now is not None:
        x = left + now * width
        boxes.append(rectangle(x, top, width, height, rx=2, class_="tl-now"))
    return join(*boxes, *figures)
