"""Moscow, Kiev, St. Petersburg and Kharkov: their own tiles, and what lies on them (6.5.2.3)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import LayTile
from trunkline.eighteen.board import city_id, face_at, hex_of, stop_of
from trunkline.eighteen.components import STOP
from trunkline.eighteen.events import Paid
from trunkline.games.g1861.track import TrackStep

MOSCOW, KIEV, PETERSBURG, KHARKOV = "H8", "D14", "E1", "G15"
TILES = {
    MOSCOW: [("637", 0), ("638", 0), ("639", 0)],
    KIEV: [("635", 0), ("636", 0)],
    PETERSBURG: [("641", 0), ("642", 0)],
    KHARKOV: [("621", 0), ("207", 0), ("623", 0), ("640", 0)],
}
"""A tile for each colour that follows the print."""


def special(hex: str, phase: str = "8", laid: int = 0) -> Table:
    """NW with a token in a city, of whose tiles so many lie already; it may lay track."""
    table = Table(phase=phase)
    for tile, rotation in TILES[hex][:laid]:
        table.tile(hex, tile, rotation)
    table.public("NW", {"P1": 2}, cash=100, trains=("8",), city=city_id(hex, 0))
    table.public("SE", {"P2": 2}, cash=100, trains=("8",), city="F18.0")
    table.turn("NW", TrackStep, waiting=("SE",))
    return table


def offered(table: Table, hex: str) -> set[tuple[str, int]]:
    """The tiles and rotations that P1 may lay in a hex."""
    actions = [action for action in table.pos.legal("P1") if isinstance(action, LayTile)]
    return {(action.tile, action.rotation) for action in actions if action.hex == hex}


def content(table: Table, hex: str) -> list[tuple[int, int]]:
    """Value and slots of each city in a hex."""
    stops = face_at(table.title, table.state.board, hex).stops
    return [(stop.revenue[0], stop.slots) for stop in stops]


# --- their own tiles -------------------------------------------------------------------------


@pytest.mark.rule(
    "1861-6.5.2.3-10",
    "1861-6.5.2.3-11",
    "1861-6.5.2.3-12",
    "1861-6.5.2.3-13",
    "1861-6.5.2.3-14",
)
@pytest.mark.parametrize(
    ("hex", "laid", "expected"),
    [
        (MOSCOW, 0, {"637"}),
        (MOSCOW, 1, {"638"}),
        (MOSCOW, 2, {"639"}),
        (MOSCOW, 3, set()),
        (KIEV, 0, {"635"}),
        (KIEV, 1, {"636"}),
        (KIEV, 2, set()),
        (PETERSBURG, 0, {"641"}),
        (PETERSBURG, 1, {"642"}),
        (PETERSBURG, 2, set()),
        (KHARKOV, 0, {"201", "202", "621"}),
        (KHARKOV, 1, {"207", "208", "622"}),
        (KHARKOV, 2, {"623"}),
        (KHARKOV, 3, {"640"}),
        (KHARKOV, 4, set()),
    ],
)
def test_a_special_city_takes_these_tiles_and_no_others(
    hex: str, laid: int, expected: set[str]
) -> None:
    table = special(hex, laid=laid)
    assert {tile for tile, _ in offered(table, hex)} == expected


@pytest.mark.rule("1861-6.5.2.3-10")
@pytest.mark.parametrize(
    ("tile", "hex", "lies"),
    [
        ("635", "I13", ("57", 0)),
        ("637", "D20", ("621", 1)),
        ("636", "I13", ("15", 0)),
        ("638", "D20", ("207", 1)),
        ("641", "N10", ("207", 0)),
        ("639", "I13", ("63", 0)),
        ("640", "N10", ("623", 0)),
        ("642", "D20", ("801", 1)),
    ],
)
def test_tiles_of_special_cities_fit_nowhere_else(
    tile: str, hex: str, lies: tuple[str, int]
) -> None:
    table = Table(phase="8")
    table.tile(hex, *lies)
    table.public("NW", {"P1": 2}, city=city_id(hex, 0))
    table.turn("NW", TrackStep)
    for rotation in range(6):
        lay = LayTile("P1", "NW", hex, tile, rotation)
        assert not table.legal(lay)
        assert table.why_not(lay).code == "label-not-kept"


@pytest.mark.rule("1861-6.5.2.3-11")
@pytest.mark.parametrize(
    ("laid", "expected"),
    [(0, [(40, 1)] * 3), (1, [(50, 1)] * 3), (2, [(70, 3)]), (3, [(100, 4)])],
)
def test_moscow(laid: int, expected: list[tuple[int, int]]) -> None:
    assert content(special(MOSCOW, laid=laid), MOSCOW) == expected


@pytest.mark.rule("1861-6.5.2.3-12")
@pytest.mark.parametrize(
    ("laid", "expected"), [(0, [(30, 1)] * 3), (1, [(40, 1)] * 3), (2, [(50, 3)])]
)
def test_kiev(laid: int, expected: list[tuple[int, int]]) -> None:
    assert content(special(KIEV, laid=laid), KIEV) == expected


@pytest.mark.rule("1861-6.5.2.3-13")
@pytest.mark.parametrize(("laid", "expected"), [(0, [(40, 1)] * 2), (1, [(50, 3)]), (2, [(70, 3)])])
def test_saint_petersburg(laid: int, expected: list[tuple[int, int]]) -> None:
    assert content(special(PETERSBURG, laid=laid), PETERSBURG) == expected


@pytest.mark.rule("1861-6.5.2.3-14")
@pytest.mark.parametrize(
    ("laid", "expected"), [(1, [(30, 1)]), (2, [(40, 2)]), (3, [(50, 2)]), (4, [(60, 3)])]
)
def test_kharkov(laid: int, expected: list[tuple[int, int]]) -> None:
    assert content(special(KHARKOV, laid=laid), KHARKOV) == expected


@pytest.mark.rule("1861-6.5.2.3-15")
@pytest.mark.parametrize(
    ("hex", "brown", "city"),
    [("D20", ("801", 1), True), ("I13", ("63", 0), True), ("C9", ("911", 0), False)],
)
def test_other_brown_stations_have_no_grey_tile(
    hex: str, brown: tuple[str, int], city: bool
) -> None:
    table = Table(phase="8")
    table.tile(hex, *brown)
    if not city:
        table.tile("E9", "57", 2)
        table.road("E9", "D8", hex)
    table.public("NW", {"P1": 2}, city=city_id(hex if city else "E9", 0))
    table.turn("NW", TrackStep)
    assert offered(table, hex) == set()
    for grey in ("639", "640", "642"):
        refusal = table.why_not(LayTile("P1", "NW", hex, grey, 0))
        assert refusal.code == ("label-not-kept" if city else "wrong-kind-of-tile")


# --- Kiev costs --------------------------------------------------------------------------------


@pytest.mark.rule("1861-DX-39", "1861-6.5.2.3-8", "1861-6.5.2.3-9", "1861-C-21")
@pytest.mark.parametrize(("phase", "laid", "cost"), [("5", 1, 40), ("8", 1, 40), ("5", 0, 0)])
def test_only_the_brown_tile_of_kiev_costs(phase: str, laid: int, cost: int) -> None:
    table = special(KIEV, phase=phase, laid=laid)
    events = table.play(LayTile("P1", "NW", KIEV, *TILES[KIEV][laid]))
    paid = [event for event in events if isinstance(event, Paid)]
    assert paid == ([Paid("NW", "bank", cost, "track")] if cost else [])


@pytest.mark.rule("1861-DX-39")
def test_as_the_second_action_the_brown_tile_of_kiev_costs_60() -> None:
    table = special(KIEV, phase="5", laid=1)
    table.play(LayTile("P1", "NW", "C15", "9", 1))
    assert Paid("NW", "bank", 60, "track") in table.play(LayTile("P1", "NW", KIEV, "636", 0))


@pytest.mark.rule("1861-6.5.2.3-8")
@pytest.mark.parametrize(
    ("hex", "laid"), [(MOSCOW, 0), (MOSCOW, 1), (MOSCOW, 2), (PETERSBURG, 0), (KHARKOV, 2)]
)
def test_upgrades_of_the_other_special_cities_are_free(hex: str, laid: int) -> None:
    table = special(hex, laid=laid)
    table.play(LayTile("P1", "NW", hex, *TILES[hex][laid]))
    assert table.money("NW") == 100


# --- tokens and reservations ------------------------------------------------------------------


def exits_of(table: Table, city: str) -> set[int]:
    """The edges of a city."""
    face = face_at(table.title, table.state.board, hex_of(city))
    return {edge for edge, end in face.pieces if end == STOP + stop_of(city)}


@pytest.mark.rule("1861-6.5.2.3-18", "1861-6.5.2.3-7", "1861-6.5.3-14")
@pytest.mark.parametrize("rotation", range(6))
def test_tokens_and_reservations_follow_their_circles_in_moscow(rotation: int) -> None:
    table = Table(phase="3")
    table.minor("N", "P1")
    table.turn("N", TrackStep)
    assert {turn for _, turn in offered(table, MOSCOW)} == set(range(6))
    table.play(LayTile("P1", "N", MOSCOW, "637", rotation))
    (city,) = (city for city, owners in table.state.board.tokens.items() if "N" in owners)
    assert 2 in exits_of(table, city)
    kept = {owner: city for city, owners in table.state.reserved.items() for owner in owners}
    assert 4 in exits_of(table, kept["MNN"])
    assert 0 in exits_of(table, kept["M-K"])
    assert len({city, kept["MNN"], kept["M-K"]}) == 3


@pytest.mark.rule("1861-6.5.2.3-18", "1861-6.5.2.3-7", "1861-6.5.3-14")
@pytest.mark.parametrize("rotation", range(6))
def test_tokens_and_reservations_follow_their_circles_in_kiev(rotation: int) -> None:
    table = Table(phase="3")
    table.minor("KK", "P1")
    table.turn("KK", TrackStep)
    assert {turn for _, turn in offered(table, KIEV)} == set(range(6))
    table.play(LayTile("P1", "KK", KIEV, "635", rotation))
    (city,) = (city for city, owners in table.state.board.tokens.items() if "KK" in owners)
    assert 4 in exits_of(table, city)
    kept = {owner: city for city, owners in table.state.reserved.items() for owner in owners}
    assert 2 in exits_of(table, kept["KB"])


@pytest.mark.rule("1861-6.5.2.3-7")
def test_a_token_stays_in_its_city() -> None:
    table = Table(phase="3")
    table.tile(KHARKOV, "621", 1)
    table.minor("KR", "P1")
    table.turn("KR", TrackStep)
    table.play(LayTile("P1", "KR", KHARKOV, "207", 1))
    assert table.state.board.tokens["G15.0"] == ("KR",)


@pytest.mark.rule("1861-6.5.2.3-19")
def test_joined_circles_share_their_tokens_and_reservations() -> None:
    table = Table(phase="4")
    table.tile(MOSCOW, "637", 1)
    table.minor("N", "P1")
    table.minor("MNN", "P2")
    table.state.phase = "5"  # brown tiles, and the reservation of M-K still there to be seen
    table.turn("N", TrackStep)
    table.play(LayTile("P1", "N", MOSCOW, "638", 0))
    assert set(table.state.board.tokens["H8.0"]) == {"N", "MNN"}
    assert table.state.reserved["H8.0"] == ("M-K",)
    assert not any(city in table.state.board.tokens for city in ("H8.1", "H8.2"))


@pytest.mark.rule("1861-6.5.2.3-19", "1861-6.5.3-5")
def test_the_slot_of_the_rsr_in_saint_petersburg_moves_to_the_joined_city() -> None:
    table = Table(phase="4")
    table.minor("SPW", "P1")
    table.phase("5")
    table.turn("SPW", TrackStep)
    table.play(LayTile("P1", "SPW", PETERSBURG, "641", 0))
    assert table.state.board.tokens["E1.0"] == ("SPW",)
    assert table.state.reserved["E1.0"] == ("RSR",)
