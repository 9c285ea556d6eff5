"""The share sale after a formation, and what comes after it (chapter 7.3)."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.merging import decline_shares, form, keep_tokens, open_sale, share
from trunkline.eighteen.actions import BuyShare, BuyTrain, Convert, DiscardTrain, Pass, SellShares
from trunkline.eighteen.certificates import certificate_count
from trunkline.eighteen.events import DirectorChanged, Paid
from trunkline.games.g1861.buying_trains import TrainStep

SEATS = ("P1", "P2", "P3")


def after_merger(
    owners: tuple[str, ...] = ("P2", "P2", "P1"),
    cash: tuple[int, ...] = (0, 0, 0),
    minors: tuple[str, ...] = ("N", "M-K", "MNN"),
    players: int = 3,
    **options: object,
) -> Table:
    """Minors of Moscow at 50 have become NW at 100; the share sale begins."""
    table = Table(players=players, phase="3", **options)
    for seat, amount in zip(table.title.seats, cash, strict=True):
        table.cash(seat, amount)
    for minor, seat in zip(minors, owners, strict=True):
        table.minor(minor, seat)
    table.merger_round()
    open_sale(table, "NW", *minors)
    assert table.price("NW") == 100
    return table


def asked_in_turn(table: Table, buys: str) -> list[str]:
    """Who is asked, one after the other; B buys, - declines."""
    seats = []
    for letter in buys:
        seat, step = table.asked()
        assert step == "ShareSale"
        seats.append(seat)
        table.play(share(table, "NW") if letter == "B" else Pass(seat))
    return seats


def held(table: Table) -> list[int]:
    return [table.shares("NW", seat) for seat in table.title.seats]


# --- who buys, and in which order ------------------------------------------------------


@pytest.mark.rule("1861-7.3-5")
def test_a_share_costs_the_price_of_the_public_and_is_paid_to_its_treasury():
    table = after_merger(cash=(0, 250, 0))
    treasury = table.money("NW")
    assert Paid("P2", "NW", 100, "share") in table.play(share(table, "NW"))
    assert (table.money("P2"), table.money("NW")) == (150, treasury + 100)
    assert table.price("NW") == 100


@pytest.mark.rule("1861-7.3-6")
def test_first_the_shareholders_from_the_director_to_the_left_buy_any_number():
    """P2 directs; P3 holds no minor among the partners and is not asked before the others."""
    table = after_merger(("P2", "P2", "P1"), cash=(300, 400, 500))
    assert asked_in_turn(table, "BBB-B-") == ["P2"] * 4 + ["P1"] * 2
    assert held(table) == [2, 5, 0]


@pytest.mark.rule("1861-7.3-6")
def test_left_of_the_director_counts_and_not_the_order_of_the_minors():
    table = after_merger(("P1", "P2", "P2"), cash=(100, 0, 0))
    assert table.director("NW") == "P2"
    table.cash("P2", 100)
    table.cash("P1", 100)
    assert table.asked()[0] == "P1"  # P2 had no money when the sale began


@pytest.mark.rule("1861-7.3-8", "1861-7.3-9", "1861-O-16")
def test_then_every_player_from_the_director_to_the_left_buys_one_in_one_circuit():
    table = after_merger(("P2", "P2", "P1"), cash=(300, 400, 500))
    assert asked_in_turn(table, "B-B-BBB") == ["P2", "P2", "P1", "P1", "P2", "P3", "P1"]
    assert held(table) == [3, 4, 1]
    assert table.state.round == "operating", "nobody has a second opportunity"
    assert min(table.money(seat) for seat in SEATS) >= 100


@pytest.mark.rule("1861-7.3-8")
def test_who_declined_before_others_bought_has_the_opportunity_of_the_second_part():
    """P2 passes, P1 buys as long as the money lasts: then it is P2's turn again."""
    table = after_merger(("P2", "P2", "P1"), cash=(100, 400, 0))
    assert asked_in_turn(table, "-BB") == ["P2", "P1", "P2"]
    assert held(table) == [2, 3, 0]


@pytest.mark.rule("1861-7.3-9", "1861-O-16")
def test_who_declines_in_the_second_part_is_not_asked_again():
    table = after_merger(("P2", "P2", "P1"), cash=(300, 400, 500))
    assert asked_in_turn(table, "---B-") == ["P2", "P1", "P2", "P3", "P1"]
    assert table.state.round == "operating"


