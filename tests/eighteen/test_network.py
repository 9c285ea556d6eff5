"""Networks against plain walks over the same board."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, OTHER, RIVAL, positions
from tests.eighteen.trials import trials
from tests.eighteen.walking import Walker
from trunkline.eighteen.board import cities, hex_of, token_cities
from trunkline.eighteen.components import STOP
from trunkline.eighteen.network import connects, is_unconnected, network

EDGE_TO_EDGE = tuple(combinations(range(6), 2))


def walker_of(pos):
    return Walker(pos, COMPANY, pos.title.network_circles)


def walks_of(walker):
    return [walk for home in walker.homes() for walk in walker.from_stop(home)]


@trials(120)
@given(positions(colour="brown"))
def test_a_network_is_all_that_walks_come_to(pos):
    walks = walks_of(walker_of(pos))
    arrivals = {(walk.hex, walk.end) for walk in walks if walk.end < STOP}
    stops = {stop for walk in walks for stop in walk.stops}
    found = network(pos, COMPANY)
    assert found.arrivals == arrivals
    assert found.stops == stops
    assert found.hexes == {hex for hex, _ in arrivals} | {hex_of(stop) for stop in stops}


@trials(120)
@given(positions(colour="brown"))
def test_questions_have_the_same_answers_before_all_is_known(pos):
    walks = walks_of(walker_of(pos))
    arrivals = {(walk.hex, walk.end) for walk in walks if walk.end < STOP}
    stops = {stop for walk in walks for stop in walk.stops}
    found = network(pos, COMPANY)
    for city in cities(pos.title, pos.state.board):
        assert found.reaches_stop(city) == (city in stops)
    for hex in pos.state.board.tiles:
        for edges in ((0, 1), (2,), (3, 4, 5)):
            assert found.arrives(hex, edges) == any((hex, edge) in arrivals for edge in edges)


@trials(80)
@given(positions(colour="brown"))
def test_track_belongs_to_a_network_if_a_walk_goes_on_over_it(pos):
    walker = walker_of(pos)
    walks = walks_of(walker)
    found = network(pos, COMPANY)
    for hex in pos.state.board.tiles:
        here = [walk for walk in walks if walk.hex == hex]
        for piece in walker.faces[hex].pieces:
            expected = any(goes_on_over(walker, walk, piece) for walk in here)
            assert found.belongs(hex, piece) == expected, f"{piece} of {hex}"


@trials(80)
@given(positions(colour="brown"))
def test_new_track_continues_a_network_if_a_walk_could_go_on_over_it(pos):
    walker = walker_of(pos)
    walks = [walk for walk in walks_of(walker) if walk.end < STOP]
    found = network(pos, COMPANY)
    for hex in pos.state.board.tiles:
        here = [walk for walk in walks if walk.hex == hex]
        for piece in EDGE_TO_EDGE:
            expected = any(goes_on_over(walker, walk, piece) for walk in here)
            assert found.continues(hex, piece) == expected, f"{piece} of {hex}"


def goes_on_over(walker, walk, piece):
    """Whether a walk that has come to one end of a piece can take it."""
    if walk.end not in piece:
        return False
    end = piece[0] if walk.end == piece[1] else piece[1]
    if end >= STOP:
        return walker.station(f"{walk.hex}.{end - STOP}") not in walk.stations
    if walk.end >= STOP and len(walk.stops) > 1 and not walker.may_pass(walk.stops[-1]):
        return False
    beyond = walker.map.neighbour(walk.hex, end)
    return frozenset((walk.hex, beyond)) not in walk.sides


@trials(80)
@given(positions(colour="brown"), st.sampled_from(((), (RIVAL,), (RIVAL, OTHER))))
def test_companies_are_connected_if_a_walk_leads_to_a_token(pos, free):
    walker = walker_of(pos)
    board = pos.state.board

    def may_pass(name):
        owners = [owner for owner in board.tokens.get(name, ()) if owner not in free]
        if walker.stop(name).kind != "city" or walker.is_own(name):
            return walker.stop(name).kind != "offboard"
        most = walker.stop(name).slots if pos.title.city_blocking == "full_city" else 1
        return len(owners) < most

    stops = {
        stop
        for home in walker.homes()
        for walk in walker.from_stop(home, may_pass)
        for stop in walk.stops
    }
    expected = {name for name in (RIVAL, OTHER) if stops & set(token_cities(board, name))}
    assert connects(pos, COMPANY, (RIVAL, OTHER), free, same_hex=False) == expected
    assert connects(pos, COMPANY, (RIVAL, OTHER), free, same_hex=True) >= expected


@trials(80)
@given(positions(colour="brown"))
def test_a_city_is_unconnected_if_no_walk_leads_to_another_station(pos):
    walker = walker_of(pos)
    found = cities(pos.title, pos.state.board)

    def leads_away(city):
        walks = walker.from_stop(city, may_pass=lambda name: False)
        return any(len(walk.stops) > 1 for walk in walks)

    for city in pos.state.board.tokens:
        assert is_unconnected(pos, city, per_hex=False) == (not leads_away(city))
        circles = [name for name in found if hex_of(name) == hex_of(city)]
        assert is_unconnected(pos, city, per_hex=True) == (not any(map(leads_away, circles)))
