"""For what clocks give time, and whose clock runs."""

from __future__ import annotations

import pytest

import trunkline
from tests.bots.programmes.positions import stock
from tests.games.g1861.kit import Table
from tests.games.g1861.merging import propose
from tests.games.g1861.test_merger_round import moscow
from tests.games.g1861.test_national_turn import act, railway
from tests.games.g1861.test_trade import PRIVATE, TRAIN, table_with
from tests.kernel import toy
from trunkline.bots.budgets import awaited, grants
from trunkline.bots.random_play import random_action
from trunkline.eighteen.actions import Bid, Convert, Decline, Merge, Pass
from trunkline.eighteen.certificates import director
from trunkline.eighteen.events import RoundStarted, TurnStarted
from trunkline.kernel import Dice, Position


def given(table, action):
    """What an action gives time for."""
    before = Position(table.title, table.state.copy())
    return grants(before, table.play(action), table.pos)


def everybody(count=4):
    return tuple((f"P{number}", "round") for number in range(1, count + 1))


def test_a_game_begins_with_a_round():
    game = trunkline.new("1861", players="Ada, Ben, Cy", seed=7)
    assert grants(None, game.opening, game) == everybody(3)


def test_inside_a_round_there_is_nothing():
    assert given(stock(), Pass("P2")) == ()
    assert given(stock(), Bid("P2", "RO", 100)) == ()


def test_a_stock_round_is_for_everybody():
    table = Table(4, "2")
    table.operating_round(number=2)
    assert table.state.round == "stock"
    table = stock(turn="P1")
    table.state.round = "operating"
    before = Position(table.title, table.state.copy())
    table.state.round = "stock"
    assert grants(before, (RoundStarted("stock", 1, 0),), table.pos) == everybody()


def test_an_operating_round_is_for_who_operates_first():
    table = Table(3, "2")
    table.no_privates()
    table.minor("N", "P2", trains=("2",), cash=100)
    table.minor("RO", "P3", price=90, trains=("2",), cash=100)
    table.stock_round("P1", passes=2)
    assert given(table, Pass("P1")) == (("P3", "turn"),)
    while table.pos.top.company == "RO":
        action = next(c for c in table.pos.legal("P3") if isinstance(c, Pass))
        made = given(table, action)
    assert made == (("P2", "turn"),)


def test_turns_without_a_choice_and_without_a_director_give_nothing():
    table = Table(3, "4")
    table.minor("N", "P2")
    table.turn("N")
    pos = table.pos
    assert grants(pos, (TurnStarted("N"),), pos) == (("P2", "turn"),)
    assert grants(pos, (TurnStarted("N"), TurnStarted("RSR")), pos) == ()
    assert grants(pos, (TurnStarted("RSR"), TurnStarted("N")), pos) == (("P2", "turn"),)
    table.state.finished = "bank"
    assert grants(pos, (TurnStarted("N"),), pos) == ()


def test_the_national_railway_is_run_on_the_time_of_nobody():
    table = railway(trains=("4",), rsr_operator="priority_holder")
    before = Position(table.title, table.state.copy())
    events = act(table)
    assert TurnStarted("RSR") in events
    assert table.asked() == (table.state.priority, "NationalRun")
    assert "turn" not in {occasion for _, occasion in grants(before, events, table.pos)}
    assert awaited(table.pos) == (table.state.priority,)


def test_a_merger_round_is_for_the_owners_of_minors():
    table = moscow("121")
    before = Position(table.title, table.state.copy())
    before.state.round = "operating"
    assert grants(before, (), table.pos) == (("P1", "round"), ("P2", "round"))


def test_in_a_whole_game_every_round_and_every_turn_is_given_time_once():
    for seed in range(2):
        game = trunkline.new("1861", players="Ada, Ben, Cy", seed=seed)
        dice = Dice(seed)
        rounds = turns = 0
        while not game.finished and len(game.log) < 500:
            before = game.copy()
            then = before.state
            events = game.play(random_action(game, dice))
            made = grants(before, events, game)
            now = game.state
            began = (then.round, then.set, then.number) != (now.round, now.set, now.number)
            if began and now.round == "stock" and not game.finished:
                assert made == everybody(3)
                rounds += 1
            elif not began:
                assert all(occasion == "turn" for _, occasion in made)
            for seat, occasion in made:
                if occasion == "turn":
                    turn = next(e for e in reversed(events) if isinstance(e, TurnStarted))
                    assert seat == director(game.position, turn.company)
                    turns += 1
            assert len(made) <= 3
        assert rounds > 2
        assert turns > 5


# --- whose clock runs -----------------------------------------------------------------


@pytest.mark.parametrize("offer", [TRAIN, PRIVATE])
def test_who_waits_for_an_answer_is_not_waited_for(offer):
    table = table_with()
    assert awaited(table.pos) == ("P1",)
    table.play(offer)
    assert {decision.seat for decision in table.pos.decisions()} == {"P1", "P2"}
    assert awaited(table.pos) == ("P2",)
    table.play(Decline("P2"))
    assert awaited(table.pos) == ("P1",)


def test_owners_are_waited_for_one_after_the_other():
    table = moscow("123")
    propose(table, "N", "M-K", "MNN")
    assert awaited(table.pos) == ("P1",)  # putting a merger together is more than withdrawing
    table.play(Merge("P1", "N", "NW"))
    assert awaited(table.pos) == ("P2",)


def test_when_all_is_over_nobody_is_waited_for():
    table = stock()
    table.pos.end("bank")
    assert awaited(table.pos) == ()


# --- families that are not known -------------------------------------------------------


def test_a_game_of_no_known_family_gives_time_for_turns():
    game = toy.new(2, storms=False)
    assert grants(None, game.opening, game) == (("P1", "turn"),)
    before = game.copy()
    events = game.play(toy.Take("P1", 1))
    assert grants(before, events, game) == (("P2", "turn"),)
    game.play(toy.Take("P2", 3))
    before = game.copy()
    events = game.play(toy.Shout("P2", "hooray"))  # everybody may clap
    assert grants(before, events, game) == (("P1", "turn"),)
    assert set(awaited(game)) == {"P1", "P2"}
    game.play(toy.Clap("P1"))
    assert awaited(game) == ("P2",)


def test_a_conversion_is_nobody_s_turn():
    table = Table(phase="3")
    table.minor("N", "P2", 135)
    table.merger_round()
    assert given(table, Convert("P2", "N", "NW")) == ()
