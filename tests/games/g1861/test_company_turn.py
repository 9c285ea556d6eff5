"""The turn of a company: its parts, who decides, buying privates, redeeming (6.5, 6.5.1)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import runs, three_cities
from trunkline.eighteen.actions import (
    BuyPrivate,
    BuyShare,
    BuyTrain,
    LayTile,
    Pass,
    PayDividend,
    PlaceToken,
    RedeemShares,
)
from trunkline.eighteen.events import Paid, PriceMoved
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.operating import BeforeInterestStep, PrivateStep, RedeemStep
from trunkline.games.g1861.running import DividendStep, RunStep
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep
from trunkline.games.g1861.turn import TurnStep

REDEEM = RedeemShares("P1", "NW", 1)
LAY = LayTile("P1", "NW", "J12", "9", 1)
TOKEN = PlaceToken("P1", "NW", "G15.0")
RUN = runs("P1", "NW", "4: I13 H14 G15 F16 F18")
PAY = PayDividend("P1", "NW", "all")
TRAIN = BuyTrain("P1", "NW", "5", "depot", 550)


def busy(cash: int = 2000, loans: int = 1, **options: str) -> Table:
    """NW in Voronezh, which has something to do in every part of its turn."""
    table = Table(phase="5", **options)  # type: ignore[arg-type]
    table.no_privates()
    three_cities(table)
    table.public(
        "NW",
        {"P1": 3, "P2": 2, "pool": 3},
        price=100,
        cash=cash,
        trains=("4",),
        loans=loans,
        city="I13.0",
    )
    return table


# --- the parts --------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5-1", "1861-6.5.1-6")
def test_the_parts_of_a_turn_come_in_their_order() -> None:
    table = busy()
    table.turn("NW")
    asked = []
    for action in (REDEEM, Pass("P1"), LAY, Pass("P1"), TOKEN, RUN, PAY, TRAIN):
        asked.append(table.asked()[1])
        events = table.play(action)
        if action == PAY:
            reasons = [event.reason for event in events if isinstance(event, Paid)]
            assert reasons[-2:] == ["interest", "repayment"]
            assert reasons.index("dividend") < reasons.index("interest")
    assert asked == [
        "RedeemStep",
        "RedeemStep",
        "TrackStep",
        "TrackStep",
        "TokenStep",
        "RunStep",
        "DividendStep",
        "TrainStep",
    ]
    assert table.state.companies["NW"].trains == ("4", "5")


@pytest.mark.rule("1861-6.5-1", "1861-6.5.1-6")
@pytest.mark.parametrize("part", [RedeemStep, TrackStep, TokenStep, RunStep, TrainStep])
def test_what_belongs_to_another_part_is_refused(part: type[TurnStep]) -> None:
    table = busy()
    table.turn("NW", part)
    parts = [RedeemStep, TrackStep, TokenStep, RunStep, TrainStep]
    for belongs_to, action in zip(parts, (REDEEM, LAY, TOKEN, RUN, TRAIN), strict=True):
        if belongs_to is part:
            assert table.legal(action)
        else:
            refused = table.why_not(action)
            rule = "1861-6.5.1-6" if action is REDEEM else "1861-6.5-1"
            assert (refused.code, refused.rule) == ("not-now", rule)


@pytest.mark.rule("1861-6.5-2")
@pytest.mark.parametrize(
    ("part", "may_pass"),
    [
        (RedeemStep, True),
        (TrackStep, True),
        (TokenStep, True),
        (RunStep, False),
        (TrainStep, True),
    ],
)
def test_which_parts_may_be_left_out(part: type[TurnStep], may_pass: bool) -> None:
    table = busy()
    table.turn("NW", part)
    assert table.legal(Pass("P1")) is may_pass


@pytest.mark.rule("1861-6.5-2")
def test_a_revenue_must_be_distributed_and_loans_repaid() -> None:
    table = busy()
    table.turn("NW", RunStep)
    table.play(RUN)
    assert table.asked() == ("P1", "DividendStep")
    assert not table.legal(Pass("P1"))
    table.play(PAY)
    assert table.state.companies["NW"].loans == 0


@pytest.mark.rule("1861-6.5-2")
def test_a_trainless_company_that_can_pay_for_a_train_must_buy_one() -> None:
    table = busy()
    table.state.companies["NW"].trains = ()
    table.turn("NW", TrainStep)
    assert not table.legal(Pass("P1"))
    assert table.why_not(Pass("P1")).code == "must-buy-train"


# --- who decides --------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5-5")
@pytest.mark.parametrize("part", [RedeemStep, TrackStep, TokenStep, RunStep, TrainStep])
def test_the_director_decides_everything(part: type[TurnStep]) -> None:
    table = busy()
    table.turn("NW", part)
    assert [decision.seat for decision in table.pos.decisions()] == ["P1"]
    assert table.why_not(Pass("P2")).code == "not-your-turn"
    assert not any(True for _ in table.pos.legal("P2"))


# --- buying privates at any moment ------------------------------------------------------------


@pytest.mark.rule("1861-6.5-3", "1861-6.5-4", "1861-C-40")
@pytest.mark.parametrize(
    "part",
    [
        RedeemStep,
        TrackStep,
        TokenStep,
        RunStep,
        DividendStep,
        BeforeInterestStep,
        TrainStep,
        PrivateStep,
    ],
)
def test_a_private_may_be_bought_in_every_part_also_from_the_director(
    part: type[TurnStep],
) -> None:
    table = busy()
    table.private("WVR", "P1")
    table.turn("NW", part)
    assert table.asked() == ("P1", part.__name__)
    buy = BuyPrivate("P1", "NW", "WVR", 90)
    assert table.legal(buy)
    table.play(buy)
    assert table.state.privates["WVR"] == "NW"


@pytest.mark.rule("1861-6.5-3")
def test_a_private_of_another_player_needs_his_consent() -> None:
    table = busy()
    table.private("WVR", "P2")
    table.turn("NW", TrackStep)
    table.play(BuyPrivate("P1", "NW", "WVR", 90))
    assert table.state.privates["WVR"] == "P2"
    assert table.asked() == ("P2", "PrivateOffer")


@pytest.mark.rule("1861-6.5-6")
@pytest.mark.parametrize(("price", "loans"), [(0, 0), (25, 1), (75, 2)])
def test_money_spent_on_a_private_need_not_go_into_repayment(price: int, loans: int) -> None:
    table = busy(cash=110, loans=2)
    table.private("WVR", "P1")
    table.turn("NW", BeforeInterestStep)
    table.play(BuyPrivate("P1", "NW", "WVR", price) if price else Pass("P1"))
    if table.asked()[1] == "BeforeInterestStep":
        table.play(Pass("P1"))
    assert table.state.companies["NW"].loans == loans


# --- redeeming ------------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.1-1", "1861-6.5.1-2", "1861-6.5.1-3", "1861-6.5.1-5")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_public_redeems_any_number_of_its_shares_at_the_market_price(count: int) -> None:
    table = busy()
    table.turn("NW", RedeemStep)
    bank = table.money("bank")
    assert table.legal(RedeemShares("P1", "NW", count))
    events = table.play(RedeemShares("P1", "NW", count))
    assert table.shares("NW", "pool") == 3 - count
    assert table.shares("NW", "NW") == 2 + count
    assert (table.money("NW"), table.money("bank")) == (2000 - 100 * count, bank + 100 * count)
    assert table.price("NW") == 100
    assert not any(isinstance(event, PriceMoved) for event in events)


@pytest.mark.rule("1861-6.5.1-3")
def test_redeemed_shares_can_be_bought_again() -> None:
    table = busy()
    table.turn("NW", RedeemStep)
    table.play(RedeemShares("P1", "NW", 3))
    table.stock_round("P3")
    assert table.legal(BuyShare("P3", "NW", "treasury"))
    assert not table.legal(BuyShare("P3", "NW", "pool"))


@pytest.mark.rule("1861-6.5.1-4")
def test_a_public_redeems_no_more_than_its_treasury_pays_for() -> None:
    table = busy(cash=299, loans=0)
    table.turn("NW", RedeemStep)
    assert table.legal(RedeemShares("P1", "NW", 2))
    assert not table.legal(RedeemShares("P1", "NW", 3))
    refused = table.why_not(RedeemShares("P1", "NW", 3))
    assert (refused.code, refused.rule) == ("no-loan-to-redeem", "1861-6.5.1-4")


@pytest.mark.rule("1861-6.5.1-1", "1861-6.5.1-7")
def test_a_public_redeems_no_shares_that_players_hold() -> None:
    table = busy()
    table.turn("NW", RedeemStep)
    assert not table.legal(RedeemShares("P1", "NW", 4))
    refused = table.why_not(RedeemShares("P1", "NW", 4))
    assert (refused.code, refused.rule) == ("not-in-pool", "1861-6.5.1-1")


@pytest.mark.rule("1861-6.5.1-7")
def test_a_public_never_buys_shares_of_another_company() -> None:
    table = busy()
    table.public("SE", {"P1": 2, "pool": 2}, price=100, trains=("4",), city="D20.0")
    table.turn("NW", RedeemStep)
    assert not table.legal(RedeemShares("P1", "SE", 1))
    assert table.why_not(RedeemShares("P1", "SE", 1)).code == "not-its-turn"


@pytest.mark.rule("1861-6.5.1-6")
def test_nothing_is_redeemed_after_the_track_step_has_begun() -> None:
    table = busy()
    table.turn("NW")
    assert table.legal(REDEEM)
    table.play(Pass("P1"))
    assert table.asked()[1] == "TrackStep"
    assert not table.legal(REDEEM)


@pytest.mark.rule("1861-C-36", "1861-6.5.1-1")
@pytest.mark.parametrize(("actions", "again"), [("any", True), ("one", False)])
def test_how_often_a_public_may_redeem_in_its_turn(actions: str, again: bool) -> None:
    table = busy(redeem_actions=actions)
    table.turn("NW")
    table.play(REDEEM)
    assert table.legal(REDEEM) is again
    assert table.asked()[1] == ("RedeemStep" if again else "TrackStep")
    if not again:
        assert table.shares("NW", "pool") == 2


@pytest.mark.rule("1861-6.5.1-1")
def test_a_minor_has_nothing_to_redeem() -> None:
    table = Table()
    table.minor("N", "P1", cash=500)
    table.turn("N")
    assert table.asked() == ("P1", "TrackStep")
