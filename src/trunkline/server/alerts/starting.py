"""Starting and stopping what tells people things."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from email.utils import parseaddr
from typing import TYPE_CHECKING

from trunkline.server.alerts.calling import Caller, trusted
from trunkline.server.alerts.claims import Claims
from trunkline.server.alerts.composing import Places
from trunkline.server.alerts.courier import Courier
from trunkline.server.alerts.delivering import Ways
from trunkline.server.alerts.keys import links_key, push_key
from trunkline.server.alerts.mail import MailSettings
from trunkline.server.alerts.push import Pusher
from trunkline.server.alerts.reach import Delays

if TYPE_CHECKING:
    from trunkline.server.house import House
    from trunkline.server.settings import Settings


class Alerts:
    """What the server keeps running to tell people things."""

    def __init__(self, ways: Ways, courier: Courier) -> None:
        self.ways = ways
        self.courier = courier
        self._running = asyncio.create_task(courier.run())

    async def close(self) -> None:
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            await self._running
        await self.courier.stop()
        await self.ways.caller.close()


async def on_start(house: House) -> None:
    """Begin to tell what is due, also what was left over."""
    settings = house.settings
    tls = trusted()
    links = await links_key(house.database)
    caller = Caller(settings.callable, tls=tls)
    ways = Ways(
        house.database,
        Places(settings.address, links),
        caller,
        Pusher(caller, await push_key(house.database), contact(settings)),
        mail_settings(settings),
        tls,
    )
    claims = Claims(
        house.database,
        delays=Delays(push=settings.push_after * 1000, email=settings.mail_after * 1000),
        has_mail=ways.mail is not None,
        is_present=lambda user_id, table_id: house.is_present(user_id, table_id),
    )
    courier = Courier(claims, ways, house.now, house.log, house.metrics)
    house.alerts = Alerts(ways, courier)


async def on_stop(house: House) -> None:
    """Finish what is under way."""
    await house.alerts.close()


def mail_settings(settings: Settings) -> MailSettings | None:
    """How mail is sent, if it is."""
    if not settings.mail_host:
        return None
    return MailSettings(
        host=settings.mail_host,
        port=settings.mail_port,
        user=settings.mail_user,
        password=settings.mail_password,
        tls=settings.mail_tls,
        sender=settings.mail_from,
    )


def contact(settings: Settings) -> str:
    """Where a push service can ask who sends so much."""
    if settings.is_https:
        return settings.address
    return f"mailto:{parseaddr(settings.mail_from)[1] or 'admin@localhost'}"
