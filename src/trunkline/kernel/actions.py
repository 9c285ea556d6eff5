"""Actions: what a seat can do, as small frozen values made of ids and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, TypeAlias

import msgspec


class Action(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The base of every action. ``seat`` is who acts; the class is the rulebook's verb."""

    idle: ClassVar[bool] = False
    """Whether nothing is done by it: a pass, a refusal, an offer taken back."""

    seat: str


class Ranged(msgspec.Struct, frozen=True, gc=False):
    """Legal actions that differ in one whole number only: a bid, a price."""

    action: Action
    field: str
    low: int
    high: int
    step: int = 1

    def at(self, value: int) -> Action:
        """The action with that number; ``ValueError`` if the number is outside the range."""
        if value not in self.values:
            raise ValueError(
                f"{self.field} {value} is not in {self.low} to {self.high} by {self.step}"
            )
        return msgspec.structs.replace(self.action, **{self.field: value})

    @property
    def values(self) -> range:
        return range(self.low, self.high + 1, self.step)

    def __contains__(self, action: object) -> bool:
        if type(action) is not type(self.action):
            return False
        value = getattr(action, self.field)
        return value in self.values and self.at(value) == action

    def __iter__(self) -> Iterator[Action]:
        return (self.at(value) for value in self.values)


class Open(msgspec.Struct, frozen=True, gc=False):
    """Legal actions too many to list, one of them given as an example.

    Which others are legal, ``why_not`` says: routes of trains are of this kind.
    """

    action: Action
    field: str


Choice: TypeAlias = Action | Ranged | Open
"""One entry of the legal list."""


def example(choice: Choice) -> Action:
    """A legal action out of a choice."""
    return choice if isinstance(choice, Action) else choice.action


def describe(action: Action) -> dict[str, Any]:
    """The action's fields without its seat, by name."""
    return {field: getattr(action, field) for field in action.__struct_fields__ if field != "seat"}
