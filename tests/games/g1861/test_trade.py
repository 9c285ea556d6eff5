"""Trains and privates change hands by agreement: offers are accepted, declined or withdrawn."""

import pytest
from msgspec.structs import replace

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Accept, BuyPrivate, BuyTrain, Decline, Pass, Withdraw
from trunkline.eighteen.events import Answered, Paid, PrivateMoved, Proposed, TrainBought
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.track import TrackStep

TRAIN = BuyTrain("P1", "NW", "3", "RO", 100)
PRIVATE = BuyPrivate("P1", "NW", "WVR", 80)


def table_with(seller="P2", part=TrainStep, **options):
    """NW of P1 has R500; RO of the seller has a train, and the seller owns a private."""
    table = Table(phase="3", **options)
    table.public("NW", {"P1": 3, "P3": 2}, cash=500, trains=("3",), city="B4.0")
    table.minor("OK", "P3", trains=("3",))
    table.minor("RO", seller, trains=("3", "3"))
    table.private("WVR", seller)
    table.turn("NW", part, waiting=("OK",))
    return table


OFFERS = pytest.mark.parametrize(
    ("action", "step", "subject"),
    [(TRAIN, "TrainOffer", "train"), (PRIVATE, "PrivateOffer", "private")],
)


def happened(table, action):
    if isinstance(action, BuyTrain):
        return table.state.companies["NW"].trains == ("3", "3")
    return table.state.privates["WVR"] == "NW"


@pytest.mark.rule("1861-6.5.8-2", "1861-6.5.8-13", "1861-6.5-3", "1861-O-29", "1861-O-30")
@OFFERS
def test_an_offer_waits_for_the_owner(action, step, subject):
    table = table_with()
    money = table.money("NW")
    assert Proposed("P1", ("P2",), subject) in table.play(action)
    assert not happened(table, action)
    assert table.money("NW") == money
    # The two are asked, and nobody else, whatever shares others hold.
    decisions = {decision.seat: decision.step for decision in table.pos.decisions()}
    assert decisions == {"P2": step, "P1": step}
    assert table.legal(Accept("P2"))
    assert table.legal(Decline("P2"))
    assert table.legal(Withdraw("P1"))
    assert table.why_not(Accept("P3")).code == "not-your-turn"
    events = table.play(Accept("P2"))
    assert Answered("P2", "accepted", subject) in events
    assert happened(table, action)
    assert table.asked() == ("P1", "TrainStep")


@pytest.mark.rule("1861-6.5.8-2", "1861-O-29")
def test_the_price_of_a_train_goes_to_the_company_that_sells():
    table = table_with()
    purse = table.money("P2")
    events = table.play(TRAIN, Accept("P2"))
    assert Paid("NW", "RO", 100, "train") in events
    assert TrainBought("NW", "3", "RO", 100) in events
    assert table.money("RO") == 100
    assert table.money("P2") == purse
    assert table.state.companies["RO"].trains == ("3",)


@pytest.mark.rule("1861-2.2.1-5", "1861-6.5-3", "1861-O-20", "1861-O-30")
def test_the_price_of_a_private_goes_to_the_player():
    table = table_with()
    purse = table.money("P2")
    events = table.play(PRIVATE, Accept("P2"))
    assert PrivateMoved("WVR", "P2", "NW") in events
    assert table.money("P2") == purse + 80
    assert table.money("NW") == 420


@pytest.mark.rule("1861-6.5.8-2", "1861-6.5-3", "1861-O-29", "1861-O-30")
@OFFERS
def test_only_the_owner_answers_and_only_the_buyer_withdraws(action, step, subject):
    table = table_with()
    table.play(action)
    asked = "train-not-asked" if subject == "train" else "not-asked"
    yours = "train-not-yours" if subject == "train" else "not-your-proposal"
    rule = "1861-6.5.8-2" if subject == "train" else "1861-6.5-3"
    for answer, code in ((Accept("P1"), asked), (Decline("P1"), asked), (Withdraw("P2"), yours)):
        assert not table.legal(answer)
        refusal = table.why_not(answer)
        assert (refusal.code, refusal.rule) == (code, rule)


