"""A minor becomes a public by itself (chapter 7.1), and the shares sold then."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.merging import call, decline_shares, lay_line, minor_asked, share
from trunkline.eighteen.actions import BuyShare, Convert, Pass, PlaceToken
from trunkline.eighteen.board import token_cities
from trunkline.eighteen.events import Paid
from trunkline.eighteen.market import stack
from trunkline.games.g1861.national import nationalise
from trunkline.games.g1861.tokens import TokenStep

YELLOW = {100: (5, 6), 110: (4, 6), 120: (3, 6), 135: (2, 6), 150: (1, 6), 165: (0, 6)}
"""The conversion zone, by price."""
START = {100: (4, 5), 110: (3, 5), 120: (3, 6), 135: (2, 6), 150: (2, 7), 165: (1, 7)}
"""The red or violet cell with the same price."""


def table_with(price: int = 110, cash: tuple[int, int, int] = (0, 0, 0), **options) -> Table:
    """Nikolaev in the conversion zone, owned by P1, in a merger round."""
    table = Table(phase="3", **options)
    table.minor("N", "P1", cell=YELLOW[price], cash=77, trains=("3",), loans=1)
    for seat, amount in zip(("P1", "P2", "P3"), cash, strict=True):
        table.cash(seat, amount)
    table.merger_round()
    return table


@pytest.mark.rule("1861-7.1-1", "1861-EX-18")
def test_only_minors_in_the_yellow_column_convert():
    table = Table(phase="3")
    cells = {"N": (4, 4), "M-K": (5, 6), "MNN": (0, 6), "RO": (4, 5), "OK": (3, 5)}
    for minor, cell in cells.items():
        table.minor(minor, "P1", cell=cell)
    prices = {minor: table.price(minor) for minor in cells}
    assert prices == {"N": 90, "M-K": 100, "MNN": 165, "RO": 100, "OK": 110}
    table.merger_round()
    # R-O and O-K are connected with nobody: without a conversion they are not even asked.
    for minor, converts in (("MNN", True), ("M-K", True), ("N", False)):
        call(table, minor)
        assert table.legal(Convert("P1", minor, "NW")) == converts
    assert table.why_not(Convert("P1", "N", "NW")).code == "not-in-conversion-zone"
    assert table.why_not(Convert("P1", "N", "NW")).rule == "1861-7.1-1"


@pytest.mark.rule("1861-7.1-1")
@pytest.mark.parametrize("cell", [(4, 5), (3, 5), (0, 5)])
def test_the_zone_is_the_column_and_not_the_price(cell):
    """R100, R110 and R150 outside the yellow column."""
    table = Table(phase="3", merger_asked="every_minor")
    table.minor("N", "P1", cell=cell)
    table.merger_round()
    assert table.price("N") in YELLOW
    assert table.why_not(Convert("P1", "N", "NW")).code == "not-in-conversion-zone"


@pytest.mark.rule("1861-7.1-2", "1861-7.1-3", "1861-7.3-2", "1861-DX-52")
@pytest.mark.parametrize("price", sorted(YELLOW))
def test_the_price_stays_and_the_token_goes_to_the_red_or_violet_cell(price):
    table = table_with(price)
    table.public("GRR", {"P2": 2}, cell=START[price])
    table.play(Convert("P1", "N", "NW"))
    assert table.price("NW") == price
    assert table.cell("NW") == START[price]
    assert stack(table.pos, START[price]) == ["GRR", "NW"]
    assert table.cell("N") is None


@pytest.mark.rule("1861-7.1-4")
def test_the_map_token_is_replaced():
    table = table_with()
    (home,) = token_cities(table.state.board, "N")
    table.play(Convert("P1", "N", "NW"))
    assert token_cities(table.state.board, "NW") == (home,)
    assert token_cities(table.state.board, "N") == ()


@pytest.mark.rule("1861-7.1-5", "1861-7.3-4")
def test_the_owner_receives_the_directors_certificate_and_the_treasury_the_rest():
    table = table_with()
    table.play(Convert("P1", "N", "NW"))
    assert table.director("NW") == "P1"
    assert table.state.certificates["NW"] == ("P1", *["NW"] * 8)


@pytest.mark.rule("1861-7.1-7", "1861-7.3-1")
def test_the_exchange_is_free_and_everything_goes_to_the_charter():
    table = table_with(cash=(110, 50, 50))
    table.private("WVR", "N")
    events = table.play(Convert("P1", "N", "NW"))
    paid = [(e.source, e.target, e.amount) for e in events if isinstance(e, Paid)]
    assert paid == [("N", "NW", 77)]
    assert [table.money(seat) for seat in ("P1", "P2", "P3")] == [110, 50, 50]
    public = table.state.companies["NW"]
    assert (table.money("NW"), public.trains, public.loans) == (77, ("3",), 1)
    assert table.state.privates["WVR"] == "NW"


@pytest.mark.rule("1861-7.1-6")
def test_the_second_token_costs_20_a_hex_and_the_third_40():
    table = table_with()
    table.phase("5")
    table.play(Convert("P1", "N", "NW"))
    table.cash("NW", 1000)
    table.tile("G7", "25", 5)  # a fork on Nikolaev's line
    lay_line(table, "G7", "F8", "E9", "E7", "D6", "C5", "B4")
    table.turn("NW", TokenStep)
    table.play(PlaceToken("P1", "NW", "E9.0"))
    assert table.money("NW") == 1000 - 20 * 3
    table.turn("NW", TokenStep)
    table.play(PlaceToken("P1", "NW", "B4.0"))
    assert table.money("NW") == 940 - 40 * 4, "Riga is 4 hexes from Smolensk and 6 from Moscow"


# --- the share sale ----------------------------------------------------------------


@pytest.mark.rule("1861-7.3-12", "1861-7.3-8", "1861-C-18")
def test_the_director_buys_any_number_then_every_player_one():
    table = table_with(cash=(330, 220, 110))
    table.play(Convert("P1", "N", "NW"))
    asked = []
    for number in (1, 1, 0, 1, 1):  # P1 takes two and stops; then one each, P1 not twice in a row
        asked.append(table.asked())
        table.play(share(table, "NW") if number else Pass(table.asked()[0]))
    assert [seat for seat, _ in asked] == ["P1", "P1", "P1", "P2", "P3"]
    assert {seat: table.shares("NW", seat) for seat in ("P1", "P2", "P3")} == {
        "P1": 4,
        "P2": 1,
        "P3": 1,
    }
    assert table.state.round == "operating"


@pytest.mark.rule("1861-7.3-5", "1861-7.3-12")
def test_nobody_but_the_director_buys_in_the_first_part():
    table = table_with(cash=(500, 500, 500))
    table.play(Convert("P1", "N", "NW"))
    assert table.asked() == ("P1", "ShareSale")
    assert table.why_not(BuyShare("P2", "NW", "treasury")).code == "not-your-turn"


@pytest.mark.rule("1861-C-18")
def test_with_conversion_share_sale_one_circuit_the_director_is_asked_once():
    """The director buys none, the others one each, and then it is over."""
    table = table_with(cash=(500, 500, 500), conversion_share_sale="one_circuit")
    table.play(Convert("P1", "N", "NW"))
    table.play(share(table, "NW"), share(table, "NW"), Pass("P1"))
    table.play(share(table, "NW"))
    assert table.asked() == ("P3", "ShareSale")
    table.play(share(table, "NW"))
    assert table.state.round == "operating"
    assert [table.shares("NW", seat) for seat in ("P1", "P2", "P3")] == [4, 1, 1]


@pytest.mark.rule("1861-7-9", "1861-O-17")
def test_the_owner_chooses_among_the_unused_publics():
    table = table_with()
    table.public("GRR", {"P2": 2})
    for public in ("NW", "SW", "SE", "MK", "MVR", "MKV", "MKN"):
        assert table.legal(Convert("P1", "N", public))
    for other in ("GRR", "M-K", "RSR", "none"):
        assert table.why_not(Convert("P1", "N", other)).code == "no-unused-public"
        assert table.why_not(Convert("P1", "N", other)).rule == "1861-7-9"
        assert not table.legal(Convert("P1", "N", other))


@pytest.mark.rule("1861-7-9", "1861-O-17")
def test_without_an_unused_public_there_is_neither_conversion_nor_merger():
    table = Table(phase="4")
    for minor in ("N", "M-K"):
        table.minor(minor, "P1", cell=YELLOW[110])
    for public in ("GRR", "NW", "SW", "SE", "MK", "MVR", "MKV", "MKN"):
        table.public(public, {"P2": 2})
    table.merger_round()
    assert table.state.round == "operating", "nobody has anything to decide"


@pytest.mark.rule("1861-7-9")
def test_a_public_that_was_nationalised_can_be_formed_again():
    table = table_with()
    table.public("NW", {"P2": 2})
    assert not table.legal(Convert("P1", "N", "NW"))
    nationalise(table.pos, "NW")
    assert table.legal(Convert("P1", "N", "NW"))


@pytest.mark.rule("1861-7.1-1")
def test_conversion_on_the_column_market():
    """C-45: the zone is from R100 to R165; the token stays in its cell."""
    table = Table(phase="3", market="column", merger_asked="every_minor")
    cells = {table.title.market.price(cell): cell for cell in table.title.market.cells}
    for minor, price in (("N", 90), ("M-K", 100), ("MNN", 165)):
        table.minor(minor, "P1", cell=cells[price])
    table.merger_round()
    assert table.legal(Convert("P1", "MNN", "NW"))
    table.play(Convert("P1", "MNN", "NW"))
    decline_shares(table)
    assert table.cell("NW") == cells[165]
    assert minor_asked(table) == "M-K"
    assert table.legal(Convert("P1", "M-K", "SW"))
    table.play(Pass("P1"))
    assert not table.legal(Convert("P1", "N", "SW"))
