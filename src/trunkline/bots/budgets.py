"""Budgets of time: for what clocks give a seat more time, and whose clock runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trunkline.bots.families import Table, family_of, position_of
from trunkline.kernel import Event, Position, example


def grants(
    before: Table | None, events: Sequence[Event], after: Table
) -> tuple[tuple[str, str], ...]:
    """Pairs of a seat and an occasion for which it is given time.

    The occasion is ``"round"`` where a round begins in which many have their turns, and
    ``"turn"`` where the seat begins to operate a company or, in families that operate none,
    has its turn. Of a game that begins, ``before`` is none and ``events`` are its opening.
    """
    now = position_of(after)
    then = None if before is None else position_of(before)
    family = family_of(now.title)
    if family is not None:
        return family.grants(then, events, now)
    asked_before = {decision.seat for decision in then.decisions()} if then else set()
    asked = dict.fromkeys(decision.seat for decision in now.decisions())
    return tuple((seat, "turn") for seat in asked if seat not in asked_before)


def awaited(game: Table) -> tuple[str, ...]:
    """The seats that the game waits for: whose clocks run.

    Somebody who could only take back an offer waits for the answer of somebody else.
    """
    position = position_of(game)
    asked = tuple(dict.fromkeys(decision.seat for decision in position.decisions()))
    if len(asked) < 2:
        return asked
    return tuple(seat for seat in asked if _has_a_choice(position, seat)) or asked


def _has_a_choice(position: Position[Any, Any], seat: str) -> bool:
    """Whether a seat may do more than one idle thing."""
    choices = position.legal(seat)
    first = next(choices, None)
    return first is not None and (not example(first).idle or next(choices, None) is not None)
