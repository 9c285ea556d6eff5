"""Events: data that can be stored."""

import msgspec

from tests.kernel.toy import Stormed, Taken
from trunkline.kernel import GameEnded


def test_json_in_and_out():
    events = [Taken("P1", 2), Stormed(1), GameEnded("empty", {"P1": 12, "P2": 9})]
    text = msgspec.json.encode(events)
    assert msgspec.json.decode(text, type=list[Taken | Stormed | GameEnded]) == events


def test_json_names_what_happened():
    assert msgspec.to_builtins(Stormed(1)) == {"type": "Stormed", "lost": 1}
