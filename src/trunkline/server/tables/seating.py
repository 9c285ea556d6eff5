"""Seats: taking them, giving them up, beginning, and freeing those of players who are gone."""

from __future__ import annotations

import hashlib

from trunkline.bots.budgets import grants
from trunkline.kernel import Game
from trunkline.server.problems import Problem
from trunkline.server.tables.affairs import PATIENCE, Affairs, Place
from trunkline.server.tables.clocks import at_start, granted
from trunkline.server.tables.outcome import Outcome, running, standing
from trunkline.server.tables.starting import start_game
from trunkline.wire import entries as e
from trunkline.wire.names import told_apart
from trunkline.wire.requests import AnswerHandOver, ProposeHandOver


def place_of(affairs: Affairs, seat: str) -> Place:
    """A seat of the table; a problem if it has none of that name."""
    place = affairs.places.get(seat)
    if place is None:
        raise Problem("no-such-seat", 404, seat=seat, seats=", ".join(affairs.places))
    return place


def sit(affairs: Affairs, seat: str, user: str, name: str, *, invited: bool) -> Outcome:
    """Take a free seat: anybody an open one, who holds its invitation an invited one."""
    place = place_of(affairs, seat)
    if affairs.status == "over":
        raise Problem("over", 409)
    if place.kind == "invited" and not invited:
        raise Problem("invitation-needed", 403, seat=seat)
    if place.user is not None:
        raise Problem("seat-taken", 409, seat=seat, name=place.name)
    if place.kind == "caretaker":
        raise Problem("seat-kept-by-house", 409, seat=seat)
    if affairs.status == "open" and affairs.seats_of(user):
        raise Problem("seated-already", 409, seat=affairs.seats_of(user)[0])
    return Outcome((e.Sat(seat, user, name),))


def rise(affairs: Affairs, seat: str, user: str) -> Outcome:
    """Give up one's seat; in a running game it stands open to others."""
    place = place_of(affairs, seat)
    if place.user != user:
        raise Problem("not-your-seat", 403, seat=seat)
    if affairs.status == "over":
        raise Problem("over", 409)
    if affairs.status == "playing":
        return _vacated(affairs, e.Vacated(seat, place.name))
    return Outcome((e.Rose(seat, place.name),))


def remove(affairs: Affairs, seat: str, user: str) -> Outcome:
    """The host frees a seat while players gather."""
    place = place_of(affairs, seat)
    if user != affairs.facts.host:
        raise Problem("hosts-only", 403)
    if affairs.status != "open":
        raise Problem("begun-already", 409)
    if place.user is None:
        raise Problem("seat-is-free", 409, seat=seat)
    return Outcome((e.Rose(seat, place.name, by_host=True),))


def begin(affairs: Affairs, user: str) -> Outcome:
    """The game begins once every seat is taken."""
    facts = affairs.facts
    if user != facts.host:
        raise Problem("hosts-only", 403)
    if affairs.status != "open":
        raise Problem("begun-already", 409)
    if affairs.free:
        raise Problem("seats-are-free", 409, count=len(affairs.free))
    players = told_apart(place.name for place in affairs.places.values())
    game = start_game(facts, players)
    clock = at_start(facts.clock, affairs.places)
    clock = granted(clock, facts.clock, grants(None, game.opening, game))
    opened = e.Begun(players, promise(facts.seed, facts.salt), standing(game, clock))
    bodies: list[e.AnyBody] = [opened]
    if game.finished:
        bodies.append(e.Ended(game.finished, game.scores, facts.seed, facts.salt))
    return Outcome(tuple(bodies), game)


def promise(seed: int, salt: str) -> str:
    """What is published of the seed at the start: ``sha256("salt:seed")``."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


# --- players who are gone -----------------------------------------------------------


def propose(
    affairs: Affairs, game: Game | None, user: str, request: ProposeHandOver, now: int
) -> Outcome:
    """Free the seat of somebody for whom the table has waited long enough, if most agree."""
    running(game)
    if affairs.status == "over":
        raise Problem("over", 409)
    place = place_of(affairs, request.seat)
    if not affairs.seats_of(user):
        raise Problem("no-seat-here", 403)
    if affairs.proposed is not None:
        raise Problem("hand-over-proposed-already", 409, seat=affairs.proposed.seat)
    if place.user == user:
        raise Problem("own-seat-is-given-up", 409)
    if place.user is None and request.to == place.kind:
        raise Problem("seat-is-free", 409, seat=request.seat)
    if place.user is not None and not _is_waited_for(affairs, request.seat, now):
        minutes = PATIENCE[affairs.facts.pace] // 60_000
        raise Problem("not-yet-late", 409, name=place.name, minutes=minutes)
    voters = tuple(voter for voter in affairs.users if voter != place.user)
    proposed = e.HandOverProposed(request.seat, request.to, voters)
    return _decided(affairs, proposed, frozenset({user}), proposed)


def _is_waited_for(affairs: Affairs, seat: str, now: int) -> bool:
    """Whether a seat has kept the others waiting for long, or its time is over."""
    if seat in affairs.ran_out:
        return True
    late = now - affairs.since >= PATIENCE[affairs.facts.pace]
    return seat in affairs.standing.turns and late


def vote(affairs: Affairs, user: str, request: AnswerHandOver) -> Outcome:
    """Agree that a seat is freed, or not."""
    proposed = affairs.proposed
    if proposed is None:
        raise Problem("no-hand-over", 409)
    if user not in proposed.of or user in affairs.in_favour | affairs.against:
        raise Problem("not-asked", 403)
    answered = e.HandOverAnswered(request.agrees)
    if request.agrees:
        return _decided(affairs, proposed, affairs.in_favour | {user}, answered)
    still_possible = len(proposed.of) - len(affairs.against | {user})
    if _is_most(still_possible, proposed):
        return Outcome((answered,))
    return Outcome((answered, e.HandOverLapsed("refused")))


def _decided(
    affairs: Affairs, proposed: e.HandOverProposed, in_favour: frozenset[str], said: e.AnyBody
) -> Outcome:
    """The seat is freed as soon as more than half of those who are asked agree."""
    if not _is_most(len(in_favour), proposed):
        return Outcome((said,))
    name = affairs.places[proposed.seat].name
    return _vacated(affairs, e.Vacated(proposed.seat, name, proposed.to, voted=True), said)


def _vacated(affairs: Affairs, vacated: e.Vacated, *said: e.AnyBody) -> Outcome:
    """A seat without its player, and without the question that it was to answer or has asked."""
    asked = affairs.asked
    if asked is not None and vacated.seat in (asked.seat, *asked.of):
        return Outcome((*said, e.TakeBackLapsed("moved-on"), vacated))
    return Outcome((*said, vacated))


def _is_most(voices: int, proposed: e.HandOverProposed) -> bool:
    return 2 * voices > len(proposed.of)
