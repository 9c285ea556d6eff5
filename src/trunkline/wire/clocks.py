"""The rules of a table's clocks."""

from __future__ import annotations

from typing import Annotated

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=0, le=60 * 60 * 24 * 366)]


class ClockRules(msgspec.Struct, frozen=True):
    """How much time there is, in seconds; nothing at all: time is only counted."""

    game: Seconds = 0
    round: Seconds = 0
    """More at the beginning of each stock round."""
    turn: Seconds = 0
    """More for each company that one operates."""
    hard: bool = False
    """Whether the house plays for who has none left."""
    offers: Seconds = 0
    """How long an offer waits for its answer before it lapses; 0: for ever."""

    @property
    def limits(self) -> bool:
        """Whether time can run out."""
        return bool(self.game or self.round or self.turn)

    @property
    def ends_hard(self) -> bool:
        return self.hard and self.limits
