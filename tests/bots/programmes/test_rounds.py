"""Passing and declining for a round: what is done, and what ends it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.bots.programmes.positions import play_on, stock, stop
from tests.games.g1861.kit import Table
from tests.games.g1861.merging import call, propose
from tests.games.g1861.test_merger_round import moscow
from tests.games.g1861.test_merger_shares import after_merger
from tests.games.g1861.test_private_auctions import opened
from tests.games.g1861.test_trade import TRAIN, table_with
from trunkline.bots.programmes import answer, causes, offered, stopped_by, why_not
from trunkline.bots.programmes.eighteen import DeclineRound, PassRound
from trunkline.eighteen.actions import (
    Accept,
    Bid,
    BuyShare,
    Convert,
    Decline,
    Merge,
    Pass,
    PlaceToken,
    SellShares,
    StartPublic,
    Withdraw,
)
from trunkline.eighteen.events import EndAnnounced, PhaseStarted
from trunkline.kernel import Position

STOCK = PassRound("stock", 1)
MERGER = PassRound("merger", 1, 1)


def unless(*causes: str, of: PassRound | DeclineRound = STOCK) -> PassRound | DeclineRound:
    return replace(of, unless=causes)


# --- passing in a stock round ------------------------------------------------------


def test_a_seat_passes_whenever_it_is_asked_and_only_then():
    table = stock(turn="P1")
    assert answer(table.pos, "P1", STOCK) == Pass("P1")
    assert answer(table.pos, "P2", STOCK) is None
    table.play(Pass("P1"))
    assert answer(table.pos, "P1", STOCK) is None


def test_it_ends_with_the_round():
    table = stock()
    assert play_on(table, STOCK, *(Pass(seat) for seat in ("P2", "P3", "P4"))) == ""
    assert answer(table.pos, "P1", STOCK) == Pass("P1")
    assert stop(table, STOCK, Pass("P1")) == "over"
    assert table.state.round == "operating"


def test_nothing_that_others_do_ends_it_unless_it_is_chosen():
    table = stock()
    others = (SellShares("P2", "NW", 1), BuyShare("P2", "MK", "treasury"), Bid("P3", "RO", 100))
    assert play_on(table, STOCK, *others, Pass("P4")) == ""
    # In an auction that others have begun it drops out, and the round goes on.
    assert table.pos.top.item == "RO"
    assert answer(table.pos, "P1", STOCK) == Pass("P1")
    assert stop(table, STOCK, Pass("P1")) == ""
    assert table.pos.top.bidders == ("P2", "P3")


def test_a_programme_for_a_round_to_come_waits_for_it():
    table = stock(turn="P1")
    later = PassRound("stock", 2, unless=("sale",))
    assert answer(table.pos, "P1", later) is None
    table.play(Pass("P1"))
    assert stop(table, later, SellShares("P2", "NW", 1)) == ""
    assert why_not(table.pos, "P1", later) is None
    table.state.set = 2
    assert stop(table, later, SellShares("P2", "NW", 1)) == "sale"


def test_a_programme_for_all_rounds_of_a_kind_outlasts_its_round():
    table = stock()
    lasting = PassRound("stock", 1, until="game")
    assert play_on(table, lasting, *(Pass(seat) for seat in ("P2", "P3", "P4"))) == ""
    assert stop(table, lasting, Pass("P1")) == ""
    assert table.state.round == "operating"
    assert answer(table.pos, "P4", lasting) is None  # its own company operates
    table.state.set = 7
    table.stock_round("P1")
    assert answer(table.pos, "P1", lasting) == Pass("P1")
    assert answer(table.pos, "P1", STOCK) is None
    table.state.finished = "bank"
    assert stopped_by(lasting, "P1", table.pos, Pass("P1"), (), table.pos) == "over"


def test_who_acts_has_decided_otherwise():
    for action in (
        BuyShare("P1", "NW", "treasury"),
        SellShares("P1", "NW", 1),
        Bid("P1", "RO", 100),
    ):
        assert stop(stock(turn="P1"), STOCK, action) == "acted"
    assert stop(stock(turn="P1"), STOCK, Pass("P1")) == ""


def test_who_must_sell_decides_alone(monkeypatch):
    table = stock(turn="P1")
    monkeypatch.setattr(table.title, "certificate_limit", 1)
    assert answer(table.pos, "P1", STOCK) is None
    assert stop(table, STOCK, SellShares("P1", "NW", 1)) == "acted"


# --- what others do in a stock round -------------------------------------------------


def test_a_sale_of_what_the_seat_holds():
    assert stop(stock(), unless("sale"), SellShares("P2", "NW", 1)) == "sale"
    assert stop(stock(), unless("sale"), SellShares("P2", "MK", 1)) == ""
    assert stop(stock(), unless("any-sale"), SellShares("P2", "MK", 1)) == "any-sale"
    assert stop(stock(), unless("sale"), BuyShare("P2", "NW", "pool")) == ""


def test_shares_of_one_company_in_the_pool():
    watching = unless("pool:MK")
    assert stop(stock(), watching, SellShares("P2", "NW", 1)) == ""
    assert stop(stock(), watching, SellShares("P2", "MK", 2)) == "pool:MK"


def test_a_rival_who_draws_level():
    table = stock()
    assert stop(table, unless("threat"), BuyShare("P2", "NW", "pool")) == "threat"
    # The same threat is not told twice.
    table.play(Pass("P3"), Pass("P4"), Pass("P1"))
    assert stop(table, unless("threat"), SellShares("P2", "MK", 1)) == ""
    # Nor is it a threat to somebody who does not direct the company.
    assert stop(stock(), unless("threat"), BuyShare("P2", "NW", "pool"), "P3") == ""
    table = stock(turn="P3")
    assert stop(table, unless("threat"), BuyShare("P3", "NW", "pool")) == ""


def test_a_rival_who_needs_one_more_purchase_counts_certificates_of_several_shares(monkeypatch):
    table = stock()
    charter = table.title.charters["NW"]
    doubled = replace(charter, certificates=(2, 1, 1, 1, 1, 1, 1, 1, 2))
    monkeypatch.setitem(table.title.charters, "NW", doubled)
    assert table.shares("NW", "P3") == 1
    table.play(Pass("P2"))
    assert stop(table, unless("threat"), BuyShare("P3", "NW", "pool")) == "threat"


def test_a_new_director():
    table = stock()
    table.play(BuyShare("P2", "NW", "pool"), Pass("P3"), Pass("P4"), Pass("P1"))
    assert stop(table, unless("lead"), BuyShare("P2", "NW", "treasury")) == "lead"
    assert table.director("NW") == "P2"
    # Whoever is handed a company is told as well, and nobody else.
    for seat, code in (("P1", "lead"), ("P3", "")):
        table = stock()
        table.state.certificates["MK"] = ("P2", "P1", "P1", *["MK"] * 6)
        assert stop(table, unless("lead"), SellShares("P2", "MK", 1), seat) == code
        assert table.director("MK") == "P1"


def test_something_put_up_for_auction():
    assert stop(stock(), unless("auction"), Bid("P2", "RO", 100)) == "auction"
    table = stock()
    table.play(Bid("P2", "RO", 100))
    assert stop(table, unless("auction"), Bid("P3", "RO", 110)) == ""


def test_a_compulsory_auction_at_the_beginning_of_a_round_is_one_too():
    table = opened()
    private = table.pos.top.item
    for name in table.state.privates:
        table.state.privates[name] = "gone" if name != private else "ipo"
    table.play(Bid("P1", private, 50), Pass("P2"))
    assert stop(table, unless("auction"), Pass("P3"), "P2") == "auction"
    assert (table.state.round, table.pos.top.item) == ("stock", "N")


def test_an_outbid():
    table = stock(turn="P1")
    table.play(Bid("P1", "RO", 100))
    assert stop(table, unless("outbid"), Bid("P2", "RO", 105)) == "outbid"
    assert stop(table, unless("outbid"), Bid("P3", "RO", 110)) == ""


def test_a_company_that_is_started():
    table = stock()
    waiting = next(c for c in table.pos.legal("P2") if isinstance(c, StartPublic))
    assert stop(table, unless("started"), waiting) == "started"
    home = next(c for c in table.pos.legal("P2") if isinstance(c, PlaceToken))
    assert stop(table, unless("started"), home) == ""
    table = stock(turn="P3")
    table.play(Bid("P3", "RO", 100), Pass("P4"), Pass("P1"))
    assert stop(table, unless("started"), Pass("P2")) == "started"


@pytest.mark.parametrize(
    ("code", "event"), [("phase", PhaseStarted("5")), ("ending", EndAnnounced("bank", 3, 2))]
)
def test_what_happens_to_the_game(code, event):
    table = stock()
    lasting = PassRound("stock", 1, until="game", unless=(code,))
    assert stopped_by(lasting, "P1", table.pos, Pass("P2"), (event,), table.pos) == code
    assert stopped_by(lasting, "P1", table.pos, Pass("P2"), (), table.pos) == ""


def test_the_first_cause_that_was_chosen_is_the_one_that_is_told():
    sale = SellShares("P2", "NW", 1)
    assert stop(stock(), unless("any-sale", "sale"), sale) == "any-sale"
    assert stop(stock(), unless("sale", "any-sale"), sale) == "sale"


# --- passing in the initial auction ---------------------------------------------------


def test_all_privates_are_passed():
    table = opened()
    programme = PassRound("auction", 1)
    first = table.pos.top.item
    assert answer(table.pos, "P1", programme) == Pass("P1")
    assert stop(table, programme, Pass("P1")) == ""
    table.play(Bid("P2", first, 50))
    assert stop(table, programme, Pass("P3")) == ""
    assert table.pos.top.item != first
    assert stop(opened(), programme, Bid("P1", first, 50)) == "acted"


def test_a_bid_that_falls_or_a_new_private_can_end_it():
    table = opened()
    table.play(Pass("P1"), Pass("P2"))
    assert stop(table, PassRound("auction", 1, unless=("cheaper",)), Pass("P3")) == "cheaper"
    table.play(Bid("P1", "TSR", 50), Pass("P2"))
    assert stop(table, PassRound("auction", 1, unless=("auction",)), Pass("P3")) == "auction"


# --- merger rounds ----------------------------------------------------------------


def test_minors_pass_and_offers_are_left_to_the_player():
    table = moscow("121")
    assert answer(table.pos, "P1", MERGER) == Pass("P1")
    table.play(Pass("P1"))
    propose(table, "M-K", "N")
    for merge in (Merge("P2", "M-K", "NW"),):
        assert stop(table, unless("offer", of=MERGER), merge) == "offer"
    assert answer(table.pos, "P1", MERGER) is None
    assert answer(table.pos, "P2", MERGER) is None  # an own proposal is not taken back either
    assert stop(table, MERGER, Decline("P1")) == ""
    assert table.asked()[1] == "MergerRound"


def test_an_agreement_is_a_decision_of_ones_own():
    table = moscow("121")
    table.play(Pass("P1"))
    propose(table, "M-K", "N")
    table.play(Merge("P2", "M-K", "NW"))
    assert stop(table, MERGER, Accept("P1")) == "acted"


def test_some_minors_can_be_passed_and_others_kept_for_the_player():
    table = moscow("112")
    programme = PassRound("merger", 1, 1, companies=("N",))
    assert why_not(table.pos, "P1", programme) is None
    assert answer(table.pos, "P1", programme) == Pass("P1")
    table.play(Pass("P1"))
    assert table.asked()[0] == "P1"
    assert answer(table.pos, "P1", programme) is None
    into = next(c for c in table.pos.legal("P1") if not isinstance(c, Pass))
    assert stop(table, programme, into) == ""
    for company in ("MNN", "nobody"):
        refusal = why_not(table.pos, "P1", replace(programme, companies=("N", company)))
        assert (refusal.code, refusal.data) == ("no-turn", {"company": company})
    assert why_not(stock().pos, "P1", replace(STOCK, companies=("NW",))).code == "no-turn"


def test_everything_is_declined():
    table = moscow("121")
    programme = DeclineRound("merger", 1, 1)
    assert stop(table, programme, answer(table.pos, "P1", programme)) == ""
    propose(table, "M-K", "N")
    assert answer(table.pos, "P1", programme) is None
    assert stop(table, programme, Merge("P2", "M-K", "NW")) == ""
    assert answer(table.pos, "P1", programme) == Decline("P1")
    assert stop(table, programme, Decline("P1")) == ""
    call(table, "MNN")
    assert stop(table, programme, Pass("P1")) == "over"


def test_a_new_public_ends_it_or_its_shares_are_passed():
    table = moscow("233")
    propose(table, "M-K", "MNN")
    assert stop(table, unless("started", of=MERGER), Merge("P3", "M-K", "NW")) == "started"
    table = Table(phase="3")
    table.minor("N", "P2", 135)
    table.merger_round()
    assert stop(table, unless("started", of=MERGER), Convert("P2", "N", "NW")) == "started"
    table = after_merger(cash=(300, 300, 300))
    for programme in (MERGER, DeclineRound("merger", 1, 1)):
        assert answer(table.pos, "P2", programme) == Pass("P2")


def test_a_share_that_has_to_be_bought_is_left_to_the_player():
    table = after_merger(
        ("P1", "P2", "P3"), cash=(300, 0, 0), merger_no_majority="any_partner_may_buy"
    )
    assert [type(choice) for choice in table.pos.legal("P1")] == [BuyShare]
    assert answer(table.pos, "P1", MERGER) is None


# --- offers in operating rounds -------------------------------------------------------


def test_offers_are_declined_in_an_operating_round():
    table = table_with()
    programme = DeclineRound("operating", 1, 1)
    assert answer(table.pos, "P1", programme) is None  # its own company is its own business
    assert stop(table, programme, TRAIN, "P2") == ""
    assert answer(table.pos, "P2", programme) == Decline("P2")
    assert answer(table.pos, "P1", programme) is None
    assert stop(table, programme, Decline("P2"), "P2") == ""
    assert stop(table, programme, Pass("P1"), "P1") == ""
    table = table_with()
    table.play(TRAIN)
    assert stop(table, programme, Accept("P2"), "P2") == "acted"
    table = table_with()
    table.play(TRAIN)
    assert stop(table, programme, Withdraw("P1"), "P2") == ""


# --- offered, and refused ---------------------------------------------------------------


def kinds(table, seat="P1"):
    return {
        (type(programme).__name__, getattr(programme, "round", ""))
        for programme in offered(table.pos, seat)
    }


def test_what_is_offered_is_for_this_round():
    assert ("PassRound", "stock") in kinds(stock())
    assert ("PassRound", "auction") in kinds(opened())
    assert {("PassRound", "merger"), ("DeclineRound", "merger")} < kinds(moscow())
    table = table_with()
    assert kinds(table) == {("DeclineRound", "operating"), ("PassRound", "stock")}
    table.state.ends_after = (1, 2)
    assert kinds(table) == {("DeclineRound", "operating")}
    table.state.finished = "bank"
    assert kinds(table) == set()
    assert offered(stock().pos, "P9") == ()


@pytest.mark.parametrize("arranged", [stock, opened, moscow, table_with])
def test_offers_can_be_kept_and_their_causes_are_known(arranged):
    table = arranged()
    for seat in table.title.seats:
        for programme in offered(table.pos, seat):
            assert why_not(table.pos, seat, programme) is None
            known = causes(table.pos, programme)
            assert len(set(known)) == len(known)
            assert set(getattr(programme, "unless", ())) <= set(known)


def test_what_makes_no_sense_is_refused():
    table = stock()
    table.state.set = 2
    assert why_not(table.pos, "P1", STOCK).code == "over"
    refusal = why_not(table.pos, "P1", PassRound("stock", 2, unless=("sale", "rain")))
    assert (refusal.code, refusal.data["cause"]) == ("unknown-cause", "rain")
    assert "sale" in refusal.data["causes"]
    assert why_not(table.pos, "P1", PassRound("stock", 2, unless=("pool:N",))).code == (
        "unknown-cause"
    )


def test_before_and_after_can_be_games_or_positions():
    table = stock()
    copy = Position(table.title, table.state.copy())
    assert answer(copy, "P2", PassRound("stock", 1)) == Pass("P2")
