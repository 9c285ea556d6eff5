"""Parts of a state, and how they are copied."""

from tests.kernel.toy import Player
from trunkline.kernel.parts import clone


def test_containers_are_copied_at_every_depth():
    original = {"a": [Player(1), Player(2)], "b": [Player(3)]}
    twin = clone(original)
    twin["a"][0].counters = 9
    twin["b"].append(Player(4))
    twin["c"] = []
    assert original == {"a": [Player(1), Player(2)], "b": [Player(3)]}


def test_dictionaries_of_values_are_copied():
    for original in ({"a": 1}, {"a": "x"}, {"a": True}, {"a": (1, 2)}, {"a": None}):
        twin = clone(original)
        assert twin == original
        twin["b"] = 2
        assert "b" not in original


def test_parts_are_copied():
    original = Player(1, ("a",))
    twin = clone(original)
    assert twin == original
    twin.counters = 2
    assert original.counters == 1


def test_values_are_shared():
    value = ("a", ("b", "c"))
    assert clone(value) is value


def test_empty_containers():
    for original in ({}, []):
        twin = clone(original)
        assert twin == original
        assert twin is not original
