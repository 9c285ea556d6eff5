"""What a request leads to: entries to be written, and the game after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from trunkline.bots.budgets import awaited, grants
from trunkline.formats.schema import Misfit, checked
from trunkline.kernel import Action, Event, Game, IllegalAction, Refusal
from trunkline.server.problems import Problem
from trunkline.server.tables.affairs import Affairs
from trunkline.server.tables.clocks import granted, spent
from trunkline.wire import entries as e
from trunkline.wire.bodies import ProblemBody
from trunkline.words import say, speaking

OFFER = frozenset({"Accept", "Decline"})
"""The kinds of action of a step in which an offer waits for its answer."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Entries, and for those about the game: the game after them, and what happened in it."""

    bodies: tuple[e.AnyBody, ...]
    game: Game | None = None
    events: tuple[Event, ...] = ()


def running(game: Game | None) -> Game:
    """The game of a table where one is played; a problem if none is."""
    if game is None:
        raise Problem("not-begun", 409)
    return game


def moment(game: Game, at: int) -> Game:
    """A copy of a game as it was after so many actions; a problem if that is not known.

    A game that was played by rules that have been corrected since goes on from where it stood,
    but cannot be played again up to there.
    """
    if not 0 <= at <= len(game.log):
        raise Problem("no-such-moment", 404, at=at, most=len(game.log))
    try:
        return game.at(at)
    except IllegalAction as error:
        raise Problem("rules-corrected", 409, at=at) from error


def standing(game: Game, clock: dict[str, e.ClockFace]) -> e.Standing:
    """What everybody sees of a game."""
    decisions = game.decisions
    return e.Standing(
        length=len(game.log),
        turns=awaited(game),
        clock=clock,
        is_offer=any(set(decision.actions) >= OFFER for decision in decisions),
    )


def read_action(game: Game, raw: dict[str, Any]) -> Action:
    """The action that plain data describe; a problem if it is none."""
    try:
        return checked(raw, game.title.action_type)  # type: ignore[no-any-return]
    except Misfit as error:
        raise Problem("no-action", 400, why=str(error)) from error


def played(affairs: Affairs, game: Game, action: Action, now: int, by: e.Mover) -> Outcome:
    """What comes of an action; ``Refused`` if the rules refuse it."""
    refusal = game.why_not(action)
    if refusal is not None:
        raise Refused(refusal, game)
    after = game.copy()
    events = after.play(action)
    before = affairs.standing
    clock = spent(before.clock, before.turns, now - affairs.since)
    clock = granted(clock, affairs.facts.clock, grants(game, events, after))
    bodies: list[e.AnyBody] = []
    if affairs.asked is not None:
        bodies.append(e.TakeBackLapsed("moved-on"))
    if affairs.proposed is not None and by == "player" and affairs.proposed.seat == action.seat:
        bodies.append(e.HandOverLapsed("moved"))
    # Kept as it was understood, without whatever else its sender may have sent along.
    bodies.append(e.Moved(msgspec.to_builtins(action), standing(after, clock), by))
    if after.finished:
        facts = affairs.facts
        bodies.append(e.Ended(after.finished, after.scores, facts.seed, facts.salt))
    return Outcome(tuple(bodies), after, events)


class Refused(Problem):
    """The rules refuse an action: the sentence is theirs, with the number of the rule."""

    def __init__(self, refusal: Refusal, game: Game) -> None:
        super().__init__("refused", 422, rule=refusal.rule or None, reason=refusal.code)
        self._refusal = refusal
        self._game = game

    def body(self, language: str) -> ProblemBody:
        with speaking(language):
            self.text = say(self._refusal, self._game)
        return super().body(language)
