"""The mails of a server that wait to be sent."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import select

from tests.server.running import Running
from trunkline.store.models import Alert


def mails(server: Running, count: int = 1) -> list[dict[str, Any]]:
    """What the mails say that wait to be sent; some are written after the answer."""

    async def read() -> list[dict[str, Any]]:
        async with server.house.database.reading() as reading:
            found = select(Alert).where(Alert.kind == "confirm").order_by(Alert.id)
            return [each.body for each in await reading.scalars(found)]

    for _ in range(100):
        if len(found := server.run(read())) >= count:
            break
        time.sleep(0.02)
    return found


def secret(mail: dict[str, Any]) -> str:
    return str(mail["link"]).rpartition("/")[2]


def path(server: Running, count: int = 1) -> str:
    """Where the link of the last of so many mails leads."""
    return str(mails(server, count)[-1]["link"]).removeprefix(server.settings.address)
