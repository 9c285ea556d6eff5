"""Tables and live play as a part of the server: their handlers, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial

from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.server.house import House
from trunkline.server.live import people, presence, socket
from trunkline.server.live.bus import Notice
from trunkline.server.live.hall import Hall
from trunkline.server.tables import looks, programming, routes, titles
from trunkline.store import Away, after_commit
from trunkline.store.models import User

EVERY = 1.0
"""Seconds between looks for what is due."""
TIDY_EVERY = 60
MOST_KEYS = 200
"""So many ended sessions fit into one notice to other servers."""

NAME = "tables"

route_handlers = [
    *routes.route_handlers,
    *looks.route_handlers,
    *titles.route_handlers,
    *programming.route_handlers,
    socket.live,
]


async def on_start(house: House) -> None:
    """Open the hall, and begin to look for what is due."""
    house.hall = Hall(house)
    house.is_present = partial(presence.is_present, house.hall)
    await house.hall.start()
    house.ticking = asyncio.create_task(_tick(house))

    hall = house.hall

    async def has_revoked(user_id: str, keys: frozenset[str]) -> None:
        people.hang_up(house, user_id, keys)
        for some in batched(sorted(keys), MOST_KEYS):
            await hall.bus.tell(Notice(hall.node, "", concerned=(user_id,), revoked=some))

    async def has_gone(session: AsyncSession, user: User) -> None:
        after_commit(session, lambda: hall.spawn(people.give_up_seats(hall, user.id)))

    async def has_renamed(user_id: str) -> None:
        await people.renamed(hall, user_id)

    house.when_revoked.append(has_revoked)
    house.when_gone.append(has_gone)
    house.when_renamed.append(has_renamed)


def batched(keys: list[str], most: int) -> Iterator[tuple[str, ...]]:
    """Some keys at a time."""
    for first in range(0, len(keys), most):
        yield tuple(keys[first : first + most])


async def on_stop(house: House) -> None:
    """Close every socket, and the hall."""
    house.ticking.cancel()
    await asyncio.gather(house.ticking, return_exceptions=True)
    for clients in list(house.clients.values()):
        for client in list(clients):
            client.close(socket.CLOSING)
    await asyncio.sleep(0)
    await house.hall.stop()


async def _tick(house: House) -> None:
    count = 0
    while True:
        await asyncio.sleep(EVERY)
        count += 1
        try:
            await house.hall.look_for_due()
            if count % TIDY_EVERY == 0:
                house.hall.tidy()
            if count % presence.AGAIN_EVERY == 0:
                presence.renew(house.hall)
        except Away as error:
            house.log.warning("database-away", error=str(error))
        except Exception as error:
            # The next look comes all the same: what is due is not forgotten.
            house.hall.failed("tick-failed", error)
