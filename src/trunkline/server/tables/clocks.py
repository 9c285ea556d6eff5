"""Clocks: how much time a seat has, and what it has used.

A budget for the whole game, more for every stock round (or what a family has like it), and
more for every company operated. Soft clocks only tell; hard ones hand the seat to the house.
"""

from __future__ import annotations

from collections.abc import Iterable

from trunkline.wire.clocks import ClockRules
from trunkline.wire.entries import ClockFace

HOUR, DAY = 60 * 60, 24 * 60 * 60

PRESETS: dict[str, ClockRules] = {
    "none": ClockRules(),
    "evening": ClockRules(game=20 * 60, round=3 * 60, turn=60, offers=2 * 60),
    "long-evening": ClockRules(game=40 * 60, round=5 * 60, turn=2 * 60, offers=5 * 60),
    "tournament": ClockRules(game=25 * 60, round=2 * 60, turn=60, hard=True, offers=2 * 60),
    "days": ClockRules(game=5 * DAY, round=DAY, turn=12 * HOUR, offers=2 * DAY),
    "weeks": ClockRules(game=14 * DAY, round=3 * DAY, turn=DAY, offers=4 * DAY),
}
"""Settings with names of their own."""


def at_start(rules: ClockRules, seats: Iterable[str]) -> dict[str, ClockFace]:
    """Every seat's clock before the first decision."""
    return {seat: ClockFace(0, rules.game * 1000) for seat in seats}


def spent(
    clock: dict[str, ClockFace], running: Iterable[str], milliseconds: int
) -> dict[str, ClockFace]:
    """The clocks after those of some seats have run."""
    after = dict(clock)
    for seat in running:
        face = after[seat]
        after[seat] = ClockFace(face.used + max(0, milliseconds), face.given)
    return after


def granted(
    clock: dict[str, ClockFace],
    rules: ClockRules,
    grants: Iterable[tuple[str, str]],
    times: int = 1,
) -> dict[str, ClockFace]:
    """The clocks with the time that seats are given for what begins; -1 times, it is taken back."""
    after = dict(clock)
    for seat, occasion in grants:
        more = rules.round if occasion == "round" else rules.turn
        face = after[seat]
        after[seat] = ClockFace(face.used, face.given + times * more * 1000)
    return after
