"""Starting a public in the stock round: when, where, and for how much (5.2.3)."""

from __future__ import annotations

import pytest

from tests.games.g1861 import reference
from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyShare, Pass, PlaceToken, StartPublic
from trunkline.eighteen.market import stack
from trunkline.games.g1861.tokens import start_cities

PRICES = [70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200]
FREE_IN_PHASE_4 = {"D14.0", "F18.0", "K7.0", "L12.0", "M7.0", "M19.0", "P2.0", "P8.0"}
"""The third circle of Kiev and the cities that are nobody's home."""


def at_stock_round(phase: str = "4", cash: int = 500, **options: str) -> Table:
    table = Table(phase="4", **options)
    table.no_privates()
    table.minor("N", "P3")
    table.phase(phase)
    table.cash("P1", cash)
    table.stock_round("P1")
    return table


def choosing_home(table: Table, company: str = "MK") -> Table:
    """The director has bought the certificate and is asked for a city."""
    table.stock_round("P1")
    table.play(StartPublic("P1", company, 70))
    assert table.asked() == ("P1", "HomeToken")
    return table


def refused(table: Table, city: str) -> tuple[str, str]:
    refusal = table.why_not(PlaceToken("P1", "MK", city))
    assert not table.legal(PlaceToken("P1", "MK", city))
    return refusal.code, refusal.rule


@pytest.mark.rule("1861-5.2.3-1")
@pytest.mark.parametrize("phase", ["2", "3"])
def test_before_phase_4_no_public_can_be_started(phase):
    table = Table(phase=phase)
    table.minor("N", "P3")
    table.stock_round("P1")
    refusal = table.why_not(StartPublic("P1", "MK", 100))
    assert (refusal.code, refusal.rule) == ("publics-later", "1861-5.2.3-1")
    assert not table.legal(StartPublic("P1", "MK", 100))


@pytest.mark.rule("1861-5.2.3-1")
@pytest.mark.parametrize("phase", ["4", "5", "6", "7", "8"])
def test_from_phase_4_a_public_can_be_started(phase):
    assert at_stock_round(phase).legal(StartPublic("P1", "MK", 100))


@pytest.mark.rule("1861-EX-5", "1861-5.2.3-5", "1861-5.2.3-7")
@pytest.mark.parametrize("price", PRICES)
def test_the_player_pays_twice_the_chosen_price_into_the_treasury(price):
    table = at_stock_round(cash=400)
    bank = table.money("bank")
    table.play(StartPublic("P1", "MK", price))
    assert table.money("P1") == 400 - 2 * price
    assert table.money("MK") == 2 * price
    assert table.money("bank") == bank
    assert table.price("MK") == price
    assert table.title.market.cells[table.cell("MK")].marks & {"both", "public"}
    assert (table.director("MK"), table.shares("MK", "P1")) == ("P1", 2)


@pytest.mark.rule("1861-5.2.3-5", "1861-EX-5")
def test_only_prices_of_red_and_violet_cells_are_possible():
    table = at_stock_round(cash=2000)
    for price in range(30, 560, 5):
        assert table.legal(StartPublic("P1", "MK", price)) == (price in PRICES)
    refusal = table.why_not(StartPublic("P1", "MK", 65))
    assert (refusal.code, refusal.rule) == ("not-a-start-price", "1861-5.2.3-5")


@pytest.mark.rule("1861-5.2.3-7", "1861-5.2-9")
def test_a_price_that_cannot_be_paid_twice_is_refused():
    table = at_stock_round(cash=199)
    assert table.legal(StartPublic("P1", "MK", 90))
    refusal = table.why_not(StartPublic("P1", "MK", 100))
    assert (refusal.code, refusal.rule) == ("start-too-dear", "1861-5.2.3-7")


@pytest.mark.rule("1861-5.2.3-5")
def test_the_directors_certificate_comes_from_the_initial_offering():
    table = at_stock_round()
    table.public("GRR", {"P2": 2})
    table.stock_round("P1")
    refusal = table.why_not(StartPublic("P1", "GRR", 100))
    assert (refusal.code, refusal.rule) == ("public-in-play", "1861-5.2.3-5")
    for other in ("RO", "RSR", "TSR"):
        assert table.why_not(StartPublic("P1", other, 100)).code == "not-a-public"


