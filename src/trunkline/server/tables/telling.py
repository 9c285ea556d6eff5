"""Tables as they are told to whoever asks."""

from __future__ import annotations

from trunkline.server.house import House
from trunkline.server.live.room import Room
from trunkline.server.tables.seating import promise
from trunkline.store.models import User
from trunkline.wire.tables import SeatTold, TableTold


def table_told(house: House, room: Room, user: User | None) -> TableTold:
    """A live table as somebody sees it."""
    affairs = room.affairs
    facts = affairs.facts
    presence = room.presence()
    return TableTold(
        id=facts.id,
        name=facts.name,
        title=facts.title,
        options=facts.options,
        host=facts.host,
        pace=facts.pace,
        access=facts.access,
        clock=facts.clock,
        origin=facts.origin,
        created=facts.created,
        status=affairs.status,
        seats=tuple(
            SeatTold(
                seat=place.seat,
                kind=place.kind,
                user=place.user,
                name=place.name,
                is_kept_by_house=affairs.is_kept_by_house(place.seat),
            )
            for place in affairs.places.values()
        ),
        mine=affairs.seats_of(user.id if user else None),
        number=affairs.number,
        moment=affairs.moment,
        standing=affairs.standing,
        since=affairs.since,
        now=house.now(),
        promise=promise(facts.seed, facts.salt),
        opening=len(facts.opening),
        asked=affairs.asked,
        agreed=tuple(sorted(affairs.agreed)),
        proposed=affairs.proposed,
        in_favour=tuple(sorted(affairs.in_favour)),
        against=tuple(sorted(affairs.against)),
        players_present=presence.users,
        others_present=presence.others,
    )
