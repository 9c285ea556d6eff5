"""The map tokens of merging minors: which stay, and what further ones cost (chapter 7.2)."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.merging import (
    NORTH,
    SOUTH,
    call,
    decline_shares,
    form,
    keep_tokens,
    lay_line,
)
from trunkline.eighteen.actions import PlaceToken, RemoveToken
from trunkline.eighteen.board import free_slots, token_cities
from trunkline.eighteen.events import TokenRemoved
from trunkline.games.g1861.tokens import TokenStep

RIGA_LINE = ("D14", "C13", "B12", "B10", "B8", "B6", "B4")


def southern(*minors: str) -> Table:
    """Minors of one player in Kharkov, Yuzovka, Rostov and Tsaritsyn."""
    table = Table(phase="3")
    lay_line(table, *SOUTH)
    for minor in minors:
        table.minor(minor, "P1")
    table.merger_round()
    return table


def tokens(table: Table, company: str) -> set[str]:
    return set(token_cities(table.state.board, company))


def place(table: Table, company: str, city: str) -> int:
    """A token is placed in the company's turn; what it cost."""
    table.cash(company, 1000)
    table.turn(company, TokenStep)
    table.play(PlaceToken(table.asked()[0], company, city))
    assert city in token_cities(table.state.board, company)
    return 1000 - table.money(company)


@pytest.mark.rule("1861-7.2-15")
def test_the_tokens_of_two_minors_are_replaced():
    table = southern("KR", "V")
    form(table, "NW", "KR", "V")
    assert tokens(table, "NW") == {"G15.0", "I19.0"}
    assert tokens(table, "KR") == tokens(table, "V") == set()
    assert table.asked()[1] != "RemoveTokens"


@pytest.mark.rule("1861-7.2-15", "1861-7.2-17", "1861-7.2-20")
def test_the_director_chooses_two_of_several_before_shares_are_bought():
    table = southern("KR", "Y", "V", "TR")
    table.cash("P1", 1000)
    form(table, "NW", "KR", "Y", "V", "TR")
    cities = {"G15.0", "H18.0", "I19.0", "K17.0"}
    assert table.asked() == ("P1", "RemoveTokens")
    assert tokens(table, "NW") == cities
    assert all(table.legal(RemoveToken("P1", "NW", city)) for city in cities)
    events = table.play(RemoveToken("P1", "NW", "H18.0"))
    assert TokenRemoved("NW", "H18.0") in events
    assert table.asked() == ("P1", "RemoveTokens")
    assert not table.legal(RemoveToken("P1", "NW", "H18.0"))
    assert table.why_not(RemoveToken("P1", "NW", "H18.0")).rule == "1861-7.2-15"
    table.play(RemoveToken("P1", "NW", "K17.0"))
    assert table.asked() == ("P1", "ShareSale")
    assert tokens(table, "NW") == {"G15.0", "I19.0"}


@pytest.mark.rule("1861-7.2-15")
def test_the_choice_is_the_directors_and_not_the_proposers():
    table = Table(phase="3")
    lay_line(table, *SOUTH)
    for minor, seat in (("KR", "P1"), ("Y", "P2"), ("V", "P2")):
        table.minor(minor, seat)
    table.merger_round()
    form(table, "NW", "KR", "Y", "V")
    assert table.asked() == ("P2", "RemoveTokens")
    assert table.why_not(RemoveToken("P1", "NW", "G15.0")).code == "not-your-turn"


@pytest.mark.rule("1861-7.2-16", "1861-7.2-17")
def test_the_two_tokens_are_in_different_hexes():
    table = Table(phase="3")
    lay_line(table, *RIGA_LINE)
    for minor in ("KB", "KK", "RO"):
        table.minor(minor, "P1")
    table.merger_round()
    form(table, "NW", "KB", "KK", "RO")
    riga = RemoveToken("P1", "NW", "B4.0")
    assert (table.why_not(riga).code, table.why_not(riga).rule) == (
        "token-must-stay",
        "1861-7.2-17",
    )
    assert not table.legal(riga)
    assert table.legal(RemoveToken("P1", "NW", "D14.1"))
    table.play(RemoveToken("P1", "NW", "D14.2"))
    assert tokens(table, "NW") == {"D14.1", "B4.0"}
    assert table.asked()[1] != "RemoveTokens"


