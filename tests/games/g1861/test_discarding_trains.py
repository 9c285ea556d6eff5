"""6.5.8-6 to -11 and 6.8.3-5: trains over the limit go to the bank pool."""

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyTrain, DiscardTrain
from trunkline.eighteen.events import Paid, TrainDiscarded
from trunkline.games.g1861.buying_trains import TrainStep

FIRST_FOUR = BuyTrain("P1", "NW", "4", "depot", 350)


def before_phase_4(trains=("2",), **options):
    """NW of P1 can buy the first 4-train."""
    table = Table(phase="3", **options)
    table.state.depot["3"] = 0
    table.public("NW", {"P1": 2}, cash=350, trains=trains)
    return table


def buy_the_first_four(table):
    # Odessa–Kiev acts after NW, so that play stays in this operating round.
    table.minor("OK", "P1", trains=("3",))
    table.turn("NW", TrainStep, waiting=("OK",))
    return table.play(FIRST_FOUR)


def discard(table):
    """Whoever is asked discards the first train; the company that did it."""
    seat = table.asked()[0]
    company = table.pos.top.company
    train = table.state.companies[company].trains[0]
    assert TrainDiscarded(company, train) in table.play(DiscardTrain(seat, company, train))
    return company


@pytest.mark.rule("1861-6.5.8-9", "1861-6.8.3-5", "1861-EX-17")
def test_a_company_over_its_limit_discards_without_compensation():
    table = before_phase_4()
    table.public("SW", {"P2": 2}, cash=70, trains=("3",) * 4)
    table.cash("P2", 30)
    buy_the_first_four(table)
    assert table.asked() == ("P2", "DiscardTrains")
    events = table.play(DiscardTrain("P2", "SW", "3"))
    assert table.state.companies["SW"].trains == ("3",) * 3
    assert table.state.pool_trains == ("3",)
    assert not any(isinstance(e, Paid) and e.target in ("SW", "P2") for e in events)
    assert table.money("SW") == 70
    assert table.money("P2") == 30


@pytest.mark.rule("1861-EX-17", "1861-6.8.3-1", "1861-6.8.3-2")
def test_trains_that_are_removed_need_not_be_discarded():
    table = Table(phase="5")
    table.public("NW", {"P1": 2}, cash=650, trains=("5",))
    table.public("SW", {"P2": 2}, trains=("3", "3", "3"))
    table.turn("NW", TrainStep)
    table.state.depot["5"] = 0
    table.play(BuyTrain("P1", "NW", "6", "depot", 650))
    assert table.state.companies["SW"].trains == ()
    # SW is asked whether it goes on, but has nothing left to discard.
    assert table.asked() == ("P2", "TrainlessPublics")
    assert "DiscardTrain" not in table.pos.decisions()[0].actions


@pytest.mark.rule("1861-6.5.8-6", "1861-6.8.3-1")
def test_obsolete_trains_do_not_come_to_the_bank_pool():
    table = before_phase_4()
    table.public("SW", {"P2": 2}, trains=("2", "3", "3", "3"))
    buy_the_first_four(table)
    assert table.state.companies["SW"].trains == ("3", "3", "3")
    assert table.state.pool_trains == ()


@pytest.mark.rule("1861-6.5.8-8", "1861-6.5.8-9")
def test_a_purchase_may_put_the_buyer_over_the_limit_that_it_lowers():
    table = before_phase_4(trains=("3",) * 3)
    buy_the_first_four(table)
    assert table.asked() == ("P1", "DiscardTrains")
    # The new train may go as well as an old one.
    assert table.legal(DiscardTrain("P1", "NW", "4"))
    table.play(DiscardTrain("P1", "NW", "3"))
    assert table.state.companies["NW"].trains == ("3", "3", "4")


@pytest.mark.rule("1861-6.5.8-8")
def test_the_same_for_a_minor():
    table = Table(phase="3")
    table.state.depot["3"] = 0
    table.minor("MV", "P1", cash=350, trains=("3",))
    table.minor("OK", "P1", trains=("3",))
    table.turn("MV", TrainStep, waiting=("OK",))
    table.play(BuyTrain("P1", "MV", "4", "depot", 350), DiscardTrain("P1", "MV", "3"))
    assert table.state.companies["MV"].trains == ("4",)
    assert table.state.pool_trains == ("3",)


