"""Whether the server is well."""

from __future__ import annotations

from litestar import get
from sqlalchemy import text

from trunkline.server.given import TheHouse
from trunkline.wire.bodies import Told


class Health(Told):
    """A server that can reach its database."""

    status: str


@get("/healthz", summary="Whether the server is well")
async def health(house: TheHouse) -> Health:
    """Answers when the database does."""
    async with house.database.reading() as reading:
        await reading.execute(text("SELECT 1"))
    return Health(status="ok")


route_handlers = [health]
