"""Upgrading track: what replaces what, where, and at what cost (6.5.2.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import three_cities
from trunkline.eighteen.actions import LayTile
from trunkline.eighteen.board import supply
from trunkline.eighteen.events import Paid, TileLaid
from trunkline.games.g1861.track import TrackStep


def voronezh(phase: str = "3") -> Table:
    """M-V on the line Voronezh – Kharkov – Ekaterinoslav, which goes on to I12 in the north."""
    table = Table(phase="2")
    three_cities(table)
    table.road("I13", "J12", "K11", "L10")
    table.minor("MV", "P1", cash=200, trains=("3",))
    table.minor("RO", "P2", trains=("3",))
    table.phase(phase)
    table.turn("MV", TrackStep, waiting=("RO",))
    return table


def lay(hex: str, tile: str, rotation: int = 0, company: str = "MV") -> LayTile:
    return LayTile("P1", company, hex, tile, rotation)


def refused(table: Table, action: LayTile) -> tuple[str, str]:
    """Code and rule of the refusal of an action that is not offered either."""
    assert not table.legal(action)
    refusal = table.why_not(action)
    return refusal.code, refusal.rule


def laid(table: Table, hex: str) -> set[tuple[str, int]]:
    """The tiles and rotations that P1 may lay in a hex."""
    actions = [action for action in table.pos.legal("P1") if isinstance(action, LayTile)]
    return {(action.tile, action.rotation) for action in actions if action.hex == hex}


def tiles(table: Table, hex: str) -> set[str]:
    return {tile for tile, _ in laid(table, hex)}


# --- what replaces what ------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.2.3-1")
def test_colours_follow_each_other() -> None:
    table = voronezh("6")
    wrong = ("wrong-colour", "1861-6.5.2.3-1")
    for tile in ("623", "640"):
        assert refused(table, lay("G15", tile)) == wrong
    assert table.legal(lay("G15", "207", 1))
    table.tile("G15", "207", 1)
    assert refused(table, lay("G15", "640")) == wrong
    assert refused(table, lay("G15", "208", 1)) == wrong
    assert table.legal(lay("G15", "623"))
    table.tile("G15", "623")
    assert refused(table, lay("G15", "207", 1)) == wrong
    assert table.legal(lay("G15", "640"))
    table.tile("G15", "640")
    assert laid(table, "G15") == set()


@pytest.mark.rule("1861-6.5.2.3-2", "1861-6.5.2.1-12")
def test_the_removed_tile_returns_to_the_supply() -> None:
    table = voronezh()
    assert supply(table.title, table.state.board, "621") == 1
    events = table.play(lay("G15", "207", 1))
    assert TileLaid("MV", "G15", "207", 1, "621") in events
    assert supply(table.title, table.state.board, "621") == 2
    assert supply(table.title, table.state.board, "207") == 4


@pytest.mark.rule("1861-6.5.2.3-3")
@pytest.mark.parametrize(
    ("hex", "kind"),
    [
        ("H14", {"18", "19", "20", "23", "24", "26", "27"}),  # plain track 1-4
        ("K11", {"87", "88", "204"}),  # the town Penza
        ("I13", {"14", "15", "619"}),  # Voronezh, without letter
        ("G15", {"207", "208", "622"}),  # Kharkov, Y
    ],
)
def test_a_tile_is_replaced_by_one_of_its_kind(hex: str, kind: set[str]) -> None:
    table = voronezh()
    assert tiles(table, hex)
    assert tiles(table, hex) <= kind
    green = {tile.id for tile in table.title.tiles.values() if tile.face.colour == "green"}
    for other in green - kind:
        for rotation in range(6):
            assert not table.legal(lay(hex, other, rotation))


@pytest.mark.rule("1861-6.5.2.3-3")
@pytest.mark.parametrize(
    ("hex", "tile", "rotation", "code"),
    [
        ("H14", "88", 1, "wrong-kind-of-tile"),
        ("H14", "14", 1, "wrong-kind-of-tile"),
        ("K11", "23", 1, "wrong-kind-of-tile"),
        ("K11", "14", 1, "wrong-kind-of-tile"),
        ("I13", "88", 1, "wrong-kind-of-tile"),
        ("I13", "208", 1, "label-not-kept"),
        ("G15", "14", 1, "label-not-kept"),
    ],
)
def test_a_tile_of_another_kind_is_refused(hex: str, tile: str, rotation: int, code: str) -> None:
    assert refused(voronezh(), lay(hex, tile, rotation)) == (code, "1861-6.5.2.3-3")


@pytest.mark.rule("1861-6.5.2.3-4")
def test_all_old_track_is_on_the_new_tile() -> None:
    table = voronezh()
    faces = table.title.catalogue.faces
    assert laid(table, "G15") == {
        (tile, rotation)
        for tile in ("207", "208", "622")
        for rotation in range(6)
        if {1, 4} <= set(faces[tile, rotation].exits)
    }
    for hex, tile, rotation in (("G15", "207", 0), ("H14", "24", 0), ("K11", "87", 0)):
        assert refused(table, lay(hex, tile, rotation)) == ("track-not-kept", "1861-6.5.2.3-4")


@pytest.mark.rule("1861-6.5.2.3-20", "1861-6.5.2.2-10", "1861-6.5.2.2-11")
def test_new_exits_must_be_legal_too() -> None:
    table = voronezh()
    table.road("F18", "F20", "E19")
    assert refused(table, lay("F20", "28", 3)) == ("exit-off-map", "1861-6.5.2.2-10")
    table = Table(phase="3")
    table.tile("B4", "201", 5)
    table.road("B4", "B6", "B8")
    table.minor("RO", "P1")
    table.turn("RO", TrackStep)
    against = ("exit-against-border", "1861-6.5.2.2-11")
    assert refused(table, lay("B6", "23", 0, "RO")) == against  # the west side of C5
    assert table.legal(lay("B6", "24", 3, "RO"))  # new track 3-5 into C7


# --- connection ---------------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.2.3-5")
def test_new_plain_track_must_extend_a_route() -> None:
    table = Table(phase="3")
    table.tile("I13", "57", 0)
    table.road("I13", "I11", "I9")
    table.minor("MV", "P1")
    table.turn("MV", TrackStep)
    assert table.legal(lay("I11", "23", 0))  # 0-4 leaves the track that comes from Voronezh
    unconnected = ("new-track-not-connected", "1861-6.5.2.3-5")
    assert refused(table, lay("I11", "23", 3)) == unconnected  # 3-1 joins the far end
    assert refused(table, lay("I11", "19", 0)) == unconnected  # 2-4 crosses it


@pytest.mark.rule("1861-6.5.2.3-5")
def test_new_track_that_crosses_the_old_must_be_on_a_route_itself() -> None:
    table = Table(phase="3")
    table.tile("I13", "14", 0)  # exits 0, 1, 3, 4
    table.road("I13", "I11", "I9")
    table.minor("MV", "P1")
    table.turn("MV", TrackStep)
    crossing = lay("I11", "20", 0)  # 0-3 and 1-4
    assert refused(table, crossing)[0] == "new-track-not-connected"
    table.road("I13", "H14", "H12", "I11")  # comes to the south-west side of I11
    assert table.legal(crossing)


@pytest.mark.rule("1861-6.5.2.3-6")
def test_any_track_of_a_city_tile_may_be_on_a_route() -> None:
    table = voronezh()
    assert table.legal(lay("G15", "207", 1))  # only its old side towards H14 is on a route
    table.token("SE", "G15.0")
    assert table.legal(lay("G15", "207", 1))  # also if the city itself is blocked
    unconnected = ("upgrade-not-connected", "1861-6.5.2.3-6")
    assert refused(table, lay("F18", "15", 0)) == unconnected
    table.tile("B4", "201", 5)
    assert refused(table, lay("B4", "207", 4)) == unconnected


@pytest.mark.rule("1861-6.5.2.3-6")
def test_new_track_may_be_what_connects_a_city() -> None:
    table = Table(phase="3")
    table.tile("I13", "57", 0)
    table.tile("I19", "6", 5)  # Rostov, exits 5 and 1, none to the north
    table.minor("MV", "P1")
    table.turn("MV", TrackStep)
    joined = lay("I19", "619", 1)  # exits 1, 3, 4, 5
    assert refused(table, joined) == ("upgrade-not-connected", "1861-6.5.2.3-6")
    table.road("I13", "I15", "I17", "I19")
    assert table.legal(joined)


@pytest.mark.rule("1861-6.5.2.3-6", "1861-O-45")
def test_a_town_is_upgraded_like_a_city() -> None:
    table = voronezh()
    assert table.legal(lay("K11", "88", 1))
    table.tile("C9", "4", 1)
    refusal = refused(table, lay("C9", "88", 1))
    assert refusal == ("upgrade-not-connected", "1861-6.5.2.3-6")
    table.tile("D8", "8", 5)  # comes from C7, but not on a route of M-V
    assert not table.legal(lay("C9", "88", 1))


# --- cost ---------------------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.2.3-8")
def test_upgrading_on_difficult_ground_costs_nothing() -> None:
    table = voronezh()
    assert table.title.map.hexes["F16"].cost == 40
    events = table.play(lay("F16", "24", 4))
    assert not any(isinstance(event, Paid) for event in events)
    table = voronezh()
    assert table.title.map.hexes["F18"].cost == 40
    events = table.play(lay("F18", "15", 0))
    assert not any(isinstance(event, Paid) for event in events)


def nizhnii(**options: Any) -> Table:
    """M-NN with track from Moscow to Nizhnii Novgorod."""
    table = Table(**options)
    table.road("H8", "I7", "J8", "K7")
    table.minor("MNN", "P1", cash=100)
    table.phase("5")
    table.turn("MNN", TrackStep)
    return table


@pytest.mark.rule("1861-DX-42", "1861-6.5.2.3-8", "1861-C-20")
@pytest.mark.parametrize("cost", [0, 20])
def test_what_the_printed_track_of_nizhnii_novgorod_costs(cost: int) -> None:
    table = nizhnii(nizhnii_upgrade_cost=cost)
    events = table.play(lay("K7", "207", 4, "MNN"))
    assert (Paid("MNN", "bank", 20, "track") in events) is (cost == 20)
    assert table.money("MNN") == 100 - cost
    table = nizhnii(nizhnii_upgrade_cost=cost)
    table.tile("K7", "207", 4)  # later upgrades are free in any case
    table.play(lay("K7", "623", 0, "MNN"))
    assert table.money("MNN") == 100


@pytest.mark.rule("1861-DX-42", "1861-C-20")
@pytest.mark.parametrize(("ruleset", "cost"), [("rulebook", 0), ("18xx.games", 20)])
def test_the_cost_of_nizhnii_novgorod_by_ruleset(ruleset: str, cost: int) -> None:
    table = nizhnii(ruleset=ruleset)
    table.play(lay("K7", "207", 4, "MNN"))
    assert table.money("MNN") == 100 - cost


# --- six exits ------------------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.2.3-16", "1861-6.5.2.3-17")
@pytest.mark.parametrize(
    ("hex", "green", "six", "fewer"),
    [("G15", "207", "623", "801"), ("I13", "15", "63", "611")],
)
def test_a_brown_city_has_six_exits_while_such_a_tile_is_left(
    hex: str, green: str, six: str, fewer: str
) -> None:
    table = voronezh("5")
    table.tile(hex, green, 1)
    assert tiles(table, hex) == {six}
    assert refused(table, lay(hex, fewer, 1)) == ("six-exits-first", "1861-6.5.2.3-16")
    for other in {"63": ("L12", "P2", "E9"), "623": ("B4", "D20", "N10")}[six]:
        assert not table.legal(lay(hex, fewer, 1))
        table.tile(other, six)
    assert tiles(table, hex) == {fewer}
    assert table.legal(lay(hex, fewer, 1))


@pytest.mark.rule("1861-6.5.2.3-16", "1861-6.5.2.3-17")
def test_a_brown_city_needs_no_six_exits_where_they_would_not_be_legal() -> None:
    table = Table(phase="4")
    table.tile("B4", "207", 4)  # Riga: the sea lies to the north and north-west
    table.minor("RO", "P1")
    table.phase("5")
    table.turn("RO", TrackStep)
    assert laid(table, "B4") == {("801", 4)}
    assert refused(table, lay("B4", "623", 0, "RO"))[0] == "exit-off-map"


@pytest.mark.rule("1861-6.5.2.3-16")
def test_towns_and_plain_track_need_no_six_exits() -> None:
    table = voronezh("5")
    table.tile("K11", "88", 1)
    assert tiles(table, "K11") == {"911"}
    table.tile("H14", "24", 1)
    assert laid(table, "H14")
