"""6.7, 6.8.2 and 6.8.3: how a phase begins, what it removes, and in which order."""

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyTrain, DiscardTrain, GiveUp, Pass
from trunkline.eighteen.events import (
    CompanyGone,
    EndAnnounced,
    Nationalised,
    Paid,
    PhaseStarted,
    PrivateMoved,
    RoundStarted,
    TrainBought,
    TrainDiscarded,
    TrainsObsolete,
)
from trunkline.games.g1861.buying_trains import TrainStep

PRICES = {"2": 100, "3": 225, "4": 350, "5": 550, "6": 650, "7": 800, "8": 1000}


def before(phase, trains=(), **options):
    """NW of P1 can buy the first train of the type that starts a phase; SE acts after it."""
    table = Table(phase=str(int(phase) - 1), **options)
    table.state.depot[str(int(phase) - 1)] = 0
    table.public("NW", {"P1": 2}, cash=1200, trains=trains)
    table.public("SE", {"P1": 2}, trains=("5",), city="D20.0")
    return table


def start(table, phase):
    """NW buys the first train of the type; what happened at once."""
    table.turn("NW", TrainStep, waiting=("SE",))
    return table.play(BuyTrain("P1", "NW", phase, "depot", PRICES[phase]))


@pytest.mark.rule("1861-6.8.2-1", "1861-6.8.2-2", "1861-4-1")
@pytest.mark.parametrize("phase", ["3", "4", "5", "6", "7", "8"])
def test_the_first_train_of_a_new_type_starts_its_phase_at_once(phase):
    table = before(phase)
    assert table.state.phase == str(int(phase) - 1)
    events = start(table, phase)
    assert PhaseStarted(phase) in events
    assert table.state.phase == phase
    # It is the middle of the buyer's turn, which goes on.
    assert table.asked() == ("P1", "TrainStep")
    assert table.pos.top.company == "NW"
    table.cash("NW", 2000)
    again = table.play(BuyTrain("P1", "NW", phase, "depot", PRICES[phase]))
    assert not any(isinstance(event, PhaseStarted) for event in again)


@pytest.mark.rule("1861-6.8.2-1")
def test_only_a_purchase_from_the_bank_starts_a_phase():
    table = before("3", trains=("2",))
    table.minor("RO", "P1", trains=("3", "3"))
    table.state.pool_trains = ("4",)
    table.turn("NW", TrainStep, waiting=("SE",))
    table.play(BuyTrain("P1", "NW", "3", "RO", 10))
    table.play(BuyTrain("P1", "NW", "4", "pool", 350))
    assert table.state.phase == "2"


@pytest.mark.rule(
    "1861-6.8.2-3", "1861-6.8.3-2", "1861-6.8.4-2", "1861-6.8.5-31", "1861-O-09", "1861-6.8.4-9"
)
def test_the_order_of_the_consequences():
    table = before("6", trains=("3",))
    table.minor("RO", "P2", price=60, trains=("3",))
    table.minor("MV", "P3", price=110, loans=1, trains=("3",))
    table.private("WVR", "MV")
    table.public("SW", {"P2": 3}, price=70, trains=("3",))
    table.public("MK", {"P3": 3}, price=150, trains=("3", "3"))
    table.public("GRR", {"P3": 3}, price=90, trains=("4", "4", "4"))
    start_events = start(table, "6")
    told = [
        (type(e).__name__, getattr(e, "company", "") or getattr(e, "private", ""))
        for e in start_events
        if isinstance(e, TrainBought | PhaseStarted | TrainsObsolete | PrivateMoved | Nationalised)
    ]
    assert told == [
        ("TrainBought", "NW"),
        ("PhaseStarted", ""),
        ("TrainsObsolete", ""),
        ("PrivateMoved", "WVR"),
        ("Nationalised", "MV"),
        ("Nationalised", "RO"),
    ]
    # The R90 for its private let MV repay its loan, so that it fell by one cell only.
    assert Nationalised("MV", 100) in start_events
    assert table.money("RSR") == 40
    # Trainless publics are asked in operating order, then the others discard.
    assert (*table.asked(), table.pos.top.company) == ("P3", "TrainlessPublics", "MK")
    table.play(Pass("P3"))
    assert (*table.asked(), table.pos.top.company) == ("P2", "TrainlessPublics", "SW")
    table.play(GiveUp("P2", "SW"))
    assert (*table.asked(), table.pos.top.company) == ("P3", "DiscardTrains", "GRR")
    table.play(DiscardTrain("P3", "GRR", "4"))
    assert table.asked() == ("P1", "TrainStep")


@pytest.mark.rule("1861-6.8.3-1", "1861-6.8.3-3", "1861-6.8.5-13", "1861-6.8.5-26", "1861-6.8.5-38")
@pytest.mark.parametrize(("phase", "obsolete"), [("4", "2"), ("6", "3"), ("8", "4")])
def test_obsolete_trains_are_removed_everywhere_without_compensation(phase, obsolete):
    table = before(phase, trains=(obsolete,))
    table.public("SW", {"P2": 2}, trains=(obsolete, "5"), cash=11)
    table.trains("RSR", obsolete, "5")
    table.state.pool_trains = (obsolete, "5", obsolete)
    events = start(table, phase)
    (removed,) = (event for event in events if isinstance(event, TrainsObsolete))
    assert removed.train == obsolete
    assert set(removed.owners) == {"NW", "SW", "RSR", "pool"}
    assert table.state.companies["NW"].trains == (phase,)
    assert table.state.companies["SW"].trains == ("5",)
    assert table.state.companies["RSR"].trains == ("5",)
    assert table.state.pool_trains == ("5",)
    assert table.money("SW") == 11
    assert not any(isinstance(e, Paid) and e.source == "bank" for e in events)


