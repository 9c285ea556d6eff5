"""Who holds which certificate, and what happens when they change hands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.small import position, start
from tests.eighteen.trials import trials
from trunkline.eighteen.certificates import (
    all_to_ipo,
    certificate_count,
    directed_by,
    director,
    exchange_director,
    from_seat,
    holdings,
    left_of,
    move_director,
    move_ordinary,
    shareholders,
    shares_of,
)
from trunkline.eighteen.events import CertificateMoved, DirectorChanged
from trunkline.eighteen.state import IPO, POOL

HOLDERS = ("P1", "P2", "P3", POOL, "A")
transfers = st.lists(
    st.tuples(st.sampled_from(HOLDERS), st.sampled_from(HOLDERS), st.integers(1, 3)).filter(
        lambda transfer: transfer[0] != transfer[1]
    ),
    max_size=12,
)


def check_counts(pos, company):
    held = holdings(pos, company)
    assert sum(held.values()) == pos.title.charters[company].shares
    for holder in HOLDERS:
        assert shares_of(pos, company, holder) == held.get(holder, 0)
    seats = [seat for seat in pos.title.seats if held.get(seat)]
    assert shareholders(pos, company) == {seat: held[seat] for seat in seats}
    assert list(shareholders(pos, company)) == seats


@trials(60)
@given(transfers)
def test_transfers_move_as_many_shares_as_they_say(transfers):
    pos = position()
    start(pos, "A", {"P1": 4, "P2": 3})
    for source, target, count in transfers:
        before = holdings(pos, "A")
        head = 2 if director(pos, "A") == source else 0
        if before.get(source, 0) - head < count:
            with pytest.raises(ValueError, match="not in list"):
                move_ordinary(pos, "A", count, source, target)
            assert holdings(pos, "A") == before
            continue
        move_ordinary(pos, "A", count, source, target)
        expected = {**before, source: before[source] - count}
        expected[target] = expected.get(target, 0) + count
        assert holdings(pos, "A") == {name: held for name, held in expected.items() if held}
        assert pos.events[-1] == CertificateMoved("A", count, source, target)
        check_counts(pos, "A")


@trials(40)
@given(st.lists(st.sampled_from(("P1", "P2", "P3")), min_size=2, max_size=6))
def test_a_change_of_director_changes_nobodys_number_of_shares(heirs):
    pos = position()
    start(pos, "A", {"P1": 4, "P2": 3, "P3": 3})
    before = holdings(pos, "A")
    for heir in heirs:
        previous = director(pos, "A")
        if heir != previous:
            exchange_director(pos, "A", heir)
            assert director(pos, "A") == heir
            assert pos.events[-1] == DirectorChanged("A", heir, previous)
        assert holdings(pos, "A") == before


def test_an_heir_without_enough_shares_cannot_exchange():
    pos = position()
    start(pos, "A", {"P1": 4, "P2": 1})
    before = pos.state.digest()
    with pytest.raises(ValueError, match="not in list"):
        exchange_director(pos, "A", "P2")
    assert pos.state.digest() == before


def test_the_directors_certificate_can_be_handed_over_alone():
    pos = position()
    start(pos, "A", {"P1": 3})
    move_director(pos, "A", "P3")
    assert holdings(pos, "A") == {"P1": 1, "P3": 2, "A": 7}
    assert pos.events[-1] == CertificateMoved("A", 2, "P1", "P3")


def test_certificates_count_and_not_shares():
    pos = position()
    start(pos, "A", {"P1": 4})
    start(pos, "M", {"P1": 2})
    pos.state.privates["X"] = "P1"
    assert certificate_count(pos, "P1") == 3 + 1 + 1
    assert certificate_count(pos, "P2") == 0


def test_companies_in_play_are_directed_and_no_others():
    pos = position()
    assert director(pos, "A") is None
    assert director(pos, "S") is None
    start(pos, "A", {"P1": 2})
    start(pos, "M", {"P1": 2})
    start(pos, "B", {"P2": 2})
    assert directed_by(pos, "P1") == ["M", "A"]
    pos.state.companies["M"].status = "gone"
    assert directed_by(pos, "P1") == ["A"]


def test_a_company_is_not_its_own_director():
    pos = position()
    start(pos, "A", {"A": 2})
    assert director(pos, "A") is None


def test_seats_go_round_the_table():
    pos = position()
    assert left_of(pos, "P2") == ["P3", "P1", "P2"]
    assert from_seat(pos, "P2") == ["P2", "P3", "P1"]
    assert left_of(pos, "P3") == from_seat(pos, "P1") == ["P1", "P2", "P3"]


def test_certificates_can_all_go_back():
    pos = position()
    start(pos, "A", {"P1": 4, "P2": 3})
    all_to_ipo(pos, "A")
    assert holdings(pos, "A") == {IPO: 10}