@pytest.mark.rule("1861-C-18")
def test_with_one_circuit_the_shareholders_begin_with_the_owner_of_the_first_minor():
    table = after_merger(
        ("P1", "P2", "P2"), cash=(300, 300, 0), conversion_share_sale="one_circuit"
    )
    assert table.director("NW") == "P2"
    assert table.asked()[0] == "P1"
    rulebook = after_merger(("P1", "P2", "P2"), cash=(300, 300, 0))
    assert rulebook.asked()[0] == "P2"


# --- limits ------------------------------------------------------------------------------


@pytest.mark.rule("1861-7.3-7")
def test_nobody_holds_more_than_six_shares():
    table = after_merger(("P2", "P2", "P1"), cash=(0, 1000, 0))
    assert asked_in_turn(table, "BBBB") == ["P2"] * 4
    assert held(table) == [1, 6, 0]
    assert table.state.round == "operating", "P2 could pay for more and is not asked"


@pytest.mark.rule("1861-7.3-7")
def test_the_seventh_share_is_refused():
    table = after_merger(("P2", "P2", "P1"), cash=(0, 1000, 100))
    asked_in_turn(table, "BBBB")
    assert table.asked()[0] == "P3"
    assert table.legal(share(table, "NW"))
    table.pos.top.queue = ("P2",)
    assert table.why_not(share(table, "NW")).code == "holding-limit"
    assert not table.legal(share(table, "NW"))


@pytest.mark.rule("1861-7.3-13")
def test_the_cash_in_hand_applies():
    table = after_merger(("P2", "P2", "P1"), cash=(0, 199, 0))
    table.play(share(table, "NW"))
    assert table.state.round == "operating", "R99 do not buy a second share"


@pytest.mark.rule("1861-7.3-13", "1861-5.2.1-6")
def test_the_certificate_limit_applies():
    """Six players may hold 11 certificates each; P2 has 10 and P3 has 11 after the merger."""
    table = Table(players=6, phase="3")
    for seat in table.title.seats:
        table.cash(seat, 1000 if seat in ("P2", "P3") else 0)
    for minor, seat in (("N", "P2"), ("M-K", "P2"), ("MNN", "P1")):
        table.minor(minor, seat)
    for public in ("GRR", "SW"):
        table.public(public, {"P2": 5})
    table.private("TSR", "P2")
    for public in ("SE", "MK"):
        table.public(public, {"P3": 6})
    table.private("BSS", "P3")
    table.merger_round()
    open_sale(table, "NW", "N", "M-K", "MNN")
    assert [certificate_count(table.pos, seat) for seat in ("P2", "P3")] == [10, 11]
    assert asked_in_turn(table, "B") == ["P2"]
    assert table.state.round == "operating", "P2 is at the limit now, and so is P3"
    assert table.shares("NW", "P2") == 3


@pytest.mark.rule("1861-7.3-5")
def test_only_the_new_public_and_only_its_treasury_sells():
    table = Table(phase="3")
    table.public("GRR", {"P2": 2}, 80)
    for minor in ("N", "M-K"):
        table.minor(minor, "P1")
    table.cash("P1", 500)
    table.merger_round()
    open_sale(table, "NW", "N", "M-K")
    for action in (BuyShare("P1", "GRR", "treasury"), BuyShare("P1", "NW", "pool")):
        assert (table.why_not(action).code, table.why_not(action).rule) == (
            "only-new-shares",
            "1861-7.3-5",
        )
        assert not table.legal(action)
    assert table.legal(BuyShare("P1", "NW", "treasury"))


@pytest.mark.rule("1861-7.3-10")
def test_a_change_of_director_takes_effect_at_once():
    table = after_merger(("P2", "P2", "P1"), cash=(300, 100, 500))
    events = [table.play(Pass("P2"))]
    for _ in range(2):
        events.append(table.play(share(table, "NW")))
    assert DirectorChanged("NW", "P1", "P2") in events[-1]
    assert table.director("NW") == "P1"
    assert table.state.certificates["NW"][0] == "P1"
    table.play(Pass("P1"))
    # The second part begins on the left of the new director, who has just declined.
    assert table.asked()[0] == "P2"


@pytest.mark.rule("1861-7.3-11")
def test_no_shares_are_sold_in_the_merger_round():
    table = Table(phase="3")
    table.public("GRR", {"P1": 5})
    for minor in ("N", "M-K"):
        table.minor(minor, "P1")
    table.cash("P1", 500)
    table.merger_round()
    sale = SellShares("P1", "GRR", 1)
    assert not table.legal(sale)
    open_sale(table, "NW", "N", "M-K")
    assert table.asked()[1] == "ShareSale"
    assert not table.legal(sale)
    decline_shares(table)
    table.stock_round("P1")
    assert table.legal(sale)


