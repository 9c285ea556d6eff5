"""What everybody has at the end, and who has won (8)."""

from __future__ import annotations

import pytest

from tests.games.g1861.endings import RULESETS, bank, play_on
from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyTrain, Pass
from trunkline.eighteen.components import Cell
from trunkline.eighteen.events import LoanRepaid, Paid, PriceMoved
from trunkline.eighteen.money import pay
from trunkline.eighteen.state import BANK
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.kernel import Event, Game
from trunkline.kernel.events import GameEnded
from trunkline.words.screen import turns


def last_turn(table: Table, company: str) -> None:
    """The bank has run out in OR 1.1, and a company is at its trains in the last turn of it.

    If it cannot buy a train, that is the end of the game.
    """
    table.state.round, table.state.number = "operating", 1
    bank(table, 0)
    pay(table.pos, BANK, "RSR", 10, "revenue")
    table.pos.events = []
    table.turn(company, TrainStep)


def finish(table: Table, company: str) -> list[Event]:
    """The game ends with the turn of a company; what happened in it."""
    last_turn(table, company)
    events = play_on(table)
    assert table.state.finished == "bank"
    return events


def final(events: list[Event]) -> dict[str, int]:
    """What everybody has, as the end of the game tells it."""
    assert isinstance(events[-1], GameEnded)
    return events[-1].scores


def moves(events: list[Event], company: str) -> list[tuple[str, int]]:
    """How a market token moved: direction and new price."""
    moved = [event for event in events if isinstance(event, PriceMoved)]
    return [(event.direction, event.new) for event in moved if event.company == company]


# --- the last prices ----------------------------------------------------------------------------


@pytest.mark.rule("1861-DX-57", "1861-8-10", "1861-8-11")
def test_a_public_at_150_with_two_loans_counts_120_a_share():
    table = Table(phase="7")
    table.state.depot["7"] = 0
    table.public("NW", {"P1": 4, "P3": 2}, cell=(2, 7), cash=1000, trains=("5",))
    table.turn("NW", TrainStep)
    table.play(BuyTrain("P1", "NW", "8", "depot", 1000))
    table.state.companies["NW"].loans = 2
    table.turn("NW", TrainStep, number=3)
    events = table.pos.events
    assert moves(events, "NW") == [("left", 135), ("left", 120)]
    assert table.cell("NW") == (2, 5)
    assert final(events) == {"P1": 420 + 4 * 120, "P2": 420, "P3": 420 + 2 * 120}
    assert table.state.finished == "trains"


@pytest.mark.rule("1861-8-10", "1861-8-11")
@pytest.mark.parametrize(
    ("cell", "loans", "reached", "price"),
    [
        ((2, 7), 0, (2, 7), 150),
        ((2, 12), 5, (2, 7), 150),
        # Down where a down arrow is, then left again if there is room.
        ((0, 4), 1, (1, 4), 120),
        ((2, 2), 1, (3, 2), 80),
        ((2, 2), 2, (3, 1), 70),
        ((0, 5), 4, (2, 3), 100),
        ((9, 1), 3, (9, 0), 35),
    ],
)
def test_each_loan_of_a_public_costs_it_a_cell(
    cell: Cell, loans: int, reached: Cell, price: int
) -> None:
    table = Table(phase="3")
    table.public("MK", {"P1": 3}, cell=cell, loans=loans, trains=("3",))
    events = finish(table, "MK")
    assert table.cell("MK") == reached
    assert len(moves(events, "MK")) == loans
    assert final(events)["P1"] == 420 + 3 * price


@pytest.mark.rule("1861-8-10", "1861-8-12")
@pytest.mark.parametrize(
    ("cell", "loans", "reached", "price"),
    [((5, 6), 0, (5, 6), 100), ((5, 6), 2, (5, 4), 80), ((4, 0), 1, (5, 0), 55)],
)
def test_each_loan_of_a_minor_costs_it_a_cell_and_it_counts_as_two_shares(
    cell: Cell, loans: int, reached: Cell, price: int
) -> None:
    table = Table(phase="3")
    table.minor("RO", "P2", cell=cell, loans=loans, trains=("3",))
    events = finish(table, "RO")
    assert table.cell("RO") == reached
    assert final(events) == {"P1": 420, "P2": 420 + 2 * price, "P3": 420}


@pytest.mark.rule("1861-8-10", "1861-C-45")
def test_in_a_single_row_each_loan_costs_a_cell_to_the_left():
    table = Table(phase="3", market="column")
    table.public("MK", {"P1": 2}, price=150, loans=2, trains=("3",))
    assert moves(finish(table, "MK"), "MK") == [("left", 135), ("left", 120)]


@pytest.mark.rule("1861-8-10", "1861-8-13")
def test_money_in_the_treasury_does_not_save_the_price():
    table = Table(phase="3")
    table.public("MK", {"P1": 2}, price=100, cash=200, loans=1, trains=("3",))
    events = finish(table, "MK")
    assert moves(events, "MK") == [("left", 90)]
    assert not any(isinstance(event, LoanRepaid | Paid) for event in events)
    assert table.money("MK") == 200


@pytest.mark.rule("1861-8-10", "1861-8-11")
def test_until_then_everybody_is_shown_what_they_would_have():
    table = Table(phase="3")
    table.public("MK", {"P1": 3, "P2": 2}, cell=(2, 2), cash=500, loans=2, trains=("3",))
    table.minor("RO", "P3", cell=(5, 6), loans=1, trains=("3",))
    last_turn(table, "MK")
    shown = table.title.scores(table.state)
    assert (table.price("MK"), table.price("RO")) == (90, 100)
    assert shown == {"P1": 420 + 3 * 70, "P2": 420 + 2 * 70, "P3": 420 + 2 * 90}
    assert final(play_on(table)) == shown
    assert table.title.scores(table.state) == shown