@pytest.mark.rule("1861-7.2-16")
def test_minors_in_one_hex_leave_one_token():
    table = Table(phase="3")
    for minor in ("N", "M-K", "MNN"):
        table.minor(minor, "P1")
    table.merger_round()
    form(table, "NW", "N", "M-K", "MNN")
    table.play(RemoveToken("P1", "NW", "H8.0"))
    assert table.asked()[1] == "RemoveTokens"
    table.play(RemoveToken("P1", "NW", "H8.2"))
    assert tokens(table, "NW") == {"H8.1"}
    assert table.asked()[1] != "RemoveTokens"


@pytest.mark.rule("1861-7.2-15", "1861-7.2-16")
def test_minors_in_one_city_leave_one_token_without_a_choice():
    table = Table(phase="3")
    for minor in ("N", "M-K"):
        table.minor(minor, "P1")
    table.tile("H8", "637")
    table.tile("H8", "638")  # one city of three slots
    assert tokens(table, "N") == tokens(table, "M-K") == {"H8.0"}
    table.merger_round()
    form(table, "NW", "N", "M-K")
    assert tokens(table, "NW") == {"H8.0"}
    assert table.state.board.tokens["H8.0"] == ("NW",)
    assert table.asked()[1] != "RemoveTokens"


@pytest.mark.rule("1861-7.2-18", "1861-7.2-15", "1861-DX-55")
def test_the_third_token_stays_on_the_charter_and_costs_40_a_hex():
    """Moscow, Kiev and Riga merge; the director keeps two and comes back to Riga later."""
    table = Table(phase="3")
    lay_line(table, *RIGA_LINE)
    lay_line(table, "D14", "E13", "F12", "G11", "H10", "H8")
    for minor in ("KB", "M-K", "RO"):
        table.minor(minor, "P1")
    table.merger_round()
    form(table, "NW", "KB", "M-K", "RO")
    assert table.asked() == ("P1", "RemoveTokens")
    assert all(table.legal(RemoveToken("P1", "NW", city)) for city in ("D14.1", "H8.0", "B4.0"))
    keep_tokens(table, "D14.1", "H8.0")
    assert tokens(table, "NW") == {"D14.1", "H8.0"}
    assert place(table, "NW", "B4.0") == 40 * 6
    assert len(tokens(table, "NW")) == table.title.charters["NW"].tokens


@pytest.mark.rule("1861-7.2-21")
def test_freed_slots_are_free_for_everybody():
    table = southern("KR", "Y", "V", "TR")
    form(table, "NW", "KR", "Y", "V", "TR")
    keep_tokens(table, "G15.0", "K17.0")
    decline_shares(table)
    assert free_slots(table.pos, "I19.0", "GRR") == 1
    table.public("GRR", {"P2": 2}, city="H18.0")
    assert place(table, "GRR", "I19.0") == 20
    assert table.state.board.tokens["I19.0"] == ("GRR",)


def kiev(first: str, second: str, **options: object) -> Table:
    """Two minors of Kiev have merged; Riga and St. Petersburg can be reached."""
    table = Table(phase="3", **options)
    table.tile("B8", "88")  # Vilna: to Kiev, Riga and St. Petersburg
    lay_line(table, *RIGA_LINE)
    lay_line(table, *NORTH)
    table.minor(first, "P1", 100)
    table.minor(second, "P1", 90)
    table.phase("5")  # no slot is kept for minors that were not started
    table.merger_round()
    call(table, first)
    form(table, "NW", first, second)
    assert table.asked() == ("P1", "RemoveTokens")
    table.play(RemoveToken("P1", "NW", "D14.2"))
    assert tokens(table, "NW") == {"D14.1"}
    decline_shares(table)
    return table


@pytest.mark.rule("1861-7.2-18", "1861-7.2-16", "1861-DX-56")
@pytest.mark.parametrize("order", [("KB", "KK"), ("KK", "KB")])
def test_after_one_token_the_second_costs_20_and_the_third_40_a_hex(order):
    table = kiev(*order)
    assert place(table, "NW", "B4.0") == 20 * 6
    assert place(table, "NW", "E1.0") == 40 * 3  # from Riga


@pytest.mark.rule("1861-7.2-18")
@pytest.mark.parametrize(
    ("order", "second", "third"),
    [(("KB", "KK"), 20 * 6, 40 * 3), (("KK", "KB"), 0, 40 * 3)],
)
def test_with_merger_token_cost_by_token_a_returned_token_keeps_its_price(order, second, third):
    """The minor that acts first gives the public its free token, the other one that at R20."""
    table = kiev(*order, merger_token_cost="by_token")
    assert place(table, "NW", "B4.0") == second
    assert place(table, "NW", "E1.0") == third