@pytest.mark.rule("1861-5.2.3-6")
def test_the_token_goes_to_the_bottom_of_the_stack():
    table = at_stock_round()
    table.public("GRR", {"P2": 2}, price=70)
    choosing_home(table)
    assert stack(table.pos, (5, 3)) == ["GRR", "MK"]


@pytest.mark.rule("1861-5.2.3-8", "1861-5.2.3-12")
def test_the_first_token_is_placed_free_of_charge_also_where_no_tile_lies():
    table = choosing_home(at_stock_round())
    money = {who: table.money(who) for who in ("P1", "MK", "bank")}
    assert "L12" not in table.state.board.tiles
    table.play(PlaceToken("P1", "MK", "L12.0"))
    assert table.state.board.tokens["L12.0"] == ("MK",)
    assert {who: table.money(who) for who in money} == money


@pytest.mark.rule("1861-5.2.3-9", "1861-2.2.3-2", "1861-4-2")
def test_the_other_certificates_go_to_the_treasury_and_can_be_bought_at_once():
    table = choosing_home(at_stock_round())
    table.play(PlaceToken("P1", "MK", "L12.0"))
    assert table.state.certificates["MK"] == ("P1", *("MK",) * 8)
    assert table.asked()[0] == "P2"
    table.play(BuyShare("P2", "MK", "treasury"))
    assert table.shares("MK", "P2") == 1
    assert table.money("MK") == 3 * 70


@pytest.mark.rule("1861-5.2.3-10")
def test_a_new_public_operates_in_the_next_operating_round():
    table = choosing_home(at_stock_round())
    table.state.companies["N"].trains = ("4",)
    table.play(PlaceToken("P1", "MK", "L12.0"), Pass("P2"), Pass("P3"), Pass("P1"))
    assert (table.state.round, table.state.number) == ("operating", 1)
    waiting = (*table.state.stack[1].waiting, table.pos.top.company)
    assert set(waiting) == {"N", "MK"}


@pytest.mark.rule("1861-5.2.3-11")
def test_starting_a_public_is_the_purchase_of_the_turn():
    table = choosing_home(at_stock_round())
    assert table.why_not(BuyShare("P1", "MK", "treasury")).code == "not-now"
    table.play(PlaceToken("P1", "MK", "L12.0"))
    assert table.asked() == ("P2", "StockRound")
    table.play(Pass("P2"), Pass("P3"), Pass("P1"))
    assert table.state.priority == "P2"


# --- where ----------------------------------------------------------------------


@pytest.mark.rule("1861-5.2.3-2", "1861-5.2.3-8")
def test_the_cities_in_which_a_public_can_be_started():
    table = choosing_home(at_stock_round())
    cities = {c.city for c in table.pos.legal("P1") if isinstance(c, PlaceToken)}
    assert cities == FREE_IN_PHASE_4
    homes = {row["home hex"] for row in reference.table("F-4") if row["rulebook id"] != "N"}
    for city in ("B4.0", "D20.0", "G15.0", "Q3.0", "D14.1"):
        assert city.split(".")[0] in homes
        assert refused(table, city) == ("city-reserved", "1861-5.2.3-2")
    assert refused(table, "E1.1") == ("city-reserved", "1861-5.2.3-2")  # kept for the RSR
    assert refused(table, "H8.1") == ("city-taken", "1861-5.2.3-4")


@pytest.mark.rule("1861-5.2.3-2", "1861-2.1.1-1")
def test_a_town_or_another_hex_is_no_city():
    table = choosing_home(at_stock_round())
    for place in ("K11.0", "H10.0", "A9.0", "L10.0", "L12.1"):
        assert refused(table, place)[0] == "no-such-city"
    refusal = table.why_not(PlaceToken("P1", "GRR", "L12.0"))
    assert refusal.code == "not-its-turn"


@pytest.mark.rule("1861-5.2.3-2")
def test_from_phase_5_homes_of_minors_that_were_not_started_are_free():
    table = choosing_home(at_stock_round("5"))
    for city in ("B4.0", "D20.0", "G15.0", "Q3.0", "D14.1"):
        assert table.legal(PlaceToken("P1", "MK", city))
    assert refused(table, "E1.1") == ("city-reserved", "1861-5.2.3-2")


