"""When the game ends: after the first 8-train, or when the bank runs out (7-1, 8)."""

from __future__ import annotations

import pytest

from tests.games.g1861.endings import (
    AFTER_OR1,
    AFTER_OR2,
    EIGHT,
    RULESETS,
    announced,
    bank,
    begun,
    break_the_bank,
    buy_the_eight,
    late,
    pay_200,
    play_on,
    sell,
)
from trunkline.eighteen.actions import BuyShare, BuyTrain, Pass, SellShares
from trunkline.eighteen.events import (
    BankBroken,
    CompanyGone,
    EndAnnounced,
    Paid,
    RoundEnded,
    TurnStarted,
)
from trunkline.eighteen.money import pay
from trunkline.eighteen.state import BANK
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.kernel.events import GameEnded

# --- merger rounds ------------------------------------------------------------------------


@pytest.mark.rule("1861-7-1")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("phase", ["2", "3", "4", "5", "6", "7"])
def test_in_phases_3_to_7_a_merger_round_follows_each_operating_round(phase, number, ruleset):
    table = late(phase, ruleset=ruleset)
    table.turn("SE", TrainStep, number=number)
    (following,) = begun(play_on(table, 1))
    if phase == "2":
        assert following == (("operating", 1, 2) if number == 1 else ("stock", 2, 0))
    else:
        assert following == ("merger", 1, number)
        assert table.asked() == ("P1", "MergerRound")


# --- the first 8-train ----------------------------------------------------------------------


@pytest.mark.rule("1861-EX-20", "1861-8-2", "1861-8-3", "1861-8-4", "1861-8-5", "1861-C-29")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("number", "following"), [(1, AFTER_OR1), (2, AFTER_OR2)])
def test_after_the_first_8_train_the_game_ends_with_three_ors_in_a_row(number, following, ruleset):
    table = late(ruleset=ruleset)
    buy_the_eight(table, number)
    events = play_on(table)
    # The round of the purchase is finished: SE, which is next, still has its turn.
    own_round_ends = events.index(RoundEnded("operating", 1, number))
    assert TurnStarted("SE") in events[:own_round_ends]
    assert begun(events) == following
    kind, last_set, last_number = following[-1]
    assert events.index(RoundEnded(kind, last_set, last_number)) == len(events) - 2
    assert isinstance(events[-1], GameEnded)
    assert events[-1].reason == table.state.finished == "trains"


@pytest.mark.rule("1861-8-4")
def test_after_the_end_nobody_is_asked_and_nothing_can_be_played():
    table = late()
    buy_the_eight(table, 1)
    play_on(table)
    assert table.pos.decisions() == ()
    assert list(table.pos.legal()) == []
    for action in (Pass("P1"), EIGHT):
        assert (table.why_not(action).code, table.why_not(action).rule) == ("game-over", "1861-8-4")


@pytest.mark.rule("1861-8-1", "1861-8-4")
@pytest.mark.parametrize(("number", "last_set"), [(1, 1), (2, 2)])
def test_the_purchase_of_the_first_8_train_announces_the_end_at_once(number, last_set):
    table = late()
    assert announced(buy_the_eight(table, number)) == [EndAnnounced("trains", last_set, 3)]


@pytest.mark.rule("1861-8-1")
def test_a_minor_that_buys_the_first_8_train_announces_the_end_as_well():
    table = late()
    table.minor("MV", "P3", cash=1000)
    table.turn("MV", TrainStep)
    events = table.play(BuyTrain("P3", "MV", "8", "depot", 1000))
    assert announced(events) == [EndAnnounced("trains", 1, 3)]


@pytest.mark.rule("1861-8-1")
@pytest.mark.parametrize("phase", ["3", "4", "5", "6", "7"])
def test_no_earlier_train_announces_the_end(phase):
    table = late(str(int(phase) - 1))
    table.state.depot[str(int(phase) - 1)] = 0
    price = table.title.trains[phase].price
    table.turn("MK", TrainStep, waiting=("SE",))
    events = table.play(BuyTrain("P2", "MK", phase, "depot", price))
    assert table.state.phase == phase
    assert announced(events) == []
    assert table.state.ends_after is None


@pytest.mark.rule("1861-8-1", "1861-8-2")
def test_further_8_trains_do_not_put_off_the_end():
    table = late()
    buy_the_eight(table, 1)
    table.cash("SE", 1000)
    table.turn("SE", TrainStep, number=2)
    events = table.play(BuyTrain("P3", "SE", "8", "depot", 1000))
    assert announced(events) == []
    assert begun(play_on(table)) == [("operating", 1, 3)]