# --- what counts --------------------------------------------------------------------------------


def account(**options: str) -> Table:
    """Everybody has something of everything; the game is about to end in phase 3."""
    table = Table(phase="3", **options)
    table.no_privates()
    table.public("MK", {"P1": 4, "P2": 3, "pool": 2}, cell=(2, 7), cash=700, loans=2)
    table.trains("MK", "3", "3")
    table.public("SE", {"P2": 5}, price=70, trains=("3",))
    table.minor("N", "P1", cell=(5, 6), cash=40, loans=1, trains=("3",))
    table.minor("RO", "P3", price=55, trains=("3",))
    for private, owner in {"BSS": "P1", "MYR": "MK", "WVR": "P3"}.items():
        table.private(private, owner)
    table.cash("P1", 123)
    table.cash("P2", 0)
    table.cash("P3", 1000)
    table.cash("RSR", 5000)
    table.trains("RSR", "4")
    return table


@pytest.mark.rule("1861-8-11", "1861-8-12", "1861-8-13", "1861-8-15", "1861-C-30")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_whole_account(ruleset):
    table = account(ruleset=ruleset)
    scores = final(finish(table, "SE"))
    assert scores == {
        "P1": 123 + 4 * 120 + 2 * 90 + 45,  # MK, N, the Black Sea Shipping Company
        "P2": 0 + 3 * 120 + 5 * 70,  # MK, SE
        "P3": 1000 + 2 * 55 + 90,  # R-O, the Warsaw–Vienna Railway
    }
    assert list(scores.values()) == [828, 710, 1200]


@pytest.mark.rule("1861-8-12", "1861-C-30")
def test_privates_count_for_nothing_if_the_players_agreed_so():
    assert Table(end_privates="face_value").title is Table().title
    with_privates = final(finish(account(), "SE"))
    without = final(finish(account(end_privates="none"), "SE"))
    lost = {seat: with_privates[seat] - without[seat] for seat in with_privates}
    assert lost == {"P1": 45, "P2": 0, "P3": 90}


@pytest.mark.rule("1861-8-12")
@pytest.mark.parametrize(
    ("private", "value"), [("TSR", 30), ("BSS", 45), ("MYR", 60), ("MRR", 75), ("WVR", 90)]
)
def test_a_private_counts_for_the_player_who_holds_it_and_for_nobody_else(private, value):
    for owner, counted in (("P2", value), ("MK", 0), ("RSR", 0)):
        table = Table(phase="3")
        table.no_privates()
        table.private(private, owner)
        table.public("MK", {"P1": 2}, trains=("3",))
        assert final(finish(table, "MK"))["P2"] == 420 + counted


@pytest.mark.rule("1861-8-13", "1861-8-15")
def test_what_companies_the_bank_pool_and_the_rsr_have_counts_for_nobody():
    def ended(cash: int, trains: tuple[str, ...], pooled: int, national: int) -> dict[str, int]:
        table = Table(phase="3")
        table.public("MK", {"P1": 3, "pool": pooled}, price=100, cash=cash, trains=trains)
        table.minor("RO", "P2", price=50, cash=cash, trains=trains)
        table.cash("RSR", national)
        return final(finish(table, "MK"))

    poor = ended(cash=0, trains=("3",), pooled=0, national=0)
    rich = ended(cash=900, trains=("3", "3"), pooled=5, national=4000)
    assert poor == rich == {"P1": 720, "P2": 520, "P3": 420}


# --- who has won --------------------------------------------------------------------------------


def winners(cash: dict[str, int]) -> str:
    """The sentence about the winners of a game that ends in phase 3.

    P1 holds shares worth R300, P2 a minor worth R120.
    """
    table = Table(phase="3")
    table.public("MK", {"P1": 3}, price=100, cash=225, trains=("3",))
    table.minor("RO", "P2", price=60, trains=("3",))
    for seat, amount in cash.items():
        table.cash(seat, amount)
    game = Game(table.title, ("Ada", "Ben", "Cy"), seed=1)
    game.position.state = table.state
    last_turn(table, "MK")
    assert not any("won" in line for line in turns(game)), "MK may still buy a train"
    table.play(Pass("P1"))
    (sentence,) = turns(game)
    return sentence


@pytest.mark.rule("1861-8-14")
@pytest.mark.parametrize(
    ("cash", "winner"),
    [
        ({"P1": 100, "P2": 279, "P3": 399}, "Ada won with R400."),
        ({"P1": 100, "P2": 281, "P3": 399}, "Ben won with R401."),
        ({"P1": 100, "P2": 279, "P3": 402}, "Cy won with R402."),
    ],
)
def test_the_richest_player_wins(cash, winner):
    assert winners(cash) == winner


@pytest.mark.rule("1861-8-14", "1861-O-31")
@pytest.mark.parametrize(
    ("cash", "winner"),
    [
        ({"P1": 100, "P2": 280, "P3": 399}, "Ada and Ben won with R400."),
        ({"P1": 99, "P2": 280, "P3": 400}, "Ben and Cy won with R400."),
        ({"P1": 100, "P2": 280, "P3": 400}, "Ada, Ben and Cy won with R400."),
    ],
)
def test_players_who_are_equally_rich_share_the_victory(cash, winner):
    assert winners(cash) == winner
