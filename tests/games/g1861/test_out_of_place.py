"""Which rule stands against an action that nobody asks for: by round, by part, by action."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import runs, three_cities
from tests.games.g1861.merging import MOSCOW, form, propose
from trunkline.eighteen.actions import (
    Accept,
    AddPartner,
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    Convert,
    DiscardTrain,
    GiveUp,
    LayTile,
    Merge,
    Pass,
    PayDividend,
    PlaceToken,
    RedeemShares,
    RemoveToken,
    SellShares,
    StartPublic,
)
from trunkline.games.g1861 import out_of_place
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.operating import PrivateStep, RedeemStep
from trunkline.games.g1861.phases import DiscardTrains
from trunkline.games.g1861.running import DividendStep, RunStep
from trunkline.games.g1861.state import Action1861, AnyStep
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep
from trunkline.games.g1861.turn import TurnStep
from trunkline.kernel import Action, Position
from trunkline.words import rulebook

SELL = SellShares("P1", "NW", 1)
BUY = BuyShare("P1", "NW", "treasury")
START = StartPublic("P1", "SW", 70)
LAY = LayTile("P1", "NW", "J12", "9", 1)
TOKEN = PlaceToken("P1", "NW", "G15.0")
REDEEM = RedeemShares("P1", "NW", 1)
TRAIN = BuyTrain("P1", "NW", "5", "depot", 550)
PRIVATE = BuyPrivate("P1", "NW", "WVR", 90)
MERGER = (Convert("P1", "N", "NW"), AddPartner("P1", "N", "M-K"), Merge("P1", "N", "NW"))


def against(table: Table, action: Action) -> tuple[str, str]:
    """Code and rule of the refusal of an action."""
    refusal = table.why_not(action)
    return refusal.code, refusal.rule


def only_not_now(table: Table, rules: dict[Action, str]) -> None:
    """Actions are refused as not possible now, each with its rule."""
    found = {action: against(table, action) for action in rules}
    assert found == {action: ("not-now", rule) for action, rule in rules.items()}


def publics(phase: str = "5", trains: tuple[str, ...] = ("4",), **options: str) -> Table:
    """NW in Voronezh on a line of three cities, shares in the pool, N in Moscow, and GRR."""
    table = Table(phase=phase, **options)  # type: ignore[arg-type]
    table.no_privates()
    three_cities(table)
    shares = {"P1": 3, "P2": 2, "pool": 3}
    table.public("NW", shares, price=100, cash=2000, trains=trains, city="I13.0")
    table.public("GRR", {"P1": 2}, price=90)
    table.minor("N", "P1", trains=("4",))
    return table


# --- stock rounds ---------------------------------------------------------------------------


@pytest.mark.rule("1861-5.3-1", "1861-4-5")
def test_while_privates_are_auctioned_nothing_else_is_done() -> None:
    table = Table()
    table.opening()
    actions = (SELL, BUY, START, LAY, TOKEN, TRAIN, PRIVATE, REDEEM, Accept("P1"), *MERGER)
    only_not_now(table, dict.fromkeys(actions, "1861-5.3-1"))


@pytest.mark.rule("1861-5.3-10", "1861-5.3-13")
def test_while_the_first_minor_is_offered_nothing_else_is_done() -> None:
    table = Table()
    table.no_privates()
    table.stock_round("")
    assert table.asked() == ("P1", "FirstMinorAuction")
    only_not_now(table, dict.fromkeys((SELL, BUY, START, LAY), "1861-5.3-10"))


@pytest.mark.rule("1861-5.2.4-6", "1861-5.2.4-8", "1861-5.3-6", "1861-5-3")
def test_bids_are_made_in_turn_and_not_after_passing() -> None:
    table = publics("4", trains=())
    table.stock_round("P1")
    table.play(Bid("P1", "RO", 100), Pass("P2"))
    assert against(table, Bid("P1", "RO", 110)) == ("not-your-turn", "1861-5.2.4-6")
    assert against(table, Bid("P2", "RO", 110)) == ("not-your-turn", "1861-5.2.4-8")
    selling, buying = SellShares("P3", "NW", 1), BuyShare("P3", "NW", "treasury")
    only_not_now(table, {selling: "1861-5-3", buying: "1861-5.2.4-6"})
    table = Table()
    table.opening()
    table.play(Pass("P1"))
    assert against(table, Bid("P1", "TSR", 30)) == ("not-your-turn", "1861-5.3-6")
    assert against(table, Bid("P3", "TSR", 30)) == ("not-your-turn", "1861-5.2.4-6")


@pytest.mark.rule("1861-5-1", "1861-5-2", "1861-6.5-3", "1861-7-2")
def test_in_a_stock_round_companies_do_not_operate_and_minors_do_not_merge() -> None:
    table = publics()
    table.stock_round("P1")
    only_not_now(
        table,
        {
            **dict.fromkeys((LAY, TOKEN, TRAIN, REDEEM, Accept("P1")), "1861-5-2"),
            **dict.fromkeys(MERGER, "1861-7-2"),
            PRIVATE: "1861-6.5-3",
            DiscardTrain("P1", "NW", "4"): "1861-6.8.3-5",
            GiveUp("P1", "NW"): "1861-6.8.4-8",
        },
    )
    assert against(table, Pass("P2")) == ("not-your-turn", "1861-5-1")


@pytest.mark.rule("1861-5.2.3-8", "1861-5.2.3-11", "1861-5-3")
def test_who_has_started_a_public_places_its_token() -> None:
    table = publics()
    table.cash("P1", 500)
    table.stock_round("P1")
    table.play(START)
    assert table.asked() == ("P1", "HomeToken")
    only_not_now(
        table,
        {
            SELL: "1861-5-3",
            BUY: "1861-5.2.3-11",
            StartPublic("P1", "SE", 70): "1861-5.2.3-11",
            Pass("P1"): "1861-5.2.3-8",
        },
    )
    other = PlaceToken("P2", "SW", "L12.0")
    assert against(table, other) == ("not-your-turn", "1861-5.2.3-8")


# --- the turn of a company --------------------------------------------------------------------


@pytest.mark.rule("1861-6.5-5")
@pytest.mark.parametrize("part", [RedeemStep, TrackStep, TokenStep, RunStep, TrainStep])
def test_only_the_director_acts_in_a_turn(part: type[TurnStep]) -> None:
    table = publics()
    table.turn("NW", part)
    for action in (Pass("P2"), LayTile("P2", "NW", "J12", "9", 1), SellShares("P2", "NW", 1)):
        assert against(table, action) == ("not-your-turn", "1861-6.5-5")


@pytest.mark.rule("1861-5-2", "1861-5.2.3-1", "1861-5.2.4-1", "1861-4-5", "1861-7-2", "1861-6.2-7")
@pytest.mark.parametrize("part", [TrackStep, TrainStep])
def test_what_belongs_to_other_rounds_is_not_done_in_a_turn(part: type[TurnStep]) -> None:
    table = publics()
    table.turn("NW", part)
    only_not_now(
        table,
        {
            SELL: "1861-5-2",
            BUY: "1861-5-2",
            START: "1861-5.2.3-1",
            Bid("P1", "RO", 100): "1861-5.2.4-1",
            Bid("P1", "WVR", 100): "1861-4-5",
            **dict.fromkeys(MERGER, "1861-7-2"),
            RemoveToken("P1", "NW", "I13.0"): "1861-7.2-15",
            RedeemShares("P1", "GRR", 1): "1861-6.2-7",
            DiscardTrain("P1", "NW", "4"): "1861-6.8.3-5",
        },
    )


@pytest.mark.rule("1861-6.5.2.1-6", "1861-6.5-1")
def test_a_third_track_action_is_refused_as_such_and_a_late_second_one_is_not() -> None:
    table = publics()
    table.turn("NW", TrackStep)
    table.play(LAY, Pass("P1"))
    assert table.asked() == ("P1", "TokenStep")
    late = LayTile("P1", "NW", "K11", "58", 1)
    assert against(table, late) == ("not-now", "1861-6.5-1")
    table.turn("NW", TrackStep)
    second = next(c for c in table.pos.legal("P1") if isinstance(c, LayTile))
    table.play(second)
    third = next(c for c in table.pos.legal("P1") if isinstance(c, LayTile))
    table.play(third)
    assert table.asked()[1] != "TrackStep"
    assert against(table, late) == ("not-now", "1861-6.5.2.1-6")


@pytest.mark.rule("1861-6.5.3-1", "1861-6.5.3-2", "1861-6.5.1-1", "1861-6.5.5.1-1")
def test_a_public_places_one_token_in_its_turn_and_a_minor_none() -> None:
    table = publics()
    table.turn("NW", TokenStep)
    table.play(TOKEN)
    assert table.asked() == ("P1", "RunStep")
    again = PlaceToken("P1", "NW", "F18.0")
    assert against(table, again) == ("not-now", "1861-6.5.3-1")
    table.turn("NW", TrackStep)
    assert against(table, TOKEN) == ("not-now", "1861-6.5-1")
    table.turn("N", TrackStep)
    only_not_now(
        table,
        {
            PlaceToken("P1", "N", "G15.0"): "1861-6.5.3-2",
            RedeemShares("P1", "N", 1): "1861-6.5.1-1",
            PayDividend("P1", "N", "all"): "1861-6.5.5.1-1",
        },
    )


@pytest.mark.rule("1861-6.5.8-1")
def test_at_the_train_limit_no_train_is_bought() -> None:
    table = publics(trains=("4", "4", "4"))
    table.private("WVR", "P1")
    table.turn("NW", TrainStep)
    assert table.asked() == ("P1", "PrivateStep")
    assert against(table, TRAIN) == ("not-now", "1861-6.5.8-1")
    table.state.companies["NW"].trains = ("4",)
    table.turn("NW", PrivateStep)
    assert against(table, TRAIN) == ("not-now", "1861-6.5-1")


@pytest.mark.rule("1861-6.5.1-6", "1861-C-36")
def test_a_second_redemption_comes_too_late_with_redeem_actions_one() -> None:
    table = publics(redeem_actions="one")
    table.turn("NW", RedeemStep)
    table.play(REDEEM)
    assert table.asked() == ("P1", "TrackStep")
    assert against(table, REDEEM) == ("not-now", "1861-6.5.1-6")


@pytest.mark.rule("1861-6.5-2")
def test_running_and_distributing_cannot_be_passed_over() -> None:
    table = publics()
    table.turn("NW", RunStep)
    only_not_now(table, {Pass("P1"): "1861-6.5-2"})
    table.turn("NW", DividendStep, revenue=100)
    only_not_now(table, {Pass("P1"): "1861-6.5-2"})


@pytest.mark.rule("1861-6.6-2", "1861-6.6-3", "1861-6.6-4", "1861-6.5.2.1-14", "1861-C-22")
def test_the_rsr_lays_no_track_and_its_purchases_are_automatic() -> None:
    table = Table(phase="4", rsr_operator="priority_holder")
    table.trains("RSR", "4")
    table.token("RSR", "H8.0")
    table.national_turn(2)
    assert table.asked() == ("P1", "NationalRun")
    only_not_now(
        table,
        {
            LayTile("P1", "RSR", "E3", "9", 0): "1861-6.5.2.1-14",
            PlaceToken("P1", "RSR", "H8.1"): "1861-6.6-3",
            BuyTrain("P1", "RSR", "4", "depot", 350): "1861-6.6-4",
            Pass("P1"): "1861-6.6-1",
        },
    )
    assert against(table, runs("P2", "RSR")) == ("not-your-turn", "1861-6.6-2")


# --- offers, discards, merger rounds, the end ---------------------------------------------------


@pytest.mark.rule("1861-6.5-3", "1861-6.5.8-2", "1861-6.5.8-13")
def test_an_offer_waits_for_the_two_whom_it_concerns() -> None:
    table = publics()
    table.private("WVR", "P2")
    table.turn("NW", TrackStep)
    table.play(PRIVATE)
    assert against(table, Accept("P3")) == ("not-your-turn", "1861-6.5-3")
    assert against(table, LAY) == ("not-now", "1861-6.5-3")
    table = publics()
    table.minor("RO", "P2", trains=("4",))
    table.turn("NW", TrainStep)
    table.play(BuyTrain("P1", "NW", "4", "RO", 10))
    assert against(table, Accept("P3")) == ("not-your-turn", "1861-6.5.8-13")
    assert against(table, TRAIN) == ("not-now", "1861-6.5.8-2")


@pytest.mark.rule("1861-6.8.3-5", "1861-6.5.8-11")
def test_who_is_over_the_limit_discards() -> None:
    table = publics(trains=("4", "4", "4", "4"))
    table.turn("N", TrackStep)
    table.pos.push(DiscardTrains())
    table.pos.settle()
    assert table.asked() == ("P1", "DiscardTrains")
    assert against(table, Pass("P1")) == ("not-now", "1861-6.8.3-5")
    other = DiscardTrain("P2", "NW", "4")
    assert against(table, other) == ("not-your-turn", "1861-6.5.8-11")


@pytest.mark.rule("1861-7.3-11", "1861-7.3-5", "1861-7-2", "1861-7-3", "1861-5.2.3-1", "1861-4-5")
def test_in_a_merger_round_nothing_is_sold_laid_or_started() -> None:
    table = Table(phase="3")
    for minor, seat in zip(MOSCOW, ("P1", "P2", "P1"), strict=True):
        table.minor(minor, seat, cell=(4, 6))
    table.merger_round()
    rules: dict[Action, str] = {
        SELL: "1861-7.3-11",
        BUY: "1861-7.3-5",
        START: "1861-5.2.3-1",
        Bid("P1", "RO", 100): "1861-5.2.4-1",
        Bid("P1", "WVR", 100): "1861-4-5",
        PRIVATE: "1861-6.5-3",
    }
    only_not_now(table, rules | {LAY: "1861-7-2", Accept("P1"): "1861-7-2"})
    assert against(table, Pass("P3")) == ("not-your-turn", "1861-7-2")
    propose(table, "N", "M-K")
    only_not_now(table, rules | {Pass("P1"): "1861-7-2"})
    table.play(Merge("P1", "N", "NW"))
    only_not_now(table, rules | {LAY: "1861-7-3"})
    assert against(table, Accept("P3")) == ("not-your-turn", "1861-7-3")


@pytest.mark.rule("1861-7.2-15", "1861-7.2-20", "1861-7.3-6", "1861-7.3-8", "1861-7.3-11")
def test_a_merged_public_gives_up_tokens_and_then_sells_shares() -> None:
    table = Table(phase="3")
    for minor in MOSCOW:
        table.minor(minor, "P1")
    for seat in table.title.seats:
        table.cash(seat, 1000)
    table.merger_round()
    form(table, "NW", "N", "M-K")
    assert table.asked() == ("P1", "RemoveTokens")
    only_not_now(table, {BUY: "1861-7.2-20", SELL: "1861-7.3-11", Pass("P1"): "1861-7.2-15"})
    table.play(RemoveToken("P1", "NW", "H8.0"))
    assert table.asked() == ("P1", "ShareSale")
    other = BuyShare("P3", "NW", "treasury")
    assert against(table, other) == ("not-your-turn", "1861-7.3-6")
    only_not_now(table, {SELL: "1861-7.3-11", LAY: "1861-7.3-5"})
    table.play(Pass("P1"))
    assert table.asked() == ("P2", "ShareSale")
    assert against(table, other) == ("not-your-turn", "1861-7.3-8")


@pytest.mark.rule("1861-8-4", "1861-8-6")
@pytest.mark.parametrize(("reason", "rule"), [("trains", "1861-8-4"), ("bank", "1861-8-6")])
def test_after_the_end_nothing_is_done(reason: str, rule: str) -> None:
    table = Table(phase="8")
    table.state.end_reason = reason
    table.pos.end(reason)
    assert against(table, Pass("P1")) == ("game-over", rule)


# --- the tables -----------------------------------------------------------------------------


def test_the_tables_name_steps_actions_and_rules_that_there_are() -> None:
    steps = {step.__name__ for step in get_args(AnyStep)}
    actions = {action.__name__ for action in get_args(Action1861)}
    asking = {
        step.__name__
        for step in get_args(AnyStep)
        if step.moves and not (issubclass(step, TurnStep) and step.__name__ != "NationalRun")
    }
    by_place = (out_of_place.DECIDES, out_of_place.DONE)
    for place in by_place:
        assert place.keys() == asking | {out_of_place.IN_TURN}
    assert {step for step, _ in out_of_place.BY_STEP} <= steps
    named = {kind for table in (out_of_place.BY_STEP, out_of_place.BY_ROUND) for _, kind in table}
    assert named | set(out_of_place.OWN_PART) <= actions
    known = rulebook.rules("1861")
    for table in (*by_place, out_of_place.BY_STEP, out_of_place.BY_ROUND):
        assert set(table.values()) <= set(known)  # type: ignore[attr-defined]


def test_a_kind_of_step_that_has_no_entry_leaves_the_rule_of_the_code() -> None:
    table = publics()
    table.stock_round("P1")

    class Intermission(type(table.pos.top)):  # type: ignore[misc]
        pass

    table.state.stack[-1] = Intermission(turn="P1")
    assert isinstance(table.pos, Position)
    assert against(table, LAY) == ("not-now", "1861-6.5-1")