@pytest.mark.rule("1861-DX-58", "1861-8-1", "1861-8-2", "1861-8-5")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_rsr_buys_the_first_8_train_at_the_end_of_or_6_1(ruleset):
    table = late(ruleset=ruleset)
    table.state.set = 6
    table.cash("RSR", 1000)
    table.national_turn(number=1)
    events = play_on(table)
    assert announced(events) == [EndAnnounced("trains", 6, 3)]
    assert begun(events) == [("operating", 6, 2), ("operating", 6, 3)]
    assert events[-2] == RoundEnded("operating", 6, 3)
    assert table.state.finished == "trains"


# --- the bank runs out ------------------------------------------------------------------------


@pytest.mark.rule("1861-8-6", "1861-C-27")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("phase", ["2", "3", "5", "7"])
def test_the_bank_runs_out_and_the_game_ends_with_this_or(phase, number, ruleset):
    table = late(phase, ruleset=ruleset)
    break_the_bank(table, number)
    assert table.state.ends_after == (1, number)
    assert not table.state.finished
    events = play_on(table)
    # The round is finished, and even in phases 3 to 7 no merger round follows it.
    assert TurnStarted("SE") in events
    assert begun(events) == []
    assert events[-2] == RoundEnded("operating", 1, number)
    assert table.state.finished == "bank"


@pytest.mark.rule("1861-8-6", "1861-O-46")
@pytest.mark.parametrize(("left", "breaks"), [(10, False), (9, True)])
def test_the_bank_has_run_out_when_it_cannot_pay_not_when_it_has_nothing(left, breaks):
    table = late("3")
    table.private("TSR", "P1")
    bank(table, left)
    table.operating_round(1)
    assert Paid(BANK, "P1", 10, "private") in table.pos.events
    assert table.money(BANK) == left - 10
    assert table.state.bank_broken is breaks
    assert announced(table.pos.events) == ([EndAnnounced("bank", 1, 1)] if breaks else [])
    assert bool(table.state.ends_after) is breaks


@pytest.mark.rule("1861-8-6")
def test_money_that_comes_back_to_the_bank_does_not_save_the_game():
    table = late("5")
    break_the_bank(table)
    table.play(BuyTrain("P2", "MK", "5", "depot", 550))
    assert table.money(BANK) == 350
    # It may even run out again: the end has been announced, and stays as it is.
    bank(table, 0)
    table.pos.events = []
    pay(table.pos, BANK, "SE", 10, "revenue")
    assert table.pos.events == [Paid(BANK, "SE", 10, "revenue")]
    assert begun(play_on(table)) == []
    assert table.state.finished == "bank"


@pytest.mark.rule("1861-8-7", "1861-O-02")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("phase", ["2", "4"])
def test_the_bank_runs_out_in_a_stock_round(phase, ruleset):
    table = late(phase, ruleset=ruleset)
    table.state.set = 4
    bank(table, 99)
    assert announced(sell(table)) == [EndAnnounced("bank", 4, 1)]
    # The round goes on until all have passed, as ever.
    table.play(Pass("P1"), BuyShare("P2", "SE", "pool"), Pass("P3"), Pass("P1"))
    assert table.asked() == ("P2", "StockRound")
    events = play_on(table)
    assert begun(events) == [("operating", 4, 1)]
    assert events[-2] == RoundEnded("operating", 4, 1)
    assert table.state.finished == "bank"


@pytest.mark.rule("1861-8-7", "1861-O-02")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(
    ("number", "following"),
    [(1, [("operating", 4, 2)]), (2, [("stock", 5, 0), ("operating", 5, 1)])],
)
def test_the_bank_runs_out_in_a_merger_round(number, following, ruleset):
    """No rule has the bank pay in a merger round: some payment stands for what may come."""
    table = late("4", ruleset=ruleset)
    table.state.set = 4
    bank(table, 0)
    table.merger_round(number)
    table.pos.events = []
    pay(table.pos, BANK, "P3", 10, "private")
    assert announced(table.pos.events) == [EndAnnounced("bank", *following[-1][1:])]
    assert table.asked() == ("P1", "MergerRound"), "the round goes on"
    events = play_on(table)
    assert begun(events) == following
    assert table.state.finished == "bank"


@pytest.mark.rule("1861-8-9")
def test_an_empty_bank_pays_a_dividend_in_full():
    table = late("5")
    bank(table, 3)
    money = sum(table.state.cash.values())
    events = pay_200(table)
    paid = {e.target: e.amount for e in events if isinstance(e, Paid) and e.source == BANK}
    assert paid == {"P1": 40, "P2": 60, "MK": 100}
    assert [table.money(seat) for seat in ("P1", "P2", "P3")] == [460, 480, 420]
    # What it owes is written down: no money comes from nowhere.
    assert table.money(BANK) == 3 - 200
    assert sum(table.state.cash.values()) == money


