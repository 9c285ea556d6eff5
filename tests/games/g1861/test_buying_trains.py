"""6.5.8: buying trains from the bank, the bank pool and other companies."""

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyTrain, DiscardTrain
from trunkline.eighteen.events import Paid, PhaseStarted, TrainBought
from trunkline.games.g1861.buying_trains import TrainStep


def buyer(phase="3", cash=5000, trains=(), kind="public", **options):
    """NW (or the minor MV) of P1 at the buying of trains; RO of P2 has a train to sell."""
    table = Table(phase=phase, **options)
    if kind == "public":
        table.public("NW", {"P1": 2}, cash=cash, trains=trains)
    else:
        table.minor("MV", "P1", cash=cash, trains=trains)
    table.minor("RO", "P2", trains=("3",))
    table.turn("NW" if kind == "public" else "MV", TrainStep)
    return table


def from_bank(train, price, source="depot", company="NW"):
    return BuyTrain("P1", company, train, source, price)


@pytest.mark.rule("1861-6.5.8-1", "1861-O-23")
@pytest.mark.parametrize(("kind", "company", "limit"), [("public", "NW", 4), ("minor", "MV", 2)])
def test_a_company_at_its_limit_cannot_buy(kind, company, limit):
    table = buyer(kind=kind, trains=("3",) * (limit - 1))
    table.state.pool_trains = ("3",)
    for source, price in (("depot", 225), ("pool", 225), ("RO", 1)):
        assert table.legal(BuyTrain("P1", company, "3", source, price))

    table = buyer(kind=kind, trains=("3",) * limit)
    table.state.pool_trains = ("3",)
    # There is nothing to decide, so that the company is not even asked; and no trade-in.
    assert "TrainStep" not in [type(step).__name__ for step in table.state.stack]


@pytest.mark.rule("1861-6.5.8-1")
def test_the_purchase_that_reaches_the_limit_is_the_last_one():
    table = buyer(kind="minor", trains=("3",))
    table.private("WVR", "P1")
    table.play(from_bank("3", 225, company="MV"))
    assert table.asked()[1] != "TrainStep"


@pytest.mark.rule("1861-6.5.8-2")
def test_any_price_from_1_to_the_whole_treasury_to_another_company():
    table = buyer(cash=150)
    for price, code in ((0, "train-price"), (151, "train-price")):
        refusal = table.why_not(from_bank("3", price, "RO"))
        assert (refusal.code, refusal.rule) == (code, "1861-6.5.8-2")
    for price in (1, 150):
        assert table.legal(from_bank("3", price, "RO"))
    refusal = table.why_not(from_bank("4", 10, "RO"))
    assert (refusal.code, refusal.rule) == ("seller-has-no-train", "1861-6.5.8-2")
    refusal = table.why_not(from_bank("3", 10, "KB"))
    assert (refusal.code, refusal.rule) == ("no-such-seller", "1861-6.5.8-2")


@pytest.mark.rule("1861-6.5.8-3", "1861-6.5.8-4", "1861-2.1.4-1", "1861-O-22")
@pytest.mark.parametrize(("source", "train", "price"), [("depot", "4", 350), ("pool", "3", 225)])
def test_the_bank_sells_at_the_printed_price(source, train, price):
    table = buyer(phase="4")
    table.state.pool_trains = ("3", "3")
    for wrong in (price - 1, price + 1):
        refusal = table.why_not(from_bank(train, wrong, source))
        assert (refusal.code, refusal.rule) == ("printed-price", "1861-6.5.8-4")
    assert table.legal(from_bank(train, price, source))
    depot = table.state.depot["4"]
    events = table.play(from_bank(train, price, source))
    assert Paid("NW", "bank", price, "train") in events
    assert TrainBought("NW", train, source, price) in events
    assert table.state.companies["NW"].trains == (train,)
    if source == "depot":
        assert table.state.depot["4"] == depot - 1
    else:
        assert table.state.pool_trains == ("3",)


@pytest.mark.rule("1861-6.5.8-4", "1861-6.5.8-5", "1861-2.5-2")
def test_of_the_new_trains_only_the_lowest_type_is_on_sale():
    table = buyer(phase="2")
    table.state.depot["2"] = 1
    for train, price in (("3", 225), ("8", 1000), ("2+2", 600), ("5+5E", 1500)):
        refusal = table.why_not(from_bank(train, price))
        assert (refusal.code, refusal.rule) == ("train-not-on-sale", "1861-6.5.8-5")
    assert table.legal(from_bank("2", 100))
    table.play(from_bank("2", 100))
    assert not table.legal(from_bank("2", 100))
    assert table.legal(from_bank("3", 225))


