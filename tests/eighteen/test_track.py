"""The track of a board as numbers: the same however it was arrived at."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import TITLES, positions
from tests.eighteen.trials import trials
from trunkline.eighteen.board import Board, face_at, laid, with_token
from trunkline.eighteen.components import STOP
from trunkline.eighteen.track import CHANGE, ENDS, graph, graph_with_changes, relaid


def fresh(title, board):
    """The ways of a board that nobody has looked at."""
    title.numbering.latest = None
    return graph(title, Board(dict(board.tiles), board.tokens)).ways


@trials(40)
@given(positions(), st.integers(0, 2**16))
def test_track_relaid_is_track_looked_at_afresh(pos, number):
    title, board = pos.title, pos.state.board
    graph(title, board)
    for hex in list(board.tiles):
        choices = title.catalogue.replacements(face_at(title, board, hex))
        if choices:
            new = choices[number % len(choices)]
            after = laid(title, board, hex, new.tile, new.rotation)
            relaid(title, board, after, hex)
            board = after
    assert graph(title, board).ways == fresh(title, board)


@trials(20)
@given(positions())
def test_tokens_make_no_difference_to_track(pos):
    title, board = pos.title, pos.state.board
    other = with_token(board, "P2.0", "SV")
    assert graph(title, other).ways is graph(title, board).ways
    assert graph(title, other) is not graph(title, board), "the networks differ"


@trials(40)
@given(positions(colour="brown"))
def test_every_step_has_one_bit_and_leads_to_what_is_there(pos):
    title, board = pos.title, pos.state.board
    numbering = title.numbering
    found = graph(title, board)
    for node, steps in found.ways.items():
        hex, end = numbering.place(node)
        assert numbering.node(hex, end) == node
        for target, bit in steps:
            beyond, there = numbering.place(target)
            assert bit.bit_count() == 1
            if there >= STOP:
                assert beyond == hex
                assert (min(end, there), max(end, there)) in face_at(title, board, hex).pieces
            else:
                edge = (there + 3) % 6
                assert title.map.neighbour(hex, edge) == beyond
                assert bit == numbering.side(hex, edge) == numbering.side(beyond, there)
    backwards = {(one, n, bit) for n, steps in found.before.items() for one, bit in steps}
    forwards = {(n, one, bit) for n, steps in found.ways.items() for one, bit in steps}
    assert backwards == forwards


@trials(20)
@given(positions(colour="brown"))
def test_changing_circles_adds_ways_and_takes_none_away(pos):
    title, board = pos.title, pos.state.board
    plain, more = graph(title, board).ways, graph_with_changes(title, board).ways
    for node, steps in plain.items():
        assert set(steps) <= set(more[node])
    for node, steps in more.items():
        added = set(steps) - set(plain.get(node, ()))
        if node % ENDS < STOP + CHANGE:
            assert all(bit == 0 and target % ENDS >= STOP + CHANGE for target, bit in added)


def test_circles_of_a_hex_are_one_station_or_one_each():
    bits = {}
    for title in TITLES:
        face = title.map.hexes["H8"].face
        stations = {title.numbering.station("H8", face, stop) for stop in range(3)}
        bits[title.network_circles] = len(stations)
    assert bits == {"one_station": 1, "each_circle": 3}


def test_all_hexes_of_an_area_are_one_place():
    numbering, map = TITLES[0].numbering, TITLES[0].map
    poland = [hex for hex, printed in map.hexes.items() if printed.area == "Poland"]
    assert len({numbering.station(hex, map.hexes[hex].face, 0) for hex in poland}) == 1
    assert len(poland) > 1
