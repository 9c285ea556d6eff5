"""What a merger makes: price, shares and director of the new public (chapter 7.2)."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.merging import (
    MOSCOW,
    VORONEZH,
    call,
    decline_shares,
    form,
    keep_tokens,
    lay_line,
    propose,
    share,
)
from trunkline.eighteen.actions import Accept, AddPartner, Merge, Pass
from trunkline.eighteen.certificates import certificate_count
from trunkline.eighteen.components import Cell
from trunkline.eighteen.events import Formed, Paid
from trunkline.eighteen.market import stack
from trunkline.eighteen.state import GONE

CELLS: dict[int, Cell] = {35: (9, 0), 40: (9, 1), 45: (7, 0), 165: (0, 6)}
"""Cells where no minor starts."""


def merged(*prices: int, **options: object) -> Table:
    """Two or three minors of Moscow at some prices, all of P1, have become NW."""
    table = Table(phase="3", **options)
    for minor, price in zip(MOSCOW, prices, strict=False):
        table.minor(minor, "P1", price, cell=CELLS.get(price))
        assert table.price(minor) == price
    table.merger_round()
    form(table, "NW", *MOSCOW[: len(prices)])
    return table


def partners(owners: str, **options: object) -> Table:
    """Up to four minors with these owners, connected, in the order N, M-K, MNN, M-V."""
    table = Table(phase="3", **options)
    lay_line(table, *VORONEZH)
    for minor, seat, price in zip((*MOSCOW, "MV"), owners, (100, 90, 80, 60), strict=False):
        table.minor(minor, f"P{seat}", price)
    table.merger_round()
    return table


# --- the price ---------------------------------------------------------------------


@pytest.mark.rule("1861-7.2-6", "1861-DX-50", "1861-O-32")
@pytest.mark.parametrize(
    ("one", "other", "price"), [(100, 70, 165), (100, 60, 150), (70, 70, 135), (70, 65, 135)]
)
def test_the_price_is_the_sum_rounded_down_to_a_red_or_violet_cell(one, other, price):
    assert merged(one, other).price("NW") == price


@pytest.mark.rule("1861-7.2-6", "1861-EX-19")
@pytest.mark.parametrize("prices", [(110, 70, 55), (70, 55, 110)])
def test_only_the_highest_and_the_lowest_price_count(prices):
    assert merged(*prices).price("NW") == 165


@pytest.mark.rule("1861-7.2-7", "1861-7.3-3", "1861-O-32")
@pytest.mark.parametrize("prices", [(110, 90), (110, 110), (165, 135)])
def test_the_price_is_at_most_200(prices):
    table = merged(*prices)
    assert table.price("NW") == 200
    assert table.cell("NW") == (0, 8)


@pytest.mark.rule("1861-7.2-8", "1861-C-13")
@pytest.mark.parametrize(
    ("one", "other", "rulebook", "site"),
    [
        (35, 35, 70, 100),
        (40, 35, 70, 100),
        (45, 35, 80, 100),
        (55, 50, 100, 100),
        (55, 55, 110, 110),
    ],
)
def test_the_price_is_at_least_70_or_100_by_option(one, other, rulebook, site):
    assert merged(one, other).price("NW") == rulebook
    assert merged(one, other, merger_price_floor=100).price("NW") == site


@pytest.mark.rule("1861-DX-51", "1861-C-13")
def test_two_minors_at_45():
    assert merged(45, 45).price("NW") == 90
    assert merged(45, 45, ruleset="18xx.games", merger_same_hex=True).price("NW") == 100


@pytest.mark.rule("1861-7.3-2")
@pytest.mark.parametrize(("highest", "price", "cell"), [(120, 165, (1, 7)), (40, 90, (4, 4))])
def test_the_token_goes_to_the_bottom_of_the_stack(highest, price, cell):
    table = Table(phase="3")
    table.minor("N", "P1", highest, cell=CELLS.get(highest))
    table.minor("M-K", "P1", 50)
    table.public("GRR", {"P2": 2}, price)
    table.merger_round()
    form(table, "NW", "N", "M-K")
    assert stack(table.pos, cell) == ["GRR", "NW"]


# --- shares and director -------------------------------------------------------------


@pytest.mark.rule("1861-7.2-9", "1861-7.3-4")
def test_every_minor_becomes_a_share_for_its_owner():
    table = partners("1223")
    form(table, "NW", "N", "M-K", "MNN", "MV")
    assert [table.shares("NW", seat) for seat in ("P1", "P2", "P3", "NW")] == [1, 2, 1, 6]
    for minor in ("N", "M-K", "MNN", "MV"):
        assert table.state.companies[minor].status == "gone"
        assert table.state.certificates[minor] == (GONE,)


@pytest.mark.rule("1861-7.2-10", "1861-7.2-12")
def test_who_has_most_shares_is_director_and_holds_the_20_percent():
    table = partners("1222")
    before = certificate_count(table.pos, "P2")
    form(table, "NW", "N", "M-K", "MNN", "MV")
    assert table.director("NW") == "P2"
    assert table.state.certificates["NW"][0] == "P2"
    assert table.state.certificates["NW"].count("P2") == 2  # 20% and 10%
    assert certificate_count(table.pos, "P2") == before - 1


@pytest.mark.rule("1861-7.2-11", "1861-DX-54", "1861-C-14")
@pytest.mark.parametrize(
    ("options", "director"),
    [({}, "P1"), ({"merger_director_tie": "first_with_two"}, "P2")],
)
def test_of_tied_players_the_one_with_the_first_minor_directs(options, director):
    table = partners("1221", **options)
    form(table, "NW", "N", "M-K", "MNN", "MV")
    assert [table.shares("NW", seat) for seat in ("P1", "P2")] == [2, 2]
    assert table.director("NW") == director


@pytest.mark.rule("1861-7.2-11")
def test_the_operating_order_decides_and_not_the_order_of_naming():
    table = partners("1221")
    call(table, "MNN")
    form(table, "NW", "MNN", "M-K", "N", "MV")
    assert table.director("NW") == "P1"


@pytest.mark.rule("1861-C-14")
def test_with_first_with_two_more_shares_still_win():
    table = Table(phase="3", merger_director_tie="first_with_two")
    lay_line(table, *VORONEZH, "I15", "I17", "I19")
    owners = {"N": "P2", "M-K": "P2", "MNN": "P1", "MV": "P1", "V": "P1"}
    for price, (minor, seat) in zip((100, 90, 80, 60, 55), owners.items(), strict=True):
        table.minor(minor, seat, price)
    table.merger_round()
    form(table, "NW", *owners)
    assert table.director("NW") == "P1"


# --- nobody has two shares -------------------------------------------------------------


@pytest.mark.rule("1861-7.2-13", "1861-DX-53", "1861-C-15")
def test_the_owner_of_the_first_minor_buys_a_share_and_directs():
    table = partners("12")
    table.cash("P1", 200)
    propose(table, "N", "M-K")
    table.play(Merge("P1", "N", "NW"))
    events = table.play(Accept("P2"))
    assert Paid("P1", "NW", 180, "share") in events
    assert table.money("P1") == 20
    assert table.money("NW") == 180
    assert [table.shares("NW", seat) for seat in ("P1", "P2")] == [2, 1]
    assert table.state.certificates["NW"][0] == "P1"


@pytest.mark.rule("1861-7.2-13", "1861-7.2-14", "1861-DX-53", "1861-C-15")
@pytest.mark.parametrize(("cash", "allowed"), [(150, True), (149, False)])
def test_without_the_money_of_the_first_owner_the_merger_is_not_allowed(cash, allowed):
    table = Table(phase="3")
    table.minor("N", "P1", 100)
    table.minor("M-K", "P2", 60)
    table.minor("MNN", "P1", 60)
    table.cash("P1", cash)
    table.cash("P2", 1000)  # what the other partner has is of no use
    table.merger_round()
    # The proposal may be begun either way: with a second minor P1 would have two shares.
    propose(table, "N", "M-K")
    merge = Merge("P1", "N", "NW")
    assert table.legal(merge) == allowed
    refusal = table.pos.why_not(merge)
    assert refusal is None if allowed else refusal.rule == "1861-7.2-14"
    table.play(AddPartner("P1", "N", "MNN"))
    assert table.legal(merge)


@pytest.mark.rule("1861-7.2-14")
def test_two_minors_whose_first_owner_is_too_poor_are_not_offered():
    table = partners("12")
    table.cash("P1", 179)
    action = AddPartner("P1", "N", "M-K")
    assert table.why_not(action).rule == "1861-7.2-14"
    assert not table.legal(action)


@pytest.mark.rule("1861-7.2-13", "1861-7.2-14")
def test_the_first_owner_is_that_of_the_first_minor_in_operating_order():
    """M-K proposes; N, which acts before it, has the duty and the director's certificate."""
    table = partners("12")
    table.cash("P1", 180)
    table.cash("P2", 0)
    call(table, "M-K")
    form(table, "NW", "M-K", "N")
    assert table.director("NW") == "P1"
    assert table.money("P1") == 0


