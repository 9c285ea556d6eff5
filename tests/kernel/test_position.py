"""Positions: what can be played, why not, and what follows of itself."""

import pytest

from tests.kernel.toy import (
    Applause,
    Clap,
    GoOn,
    Shout,
    Storm,
    Stormed,
    Take,
    Taken,
    Turn,
    Word,
    position,
)
from trunkline.kernel import GameEnded, IllegalAction, Open, Ranged, Step


class Treadmill(Step):
    """A step that always has something to do."""

    def run(self, pos):
        return True


def test_the_legal_list():
    pos = position()
    assert list(pos.legal()) == [Ranged(Take("P1", 1), "count", 1, 3)]
    assert list(pos.legal("P1")) == list(pos.legal())
    assert list(pos.legal("P2")) == []


def test_the_legal_list_is_lazy():
    pos = position()
    offered = pos.legal()
    assert next(offered) == Ranged(Take("P1", 1), "count", 1, 3)


def test_several_seats_may_have_to_decide():
    pos = position(3, storms=False)
    pos.play(Take("P1", 3))
    assert list(pos.legal()) == [Open(Shout("P1", "word0"), "word")]
    pos.play(Shout("P1", "hurrah"))
    assert list(pos.legal()) == [GoOn("P1"), Clap("P2"), Clap("P3")]
    pos.play(Clap("P3"))
    assert list(pos.legal()) == [GoOn("P1"), Clap("P2")]
    assert list(pos.legal("P3")) == []


@pytest.mark.parametrize(
    ("action", "code", "rule", "data"),
    [
        (Take("P1", 4), "count", "toy-1", {"count": 4, "most": 3}),
        (Take("P2", 1), "not-your-turn", "", {"seat": "P2", "turn": ("P1",)}),
        (Take("nobody", 1), "not-your-turn", "", {"seat": "nobody", "turn": ("P1",)}),
        (Clap("P1"), "not-now", "", {"action": "Clap", "step": "Turn"}),
    ],
)
def test_why_not(action, code, rule, data):
    refusal = position().why_not(action)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.data) == (code, rule, data)


def test_a_refused_action_changes_nothing():
    pos = position()
    before = pos.state.to_json()
    with pytest.raises(IllegalAction) as caught:
        pos.play(Take("P1", 4))
    assert caught.value.refusal == pos.why_not(Take("P1", 4))
    assert caught.value.action == Take("P1", 4)
    assert pos.state.to_json() == before


def test_events_are_those_of_one_action():
    pos = position(storms=False)
    assert pos.play(Take("P1", 1)) == (Taken("P1", 1),)
    assert pos.play(Take("P2", 2)) == (Taken("P2", 2),)


def test_steps_that_decide_nothing_run_by_themselves():
    pos = position(seed=3)
    lost = [
        event.lost
        for seat in ("P1", "P2", "P1", "P2")
        for event in pos.play(Take(seat, 1))
        if isinstance(event, Stormed)
    ]
    assert lost
    assert pos.state.heap == 30 - 4 - sum(lost)
    assert [type(step) for step in pos.state.stack] == [Turn]


def test_the_first_step_named_is_asked_first():
    pos = position()
    pos.play(Take("P1", 3))
    assert [type(step) for step in pos.state.stack] == [Turn, Storm, Applause, Word]
    assert type(pos.top) is Word


def test_the_end():
    pos = position(ruleset="calm")
    for seat, count in (("P1", 2), ("P2", 2), ("P1", 2), ("P2", 2), ("P1", 2), ("P2", 1)):
        pos.play(Take(seat, count))
    assert pos.play(Take("P1", 1)) == (Taken("P1", 1), GameEnded("empty", {"P1": 7, "P2": 5}))
    assert pos.state.finished == "empty"
    assert pos.top is None
    assert pos.decisions() == ()
    assert list(pos.legal()) == []
    refusal = pos.why_not(Take("P1", 1))
    assert (refusal.code, refusal.rule, refusal.data) == ("game-over", "toy-9", {"reason": "empty"})


def test_endless_steps_are_a_fault_of_the_rules():
    pos = position()
    pos.push(Treadmill())
    with pytest.raises(RuntimeError, match=r"endless steps: \['Turn', 'Treadmill'\]"):
        pos.settle()
