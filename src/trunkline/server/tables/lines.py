"""What happened at a table, in sentences: those of the game, and those of the table."""

from __future__ import annotations

from collections.abc import Iterable

from trunkline.kernel import Event, Game
from trunkline.server.tables.affairs import Affairs
from trunkline.wire import entries as e
from trunkline.words import phrase, say_events
from trunkline.words.catalogue import enumerated


def lines_of(
    entry: e.Entry, affairs: Affairs, game: Game | None, events: Iterable[Event], author: str
) -> tuple[str, ...]:
    """The sentences for an entry, in the language that is spoken.

    ``affairs`` and ``game`` stand as they do after it; ``author`` is what its user is called.
    """
    body = entry.body
    match body:
        case e.Moved():
            told = tuple(say_events(events, game)) if game is not None else ()
            if body.by == "player":
                return told
            note = phrase("entry-moved-by-house", **{"by-id": body.by, "name": author})
            return (note, *told)
        case e.Said():
            return ()
        case e.Sat():
            return (phrase("entry-sat", name=body.name, seat=body.seat),)
        case e.Rose():
            kind = "removed" if body.by_host else "itself"
            return (phrase(f"entry-rose-{kind}", name=body.name),)
        case e.Begun():
            opening = tuple(say_events(events, game)) if game is not None else ()
            return (phrase("entry-begun", promise=body.promise), *opening)
        case e.TakeBackAsked():
            names = _names(affairs, body.of)
            count = affairs.standing.length - body.to
            return (phrase("entry-take-back-asked", name=author, count=count, names=names),)
        case e.TakeBackAnswered():
            kind = "agrees" if body.agrees else "refuses"
            return (phrase(f"entry-take-back-answered-{kind}", name=author),)
        case e.TakeBackLapsed():
            return (phrase(f"entry-take-back-lapsed-{body.why}"),)
        case e.TakenBack():
            return (phrase("entry-taken-back", name=author, count=body.count),)
        case e.ClockRanOut():
            return (phrase("entry-clock-ran-out", name=_names(affairs, (body.seat,))),)
        case e.HandOverProposed():
            name = _names(affairs, (body.seat,))
            return (phrase(f"entry-hand-over-proposed-{body.to}", name=author, player=name),)
        case e.HandOverAnswered():
            kind = "agrees" if body.agrees else "refuses"
            return (phrase(f"entry-hand-over-answered-{kind}", name=author),)
        case e.HandOverLapsed():
            return (phrase(f"entry-hand-over-lapsed-{body.why}"),)
        case e.Vacated():
            if body.voted:
                return (phrase(f"entry-vacated-voted-{body.to}", name=body.name),)
            return (phrase("entry-vacated-itself", name=body.name),)
        case e.Ended():
            return (phrase("entry-ended", seed=str(body.seed), salt=body.salt),)


def _names(affairs: Affairs, seats: Iterable[str]) -> str:
    return enumerated(affairs.places[seat].name or seat for seat in seats)
