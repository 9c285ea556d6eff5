"""Actions, and the three kinds of choice."""

import msgspec
import pytest

from tests.kernel.toy import Clap, Shout, Take, Toy
from trunkline.kernel import Open, Ranged, describe, example

BIDS = Ranged(Take("P1", 5), "count", 5, 20, 5)


def test_actions_are_values():
    assert Take("P1", 2) == Take("P1", 2)
    assert Take("P1", 2) != Take("P2", 2)
    assert len({Take("P1", 2), Take("P1", 2), Clap("P1")}) == 2
    with pytest.raises(AttributeError):
        Take("P1", 2).count = 3


def test_json_in_and_out():
    for action in (Take("P1", 2), Shout("P2", "hé"), Clap("P1")):
        text = msgspec.json.encode(action)
        assert msgspec.json.decode(text, type=Toy.action_type) == action


def test_json_names_the_verb():
    assert msgspec.to_builtins(Take("P1", 2)) == {"type": "Take", "seat": "P1", "count": 2}


@pytest.mark.parametrize(
    "text",
    [
        b'{"type": "Fly", "seat": "P1"}',
        b'{"type": "Take", "seat": "P1"}',
        b'{"type": "Take", "seat": "P1", "count": "2"}',
        b'{"type": "Take", "seat": "P1", "count": 2.5}',
        b'{"seat": "P1", "count": 2}',
        b"[]",
    ],
)
def test_what_is_no_action_is_not_read(text):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Toy.action_type)


def test_a_range_holds_its_numbers_only():
    assert list(BIDS.values) == [5, 10, 15, 20]
    assert [action.count for action in BIDS] == [5, 10, 15, 20]
    assert Take("P1", 15) in BIDS
    assert Take("P1", 12) not in BIDS
    assert Take("P1", 0) not in BIDS
    assert Take("P1", 25) not in BIDS
    assert Take("P2", 15) not in BIDS
    assert Clap("P1") not in BIDS
    assert "15" not in BIDS


def test_a_range_ends_on_its_step():
    assert list(Ranged(Take("P1", 5), "count", 5, 19, 5).values) == [5, 10, 15]


def test_a_number_of_a_range():
    assert BIDS.at(20) == Take("P1", 20)
    with pytest.raises(ValueError, match="count 12 is not in 5 to 20 by 5"):
        BIDS.at(12)


def test_an_example_of_every_choice():
    assert example(Clap("P1")) == Clap("P1")
    assert example(BIDS) == Take("P1", 5)
    assert example(Open(Shout("P1", "a"), "word")) == Shout("P1", "a")


def test_fields_without_the_seat():
    assert describe(Take("P1", 2)) == {"count": 2}
    assert describe(Clap("P1")) == {}
