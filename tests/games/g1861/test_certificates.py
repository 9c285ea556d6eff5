"""Certificates: their kinds, their limit, and the director's (2.2, 5.2.1, 5.2.2)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Bid, BuyShare, Pass, SellShares, StartPublic
from trunkline.eighteen.certificates import certificate_count
from trunkline.eighteen.events import DirectorChanged
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.track import TrackStep

LIMIT = 16
"""The certificate limit of four players."""


def holding(count: int, operated: bool = True) -> Table:
    """Four players of whom P1 holds so many certificates, all of publics."""
    table = Table(4, "4")
    table.no_privates()
    table.minor("N", "P4")
    # In each of these, P1 is director with 50%: four certificates.
    for name in ("MK", "GRR", "NW"):
        table.public(name, {"P1": 5, "P2": 1}, price=70, operated=operated)
        count -= 4
    while count > 0:
        for name in ("SW", "SE"):
            if count > 0 and table.in_offering(name):
                held = min(count, 5)
                shares = {"P2": 2, "P1": held} if held < 3 else {"P1": held + 1}
                table.public(name, shares, price=70, operated=operated)
                count -= held
    table.cash("P1", 1000)
    table.stock_round("P1")
    return table


@pytest.mark.rule("1861-5.2.1-1", "1861-2.2.1-4", "1861-EX-13")
def test_privates_minors_and_certificates_of_publics_count_one_each():
    table = Table(phase="4")
    assert certificate_count(table.pos, "P1") == 0
    for number, private in enumerate(table.state.privates, 1):
        table.private(private, "P1")
        assert certificate_count(table.pos, "P1") == number
    table.minor("N", "P1")
    assert certificate_count(table.pos, "P1") == 6
    table.public("MK", {"P1": 2})
    assert certificate_count(table.pos, "P1") == 7
    table.public("GRR", {"P2": 2, "P1": 3})
    assert certificate_count(table.pos, "P1") == 10


@pytest.mark.rule("1861-EX-21", "1861-2.2.3-2", "1861-5.2.1-1")
def test_a_director_with_half_of_a_public_has_four_certificates():
    table = Table(phase="4")
    table.public("MK", {"P1": 5})
    assert table.title.charters["MK"].certificates == (2, 1, 1, 1, 1, 1, 1, 1, 1)
    assert table.state.certificates["MK"][:5] == ("P1", "P1", "P1", "P1", "MK")
    assert table.shares("MK", "P1") == 5
    assert certificate_count(table.pos, "P1") == 4


@pytest.mark.rule("1861-EX-4", "1861-5.2.1-3", "1861-5.2.1-5")
def test_a_player_at_the_limit_obtains_nothing_before_selling():
    table = holding(LIMIT)
    assert certificate_count(table.pos, "P1") == LIMIT == table.title.certificate_limit
    for action, code, rule in (
        (BuyShare("P1", "MK", "treasury"), "certificate-limit", "1861-5.2.1-3"),
        (StartPublic("P1", "MVR", 70), "certificate-limit", "1861-5.2.1-3"),
        (Bid("P1", "RO", 100), "bid-at-limit", "1861-5.2.1-5"),
    ):
        refusal = table.why_not(action)
        assert (refusal.code, refusal.rule) == (code, rule)
        assert not table.legal(action)
    table.play(SellShares("P1", "NW", 1))
    for action in (
        BuyShare("P1", "MK", "treasury"),
        StartPublic("P1", "MVR", 70),
        Bid("P1", "RO", 100),
    ):
        assert table.legal(action)
    table.play(BuyShare("P1", "MK", "treasury"))
    assert certificate_count(table.pos, "P1") == LIMIT


@pytest.mark.rule("1861-5.2.1-5")
def test_a_player_at_the_limit_takes_no_part_in_an_auction():
    table = holding(LIMIT)
    table.cash("P4", 1000)
    table.cash("P3", 1000)
    table.stock_round("P4")
    table.play(Bid("P4", "RO", 100))
    assert table.pos.top.bidders == ("P2", "P3", "P4")
    assert table.why_not(Bid("P1", "RO", 105)).code == "not-your-turn"
    table.play(Pass("P2"), Pass("P3"))
    assert table.director("RO") == "P4"


@pytest.mark.rule("1861-5.2.1-4")
def test_a_player_above_the_limit_must_sell_until_it_is_met():
    table = holding(LIMIT + 2)
    assert certificate_count(table.pos, "P1") == LIMIT + 2
    for left in (2, 1):
        for action in (
            Pass("P1"),
            BuyShare("P1", "MK", "treasury"),
            StartPublic("P1", "MVR", 70),
            Bid("P1", "RO", 100),
        ):
            refusal = table.why_not(action)
            assert (refusal.code, refusal.rule) == ("must-sell-first", "1861-5.2.1-4")
            assert not table.legal(action)
        assert certificate_count(table.pos, "P1") == LIMIT + left
        table.play(SellShares("P1", "NW", 1))
    assert table.legal(Pass("P1"))
    assert not table.legal(BuyShare("P1", "MK", "treasury"))  # at the limit, not below it


@pytest.mark.rule("1861-O-14", "1861-5.2.1-4")
def test_a_player_above_the_limit_who_can_sell_nothing_keeps_everything():
    table = holding(LIMIT + 1, operated=False)
    assert certificate_count(table.pos, "P1") == LIMIT + 1
    # Neither selling nor obtaining anything is possible: the turn has been passed.
    assert table.asked()[0] == "P2"
    table.cash("P2", 500)
    table.play(Bid("P2", "RO", 100))
    table.play(Pass("P3"), Pass("P4"))
    assert table.director("RO") == "P2"  # P1 was not asked
    # As soon as a sale is legal it must be made.
    table.state.companies["NW"].turns_ended = 1
    table.stock_round("P1")
    assert table.why_not(Pass("P1")).code == "must-sell-first"
    assert table.legal(SellShares("P1", "NW", 1))


# --- overtaking ---------------------------------------------------------------


@pytest.mark.rule("1861-5.2.2-1", "1861-DX-11")
def test_a_buyer_with_more_shares_than_the_director_becomes_director_at_once():
    table = Table(phase="4")
    table.minor("N", "P3")
    table.public("MK", {"P1": 3, "P2": 3})
    table.stock_round("P2")
    events = table.play(BuyShare("P2", "MK", "treasury"))
    assert table.director("MK") == "P2"
    assert table.shares("MK", "P2") == 4
    assert DirectorChanged("MK", "P2", "P1") in events
    # P1 has two ordinary certificates for the director's and the one of before.
    assert table.state.certificates["MK"].count("P1") == table.shares("MK", "P1") == 3
    assert table.state.certificates["MK"].count("P2") == 3


@pytest.mark.rule("1861-2.2.3-3", "1861-5.2.2-1", "1861-1-2")
def test_a_buyer_with_as_many_shares_as_the_director_does_not_become_director():
    table = Table(phase="4")
    table.minor("N", "P3")
    table.public("MK", {"P1": 3, "P2": 2})
    table.stock_round("P2")
    table.play(BuyShare("P2", "MK", "treasury"))
    assert table.shares("MK", "P2") == table.shares("MK", "P1") == 3
    assert table.director("MK") == "P1"
    table.play(Pass("P3"), Pass("P1"), BuyShare("P2", "MK", "treasury"))
    assert table.director("MK") == "P2"


@pytest.mark.rule("1861-2.2.3-4", "1861-1-2")
def test_the_director_decides_for_a_company():
    table = Table(phase="4")
    table.minor("N", "P3", trains=["4"])
    table.public("MK", {"P2": 4, "P1": 4}, trains=["4"], cash=500, city="L12.0")
    for company, head in (("N", "P3"), ("MK", "P2")):
        for part in (TrackStep, TrainStep):
            table.turn(company, part)
            assert [decision.seat for decision in table.pos.decisions()] == [head]
            assert table.why_not(Pass("P1")).code == "not-your-turn"
            assert table.legal(Pass(head))
