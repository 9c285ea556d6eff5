"""Presence: who looks at a table now, at this server and at the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trunkline.server.live.bus import Notice
from trunkline.server.live.room import Elsewhere, Room

if TYPE_CHECKING:
    from trunkline.server.live.hall import Hall

AGAIN_EVERY = 20
"""Seconds after which a server says again who is there."""
GONE_AFTER = 65
"""Seconds after which nobody is there any more of whom nothing was heard: their server is gone."""


def changed(hall: Hall, room: Room) -> None:
    """Somebody has come to look at a table here, or has left it."""
    room.show_presence()
    tell(hall, room)


def tell(hall: Hall, room: Room) -> None:
    """Tell the other servers who is here."""
    if hall.house.database.is_shared:
        users, others = room.present_here()
        hall.spawn(hall.bus.tell(Notice(hall.node, room.id, users=users, others=others)))


def ask(hall: Hall, room: Room) -> None:
    """Ask the other servers who is there."""
    hall.spawn(hall.bus.tell(Notice(hall.node, room.id, asks=True)))


def hear(hall: Hall, room: Room, notice: Notice) -> None:
    """Another server asks, or tells who is there."""
    if notice.asks:
        if room.watchers:
            tell(hall, room)
        return
    before = room.presence()
    room.elsewhere[notice.node] = Elsewhere(notice.users or (), notice.others, hall.house.clock())
    if room.presence() != before:
        room.show_presence()


def renew(hall: Hall) -> None:
    """Say again who is here, and forget servers that have said nothing for long."""
    if not hall.house.database.is_shared:
        return
    for room in list(hall.rooms.values()):
        if room.watchers:
            tell(hall, room)
        before = room.presence()
        oldest = hall.house.clock() - GONE_AFTER
        room.elsewhere = {n: there for n, there in room.elsewhere.items() if there.heard > oldest}
        if room.presence() != before:
            room.show_presence()


def is_present(hall: Hall, user_id: str, table_id: str) -> bool:
    """Whether somebody looks at a table now."""
    room = hall.rooms.get(table_id)
    return room is not None and user_id in room.presence().users
