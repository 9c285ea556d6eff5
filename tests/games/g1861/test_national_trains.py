"""6.6.5: which trains the Russian State Railway buys, and what its purchases bring about."""

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import DiscardTrain
from trunkline.eighteen.events import EndAnnounced, LoanTaken, Paid, PhaseStarted, TrainBought

EARNED = 90
"""What a 4-train earns on the printed line from St. Petersburg to Moscow."""


def railway(phase, trains=(), cash=0, pool=(), **options):
    table = Table(phase=phase, **options)
    table.cash("RSR", cash)
    table.trains("RSR", *trains)
    table.state.pool_trains = pool
    return table


def act(table):
    """The RSR has its turn in the last OR of a set, so that players are asked after it."""
    return table.national_turn(number=2)


def bought(events):
    return [(e.train, e.source) for e in events if isinstance(e, TrainBought)]


@pytest.mark.rule("1861-6.6.5-3", "1861-6.6.4-2", "1861-DX-37")
def test_without_a_train_it_buys_with_loans():
    table = railway("4", cash=109)
    events = act(table)
    assert bought(events) == [("4", "depot")]
    assert LoanTaken("RSR", 6) in events
    assert table.money("RSR") == 29
    # R30 of interest are due in its next turn.
    assert Paid("RSR", "bank", 30, "interest") in act(table)


@pytest.mark.rule("1861-6.6.5-3", "1861-6.5.8-3")
@pytest.mark.parametrize(
    ("phase", "pool", "train", "source"),
    [
        ("4", ("3",), "3", "pool"),
        ("5", ("4", "3"), "3", "pool"),
        ("4", ("5",), "4", "depot"),
        ("4", (), "4", "depot"),
    ],
)
def test_without_a_train_it_takes_the_cheapest_of_bank_and_pool(phase, pool, train, source):
    table = railway(phase, pool=pool)
    assert bought(act(table)) == [(train, source)]


@pytest.mark.rule("1861-6.6.5-1", "1861-6.6.5-4", "1861-C-24")
@pytest.mark.parametrize(("cash", "buys"), [(349 - EARNED, False), (350 - EARNED, True)])
def test_with_a_train_it_buys_if_its_treasury_is_sufficient(cash, buys):
    table = railway("4", trains=("4",), cash=cash)
    events = act(table)
    assert (bought(events) == [("4", "depot")]) is buys
    assert not any(isinstance(event, LoanTaken) for event in events)


@pytest.mark.rule("1861-6.6.5-4", "1861-C-24")
def test_with_a_train_it_does_not_buy_from_the_bank_pool():
    table = railway("4", trains=("4",), cash=225, pool=("3",))
    events = act(table)
    assert bought(events) == []
    assert table.state.pool_trains == ("3",)


@pytest.mark.rule("1861-6.6.5-2", "1861-6.6.2-3", "1861-C-24")
def test_it_goes_on_buying_as_long_as_the_money_lasts():
    table = railway("4", trains=("4",), cash=350 + 350 + 349 - EARNED)
    assert bought(act(table)) == [("4", "depot"), ("4", "depot")]
    assert table.money("RSR") == 349
    assert table.state.companies["RSR"].trains == ("4",) * 3


@pytest.mark.rule("1861-6.6.5-2", "1861-6.6.5-3", "1861-C-24")
def test_after_a_train_from_the_pool_it_may_pay_for_a_new_one():
    table = railway("4", cash=225 + 350, pool=("3",))
    assert bought(act(table)) == [("3", "pool"), ("4", "depot")]
    assert table.money("RSR") == 0


@pytest.mark.rule("1861-6.6.5-7", "1861-6.5.8-12")
def test_it_never_buys_from_a_company():
    table = railway("4", trains=("4",), cash=300 - EARNED)
    table.minor("RO", "P1", trains=("3",))
    events = act(table)
    assert bought(events) == []
    assert table.state.companies["RO"].trains == ("3",)


@pytest.mark.rule("1861-6.6.5-5", "1861-6.8.2-1", "1861-6.8.3-3")
def test_its_purchase_starts_a_phase_with_all_that_follows():
    table = railway("5", trains=("3",), cash=650)
    table.state.depot["5"] = 0
    table.minor("RO", "P1", price=70, trains=("3",))
    table.minor("MV", "P2", trains=("4",))
    table.public("NW", {"P3": 2}, trains=("4", "4", "4"))
    table.private("TSR", "P2")
    purse = table.money("P2")
    events = act(table)
    assert PhaseStarted("6") in events
    assert table.state.companies["RO"].status == "gone"
    assert table.state.privates["TSR"] == "RSR"
    assert table.money("P2") == purse + 30
    assert table.state.companies["RSR"].trains == ("6",)
    assert table.asked() == ("P3", "DiscardTrains")


@pytest.mark.rule("1861-6.8.2-2", "1861-6.6.5-2", "1861-O-09", "1861-O-11")
@pytest.mark.parametrize(
    ("purchases", "before_the_question"), [("one_by_one", ["6"]), ("at_once", ["6", "6"])]
)
def test_what_a_phase_asks_of_others_comes_before_the_next_purchase(purchases, before_the_question):
    table = railway("5", trains=("5",), cash=1300, rsr_purchases=purchases)
    table.state.depot["5"] = 0
    table.public("NW", {"P3": 2}, trains=("4", "5", "4"))
    events = act(table)
    assert [train for train, _ in bought(events)] == before_the_question
    assert table.asked() == ("P3", "DiscardTrains")
    events = table.play(DiscardTrain("P3", "NW", "4"))
    assert [train for train, _ in bought(events)] == ["6", "6"][len(before_the_question) :]
    assert table.state.companies["RSR"].trains == ("5", "6", "6")


@pytest.mark.rule("1861-6.6.5-6", "1861-2.2.4-6", "1861-6.8.3-1", "1861-C-25", "1861-DX-38")
@pytest.mark.parametrize(("cash", "further"), [(1330, 0), (3330, 2)])
@pytest.mark.parametrize("goes_on", [False, True])
def test_its_turn_ends_with_the_first_8_train(goes_on, cash, further):
    table = railway("7", trains=("4",), cash=cash - EARNED, rsr_buys_after_8=goes_on)
    table.state.depot["7"] = 0
    events = act(table)
    count = 1 + (further if goes_on else 0)
    assert bought(events) == [("8", "depot")] * count
    assert PhaseStarted("8") in events
    assert EndAnnounced("trains", 2, 3) in events
    assert table.state.companies["RSR"].trains == ("8",) * count
    assert table.money("RSR") == cash - 1000 * count


@pytest.mark.rule("1861-6.6.5-6", "1861-6.6.5-3")
def test_without_a_train_it_borrows_even_for_the_first_8_train():
    table = railway("7", cash=100)
    table.state.depot["7"] = 0
    events = act(table)
    assert bought(events) == [("8", "depot")]
    assert table.state.companies["RSR"].loans == 20
    assert table.state.phase == "8"


@pytest.mark.rule("1861-C-24", "1861-C-25")
def test_what_the_public_sites_rules_choose_for_the_rsr():
    options = Table(ruleset="18xx.games").title.options
    assert options.rsr_operator == "priority_holder"
    assert options.rsr_purchases == "at_once"
    assert options.rsr_buys_after_8 is True
