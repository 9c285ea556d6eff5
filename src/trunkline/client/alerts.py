"""What waits for one, and by which ways one is told of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from trunkline.client.http import Http
from trunkline.client.table import Table
from trunkline.wire import alerts as a

NOTHING = type(None)


class Alerts:
    """The alerts of whoever asks."""

    def __init__(self, http: Http) -> None:
        self._http = http

    # --- what waits -------------------------------------------------------------------

    def waiting(self) -> list[a.WaitingTable]:
        """The tables where it is one's turn, the one that has waited longest first."""
        return self._http.ask("GET", "/api/me/waiting", list[a.WaitingTable])

    def next(self, at: str = "") -> Table | None:
        """The table that has waited longest; from a table that waits too, the one after it."""
        told = self._http.ask("GET", "/api/me/next", a.NextTable, query={"at": at})
        return Table(self._http, told.table.table) if told.table else None

    # --- by which ways ----------------------------------------------------------------

    def wishes(self) -> a.AlertWishes:
        """By which ways one is told."""
        return self._http.ask("GET", "/api/me/alerts", a.AlertWishes)

    def choose(
        self, ways: Iterable[a.Way], *, digest_every: a.Hours = 24, digest_at: int = 6
    ) -> a.AlertWishes:
        """Be told by these ways, of all tables for which nothing else is chosen."""
        body = a.NewWishes(ways=list(ways), digest_every=digest_every, digest_at=digest_at)
        return self._http.ask("PUT", "/api/me/alerts", a.AlertWishes, body)

    def choose_for(self, table: str, ways: Iterable[a.Way] | None) -> a.TableAlerts:
        """Be told of one table by these ways; ``None``: by the same as of any other."""
        path = f"/api/me/alerts/{table}"
        if ways is None:
            return self._http.ask("DELETE", path, a.TableAlerts)
        return self._http.ask("PUT", path, a.TableAlerts, a.TableWishes(ways=list(ways)))

    def test(self, way: Literal["push", "email", "webhook"]) -> list[a.Tried]:
        """Send a test by one way, and say what came of it."""
        return self._http.ask("POST", "/api/me/alerts/test", list[a.Tried], a.Trial(way=way))

    # --- an address to call -----------------------------------------------------------

    def webhook(self) -> a.HookTold | None:
        """The address that is called, if there is one."""
        kind: Any = a.HookTold | None
        told: a.HookTold | None = self._http.ask("GET", "/api/me/webhook", kind)
        return told

    def call(self, url: str) -> a.HookMade:
        """Have an address called from now on; the secret is told here and nowhere else."""
        return self._http.ask("PUT", "/api/me/webhook", a.HookMade, a.NewHook(url=url))

    def call_nobody(self) -> None:
        """Have no address called."""
        self._http.ask("DELETE", "/api/me/webhook", NOTHING)