@pytest.mark.rule("1861-8-9")
def test_an_empty_bank_still_buys_shares_and_lends():
    table = late("4")
    bank(table, 0)
    sell(table)
    table.play(SellShares("P1", "MK", 2))
    assert table.money("P1") == 420 + 100 + 200
    assert table.money(BANK) == -300

    table.state.companies["SE"].trains = ()
    table.cash("SE", 305)
    bank(table, -300)
    table.turn("SE", TrainStep, waiting=("MK",))
    events = table.play(BuyTrain("P3", "SE", "4", "depot", 350))
    assert Paid(BANK, "SE", 45, "loan") in events
    assert table.money("SE") == 0
    assert table.money(BANK) == -300 - 45 + 350


# --- the bank and the first 8-train -------------------------------------------------------------


@pytest.mark.rule("1861-DX-59", "1861-C-28", "1861-8-6")
@pytest.mark.parametrize(
    ("options", "following"),
    [
        ({}, []),
        ({"bank_then_8": "bank_ends_game"}, []),
        ({"bank_then_8": "eight_overrides"}, AFTER_OR2),
        ({"ruleset": "18xx.games"}, AFTER_OR2),
        ({"ruleset": "18xx.games", "bank_then_8": "bank_ends_game"}, []),
    ],
)
def test_the_bank_runs_out_in_or2_and_the_first_8_train_is_bought_later_in_it(options, following):
    table = late(**options)
    break_the_bank(table, 2)
    events = table.play(EIGHT)
    # Whenever the game ends, phase 8 begins.
    assert table.state.phase == "8"
    assert CompanyGone("N", "nationalised") in events
    assert announced(events) == ([EndAnnounced("trains", 2, 3)] if following else [])
    assert begun(play_on(table)) == following
    assert table.state.finished == ("trains" if following else "bank")


@pytest.mark.rule("1861-C-28", "1861-8-6", "1861-8-7")
@pytest.mark.parametrize("broken_in", ["operating", "stock"])
@pytest.mark.parametrize(
    ("bank_then_8", "following"), [("bank_ends_game", []), ("eight_overrides", AFTER_OR1)]
)
def test_the_bank_runs_out_before_the_first_8_train_of_or1(broken_in, bank_then_8, following):
    table = late(bank_then_8=bank_then_8)
    bank(table, 0)
    if broken_in == "operating":
        pay_200(table, 1)
    else:
        sell(table)
    assert table.state.ends_after == (1, 1)
    buy_the_eight(table, 1)
    assert begun(play_on(table)) == following
    assert table.state.finished == ("trains" if following else "bank")


@pytest.mark.rule("1861-8-6", "1861-6.4-8", "1861-C-28")
@pytest.mark.parametrize(("left", "reason"), [(45, "trains"), (44, "bank")])
def test_the_loan_for_the_first_8_train_is_paid_before_the_train_is_bought(left, reason):
    table = late()
    table.state.companies["MK"].trains = ()
    table.cash("MK", 955)
    bank(table, left)
    events = buy_the_eight(table, 1)
    assert Paid(BANK, "MK", 45, "loan") in events
    assert [event.reason for event in announced(events)] == [reason]
    assert table.state.phase == "8"


@pytest.mark.rule("1861-8-8")
@pytest.mark.parametrize(("number", "following"), [(1, AFTER_OR1), (2, AFTER_OR2)])
def test_the_bank_runs_out_later_in_the_or_with_the_first_8_train(number, following):
    table = late()
    buy_the_eight(table, number)
    break_the_bank(table, number)
    events = play_on(table)
    assert announced(events) == []
    assert begun(events) == following
    assert table.state.finished == "trains"


@pytest.mark.rule("1861-8-8", "1861-8-9")
def test_the_first_8_train_comes_before_the_payments_that_it_causes():
    table = late()
    for minor in ("OK", "MV", "KB"):
        table.minor(minor, "P1", cell=(0, 6), trains=("5",))
    bank(table, 0)
    events = buy_the_eight(table, 1)
    # The bank gets R1,000 and pays R300 for each of the three and R180 for N.
    assert BankBroken() in events
    assert table.money("P1") == 420 + 3 * 300 + 180
    assert table.money(BANK) == -80
    assert announced(events) == [EndAnnounced("trains", 1, 3)]
    assert begun(play_on(table)) == AFTER_OR1


@pytest.mark.rule("1861-8-8")
@pytest.mark.parametrize("when", ["stock", "operating"])
def test_the_bank_runs_out_after_the_or_with_the_first_8_train(when):
    table = late()
    buy_the_eight(table, 2)
    play_on(table, 1)
    assert table.state.round == "stock"
    bank(table, 0)
    if when == "stock":
        events = sell(table)
        following = AFTER_OR2[1:]
    else:
        events = pay_200(table, 1)
        following = AFTER_OR2[2:]
    assert BankBroken() in events
    assert announced(events) == []
    assert begun(play_on(table)) == following
    assert table.state.finished == "trains"
