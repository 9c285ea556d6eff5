"""The single tiles, trains and shares of an export, followed through a game."""

import pytest

from trunkline.eighteen.state import POOL
from trunkline.eighteen.trains import DEPOT
from trunkline.formats.eighteen_games import entries
from trunkline.formats.eighteen_games.pieces import TREASURY, Pieces, joined, kind_of, route_of


@pytest.fixture
def pieces():
    return Pieces({"E1", "K17"})


def test_a_city_printed_on_the_map(pieces):
    assert pieces.city("E1-0-1") == "E1.1"
    assert pieces.city("K17-4-0") == "K17.0"


def test_a_city_on_a_tile_follows_the_tile(pieces):
    assert pieces.city("57-0-0") is None
    pieces.lay("57-0", "E9")
    assert pieces.city("57-0-0") == "E9.0"
    pieces.lay("57-0", "F18")
    assert pieces.city("57-0-0") == "F18.0"
    pieces.lay("635-0", "D14")
    assert pieces.city("635-0-2") == "D14.2"


def test_a_train_is_new_until_somebody_has_it(pieces):
    assert pieces.train_source("3-1") == DEPOT
    pieces.move_train("3-1", "KB")
    assert pieces.train_source("3-1") == "KB"
    pieces.move_train("3-1", POOL)
    assert pieces.train_source("3-1") == POOL


def test_a_public_has_the_trains_of_its_minors(pieces):
    pieces.move_train("3-1", "KB")
    pieces.move_train("3-2", "KK")
    pieces.move_train("3-3", "N")
    pieces.form("GRR", ("KB", "KK"))
    assert [pieces.train_source(f"3-{n}") for n in (1, 2, 3)] == ["GRR", "GRR", "N"]


@pytest.mark.parametrize(
    ("left", "source"),
    [
        ({TREASURY: 3, POOL: 0}, TREASURY),
        ({TREASURY: 0, POOL: 3}, POOL),
        ({TREASURY: 3, POOL: 3}, TREASURY),
    ],
)
def test_an_untouched_share(pieces, left, source):
    assert pieces.share_source("GRR_3", left) == source


def test_a_share_that_was_sold_lies_in_the_pool(pieces):
    both = {TREASURY: 3, POOL: 3}
    pieces.move_shares(["GRR_3", "GRR_4"], POOL)
    assert pieces.share_source("GRR_4", both) == POOL
    pieces.move_shares(["GRR_4"], TREASURY)
    assert pieces.share_source("GRR_4", both) == TREASURY


def test_a_share_given_for_a_directors_certificate_lies_in_the_pool(pieces):
    pieces.move_shares(["GRR_3"], "P2")
    assert pieces.share_source("GRR_3", {TREASURY: 3, POOL: 3}) == POOL


def test_a_public_that_is_formed_again_has_new_shares(pieces):
    pieces.move_shares(["GRR_3", "NW_3"], POOL)
    pieces.form("GRR", ())
    both = {TREASURY: 3, POOL: 3}
    assert pieces.share_source("GRR_3", both) == TREASURY
    assert pieces.share_source("NW_3", both) == POOL


@pytest.mark.parametrize(
    "stretches",
    [
        [["A1", "B2", "C1"], ["C1", "D2"]],
        [["C1", "B2", "A1"], ["C1", "D2"]],
        [["A1", "B2", "C1"], ["D2", "C1"]],
        [["C1", "B2", "A1"], ["D2", "C1"]],
    ],
)
def test_stretches_are_joined_whichever_way_they_are_written(stretches):
    assert joined(stretches) == ("A1", "B2", "C1", "D2")


def test_a_single_stretch_and_none():
    assert joined([["A1", "B2"]]) == ("A1", "B2")
    assert joined([]) == ()


def test_names_of_trains():
    assert kind_of("5+5E-0") == "5+5E"
    route = route_of(entries.Route("2+2-1", (("A1", "B2"),)))
    assert (route.train, route.hexes) == ("2+2", ("A1", "B2"))
