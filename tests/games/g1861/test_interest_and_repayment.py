"""6.5.6 and 6.5.7: interest on loans, and repaying them, in the turn of a company."""

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyPrivate, LayTile, Pass
from trunkline.eighteen.events import LoanRepaid, LoanTaken, Nationalised, Paid
from trunkline.games.g1861.operating import BeforeInterestStep
from trunkline.games.g1861.track import TrackStep


def settled(cash, loans, kind="minor"):
    """A company after it has paid interest and repaid loans, and its name."""
    table = Table(phase="3")
    if kind == "minor":
        table.minor("MV", "P1", price=100, cash=cash, loans=loans, trains=("3",))
    else:
        table.public("MK", {"P1": 2}, price=100, cash=cash, loans=loans, trains=("3",))
    # Somebody to buy a train from, so that the turn stops at its trains while there is money.
    table.minor("RO", "P1", price=50, trains=("3",))
    name = "MV" if kind == "minor" else "MK"
    table.turn(name, BeforeInterestStep)
    return table, name


def loans(table, name):
    return table.state.companies[name].loans


def interest(events):
    return sum(e.amount for e in events if isinstance(e, Paid) and e.reason == "interest")


@pytest.mark.rule("1861-6.5.6-1", "1861-6.5.7-1", "1861-DX-32")
def test_interest_then_as_many_repayments_as_the_money_allows():
    table, name = settled(cash=60, loans=2)
    assert table.money(name) == 0
    assert loans(table, name) == 1


@pytest.mark.rule("1861-6.5.6-1", "1861-6.5.6-5", "1861-6.5.7-1")
@pytest.mark.parametrize(
    ("cash", "owed", "left", "still_owed"),
    [
        (400, 5, 125, 0),
        (275, 5, 0, 0),
        (274, 5, 49, 1),
        (174, 5, 49, 3),
        (25, 5, 0, 5),
        (20, 3, 5, 3),
    ],
)
def test_five_a_loan_to_the_bank_and_fifty_for_each_repaid(cash, owed, left, still_owed):
    table, name = settled(cash, owed, "public")
    paid = [e for e in table.pos.events if isinstance(e, Paid)]
    assert Paid(name, "bank", 5 * owed, "interest") in paid
    if owed > still_owed:
        assert Paid(name, "bank", 50 * (owed - still_owed), "repayment") in paid
    assert table.money(name) == left
    assert loans(table, name) == still_owed


@pytest.mark.rule("1861-6.5.6-2")
@pytest.mark.parametrize(("at_start", "left"), [(0, 6), (1, 1)])
def test_a_loan_of_this_turn_bears_no_further_interest_in_it(at_start, left):
    table = Table(phase="3")
    table.tile("D14", "635")
    table.minor("KK", "P1", price=100, cash=1, loans=at_start, trains=("3",))
    table.minor("RO", "P1", price=50, trains=("3",))
    table.turn("KK", TrackStep)
    # E15 costs R40 to build on, and R1 + 45 - 40 = R6 are left before interest.
    assert LoanTaken("KK", 1) in table.play(LayTile("P1", "KK", "E15", "9", 2))
    if table.asked() == ("P1", "TrackStep"):
        table.play(Pass("P1"))
    assert table.asked() == ("P1", "TrainStep")
    assert table.money("KK") == left
    assert loans(table, "KK") == at_start + 1


@pytest.mark.rule("1861-6.5.6-3", "1861-DX-33")
def test_interest_that_cannot_be_paid_is_borrowed():
    table, name = settled(cash=3, loans=1)
    assert table.money(name) == 43
    assert loans(table, name) == 2


@pytest.mark.rule("1861-6.5.6-3", "1861-6.4-2")
def test_as_few_loans_as_pay_the_interest():
    table, name = settled(cash=0, loans=4, kind="public")
    assert loans(table, name) == 5
    assert table.money(name) == 45 - 20


@pytest.mark.rule("1861-6.5.6-4", "1861-6.8.4-5", "1861-6.8.4-24", "1861-DX-34")
@pytest.mark.parametrize(("kind", "owed"), [("minor", 2), ("public", 5)])
def test_a_company_that_can_neither_pay_nor_borrow_is_nationalised_at_once(kind, owed):
    table, name = settled(cash=5, loans=owed, kind=kind)
    nationalised = [e for e in table.pos.events if isinstance(e, Nationalised)]
    assert [event.company for event in nationalised] == [name]
    assert interest(table.pos.events) == 0
    assert table.state.companies[name].status != "running"
    # Its turn is over: with a train to buy from another company it is not asked any more.
    assert all(step.company != name for step in table.state.stack if hasattr(step, "company"))


@pytest.mark.rule("1861-6.5.6-4", "1861-6.4-6", "1861-O-03")
@pytest.mark.parametrize(("cash", "survives"), [(34, False), (35, True)])
def test_a_public_with_more_loans_than_allowed_cannot_borrow_for_interest(cash, survives):
    table, name = settled(cash, loans=7, kind="public")
    assert (table.state.companies[name].status == "running") is survives


@pytest.mark.rule("1861-6.5.7-1")
def test_a_company_without_loans_keeps_its_money():
    table, name = settled(cash=400, loans=0)
    assert table.money(name) == 400


@pytest.mark.rule("1861-6.5.7-2")
def test_repayment_comes_after_interest_and_before_trains_and_at_no_other_moment():
    table = Table(phase="3")
    table.public("MK", {"P1": 2, "pool": 1}, price=100, cash=500, loans=2, trains=("3",))
    table.minor("RO", "P2", price=50, trains=("3",))
    table.turn("MK")
    while table.asked()[1] != "TrainStep":
        assert loans(table, "MK") == 2
        assert table.money("MK") == 500
        events = table.play(Pass("P1"))
    settled = [e.reason for e in events if isinstance(e, Paid)]
    assert settled == ["interest", "repayment"]
    assert LoanRepaid("MK", 2) in events
    assert table.money("MK") == 390


@pytest.mark.rule("1861-6.5-6", "1861-6.5.7-2")
def test_a_private_may_be_bought_before_interest_and_repayment():
    table = Table(phase="3")
    table.private("WVR", "P1")
    table.minor("MV", "P1", price=100, cash=60, loans=1, trains=("3",))
    table.minor("RO", "P1", price=50, trains=("3",))
    table.turn("MV", BeforeInterestStep)
    assert table.asked() == ("P1", "BeforeInterestStep")
    table.play(BuyPrivate("P1", "MV", "WVR", 60))
    # With R0 left the interest is borrowed, and nothing can be repaid.
    assert loans(table, "MV") == 2
    assert table.money("MV") == 40


@pytest.mark.rule("1861-6.5-6")
def test_a_company_without_loans_is_not_asked_before_interest():
    table = Table(phase="3")
    table.private("WVR", "P1")
    table.minor("MV", "P1", price=100, cash=60, trains=("3",))
    table.turn("MV", BeforeInterestStep)
    assert table.asked() == ("P1", "PrivateStep")
