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


def ask(hall: Hall) -> None:
    """Ask the other servers who is there."""
    if hall.house.database.is_shared:
        hall.spawn(hall.bus.tell(Notice(hall.node, "", asks=True)))


def hear(hall: Hall, notice: Notice) -> None:
    """Another server asks, or tells who is there."""
    if notice.asks:
        for room in hall.rooms.values():
            if room.watchers:
                tell(hall, room)
        return
    nodes = hall.elsewhere.setdefault(notice.table, {})
    was = nodes.pop(notice.node, None)
    if notice.users or notice.others:
        nodes[notice.node] = Elsewhere(notice.users or (), notice.others, hall.house.clock())
    is_there = nodes.get(notice.node)
    if (was and was[:2]) != (is_there and is_there[:2]):
        _show(hall, notice.table)
    _tidy(hall, notice.table)


def renew(hall: Hall) -> None:
    """Say again who is here, and forget servers that have said nothing for long."""
    for room in list(hall.rooms.values()):
        if room.watchers:
            tell(hall, room)
    oldest = hall.house.clock() - GONE_AFTER
    for table_id, nodes in list(hall.elsewhere.items()):
        gone = [node for node, there in nodes.items() if there.heard < oldest]
        for node in gone:
            del nodes[node]
        if gone:
            _show(hall, table_id)
        _tidy(hall, table_id)


def _show(hall: Hall, table_id: str) -> None:
    if (room := hall.rooms.get(table_id)) is not None:
        room.show_presence()


def _tidy(hall: Hall, table_id: str) -> None:
    """Forget a table that is neither live here nor looked at elsewhere."""
    if table_id not in hall.rooms and not hall.elsewhere[table_id]:
        del hall.elsewhere[table_id]


def is_present(hall: Hall, user_id: str, table_id: str) -> bool:
    """Whether somebody looks at a table now, at any server."""
    room = hall.rooms.get(table_id)
    is_here = room is not None and any(watcher.user == user_id for watcher in room.watchers)
    there = hall.elsewhere.get(table_id, {}).values()
    return is_here or any(user_id in each.users for each in there)
