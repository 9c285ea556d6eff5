"""A title: the immutable definition of a game for a player count and options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from trunkline.kernel.actions import Action
from trunkline.kernel.events import Event
from trunkline.kernel.refusal import Refusal
from trunkline.kernel.state import State

StateT = TypeVar("StateT", bound="State[Any]")


class Title(ABC, Generic[StateT]):
    """What a game is: components, options, the first position, and how it is scored.

    A title is made once for a set of options and shared by every game played with them.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    """The rules version: raised by every change that could alter a recorded game."""
    action_type: ClassVar[Any]
    """The union of all actions, for reading JSON."""
    state_type: ClassVar[Any]
    rules: ClassVar[Mapping[str, str]]
    """Refusal code to the id of the rule that refuses."""

    hides: ClassVar[bool] = False
    """Whether there is anything that some seats may not see."""
    chance_goes_on: ClassVar[bool] = False
    """Whether chance has a say after the first decision: the seed stays secret until the end."""

    seats: tuple[str, ...]

    @abstractmethod
    def setup(self, seed: int) -> StateT:
        """The state before the first step has run."""

    @abstractmethod
    def scores(self, state: Any) -> dict[str, int]:
        """What each seat would score if the game ended as it stands."""

    def view(self, state: StateT, seat: str | None) -> StateT:
        """The state as a seat may see it; a spectator for none. Nobody sees the dice."""
        shown = state.copy()
        shown.dice = None
        return shown

    def shown_action(self, action: Action, seat: str | None) -> Action:
        """An action as a seat may see it."""
        return action

    def shown_event(self, event: Event, seat: str | None) -> Event | None:
        """An event as a seat may see it; none if it may not know of it at all."""
        return event

    def reveals(self, events: Iterable[Event]) -> bool:
        """Whether somebody has learned by these events what was hidden before.

        Actions that led to such events, or to a throw of the dice, are never taken back.
        """
        return False

    def rule_of(self, code: str) -> str:
        """The id of the rule behind a refusal code."""
        return self.rules.get(code, "")

    def rule_out_of_place(self, refusal: Refusal, action: Action, pos: Any) -> str:
        """The id of the rule against an action that is not asked for where the game stands.

        It may be somebody else's turn, the wrong moment, or too late for anything. A title
        that knows which rule says so in this position gives its id.
        """
        return refusal.rule


def seat_names(count: int) -> tuple[str, ...]:
    """The ids of the seats: P1, P2, … in the order of the table."""
    return tuple(f"P{number}" for number in range(1, count + 1))
