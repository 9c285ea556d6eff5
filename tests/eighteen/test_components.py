"""What components say of themselves."""

from __future__ import annotations

import pytest

from trunkline.eighteen.components import COLOURS, Charter, Face, Stop


@pytest.mark.parametrize(
    ("pieces", "exits"),
    [
        ((), ()),
        (((0, 3),), (0, 3)),
        (((4, 6), (1, 6), (1, 2)), (1, 2, 4)),
        (((6, 7),), ()),
    ],
)
def test_exits_are_the_edges_that_track_reaches(pieces, exits):
    stops = (Stop("city", (20,), 1), Stop("town", (10,)))
    assert Face("", 0, "yellow", "", stops, pieces).exits == exits


@pytest.mark.parametrize(("certificates", "shares"), [((2,), 2), ((2, *[1] * 8), 10), ((), 0)])
def test_a_company_has_the_shares_of_all_its_certificates(certificates, shares):
    assert Charter("A", "First", "public", certificates, 3).shares == shares


def test_colours_begin_with_bare_land():
    assert COLOURS == ("none", "yellow", "green", "brown", "grey")