@pytest.mark.rule("1861-7.3-15")
def test_purchases_do_not_move_the_priority_card():
    table = after_merger(("P2", "P2", "P1"), cash=(300, 400, 500))
    table.state.priority = "P1"
    asked_in_turn(table, "B-B-BBB")
    assert table.state.round == "operating"
    assert table.state.priority == "P1"


@pytest.mark.rule("1861-7.3-16")
@pytest.mark.parametrize("way", ["merger", "conversion"])
def test_the_shares_cannot_be_sold_before_the_public_has_operated(way):
    table = Table(phase="3")
    table.minor("N", "P1", 110, cell=(4, 6))
    table.minor("M-K", "P1")
    table.cash("P1", 600)
    table.merger_round()
    if way == "merger":
        open_sale(table, "NW", "N", "M-K")
    else:
        table.play(Convert("P1", "N", "NW"))
    table.play(share(table, "NW"), share(table, "NW"))
    decline_shares(table)
    table.stock_round("P1")
    sale = SellShares("P1", "NW", 1)
    assert table.why_not(sale).code == "not-operated"
    assert not table.legal(sale)
    table.state.companies["NW"].turns_ended = 1
    assert table.legal(sale)


# --- trains and loans ----------------------------------------------------------------------


@pytest.mark.rule("1861-7.3-14", "1861-7.3-17", "1861-O-19")
def test_trains_over_the_limit_are_discarded_after_the_share_purchases():
    table = Table(phase="3")
    for minor, trains in (("N", ("2", "3")), ("M-K", ("2", "2")), ("MNN", ("3", "2"))):
        table.minor(minor, "P1", trains=trains)
    for seat, amount in zip(SEATS, (200, 100, 0), strict=True):
        table.cash(seat, amount)
    table.merger_round()
    open_sale(table, "NW", "N", "M-K", "MNN")
    steps = []
    while table.state.round == "merger":
        seat, step = table.asked()
        steps.append((seat, step))
        discard = DiscardTrain(seat, "NW", "2")
        table.play(share(table, "NW") if step == "ShareSale" else discard)
    sale = [("P1", "ShareSale"), ("P1", "ShareSale"), ("P2", "ShareSale")]
    assert steps == sale + [("P1", "DiscardTrains")] * 2
    assert table.state.companies["NW"].trains == ("3", "2", "3", "2")
    assert table.state.pool_trains == ("2", "2")


@pytest.mark.rule("1861-7.3-1", "1861-O-03")
def test_more_loans_than_the_limit_are_taken_over():
    table = Table(phase="3")
    for minor in ("N", "M-K", "MNN"):
        table.minor(minor, "P1", loans=2)
    table.merger_round()
    open_sale(table, "NW", "N", "M-K", "MNN")
    assert table.state.companies["NW"].loans == 6
    assert table.title.loan_limit("NW") == 5


@pytest.mark.rule("1861-O-03")
@pytest.mark.parametrize(("loans", "allowed"), [(6, False), (5, False), (4, True)])
def test_a_public_cannot_borrow_before_it_has_fewer_than_five_loans(loans, allowed):
    """A trainless public one loan short of a 2-train."""
    table = Table(phase="2")
    table.public("NW", {"P1": 2}, cash=55, loans=loans)
    table.turn("NW", TrainStep)
    assert table.legal(BuyTrain("P1", "NW", "2", "depot", 100)) == allowed
    assert table.legal(Pass("P1")) != allowed


@pytest.mark.rule("1861-7.3-18")
def test_interest_on_the_loans_taken_over_is_due_in_the_next_turn():
    table = Table(phase="3")
    for minor in ("N", "M-K"):
        table.minor(minor, "P1", cash=15, trains=("3",), loans=2)
    table.merger_round()
    form(table, "NW", "N", "M-K")
    keep_tokens(table, "H8.0")  # where no train can run
    decline_shares(table)
    assert table.asked() == ("P1", "TrackStep")
    events = table.play(Pass("P1"))
    paid = [(e.amount, e.reason) for e in events if isinstance(e, Paid) and e.source == "NW"]
    assert paid == [(4 * 5, "interest")]
