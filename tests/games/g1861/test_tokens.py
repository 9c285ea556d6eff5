"""Tokens of publics: where, how many, and at what cost (6.5.3)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import runs, three_cities
from trunkline.eighteen.actions import LayTile, Pass, PlaceToken, StartPublic
from trunkline.eighteen.events import Paid, TokenPlaced
from trunkline.games.g1861.running import RunStep
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep


def voronezh(phase: str = "5", middle: tuple[str, int] = ("621", 1), cash: int = 500) -> Table:
    """NW in Voronezh, on a line with Kharkov (2 hexes off) and Ekaterinoslav (4 hexes off)."""
    table = Table(phase=phase)
    three_cities(table, middle)
    table.public("NW", {"P1": 2}, cash=cash, trains=("5",), city="I13.0")
    table.public("GRR", {"P1": 2}, trains=("5",), city="Q3.0")
    table.turn("NW", TokenStep, waiting=("GRR",))
    return table


def place(city: str) -> PlaceToken:
    return PlaceToken("P1", "NW", city)


def refused(table: Table, action: PlaceToken) -> tuple[str, str]:
    """Code and rule of the refusal of an action that is not offered either."""
    assert not table.legal(action)
    refusal = table.why_not(action)
    return refusal.code, refusal.rule


# --- where --------------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.3-1")
def test_a_public_places_one_token_in_a_turn_on_one_of_its_routes() -> None:
    table = voronezh()
    assert table.legal(place("F18.0"))
    assert table.legal(place("G15.0"))
    assert refused(table, place("L12.0")) == ("city-not-reached", "1861-6.5.3-1")
    assert TokenPlaced("NW", "G15.0") in table.play(place("G15.0"))
    assert "NW" in table.state.board.tokens["G15.0"]
    assert table.asked()[1] == "RunStep"
    assert not table.legal(place("F18.0"))


@pytest.mark.rule("1861-6.5.3-1", "1861-6.5-2")
def test_a_public_may_leave_its_tokens_on_the_charter() -> None:
    table = voronezh()
    table.play(Pass("P1"))
    assert table.asked()[1] == "RunStep"


@pytest.mark.rule("1861-6.5.3-1")
def test_a_city_without_free_slot_takes_no_token() -> None:
    table = voronezh(middle=("207", 1))
    table.token("SE", "G15.0")
    assert table.legal(place("G15.0"))
    table.token("SW", "G15.0")
    assert refused(table, place("G15.0")) == ("no-free-slot", "1861-6.5.3-1")


@pytest.mark.rule("1861-6.5.3-1", "1861-6.3-5")
def test_no_token_behind_a_blocked_city() -> None:
    table = voronezh()
    table.token("SE", "D20.0")
    assert table.legal(place("F18.0"))
    table.turn("NW", TrackStep)
    table.token("SE", "G15.0")
    table.turn("NW", TokenStep, waiting=("GRR",))
    assert table.asked()[1] == "RunStep"  # neither Kharkov nor what lies behind is left


@pytest.mark.rule("1861-6.5.3-2")
def test_minors_never_place_a_second_token() -> None:
    table = Table(phase="5")
    three_cities(table)
    table.minor("MV", "P1", cash=500, trains=("5",))
    table.turn("MV", TrackStep)
    table.play(Pass("P1"))
    assert table.asked() == ("P1", "RunStep")
    assert not table.legal(PlaceToken("P1", "MV", "G15.0"))


@pytest.mark.rule("1861-6.5.3-7")
def test_no_second_token_in_one_hex() -> None:
    table = Table(phase="5")
    table.tile("D14", "635", 0)
    table.tile("F18", "15", 1)
    table.road("D14", "D16", "E17", "F18")
    table.road("D14", "E15", "F16", "F18")  # comes to the circle with exits 4 and 5
    table.public("NW", {"P1": 2}, cash=500, trains=("5",), city="D14.0")
    table.turn("NW", TokenStep)
    assert table.legal(place("F18.0"))
    assert refused(table, place("D14.2")) == ("token-in-hex", "1861-6.5.3-7")
    assert refused(table, place("D14.0")) == ("token-in-hex", "1861-6.5.3-7")


@pytest.mark.rule("1861-6.5.3-8")
def test_tokens_stay_where_they_are_while_companies_build_and_place() -> None:
    table = voronezh(middle=("207", 1))
    table.token("SE", "G15.0")
    table.turn("NW", TrackStep, waiting=("GRR",))
    before = dict(table.state.board.tokens)
    table.play(LayTile("P1", "NW", "G15", "623", 0), Pass("P1"), place("G15.0"))
    after = table.state.board.tokens
    assert all(after[city][: len(owners)] == owners for city, owners in before.items())


@pytest.mark.rule("1861-6.5.3-13")
def test_ekaterinburg_takes_a_token_and_an_area_never_does() -> None:
    table = Table(phase="5")
    table.tile("P2", "57", 2)
    table.public("NW", {"P1": 2}, cash=500, trains=("5",), city="P2.0")
    table.turn("NW", TokenStep)
    assert table.legal(place("Q3.0"))
    assert refused(table, place("A9.0")) == ("no-such-city", "1861-6.5.3-13")
    table.token("SE", "Q3.0")
    assert table.why_not(place("Q3.0")).code == "no-free-slot"


# --- slots that are kept --------------------------------------------------------------------


@pytest.mark.rule("1861-DX-43", "1861-6.5.3-3", "1861-6.5.3-4")
@pytest.mark.parametrize(("phase", "free"), [("4", False), ("5", True)])
def test_the_last_slot_is_kept_for_a_minor_before_phase_5(phase: str, free: bool) -> None:
    table = voronezh(phase, middle=("207", 1))
    assert table.legal(place("G15.0"))  # one of two slots is free in any case
    table.token("SE", "G15.0")
    assert table.legal(place("G15.0")) is free
    if not free:
        kept = ("slot-kept-for-minor", "1861-6.5.3-3")
        assert refused(table, place("G15.0")) == kept


@pytest.mark.rule("1861-6.5.3-3")
def test_a_single_slot_is_kept_for_a_minor() -> None:
    table = voronezh("4")
    assert refused(table, place("G15.0")) == ("slot-kept-for-minor", "1861-6.5.3-3")
    table.minor("KR", "P3", trains=("4",))  # from now on its token stands there
    assert refused(table, place("G15.0")) == ("no-free-slot", "1861-6.5.3-1")


@pytest.mark.rule("1861-6.5.3-14", "1861-6.5.3-3")
def test_circles_of_kiev_are_kept_for_their_minors_and_the_third_is_free() -> None:
    table = Table(phase="4")
    table.tile("D14", "635", 0)
    table.tile("F18", "15", 1)  # exits 1, 2, 3, 4
    table.road("D14", "D16", "E17", "F18")
    table.road("D14", "E15", "F16", "F18")
    table.public("NW", {"P1": 2}, cash=500, trains=("4",), city="F18.0")
    table.turn("NW", TokenStep)
    assert table.legal(place("D14.0"))
    assert refused(table, place("D14.2")) == ("slot-kept-for-minor", "1861-6.5.3-3")


@pytest.mark.rule("1861-6.5.3-5", "1861-O-48")
@pytest.mark.parametrize("phase", ["4", "7"])
def test_the_circle_of_the_rsr_in_saint_petersburg_is_closed_to_others(phase: str) -> None:
    table = Table(phase=phase)
    table.public("NW", {"P1": 2}, cash=500, trains=("7",), city="H8.1")
    table.tile("G5", "87", 0)  # Tver with exits 0, 1, 2, 3
    table.road("G5", "F6", "E7", "E9")
    table.tile("E9", "57", 0)
    table.state.reserved.pop("E9.0", None)
    table.turn("NW", TokenStep)
    assert table.legal(place("E9.0"))
    assert refused(table, place("E1.1")) == ("slot-kept-for-national", "1861-6.5.3-5")


@pytest.mark.rule("1861-6.5.3-5")
def test_one_slot_of_the_brown_saint_petersburg_is_kept_for_the_rsr() -> None:
    table = Table(phase="5")
    table.tile("E1", "641", 0)
    table.token("SE", "E1.0")
    table.public("NW", {"P1": 2}, cash=500, trains=("5",), city="H8.1")
    table.turn("NW", TokenStep)
    assert table.legal(place("E1.0"))
    table.token("SW", "E1.0")
    assert refused(table, place("E1.0")) == ("slot-kept-for-national", "1861-6.5.3-5")


@pytest.mark.rule("1861-O-48", "1861-6.3-6")
def test_the_empty_slot_of_the_rsr_does_not_block() -> None:
    table = Table(phase="5")
    table.tile("E1", "641", 0)
    table.token("SE", "E1.0")
    table.token("SW", "E1.0")
    table.public("NW", {"P1": 2}, trains=("5",), city="H8.1")
    table.turn("NW", RunStep)
    through = runs("P1", "NW", "5: H8 G7 G5 F4 F2 E1 D2 D4 C5 C7 B8")
    table.tile("B8", "58", 4)
    assert table.legal(through)
    table.token("RSR", "E1.0")
    assert table.why_not(through).code == "city-blocked"


@pytest.mark.rule("1861-6.5.3-5")
def test_one_slot_of_the_grey_moscow_is_for_the_rsr() -> None:
    table = Table(phase="6")
    table.tile("H8", "637", 0)
    table.tile("H8", "638", 0)
    table.public("NW", {"P1": 2}, cash=100, trains=("6",), city="H8.0")
    table.token("SE", "H8.0")
    table.token("SW", "H8.0")
    table.turn("NW", TrackStep)
    table.play(LayTile("P1", "NW", "H8", "639", 0))
    assert set(table.state.board.tokens["H8.0"]) == {"NW", "SE", "SW", "RSR"}


# --- cost ------------------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.3-6")
def test_the_first_token_of_a_public_is_free() -> None:
    table = Table(phase="4")
    table.stock_round("P1")
    table.play(StartPublic("P1", "NW", 100))
    assert table.legal(PlaceToken("P1", "NW", "F18.0"))
    events = table.play(PlaceToken("P1", "NW", "F18.0"))
    assert TokenPlaced("NW", "F18.0") in events
    assert not any(isinstance(event, Paid) and event.source == "NW" for event in events)
    assert table.money("NW") == 200


@pytest.mark.rule("1861-EX-10", "1861-6.5.3-9", "1861-6.5.3-10", "1861-6.5.3-11")
def test_kazan_and_samara_from_ekaterinburg() -> None:
    table = Table(phase="5")
    table.road("Q3", "P4", "O5", "N6", "M7", "M9", "N10")
    table.tile("N10", "621", 2)
    table.public("NW", {"P1": 2}, cash=200, trains=("5",), city="Q3.0")
    table.turn("NW", TokenStep)
    assert table.legal(place("M7.0"))
    assert Paid("NW", "bank", 80, "token") in table.play(place("M7.0"))
    table.turn("NW", TokenStep)
    assert table.legal(place("N10.0"))
    assert Paid("NW", "bank", 80, "token") in table.play(place("N10.0"))


@pytest.mark.rule("1861-DX-40", "1861-6.5.3-10", "1861-6.5.3-11")
def test_voronezh_as_the_third_token_beside_ekaterinburg_and_moscow() -> None:
    table = Table(phase="5")
    table.tile("H8", "637", 0)
    table.road("H8", "I9", "I11", "I13")
    table.tile("I13", "57", 0)
    table.public("NW", {"P1": 2}, cash=200, trains=("5",), city="Q3.0")
    table.token("NW", "H8.2")
    table.turn("NW", TokenStep)
    assert Paid("NW", "bank", 120, "token") in table.play(place("I13.0"))


@pytest.mark.rule("1861-DX-41", "1861-6.5.3-9")
@pytest.mark.parametrize("phase", ["4", "5"])
def test_kiev_as_the_second_token_beside_ekaterinoslav(phase: str) -> None:
    table = Table(phase=phase)
    table.tile("F18", "57", 2)
    table.road("F18", "E17", "D16", "D14")
    table.public("NW", {"P1": 2}, cash=60, trains=("5",), city="F18.0")
    table.turn("NW", TokenStep)
    assert Paid("NW", "bank", 60, "token") in table.play(place("D14.0"))


@pytest.mark.rule("1861-6.5.3-10")
def test_the_third_token_counts_from_the_nearer_one() -> None:
    table = voronezh()
    table.token("NW", "D20.0")
    assert Paid("NW", "bank", 40 * 2, "token") in table.play(place("F18.0"))  # 2 from Odessa


@pytest.mark.rule("1861-6.5.3-9", "1861-2.4-2")
def test_after_the_third_token_there_is_no_other() -> None:
    table = voronezh()
    table.token("NW", "D20.0")
    table.play(place("F18.0"))
    table.turn("NW", TokenStep)
    assert table.asked()[1] == "RunStep"


@pytest.mark.rule("1861-6.5.3-12")
@pytest.mark.parametrize(("cash", "near", "far"), [(80, True, True), (79, True, False)])
def test_the_treasury_must_pay_for_the_token(cash: int, near: bool, far: bool) -> None:
    table = voronezh(cash=cash)
    assert table.legal(place("G15.0")) is near
    assert table.legal(place("F18.0")) is far
    if not far:
        assert refused(table, place("F18.0")) == ("token-too-dear", "1861-6.5.3-12")


@pytest.mark.rule("1861-6.5.3-11", "1861-O-13")
@pytest.mark.parametrize(("counted", "steps"), [("grid", 5), ("on_map", 7)])
def test_how_the_distance_to_astrakhan_is_counted(counted: str, steps: int) -> None:
    table = Table(phase="5", token_distance=counted)
    table.tile("N10", "621", 1)
    table.road("N10", "M11", "L12", "L14", "K15", "K17", "L18", "M19")
    table.tile("M19", "621", 2)
    table.public("NW", {"P1": 2}, cash=500, trains=("5",), city="N10.0")
    table.turn("NW", TokenStep)
    assert Paid("NW", "bank", 20 * steps, "token") in table.play(place("M19.0"))


@pytest.mark.rule("1861-O-13")
@pytest.mark.parametrize("counted", ["grid", "on_map"])
def test_elsewhere_both_ways_of_counting_agree(counted: str) -> None:
    table = Table(phase="5", token_distance=counted)
    three_cities(table)
    table.public("NW", {"P1": 2}, cash=500, trains=("5",), city="I13.0")
    table.turn("NW", TokenStep)
    assert Paid("NW", "bank", 20 * 4, "token") in table.play(place("F18.0"))