@pytest.mark.rule("1861-6.8.3-1", "1861-6.8.5-37")
@pytest.mark.parametrize("phase", ["3", "5", "7"])
def test_the_other_phases_remove_nothing(phase):
    table = before(phase, trains=("2",))
    table.public("SW", {"P2": 2}, trains=("3",))
    table.trains("RSR", "4")
    events = start(table, phase)
    assert not any(isinstance(event, TrainsObsolete | Nationalised) for event in events)
    assert table.state.companies["NW"].trains == ("2", phase)
    assert table.state.companies["SW"].trains == ("3",)
    assert table.state.companies["RSR"].trains == ("4",)


@pytest.mark.rule("1861-6.8.3-7")
def test_the_trains_from_5_on_are_never_removed():
    lasting = ("5", "6", "7", "8", "2+2", "5+5E")
    for phase in ("4", "6", "8"):
        table = before(phase)
        table.trains("RSR", *lasting)
        start(table, phase)
        assert table.state.companies["RSR"].trains == lasting


@pytest.mark.rule("1861-6.8.3-2", "1861-6.8.4-1", "1861-6.8.5-19", "1861-6.8.4-25")
def test_trains_go_before_anything_is_nationalised():
    table = before("4")
    table.minor("RO", "P2", price=100, cash=66, trains=("2", "2"))
    events = start(table, "4")
    kinds = [type(e) for e in events if isinstance(e, TrainsObsolete | Nationalised)]
    assert kinds == [TrainsObsolete, Nationalised]
    assert table.state.companies["RSR"].trains == ()
    assert table.money("RSR") == 66


@pytest.mark.rule("1861-6.8.3-4")
@pytest.mark.parametrize(("kind", "limit"), [("public", 4), ("minor", 2)])
def test_the_limits_at_the_start(kind, limit):
    table = Table(phase="2")
    name = "NW" if kind == "public" else "MV"
    if kind == "public":
        table.public("NW", {"P1": 2}, cash=1000)
    else:
        table.minor("MV", "P1", cash=1000)
    table.minor("OK", "P1", trains=("2",))
    table.turn(name, TrainStep, waiting=("OK",))
    for _ in range(limit):
        assert table.asked() == ("P1", "TrainStep")
        table.play(BuyTrain("P1", name, "2", "depot", 100))
    assert table.asked() == ("P1", "TrackStep")


@pytest.mark.rule("1861-6.8.3-6", "1861-O-22")
def test_trains_in_the_bank_pool_are_an_alternative_to_new_ones():
    table = Table(phase="6")
    table.public("NW", {"P1": 2}, cash=700, trains=())
    table.state.pool_trains = ("5", "4")
    table.turn("NW", TrainStep)
    on_sale = {
        (choice.train, choice.source, choice.price)
        for choice in table.pos.legal("P1")
        if isinstance(choice, BuyTrain)
    }
    assert on_sale == {("6", "depot", 650), ("5", "pool", 550), ("4", "pool", 350)}


@pytest.mark.rule("1861-O-12", "1861-6.8.4-24", "1861-6.8.5-45")
def test_a_minor_that_buys_the_first_8_train_is_nationalised_with_it():
    table = before("8", trains=("5",))
    table.minor("MV", "P2", price=100, cash=1005)
    table.turn("MV", TrainStep, waiting=("SE",))
    events = table.play(BuyTrain("P2", "MV", "8", "depot", 1000))
    assert CompanyGone("MV", "nationalised") in events
    assert table.state.companies["RSR"].trains == ("8",)
    assert table.money("RSR") == 5
    assert any(isinstance(event, EndAnnounced) for event in events)
    # Its turn is over, and that of the next company has begun.
    assert table.asked() == ("P1", "TrackStep")
    assert table.pos.top.company == "SE"


@pytest.mark.rule("1861-6.5.8-8", "1861-6.8.2-2")
def test_a_discard_is_asked_for_in_the_middle_of_the_turn():
    table = before("4", trains=("3", "3", "3"))
    start(table, "4")
    events = table.play(DiscardTrain("P1", "NW", "4"))
    assert TrainDiscarded("NW", "4") in events
    # At its limit of three now, NW has nothing more to decide.
    assert table.pos.top.company == "SE"


@pytest.mark.rule("1861-6.7-1", "1861-7.4-1", "1861-2.1.6-1")
@pytest.mark.parametrize(
    ("phase", "rounds"),
    [
        ("2", [("operating", 2), ("stock", 0)]),
        ("5", [("merger", 1), ("operating", 2), ("merger", 2), ("stock", 0)]),
    ],
)
def test_the_round_after_an_operating_round(phase, rounds):
    table = Table(phase=phase)
    table.minor("N", "P1", trains=("5",))
    seen = [(e.kind, e.number) for e in _until_stock(table) if isinstance(e, RoundStarted)]
    assert seen == rounds


def _until_stock(table):
    """Pass whatever is asked until a stock round begins; all that happened."""
    table.turn("N", number=1)
    happened = []
    while table.state.round != "stock":
        seat = table.asked()[0]
        choices = list(table.pos.legal(seat))
        passing = [choice for choice in choices if isinstance(choice, Pass)]
        action = passing[0] if passing else choices[0]
        happened += table.play(getattr(action, "action", action))
    return happened
