"""The privates: facts, revenue, owners, and the end of their time with players (2.2.1, F-3)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.g1861 import reference
from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyPrivate, BuyTrain, Pass
from trunkline.eighteen.events import Paid
from trunkline.eighteen.state import BANK
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.state import Action1861
from trunkline.games.g1861.title import make_title
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep

ROWS = reference.table("F-3")
REVENUE = {row["id"]: reference.money(row["revenue"]) for row in ROWS}
TITLE = make_title(3, {})


@pytest.mark.rule("1861-F-3", "1861-2.2.1-1", "1861-2.2.1-11", "1861-C-43")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_the_figures_of_a_private(row):
    private = TITLE.privates[row["id"]]
    assert private.name == row["name"]
    assert private.minimum == reference.money(row["minimum bid"])
    assert private.value == reference.money(row["face value"])
    assert private.revenue == reference.money(row["revenue"])
    has_bonus = row["bonus location (R10)"] != "none"
    hexes = tuple(row["hexes of the location"].split(", ")) if has_bonus else ()
    assert private.bonus == hexes
    assert private.bonus_amount == (10 if has_bonus else 0)
    places = {TITLE.map.hexes[hex].name for hex in hexes}
    assert places == ({row["bonus location (R10)"]} if has_bonus else set())


@pytest.mark.rule("1861-F-3", "1861-5.3-1")
def test_the_privates_stand_in_the_order_of_their_auctions():
    assert list(TITLE.privates) == [row["id"] for row in ROWS]
    assert [int(row["auction order"]) for row in ROWS] == [1, 2, 3, 4, 5]


@pytest.mark.rule("1861-EX-13", "1861-2.2.1-3")
@pytest.mark.parametrize("phase", ["2", "3", "4", "5"])
def test_a_player_with_all_privates_receives_100_at_the_start_of_an_operating_round(phase):
    table = Table(phase=phase)
    for private in table.state.privates:
        table.private(private, "P2")
    table.public("MK", {"P1": 2}, trains=["5"], city="L12.0")
    cash, bank = table.money("P2"), table.money(BANK)
    table.operating_round()
    assert table.asked() == ("P1", "TrackStep")
    assert table.money("P2") == cash + 10 + 15 + 20 + 25 + 30
    assert table.money(BANK) == bank - 100


@pytest.mark.rule("1861-2.2.1-2", "1861-2.2.1-3")
def test_each_private_pays_its_whole_revenue_to_its_one_owner():
    table = Table(phase="5")
    owners = {"TSR": "P1", "BSS": "P2", "MYR": "MK", "MRR": "RSR", "WVR": "P1"}
    for private, owner in owners.items():
        table.private(private, owner)
    table.public("MK", {"P3": 2}, trains=["5"], city="L12.0")
    table.operating_round()
    paid = [event for event in table.pos.events if isinstance(event, Paid)]
    assert paid == [
        Paid(BANK, owner, REVENUE[private], "private") for private, owner in owners.items()
    ]


@pytest.mark.rule("1861-2.2.1-3")
def test_the_privates_pay_in_every_operating_round():
    table = Table()
    table.private("WVR", "P1")
    table.minor("RO", "P2", trains=["2"])
    cash = table.money("P1")
    for number in (1, 2):
        table.operating_round(number)
        assert table.money("P1") == cash + 30 * number


@pytest.mark.rule("1861-2.2.1-2", "1861-2.2.1-5")
def test_a_private_goes_entirely_from_the_player_to_the_company():
    table = Table(phase="3")
    table.private("WVR", "P1")
    table.minor("RO", "P1", cash=200)
    table.turn("RO", TrackStep)
    cash = table.money("P1")
    table.play(BuyPrivate("P1", "RO", "WVR", 90))
    assert table.state.privates["WVR"] == "RO"
    assert (table.money("P1"), table.money("RO")) == (cash + 90, 110)


@pytest.mark.rule("1861-2.2.1-6")
@pytest.mark.parametrize("part", [TrackStep, TrainStep])
def test_no_company_buys_a_private_in_phase_2(part):
    table = Table()
    table.private("TSR", "P1")
    table.minor("RO", "P1", cash=200)
    table.turn("RO", part)
    refusal = table.why_not(BuyPrivate("P1", "RO", "TSR", 10))
    assert (refusal.code, refusal.rule) == ("privates-later", "1861-2.2.1-6")
    assert not table.legal(BuyPrivate("P1", "RO", "TSR", 10))
    table.phase("3")
    assert table.legal(BuyPrivate("P1", "RO", "TSR", 10))


@pytest.mark.rule("1861-2.2.1-7", "1861-2.2.1-5")
def test_the_price_is_a_whole_number_of_roubles():
    table = Table(phase="3")
    table.private("TSR", "P1")
    table.minor("RO", "P1", cash=200)
    table.turn("RO", TrackStep)
    for price in range(1, 31):
        assert table.legal(BuyPrivate("P1", "RO", "TSR", price))
    written = {"type": "BuyPrivate", "seat": "P1", "company": "RO", "private": "TSR"}
    action = msgspec.convert({**written, "price": 12}, Action1861)
    assert table.legal(action)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**written, "price": 12.5}, Action1861)


@pytest.mark.rule("1861-2.2.1-14")
def test_the_first_6_train_nationalises_all_privates_that_the_national_railway_lacks():
    table = Table(phase="5")
    owners = {"TSR": "P1", "BSS": "P2", "MYR": "MK", "MRR": "RSR", "WVR": "P1"}
    for private, owner in owners.items():
        table.private(private, owner)
    table.state.depot["5"] = 0
    table.public("MK", {"P3": 2}, cash=700, trains=["5"], city="L12.0")
    table.turn("MK", TrainStep)
    events = table.play(BuyTrain("P3", "MK", "6", "depot", 650))
    assert table.state.phase == "6"
    assert set(table.state.privates.values()) == {"RSR"}
    paid = [event for event in events if isinstance(event, Paid)]
    # For the one that it had already, nothing is paid.
    assert [event for event in paid if event.reason == "nationalisation"] == [
        Paid(BANK, owner, TITLE.privates[private].value, "nationalisation")
        for private, owner in owners.items()
        if owner != "RSR"
    ]


@pytest.mark.rule("1861-2.2.1-16")
@pytest.mark.parametrize("part", [TrackStep, TokenStep, TrainStep])
@pytest.mark.parametrize("owner", ["P1", "MK"])
def test_privates_have_no_other_ability(part, owner):
    offered = []
    for owned in (False, True):
        table = Table(phase="4")
        table.no_privates()
        table.public("MK", {"P1": 2, "P2": 2}, cash=700, trains=["4"], city="H8.0")
        table.token("MK", "D14.0")
        table.road("H8", "H10")
        if owned:
            for private in table.state.privates:
                table.private(private, owner)
        table.turn("MK")
        table.state.stack.append(part("MK"))
        offered.append([c for c in table.pos.legal("P1") if "BuyPrivate" not in str(c)])
    assert Pass("P1") in offered[0]
    assert offered[0] == offered[1]
