"""Track on tiles: where it begins, how it runs, and that what is written has room."""

from __future__ import annotations

import cmath
import math

import pytest

from tests.draw.pictures import SVG, Drawing
from trunkline.draw.fonts import text_width
from trunkline.draw.geometry import APOTHEM, SIDE, between_edges, corner, direction, edge_point
from trunkline.draw.hexes import draw_hex
from trunkline.draw.layout import SLOT, layout, slot_places
from trunkline.draw.printed import Print
from trunkline.draw.theme import document
from trunkline.eighteen.components import STOP, Face
from trunkline.play import Game

EDGES = range(6)


def faces(game: Game) -> list[Face]:
    """Every tile in every rotation, and everything printed on the map."""
    title = game.position.title
    return [*title.catalogue.faces.values(), *(hex.face for hex in title.map.hexes.values())]


def is_inside(place: complex, inset: float = 0.0) -> bool:
    """Whether a place lies on the hex, so far from its sides."""
    return all(
        (place * direction(edge).conjugate()).real <= APOTHEM - inset + 0.01 for edge in EDGES
    )


def test_edges_and_corners_lie_clockwise_from_the_south() -> None:
    assert cmath.isclose(edge_point(0), APOTHEM * 1j, abs_tol=1e-9)
    assert edge_point(1).real < 0 < edge_point(1).imag, "south-west"
    assert edge_point(5).real > 0 < edge_point(5).imag, "south-east"
    assert all(math.isclose(abs(corner(edge)), SIDE) for edge in EDGES)


@pytest.mark.parametrize("start", EDGES)
@pytest.mark.parametrize("end", EDGES)
def test_track_between_edges_leaves_both_at_right_angles(start: int, end: int) -> None:
    if start == end:
        return
    points = between_edges(start, end).points
    for edge, ends in ((start, points[:2]), (end, points[:-3:-1])):
        assert abs(ends[0] - edge_point(edge)) < 0.01
        step = ends[1] - ends[0]
        off = cmath.phase(step / -direction(edge))
        assert abs(off) < 0.2, "the first stretch of a curve has hardly turned"


def test_every_piece_joins_its_two_ends_and_stays_on_the_hex(start: Game) -> None:
    for face in faces(start):
        plan = layout(face)
        for (one, other), curve in plan.curves.items():
            for end, point in ((one, curve.points[0]), (other, curve.points[-1])):
                place = edge_point(end) if end < STOP else plan.stops[end - STOP]
                assert abs(place - point) < 0.01
            assert all(is_inside(point) for point in curve.points)
            if one < STOP <= other:
                first = curve.points[1] - curve.points[0]
                assert abs(cmath.phase(first / -direction(one))) < 0.5


def test_slots_of_cities_lie_on_the_hex_and_do_not_overlap(start: Game) -> None:
    for face in faces(start):
        plan = layout(face)
        slots = [
            plan.stops[index] + place * plan.facing[index]
            for index, stop in enumerate(face.stops)
            if stop.kind == "city"
            for place in slot_places(stop.slots)
        ]
        assert all(is_inside(slot, SLOT) for slot in slots)
        for number, slot in enumerate(slots):
            assert all(abs(slot - other) >= 2 * SLOT for other in slots[:number])


def test_three_slots_form_an_even_triangle() -> None:
    one, two, three = slot_places(3)
    assert math.isclose(abs(one - two), abs(two - three), rel_tol=1e-6)
    assert math.isclose(abs(one - two), abs(one - three), rel_tol=1e-6)


@pytest.mark.parametrize("name", ["Kiev", "St. Petersburg", "Nizhnii Novgorod", "Ekaterinoslav"])
def test_nothing_written_is_cut_off_by_the_sides_of_a_tile(start: Game, name: str) -> None:
    title = start.position.title
    for face in title.catalogue.faces.values():
        if not face.stops:
            continue
        shown = Print(id="Q13", name=name, coordinate=True)
        drawing = Drawing(document(200, 200, draw_hex(title, face, shown), label="a tile"))
        for line in drawing.root.iter(f"{SVG}text"):
            size = float(line.get("font-size", ""))
            middle = complex(float(line.get("x", "")), float(line.get("y", "")) - size * 0.33)
            width = text_width(line.text or "", size)
            for x, y in ((-0.5, -0.3), (0.5, -0.3), (-0.5, 0.3), (0.5, 0.3)):
                assert is_inside(middle + complex(x * width, y * size)), (face.tile, line.text)


def test_figures_do_not_cover_each_other_nor_slots(start: Game) -> None:
    title = start.position.title
    for face in title.catalogue.faces.values():
        plan = layout(face)
        shown = Print(id="H8", name="Moscow", coordinate=True)
        drawing = Drawing(document(200, 200, draw_hex(title, face, shown), label="a tile"))
        badges = [
            complex(float(badge.get("cx", "")), float(badge.get("cy", "")))
            for badge in drawing.with_class(drawing.root, "tl-badge")
        ]
        slots = [
            plan.stops[index] + place * plan.facing[index]
            for index, stop in enumerate(face.stops)
            for place in slot_places(stop.slots)
            if stop.kind == "city"
        ]
        assert len(badges) == (1 if face.stops else 0)
        for badge in badges:
            assert all(abs(badge - slot) > SLOT + 10 for slot in slots), face.tile
