"""Frames: what server and client say to each other over a socket, as data."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from trunkline.wire.bodies import ProblemBody
from trunkline.wire.entries import AnyBody
from trunkline.wire.requests import AnyRequest
from trunkline.words.catalogue import kebab

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Asks(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """The base of what a client says."""


class Watch(Asks, frozen=True):
    """Send what happened at a table after a number, and all that happens from now on."""

    table: Id
    after: int | None = None
    """The last entry that is known; without it, entries come from now on only."""


class Leave(Asks, frozen=True):
    """Do not send this table any more."""

    table: Id


class Do(Asks, frozen=True):
    """Do something at a table. The same mark sent again is not done again."""

    table: Id
    request: AnyRequest
    mark: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Ping(Asks, frozen=True):
    """Is anybody there?"""


AnyAsk = Watch | Leave | Do | Ping


class Tells(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, omit_defaults=True):
    """The base of what the server says."""


class Hello(Tells, frozen=True):
    """Who the server takes its client for."""

    user: str | None
    name: str
    now: int


class Happened(Tells, frozen=True):
    """An entry of a table."""

    table: str
    number: int
    at: int
    user: str | None
    name: str
    """What its author is called."""
    body: AnyBody
    lines: tuple[str, ...]
    """It in sentences."""


class Watching(Tells, frozen=True):
    """The table is sent from now on; entries up to a number have been."""

    table: str
    number: int


class Done(Tells, frozen=True):
    """What was asked is on disk: as the entry of that number, or without one."""

    mark: str
    number: int | None


class Refused(Tells, frozen=True):
    """What was asked cannot be; nothing has changed."""

    mark: str
    problem: ProblemBody


class Presence(Tells, frozen=True):
    """Who looks at a table now."""

    table: str
    users: tuple[str, ...]
    """Players who are there."""
    others: int
    """How many other people watch."""


class Waiting(Tells, frozen=True):
    """How many of one's tables wait for oneself: for the badge."""

    count: int


class ProgrammeOver(Tells, frozen=True):
    """A programmed move of one's own has ended."""

    table: str
    seat: str
    why: str


class Faulty(Tells, frozen=True):
    """What was said was not understood; or why a table cannot be watched."""

    problem: ProblemBody
    table: str | None = None


class Pong(Tells, frozen=True):
    now: int


AnyTell = (
    Hello
    | Happened
    | Watching
    | Done
    | Refused
    | Presence
    | Waiting
    | ProgrammeOver
    | Faulty
    | Pong
)

encode = msgspec.json.Encoder().encode
decode: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyAsk)
"""For the server."""
decode_told: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyTell)
"""For clients."""
