"""A courier with a clock that tests move, and receivers that are real."""

from __future__ import annotations

import asyncio
import io
import ssl
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import delete, select

from tests.server.alerts.people import NOW, populate
from tests.server.alerts.receivers import NAME, Browser, MailServer, Receiver
from trunkline.server.alerts import note
from trunkline.server.alerts.addresses import networks
from trunkline.server.alerts.calling import Caller
from trunkline.server.alerts.claims import LEASE, Claims
from trunkline.server.alerts.composing import Places
from trunkline.server.alerts.courier import Courier
from trunkline.server.alerts.delivering import Ways
from trunkline.server.alerts.keys import push_key
from trunkline.server.alerts.mail import MailSettings
from trunkline.server.alerts.push import Pusher
from trunkline.server.alerts.reach import Delays
from trunkline.server.security.logs import Log
from trunkline.server.security.metrics import Metrics
from trunkline.store import Database, open_database
from trunkline.store.models import Alert, PushTarget, Turn, User, Webhook, Wish

SECRET = "whsec_" + "c2l4dGVlbiBieXRlcyBhbmQgc2l4dGVlbiBtb3JlLi4u"
ADDRESS = "https://trunkline.test"
SECONDS, MINUTES, HOURS = 1_000, 60_000, 3_600_000


class Desk:
    """One process that tells people things."""

    def __init__(
        self,
        database: Database,
        trust: ssl.SSLContext,
        key: Any,
        mail: MailServer | None,
        lease: int = LEASE,
        call_seconds: float = 25.0,
    ) -> None:
        self.database = database
        self.now = NOW
        self.present: set[tuple[str, str]] = set()
        self.written = io.StringIO()
        self.metrics = Metrics()
        self.caller = Caller(
            networks("127.0.0.0/8"), tls=trust, resolver=_resolve, seconds=call_seconds
        )
        settings = mail and MailSettings(
            host="127.0.0.1", port=mail.port, tls="none", sender="Trunkline <games@trunkline.test>"
        )
        self.ways = Ways(
            database,
            Places(ADDRESS, b"links"),
            self.caller,
            Pusher(self.caller, key, "mailto:games@trunkline.test"),
            settings or None,
            trust,
        )
        self.claims = Claims(
            database,
            delays=Delays(),
            has_mail=settings is not None,
            is_present=lambda user, table: (user, table) in self.present,
            lease=lease,
        )
        log = Log("debug", self.written)
        self.courier = Courier(self.claims, self.ways, lambda: self.now, log, self.metrics)

    async def at(self, moment: int) -> None:
        """Do everything that is due at a moment."""
        self.now = NOW + moment
        while await self.courier.go():
            await self.courier.rest()
        await self.courier.rest()

    async def turn(self, user: str, table: str, number: int, at: int = 0) -> None:
        """It becomes somebody's turn: what a move writes down."""
        async with self.database.writing() as session:
            await session.execute(delete(Turn).where(Turn.table_id == table))
            session.add(Turn(table_id=table, seat=user, user_id=user, since=NOW + at))
            await note(session, "turn", [user], table_id=table, number=number, now=NOW + at)

    async def moved(self, table: str) -> None:
        """Nobody is waited for any more."""
        async with self.database.writing() as session:
            await session.execute(delete(Turn).where(Turn.table_id == table))

    async def noted(
        self, kind: str, *users: str, at: int = 0, number: int = 1, **more: Any
    ) -> None:
        async with self.database.writing() as session:
            more = {"table_id": "t1", "number": number} | more
            await note(session, kind, users, now=NOW + at, **more)  # type: ignore[arg-type]

    async def left(self) -> list[Alert]:
        """What is in the outbox."""
        async with self.database.reading() as session:
            return list(await session.scalars(select(Alert).order_by(Alert.id)))

    async def wish(self, user: str, *ways: str, table: str = "", **more: Any) -> None:
        async with self.database.writing() as session:
            await session.merge(Wish(user_id=user, table_id=table, ways=list(ways), **more))

    async def hook(self, user: str, url: str) -> None:
        async with self.database.writing() as session:
            await session.merge(Webhook(user_id=user, url=url, secret=SECRET, created=NOW))

    async def browser(self, user: str, browser: Browser) -> None:
        async with self.database.writing() as session:
            await session.merge(
                PushTarget(
                    id=browser.endpoint[-20:],
                    user_id=user,
                    endpoint=browser.endpoint,
                    key=browser.p256dh,
                    auth=browser.auth,
                    created=NOW,
                )
            )

    async def address(self, user: str, email: str) -> None:
        async with self.database.writing() as session:
            found = await session.get_one(User, user)
            found.email, found.email_confirmed = email, NOW


async def _resolve(host: str, port: int) -> list[str]:
    return ["127.0.0.1"] if host == NAME else ["10.0.0.1"]


def at_desks(
    where: str,
    trust: ssl.SSLContext,
    work: Callable[..., Awaitable[None]],
    *,
    mail: MailServer | None = None,
    count: int = 1,
    has_defects: bool = False,
    **options: Any,
) -> None:
    """Do something with processes of their own on one database, in which Ada and Ben are."""

    async def run() -> None:
        databases = [await open_database(where) for _ in range(count)]
        await populate(databases[0])
        key = await push_key(databases[0])
        desks = [Desk(database, trust, key, mail, **options) for database in databases]
        try:
            await work(*desks)
            told = "".join(desk.written.getvalue() for desk in desks)
            assert has_defects == ("alert-defect" in told), told
        finally:
            for desk in desks:
                await desk.courier.stop()
                await desk.caller.close()
                await desk.database.close()

    asyncio.run(run())


__all__ = ["Desk", "Receiver", "at_desks"]
