"""6.8.5: what holds in each of the phases 2 to 8."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.lines import moscow
from trunkline.eighteen.actions import (
    Bid,
    BuyPrivate,
    BuyTrain,
    Convert,
    LayTile,
    PlaceToken,
    Route,
    RunTrains,
    StartPublic,
)
from trunkline.eighteen.events import RoundStarted, TrainsRun, TurnStarted
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.operating import OperatingRound
from trunkline.games.g1861.running import RunStep
from trunkline.games.g1861.sequence import Sequence
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep

PHASES = ("2", "3", "4", "5", "6", "7", "8")


def moscow_company(table):
    """A public whose token lies in the southern circle of Moscow (in the city, if joined)."""
    table.public("NW", {"P1": 2}, cash=1000, trains=("5",), city="H8.0")
    table.turn("NW", TrackStep)


# --- tiles -----------------------------------------------------------------------


@pytest.mark.rule(
    "1861-6.8.5-1",
    "1861-6.8.5-6",
    "1861-6.8.5-14",
    "1861-6.8.5-20",
    "1861-6.8.5-27",
    "1861-6.8.5-33",
    "1861-6.8.5-39",
    "1861-C-32",
)
@pytest.mark.parametrize("phase", PHASES)
def test_the_colours_that_may_be_used(phase):
    usable = set()
    for colour, lies, hex, tile in (
        ("yellow", "", "H10", "4"),
        ("green", "", "H8", "637"),
        ("brown", "green", "H8", "638"),
        ("grey", "brown", "H8", "639"),
    ):
        table = Table(phase=phase)
        if lies:
            moscow(table, lies)
        moscow_company(table)
        lay = LayTile("P1", "NW", hex, tile, 0)
        if table.legal(lay):
            usable.add(colour)
        else:
            refusal = table.why_not(lay)
            assert (refusal.code, refusal.rule) == ("colour-not-yet", "1861-6.5.2.1-8")
    expected = {"yellow": "2", "green": "3", "brown": "5", "grey": "6"}
    assert usable == {colour for colour, first in expected.items() if phase >= first}


@pytest.mark.rule("1861-6.8.5-2", "1861-6.8.5-7")
@pytest.mark.parametrize("phase", PHASES)
def test_the_hexes_of_private_railways(phase):
    for hex, rotation, circle in (("I9", 2, "H8.2"), ("H6", 0, "H8.1")):
        table = Table(phase=phase)
        table.tile("H8", "637")
        table.public("NW", {"P1": 2}, cash=1000, trains=("5",), city=circle)
        table.turn("NW", TrackStep)
        lay = LayTile("P1", "NW", hex, "9", rotation)
        assert table.legal(lay) is (phase != "2")
        if phase == "2":
            assert table.why_not(lay).code == "hex-closed"


# --- off-board areas ---------------------------------------------------------------


@pytest.mark.rule(
    "1861-6.8.5-3",
    "1861-6.8.5-8",
    "1861-6.8.5-15",
    "1861-6.8.5-21",
    "1861-6.8.5-28",
    "1861-6.8.5-34",
    "1861-6.8.5-41",
    "1861-6.5.4-9",
)
@pytest.mark.parametrize("phase", PHASES)
def test_what_the_caucasus_is_worth(phase):
    table = Table(phase=phase)
    table.tile("I19", "57")
    table.public("NW", {"P1": 2}, trains=("5",), city="I19.0")
    table.turn("NW", RunStep)
    events = table.play(RunTrains("P1", "NW", (Route("5", ("I19", "I21")),)))
    (run,) = (event for event in events if isinstance(event, TrainsRun))
    caucasus = {"2": 10, "3": 20, "4": 20, "5": 40, "6": 60, "7": 60, "8": 60}
    assert run.revenue == 20 + caucasus[phase]


# --- train limits ------------------------------------------------------------------


def room_for_another(phase, kind, count):
    """Whether a company with so many trains may buy one more."""
    table = Table(phase=phase)
    name = "NW" if kind == "public" else "MV"
    if kind == "public":
        table.public(name, {"P1": 2}, cash=1000, trains=("5",) * count)
    else:
        table.minor(name, "P1", cash=1000, trains=("5",) * count)
    table.public("SE", {"P1": 2}, trains=("5", "5"))
    table.turn(name, TrainStep, waiting=("SE",))
    asked = table.pos.top.company == name
    assert not asked or table.legal(BuyTrain("P1", name, "5", "SE", 100))
    return asked


@pytest.mark.rule(
    "1861-6.8.5-9",
    "1861-6.8.5-16",
    "1861-6.8.5-22",
    "1861-6.8.5-29",
    "1861-6.8.5-35",
    "1861-6.8.5-42",
)
@pytest.mark.parametrize("phase", ["3", "4", "5", "6", "7", "8"])
def test_how_many_trains_a_public_may_own(phase):
    limit = {"3": 4, "4": 3, "5": 3, "6": 2, "7": 2, "8": 2}[phase]
    assert room_for_another(phase, "public", limit - 1)
    assert not room_for_another(phase, "public", limit)


@pytest.mark.rule(
    "1861-6.8.5-4",
    "1861-6.8.5-9",
    "1861-6.8.5-16",
    "1861-6.8.5-22",
    "1861-6.8.5-29",
    "1861-6.8.5-35",
)
@pytest.mark.parametrize("phase", ["2", "3", "4", "5", "6", "7"])
def test_how_many_trains_a_minor_may_own(phase):
    limit = {"2": 2, "3": 2}.get(phase, 1)
    assert room_for_another(phase, "minor", limit - 1)
    assert not room_for_another(phase, "minor", limit)


# --- companies ---------------------------------------------------------------------


@pytest.mark.rule("1861-6.8.5-5", "1861-6.8.5-17")
@pytest.mark.parametrize("phase", ["2", "3", "4", "5", "8"])
def test_when_publics_can_be_started(phase):
    table = Table(phase=phase)
    table.minor("N", "P3", trains=("5",))
    table.stock_round("P1")
    start = StartPublic("P1", "NW", 100)
    assert table.legal(start) is (phase >= "4")
    if phase < "4":
        refusal = table.why_not(start)
        assert (refusal.code, refusal.rule) == ("publics-later", "1861-5.2.3-1")


@pytest.mark.rule("1861-6.8.5-12", "1861-6.8.5-23")
@pytest.mark.parametrize("phase", PHASES)
def test_when_minors_can_be_started(phase):
    table = Table(phase=phase)
    table.state.companies["N"].status = "gone"  # no other minor is auctioned before it
    table.stock_round("P1")
    assert table.legal(Bid("P1", "KR", 100)) is (phase < "5")
    assert table.legal(Bid("P1", "SV", 100)) is ("3" <= phase < "5")
    if phase == "2":
        assert table.why_not(Bid("P1", "SV", 100)).code == "minor-too-early"
    if phase >= "5":
        assert table.why_not(Bid("P1", "KR", 100)).code == "minors-closed"


@pytest.mark.rule("1861-6.8.5-5", "1861-6.8.5-10")
@pytest.mark.parametrize("phase", ["2", "3", "4", "5"])
def test_when_companies_can_buy_privates(phase):
    table = Table(phase=phase)
    table.private("WVR", "P1")
    table.minor("MV", "P1", cash=100, trains=("5",))
    table.turn("MV", TrackStep)
    buy = BuyPrivate("P1", "MV", "WVR", 60)
    assert table.legal(buy) is (phase != "2")
    if phase == "2":
        refusal = table.why_not(buy)
        assert (refusal.code, refusal.rule) == ("privates-later", "1861-2.2.1-6")


@pytest.mark.rule("1861-6.8.5-32", "1861-2.2.1-14")
def test_from_phase_6_no_player_owns_a_private():
    table = Table(phase="5")
    table.state.depot["5"] = 0
    for name, owner in (("WVR", "P1"), ("TSR", "P2"), ("BSS", "NW")):
        table.private(name, owner)
    table.public("NW", {"P1": 2}, cash=800)
    table.turn("NW", TrainStep)
    table.play(BuyTrain("P1", "NW", "6", "depot", 650))
    assert {table.state.privates[name] for name in ("WVR", "TSR", "BSS")} == {"RSR"}
    for part in (TrackStep, TrainStep):
        table.turn("NW", part)
        assert table.why_not(BuyPrivate("P1", "NW", "WVR", 60)).code == "private-not-for-sale"


@pytest.mark.rule("1861-6.8.5-5", "1861-6.8.5-11", "1861-6.8.5-45")
@pytest.mark.parametrize("phase", PHASES)
def test_when_a_merger_round_follows(phase):
    table = Table(phase=phase)
    if phase < "8":
        table.minor("N", "P1", cell=(5, 6), trains=("5",))
    else:
        table.public("NW", {"P1": 2}, trains=("5",), city="B4.0")
    table.state.round, table.state.number = "operating", 1
    table.state.stack = [Sequence(begun=True), OperatingRound(begun=True, national_done=True)]
    table.pos.settle()
    begun = [event.kind for event in table.pos.events if isinstance(event, RoundStarted)]
    if "3" <= phase <= "7":
        assert begun == ["merger"]
        assert table.legal(Convert("P1", "N", "NW"))
    else:
        assert begun == ["operating"]


# --- the RSR -----------------------------------------------------------------------


@pytest.mark.rule(
    "1861-6.8.5-5",
    "1861-6.8.5-18",
    "1861-6.8.5-24",
    "1861-6.8.5-30",
    "1861-6.8.5-36",
    "1861-6.8.5-44",
    "1861-2.2.4-2",
    "1861-2.2.4-4",
    "1861-6.1-2",
)
@pytest.mark.parametrize("phase", PHASES)
def test_when_the_rsr_operates(phase):
    table = Table(phase=phase)
    table.state.round, table.state.number = "operating", 2
    table.state.stack = [Sequence(begun=True), OperatingRound(begun=True)]
    table.pos.settle()
    turns = [event.company for event in table.pos.events if isinstance(event, TurnStarted)]
    assert turns == (["RSR"] if "4" <= phase <= "7" else [])


@pytest.mark.rule("1861-6.8.5-18", "1861-2.2.4-3")
def test_its_first_turn_is_in_the_round_of_the_first_4_train():
    table = Table(phase="3")
    table.state.depot["3"] = 0
    table.public("NW", {"P1": 2}, cash=360)
    table.turn("NW", TrainStep, number=2)
    events = table.play(BuyTrain("P1", "NW", "4", "depot", 350))
    assert TurnStarted("RSR") in events


@pytest.mark.rule("1861-6.8.5-44", "1861-2.2.4-4")
def test_its_turn_is_left_out_in_the_round_of_the_first_8_train():
    table = Table(phase="7")
    table.state.depot["7"] = 0
    table.public("NW", {"P1": 2}, cash=1010, trains=("5",))
    table.turn("NW", TrainStep, number=2)
    events = table.play(BuyTrain("P1", "NW", "8", "depot", 1000))
    assert TurnStarted("RSR") not in events
    assert table.state.round == "stock"


# --- reserved homes ----------------------------------------------------------------


@pytest.mark.rule("1861-6.8.5-25", "1861-6.5.3-3", "1861-6.5.3-4", "1861-DX-43")
@pytest.mark.parametrize("phase", ["4", "5"])
def test_the_homes_of_minors_that_were_not_started(phase):
    table = Table(phase="4")
    # Kharkov has two slots and one token; Ekaterinoslav is joined to it and to Kiev.
    for hex, tile, rotation in (
        ("G15", "207", 0),
        ("F16", "8", 4),
        ("F18", "5", 2),
        ("E17", "9", 2),
        ("D16", "8", 3),
    ):
        table.tile(hex, tile, rotation)
    table.public("SW", {"P2": 2}, cash=600, trains=("4",), city="G15.0")
    table.public("NW", {"P1": 2}, cash=1000, trains=("4",), city="F18.0")
    if phase == "5":
        table.state.depot["4"] = 0
        table.turn("SW", TrainStep)
        table.play(BuyTrain("P2", "SW", "5", "depot", 550))
        assert table.state.phase == "5"
    table.turn("NW", TokenStep)
    place = PlaceToken("P1", "NW", "G15.0")
    assert table.legal(place) is (phase == "5")
    if phase == "4":
        refusal = table.why_not(place)
        assert (refusal.code, refusal.rule) == ("slot-kept-for-minor", "1861-6.5.3-3")
