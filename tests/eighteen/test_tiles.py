"""Tiles turned, compared, and put in each other's place."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.trials import trials
from trunkline.eighteen.components import COLOURS, STOP, Face, Stop
from trunkline.eighteen.tiles import (
    Catalogue,
    edges_of,
    fits,
    keeps_track,
    kinds,
    next_colour,
    rotated,
    stop_mapping,
)
from trunkline.games.g1861.title import make_title

TITLE = make_title(3, {})
CATALOGUE = Catalogue(TITLE.tiles)
PRINTED = [hex.face for hex in TITLE.map.hexes.values() if hex.kind == "plain"]

faces = st.sampled_from([*CATALOGUE.faces.values(), *PRINTED])
turns = st.integers(0, 5)


def joined(face):
    """The pairs of edges between which track leads, over stops or not."""
    plain = {piece for piece in face.pieces if piece[1] < STOP}
    over = (combinations(sorted(edges_of(face, number)), 2) for number in range(len(face.stops)))
    return plain.union(*over)


@trials(100)
@given(faces, turns, turns)
def test_turns_add_up(face, one, other):
    assert rotated(rotated(face, one), other) == rotated(face, (one + other) % 6)
    assert rotated(face, 6) == face


@trials(100)
@given(faces, turns)
def test_a_turned_face_has_the_same_stops_and_its_exits_turned(face, rotation):
    turned = rotated(face, rotation)
    assert turned.stops == face.stops
    assert len(turned.pieces) == len(face.pieces)
    assert set(turned.exits) == {(edge + rotation) % 6 for edge in face.exits}
    for number in range(len(face.stops)):
        edges = {(edge + rotation) % 6 for edge in edges_of(face, number)}
        assert edges_of(turned, number) == edges


@trials(150)
@given(faces, faces, turns)
def test_whether_a_face_fits_does_not_depend_on_where_south_is(old, new, rotation):
    one, other = rotated(old, rotation), rotated(new, rotation)
    assert fits(old, new) == fits(one, other)
    assert keeps_track(old, new) == keeps_track(one, other)
    assert stop_mapping(old, new) == stop_mapping(one, other)


@trials(60)
@given(faces, turns)
def test_replacements_turn_with_the_face(old, rotation):
    turned = [rotated(new, rotation) for new in CATALOGUE.replacements(old)]
    assert set(CATALOGUE.replacements(rotated(old, rotation))) == set(turned)


@trials(100)
@given(faces)
def test_a_replacement_keeps_all_that_was_there(old):
    for new in CATALOGUE.replacements(old):
        assert COLOURS.index(new.colour) == COLOURS.index(old.colour) + 1
        assert set(old.exits) <= set(new.exits)
        assert joined(old) <= joined(new)
        assert kinds(old) == kinds(new)
        mapping = stop_mapping(old, new)
        assert len(mapping) == len(old.stops)
        assert set(mapping) == set(range(len(new.stops)))
        for number, successor in enumerate(mapping):
            assert edges_of(old, number) <= edges_of(new, successor)
            assert old.stops[number].slots <= new.stops[successor].slots


@trials(60)
@given(faces)
def test_no_other_face_of_the_next_colour_fits(old):
    found = set(CATALOGUE.replacements(old))
    for new in CATALOGUE.faces.values():
        if new.colour == next_colour(old.colour) and new not in found:
            assert not (keeps_track(old, new) and stop_mapping(old, new) is not None)


@trials(60)
@given(faces)
def test_a_face_fits_itself(face):
    assert fits(face, face)


def test_colours_follow_each_other():
    assert [next_colour(colour) for colour in COLOURS] == [*COLOURS[1:], None]
    assert next_colour("red") is None


def face(stops, *pieces):
    return Face("", 0, "yellow", "", tuple(stops), tuple(sorted(pieces)))


CITY, TOWN = Stop("city", (20,), 1), Stop("town", (10,))


@pytest.mark.parametrize(
    ("old", "new", "mapping"),
    [
        (face([CITY], (0, 6)), face([CITY], (0, 6), (3, 6)), (0,)),
        (face([CITY], (0, 6)), face([CITY], (1, 6), (3, 6)), None),
        (face([CITY], (0, 6)), face([TOWN], (0, 6)), None),
        (face([CITY]), face([CITY], (3, 6)), (0,)),
        (face([CITY]), face([]), None),
        (face([]), face([CITY], (3, 6)), None),
        (face([CITY, CITY], (0, 6), (3, 7)), face([CITY], (0, 6), (3, 6)), (0, 0)),
        (face([CITY, CITY], (0, 6), (3, 7)), face([CITY, CITY], (3, 6), (0, 7)), (1, 0)),
        (face([CITY], (0, 6)), face([CITY, CITY], (0, 6), (3, 7)), None),
        (face([CITY, TOWN], (0, 6), (3, 7)), face([TOWN, CITY], (3, 6), (0, 7)), (1, 0)),
    ],
    ids=str,
)
def test_a_stop_is_followed_by_the_one_that_has_its_track(old, new, mapping):
    assert stop_mapping(old, new) == mapping


def test_track_past_a_stop_is_no_track_over_it():
    assert not keeps_track(face([], (0, 3)), face([CITY], (0, 6), (3, 6)))
    assert keeps_track(face([CITY], (0, 6)), face([CITY], (0, 6), (1, 3)))
    assert not keeps_track(face([CITY], (0, 6)), face([CITY], (1, 6)))
