"""Tables and live play as a part of the server: their handlers, and what runs beside them."""

from __future__ import annotations

import asyncio
from functools import partial

from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.server.house import House
from trunkline.server.live import presence, socket
from trunkline.server.live.hall import Hall
from trunkline.server.tables import looks, programming, routes, titles
from trunkline.store.models import User

EVERY = 1.0
"""Seconds between looks for what is due."""
TIDY_EVERY = 60

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

    async def revoked(user_id: str, keys: frozenset[str]) -> None:
        for client in list(house.clients.get(user_id, ())):
            if client.asks.key in keys:
                client.close(socket.LOGGED_OUT)

    async def gone(_: AsyncSession, user: User) -> None:
        # The seats are given up once the transaction is through, in which this is called.
        house.hall.spawn(house.hall.give_up_seats(user.id))

    house.when_revoked.append(revoked)
    house.when_gone.append(gone)


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
        except Exception as error:
            # The next look comes all the same: what is due is not forgotten.
            house.log.error("tick-failed", error=repr(error))
