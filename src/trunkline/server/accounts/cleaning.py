"""Sessions and proofs that are over do not stay."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import delete

from trunkline.store.models import Proof, Session

if TYPE_CHECKING:
    from trunkline.server.house import House

EVERY = 3600


async def clean(house: House) -> None:
    """Delete what is over."""
    async with house.database.writing() as writing:
        for kind in (Session, Proof):
            await writing.execute(delete(kind).where(kind.expires < house.now()))


async def on_start(house: House) -> None:
    house.cleaning = asyncio.create_task(_keep_clean(house))


async def on_stop(house: House) -> None:
    house.cleaning.cancel()
    await asyncio.gather(house.cleaning, return_exceptions=True)


async def _keep_clean(house: House) -> None:
    while True:
        try:
            await clean(house)
        except Exception as error:  # it is tried again, whatever the database had
            house.log.warning("cleaning-failed", why=repr(error))
        await asyncio.sleep(EVERY)
