"""Which minors may merge: how many, whose, and how they must be connected (chapter 7.2)."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.merging import (
    MOSCOW,
    SOUTH,
    VORONEZH,
    call,
    lay_line,
    propose,
)
from trunkline.eighteen.actions import AddPartner, Merge


def southern_line(*minors: str, **options: object) -> Table:
    """K-R, D, V and T-R along one line; some of them in play, all of one player."""
    table = Table(phase="3", **options)
    lay_line(table, *SOUTH)
    for minor in minors:
        table.minor(minor, "P1")
    table.merger_round()
    return table


@pytest.mark.rule("1861-7.2-1")
def test_two_minors_merge_but_not_one():
    table = Table(phase="3")
    for minor in ("N", "M-K"):
        table.minor(minor, "P1")
    table.merger_round()
    assert not table.legal(Merge("P1", "N", "NW"))
    assert not table.legal(AddPartner("P1", "N", "N"))
    propose(table, "N", "M-K")
    assert table.legal(Merge("P1", "N", "NW"))


ELEVEN = ("M-K", "N", "MNN", "KK", "KB", "SPW", "MV", "V", "TR", "Y", "KR")
"""Minors that one network joins."""


def everywhere(minors: tuple[str, ...], owners: str) -> Table:
    """Minors of Moscow, Kiev, St. Petersburg and the south on one network."""
    table = Table(phase="3")
    table.tile("H10", "87")  # Tula: to Moscow, Voronezh and Kiev
    table.tile("I19", "15", 1)  # Rostov: to Voronezh, Yuzovka and Tsaritsyn
    lay_line(table, "D14", "E13", "F12", "G11", "H10")
    lay_line(table, *VORONEZH, "I15", "I17", "I19")
    lay_line(table, *SOUTH)
    for minor, seat in zip(minors, owners, strict=True):
        table.minor(minor, f"P{seat}")
    table.merger_round()
    return table


@pytest.mark.rule("1861-7.2-1")
def test_ten_minors_may_merge_but_not_eleven():
    table = everywhere(ELEVEN, "11111222333")
    propose(table, *ELEVEN[:10])
    assert table.why_not(AddPartner("P1", "M-K", "KR")).code == "too-many-partners"
    assert table.why_not(AddPartner("P1", "M-K", "KR")).rule == "1861-7.2-1"
    assert not table.legal(AddPartner("P1", "M-K", "KR"))
    assert table.legal(Merge("P1", "M-K", "NW"))


@pytest.mark.rule("1861-7.2-19")
def test_a_player_enters_six_minors_but_not_seven():
    table = everywhere(ELEVEN[:8], "11111121")
    propose(table, *ELEVEN[:6])
    seventh = AddPartner("P1", "M-K", "V")
    assert table.why_not(seventh).code == "too-many-of-one-player"
    assert table.why_not(seventh).rule == "1861-7.2-19"
    assert not table.legal(seventh)
    assert table.legal(AddPartner("P1", "M-K", "MV"))
    assert table.legal(Merge("P1", "M-K", "NW"))


# --- connection ----------------------------------------------------------------


@pytest.mark.rule("1861-7.2-2")
def test_minors_without_track_between_them_cannot_merge():
    table = Table(phase="3")
    table.minor("N", "P1")
    table.minor("RO", "P1")
    table.minor("MNN", "P1")
    table.merger_round()
    refusal = table.why_not(AddPartner("P1", "N", "RO"))
    assert (refusal.code, refusal.rule) == ("not-connected", "1861-7.2-2")
    assert table.legal(AddPartner("P1", "N", "MNN"))
    assert not table.legal(AddPartner("P1", "N", "RO"))


@pytest.mark.rule("1861-7.2-5")
def test_the_route_may_be_of_any_length_and_needs_no_train():
    table = southern_line("KR", "TR")
    assert not any(table.state.companies[name].trains for name in ("KR", "TR"))
    assert table.legal(AddPartner("P1", "KR", "TR"))
    propose(table, "KR", "TR")
    assert table.legal(Merge("P1", "KR", "NW"))


@pytest.mark.rule("1861-7.2-3")
def test_a_third_company_blocks_and_as_a_partner_it_does_not():
    table = southern_line("KR", "V", "TR")
    propose(table, "KR", "TR")
    merge = Merge("P1", "KR", "NW")
    assert table.why_not(merge).code == "not-connected"
    assert not table.legal(merge)
    table.play(AddPartner("P1", "KR", "V"))
    assert table.legal(merge)


@pytest.mark.rule("1861-7.2-3", "1861-7.2-5")
def test_each_pair_is_tested_separately_through_the_cities_of_partners():
    """From no city of the line are the others reached without passing one of them, and
    the routes to them share their track."""
    table = southern_line("KR", "Y", "V", "TR")
    propose(table, "KR", "Y", "V", "TR")
    assert table.legal(Merge("P1", "KR", "NW"))


@pytest.mark.rule("1861-7.2-4", "1861-C-16")
def test_the_route_may_change_circles_within_a_hex():
    """Printed track leads from Nikolaev's circle in Moscow to the second of St. Petersburg."""
    table = Table(phase="3")
    table.minor("N", "P1")
    table.minor("SPW", "P1")
    table.merger_round()
    assert table.legal(AddPartner("P1", "N", "SPW"))


@pytest.mark.rule("1861-C-16")
def test_with_merger_same_hex_false_the_circles_of_a_hex_are_apart():
    table = Table(phase="3", merger_same_hex=False)
    for minor in ("N", "SPW", "MNN", "MV", "M-K"):
        table.minor(minor, "P1")
    lay_line(table, *VORONEZH)
    table.merger_round()
    call(table, "M-K")
    assert table.legal(AddPartner("P1", "M-K", "MV"))
    for circle in ("N", "MNN", "SPW"):
        assert table.why_not(AddPartner("P1", "M-K", circle)).code == "not-connected"
        assert not table.legal(AddPartner("P1", "M-K", circle))


def forked(**options: object) -> Table:
    """Four minors, none of which reaches all others though each is reached by one of them.

    Yuzovka's only track forks to Kharkov and Voronezh, Voronezh's only track to Yuzovka
    and Moscow; no route turns back at a fork.
    """
    table = Table(phase="3", **options)
    table.tile("H16", "24")
    table.tile("H14", "31", 4)
    lay_line(table, "G15", "H16")
    lay_line(table, "H18", "H16")
    lay_line(table, "I13", "H14")
    lay_line(table, "H14", "H12", "H10", "H8")
    for minor in ("Y", "KR", "MV", "M-K"):
        table.minor(minor, "P1")
    table.merger_round()
    return table


@pytest.mark.rule("1861-7.2-2", "1861-C-16")
def test_one_minor_must_reach_all_others():
    table = forked()
    propose(table, "Y", "KR", "MV")
    assert table.legal(Merge("P1", "Y", "NW")), "Yuzovka reaches both"
    fourth = AddPartner("P1", "Y", "M-K")
    assert table.why_not(fourth).code == "not-connected"
    assert not table.legal(fourth)


@pytest.mark.rule("1861-C-16")
def test_with_merger_connection_chain_each_partner_is_reached_by_an_earlier_one():
    table = forked(merger_connection="chain")
    propose(table, "Y", "KR", "MV", "M-K")
    assert table.legal(Merge("P1", "Y", "NW"))


@pytest.mark.rule("1861-C-16")
def test_with_merger_connection_chain_the_order_of_naming_counts():
    table = forked(merger_connection="chain")
    call(table, "Y")
    assert table.legal(AddPartner("P1", "Y", "MV"))
    assert table.why_not(AddPartner("P1", "Y", "M-K")).code == "not-connected"
    assert not table.legal(AddPartner("P1", "Y", "M-K"))


@pytest.mark.rule("1861-C-16")
def test_with_merger_connection_chain_third_companies_block():
    table = southern_line("KR", "V", "TR", merger_connection="chain")
    call(table, "KR")
    assert not table.legal(AddPartner("P1", "KR", "TR"))
    propose(table, "KR", "V")
    assert table.legal(AddPartner("P1", "KR", "TR"))


@pytest.mark.rule("1861-7.2-1")
def test_a_partner_is_a_minor_in_play():
    table = Table(phase="4")
    for minor in MOSCOW[:2]:
        table.minor(minor, "P1")
    table.public("NW", {"P1": 2})
    table.merger_round()
    for partner in ("MNN", "NW", "RSR", "none"):
        assert table.why_not(AddPartner("P1", "N", partner)).code == "not-a-partner"
        assert not table.legal(AddPartner("P1", "N", partner))
