"""The components of 1861: their numbers, the money, and the limits (2, F-6)."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from msgspec import structs

from tests.games.g1861 import reference
from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Bid, BuyTrain, LayTile, PlaceToken, StartPublic
from trunkline.eighteen.events import LoanTaken
from trunkline.eighteen.market import stack
from trunkline.eighteen.state import BANK
from trunkline.eighteen.trains import new_trains
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.title import make_title
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep
from trunkline.words.rulebook import rule

TITLE = make_title(3, {})
KINDS = {
    kind: [c for c in TITLE.charters.values() if c.kind == kind]
    for kind in ("minor", "public", "national")
}


def amount(id: str, words: str) -> int:
    """The number that a rule gives before some words."""
    text = rule(id, "1861")
    assert text is not None
    found = re.search(rf"(\d+) {words}", text.text)
    assert found, f"{id} names no number of {words}"
    return int(found[1])


@pytest.mark.rule("1861-2-1", "1861-2.2-1", "1861-2.2.2-1", "1861-2.2.3-1")
def test_the_railways_are_as_many_as_the_rules_say():
    assert len(TITLE.privates) == amount("1861-2-1", "private certificates")
    assert len(KINDS["minor"]) == amount("1861-2-1", "minor charters")
    assert len(KINDS["public"]) == amount("1861-2-1", "public charters")
    assert len(KINDS["national"]) == amount("1861-2-1", "RSR charter")
    certificates = {len(charter.certificates) for charter in KINDS["public"]}
    assert certificates == {amount("1861-2-1", "certificates for each public")}
    assert {charter.id for charter in KINDS["public"]} == {
        "GRR", "NW", "SW", "SE", "MK", "MVR", "MKV", "MKN",
    }  # fmt: skip


@pytest.mark.rule("1861-2.2.3-1")
def test_publics_differ_only_in_name():
    def without_names(charter):
        return structs.replace(charter, id="", name="", label="", colour="")

    assert len({without_names(charter) for charter in KINDS["public"]}) == 1


@pytest.mark.rule("1861-2-1", "1861-2.4-1", "1861-2.4-2", "1861-2.4-3")
def test_every_company_has_its_map_tokens_and_one_for_the_market():
    assert [charter.tokens for charter in KINDS["minor"]] == [1] * 16
    assert [charter.tokens for charter in KINDS["public"]] == [3] * 8
    assert KINDS["national"][0].tokens == 8
    assert amount("1861-2-1", "minor tokens") == 16 * (1 + 1)
    assert amount("1861-2-1", "public tokens") == 8 * (3 + 1)
    assert KINDS["national"][0].tokens == amount("1861-2-1", "RSR tokens")
    table = Table(phase="4")
    table.minor("N", "P1", price=70)
    table.public("MK", {"P2": 2}, price=70, city="L12.0")
    # One token of each on the market, and one on the map to begin with.
    assert stack(table.pos, (5, 3)) == ["N", "MK"]
    assert table.state.board.tokens == {"H8.1": ("N",), "L12.0": ("MK",)}


@pytest.mark.rule("1861-2.4-2")
def test_a_public_places_no_fourth_token_on_the_map():
    table = Table(phase="5")
    table.public("MK", {"P2": 2}, cash=500, trains=["5"], city="L12.0")
    for city in ("M7.0", "P8.0"):
        table.token("MK", city)
    table.turn("MK")
    table.state.stack.append(TokenStep("MK"))
    refusal = table.why_not(PlaceToken("P2", "MK", "P2.0"))
    assert (refusal.code, refusal.rule) == ("no-token-left", "1861-2.4-2")


@pytest.mark.rule("1861-2-1", "1861-2-2")
def test_tiles_are_as_many_as_the_rules_say():
    numbers: Counter[str] = Counter()
    plain = {"7", "8", "9"}
    for tile in TITLE.tiles.values():
        assert (tile.count is None) == (tile.id in plain)
        numbers[tile.face.colour] += tile.count or 0
    for colour in ("green", "brown", "grey"):
        assert numbers[colour] == amount("1861-2-2", colour) == amount("1861-2-1", colour)
    assert numbers["yellow"] == amount("1861-2-2", "yellow tiles with stations")
    limited = make_title(3, {"yellow_plain_supply": "46"})
    assert limited.shared_count == {"plain yellow": amount("1861-2-2", "plain yellow tiles")}
    assert numbers["yellow"] + 46 == amount("1861-2-1", "yellow")


@pytest.mark.rule("1861-2-1", "1861-2.5-1")
def test_trains_leave_room_for_those_without_limit():
    assert list(TITLE.trains) == ["2", "3", "4", "5", "6", "7", "8", "2+2", "5+5E"]
    limited = sum(kind.count for kind in TITLE.trains.values() if kind.count is not None)
    assert limited == 29
    assert amount("1861-2-1", "train cards") - limited == 13
    assert [kind.id for kind in TITLE.trains.values() if kind.count is None] == ["8", "2+2", "5+5E"]


@pytest.mark.rule("1861-2.3-1", "1861-3-3")
def test_tiles_have_four_colours_of_which_only_yellow_may_be_laid_at_the_start():
    assert {tile.face.colour for tile in TITLE.tiles.values()} == {
        "yellow", "green", "brown", "grey",
    }  # fmt: skip
    table = Table()
    table.minor("RO", "P1", cash=500)
    table.turn("RO", TrackStep)
    tiles = {c.tile for c in table.pos.legal("P1") if isinstance(c, LayTile)}
    assert tiles
    assert {TITLE.tiles[tile].face.colour for tile in tiles} == {"yellow"}
    table.tile("B4", "201")
    table.turn("RO", TrackStep)
    refusal = table.why_not(LayTile("P1", "RO", "B4", "207", 0))
    assert refusal.code == "colour-not-yet"


@pytest.mark.rule("1861-2.1.1-1")
def test_cities_have_slots_for_tokens_and_towns_have_none():
    faces = [tile.face for tile in TITLE.tiles.values()]
    faces += [hex.face for hex in TITLE.map.hexes.values()]
    stops = [stop for face in faces for stop in face.stops]
    assert {stop.kind for stop in stops} == {"city", "town", "offboard"}
    assert all((stop.slots > 0) == (stop.kind == "city") for stop in stops)


# --- money ----------------------------------------------------------------------


@pytest.mark.rule("1861-F-6", "1861-2.6-1", "1861-2.6-2", "1861-3-4", "1861-5.2.1-2")
@pytest.mark.parametrize("row", reference.table("F-6"), ids=lambda row: row["players"])
def test_starting_money_and_certificate_limit(row):
    (players, *_) = reference.figures(row["players"])
    table = Table(players, players_two=players == 2)
    cash = reference.money(row["starting money each"])
    assert {table.money(seat) for seat in table.title.seats} == {cash}
    assert table.title.certificate_limit == int(row["certificate limit"])
    assert table.money(BANK) == 15_000 - players * cash
    assert sum(table.state.cash.values()) == 15_000


ITEMS = {row["item"]: row["value"] for row in reference.table("F-6", 1)}


@pytest.mark.rule("1861-F-6")
def test_the_figures_of_the_second_table():
    table = Table()
    assert table.title.bank == reference.money(ITEMS["bank"])
    holding, players, holding_for_two = reference.figures(
        ITEMS["holding limit per player and public"]
    )
    assert players == 2
    assert table.title.holding_limit * 10 == holding
    assert make_title(2, {"players_two": True}).holding_limit * 10 == holding_for_two
    assert table.title.pool_limit * 10 == reference.figures(ITEMS["bank pool limit per public"])[0]
    loan, received, interest = reference.figures(ITEMS["loan"])
    assert table.title.loan_value == loan
    assert table.title.loan_interest == interest == loan - received
    minor, public = reference.figures(ITEMS["loan limit"])
    assert (table.title.loan_limit("N"), table.title.loan_limit("MK")) == (minor, public)
    assert table.title.loan_limit("RSR") is None
    second, third = reference.figures(ITEMS["tokens of a public"].partition(";")[2])
    assert table.title.token_costs_per_hex == (0, second, third)
    eight, *places = reference.figures(ITEMS["RSR tokens"])
    assert table.title.charters["RSR"].tokens == eight == sum(places)


@pytest.mark.rule("1861-F-6")
def test_the_second_track_action_and_the_bids_cost_what_the_table_says():
    second = reference.money(ITEMS["second track action"])
    table = Table()
    table.minor("RO", "P1", cash=500)
    table.turn("RO", TrackStep)
    table.play(LayTile("P1", "RO", "B4", "201", 5))
    assert table.money("RO") == 500
    lay = next(c for c in table.pos.legal("P1") if isinstance(c, LayTile))
    assert table.title.map.hexes[lay.hex].cost == 0
    table.play(lay)
    assert table.money("RO") == 500 - second
    least, step = reference.figures(ITEMS["minimum bid for a minor"])
    table.stock_round("")
    assert table.legal(Bid("P1", "N", least))
    assert not table.legal(Bid("P1", "N", least - step))
    assert table.legal(Bid("P1", "N", least + step))
    assert not table.legal(Bid("P1", "N", least + 1))


@pytest.mark.rule("1861-F-6")
def test_terrain_costs_what_the_table_says():
    costs = {hex.cost for hex in TITLE.map.hexes.values()} - {0}
    assert costs == set(reference.figures(ITEMS["terrain"].partition("per")[0]))


@pytest.mark.rule("1861-2.1.4-1")
def test_trains_from_the_bank_are_paid_to_the_bank_and_leave_the_train_market():
    table = Table()
    table.minor("RO", "P1", cash=500)
    bank = table.money(BANK)
    table.turn("RO", TrainStep)
    table.play(BuyTrain("P1", "RO", "2", "depot", 100))
    assert (table.money("RO"), table.money(BANK)) == (400, bank + 100)
    assert table.state.depot["2"] == 9
    assert table.state.companies["RO"].trains == ("2",)


@pytest.mark.rule("1861-2.7-1")
def test_one_marker_on_the_charter_stands_for_one_loan():
    table = Table()
    table.minor("RO", "P1", cash=15)
    table.turn("RO", TrainStep)
    events = table.play(BuyTrain("P1", "RO", "2", "depot", 100))
    assert LoanTaken("RO", 2) in events
    assert table.state.companies["RO"].loans == 2


@pytest.mark.rule("1861-2.5-2", "1861-3-2")
def test_types_become_available_one_after_the_other():
    table = Table()
    for kind in ("2", "3", "4", "5", "6", "7"):
        assert [train.id for train in new_trains(table.pos)] == [kind]
        table.state.depot[kind] = 1
        assert [train.id for train in new_trains(table.pos)] == [kind]
        table.state.depot[kind] = 0
    assert [train.id for train in new_trains(table.pos)] == ["8"]


@pytest.mark.rule("1861-2.5-3", "1861-C-31")
def test_the_special_trains_are_on_sale_after_the_first_8_train():
    table = Table(phase="7")
    table.state.depot["7"] = 0
    assert [train.id for train in new_trains(table.pos)] == ["8"]
    table.phase("8")
    assert [train.id for train in new_trains(table.pos)] == ["8", "2+2", "5+5E"]


# --- where things lie ---------------------------------------------------------------


@pytest.mark.rule("1861-2.1.5-1", "1861-3-1")
def test_certificates_of_publics_lie_in_the_initial_offering_the_directors_on_top():
    table = Table(phase="4")
    table.no_privates()
    table.minor("N", "P2")
    for charter in KINDS["public"]:
        assert table.in_offering(charter.id)
        assert charter.certificates[0] == 2
    table.stock_round("P1")
    table.play(StartPublic("P1", "MK", 70))
    # The first certificate that anybody gets is the director's.
    assert table.state.certificates["MK"][0] == "P1"


@pytest.mark.rule("1861-2.1.1-2", "1861-2.1.1-5")
def test_no_tile_is_ever_laid_on_red_or_grey_hexes_or_off_the_map():
    table = Table(phase="8")
    table.public("MK", {"P1": 2}, cash=500, trains=["8"], city="L12.0")
    table.turn("MK", TrackStep)
    fixed = {hex.id: hex.kind for hex in TITLE.map.hexes.values() if hex.kind != "plain"}
    assert len(fixed) == 8 + 11
    for hex, kind in fixed.items():
        refusal = table.why_not(LayTile("P1", "MK", hex, "8", 0))
        rules = {"fixed": "1861-2.1.1-5", "offboard": "1861-2.1.1-2"}
        codes = {"fixed": "hex-takes-no-tile", "offboard": "area-takes-no-tile"}
        assert (refusal.code, refusal.rule) == (codes[kind], rules[kind])
    laid_on = {c.hex for c in table.pos.legal("P1") if isinstance(c, LayTile)}
    assert laid_on
    assert not laid_on & set(fixed)
    for sea in ("F21", "A1", "K1"):
        assert table.why_not(LayTile("P1", "MK", sea, "8", 0)).code == "no-such-hex"
