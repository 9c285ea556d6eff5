"""What every game of every title must keep, at any moment. Each check raises ``AssertionError``."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.conformance.mutants import Inventor
from trunkline.eighteen.invariants import faults, faults_of_change
from trunkline.eighteen.state import RailState
from trunkline.eighteen.title import RailTitle
from trunkline.kernel import (
    Action,
    Choice,
    Dice,
    Event,
    Game,
    GameEnded,
    IllegalAction,
    Open,
    Position,
    Ranged,
    State,
    describe,
    example,
)


def check_invariants(before: State[Any], game: Game) -> None:
    """Nothing is lost and nothing appears from nowhere."""
    assert bool(game.finished) != bool(game.decisions), "either over or somebody's turn"
    if isinstance(game.title, RailTitle) and isinstance(before, RailState):
        assert faults(game.position) == []
        assert faults_of_change(before, game.position) == []


# --- the legal list ------------------------------------------------------------


def check_offers(game: Game, dice: Dice, most: int) -> list[Choice]:
    """Everything offered is accepted; of very many choices, some are tried."""
    before = game.digest()
    choices = list(game.legal())
    asked = {decision.seat: decision.actions for decision in game.decisions}
    assert choices, f"nobody can do anything at {game.decisions}"
    by_seat = [choice for seat in asked for choice in game.legal(seat)]
    assert by_seat == choices, "the legal list is not that of the seats"
    keys = [msgspec.json.encode(choice) for choice in choices]
    assert len(set(keys)) == len(keys), "something is offered twice"
    tried = list(choices)
    dice.shuffle(tried)
    for choice in tried[:most]:
        action = example(choice)
        assert action.seat in asked, f"{action} of somebody who is not asked"
        assert type(action).__name__ in asked[action.seat], f"{action} is not announced"
        if isinstance(choice, Ranged):
            _check_range(game, choice, choices, dice)
        else:
            _check_accepted(game, action)
    assert game.digest() == before, "looking has changed the state"
    return choices


def _check_accepted(game: Game, action: Action) -> None:
    refusal = game.why_not(action)
    assert refusal is None, f"{action} is offered and refused: {refusal}"


def _check_range(game: Game, choice: Ranged, choices: list[Choice], dice: Dice) -> None:
    values = choice.values
    assert len(values) > 0, f"{choice} is empty"
    for value in {values[0], values[-1], values[dice.roll(len(values))]}:
        _check_accepted(game, choice.at(value))
    for value in (values[0] - choice.step, values[-1] + choice.step, values[0] + 1):
        beyond = msgspec.structs.replace(choice.action, **{choice.field: value})
        if not is_offered(choices, beyond):
            assert game.why_not(beyond) is not None, f"{beyond} is accepted and not offered"


def is_offered(choices: list[Choice], action: Action) -> bool:
    """Whether an action stands in the legal list."""
    return any(
        action == choice
        or (isinstance(choice, Ranged) and action in choice)
        or (isinstance(choice, Open) and _is_of(choice, action))
        for choice in choices
    )


def _is_of(choice: Open, action: Action) -> bool:
    if type(action) is not type(choice.action) or action.seat != choice.action.seat:
        return False
    one, other = describe(choice.action), describe(action)
    return all(one[name] == other[name] for name in one if name != choice.field)


# --- actions nobody offered --------------------------------------------------------


def check_refusals(game: Game, choices: list[Choice], inventor: Inventor, count: int) -> None:
    """What is accepted is offered, and what is refused changes nothing."""
    before, length = game.digest(), len(game.log)
    inventor.learn(game, choices)
    for number in range(count):
        action = inventor.made_up() if number % 3 == 0 else inventor.changed()
        refusal = game.why_not(action)
        if refusal is None:
            assert is_offered(choices, action), f"{action} is accepted and not offered"
            continue
        assert refusal.code
        assert refusal.rule, f"the refusal {refusal.code} cites no rule"
        assert msgspec.json.decode(msgspec.json.encode(refusal))["code"] == refusal.code
        with pytest.raises(IllegalAction) as caught:
            game.play(action)
        assert caught.value.refusal == refusal
    assert game.digest() == before, "a refused action has changed the state"
    assert len(game.log) == length, "a refused action is in the log"


# --- JSON, copies, views --------------------------------------------------------------


def check_state_as_json(game: Game, dice: Dice) -> None:
    """A stored state is the same state: it offers the same, and play goes on in the same way."""
    stored = game.state.to_json()
    read = msgspec.json.decode(stored, type=game.title.state_type)
    assert read.to_json() == stored, "a state changes when it is stored"
    again = Position(game.title, read)
    original = Position(game.title, game.state.copy())
    for _ in range(3):
        choices = list(original.legal())
        assert list(again.legal()) == choices, "a stored state offers something else"
        if not choices:
            break
        action = example(dice.pick(choices))
        assert again.play(action) == original.play(action)
        assert again.state.digest() == original.state.digest()


def check_action_as_json(game: Game, action: Action, events: tuple[Event, ...]) -> None:
    """Actions and events are stored without loss."""
    stored = msgspec.json.encode(action)
    assert msgspec.json.decode(stored, type=game.title.action_type) == action
    for event in events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event


def check_copy(game: Game, dice: Dice) -> None:
    """What is played in a copy is not played in the original."""
    before, length = game.digest(), len(game.log)
    twin = game.copy()
    for _ in range(3):
        if not twin.finished:
            twin.play(example(dice.pick(list(twin.legal()))))
    if twin.log:
        twin.undo(min(len(twin.log), 5))
    assert game.digest() == before, "playing in a copy has changed the original"
    assert len(game.log) == length


def check_views(game: Game) -> None:
    """Nobody sees the dice, and nobody can change the game by what they see."""
    before = game.digest()
    other = game.state.copy()
    if other.dice is not None:
        other.dice.state ^= 0x5555_5555_5555_5555
    for seat in (None, *game.title.seats):
        view = game.view(seat)
        assert view.dice is None
        assert view.to_json() == game.title.view(other, seat).to_json(), (
            f"{seat} sees something that depends on the dice"
        )
        view.stack.clear()
        view.finished = "spoilt"
    assert game.digest() == before, "a view has changed the state"


# --- history ----------------------------------------------------------------------------


def check_undo(game: Game, digests: list[str], dice: Dice) -> None:
    """Undo brings back every digest, and redo the present one. ``digests`` has all so far."""
    length = len(game.log)
    if length == 0:
        return
    count = 1 + dice.roll(min(length, 20))
    game.undo(count)
    assert game.digest() == digests[length - count], f"undo of {count} gives another state"
    assert game.redoable == count
    while game.redoable:
        game.redo()
        assert game.digest() == digests[len(game.log)], "redo gives another state"
    assert len(game.log) == length


def check_moments(game: Game, digests: list[str], dice: Dice) -> None:
    """Every moment of a game can be looked at."""
    for number in (0, len(game.log), *(dice.roll(len(game.log) + 1) for _ in range(3))):
        assert game.at(number).digest() == digests[number], f"moment {number} is another one"
    assert game.digest() == digests[-1]


def check_replay(game: Game) -> None:
    """The log, stored and read, gives the same game again."""
    read = msgspec.json.Decoder(game.title.action_type).decode
    log = [read(msgspec.json.encode(action)) for action in game.log]
    again = type(game).replay(game.title.name, game.players, game.options, game.seed, log)
    assert again.digest() == game.digest(), "the log gives another game"
    assert again.log == game.log


# --- the end ---------------------------------------------------------------------------------


def check_end(game: Game, events: tuple[Event, ...], inventor: Inventor) -> None:
    """A game that is over says so, and nothing can be played any more."""
    assert events[-1] == GameEnded(game.finished, game.scores)
    assert game.scores.keys() == set(game.title.seats)
    assert game.decisions == ()
    assert list(game.legal()) == []
    for _ in range(20):
        assert game.why_not(inventor.made_up()) is not None
