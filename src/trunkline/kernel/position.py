"""A position: a title's definition and one state of it, and what can happen to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import msgspec

from trunkline.kernel.actions import Action, Choice
from trunkline.kernel.events import Event, GameEnded
from trunkline.kernel.refusal import IllegalAction, Refusal
from trunkline.kernel.state import State
from trunkline.kernel.steps import Decision, Step
from trunkline.kernel.title import Title

TitleT = TypeVar("TitleT", bound="Title[Any]", covariant=True)
StateT = TypeVar("StateT", bound="State[Any]", covariant=True)

MOST_STEPS = 10_000
"""More automatic steps than this after one action can only be an endless loop."""


class Position(Generic[TitleT, StateT]):
    """What the rules work on. ``events`` collects what happened since the last action."""

    __slots__ = ("events", "state", "title")

    def __init__(self, title: TitleT, state: StateT) -> None:
        self.title = title
        self.state = state
        self.events: list[Event] = []

    # --- used by the rules -------------------------------------------------

    def emit(self, event: Event) -> None:
        """Tell what happened."""
        self.events.append(event)

    def push(self, *steps: Step) -> None:
        """Put steps on the stack; the first one named is asked first."""
        self.state.stack.extend(reversed(steps))

    def pop(self) -> None:
        """The top step is over."""
        self.state.stack.pop()

    def refuse(self, code: str, **data: Any) -> Refusal:
        """A refusal with the rule that this title keeps under the code."""
        return Refusal(code, self.title.rule_of(code), data)

    def end(self, reason: str) -> None:
        """The game is over."""
        self.state.stack.clear()
        self.state.finished = reason
        self.emit(GameEnded(reason, self.title.scores(self.state)))

    # --- asked from outside ------------------------------------------------

    @property
    def top(self) -> Step | None:
        """The step that is asked now; none once the game is over."""
        stack = self.state.stack
        return stack[-1] if stack else None

    def decisions(self) -> tuple[Decision, ...]:
        """Who has to decide what now."""
        step = self.top
        if step is None:
            return ()
        kinds = tuple(move.action.__name__ for move in step.moves)
        return tuple(Decision(seat, type(step).__name__, kinds) for seat in step.seats(self))

    def legal(self, seat: str | None = None) -> Iterator[Choice]:
        """Every legal choice, or those of one seat."""
        step = self.top
        if step is None:
            return
        for who in step.seats(self):
            if seat is None or who == seat:
                for move in step.moves:
                    yield from move.offers(self, step, who)

    def why_not(self, action: Action) -> Refusal | None:
        """Why the action may not be played now; none if it may."""
        step = self.top
        if step is None:
            return self._out_of_place(action, self.refuse("game-over", reason=self.state.finished))
        seats = step.seats(self)
        if action.seat not in seats:
            return self._out_of_place(
                action, self.refuse("not-your-turn", seat=action.seat, turn=seats)
            )
        move = step.move_for(action)
        if move is None:
            kind, place = type(action).__name__, type(step).__name__
            return self._out_of_place(action, self.refuse("not-now", action=kind, step=place))
        return move.why_not(self, step, action)

    def _out_of_place(self, action: Action, refusal: Refusal) -> Refusal:
        """A refusal with the rule that stands against the action here."""
        rule = self.title.rule_out_of_place(refusal, action, self)
        return msgspec.structs.replace(refusal, rule=rule)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action and all that follows of itself."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal, action)
        self.events = []
        step = self.top
        assert step is not None
        move = step.move_for(action)
        assert move is not None
        move.do(self, step, action)
        self.settle()
        return tuple(self.events)

    def settle(self) -> None:
        """Let steps run until one needs a decision or the game is over."""
        stack = self.state.stack
        for _ in range(MOST_STEPS):
            if not stack or not stack[-1].run(self):
                return
        raise RuntimeError(f"endless steps: {[type(step).__name__ for step in stack]}")
