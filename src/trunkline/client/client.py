"""The client: what a program can ask a server for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Literal, Self

import msgspec

from trunkline.client.account import Account
from trunkline.client.alerts import Alerts
from trunkline.client.http import Http
from trunkline.client.live import Live
from trunkline.client.table import Table
from trunkline.formats import own
from trunkline.kernel import Game, Value
from trunkline.wire import accounts as a
from trunkline.wire import tables as t
from trunkline.wire.clocks import ClockRules

Which = Literal["mine", "turn", "open", "playing", "over", "hidden"]


class Client:
    """A program's way to a server.

    Who has a personal token gives it; others log in, or begin as a guest. ``patience`` is for
    how many seconds a server that does not answer is asked again.
    """

    def __init__(
        self, address: str, token: str = "", *, language: str = "en", patience: float = 30
    ) -> None:
        self._http = Http(address, token, language, patience)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._http.close()

    @property
    def address(self) -> str:
        """The server's address."""
        return self._http.address

    def live(self, *, patience: float = 300) -> Live:
        """A connection on which the server tells what happens, to be used with ``async with``.

        If it breaks, it is opened again for as many seconds as ``patience`` says.
        """
        return Live(self._http, patience)

    @property
    def alerts(self) -> Alerts:
        """What waits for one, and by which ways one is told of it."""
        return Alerts(self._http)

    # --- coming in --------------------------------------------------------------------

    def guest(self, name: str | None = None, language: a.Language | None = None) -> a.Account:
        """Begin as a guest, and be logged in."""
        body = a.NewGuest(name=name, language=language)
        return self._http.ask("POST", "/api/guests", a.Account, body)

    def register(self, name: str, password: str) -> a.Account:
        """Make an account, and be logged in."""
        body = a.NewAccount(name=name, password=password)
        return self._http.ask("POST", "/api/accounts", a.Account, body)

    def log_in(self, name: str, password: str) -> a.Account:
        """Log in."""
        body = a.LogIn(name=name, password=password)
        return self._http.ask("POST", "/api/login", a.Account, body)

    def log_out(self) -> None:
        """Log out."""
        self._http.ask("POST", "/api/logout", type(None))

    @property
    def account(self) -> Account:
        """One's own account, its log-ins and its tokens."""
        return Account(self._http)

    # --- games ------------------------------------------------------------------------

    def titles(self) -> t.TitlesTold:
        """The games that can be played, with their options, and the clocks' presets."""
        return self._http.ask("GET", "/api/titles", t.TitlesTold)

    def check(self, title: str, players: int, options: Mapping[str, Value]) -> t.ChoiceTold:
        """The options that would result, or why there is no such game."""
        body = t.Choosing(players=players, options=dict(options))
        return self._http.ask("POST", f"/api/titles/{title}/check", t.ChoiceTold, body, again=True)

    # --- tables -----------------------------------------------------------------------

    def tables(
        self,
        which: Which = "open",
        *,
        title: str | None = None,
        pace: Literal["live", "slow"] | None = None,
        before: str | None = None,
        most: int | None = None,
    ) -> t.TableList:
        """One's own tables, those that wait for one, those with free seats, running or finished
        ones; the latest change first."""
        query = {"which": which, "title": title, "pace": pace, "before": before, "most": most}
        return self._http.ask("GET", "/api/tables", t.TableList, query=query)

    def table(self, id: str) -> Table:
        """A table by its id."""
        return Table(self._http, id)

    def create(
        self,
        title: str,
        seats: Sequence[str | t.SeatAsked],
        *,
        options: Mapping[str, Value] | None = None,
        name: str = "",
        pace: Literal["live", "slow"] = "slow",
        access: Literal["open", "link"] = "open",
        clock: ClockRules | str = "none",
        begin: bool = False,
    ) -> Table:
        """Set up a table. Seats are ``"me"``, ``"open"``, ``"invited"``, or
        ``SeatAsked(kind="local", name=…)`` for somebody at one's own screen."""
        return self.create_as(
            t.NewTable(
                title=title,
                name=name,
                options=dict(options or {}),
                seats=_seats(seats),
                pace=pace,
                access=access,
                clock=clock,
                begin=begin,
            )
        )

    def go_on_from(
        self,
        opening: Table | Game | Mapping[str, Any],
        seats: Sequence[str | t.SeatAsked] = (),
        *,
        at: int | None = None,
        name: str = "",
    ) -> Table:
        """Set up a table that goes on from another one, from a game, or from a record: our own,
        or an export of another program's."""
        if isinstance(opening, Table):
            asked = t.OpeningAsked(table=opening.id, at=at)
        elif isinstance(opening, Game):
            asked = t.OpeningAsked(record=msgspec.to_builtins(own.record_of(opening)), at=at)
        else:
            asked = t.OpeningAsked(record=dict(opening), at=at)
        return self.create_as(t.NewTable(name=name, seats=_seats(seats), opening=asked))

    def create_as(self, asked: t.NewTable) -> Table:
        """Set up a table with everything that can be said of it."""
        told = self._http.ask("POST", "/api/tables", t.TableTold, asked)
        return Table(self._http, told.id, told)


def _seats(seats: Sequence[str | t.SeatAsked]) -> list[t.SeatAsked]:
    return [
        msgspec.convert({"kind": seat}, t.SeatAsked) if isinstance(seat, str) else seat
        for seat in seats
    ]
