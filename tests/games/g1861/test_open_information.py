"""Nothing is hidden: what everybody is shown of the game at any time (9)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.reference import figures
from trunkline.eighteen.actions import LayTile
from trunkline.eighteen.board import supply
from trunkline.eighteen.state import BANK
from trunkline.games.g1861.track import TrackStep
from trunkline.kernel import Game
from trunkline.words.names import money
from trunkline.words.screen import companies, headline, standings, tables, trains

ROUNDS = ("stock", "operating", "merger")
SPECTATOR = None


def at_round(kind: str) -> tuple[Table, Game]:
    """Everybody has something of everything, in a round of phase 4."""
    table = Table(phase="4")
    table.no_privates()
    table.minor("N", "P1", cell=(5, 6), cash=44, trains=("4",), loans=1)
    table.public("MK", {"P2": 4, "P3": 2, "pool": 1}, cash=333, trains=("4",), city="L12.0")
    table.private("TSR", "P2")
    table.private("WVR", "MK")
    table.cash("P1", 12)
    table.cash("P3", 789)
    table.cash("RSR", 55)
    table.trains("RSR", "3", "4")
    table.token("RSR", "K7.0")
    table.state.pool_trains = ("3", "3")
    table.state.priority = "P3"
    if kind == "stock":
        table.stock_round("P1")
    elif kind == "operating":
        table.turn("MK", TrackStep)
    else:
        table.merger_round()
    game = Game(table.title, ("Ada", "Ben", "Cy"), seed=1)
    game.position.state = table.state
    return table, game


@pytest.mark.rule("1861-9-1")
@pytest.mark.parametrize("kind", ROUNDS)
@pytest.mark.parametrize("seat", ["P1", "P2", "P3", SPECTATOR])
def test_everybody_can_look_up_all_possessions_of_everybody(seat, kind):
    _, game = at_round(kind)
    seen = game.view(seat)
    assert {name: seen.cash[name] for name in ("P1", "P2", "P3", "N", "MK", "RSR")} == {
        "P1": 12, "P2": 420, "P3": 789, "N": 44, "MK": 333, "RSR": 55,
    }  # fmt: skip
    assert seen.certificates["N"] == ("P1",)
    assert seen.certificates["MK"] == ("P2",) * 3 + ("P3",) * 2 + ("pool",) + ("MK",) * 3
    assert (seen.privates["TSR"], seen.privates["WVR"]) == ("P2", "MK")
    owned = {name: seen.companies[name].trains for name in ("N", "MK", "RSR")}
    assert owned == {"N": ("4",), "MK": ("4",), "RSR": ("3", "4")}
    assert (seen.companies["N"].loans, seen.companies["MK"].loans) == (1, 0)
    assert seen.board.tokens == {"H8.1": ("N",), "L12.0": ("MK",), "K7.0": ("RSR",)}


@pytest.mark.rule("1861-9-1")
def test_to_look_at_possessions_does_not_change_them():
    _, game = at_round("operating")
    before = game.digest()
    seen = game.view("P1")
    seen.cash["P1"] = 9999
    seen.companies["RSR"].trains = ()
    assert game.digest() == before


@pytest.mark.rule("1861-9-2")
@pytest.mark.parametrize("kind", ROUNDS)
def test_the_tables_show_all_possessions_in_every_round(kind):
    _, game = at_round(kind)
    ada, ben, cy = standings(game)
    assert [row["Player"] for row in (ada, ben, cy)] == ["Ada", "Ben", "Cy (priority)"]
    assert [row["Cash"] for row in (ada, ben, cy)] == ["R12", "R420", "R789"]
    assert [row["Certificates"] for row in (ada, ben, cy)] == ["1/21", "4/21", "2/21"]
    assert [row["Privates"] for row in (ada, ben, cy)] == ["", "TSR", ""]
    assert ada["Shares"] == "N"
    assert "MK" in ben["Shares"]
    assert "MK" in cy["Shares"]
    assert (figures(ben["Shares"]), figures(cy["Shares"])) == ([4], [2])

    shown = {row["Company"]: row for row in companies(game)}
    assert shown.keys() == {"N", "MK", "RSR"}
    assert {name: row["Treasury"] for name, row in shown.items()} == {
        "N": "R44", "MK": "R333", "RSR": "R55",
    }  # fmt: skip
    assert [shown[name]["Trains"] for name in ("N", "MK", "RSR")] == ["4", "4", "3 4"]
    assert [shown[name]["Loans"] for name in ("N", "MK", "RSR")] == ["1", "", ""]
    assert [shown[name]["Privates"] for name in ("N", "MK", "RSR")] == ["", "WVR", ""]
    for name, hex in (("N", "H8"), ("MK", "L12"), ("RSR", "K7")):
        assert hex in shown[name]["Tokens"]
    assert shown["N"]["Director"] == "Ada"
    assert figures(shown["MK"]["Shareholders"]) == [4, 2, 1, 3]  # the pool 1, the treasury 3
    # All of them are among what every screen of the game shows.
    assert [table.heading for table in tables(game)] == [
        "Players", "Companies", "Share market", "Trains",
    ]  # fmt: skip


@pytest.mark.rule("1861-9-4")
def test_the_order_and_number_of_trains_and_those_in_the_bank_pool_are_open():
    _, game = at_round("stock")
    shown = list(trains(game))
    assert [row["Train"] for row in shown] == ["2", "3", "4", "5", "6", "7", "8", "2+2", "5+5E"]
    assert [row["Left"] for row in shown] == ["0", "0", "1", "4", "2", "2"] + ["unlimited"] * 3
    assert [row["In the bank pool"] for row in shown] == ["", "2"] + [""] * 7
    for seat in (*game.title.seats, SPECTATOR):
        seen = game.view(seat)
        assert seen.depot == {"2": 0, "3": 0, "4": 1, "5": 4, "6": 2, "7": 2}
        assert seen.pool_trains == ("3", "3")


@pytest.mark.rule("1861-9-4")
def test_the_money_of_the_bank_is_open():
    table, game = at_round("operating")
    left = 15_000 - 12 - 420 - 789 - 44 - 333 - 55
    assert table.money(BANK) == left
    assert money(game.title, left) in headline(game)
    assert {game.view(seat).cash[BANK] for seat in (*game.title.seats, SPECTATOR)} == {left}


@pytest.mark.rule("1861-9-4")
def test_the_supply_of_tiles_is_open():
    table, game = at_round("operating")

    def left(tile: str) -> set[int | None]:
        boards = (game.view(seat).board for seat in (*game.title.seats, SPECTATOR))
        return {supply(game.title, board, tile) for board in boards}

    before = left("57")
    lay = next(
        choice
        for choice in table.pos.legal("P2")
        if isinstance(choice, LayTile) and choice.tile == "57"
    )
    assert before == {game.title.tiles["57"].count}
    table.play(lay)
    assert left("57") == {game.title.tiles["57"].count - 1}
