"""Refusals, and the error that carries one."""

import msgspec

from tests.kernel.toy import Take
from trunkline.kernel import IllegalAction, Refusal


def test_a_refusal_as_text():
    assert str(Refusal("count", "toy-1", {"count": 4, "most": 3})) == (
        "count [toy-1] (count=4, most=3)"
    )
    assert str(Refusal("count")) == "count"


def test_refusals_do_not_share_their_figures():
    one = Refusal("count")
    one.data["count"] = 4
    assert Refusal("count").data == {}


def test_the_error_carries_refusal_and_action():
    refusal, action = Refusal("count", "toy-1"), Take("P1", 4)
    error = IllegalAction(refusal, action)
    assert error.refusal is refusal
    assert error.action is action
    assert str(error) == "count [toy-1]"
    assert isinstance(error, ValueError)


def test_json_in_and_out():
    refusal = Refusal("count", "toy-1", {"count": 4, "names": ["a"]})
    assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal
