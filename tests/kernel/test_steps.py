"""Steps and decisions."""

import msgspec
import pytest

from tests.kernel.toy import Clap, GoOn, Take, Turn, position
from trunkline.kernel import Decision, Step


def test_a_step_that_does_nothing_by_itself():
    pos = position()
    assert Step().run(pos) is False
    with pytest.raises(NotImplementedError, match="Step"):
        Step().seats(pos)


def test_the_move_an_action_belongs_to():
    turn = Turn("P1")
    assert turn.move_for(Take("P1", 1)) is Turn.moves[0]
    assert turn.move_for(Clap("P1")) is None


def test_decisions_name_seat_step_and_actions():
    pos = position(3)
    assert pos.decisions() == (Decision("P1", "Turn", ("Take",)),)
    pos.play(Take("P1", 3))
    pos.play(msgspec.structs.replace(next(pos.legal()).action, word="hey"))
    assert pos.decisions() == tuple(
        Decision(seat, "Applause", ("Clap", "GoOn")) for seat in ("P1", "P2", "P3")
    )
    pos.play(GoOn("P1"))
    assert [decision.seat for decision in pos.decisions()] == ["P2"]


def test_steps_are_stored_under_their_names():
    stored = msgspec.to_builtins(Turn("P1"))
    assert stored == {"type": "Turn", "seat": "P1"}
    assert msgspec.convert(stored, Turn) == Turn("P1")
