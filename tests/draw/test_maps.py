"""Maps: everything that lies there is drawn, named and can be found by its id."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

import trunkline
from tests.draw.pictures import SVG, Drawing
from trunkline.draw.fonts import text_width
from trunkline.draw.layout import layout
from trunkline.draw.maps import map_svg, tile_svg
from trunkline.draw.tokens import initials
from trunkline.eighteen.board import cities, face_at
from trunkline.eighteen.state import Board
from trunkline.play import Game


def test_every_hex_has_its_element_with_its_name(start: Game) -> None:
    drawing = Drawing(start.map.svg)
    for name, printed in start.position.title.map.hexes.items():
        assert drawing.parts[f"hex-{name}"].get("role") == "img"
        assert drawing.title_of(f"hex-{name}").startswith(f"{name} {printed.name}".strip())
        assert name in drawing.words(f"hex-{name}")
    assert drawing.title == "Map of 1861"


def test_names_of_places_are_written(start: Game) -> None:
    drawing = Drawing(start.map.svg)
    written = " ".join(drawing.words(drawing.root))
    for printed in start.position.title.map.hexes.values():
        assert all(word in written for word in printed.name.split())
    for area in ("Poland", "Romania", "Caucasus", "Central", "Asia"):
        assert written.split().count(area) == 1, "an area is named once"


@pytest.mark.parametrize("moment", [0, 150, 400])
def test_track_stops_slots_and_tokens_have_their_ids(played: Game, moment: int) -> None:
    game = played.at(moment)
    drawing = Drawing(game.map.svg)
    assert drawing.twice == []
    title, board = game.position.title, game.state.board
    for name in title.map.hexes:
        face = face_at(title, board, name)
        for one, other in face.pieces:
            assert f"track-{name}-{one}-{other}" in drawing.parts
        for number, stop in enumerate(face.stops):
            assert f"{stop.kind}-{name}.{number}" in drawing.parts
        if face.tile:
            assert f"tile {face.tile}" in drawing.title_of(f"hex-{name}")
    for city, stop in cities(title, board).items():
        for slot in range(stop.slots):
            assert f"slot-{city}-{slot}" in drawing.parts
        for company in board.tokens.get(city, ()):
            token = drawing.parts[f"token-{city}-{company}"]
            assert token.get("data-company") == company
            assert drawing.words(token) == [initials(title.charters[company])]
            assert title.charters[company].colour in {part.get("fill") for part in token}


def test_names_keep_off_track_or_lie_on_ground_of_their_own(played: Game) -> None:
    game = played.at(400)
    title, board = game.position.title, game.state.board
    drawing = Drawing(game.map.svg)
    for name, printed in title.map.hexes.items():
        lettering = drawing.with_class(f"hex-{name}", "tl-name")
        if not printed.name or not lettering or printed.area:
            continue
        lines = list(lettering[0].iter(f"{SVG}text"))
        plated = drawing.with_class(f"hex-{name}", "tl-plate")
        face = face_at(title, board, name)
        points = [point for curve in layout(face).curves.values() for point in curve.points]
        crossed = any(_covers(line, point) for line in lines for point in points)
        assert plated or not crossed, name
        assert all(float(line.get("font-size", "")) >= 18 for line in lines), name


def test_hex_ids_keep_off_stations(played: Game) -> None:
    game = played.at(400)
    drawing = Drawing(game.map.svg)
    for name in game.position.title.map.hexes:
        (line,) = drawing.with_class(f"hex-{name}", "tl-place")
        plan = layout(face_at(game.position.title, game.state.board, name))
        assert not any(_covers(line, stop) for stop in plan.stops), name


def _covers(line: ElementTree.Element, point: complex) -> bool:
    size = float(line.get("font-size", ""))
    middle = complex(float(line.get("x", "")), float(line.get("y", "")) - size * 0.33)
    away = point - middle
    return abs(away.real) < text_width(line.text or "", size) / 2 and abs(away.imag) < size / 2


def test_tokens_beyond_the_slots_of_a_city_are_drawn_too(start: Game) -> None:
    start.state.board = Board({}, {"E9.0": ("MB", "NW")})
    drawing = Drawing(start.map.svg)
    assert {"token-E9.0-MB", "token-E9.0-NW"} <= drawing.parts.keys()


def test_reserved_slots_show_for_whom_until_the_token_is_there(start: Game) -> None:
    assert "R-O" in Drawing(start.map.svg).words("city-B4.0")
    assert "kept for R-O" in Drawing(start.map.svg).title_of("hex-B4")
    start.state.board = Board({}, {"B4.0": ("RO",)})
    start.state.reserved = {"E1.1": ("RSR",)}
    drawing = Drawing(start.map.svg)
    assert drawing.with_class("city-B4.0", "tl-kept") == []
    assert drawing.with_class("city-E1.1", "tl-kept") != []
    assert "tokens of R-O" in drawing.title_of("hex-B4")


def test_hexes_of_private_railways_are_hatched_until_they_open(start: Game) -> None:
    closed = ("E3", "H6", "I5", "I9", "J10")
    drawing = Drawing(start.map.svg)
    hatched = [name for name in drawing.parts if drawing.with_class(name, "tl-closed")]
    assert sorted(hatched) == sorted(f"hex-{name}" for name in closed)
    assert "closed until phase 3" in drawing.title_of("hex-E3")
    start.state.phase = "3"
    assert Drawing(start.map.svg).with_class(Drawing(start.map.svg).root, "tl-closed") == []


@pytest.mark.parametrize(("phase", "value"), [("2", "30"), ("3", "40"), ("5", "50"), ("8", "70")])
def test_the_off_board_value_that_counts_now_stands_out(
    start: Game, phase: str, value: str
) -> None:
    start.state.phase = phase
    drawing = Drawing(start.map.svg)
    assert drawing.words("offboard-A9.0") == ["30", "40", "50", "70"]
    assert [line.text for line in drawing.with_class("offboard-A9.0", "tl-bold")] == [value]
    assert len(drawing.with_class("offboard-A9.0", "tl-now")) == 1
    assert f"30/40/50/70, now R{value}" in drawing.title_of("hex-A9")


def test_terrain_costs_vanish_under_a_tile(start: Game) -> None:
    assert "80" in Drawing(start.map.svg).words("hex-D12")
    assert "costs R80" in Drawing(start.map.svg).title_of("hex-D12")
    start.state.board = Board({"D12": ("9", 0)}, {})
    assert "80" not in Drawing(start.map.svg).words("hex-D12")


@pytest.mark.parametrize(("cost", "shown"), [("0", False), ("20", True)])
def test_a_printed_upgrade_cost_is_shown_if_it_is_charged(cost: str, shown: bool) -> None:
    game = trunkline.new("1861", ["A", "B", "C"], {"nizhnii_upgrade_cost": cost}, seed=1)
    assert ("20" in Drawing(game.map.svg).words("hex-K7")) is shown


def test_a_tile_with_an_upgrade_cost_says_so(start: Game) -> None:
    start.state.board = Board({"D14": ("635", 0)}, {})
    assert Drawing(start.map.svg).words("hex-D14").count("40") == 2, "its value and its cost"


def test_every_tile_can_be_drawn_by_itself(start: Game) -> None:
    for (number, _), face in start.position.title.catalogue.faces.items():
        drawing = Drawing(tile_svg(face))
        assert drawing.title == f"tile {number}"
        figures = {str(stop.revenue[0]) for stop in face.stops}
        assert figures <= set(drawing.words(drawing.root))


def test_players_do_not_appear_on_the_map(played: Game) -> None:
    assert "Ünïcode" not in played.map.svg


def test_drawing_changes_nothing(played: Game) -> None:
    before = msgspec.json.encode(played.state)
    map_svg(played.position)
    assert msgspec.json.encode(played.state) == before