@pytest.mark.rule("1861-7.2-13", "1861-7.2-14", "1861-7.3-13")
def test_at_the_certificate_limit_the_share_cannot_be_bought():
    table = Table(players=6, phase="3", merger_asked="every_minor")
    table.minor("N", "P1", 100)
    table.minor("M-K", "P2", 60)
    table.cash("P1", 1000)
    table.public("GRR", {"P1": 6})
    table.public("SW", {"P1": 6})
    assert certificate_count(table.pos, "P1") == table.title.certificate_limit
    table.merger_round()
    assert not table.legal(AddPartner("P1", "N", "M-K"))
    assert table.why_not(AddPartner("P1", "N", "M-K")).code == "nobody-can-lead"


@pytest.mark.rule("1861-C-15")
def test_with_any_partner_may_buy_the_first_who_buys_directs():
    table = partners("123", merger_no_majority="any_partner_may_buy")
    for seat in ("P1", "P2", "P3"):
        table.cash(seat, 180)
    form(table, "NW", "N", "M-K", "MNN")
    keep_tokens(table)
    assert table.director("NW") is None
    assert table.asked() == ("P1", "ShareSale")
    table.play(Pass("P1"))
    table.play(share(table, "NW"))
    assert table.director("NW") == "P2"
    assert table.shares("NW", "P2") == 2
    assert table.state.certificates["NW"].count("P2") == 1


