"""States: independent copies, digests, JSON."""

import subprocess
import sys

import msgspec

from tests.kernel.toy import Player, ToyState, Turn
from trunkline.kernel import Dice


def a_state(**fields):
    players = {"P1": Player(3, ("a",)), "P2": Player()}
    settings = {"stack": [Turn("P1")], "dice": Dice(7), "heap": 9, "players": players}
    return ToyState(**{**settings, **fields})


def test_copies_are_independent():
    original = a_state()
    before = original.to_json()
    twin = original.copy()
    assert twin.to_json() == before
    twin.heap = 0
    twin.finished = "over"
    twin.stack[0].seat = "P2"
    twin.stack.append(Turn("P1"))
    twin.dice.roll(6)
    twin.players["P1"].counters = 99
    twin.players["P3"] = Player()
    twin.said.append("b")
    assert original.to_json() == before


def test_two_states_share_no_defaults():
    one, other = a_state(), a_state()
    one.said.append("b")
    assert other.said == []


def test_the_digest_is_of_everything():
    digests = {
        a_state(**fields).digest()
        for fields in (
            {},
            {"heap": 8},
            {"stack": []},
            {"stack": [Turn("P2")]},
            {"dice": Dice(8)},
            {"dice": None},
            {"finished": "over"},
            {"players": {"P1": Player(3, ("a",)), "P2": Player(1)}},
            {"said": ["a"]},
        )
    }
    assert len(digests) == 9


def test_the_digest_does_not_ask_in_which_order_things_were_put():
    turned = {"P2": Player(), "P1": Player(3, ("a",))}
    assert a_state(players=turned).digest() == a_state().digest()


def test_json_in_and_out():
    state = a_state()
    again = msgspec.json.decode(state.to_json(), type=ToyState)
    assert again == state
    assert again.digest() == state.digest()
    assert type(again.stack[0]) is Turn


def test_the_digest_is_the_same_in_every_process():
    code = "from tests.kernel.test_state import a_state; print(a_state().digest())"
    for hashseed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hashseed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip() == a_state().digest()
