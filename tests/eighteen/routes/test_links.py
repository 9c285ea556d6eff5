"""Links between stops against plain walks over the same board."""

from __future__ import annotations

from hypothesis import given

from tests.eighteen.boards import COMPANY, positions
from tests.eighteen.trials import trials
from tests.eighteen.walking import Walker
from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import balloon
from trunkline.eighteen.board import with_token
from trunkline.eighteen.routes.links import links_of


def crossed(map, sides):
    """The pairs of hexes between which sides lie that are given as bits."""
    return {
        frozenset((hex, map.neighbour(hex, edge)))
        for (hex, edge), number in map.sides.items()
        if sides >> number & 1
    }


def walks_to_next_stop(walker, start):
    walks = walker.from_stop(start, may_pass=lambda name: False)
    return [walk for walk in walks if len(walk.stops) == 2]


@trials(80)
@given(positions(colour="brown"))
def test_links_are_walks_from_stop_to_stop(pos):
    walker = Walker(pos, COMPANY)
    links = links_of(pos.title, pos.state.board)
    for start in walker.named(("city", "town", "offboard")):
        walks = {
            (walk.stops[1], walk.hexes, walk.sides) for walk in walks_to_next_stop(walker, start)
        }
        found = links.of(start)
        for link in found:
            sides = frozenset(crossed(pos.title.map, link.sides))
            assert link.start == start
            assert (link.end, link.hexes, sides) in walks


@trials(80)
@given(positions(colour="brown"))
def test_only_walks_are_left_out_that_take_all_track_of_a_link_to_the_same_stop(pos):
    walker = Walker(pos, COMPANY)
    links = links_of(pos.title, pos.state.board)
    for start in walker.named(("city", "town", "offboard")):
        found = [(link.end, crossed(pos.title.map, link.sides)) for link in links.of(start)]
        for walk in walks_to_next_stop(walker, start):
            assert any(end == walk.stops[1] and sides <= walk.sides for end, sides in found)
        for number, (end, sides) in enumerate(found):
            others = found[:number] + found[number + 1 :]
            assert not any(other == end and fewer <= sides for other, fewer in others)


@trials(40)
@given(positions(colour="brown"))
def test_links_lead_back(pos):
    links = links_of(pos.title, pos.state.board)
    for start in Walker(pos, COMPANY).named(("city", "town", "offboard")):
        for link in links.of(start):
            back = [(one.end, one.sides) for one in links.of(link.end)]
            assert (start, link.sides) in back


@trials(40)
@given(positions(colour="brown"))
def test_stations_are_hexes_with_cities_single_towns_and_areas(pos):
    walker = Walker(pos, COMPANY)
    links = links_of(pos.title, pos.state.board)
    for name in walker.named(("city", "town", "offboard")):
        assert links.station(name) == walker.station(name)
        assert links.stop(name) == walker.stop(name)


@trials(10)
@given(positions())
def test_boards_that_differ_in_tokens_only_share_their_links(pos):
    board = pos.state.board
    assert links_of(pos.title, with_token(board, "P2.0", "SV")) is links_of(pos.title, board)


def test_a_link_does_not_come_back_from_a_loop_the_way_it_went():
    table = Table()
    balloon(table)
    links = links_of(table.title, table.state.board)
    assert links.of("I13.0") == ()
    assert "I13.0" not in {link.end for link in links.of("I17.0")}
