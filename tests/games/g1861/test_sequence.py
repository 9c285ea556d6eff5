"""The sequence of rounds and phases (2.1.6, 4), and the RSR in it (2.2.4)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Bid, BuyShare, BuyTrain, Convert, Pass
from trunkline.eighteen.events import Paid, RoundEnded, RoundStarted, TokenPlaced, TurnStarted
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.kernel import Event
from trunkline.kernel.actions import example

Round = tuple[str, int]


def play_on(table: Table, rounds: int) -> list[Event]:
    """Everybody passes, or runs trains, until so many rounds have begun; what happened."""
    events = list(table.pos.events)
    while sum(isinstance(event, RoundStarted) for event in events) < rounds:
        choices = list(table.pos.legal(table.asked()[0]))
        passing = [choice for choice in choices if isinstance(choice, Pass)]
        events += table.play(example((passing or choices)[0]))
    return events


def begun(events: list[Event]) -> list[Round]:
    return [(e.kind, e.number) for e in events if isinstance(e, RoundStarted)]


def ready(phase: str) -> Table:
    """A phase in which a public without track passes through its turns."""
    table = Table(phase="4")
    table.no_privates()
    for seat in table.title.seats:
        table.cash(seat, 0)
    table.minor("N", "P1", trains=["5"])
    table.public("MK", {"P2": 2}, trains=["5"], city="L12.0")
    table.phase(phase)
    return table


@pytest.mark.rule("1861-4-2", "1861-2.1.6-1")
def test_in_phase_2_two_operating_rounds_and_a_stock_round_repeat():
    table = ready("2")
    table.stock_round("P1")
    assert begun(play_on(table, 6))[:6] == [
        ("operating", 1), ("operating", 2), ("stock", 0),
        ("operating", 1), ("operating", 2), ("stock", 0),
    ]  # fmt: skip


@pytest.mark.rule("1861-4-3", "1861-4-4", "1861-2.1.6-1")
@pytest.mark.parametrize("phase", ["3", "4", "5", "6", "7"])
def test_in_phases_3_to_7_a_merger_round_follows_every_operating_round(phase):
    table = ready(phase)
    table.stock_round("P1")
    assert begun(play_on(table, 5))[:5] == [
        ("operating", 1), ("merger", 1), ("operating", 2), ("merger", 2), ("stock", 0),
    ]  # fmt: skip


@pytest.mark.rule("1861-4-4")
def test_in_phase_8_no_merger_round_follows():
    table = ready("8")
    table.operating_round()
    rounds = begun(play_on(table, 3))[:3]
    assert rounds == [("operating", 1), ("operating", 2), ("stock", 0)]


@pytest.mark.rule("1861-4-4")
def test_the_phase_at_the_end_of_the_operating_round_decides():
    table = ready("2")
    table.state.companies["MK"].trains = ()
    table.cash("MK", 225)
    table.state.depot |= {"2": 0, "3": 7}
    table.turn("MK", TrainStep)
    table.play(BuyTrain("P2", "MK", "3", "depot", 225))
    assert table.state.phase == "3"
    assert begun(play_on(table, 1))[:1] == [("merger", 1)]

    table = ready("7")
    table.state.depot["7"] = 0
    table.cash("MK", 1000)
    table.turn("MK", TrainStep)
    table.play(BuyTrain("P2", "MK", "8", "depot", 1000))
    assert table.state.phase == "8"
    assert begun(play_on(table, 1))[:1] == [("operating", 2)]


@pytest.mark.rule("1861-4-2", "1861-4-5")
def test_after_the_initial_stock_round_privates_are_never_auctioned_again():
    table = ready("2")
    for private in table.state.privates:
        table.private(private, "P1")
    table.stock_round("P1")
    events = play_on(table, 3)
    assert ("stock", 0) in begun(events)
    assert table.asked()[1] == "StockRound"
    assert not table.legal(Bid(table.asked()[0], "TSR", 100))


# --- the Russian State Railway -----------------------------------------------------


def national_turns(events: list[Event]) -> int:
    return events.count(TurnStarted("RSR"))


@pytest.mark.rule("1861-2.2.4-2")
@pytest.mark.parametrize("phase", ["2", "3", "4", "5", "6", "7", "8"])
def test_the_national_railway_operates_in_phases_4_to_7_only(phase):
    table = ready(phase)
    assert table.state.companies["RSR"].status == "running"
    table.operating_round()
    events = play_on(table, 2)
    assert national_turns(events) == (1 if phase in "4567" else 0)


@pytest.mark.rule("1861-2.2.4-3")
def test_its_first_turn_is_in_the_round_in_which_the_first_4_train_is_bought():
    table = ready("3")
    table.state.depot["3"] = 0
    table.cash("MK", 400)
    table.turn("MK", TrainStep)
    events = list(table.play(BuyTrain("P2", "MK", "4", "depot", 350)))
    assert table.state.phase == "4"
    events += play_on(table, 1)
    assert national_turns(events) >= 1
    ends = next(n for n, e in enumerate(events) if isinstance(e, RoundEnded))
    assert events.index(TurnStarted("RSR")) < ends


@pytest.mark.rule("1861-2.2.4-4")
def test_it_does_not_operate_any_more_once_the_first_8_train_has_been_bought():
    table = ready("7")
    table.state.depot["7"] = 0
    table.cash("MK", 1000)
    table.turn("MK", TrainStep)
    events = list(table.play(BuyTrain("P2", "MK", "8", "depot", 1000)))
    events += play_on(table, 2)
    assert national_turns(events) == 0


@pytest.mark.rule("1861-2.2.4-6")
def test_it_may_be_the_buyer_of_the_first_8_train():
    table = ready("7")
    table.state.depot["7"] = 0
    table.trains("RSR", "5")
    table.cash("RSR", 1000)
    table.national_turn(number=2)
    assert table.state.phase == "8"
    assert table.state.companies["RSR"].trains[:2] == ("5", "8")


@pytest.mark.rule("1861-2.2.2-6", "1861-2.2.4-1", "1861-2.4-4")
def test_it_takes_over_all_minors_at_the_start_of_phase_8_with_what_they_have():
    table = ready("7")
    table.state.depot["7"] = 0
    table.private("TSR", "RSR")
    table.cash("N", 120)
    table.cash("MK", 1000)
    table.turn("MK", TrainStep)
    events = table.play(BuyTrain("P2", "MK", "8", "depot", 1000))
    assert table.state.companies["N"].status == "gone"
    assert table.state.companies["N"].trains == ()
    assert table.state.companies["RSR"].trains == ("5",)
    assert Paid("N", "RSR", 120, "nationalisation") in events
    assert table.state.privates["TSR"] == "RSR"
    # Its token replaces that of the minor, in the same slot.
    assert table.state.board.tokens["H8.1"] == ("RSR",)
    assert TokenPlaced("RSR", "H8.1") in events


# --- minors become publics ------------------------------------------------------------


@pytest.mark.rule("1861-2.2.2-5")
def test_from_phase_3_minors_can_become_publics():
    table = Table(phase="3")
    table.no_privates()
    table.minor("N", "P1", cell=(5, 6), trains=["3"])
    table.merger_round()
    assert table.legal(Convert("P1", "N", "MK"))
    table.play(Convert("P1", "N", "MK"))
    assert table.state.companies["MK"].status == "running"
    assert table.state.companies["N"].status == "gone"
    assert table.director("MK") == "P1"


@pytest.mark.rule("1861-5.2.1-6")
def test_the_certificate_limit_applies_in_the_merger_round():
    table = Table(4, "3")
    table.no_privates()
    table.minor("N", "P1", cell=(5, 6), trains=["3"])
    for number, name in enumerate(("GRR", "NW", "SW", "SE")):
        table.public(name, {"P1": 5, "P2": 2, "P3": 1 if number else 0}, price=70)
    for seat in table.title.seats:
        table.cash(seat, 1000)
    # With the minor P1 has 17 certificates, one more than the limit; P2 has 8.
    table.merger_round()
    table.play(Convert("P1", "N", "MK"))
    assert table.asked() == ("P2", "ShareSale")
    assert table.why_not(BuyShare("P1", "MK", "treasury")).code == "not-your-turn"
    assert table.legal(BuyShare("P2", "MK", "treasury"))
