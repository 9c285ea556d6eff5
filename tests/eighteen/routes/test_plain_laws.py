"""What holds for best routes wherever they run, without any other search beside them."""

from __future__ import annotations

import msgspec
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, KINDS, positions
from tests.eighteen.boards import RIVAL as NEIGHBOUR
from tests.eighteen.countries import OURS, RIVAL, countries
from tests.eighteen.engines import both_engines, running_on
from tests.eighteen.kinds import GAMES
from tests.eighteen.trials import proof
from tests.eighteen.turning import SYMMETRIES, turned
from trunkline.eighteen.board import face_at
from trunkline.eighteen.routes import best_routes
from trunkline.eighteen.state import Board
from trunkline.kernel import Position

EVERY_KIND = tuple(kind for kinds in GAMES.values() for kind in kinds)
any_country = countries(EVERY_KIND, sizes=(3, 14), most=4)
any_train = st.sampled_from([kind.id for kind in EVERY_KIND])


@st.composite
def any_board(draw):
    """A part of the map of 1861 with tiles, and trains to run there."""
    pos = draw(positions(distance=3, colour="grey"))
    trains = draw(st.lists(st.sampled_from(KINDS), min_size=1, max_size=4))
    pos.state.companies[COMPANY].trains = tuple(trains)
    return pos


# --- more is no less, and less no more -----------------------------------------------


@both_engines
@proof(60)
@given(any_country, any_train)
def test_one_more_train_earns_no_less(engine, pos, train):
    with running_on(engine):
        before = best_routes(pos, OURS).revenue
        pos.state.companies[OURS].trains += (train,)
        assert best_routes(pos, OURS).revenue >= before


def free_slots(pos):
    """Where a token could be placed, as far as there is room."""
    tokens = pos.state.board.tokens
    return [
        f"{hex}.{number}"
        for hex in pos.title.map.hexes
        for number, stop in enumerate(face_at(pos.title, pos.state.board, hex).stops)
        if stop.slots > len(tokens.get(f"{hex}.{number}", ()))
    ]


def check_foreign_token(pos, company, rival, data):
    free = free_slots(pos)
    assume(free)
    before = best_routes(pos, company).revenue
    city = data.draw(st.sampled_from(free))
    board = pos.state.board
    owners = (*board.tokens.get(city, ()), rival)
    pos.state.board = Board(board.tiles, {**board.tokens, city: owners})
    assert best_routes(pos, company).revenue <= before


@both_engines
@proof(60)
@given(any_country, st.data())
def test_a_foreign_token_earns_us_no_more(engine, pos, data):
    with running_on(engine):
        check_foreign_token(pos, OURS, RIVAL, data)


@proof(60)
@given(any_board(), st.data())
def test_a_foreign_token_among_the_tiles_of_1861_earns_us_no_more(pos, data):
    check_foreign_token(pos, COMPANY, NEIGHBOUR, data)


@both_engines
@proof(30)
@given(any_country)
def test_a_token_of_ours_earns_no_less(engine, pos):
    with running_on(engine):
        before = best_routes(pos, OURS).revenue
        board = pos.state.board
        for city in free_slots(pos):
            owners = (*board.tokens.get(city, ()), OURS)
            pos.state.board = Board(board.tiles, {**board.tokens, city: owners})
            assert best_routes(pos, OURS).revenue >= before


# --- names mean nothing ----------------------------------------------------------------


def routes_as_they_lie(pos, company):
    found = best_routes(pos, company)
    return found.revenue, found.bound


@both_engines
@proof(25)
@given(any_country)
def test_a_country_turned_or_mirrored_earns_the_same(engine, pos):
    with running_on(engine):
        found = routes_as_they_lie(pos, OURS)
        for symmetry in SYMMETRIES:
            assert routes_as_they_lie(turned(pos, OURS, symmetry), OURS) == found


@proof(10)
@given(any_board())
def test_the_map_of_1861_turned_or_mirrored_earns_the_same(pos):
    found = routes_as_they_lie(pos, COMPANY)
    for symmetry in SYMMETRIES:
        assert routes_as_they_lie(turned(pos, COMPANY, symmetry), COMPANY) == found


# --- equal positions, equal routes -------------------------------------------------------


def read_again(pos):
    """The position after its state was written as JSON and read."""
    stored = pos.state.to_json()
    return Position(pos.title, msgspec.json.decode(stored, type=pos.title.state_type))


def shuffled(pos, data):
    """An equal position in which nothing was put down in the same order."""
    twin = Position(pos.title, pos.state.copy())
    board = pos.state.board
    tiles = data.draw(st.permutations(list(board.tiles.items())))
    tokens = data.draw(st.permutations(list(board.tokens.items())))
    twin.state.board = Board(dict(tiles), dict(tokens))
    company = twin.state.companies[COMPANY if COMPANY in twin.state.companies else OURS]
    company.trains = tuple(data.draw(st.permutations(company.trains)))
    return twin


@both_engines
@proof(30)
@given(st.one_of(any_country, any_board()), st.data())
def test_equal_positions_have_equal_routes(engine, pos, data):
    company = COMPANY if COMPANY in pos.state.companies else OURS
    with running_on(engine):
        found = best_routes(pos, company)
        assert best_routes(pos, company) == found
        assert best_routes(shuffled(pos, data), company) == found
        assert best_routes(read_again(pos), company) == found


@proof(60)
@given(any_country)
def test_both_engines_find_the_same_routes(pos):
    with running_on("Python"):
        found = best_routes(pos, OURS)
    assert best_routes(pos, OURS) == found
