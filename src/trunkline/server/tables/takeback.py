"""Taking back: free inside one's own turn, by consent across others', never across chance."""

from __future__ import annotations

from collections.abc import Iterator

from trunkline.bots.budgets import grants
from trunkline.kernel import Event, Game, IllegalAction
from trunkline.server.problems import Problem
from trunkline.server.tables.affairs import Affairs
from trunkline.server.tables.clocks import granted, spent
from trunkline.server.tables.outcome import Outcome, moment, running, standing
from trunkline.wire import entries as e
from trunkline.wire.requests import AnswerTakeBack, TakeBack


def ask(affairs: Affairs, game: Game | None, user: str, request: TakeBack, now: int) -> Outcome:
    """Take back at once what nobody else has acted upon; else ask those who have."""
    game = running(game)
    if affairs.status == "over":
        raise Problem("over", 409)
    mine = affairs.seats_of(user)
    if not mine:
        raise Problem("no-seat-here", 403)
    first = len(affairs.facts.opening)
    if not first <= request.to < len(game.log):
        raise Problem("nothing-to-take-back", 409, to=request.to, least=first, most=len(game.log))
    if affairs.asked is not None:
        raise Problem("take-back-asked-already", 409)
    if is_revealed(game, request.to):
        raise Problem("chance-has-spoken", 409)
    others = _others_since(affairs, game, user, request.to)
    if not others:
        return taken_back(affairs, game, request.to, (), now)
    return Outcome((e.TakeBackAsked(mine[0], request.to, others),))


def is_revealed(game: Game, to: int) -> bool:
    """Whether dice were thrown or hidden things shown after so many actions."""
    if not game.title.hides and not game.title.chance_goes_on:
        return False
    if moment(game, to).state.dice != game.state.dice:
        return True
    return any(game.title.reveals(events) for _, events, _ in _again(game, to))


def _again(game: Game, to: int) -> Iterator[tuple[Game, tuple[Event, ...], Game]]:
    """The actions since a moment once more: the game before each, what happened, and after it."""
    after = moment(game, to)
    for number, action in enumerate(game.log[to:], to):
        before = after.copy()
        try:
            events = after.play(action)
        except IllegalAction as error:
            raise Problem("rules-corrected", 409, at=number) from error
        yield before, events, after


def _others_since(affairs: Affairs, game: Game, user: str, to: int) -> tuple[str, ...]:
    """The seats of other people who have acted after so many actions."""
    opening = len(affairs.facts.opening)
    seats = {
        action.seat
        for action, author in zip(game.log[to:], affairs.authors[to - opening :], strict=True)
        if author not in (None, user)
    }
    # Whose seat has since become somebody else's: who has it now is asked.
    return tuple(
        seat
        for seat, place in affairs.places.items()
        if seat in seats and place.user not in (None, user)
    )


def taken_back(affairs: Affairs, game: Game, to: int, agreed: tuple[str, ...], now: int) -> Outcome:
    """The game as it was. Time that was used stays used; what was given for rounds and companies
    that are now to come again is given when they come."""
    before = affairs.standing
    clock = spent(before.clock, before.turns, now - affairs.since)
    earlier = moment(game, to)
    for then, events, after in _again(game, to):
        clock = granted(clock, affairs.facts.clock, grants(then, events, after), -1)
    count = len(game.log) - to
    return Outcome((e.TakenBack(count, standing(earlier, clock), agreed),), earlier)


def answer(
    affairs: Affairs, game: Game | None, user: str, request: AnswerTakeBack, now: int
) -> Outcome:
    """Agree or not; once all who were asked agree, it is done."""
    game = running(game)
    asked = affairs.asked
    if asked is None:
        raise Problem("no-take-back", 409)
    waiting = set(asked.of) - affairs.agreed
    mine = [seat for seat in affairs.seats_of(user) if seat in waiting]
    if not mine:
        raise Problem("not-asked", 403)
    if not request.agrees:
        said = e.TakeBackAnswered(mine[0], agrees=False)
        return Outcome((said, e.TakeBackLapsed("refused")))
    answers = tuple(e.TakeBackAnswered(seat, agrees=True) for seat in mine)
    if waiting - set(mine):
        return Outcome(answers)
    done = taken_back(affairs, game, asked.to, asked.of, now)
    return Outcome((*answers, *done.bodies), done.game)


def withdraw(affairs: Affairs, user: str) -> Outcome:
    """Whoever asked does not ask any more."""
    if affairs.asked is None:
        raise Problem("no-take-back", 409)
    if affairs.asked.seat not in affairs.seats_of(user):
        raise Problem("not-yours-to-withdraw", 403)
    return Outcome((e.TakeBackLapsed("withdrawn"),))
