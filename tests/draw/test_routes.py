"""Routes on the map: every train tells itself from the others, and nothing is hidden."""

from __future__ import annotations

import pytest

from tests.draw.pictures import SVG, Drawing
from tests.eighteen.boards import COMPANY, full_position
from trunkline.draw.routes import routes_svg
from trunkline.eighteen.routes import ValuedRoute, best_routes, value_of
from trunkline.words import LANGUAGES, speaking

TRAINS = ("8", "7", "6", "5", "4", "3", "2", "2", "2", "2")


def valued(pos, trains):
    pos.state.companies[COMPANY].trains = trains
    found = []
    for route in best_routes(pos, COMPANY).routes:
        value = value_of(pos, COMPANY, route)
        found.append(ValuedRoute(route, value.revenue, value.counted))
    return found


@pytest.fixture(scope="module")
def many():
    """A position with many trains that run, and their routes."""
    pos = full_position(seed=2, homes=9)
    return pos, valued(pos, TRAINS)


def styles(drawing, name):
    """Colour and dash of each line in a part."""
    return {
        (line.get("class"), line.get("stroke-dasharray"))
        for line in drawing.with_class(name, "tl-route")
    }


def test_every_train_has_its_own_colour_and_dash(many) -> None:
    pos, routes = many
    drawing = Drawing(routes_svg(pos, COMPANY, routes, is_proven=True))
    found = [styles(drawing, f"route-{number}") for number in range(len(routes))]
    assert len(routes) > 8
    assert all(len(each) == 1 for each in found)
    assert len(set.union(*found)) == len(routes)
    assert drawing.twice == []
    firsts = [next(iter(each)) for each in found[:8]]
    assert len({colour for colour, _ in firsts}) == len({dash for _, dash in firsts}) == 8


def test_the_legend_names_trains_stops_and_revenues(many) -> None:
    pos, routes = many
    words = Drawing(routes_svg(pos, COMPANY, routes, is_proven=True)).words("legend")
    for route in routes:
        assert f"{route.route.train}-train" in words
        assert f"R{route.revenue}" in words
    assert "Together, proven best" in words
    assert f"R{sum(route.revenue for route in routes)}" in words
    assert "Together" in Drawing(routes_svg(pos, COMPANY, routes)).words("legend")


def test_lines_go_all_the_way(many) -> None:
    pos, routes = many
    drawing = Drawing(routes_svg(pos, COMPANY, routes))
    for number, route in enumerate(routes):
        lines = drawing.with_class(f"route-{number}", "tl-route")
        visited = [h for h in route.route.hexes if pos.title.map.hexes[h].face.stops]
        assert len(lines) >= max(1, len(visited) // 2)
        dots = drawing.with_class(f"stops-{number}", "tl-dot")
        # Both ends have one dot, every other counted stop two; the number is one more.
        assert len(dots) >= 2 * len(route.counted) - 2


def test_the_drawing_says_what_it_shows(many) -> None:
    pos, routes = many
    drawing = Drawing(routes_svg(pos, COMPANY, routes))
    assert drawing.title == "Routes of N"
    assert drawing.title_of("route-0").startswith(f"{routes[0].route.train}-train: ")


def test_a_company_without_routes_has_an_empty_legend() -> None:
    pos = full_position(seed=2)
    drawing = Drawing(routes_svg(pos, COMPANY, []))
    assert not any(part.get("id", "").startswith("route-") for part in drawing.root.iter(f"{SVG}g"))
    assert "R0" in drawing.words("legend")


def test_every_language(many) -> None:
    pos, routes = many
    for language in LANGUAGES:
        with speaking(language):
            assert Drawing(routes_svg(pos, COMPANY, routes)).words("legend")