@pytest.mark.rule("1861-O-29", "1861-O-30", "1861-6.5-7", "1861-6.5.8-16")
@OFFERS
def test_what_was_declined_can_only_be_asked_for_at_a_higher_price(action, step, subject):
    table = table_with()
    events = table.play(action, Decline("P2"))
    assert Answered("P2", "declined", subject) in events
    assert not happened(table, action)
    assert table.asked() == ("P1", "TrainStep")
    code = "train-declined-before" if subject == "train" else "declined-before"
    rule = "1861-6.5.8-16" if subject == "train" else "1861-6.5-7"
    for price in (action.price, action.price - 1):
        refusal = table.why_not(replace(action, price=price))
        assert (refusal.code, refusal.rule) == (code, rule)
    assert not table.legal(action)
    more = replace(action, price=action.price + 1)
    assert table.legal(more)
    table.play(more, Accept("P2"))
    assert happened(table, more)


@pytest.mark.rule("1861-O-29", "1861-O-30")
@OFFERS
def test_an_offer_that_was_withdrawn_changes_nothing(action, step, subject):
    table = table_with()
    money = table.money("NW"), table.money("P2")
    events = table.play(action, Withdraw("P1"))
    assert Answered("P1", "withdrawn", subject) in events
    assert not happened(table, action)
    assert (table.money("NW"), table.money("P2")) == money
    assert table.legal(action)


@pytest.mark.rule("1861-O-29")
def test_no_consent_between_two_companies_of_one_director():
    table = table_with(seller="P1")
    table.play(TRAIN)
    assert happened(table, TRAIN)
    assert table.asked() == ("P1", "TrainStep")


@pytest.mark.rule("1861-6.5-4", "1861-O-30")
def test_no_consent_if_the_director_of_the_buyer_sells():
    table = table_with(seller="P1")
    purse = table.money("P1")
    table.play(PRIVATE)
    assert happened(table, PRIVATE)
    assert table.money("P1") == purse + 80


@pytest.mark.rule("1861-O-29", "1861-O-30")
@OFFERS
def test_consent_that_the_table_counts_as_given(action, step, subject):
    table = table_with(trade_consent="assumed")
    table.play(action)
    assert happened(table, action)
    assert table.asked() == ("P1", "TrainStep")


@pytest.mark.rule("1861-O-29", "1861-O-30")
def test_the_public_sites_rules_count_consent_as_given():
    assert Table(ruleset="18xx.games").title.options.trade_consent == "assumed"
    assert Table().title.options.trade_consent == "required"


@pytest.mark.rule("1861-2.2.1-15", "1861-O-20")
@pytest.mark.parametrize("owner", ["OK", "RSR"])
def test_a_private_of_a_company_is_not_for_sale(owner):
    table = table_with()
    table.private("WVR", owner)
    assert not table.legal(PRIVATE)
    refusal = table.why_not(PRIVATE)
    assert (refusal.code, refusal.rule) == ("private-not-for-sale", "1861-2.2.1-15")


@pytest.mark.rule("1861-6.5-3", "1861-O-20")
@pytest.mark.parametrize("seller", ["P1", "P2", "P3"])
def test_any_player_may_sell_a_private_to_the_company_whose_turn_it_is(seller):
    table = table_with(part=TrackStep)
    table.private("WVR", seller)
    assert table.legal(PRIVATE)
    refusal = table.why_not(replace(PRIVATE, company="OK"))
    assert (refusal.code, refusal.rule) == ("not-its-turn", "1861-6.2-7")


@pytest.mark.rule("1861-O-20")
def test_a_company_keeps_its_private_after_its_turn():
    table = table_with(seller="P1")
    table.play(PRIVATE, Pass("P1"))
    assert table.asked()[0] == "P3"
    assert table.state.privates["WVR"] == "NW"
