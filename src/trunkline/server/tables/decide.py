"""What becomes of a request: one function for each kind, here put together."""

from __future__ import annotations

import re

import msgspec

from trunkline.bots.caretaker import caretaker_move
from trunkline.kernel import Action, Game
from trunkline.server.problems import Problem
from trunkline.server.tables import seating, takeback
from trunkline.server.tables.affairs import PATIENCE, Affairs
from trunkline.server.tables.outcome import OFFER, Outcome, played, read_action, running
from trunkline.wire import entries as e
from trunkline.wire import requests as r


class Asker(msgspec.Struct, frozen=True):
    """Who asks for something."""

    id: str
    name: str
    invited: bool = False
    """Whether they hold the invitation that their request names."""


def decide(
    affairs: Affairs, game: Game | None, asker: Asker, request: r.AnyRequest, now: int
) -> Outcome:
    """The entries that a request leads to; a ``Problem`` if it cannot be granted."""
    user = asker.id
    match request:
        case r.Move():
            return _move(affairs, game, user, request, now)
        case r.Say():
            return _say(affairs, user, request)
        case r.TakeBack():
            return takeback.ask(affairs, game, user, request, now)
        case r.AnswerTakeBack():
            return takeback.answer(affairs, game, user, request, now)
        case r.WithdrawTakeBack():
            return takeback.withdraw(affairs, user)
        case r.Sit():
            return seating.sit(affairs, request.seat, user, asker.name, invited=asker.invited)
        case r.Rise():
            return seating.rise(affairs, request.seat, user)
        case r.Remove():
            return seating.remove(affairs, request.seat, user)
        case r.Begin():
            return seating.begin(affairs, user)
        case r.ProposeHandOver():
            return seating.propose(affairs, game, user, request, now)
        case r.AnswerHandOver():
            return seating.vote(affairs, user, request)


def _move(affairs: Affairs, game: Game | None, user: str, request: r.Move, now: int) -> Outcome:
    game = running(game)
    if request.seen is not None and request.seen != affairs.moment:
        raise Problem("moved-on", 409, seen=request.seen, moment=affairs.moment)
    action = read_action(game, request.action)
    place = affairs.places.get(action.seat)
    if place is None or place.user != user:
        raise Problem("not-your-seat", 403, seat=action.seat)
    return played(affairs, game, action, now, "player")


def _say(affairs: Affairs, user: str, request: r.Say) -> Outcome:
    if not affairs.seats_of(user) and user != affairs.facts.host:
        raise Problem("no-seat-here", 403)
    text = request.text.strip()
    if not text:
        raise Problem("nothing-said", 400)
    mentions = tuple(
        dict.fromkeys(
            place.user
            for place in affairs.places.values()
            if place.user and re.search(rf"@{re.escape(place.name)}(?!\w)", text, re.IGNORECASE)
        )
    )
    return Outcome((e.Said(text, mentions),))


# --- what happens by itself ---------------------------------------------------------


def by_programme(affairs: Affairs, game: Game, action: Action, now: int) -> Outcome:
    """A seat's programmed move."""
    return played(affairs, game, action, now, "programme")


def by_itself(affairs: Affairs, game: Game | None, now: int) -> Outcome | None:
    """What is due now without anybody's doing; none if nothing is."""
    if affairs.status != "playing" or game is None or not affairs.users:
        return None
    rules, turns = affairs.facts.clock, affairs.standing.turns
    patience = PATIENCE[affairs.facts.pace]
    if affairs.asked is not None and now >= affairs.asked_at + patience:
        return Outcome((e.TakeBackLapsed("expired"),))
    if affairs.proposed is not None and now >= affairs.proposed_at + patience:
        return Outcome((e.HandOverLapsed("expired"),))
    if rules.ends_hard:
        for seat in turns:
            left = affairs.standing.clock[seat].left
            if seat not in affairs.ran_out and now - affairs.since >= left:
                return Outcome((e.ClockRanOut(seat),))
    for seat in turns:
        if affairs.is_kept_by_house(seat):
            by: e.Mover = "clock" if seat in affairs.ran_out else "caretaker"
            return _by_house(affairs, game, seat, now, by)
    if rules.offers and affairs.standing.is_offer and now - affairs.since >= rules.offers * 1000:
        for decision in game.decisions:
            if set(decision.actions) >= OFFER:
                return _by_house(affairs, game, decision.seat, now, "clock")
    return None


def _by_house(affairs: Affairs, game: Game, seat: str, now: int, by: e.Mover) -> Outcome:
    action = caretaker_move(game, seat)
    return played(affairs, game, action, now, by)
