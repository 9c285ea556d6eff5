"""6.5.5.2: dividends of publics, and how their market tokens move."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.lines import (
    moscow,
    nizhnii_line,
    petersburg,
    to_nizhnii,
    to_petersburg,
)
from trunkline.eighteen.actions import BuyTrain, Pass, PayDividend, RunTrains
from trunkline.eighteen.events import DividendPaid, Paid, PriceMoved
from trunkline.eighteen.market import stack
from trunkline.games.g1861.running import DividendStep, RunStep


def public(shares, revenue, price=100, cell=None, **options):
    """A public whose director says what becomes of a revenue."""
    table = Table(phase="7", **options)
    table.public("NW", shares, price=price, cell=cell, trains=("5",))
    for seat in table.title.seats:
        table.cash(seat, 0)
    table.turn("NW", DividendStep, revenue=revenue)
    return table


def pay(table, payout):
    return table.play(PayDividend("P1", "NW", payout))


@pytest.mark.rule("1861-6.5.5.2-1")
def test_the_director_chooses_between_all_half_and_nothing():
    table = public({"P1": 3, "P2": 3}, 120)
    for payout in ("all", "half", "none"):
        assert table.legal(PayDividend("P1", "NW", payout))
    assert table.why_not(PayDividend("P2", "NW", "all")).code == "not-your-turn"
    paid = {}
    for payout, retained in (("all", 0), ("half", 60), ("none", 120)):
        table = public({"P1": 3, "P2": 3}, 120)
        (paid[payout],) = (e.paid for e in pay(table, payout) if isinstance(e, DividendPaid))
        assert paid[payout] + retained == 120
    assert paid == {"all": 120, "half": 60, "none": 0}


@pytest.mark.rule("1861-6.5.5.2-2", "1861-DX-27", "1861-C-33")
@pytest.mark.parametrize(
    ("revenue", "paid", "retained"),
    [(10, 10, 0), (20, 10, 10), (50, 30, 20), (90, 50, 40), (110, 60, 50), (130, 70, 60)],
)
def test_the_paid_half_is_rounded_up_to_a_multiple_of_ten(revenue, paid, retained):
    # All ten shares are held by players, so that the treasury gets the retained part alone.
    table = public({"P1": 6, "P2": 4}, revenue)
    pay(table, "half")
    assert table.money("P1") + table.money("P2") == paid
    assert table.money("NW") == retained


@pytest.mark.rule("1861-6.5.5.2-3", "1861-6.5.5.2-4", "1861-6.5.5.2-9", "1861-DX-24")
def test_a_dividend_below_the_price_does_not_move_the_token():
    table = public({"P1": 2, "P2": 1}, 120, price=165)
    cell = table.cell("NW")
    pay(table, "all")
    assert (table.money("P1"), table.money("P2")) == (24, 12)
    assert table.money("NW") == 84
    assert table.cell("NW") == cell


@pytest.mark.rule("1861-6.5.5.2-3", "1861-6.5.5.2-4", "1861-6.5.5.2-7", "1861-DX-25")
def test_a_dividend_of_the_price_or_more_moves_the_token_right():
    table = public({"P1": 2, "P2": 2, "P3": 1}, 280, price=165)
    pay(table, "all")
    assert sum(table.money(seat) for seat in table.title.seats) == 140
    assert table.money("NW") == 140
    assert table.price("NW") == 180


@pytest.mark.rule("1861-6.5.5.2-7", "1861-6.5.5.2-9")
@pytest.mark.parametrize(("revenue", "moves"), [(160, False), (170, True)])
def test_the_dividend_is_compared_with_the_price(revenue, moves):
    # R165: ten times a dividend of R16 is less, of R17 it is more.
    table = public({"P1": 10}, revenue, price=165)
    pay(table, "all")
    assert (table.price("NW") == 180) is moves
    table = public({"P1": 10}, 180, price=180)
    pay(table, "all")
    assert table.price("NW") == 200


@pytest.mark.rule("1861-6.5.5.2-1", "1861-6.5.5.2-2", "1861-6.5.5.2-9", "1861-DX-26")
def test_a_half_dividend_from_the_running_of_trains_on():
    table = Table(phase="7")
    moscow(table, "grey")
    petersburg(table, "grey")
    nizhnii_line(table)
    table.public("NW", {"P1": 2, "P2": 3}, price=180, trains=("5", "5"), city="H8.0")
    table.cash("P1", 0)
    table.cash("P2", 0)
    table.turn("NW", RunStep)
    table.play(RunTrains("P1", "NW", (to_petersburg("5"), to_nizhnii("5"))))
    assert table.asked() == ("P1", "DividendStep")
    events = pay(table, "half")
    assert DividendPaid("NW", "half", 160, 150, 16) in events
    assert (table.money("P1"), table.money("P2")) == (32, 48)
    assert table.money("NW") == 150 + 5 * 16
    assert table.price("NW") == 180


@pytest.mark.rule("1861-6.5.5.2-5", "1861-DX-28")
def test_dividends_on_shares_in_the_bank_pool_are_paid_to_nobody():
    table = public({"P1": 5, "pool": 3}, 200)
    events = pay(table, "all")
    assert table.money("P1") == 100
    assert table.money("NW") == 40
    dividends = [e for e in events if isinstance(e, Paid) and e.reason == "dividend"]
    assert sum(payment.amount for payment in dividends) == 140


@pytest.mark.rule("1861-6.5.5.2-6")
@pytest.mark.parametrize(
    ("cell", "reached"),
    [((5, 3), (5, 2)), ((4, 0), (5, 0)), ((0, 4), (1, 4)), ((9, 1), (9, 0)), ((9, 0), (9, 0))],
)
def test_retaining_everything_moves_the_token_left(cell, reached):
    table = public({"P1": 10}, 500, cell=cell)
    pay(table, "none")
    assert table.money("NW") == 500
    assert table.money("P1") == 0
    assert table.cell("NW") == reached


@pytest.mark.rule("1861-6.5.5.2-7", "1861-6.5.5.2-11", "1861-DX-29")
@pytest.mark.parametrize(
    ("cell", "revenue", "reached", "price"),
    [
        ((3, 11), 200, (2, 11), 220),
        ((1, 18), 490, (0, 18), 540),
        ((2, 7), 150, (2, 8), 165),
        ((2, 7), 1500, (2, 8), 165),  # never more than one cell, however much is paid
        ((0, 6), 170, (0, 7), 180),  # the yellow column is no limit for a public
    ],
)
def test_where_the_token_goes_for_a_dividend(cell, revenue, reached, price):
    table = public({"P1": 10}, revenue, cell=cell)
    moves = [event for event in pay(table, "all") if isinstance(event, PriceMoved)]
    assert len(moves) == 1
    assert table.cell("NW") == reached
    assert table.price("NW") == price


@pytest.mark.rule("1861-6.5.5.2-8", "1861-DX-29")
def test_in_the_top_right_cell_the_token_stays():
    table = public({"P1": 10}, 1000, cell=(0, 18))
    pay(table, "all")
    assert table.cell("NW") == (0, 18)
    assert table.price("NW") == 540


@pytest.mark.rule("1861-6.5.5.2-10")
@pytest.mark.parametrize(
    ("payout", "revenue", "cell", "order"),
    [
        ("all", 100, (4, 6), ["SW", "NW"]),  # comes to an occupied cell: to the bottom
        ("none", 100, (4, 4), ["SW", "NW"]),
        ("all", 90, (4, 5), ["NW", "SW"]),  # does not move: keeps its place
    ],
)
def test_the_place_in_the_stack(payout, revenue, cell, order):
    table = Table(phase="7")
    table.public("NW", {"P1": 10}, price=100, trains=("5",))
    table.public("SW", {"P2": 10}, cell=cell, trains=("5",))
    assert table.cell("NW") == (4, 5)
    table.turn("NW", DividendStep, revenue=revenue)
    table.play(PayDividend("P1", "NW", payout))
    assert stack(table.pos, cell) == order


@pytest.mark.rule("1861-6.5.5.2-12", "1861-6.5.5.2-6")
def test_a_public_with_a_train_but_no_revenue_has_no_choice():
    table = Table(phase="7")
    table.public("NW", {"P1": 2}, price=100, cash=1000, trains=("5",), city="B4.0")
    table.turn("NW", RunStep)
    assert table.price("NW") == 90
    assert table.asked() == ("P1", "TrainStep")


@pytest.mark.rule("1861-6.5.5.2-6", "1861-6.5.5.2-12", "1861-O-41")
def test_a_public_without_trains_moves_left_and_keeps_its_other_steps():
    table = Table(phase="7")
    moscow(table, "brown")
    nizhnii_line(table)
    table.public("NW", {"P1": 2, "pool": 2}, price=100, cash=1000, loans=1, city="H8.0")
    table.turn("NW")
    for step in ("RedeemStep", "TrackStep", "TokenStep"):
        assert table.asked() == ("P1", step)
        assert table.price("NW") == 100
        events = table.play(Pass("P1"))
    # There was nothing to run, so that interest and repayment followed at once.
    assert table.price("NW") == 90
    assert Paid("NW", "bank", 5, "interest") in events
    assert table.state.companies["NW"].loans == 0
    assert table.asked() == ("P1", "TrainStep")
    assert table.legal(BuyTrain("P1", "NW", "7", "depot", 800))