@pytest.mark.rule("1861-6.5.8-5", "1861-2.5-3", "1861-6.8.5-40", "1861-C-31")
@pytest.mark.parametrize("phase", ["7", "8"])
def test_in_phase_8_three_types_are_on_sale(phase):
    table = buyer(phase=phase)
    table.state.depot["7"] = 0
    assert table.legal(from_bank("8", 1000))
    assert table.legal(from_bank("2+2", 600)) is (phase == "8")
    assert table.legal(from_bank("5+5E", 1500)) is (phase == "8")


@pytest.mark.rule("1861-6.5.8-5", "1861-C-31")
def test_the_first_8_train_opens_the_sale_of_the_special_trains_at_once():
    table = buyer(phase="7", cash=4000)
    table.state.depot["7"] = 0
    assert not table.legal(from_bank("5+5E", 1500))
    table.play(from_bank("8", 1000))
    assert table.legal(from_bank("5+5E", 1500))
    assert table.legal(from_bank("2+2", 600))


@pytest.mark.rule("1861-C-31", "1861-6.8.5-43")
@pytest.mark.parametrize(
    ("options", "ordinary", "special", "short"),
    [
        ({}, True, True, True),
        ({"special_train_supply": "two_5+5E"}, True, False, True),
        ({"special_train_supply": "two_each"}, True, False, False),
        ({"two_plus_two": False}, True, True, False),
    ],
)
def test_how_many_trains_there_are_of_the_last_types(options, ordinary, special, short):
    table = buyer(phase="8", cash=9000, **options)
    for train, price, unlimited in (
        ("8", 1000, ordinary),
        ("5+5E", 1500, special),
        ("2+2", 600, short),
    ):
        if train not in table.title.trains:
            assert table.why_not(from_bank(train, price)).code == "train-not-on-sale"
            continue
        for _ in range(2):
            table.play(from_bank(train, price))
            table.state.companies["NW"].trains = ()
        assert table.legal(from_bank(train, price)) is unlimited
        table.cash("NW", 9000)


@pytest.mark.rule("1861-6.5.8-7", "1861-O-11")
def test_the_effects_of_a_purchase_come_before_the_next_one():
    table = buyer(trains=("2",))
    table.state.depot["3"] = 0
    table.public("SW", {"P2": 2}, trains=("3",) * 4)
    events = table.play(from_bank("4", 350))
    assert PhaseStarted("4") in events
    assert table.state.companies["NW"].trains == ("4",)
    assert table.asked() == ("P2", "DiscardTrains")
    table.play(DiscardTrain("P2", "SW", "3"))
    # NW goes on under the limit of phase 4, and can have what was discarded.
    assert table.asked() == ("P1", "TrainStep")
    table.play(from_bank("3", 225, "pool"), from_bank("4", 350))
    assert table.state.companies["NW"].trains == ("4", "3", "4")
    assert table.asked()[1] != "TrainStep"


@pytest.mark.rule("1861-6.5.8-12", "1861-6.6.5-7")
def test_the_state_railway_never_sells_a_train():
    table = buyer()
    table.trains("RSR", "3")
    assert not table.legal(from_bank("3", 100, "RSR"))
    refusal = table.why_not(from_bank("3", 100, "RSR"))
    assert (refusal.code, refusal.rule) == ("national-never-sells", "1861-6.5.8-12")


@pytest.mark.rule("1861-6.5.8-14")
def test_a_company_may_sell_its_last_train():
    table = buyer()
    table.minor("MV", "P1", trains=("3",), cash=5)
    table.play(from_bank("3", 200, "MV"))
    assert table.state.companies["MV"].trains == ()
    assert table.state.companies["MV"].status == "running"
    assert table.money("MV") == 205


@pytest.mark.rule("1861-6.5.8-15")
def test_a_director_cannot_help_a_company_to_a_train():
    table = buyer(cash=224, trains=("3",))
    table.cash("P1", 1000)
    assert not table.legal(from_bank("3", 225))
    for company in ("RO", "NW"):
        assert table.why_not(from_bank("3", 225, company)).code in ("train-price", "no-such-seller")
    # No verb of the whole turn brings money from a player to a company.
    (decision,) = table.pos.decisions()
    assert set(decision.actions) == {"BuyTrain", "BuyPrivate", "Pass"}


@pytest.mark.rule("1861-6.8.2-4")
@pytest.mark.parametrize(("train", "price"), [("2+2", 600), ("5+5E", 1500)])
def test_special_trains_do_not_change_the_phase(train, price):
    table = buyer(phase="8")
    events = table.play(from_bank(train, price))
    assert not any(isinstance(event, PhaseStarted) for event in events)
    assert table.state.phase == "8"
