"""A process that tells people things until it is killed, for tests that kill it."""

from __future__ import annotations

import asyncio
import ssl
import sys
import time

from tests.server.alerts.desk import Desk
from trunkline.server.alerts.keys import push_key
from trunkline.store import open_database


async def main(where: str, authority: str, lease: int) -> None:
    database = await open_database(where)
    trust = ssl.create_default_context(cafile=authority)
    desk = Desk(database, trust, await push_key(database), None, lease=lease)
    desk.courier._now = lambda: int(time.time() * 1000)
    print("ready", flush=True)
    await desk.courier.run()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
