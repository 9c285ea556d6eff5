"""What programs know of the 18xx family."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from trunkline.bots.families import Family, register
from trunkline.eighteen.actions import RunTrains
from trunkline.eighteen.certificates import directed_by, director
from trunkline.eighteen.events import RoundEnded, TurnStarted
from trunkline.eighteen.routes import best_routes
from trunkline.eighteen.title import Rail, RailTitle
from trunkline.kernel import Action, Event, Open

SECONDS = 2.0
"""So long the best routes are looked for before the best so far are taken."""


def best_run(pos: Rail, choice: Open) -> Action:
    """The best routes, found in a moment; those offered if they are refused."""
    offered = choice.action
    if isinstance(offered, RunTrains):
        routes = best_routes(pos, offered.company, SECONDS).routes
        best = RunTrains(offered.seat, offered.company, routes)
        if routes and pos.why_not(best) is None:
            return best
    return offered


def grants(
    before: Rail | None, events: Sequence[Event], after: Rail
) -> tuple[tuple[str, str], ...]:
    """Time for a round that has begun, and for the company that has begun to operate.

    A company without a director, such as a national railway that the holder of the priority
    card runs for everybody, gives nobody time.
    """
    if after.state.finished:
        return ()
    rounds = [(seat, "round") for seat in _players_of_round(before, after)]
    return (*rounds, *((seat, "turn") for seat in _operators(events, after)))


def _players_of_round(before: Rail | None, after: Rail) -> Iterator[str]:
    """Who plays in the round that has just begun, if one has and it is not an operating one."""
    now = after.state
    if now.round == "operating":
        return
    if before is not None:
        then = before.state
        if (then.round, then.set, then.number) == (now.round, now.set, now.number):
            return
    for seat in after.title.seats:
        if now.round != "merger" or _has_minor(after, seat):
            yield seat


def _has_minor(pos: Rail, seat: str) -> bool:
    return any(pos.title.charters[name].kind == "minor" for name in directed_by(pos, seat))


def _operators(events: Sequence[Event], after: Rail) -> Iterator[str]:
    """Who directs the company whose turn has begun and is still under way.

    Turns in which nobody had anything to decide begin and end within one action.
    """
    for event in reversed(events):
        if isinstance(event, RoundEnded):
            return
        if isinstance(event, TurnStarted):
            head = director(after, event.company)
            if head is not None:
                yield head
            return


def _includes(title: Any) -> bool:
    return isinstance(title, RailTitle)


register(Family("eighteen", _includes, best_run, grants))
