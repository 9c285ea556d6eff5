"""6.6.1: the slots that are kept for the Russian State Railway, and what its tokens do."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.lines import TO_NIZHNII, moscow, nizhnii_line, petersburg
from trunkline.eighteen.actions import LayTile, PlaceToken, Route, RunTrains
from trunkline.eighteen.board import token_cities
from trunkline.eighteen.events import Nationalised, Paid, TokenPlaced
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.running import RunStep
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep

ELSEWHERE = ("B4.0", "D20.0", "I13.0", "G15.0", "F18.0", "K17.0")
"""Six cities outside Moscow and St. Petersburg."""


def tokens(table):
    return set(token_cities(table.state.board, "RSR"))


def let_go(table, minor):
    """A minor without train and money reaches the end of its turn, and is nationalised."""
    table.minor("OK", "P1", trains=("4",))
    table.turn(minor, TrainStep, waiting=("OK",))
    assert any(isinstance(event, Nationalised) for event in table.pos.events)


@pytest.mark.rule("1861-6.6.1-1", "1861-6.6.1-4", "1861-6.6.1-6", "1861-6.1-2", "1861-C-23")
def test_the_first_turn_brings_a_token_to_its_circle_of_petersburg():
    table = Table(phase="4")
    events = table.national_turn(number=2)
    assert TokenPlaced("RSR", "E1.1") in events
    assert {event.reason for event in events if isinstance(event, Paid)} == {"loan", "train"}
    assert "E1.1" not in table.state.reserved
    assert not any(isinstance(event, TokenPlaced) for event in table.national_turn(number=2))
    assert tokens(table) == {"E1.1"}


@pytest.mark.rule("1861-6.6.1-1", "1861-6.6.1-4")
def test_the_slot_is_kept_when_petersburg_is_one_city():
    table = Table(phase="5")
    petersburg(table, "brown")
    table.public("NW", {"P1": 2}, city="E1.0")
    table.public("SW", {"P2": 2}, city="E1.0")
    assert TokenPlaced("RSR", "E1.0") in table.national_turn(number=2)
    assert table.state.board.tokens["E1.0"] == ("NW", "SW", "RSR")


@pytest.mark.rule("1861-6.6.1-5", "1861-O-33", "1861-O-36")
def test_no_second_token_where_petersburg_warsaw_was_nationalised():
    table = Table(phase="5")
    moscow(table, "brown")
    nizhnii_line(table)  # so that there is another city for a token
    table.public("NW", {"P1": 2}, cash=1000, city="H8.0", trains=("5",))
    table.turn("NW", TokenStep)
    assert table.why_not(PlaceToken("P1", "NW", "E1.1")).code == "slot-kept-for-national"
    table.minor("SPW", "P1")
    let_go(table, "SPW")
    assert tokens(table) == {"E1.0"}
    assert not any(isinstance(event, TokenPlaced) for event in table.national_turn(number=2))
    assert tokens(table) == {"E1.0"}
    # The circle that was kept is a slot like any other now.
    table.turn("NW", TokenStep)
    assert table.legal(PlaceToken("P1", "NW", "E1.1"))


@pytest.mark.rule("1861-6.6.1-2", "1861-6.6.1-1", "1861-2.4-3", "1861-O-33")
def test_six_tokens_elsewhere_leave_two_for_petersburg_and_moscow():
    table = Table(phase="6")
    for city in ELSEWHERE:
        table.token("RSR", city)
    assert TokenPlaced("RSR", "E1.1") in table.national_turn(number=2)
    moscow(table, "brown")
    table.public("NW", {"P1": 2}, cash=1000, city="H8.0", trains=("6",))
    table.turn("NW", TrackStep)
    assert TokenPlaced("RSR", "H8.0") in table.play(LayTile("P1", "NW", "H8", "639", 0))
    assert tokens(table) == {*ELSEWHERE, "E1.1", "H8.0"}
    assert len(tokens(table)) == table.title.charters["RSR"].tokens == 8


@pytest.mark.rule("1861-6.6.1-3", "1861-6.5.3-5")
def test_the_grey_tile_of_moscow_brings_a_token_at_once():
    table = Table(phase="6")
    moscow(table, "brown")
    for name in ("NW", "SW", "SE"):
        table.public(name, {"P1": 2}, cash=100, city="H8.0", trains=("6",))
    table.turn("NW", TrackStep)
    events = table.play(LayTile("P1", "NW", "H8", "639", 0))
    assert TokenPlaced("RSR", "H8.0") in events
    assert table.state.board.tokens["H8.0"] == ("NW", "SW", "SE", "RSR")


@pytest.mark.rule("1861-6.6.1-3", "1861-O-34")
def test_no_second_token_in_moscow():
    table = Table(phase="6")
    moscow(table, "brown")
    table.token("RSR", "H8.0")
    table.public("NW", {"P1": 2}, cash=1000, city="E1.0", trains=("6",))
    table.public("SW", {"P2": 2}, city="H8.0")
    table.public("SE", {"P3": 2}, cash=1000, city="H8.0", trains=("6",))
    table.turn("SE", TrackStep)
    events = table.play(LayTile("P3", "SE", "H8", "639", 0))
    assert not any(isinstance(event, TokenPlaced) for event in events)
    # The fourth slot is like any other: a public that comes along can have it.
    table.public("MK", {"P1": 2}, cash=1000, city="K7.0", trains=("6",))
    nizhnii_line(table)
    table.turn("MK", TokenStep)
    assert table.legal(PlaceToken("P1", "MK", "H8.0"))


@pytest.mark.rule("1861-O-35", "1861-6.8.4-18")
def test_a_minor_nationalised_in_moscow_brings_the_token_that_is_kept_for_it():
    table = Table(phase="4")
    for city in ELSEWHERE:
        table.token("RSR", city)
    table.minor("M-K", "P2", trains=("4",))
    table.minor("N", "P1")
    let_go(table, "N")
    assert tokens(table) == {*ELSEWHERE, "H8.1"}


@pytest.mark.rule("1861-6.6.1-7")
@pytest.mark.parametrize("owner", ["RSR", ""])
def test_tokens_of_the_rsr_block_routes_of_companies(owner):
    table = Table(phase="4")
    nizhnii_line(table)
    table.tile("L8", "8", 2)
    table.tile("M7", "57", 1)
    if owner:
        table.token(owner, "K7.0")
    table.minor("MNN", "P1", trains=("4",))
    table.turn("MNN", RunStep)
    run = RunTrains("P1", "MNN", (Route("4", (*TO_NIZHNII, "L8", "M7")),))
    if owner:
        refusal = table.why_not(run)
        assert (refusal.code, refusal.rule) == ("city-blocked", "1861-6.3-5")
    else:
        assert table.pos.why_not(run) is None
    assert table.pos.why_not(RunTrains("P1", "MNN", (Route("4", TO_NIZHNII),))) is None
