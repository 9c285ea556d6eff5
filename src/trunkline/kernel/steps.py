"""Steps and moves: the sequence of play, and the verbs inside it.

A *step* is one place in the sequence of play ("the merger round", "lay track").
The steps under way lie on a stack in the state; the top one is asked whose
decision it is. A *move* is one verb of the rulebook inside a step: what can be
offered, why not, and what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from trunkline.kernel.actions import Action, Choice
from trunkline.kernel.parts import Part
from trunkline.kernel.refusal import Refusal

if TYPE_CHECKING:
    from trunkline.kernel.position import Position

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Move(Generic[A]):
    """One verb, as three functions of the position, the step and the action.

    ``offers(pos, step, seat)`` yields legal choices only, each of them once;
    ``why_not(pos, step, action)`` is the one body of truth on what is legal;
    ``do(pos, step, action)`` carries out an action that ``why_not`` has passed.
    """

    action: type[A]
    offers: Callable[[Any, Any, str], Iterable[Choice]]
    why_not: Callable[[Any, Any, A], Refusal | None]
    do: Callable[[Any, Any, A], None]


class Step(Part, tag=True):
    """One place in the sequence of play. Fields are flat, like those of every part."""

    moves: ClassVar[tuple[Move[Any], ...]] = ()

    def run(self, pos: Position[Any, Any]) -> bool:
        """Do what happens without a decision.

        True: something changed (a step was pushed or this one popped), go on with the
        top of the stack. False: a decision is needed.
        """
        return False

    def seats(self, pos: Position[Any, Any]) -> tuple[str, ...]:
        """Whose decision it is now."""
        raise NotImplementedError(type(self).__name__)

    def move_for(self, action: Action) -> Move[Any] | None:
        """The move of this step that the action belongs to."""
        for move in self.moves:
            if move.action is type(action):
                return move
        return None


class Decision(msgspec.Struct, frozen=True, gc=False):
    """Who has to decide, in which step, with which kinds of action."""

    seat: str
    step: str
    actions: tuple[str, ...]