@pytest.mark.rule("1861-C-15")
def test_with_any_partner_may_buy_the_last_who_can_buy_must():
    table = partners("123", merger_no_majority="any_partner_may_buy")
    for seat, cash in (("P1", 180), ("P2", 180), ("P3", 179)):
        table.cash(seat, cash)
    form(table, "NW", "N", "M-K", "MNN")
    keep_tokens(table)
    table.play(Pass("P1"))
    assert table.asked()[0] == "P2"
    assert table.why_not(Pass("P2")).code == "somebody-must-lead"
    assert not table.legal(Pass("P2"))
    assert table.legal(share(table, "NW"))


@pytest.mark.rule("1861-C-15")
def test_with_any_partner_may_buy_one_rich_partner_is_enough():
    table = partners("12", merger_no_majority="any_partner_may_buy")
    table.cash("P1", 0)
    table.cash("P2", 180)
    assert table.legal(AddPartner("P1", "N", "M-K"))
    table.cash("P2", 179)
    assert not table.legal(AddPartner("P1", "N", "M-K"))


@pytest.mark.rule("1861-7.3-1")
def test_everything_of_the_minors_is_placed_on_the_charter():
    table = Table(phase="3")
    table.minor("N", "P1", 100, cash=70, trains=("2", "3"), loans=1)
    table.minor("M-K", "P1", 60, cash=5, trains=("3",), loans=2)
    table.private("MYR", "N")
    table.private("WVR", "M-K")
    table.merger_round()
    propose(table, "N", "M-K")
    events = table.play(Merge("P1", "N", "NW"))
    public = table.state.companies["NW"]
    assert Formed("NW", ("N", "M-K"), 150) in events
    assert table.money("NW") == 75
    assert public.trains == ("2", "3", "3")
    assert public.loans == 3
    assert [table.state.privates[name] for name in ("MYR", "WVR")] == ["NW", "NW"]
    for minor in ("N", "M-K"):
        gone = table.state.companies[minor]
        assert (table.money(minor), gone.trains, gone.loans, gone.cell) == (0, (), 0, None)
    decline_shares(table)
