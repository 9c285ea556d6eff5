"""Players and setup (1, 3), the game for two (F-11), and who wins (O-31)."""

from __future__ import annotations

import re

import pytest

import trunkline.games  # noqa: F401 - registers the titles
from tests.games.g1861 import reference
from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Bid, BuyShare, Pass
from trunkline.eighteen.state import GONE, IPO
from trunkline.games.g1861.title import make_title
from trunkline.kernel import Game, OptionError
from trunkline.words.screen import turns

NAMES = ("Ada", "Ben", "Cy", "Di", "Eve", "Fay")


def start(players: int, seed: int = 1, **options: object) -> Game:
    return Game.start("1861", NAMES[:players], options, seed)


@pytest.mark.rule("1861-1-1", "1861-C-06")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_3_to_6_players_can_play(players):
    for options in ({}, {"players_two": True}, {"ruleset": "18xx.games"}):
        assert len(start(players, **options).title.seats) == players


@pytest.mark.rule("1861-1-1", "1861-C-06")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(OptionError, match="3 to 6 players"):
        make_title(players, {})


@pytest.mark.rule("1861-C-06")
def test_two_can_play_with_the_option():
    assert len(start(2, players_two=True).title.seats) == 2
    assert len(start(2, ruleset="18xx.games").title.seats) == 2
    with pytest.raises(OptionError, match="2 to 6 players"):
        make_title(7, {"players_two": True})


# --- setup ----------------------------------------------------------------------


@pytest.mark.rule("1861-3-5")
def test_play_goes_clockwise_in_a_fixed_order_of_seats():
    table = Table(5)
    assert table.title.seats == ("P1", "P2", "P3", "P4", "P5")
    table.opening()
    for seat in ("P1", "P2", "P3", "P4", "P5", "P1"):
        assert table.asked()[0] == seat
        table.play(Pass(seat))


@pytest.mark.rule("1861-3-6", "1861-O-01")
def test_the_starting_player_is_drawn_from_the_seed_unless_the_players_fix_it():
    drawn = [start(4, seed).decisions[0].seat for seed in range(60)]
    assert set(drawn) == {"P1", "P2", "P3", "P4"}
    assert drawn == [start(4, seed).decisions[0].seat for seed in range(60)]
    fixed = {start(4, seed, start="first").decisions[0].seat for seed in range(20)}
    assert fixed == {"P1"}


@pytest.mark.rule("1861-O-01")
def test_the_players_sit_as_they_are_named():
    game = Game.start("1861", ["Cy", "Ada", "Ben"], {}, seed=1)
    assert [game.name_of(seat) for seat in game.title.seats] == ["Cy", "Ada", "Ben"]


@pytest.mark.rule("1861-3-7", "1861-3-8", "1861-4-1")
@pytest.mark.parametrize("seed", range(6))
def test_the_starting_player_has_the_priority_card_and_opens_the_first_auction(seed):
    game = start(4, seed)
    assert game.decisions[0].seat == game.state.priority
    assert game.decisions[0].step == "PrivateAuction"
    assert game.state.phase == "2"


@pytest.mark.rule("1861-3-2", "1861-F-1")
def test_at_the_start_all_trains_are_in_the_train_market():
    table = Table()
    assert table.state.depot == {"2": 10, "3": 7, "4": 4, "5": 4, "6": 2, "7": 2}
    assert list(table.title.trains)[:7] == ["2", "3", "4", "5", "6", "7", "8"]
    assert (table.state.pool_trains, table.state.sold_trains) == ((), {})


@pytest.mark.rule("1861-3-3")
def test_everybody_may_see_everything_at_any_time():
    game = start(3)
    for seat in (*game.title.seats, None):
        view = game.view(seat)
        for field in set(view.__struct_fields__) - {"dice"}:
            assert getattr(view, field) == getattr(game.state, field)


# --- two players ----------------------------------------------------------------


@pytest.mark.rule("1861-F-11")
def test_the_figures_for_two_players():
    text = reference.section("F-11")
    table = Table(2, players_two=True)
    assert {table.money(seat) for seat in table.title.seats} == {reference.money(text)}
    limit, holding = re.search(r"certificate limit (\d+), holding limit (\d+)%", text).groups()  # type: ignore[union-attr]
    assert table.title.certificate_limit == int(limit)
    assert table.title.holding_limit * 10 == int(holding)
    fewer = {train: int(count) for count, train in re.findall(r"(\d) × (\d)", text)}
    assert fewer == {"2": 3, "3": 2, "4": 1, "5": 1, "6": 1, "7": 1}
    whole = Table(3).state.depot
    assert table.state.depot == {train: whole[train] - fewer[train] for train in whole}
    assert Table(3, players_two=True).state.depot == whole


@pytest.mark.rule("1861-F-11", "1861-5.2-3")
def test_of_two_players_each_may_hold_70_percent():
    table = Table(2, "4", players_two=True)
    table.minor("N", "P2")
    table.public("MK", {"P1": 6}, price=70)
    table.stock_round("P1")
    table.play(BuyShare("P1", "MK", "treasury"), Pass("P2"))
    assert table.shares("MK", "P1") == 7
    assert table.why_not(BuyShare("P1", "MK", "treasury")).code == "holding-limit"


@pytest.mark.rule("1861-F-11")
def test_two_privates_are_drawn_out_of_the_game_and_three_are_auctioned_in_order():
    order = list(Table().state.privates)
    drawn = set()
    for seed in range(200):
        state = start(2, seed, players_two=True).state
        out = frozenset(name for name, owner in state.privates.items() if owner == GONE)
        assert len(out) == 2
        assert list(state.privates) == order
        drawn.add(out)
    assert len(drawn) == 10  # every pair of five
    game = start(2, 5, players_two=True)
    left = [name for name, owner in game.state.privates.items() if owner == IPO]
    auctioned = []
    while game.decisions[0].step == "PrivateAuction":
        item = game.position.top.item
        auctioned.append(item)
        game.play(Bid(game.decisions[0].seat, item, game.title.privates[item].minimum))
        game.play(Pass(game.decisions[0].seat))
    assert auctioned == left == [name for name in order if name in left]


# --- the end ----------------------------------------------------------------------


@pytest.mark.rule("1861-O-31")
def test_players_with_the_same_wealth_share_the_victory():
    game = start(3)
    game.state.cash |= {"P1": 500, "P2": 700, "P3": 700}
    game.position.end("bank")
    assert game.scores == {"P1": 500, "P2": 700, "P3": 700}
    (sentence,) = turns(game)
    assert "Ben" in sentence
    assert "Cy" in sentence
    assert "Ada" not in sentence
