"""The caretaker does the least that is legal, and whatever it is handed comes to an end."""

import pytest

import trunkline
from tests.conformance.tables import NAMES, name_of, tables
from tests.games.g1861.kit import Table
from tests.games.g1861.test_trade import TRAIN, table_with
from tests.kernel import toy
from trunkline.bots.budgets import awaited
from trunkline.bots.caretaker import caretaker_move
from trunkline.bots.random_play import play_to_the_end
from trunkline.eighteen.actions import (
    BuyTrain,
    Decline,
    Pass,
    PayDividend,
    PlaceToken,
    RunTrains,
    SellShares,
    StartPublic,
    Withdraw,
)
from trunkline.eighteen.routes import best_routes, revenue
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.kernel import Dice, Game

MOST_ACTIONS = 4000


def keep_house(game):
    """The caretaker plays for everybody to the end."""
    while not game.finished and len(game.log) < MOST_ACTIONS:
        game.play(caretaker_move(game, awaited(game)[0]))
    return game


@pytest.mark.parametrize(
    ("table", "seed"),
    [
        pytest.param(table, seed, id=f"{name_of(table)} from {100 * (seed % 5)}")
        for info in trunkline.titles()
        for seed, table in enumerate(tables(info, 30))
    ],
)
def test_whole_games_by_the_caretaker_alone_come_to_an_end(table, seed):
    game = Game.start(table.title, NAMES[: table.players], dict(table.settings), seed)
    play_to_the_end(game, Dice(seed), 100 * (seed % 5))
    assert keep_house(game).finished


def test_equal_games_are_kept_alike():
    logs = []
    for _ in range(2):
        game = trunkline.new("1861", players="Ada, Ben, Cy", seed=3)
        play_to_the_end(game, Dice(3), 300)
        logs.append(keep_house(game).log)
    assert logs[0] == logs[1]


def test_nobody_is_kept_who_is_not_asked():
    game = trunkline.new("1861", players="Ada, Ben, Cy", seed=7)
    with pytest.raises(ValueError, match="P2 has nothing to decide"):
        caretaker_move(game, "P2")


# --- what it does -------------------------------------------------------------------


def stock():
    table = Table(phase="4")
    table.public("NW", {"P1": 6, "P2": 3}, price=100)
    table.stock_round("P1")
    return table


def test_it_passes_where_it_may():
    assert caretaker_move(stock().pos, "P1") == Pass("P1")


def test_it_sells_the_least_if_it_has_to_sell(monkeypatch):
    table = stock()
    monkeypatch.setattr(table.title, "certificate_limit", 4)
    assert caretaker_move(table.pos, "P1") == SellShares("P1", "NW", 1)


def test_it_places_the_token_of_a_public_in_the_first_city():
    table = Table(phase="4")
    table.cash("P1", 500)
    table.stock_round("P1")
    table.play(next(choice for choice in table.pos.legal("P1") if isinstance(choice, StartPublic)))
    first = next(table.pos.legal("P1"))
    assert isinstance(first, PlaceToken)
    assert caretaker_move(table.pos, "P1") == first


def test_it_declines_offers_and_takes_its_own_back():
    table = table_with()
    table.play(TRAIN)
    assert caretaker_move(table.pos, "P2") == Decline("P2")
    assert caretaker_move(table.pos, "P1") == Withdraw("P1")


def test_it_buys_the_train_that_has_to_be_bought():
    table = Table(phase="3")
    table.minor("N", "P1", cash=300)
    table.turn("N", TrainStep)
    assert caretaker_move(table.pos, "P1") == BuyTrain("P1", "N", "3", "depot", 225)


@pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])
def test_it_runs_the_best_routes_and_pays_them_out(ruleset):
    runs = better = 0
    for seed in range(4):
        game = trunkline.new("1861", players="Ada, Ben, Cy", seed=seed, ruleset=ruleset)
        dice = Dice(seed)
        while not game.finished and runs < 40:
            play_to_the_end(game, dice, len(game.log) + 1)
            for choice in game.legal():
                offered = getattr(choice, "action", choice)
                if isinstance(offered, RunTrains):
                    kept = caretaker_move(game, offered.seat)
                    best = best_routes(game.position, offered.company)
                    assert isinstance(kept, RunTrains)
                    assert revenue(game.position, kept.company, kept.routes) == best.revenue
                    better += revenue(game.position, kept.company, offered.routes) < best.revenue
                    runs += 1
                elif isinstance(offered, PayDividend):
                    assert caretaker_move(game, offered.seat).payout == "all"
    assert runs >= 40
    assert better or ruleset != "rulebook"


def test_a_game_of_no_known_family_is_kept_as_well():
    game = toy.new(3)
    assert keep_house(game).finished
