"""The state of a game: small, plain, and complete."""

from __future__ import annotations

import hashlib
from typing import Generic, TypeVar

import msgspec

from trunkline.kernel.dice import Dice
from trunkline.kernel.parts import _clone
from trunkline.kernel.steps import Step

StepT = TypeVar("StepT", bound=Step)
StateT = TypeVar("StateT", bound="State")  # type: ignore[type-arg]

_ENCODER = msgspec.json.Encoder(order="deterministic")


class State(msgspec.Struct, Generic[StepT], kw_only=True):
    """What every game's state has: the steps under way, the dice, and the end.

    The last step of ``stack`` is the one that is asked now.
    """

    stack: list[StepT] = []
    dice: Dice | None = None
    finished: str = ""
    """Why the game ended; empty while it goes on."""

    def copy(self: StateT) -> StateT:
        """An independent copy."""
        twin = self.__copy__()  # type: ignore[attr-defined]
        for name in self.__struct_fields__:
            value = getattr(self, name)
            fresh = _clone(value)
            if fresh is not value:
                setattr(twin, name, fresh)
        return twin  # type: ignore[no-any-return]

    def to_json(self) -> bytes:
        return _ENCODER.encode(self)

    def digest(self) -> str:
        """A hash of everything in the state: equal digests, equal positions."""
        return hashlib.blake2b(self.to_json(), digest_size=16).hexdigest()
