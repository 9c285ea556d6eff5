"""Loans: what a company may borrow for, when, how much and how many (6.4)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import three_cities
from trunkline.eighteen.actions import BuyPrivate, BuyTrain, LayTile, PlaceToken, RedeemShares
from trunkline.eighteen.events import LoanTaken, Paid
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.operating import RedeemStep
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep
from trunkline.kernel import Event

FREE = LayTile("P1", "MV", "I11", "9", 0)
FORTY = LayTile("P1", "MV", "I15", "9", 0)


def voronezh(cash: int, loans: int = 0) -> Table:
    """M-V about to lay track: nothing to pay in the north (I11), R40 in the south (I15)."""
    table = Table()
    table.tile("I13", "57", 0)
    table.minor("MV", "P1", cash=cash, loans=loans)
    table.turn("MV", TrackStep)
    return table


def kiev(cash: int, loans: int = 0) -> Table:
    """NW in Kiev about to lay track: nothing to pay in C13, R80 in D12."""
    table = Table(phase="4")
    table.tile("D14", "635", 0)
    table.public("NW", {"P1": 2}, cash=cash, loans=loans, trains=("4",), city="D14.1")
    table.turn("NW", TrackStep)
    return table


def taken(events: tuple[Event, ...], company: str = "MV") -> int:
    """How many loans a company took, all at once."""
    found = [e.count for e in events if isinstance(e, LoanTaken) and e.company == company]
    assert len(found) <= 1
    return sum(found)


# --- what a loan is ---------------------------------------------------------------------


@pytest.mark.rule("1861-EX-9", "1861-6.4-8", "1861-6.4-9")
def test_a_loan_brings_45_and_a_marker_on_the_charter() -> None:
    table = voronezh(cash=0)
    bank = table.money("bank")
    events = table.play(FORTY)
    assert taken(events) == 1
    assert Paid("bank", "MV", 45, "loan") in events
    assert table.state.companies["MV"].loans == 1
    assert table.money("MV") == 45 - 40
    assert table.money("bank") == bank - 45 + 40


@pytest.mark.rule("1861-6.4-8")
def test_the_first_interest_of_a_loan_is_not_due_again_in_the_turn_it_is_taken() -> None:
    table = voronezh(cash=0)
    table.play(FORTY)
    turn = table.state.stack[2]
    assert turn.loans_due == 0  # type: ignore[union-attr]


# --- only if need be, and as few as possible ----------------------------------------------


@pytest.mark.rule("1861-6.4-2", "1861-6.5.2.2-13")
@pytest.mark.parametrize(
    ("cash", "loans", "left"), [(40, 0, 0), (39, 1, 44), (100, 0, 60), (0, 1, 5)]
)
def test_no_loan_without_need(cash: int, loans: int, left: int) -> None:
    table = voronezh(cash)
    table.play(FORTY)
    assert (table.state.companies["MV"].loans, table.money("MV")) == (loans, left)


@pytest.mark.rule("1861-6.4-2", "1861-6.4-10")
@pytest.mark.parametrize(
    ("cash", "loans"), [(100, 0), (99, 1), (55, 1), (54, 2), (10, 2), (9, 3), (0, 3)]
)
def test_the_second_action_and_the_ground_are_paid_with_as_few_loans_as_possible(
    cash: int, loans: int
) -> None:
    table = kiev(cash)
    table.play(LayTile("P1", "NW", "C13", "9", 2))
    assert table.legal(LayTile("P1", "NW", "D12", "9", 0))
    events = table.play(LayTile("P1", "NW", "D12", "9", 0))
    assert taken(events, "NW") == loans
    assert table.money("NW") == cash + 45 * loans - 100


# --- what for ---------------------------------------------------------------------------


@pytest.mark.rule("1861-6.4-1", "1861-6.4-10", "1861-6.5.2.2-13")
def test_a_company_may_borrow_for_track() -> None:
    table = voronezh(cash=0)
    assert table.legal(FORTY)
    table.play(FREE)
    assert table.legal(FORTY)
    assert taken(table.play(FORTY)) == 2


@pytest.mark.rule("1861-6.4-1")
def test_a_trainless_company_may_borrow_for_a_train_of_the_bank() -> None:
    table = Table()
    table.minor("MV", "P1", cash=60)
    table.turn("MV", TrainStep)
    buy = BuyTrain("P1", "MV", "2", "depot", 100)
    assert table.legal(buy)
    assert taken(table.play(buy)) == 1


@pytest.mark.rule("1861-6.4-3")
def test_a_company_with_a_train_may_not_borrow_for_another() -> None:
    table = Table()
    table.minor("MV", "P1", cash=99, trains=("2",))
    table.minor("RO", "P1", trains=("2",))
    table.turn("MV", TrainStep)
    refused = table.why_not(BuyTrain("P1", "MV", "2", "depot", 100))
    assert (refused.code, refused.rule) == ("no-loan-with-train", "1861-6.4-3")
    table.cash("MV", 100)
    assert table.legal(BuyTrain("P1", "MV", "2", "depot", 100))


@pytest.mark.rule("1861-6.4-4")
def test_no_loan_for_a_train_of_another_company() -> None:
    table = Table()
    table.minor("MV", "P1", cash=60)
    table.minor("RO", "P1", trains=("2",))
    table.turn("MV", TrainStep)
    assert table.legal(BuyTrain("P1", "MV", "2", "RO", 60))
    assert not table.legal(BuyTrain("P1", "MV", "2", "RO", 61))
    assert table.legal(BuyTrain("P1", "MV", "2", "depot", 100))


@pytest.mark.rule("1861-6.4-4")
def test_a_trainless_company_may_borrow_for_a_train_of_the_bank_pool() -> None:
    table = Table(phase="3")
    table.state.pool_trains = ("2",)
    table.minor("MV", "P1", cash=60)
    table.turn("MV", TrainStep)
    buy = BuyTrain("P1", "MV", "2", "pool", 100)
    assert table.legal(buy)
    assert taken(table.play(buy)) == 1


@pytest.mark.rule("1861-6.4-1", "1861-6.4-11", "1861-6.5.1-4")
def test_no_loan_for_redeeming() -> None:
    table = Table(phase="4")
    table.public("NW", {"P1": 2, "pool": 2}, price=100, cash=199, trains=("4",), city="F18.0")
    table.turn("NW", RedeemStep)
    assert table.legal(RedeemShares("P1", "NW", 1))
    refused = table.why_not(RedeemShares("P1", "NW", 2))
    assert (refused.code, refused.rule) == ("no-loan-to-redeem", "1861-6.5.1-4")


@pytest.mark.rule("1861-6.4-1", "1861-6.4-11", "1861-6.5.3-12")
def test_no_loan_for_a_token() -> None:
    table = Table(phase="5")
    three_cities(table)
    table.tile("I13", "15", 4)
    table.road("I13", "I15", "I17", "I19")
    table.tile("I19", "57", 0)
    table.public("NW", {"P1": 2}, cash=119, city="I13.0")
    table.token("NW", "D20.0")  # so that every hex costs R40
    table.turn("NW", TokenStep)
    assert table.legal(PlaceToken("P1", "NW", "G15.0"))  # two hexes off
    refused = table.why_not(PlaceToken("P1", "NW", "I19.0"))  # three hexes off
    assert (refused.code, refused.rule) == ("token-too-dear", "1861-6.5.3-12")
    assert refused.data == {"cost": 120, "cash": 119}
    table.cash("NW", 120)
    assert table.legal(PlaceToken("P1", "NW", "I19.0"))


@pytest.mark.rule("1861-6.4-1", "1861-6.4-11")
def test_no_loan_for_a_private() -> None:
    table = Table(phase="3")
    table.tile("I13", "57", 0)
    table.minor("MV", "P1", cash=9)
    table.private("TSR", "P1")
    table.turn("MV", TrackStep)
    assert table.legal(BuyPrivate("P1", "MV", "TSR", 9))
    refused = table.why_not(BuyPrivate("P1", "MV", "TSR", 10))
    assert (refused.code, refused.rule) == ("no-loan-for-private", "1861-6.4-11")


# --- how many ---------------------------------------------------------------------------


@pytest.mark.rule("1861-6.4-5")
@pytest.mark.parametrize(("cash", "loans"), [(0, 0), (15, 1), (60, 2)])
def test_a_minor_may_have_two_loans(cash: int, loans: int) -> None:
    table = voronezh(cash, loans)
    table.play(FREE)
    assert table.legal(FORTY)


@pytest.mark.rule("1861-6.4-5")
@pytest.mark.parametrize(("cash", "loans"), [(14, 1), (59, 2)])
def test_a_minor_may_not_have_more_than_two_loans(cash: int, loans: int) -> None:
    table = voronezh(cash, loans)
    table.play(FREE)
    assert table.asked()[1] == "TrackStep"
    assert not table.legal(FORTY)
    assert table.why_not(FORTY).code == "track-too-dear"


@pytest.mark.rule("1861-6.4-6", "1861-O-03")
@pytest.mark.parametrize(
    ("cash", "loans", "may"),
    [(0, 2, True), (10, 3, True), (9, 3, False), (55, 4, True), (54, 4, False), (99, 5, False),
     (99, 6, False)],
)  # fmt: skip
def test_a_public_may_have_five_loans(cash: int, loans: int, may: bool) -> None:
    table = kiev(cash, loans)
    table.play(LayTile("P1", "NW", "C13", "9", 2))
    assert table.legal(LayTile("P1", "NW", "D12", "9", 0)) is may


@pytest.mark.rule("1861-6.4-7", "1861-C-47")
def test_the_rsr_may_have_any_number_of_loans() -> None:
    table = Table(phase="7")
    events = table.national_turn()
    assert taken(events, "RSR") == 18  # 18 times R45 for a 7-train at R800
    assert table.state.companies["RSR"].trains == ("7",)
    assert table.money("RSR") == 18 * 45 - 800
