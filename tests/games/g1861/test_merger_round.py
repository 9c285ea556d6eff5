"""The course of a merger round: whose turn it is, and who has to agree (chapter 7)."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.merging import (
    call,
    decline_shares,
    form,
    keep_tokens,
    minor_asked,
    propose,
    share,
)
from trunkline.eighteen.actions import (
    Accept,
    AddPartner,
    Convert,
    Decline,
    Merge,
    Pass,
    Withdraw,
)
from trunkline.eighteen.events import Answered, Proposed, RoundEnded
from trunkline.eighteen.market import move_token


def moscow(owners: str = "123", phase: str = "3", **options: object) -> Table:
    """The three minors of Moscow, N before M-K before M-NN, in a merger round."""
    table = Table(phase=phase, **options)
    for minor, price, seat in zip(("N", "M-K", "MNN"), (100, 90, 80), owners, strict=True):
        table.minor(minor, f"P{seat}", price)
    for seat in table.title.seats:
        table.cash(seat, 500)
    table.merger_round()
    return table


def asked_minors(table: Table) -> list[str]:
    """The minors that are asked if all of them pass."""
    minors = []
    while table.state.round == "merger":
        minors.append(minor_asked(table))
        assert table.asked()[0] == table.state.certificates[minors[-1]][0]
        table.play(Pass(table.asked()[0]))
    return minors


# --- whose turn it is ------------------------------------------------------------------


@pytest.mark.rule("1861-7-2")
def test_the_minors_are_asked_in_operating_order():
    """By price, then further right, then higher in the stack."""
    table = Table(phase="3", merger_asked="every_minor")
    cells = {"RO": (3, 5), "OK": (4, 6), "N": (4, 6), "KR": (7, 2), "MV": (5, 0)}
    for minor, cell in cells.items():
        table.minor(minor, "P1", cell=cell)
    table.merger_round()
    assert asked_minors(table) == ["OK", "N", "RO", "KR", "MV"]


@pytest.mark.rule("1861-7-2")
def test_a_minor_cannot_act_in_the_turn_of_another():
    table = moscow("111")
    for action in (AddPartner("P1", "M-K", "MNN"), Convert("P1", "M-K", "NW")):
        assert table.why_not(action).code == "not-this-minor"
        assert table.why_not(action).rule == "1861-7-2"
        assert not table.legal(action)
    assert table.legal(AddPartner("P1", "N", "MNN"))


@pytest.mark.rule("1861-7-2")
def test_minors_that_can_do_nothing_are_asked_only_with_merger_asked_every_minor():
    """R-O is connected with nobody, and its price is too low for a conversion."""
    for option, asked in (("able", ["N", "M-K"]), ("every_minor", ["N", "M-K", "RO"])):
        table = Table(phase="3", merger_asked=option)
        for minor, price in (("N", 100), ("M-K", 90), ("RO", 80)):
            table.minor(minor, "P1", price)
        table.merger_round()
        assert asked_minors(table) == asked


@pytest.mark.rule("1861-7-4")
def test_the_order_is_determined_when_the_round_begins():
    table = moscow()
    assert minor_asked(table) == "N"
    move_token(table.pos, "MNN", (0, 6), "right")
    table.play(Pass("P1"))
    assert minor_asked(table) == "M-K"


@pytest.mark.rule("1861-7-5", "1861-O-18")
def test_a_minor_that_declined_may_still_be_a_partner():
    table = moscow()
    table.play(Pass("P1"))
    assert minor_asked(table) == "M-K"
    form(table, "NW", "M-K", "N")
    assert table.state.companies["N"].status == "gone"
    assert table.shares("NW", "P1") == 2, "its owner comes first in operating order"


@pytest.mark.rule("1861-7-5", "1861-O-18")
def test_a_minor_whose_merger_was_declined_may_still_be_a_partner():
    table = moscow()
    propose(table, "N", "M-K")
    table.play(Merge("P1", "N", "NW"), Decline("P2"), Pass("P1"))
    assert minor_asked(table) == "M-K"
    assert table.legal(AddPartner("P2", "M-K", "N"))


@pytest.mark.rule("1861-7-6")
def test_a_merged_minor_has_no_turn_of_its_own():
    table = moscow()
    form(table, "NW", "N", "M-K")
    keep_tokens(table)
    decline_shares(table)
    assert table.state.round == "operating", "M-K is gone, M-NN has nobody to merge with"


@pytest.mark.rule("1861-7-6")
def test_a_merged_minor_cannot_be_a_partner_again():
    table = Table(phase="3", merger_asked="every_minor")
    for minor, price in (("N", 100), ("M-K", 90), ("MNN", 80)):
        table.minor(minor, "P1", price)
    table.merger_round()
    form(table, "NW", "N", "M-K")
    keep_tokens(table)
    decline_shares(table)
    assert minor_asked(table) == "MNN"
    for partner in ("N", "M-K"):
        assert table.why_not(AddPartner("P1", "MNN", partner)).code == "not-a-partner"
        assert not table.legal(AddPartner("P1", "MNN", partner))


@pytest.mark.rule("1861-7-7")
def test_a_public_formed_in_the_round_does_nothing_more_in_it():
    table = Table(phase="3")
    for minor in ("N", "M-K", "MNN"):
        table.minor(minor, "P1", cell=(4, 6))
    table.merger_round()
    table.play(Convert("P1", "N", "NW"))
    decline_shares(table)
    assert minor_asked(table) == "M-K"
    assert not table.legal(AddPartner("P1", "M-K", "NW"))
    assert not table.legal(AddPartner("P1", "NW", "M-K"))
    assert not table.legal(Convert("P1", "NW", "SW"))
    assert asked_minors(table) == ["M-K", "MNN"]


@pytest.mark.rule("1861-7-8")
def test_each_formation_is_completed_before_the_next_minor_has_its_turn():
    table = Table(phase="3")
    for minor in ("N", "M-K", "MNN"):
        table.minor(minor, "P1", cell=(4, 6), trains=("2", "2"))
    table.merger_round()
    table.play(Convert("P1", "N", "NW"))
    assert table.asked()[1] == "ShareSale"
    table.play(share(table, "NW"))
    decline_shares(table)
    form(table, "SW", "M-K", "MNN")
    keep_tokens(table)
    decline_shares(table)
    assert table.state.round == "operating"


@pytest.mark.rule("1861-7.4-1", "1861-4-2")
@pytest.mark.parametrize(("number", "following"), [(1, ("operating", 2)), (2, ("stock", 0))])
def test_after_the_round_the_marker_moves_on(number, following):
    table = Table(phase="3")
    table.minor("N", "P1")
    table.minor("M-K", "P1")
    table.merger_round(number)
    for _ in range(2):
        assert table.state.round == "merger"
        events = table.play(Pass("P1"))
    assert RoundEnded("merger", 1, number) in events
    assert (table.state.round, table.state.number) == following


# --- agreement ---------------------------------------------------------------------------


@pytest.mark.rule("1861-7-3", "1861-C-17")
def test_the_owner_of_every_other_partner_must_agree():
    table = moscow()
    propose(table, "N", "M-K", "MNN")
    events = table.play(Merge("P1", "N", "NW"))
    assert Proposed("P1", ("P2", "P3"), "merger") in events
    assert table.why_not(Accept("P3")).code == "not-your-turn", "one is asked after the other"
    assert table.legal(Accept("P2"))
    assert table.legal(Decline("P2"))
    table.play(Accept("P2"))
    assert table.state.companies["NW"].status == "waiting"
    assert table.legal(Decline("P3"))
    table.play(Accept("P3"))
    assert table.state.companies["NW"].status == "running"


@pytest.mark.rule("1861-7-3", "1861-C-17")
def test_one_refusal_ends_the_proposal_and_changes_nothing():
    table = moscow()
    shown = (dict(table.state.cash), dict(table.state.certificates), table.state.board)
    propose(table, "N", "M-K", "MNN")
    table.play(Merge("P1", "N", "NW"), Accept("P2"))
    assert Answered("P3", "declined", "merger") in table.play(Decline("P3"))
    assert (table.state.cash, table.state.certificates, table.state.board) == shown
    assert minor_asked(table) == "N", "it may choose something else"


@pytest.mark.rule("1861-7-3", "1861-7-10")
def test_what_was_declined_is_not_proposed_again_in_the_same_turn():
    table = moscow()
    propose(table, "N", "M-K", "MNN")
    table.play(Merge("P1", "N", "NW"), Decline("P2"))
    table.play(AddPartner("P1", "N", "MNN"))
    again = AddPartner("P1", "N", "M-K")
    assert (table.why_not(again).code, table.why_not(again).rule) == (
        "proposed-before",
        "1861-7-10",
    )
    assert not table.legal(again)
    assert table.legal(Merge("P1", "N", "NW"))


@pytest.mark.rule("1861-7-10")
def test_what_was_recalled_is_not_proposed_again_in_the_same_turn():
    table = moscow("122")
    propose(table, "N", "M-K")
    table.play(Merge("P1", "N", "NW"), Withdraw("P1"))
    propose(table, "N", "MNN")
    table.play(Merge("P1", "N", "NW"), Withdraw("P1"), AddPartner("P1", "N", "M-K"))
    assert table.why_not(Merge("P1", "N", "NW")).code == "proposed-before"
    table.play(AddPartner("P1", "N", "MNN"))
    assert table.legal(Merge("P1", "N", "NW"))


@pytest.mark.rule("1861-7-10")
def test_what_was_withdrawn_before_anybody_was_asked_may_be_proposed():
    table = moscow()
    propose(table, "N", "M-K", "MNN")
    assert Answered("P1", "withdrawn", "merger") in table.play(Withdraw("P1"))
    assert table.asked() == ("P1", "MergerRound")
    assert table.legal(AddPartner("P1", "N", "M-K"))
    propose(table, "N", "MNN", "M-K")
    assert table.legal(Merge("P1", "N", "NW"))
    assert Proposed("P1", ("P2", "P3"), "merger") in table.play(Merge("P1", "N", "NW"))


@pytest.mark.rule("1861-7-10")
def test_what_was_declined_may_grow_into_another_proposal():
    """M-K refused with N alone, and may be asked again together with M-NN."""
    table = moscow()
    propose(table, "N", "M-K")
    table.play(Merge("P1", "N", "NW"), Decline("P2"))
    assert table.legal(AddPartner("P1", "N", "M-K"))
    table.play(AddPartner("P1", "N", "M-K"))
    refused = table.why_not(Merge("P1", "N", "NW"))
    assert (refused.code, refused.rule) == ("proposed-before", "1861-7-10")
    assert not table.legal(Merge("P1", "N", "NW"))
    table.play(AddPartner("P1", "N", "MNN"), Merge("P1", "N", "NW"))
    assert table.asked()[0] == "P2"


@pytest.mark.rule("1861-7-10")
def test_a_minor_whose_only_proposal_was_declined_has_had_its_turn():
    table = Table(phase="3")
    for minor, seat in (("N", "P1"), ("M-K", "P2")):
        table.minor(minor, seat)
    table.merger_round()
    propose(table, "N", "M-K")
    table.play(Merge("P1", "N", "NW"), Decline("P2"))
    assert minor_asked(table) == "M-K", "N has nothing left to choose"


@pytest.mark.rule("1861-7-10")
def test_after_all_proposals_were_declined_the_turn_ends():
    table = moscow("122")
    for partners in (["MNN"], ["M-K", "MNN"], ["M-K"]):
        propose(table, "N", *partners)
        table.play(Merge("P1", "N", "NW"), Decline("P2"))
    assert minor_asked(table) == "M-K"


@pytest.mark.rule("1861-7-3")
def test_an_owner_of_several_partners_is_asked_once():
    table = moscow("122")
    propose(table, "N", "M-K", "MNN")
    table.play(Merge("P1", "N", "NW"), Accept("P2"))
    assert table.state.companies["NW"].status == "running"


@pytest.mark.rule("1861-7-3")
def test_an_owner_of_all_partners_asks_nobody():
    table = moscow("111")
    propose(table, "N", "M-K", "MNN")
    table.play(Merge("P1", "N", "NW"))
    assert table.state.companies["NW"].status == "running"


@pytest.mark.rule("1861-7-3")
def test_the_proposer_may_withdraw_until_all_have_agreed():
    table = moscow()
    propose(table, "N", "M-K", "MNN")
    table.play(Merge("P1", "N", "NW"), Accept("P2"))
    assert not table.legal(Accept("P1"))
    assert table.why_not(Withdraw("P3")).rule == "1861-7-3"
    assert not table.legal(Withdraw("P3"))
    assert table.legal(Withdraw("P1"))
    table.play(Withdraw("P1"))
    assert minor_asked(table) == "N"
    assert table.state.companies["NW"].status == "waiting"


@pytest.mark.rule("1861-C-17")
def test_with_merger_consent_assumed_nobody_is_asked():
    table = moscow(merger_consent="assumed")
    propose(table, "N", "M-K", "MNN")
    table.play(Merge("P1", "N", "NW"))
    assert table.state.companies["NW"].status == "running"


@pytest.mark.rule("1861-7-9", "1861-O-17")
def test_the_player_whose_minor_has_its_turn_chooses_the_public():
    table = moscow()
    table.public("GRR", {"P3": 2})
    call(table, "M-K")
    propose(table, "M-K", "N")
    for public in ("NW", "SW", "SE", "MK", "MVR", "MKV", "MKN"):
        assert table.legal(Merge("P2", "M-K", public))
    for other in ("GRR", "MNN", "RSR"):
        assert table.why_not(Merge("P2", "M-K", other)).rule == "1861-7-9"
        assert not table.legal(Merge("P2", "M-K", other))
    assert table.why_not(Merge("P1", "M-K", "NW")).code == "not-your-turn"
