"""The affairs of a table: who sits where, what is asked, how things stand after its entries."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import msgspec

from trunkline.wire import entries as e
from trunkline.wire.clocks import ClockRules

Kind = Literal["open", "invited", "player", "local", "caretaker"]
Status = Literal["open", "playing", "over"]

PATIENCE = {"live": 10 * 60_000, "slow": 3 * 24 * 60 * 60_000}
"""How long questions wait for an answer, and a player may keep the others waiting, by pace."""


NOTHING_YET = e.Standing(0)


class Place(msgspec.Struct, frozen=True):
    """A seat, and who has it."""

    seat: str
    kind: Kind
    user: str | None = None
    name: str = ""
    of: str | None = None
    """Whose name it bears, though they have left."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What never changes at a table."""

    id: str
    name: str
    host: str
    title: str
    options: dict[str, Any]
    seed: int
    salt: str
    opening: tuple[Any, ...]
    """The actions that the game goes on from, as plain data."""
    clock: ClockRules
    pace: str
    access: str
    origin: dict[str, Any] | None
    created: int


@dataclass(slots=True)
class Affairs:
    """A table as it stands, but for the game itself."""

    facts: Facts
    places: dict[str, Place]
    status: Status = "open"
    number: int = 0
    """The number of the last entry."""
    moment: int = 0
    """The number of the last entry about the game."""
    players: tuple[str, ...] = ()
    """The names in the game."""
    names: dict[str, str] = field(default_factory=dict)
    """What everybody who ever sat here is called."""
    standing: e.Standing = NOTHING_YET
    since: int = 0
    """Since when the present decisions are waited for."""
    authors: list[str | None] = field(default_factory=list)
    """Who played each action after the opening."""
    asked: e.TakeBackAsked | None = None
    agreed: frozenset[str] = frozenset()
    """The seats that agreed to it."""
    asked_at: int = 0
    proposed: e.HandOverProposed | None = None
    proposed_at: int = 0
    in_favour: frozenset[str] = frozenset()
    against: frozenset[str] = frozenset()
    ran_out: frozenset[str] = frozenset()
    """The seats whose hard clocks have run out."""

    def copy(self) -> Affairs:
        return replace(self, places=dict(self.places), authors=list(self.authors))

    def call(self, names: dict[str, str]) -> None:
        """Call people as they are called now."""
        self.names = {**self.names, **names}
        for seat, place in self.places.items():
            who = place.user if place.kind == "player" else place.of
            if who is not None and self.names.get(who, place.name) != place.name:
                self.places[seat] = msgspec.structs.replace(place, name=self.names[who])

    # --- looking ------------------------------------------------------------------

    def seats_of(self, user: str | None) -> tuple[str, ...]:
        """The seats that somebody plays."""
        if user is None:
            return ()
        return tuple(seat for seat, place in self.places.items() if place.user == user)

    def name_of(self, user: str | None) -> str:
        """What somebody who sits here, or once sat here, is called."""
        if user is None:
            return ""
        here = (p.name for p in self.places.values() if p.user == user and p.kind == "player")
        return next(here, self.names.get(user, ""))

    @property
    def users(self) -> tuple[str, ...]:
        """Everybody who has a seat, each once."""
        found = (place.user for place in self.places.values())
        return tuple(dict.fromkeys(user for user in found if user is not None))

    @property
    def free(self) -> tuple[Place, ...]:
        """Seats that nobody has."""
        return tuple(p for p in self.places.values() if p.kind in ("open", "invited"))

    def is_kept_by_house(self, seat: str) -> bool:
        """Whether the house plays for a seat."""
        return seat in self.ran_out or self.places[seat].kind == "caretaker"

    def opponents(self, seats: Iterable[str]) -> tuple[str, ...]:
        """The seats of other people than those on some seats, without those of the house."""
        mine = {self.places[seat].user for seat in seats}
        return tuple(
            seat
            for seat, place in self.places.items()
            if place.user is not None and place.user not in mine
        )

    @property
    def due(self) -> int | None:
        """When something happens by itself if nobody does anything. Where nobody is left, the
        game rests until somebody sits down."""
        times = []
        if self.status != "playing" or not self.users:
            return None
        turns = self.standing.turns
        if any(self.is_kept_by_house(seat) for seat in turns):
            times.append(self.since)
        rules = self.facts.clock
        if rules.ends_hard:
            times += [
                self.since + max(0, self.standing.clock[seat].left)
                for seat in turns
                if seat not in self.ran_out
            ]
        if rules.offers and self.standing.is_offer:
            times.append(self.since + rules.offers * 1000)
        patience = PATIENCE[self.facts.pace]
        if self.asked is not None:
            times.append(self.asked_at + patience)
        if self.proposed is not None:
            times.append(self.proposed_at + patience)
        return min(times, default=None)

    # --- what an entry changes ----------------------------------------------------

    def fold(self, entry: e.Entry) -> None:
        """Take an entry in. The game itself is moved elsewhere."""
        body = entry.body
        self.number = entry.number
        match body:
            case e.Sat():
                if self.status == "playing" and self.places[body.seat].of != body.user:
                    self._give_time(body.seat, entry.at)
                self.places[body.seat] = Place(body.seat, body.sits, body.user, body.name)
                if body.user is not None and body.sits == "player":
                    self.names = {**self.names, body.user: body.name}
            case e.Rose():
                self.places[body.seat] = Place(body.seat, "open")
            case e.Begun():
                self.status, self.players = "playing", body.players
                self._stand(entry, body.standing)
            case e.Moved():
                self.authors.append(entry.user)
                self._stand(entry, body.standing)
            case e.TakenBack():
                del self.authors[len(self.authors) - body.count :]
                self.asked, self.agreed = None, frozenset()
                self._stand(entry, body.standing)
            case e.TakeBackAsked():
                self.asked, self.asked_at, self.agreed = body, entry.at, frozenset()
            case e.TakeBackAnswered():
                if body.agrees:
                    self.agreed |= {body.seat}
            case e.TakeBackLapsed():
                self.asked, self.agreed = None, frozenset()
            case e.HandOverProposed():
                self.proposed, self.proposed_at = body, entry.at
                self.in_favour, self.against = _only(entry.user), frozenset()
            case e.HandOverAnswered():
                if body.agrees:
                    self.in_favour |= _only(entry.user)
                else:
                    self.against |= _only(entry.user)
            case e.HandOverLapsed():
                self.proposed = None
            case e.Vacated():
                left = self.places[body.seat]
                of = left.user if left.kind == "player" else left.of
                self.places[body.seat] = Place(body.seat, body.to, None, body.name, of)
                self.proposed = None
                self.ran_out -= {body.seat}
            case e.ClockRanOut():
                self.ran_out |= {body.seat}
            case e.Ended():
                self.status = "over"
                self.asked = self.proposed = None
            case e.Said():
                pass

    def _give_time(self, seat: str, now: int) -> None:
        """Who takes over a seat shall not suffer for the time that others have used."""
        rules, standing = self.facts.clock, self.standing
        waited = now - self.since if seat in standing.turns else 0
        face = standing.clock[seat]
        least = face.used + waited + (rules.game + rules.round + rules.turn) * 1000
        fresh = e.ClockFace(face.used, max(face.given, least))
        self.standing = msgspec.structs.replace(standing, clock={**standing.clock, seat: fresh})
        self.ran_out -= {seat}

    def _stand(self, entry: e.Entry, standing: e.Standing) -> None:
        self.standing = standing
        self.moment = entry.number
        self.since = entry.at


def _only(user: str | None) -> frozenset[str]:
    return frozenset() if user is None else frozenset((user,))
