"""Ways that routes take, given by their hexes alone, against plain walks."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.eighteen.boards import COMPANY, positions
from tests.eighteen.trials import trials
from tests.eighteen.walking import Walker
from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Route
from trunkline.eighteen.routes.ways import Way, way_of, why_not_way
from trunkline.kernel import Refusal


@trials(60)
@given(positions(colour="brown"))
def test_hexes_tell_which_stops_and_sides_a_walk_uses(pos):
    map = pos.title.map
    for walk in list(Walker(pos, COMPANY).routes())[:30]:
        route = Route("8", walk.hexes)
        way = way_of(pos, route)
        assert isinstance(way, Way)
        assert way.stops == walk.stops
        steps = list(zip(walk.hexes, walk.hexes[1:], strict=False))
        crossed = {map.sides[here, map.edge_between(here, there)] for here, there in steps}
        assert way.sides == sum(1 << side for side in crossed)
        assert why_not_way(pos, COMPANY, route, way) is None


@pytest.mark.parametrize(
    ("hexes", "code"),
    [
        ("", "too-few-stops"),
        ("H8", "too-few-stops"),
        ("Z9 H8", "no-such-hex"),
        ("H8 Z9", "hexes-apart"),
        ("H8 H8", "hexes-apart"),
        ("H8 G5", "hexes-apart"),
        ("H8 H6", "no-stop-at-end"),
        ("G7 G5", "no-stop-at-end"),
        ("H8 G7 H8", "track-used-twice"),
        ("H8 G7 G9", "no-track"),
    ],
)
def test_what_is_wrong_with_a_line_of_hexes_is_said(hexes, code):
    way = way_of(Table().pos, Route("2", tuple(hexes.split())))
    assert isinstance(way, Refusal)
    assert way.code == code


def test_a_line_needs_a_token():
    table = Table()
    route = Route("2", ("H8", "G7", "G5"))
    way = way_of(table.pos, route)
    assert why_not_way(table.pos, "N", route, way).code == "no-own-token"
    table.minor("N", "P1")
    assert why_not_way(table.pos, "N", route, way) is None
