"""A table, as a program deals with it over HTTP."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import trunkline.games  # noqa: F401  (the titles register themselves)
from trunkline import scenes
from trunkline.client.http import Http
from trunkline.formats import own
from trunkline.kernel import Action
from trunkline.play import Game
from trunkline.wire import requests as r
from trunkline.wire import tables as t
from trunkline.wire.frames import Happened

AnyAction = Action | Mapping[str, Any]
"""An action of a game, or the data that it is sent as."""


def as_data(action: AnyAction) -> dict[str, Any]:
    """An action as it is sent."""
    data: dict[str, Any] = msgspec.to_builtins(action)
    return data


def new_mark() -> str:
    """A mark under which something is sent, and known if it is sent again."""
    return secrets.token_hex(8)


class Table:
    """A table of a server.

    What is done here is on disk when it returns. If the connection breaks, it is sent again
    under the same mark, and so is done once.
    """

    def __init__(self, http: Http, id: str, told: t.TableTold | None = None) -> None:
        self._http = http
        self.id = id
        self.told = told
        """How the table stood when the server last told."""

    def __repr__(self) -> str:
        return f"<Table {self.id}>"

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.id}"

    # --- looking ----------------------------------------------------------------------

    def look(self) -> t.TableTold:
        """Who sits where, whose turn it is, how the clocks stand, what is asked."""
        self.told = self._http.ask("GET", self._path, t.TableTold)
        return self.told

    def entries(self, after: int = 0, most: int | None = None) -> list[Happened]:
        """What happened after an entry; the server tells some hundred at a time."""
        query = {"after": after, "most": most}
        return self._http.ask("GET", f"{self._path}/entries", list[Happened], query=query)

    def game_told(self) -> t.GameTold:
        """The game as data: its actions, and how it stands."""
        return self._http.ask("GET", f"{self._path}/game", t.GameTold)

    def export(self) -> own.Record:
        """The record of the game, in our own form."""
        return self._http.ask("GET", f"{self._path}/export", own.Record)

    def game(self) -> Game:
        """The game, replayed from its record: to look at, to study, to play on by oneself."""
        return own.play(self.export(), f"table {self.id}").copy_as(Game)

    def scene(self, at: int | None = None) -> scenes.Scene:
        """Everything that a page shows, now or after so many actions."""
        return self._http.ask("GET", f"{self._path}/scene", scenes.Scene, query={"at": at})

    def branch(self, actions: Sequence[AnyAction], at: int | None = None) -> scenes.Scene:
        """The game as it would stand after some actions of any seat, from any moment."""
        body = t.Branching(at=at, actions=[as_data(action) for action in actions])
        return self._http.ask("POST", f"{self._path}/branch", scenes.Scene, body, again=True)

    def judge(
        self, action: AnyAction, at: int | None = None, after: Sequence[AnyAction] = ()
    ) -> scenes.Judgement:
        """Whether an action would be legal and, if not, why; what routes would be worth."""
        body = t.Trying(action=as_data(action), at=at, actions=[as_data(each) for each in after])
        return self._http.ask("POST", f"{self._path}/judge", scenes.Judgement, body, again=True)

    def components(self) -> scenes.Components:
        """Map, tiles, charters, trains as printed."""
        return self._http.ask("GET", f"{self._path}/components", scenes.Components)

    def history(self) -> scenes.History:
        """Values, cash and income, round by round."""
        return self._http.ask("GET", f"{self._path}/history", scenes.History)

    def tile_chart(self, at: int | None = None) -> scenes.TileChart:
        """Which tile may go where."""
        return self._http.ask("GET", f"{self._path}/tile-chart", scenes.TileChart, query={"at": at})

    # --- doing ------------------------------------------------------------------------

    def do(self, request: r.AnyRequest, mark: str = "") -> int | None:
        """Do something; the number of its entry. The same mark is done once."""
        body = t.Doing(request=request, mark=mark or new_mark())
        done = self._http.ask("POST", f"{self._path}/requests", t.DoneTold, body, again=True)
        self.told = done.table
        return done.number

    def sit(self, seat: str, invitation: str = "") -> int | None:
        """Take a free seat."""
        return self.do(r.Sit(seat, invitation))

    def rise(self, seat: str) -> int | None:
        """Give up one's seat."""
        return self.do(r.Rise(seat))

    def remove(self, seat: str) -> int | None:
        """Free a seat of one's own table before the game begins."""
        return self.do(r.Remove(seat))

    def begin(self) -> int | None:
        """Start the game of one's own table."""
        return self.do(r.Begin())

    def move(self, action: AnyAction, seen: int | None = None) -> int | None:
        """Play an action of one's seat; refused if the game has moved on since ``seen``."""
        return self.do(r.Move(as_data(action), seen))

    def take_back(self, to: int) -> int | None:
        """Take back actions until so many stand, or ask those who have acted upon them."""
        return self.do(r.TakeBack(to))

    def answer_take_back(self, *, agrees: bool) -> int | None:
        """Agree that something is taken back, or not."""
        return self.do(r.AnswerTakeBack(agrees))

    def withdraw_take_back(self) -> int | None:
        """Ask no more whether something is taken back."""
        return self.do(r.WithdrawTakeBack())

    def say(self, text: str) -> int | None:
        """Say something to the table."""
        return self.do(r.Say(text))

    def propose_hand_over(self, seat: str, *, to_house: bool = False) -> int | None:
        """Propose to free the seat of somebody who does not play any more."""
        return self.do(r.ProposeHandOver(seat, "caretaker" if to_house else "open"))

    def answer_hand_over(self, *, agrees: bool) -> int | None:
        """Vote on it."""
        return self.do(r.AnswerHandOver(agrees))

    def invite(self, seat: str) -> str:
        """The secret of an invitation to a free seat; the one before is void."""
        path = f"{self._path}/seats/{seat}/invitation"
        return self._http.ask("POST", path, t.InvitationTold, again=True).invitation

    # --- for oneself ------------------------------------------------------------------

    def note(self) -> str:
        """One's own notes on the table."""
        return self._http.ask("GET", f"{self._path}/note", t.NoteTold).text

    def set_note(self, text: str) -> None:
        """Keep notes in place of those before."""
        self._http.ask("PUT", f"{self._path}/note", t.NoteTold, t.NoteAsked(text=text))

    def archive(self, *, hidden: bool = True) -> None:
        """Take the table off one's own lists, or back."""
        self._http.ask("PUT", f"{self._path}/archive", type(None), t.HiddenAsked(hidden=hidden))

    def programmes(self, seat: str) -> t.ProgrammesTold:
        """What one's seat has resolved to do by itself, and what it could."""
        return self._http.ask("GET", f"{self._path}/programmes/{seat}", t.ProgrammesTold)

    def programme(self, seat: str, programme: Mapping[str, Any]) -> t.ProgrammesTold:
        """Let one's seat do something by itself: one of those that are offered, perhaps with
        other settings."""
        body = t.ProgrammeAsked(programme=dict(programme))
        return self._http.ask("PUT", f"{self._path}/programmes/{seat}", t.ProgrammesTold, body)

    def cancel_programme(self, seat: str) -> None:
        """Decide by hand again."""
        self._http.ask("DELETE", f"{self._path}/programmes/{seat}", type(None))