@pytest.mark.rule("1861-6.5.8-10", "1861-C-19")
@pytest.mark.parametrize(
    ("order", "companies"),
    [
        ("operating_order", ["MV", "RO", "MKV", "SW"]),
        ("company_list", ["RO", "MV", "SW", "MKV"]),
    ],
)
def test_several_companies_discard_one_after_the_other(order, companies):
    table = before_phase_4(discard_order=order)
    table.minor("RO", "P1", price=50, trains=("3", "3"))
    table.minor("MV", "P2", price=100, trains=("3", "3"))
    table.public("SW", {"P3": 2}, price=70, trains=("3",) * 4)
    table.public("MKV", {"P2": 2}, price=150, trains=("3",) * 4)
    buy_the_first_four(table)
    assert [discard(table) for _ in companies] == companies
    assert table.asked()[1] != "DiscardTrains"


@pytest.mark.rule("1861-C-19")
def test_the_company_list_of_the_reference():
    minors = ["RO", "KB", "OK", "KK", "SPW", "KR", "N", "M-K", "MNN", "MV"]
    publics = ["NW", "SW", "SE", "MVR", "MK", "GRR", "MKN", "MKV"]
    later_minors = ["MB", "Y", "V", "TR", "SV", "E"]
    charters = Table().title.charters.values()
    assert [charter.id for charter in charters if charter.kind != "national"] == (
        minors + publics + later_minors
    )


@pytest.mark.rule("1861-6.5.8-10")
def test_a_company_far_over_its_limit_discards_until_it_is_not():
    table = before_phase_4()
    table.public("SW", {"P2": 2}, trains=("3",) * 5)
    table.minor("MV", "P3", trains=("3",) * 3)
    buy_the_first_four(table)
    assert [discard(table) for _ in range(4)] == ["MV", "MV", "SW", "SW"]
    assert table.state.pool_trains == ("3",) * 4


@pytest.mark.rule("1861-6.5.8-10", "1861-6.5.8-11", "1861-O-21")
def test_the_director_chooses_the_train():
    table = Table(phase="5")
    table.public("NW", {"P1": 2}, cash=650, trains=("5",))
    table.public("SW", {"P2": 2, "P3": 2}, trains=("4", "5", "4"))
    table.public("SE", {"P3": 2}, trains=("5", "5", "5"))
    table.state.depot["5"] = 0
    table.turn("NW", TrainStep)
    table.play(BuyTrain("P1", "NW", "6", "depot", 650))
    assert table.asked() == ("P2", "DiscardTrains")
    for train in ("4", "5"):
        assert table.legal(DiscardTrain("P2", "SW", train))
    refusal = table.why_not(DiscardTrain("P2", "SW", "6"))
    assert (refusal.code, refusal.rule) == ("no-such-train-to-discard", "1861-6.5.8-11")
    refusal = table.why_not(DiscardTrain("P2", "SE", "5"))
    assert (refusal.code, refusal.rule) == ("not-discarding", "1861-6.5.8-10")
    assert table.why_not(DiscardTrain("P3", "SW", "5")).code == "not-your-turn"
    table.play(DiscardTrain("P2", "SW", "5"))
    assert table.state.companies["SW"].trains == ("4", "4")


@pytest.mark.rule("1861-O-21", "1861-6.6.2-3")
def test_the_state_railway_never_discards():
    table = Table(phase="5")
    table.public("NW", {"P1": 2}, cash=650, trains=("5",))
    table.trains("RSR", "4", "4", "4", "5", "5")
    table.state.depot["5"] = 0
    table.turn("NW", TrainStep)
    table.play(BuyTrain("P1", "NW", "6", "depot", 650))
    assert table.asked()[1] != "DiscardTrains"
    assert set(table.state.companies["RSR"].trains) == {"4", "5"}
    assert table.state.pool_trains == ()