@pytest.mark.rule("1861-5.2.3-2")
def test_without_such_a_city_no_public_can_be_started():
    table = at_stock_round()
    for city in FREE_IN_PHASE_4 - {"P8.0"}:
        table.token("GRR", city)
    assert table.legal(StartPublic("P1", "MK", 100))
    table.token("GRR", "P8.0")
    refusal = table.why_not(StartPublic("P1", "MK", 100))
    assert (refusal.code, refusal.rule) == ("no-city-to-start", "1861-5.2.3-2")
    assert not table.legal(StartPublic("P1", "MK", 100))


@pytest.mark.rule("1861-5.2.3-4")
def test_a_city_with_a_token_is_not_free_even_if_it_has_another_slot():
    table = at_stock_round()
    table.public("GRR", {"P2": 2}, price=90)
    table.tile("L12", "5")
    table.tile("L12", "15")
    table.token("GRR", "L12.0")
    choosing_home(table)
    assert refused(table, "L12.0") == ("city-taken", "1861-5.2.3-4")


@pytest.mark.rule("1861-5.2.3-3", "1861-5.2.3-4")
@pytest.mark.parametrize(
    "road",
    [
        ("L12", "K11"),  # to a town
        ("L12", "M11", "N10"),  # to a city
        ("F18", "E19", "D20"),  # to a city that is kept for a minor
        ("M19", "L20", "K21"),  # to an off-board area
    ],
)
def test_a_city_from_which_a_route_leads_to_another_station_is_connected(road):
    table = at_stock_round()
    city = f"{road[0]}.0"
    assert city in FREE_IN_PHASE_4
    table.road(*road)
    join(table, road[0], road[1])
    if table.title.map.hexes[road[-1]].kind == "plain":
        join(table, road[-1], road[-2])
    choosing_home(table)
    assert refused(table, city) == ("city-connected", "1861-5.2.3-3")


@pytest.mark.rule("1861-5.2.3-3")
def test_a_city_whose_track_ends_before_the_next_station_is_unconnected():
    table = at_stock_round()
    table.road("L12", "M11", "N10")
    join(table, "L12", "M11")
    choosing_home(table)
    assert table.legal(PlaceToken("P1", "MK", "L12.0"))


def join(table: Table, hex: str, other: str) -> None:
    """A yellow tile on a station, with an exit towards another hex."""
    edge = table.title.map.edge_between(hex, other)
    printed = table.title.map.hexes[hex].face
    face = next(face for face in table.title.catalogue.replacements(printed) if edge in face.exits)
    table.tile(hex, face.tile, face.rotation)


@pytest.mark.rule("1861-5.2.3-4", "1861-6.3-4", "1861-O-06")
@pytest.mark.parametrize(("circles", "free"), [("one_station", True), ("each_circle", False)])
def test_circles_of_one_hex_that_are_joined_outside_it_are_one_station(circles, free):
    table = at_stock_round(phase="5", network_circles=circles)
    # From the southern circle of Kiev around a corner to the north-western one.
    table.road("D14", "D16", "C15", "C13", "D14")
    assert ("D14.0" in start_cities(table.pos)) == free
    assert ("D14.1" in start_cities(table.pos)) == free
    assert "D14.2" in start_cities(table.pos)


@pytest.mark.rule("1861-C-39", "1861-5.2.3-3")
@pytest.mark.parametrize(("option", "free"), [("circle", True), ("hex", False)])
def test_whether_another_circle_of_the_hex_may_be_connected(option, free):
    table = at_stock_round(start_unconnected=option)
    assert "D14.0" in start_cities(table.pos)
    # From the northern-western circle of Kiev to Chernigov, a town.
    table.road("D14", "C13", "C11", "C9")
    join(table, "C9", "C11")
    assert ("D14.0" in start_cities(table.pos)) == free
    assert "L12.0" in start_cities(table.pos)


@pytest.mark.rule("1861-C-39", "1861-5.2.3-3")
@pytest.mark.parametrize("option", ["circle", "hex"])
def test_a_circle_that_is_connected_itself_is_closed(option):
    table = at_stock_round(start_unconnected=option)
    table.road("D14", "D16", "D18", "D20")
    join(table, "D20", "D18")
    assert "D14.0" not in start_cities(table.pos)
