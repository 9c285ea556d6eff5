"""What the parts of the server share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from trunkline.server.accounts.passwords import Passwords
from trunkline.server.security.limits import Limits
from trunkline.server.security.logs import Log
from trunkline.server.security.metrics import Metrics
from trunkline.server.settings import Settings

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from trunkline.server.alerts.starting import Alerts
    from trunkline.server.live.hall import Hall
    from trunkline.server.live.socket import Client
    from trunkline.store import Database
    from trunkline.store.models import User

WhenGone = Callable[["AsyncSession", "User"], Awaitable[None]]
WhenRenamed = Callable[[str], Awaitable[None]]
WhenRevoked = Callable[[str, frozenset[str]], Awaitable[None]]


class House:
    """One server: its settings, its database, and what its parts keep running.

    A part adds a field here, and gives it a value in its ``on_start``.
    """

    database: Database
    hall: Hall
    ticking: asyncio.Task[None]
    """The work that looks every second for what is due."""
    alerts: Alerts
    cleaning: asyncio.Task[None]

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.clock = clock
        self.log = Log(settings.log)
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.when_gone: list[WhenGone] = []
        """Called inside the transaction in which an account is deleted."""
        self.is_present: Callable[[str, str], bool] = lambda user_id, table_id: False
        """Whether somebody watches a table just now: they need not be told at once."""
        self.when_revoked: list[WhenRevoked] = []
        """Called with an account and the ids of the sessions and tokens of it that have ended
        (``Who.key``): what they hold open has to be closed."""
        self.when_renamed: list[WhenRenamed] = []
        """Called with an account that has another name now, or is gone."""
        self.clients: dict[str, set[Client]] = {}
        """The open sockets of each user; of nobody in particular under an empty id."""
        self.passwords = Passwords()

        self.failure: Exception | None = None
        """Why the server could not start."""

        self._warned: set[str] = set()

    def warn_once(self, event: str, **data: Any) -> None:
        """Write something down that would else be written at every request."""
        if event not in self._warned:
            self._warned.add(event)
            self.log.warning(event, **data)

    def now(self) -> int:
        """The time in milliseconds since 1970, in UTC."""
        return int(self.clock() * 1000)
