"""What is asked of alerts, and what is told of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trunkline.wire.bodies import Asked, Told

Way = Literal["sound", "badge", "push", "email", "webhook", "digest"]
Hours = Literal[1, 2, 3, 4, 6, 8, 12, 24]
"""What divides a day, so that digests come at the same hours every day."""


class NewWishes(Asked):
    """By which ways to be told, and when digests come."""

    ways: list[Way]
    digest_every: Hours = 24
    """Hours between digests."""
    digest_at: Annotated[int, Meta(ge=0, le=23)] = 6
    """The hour of the day, in UTC, at which one of them comes."""


class TableWishes(Asked):
    """By which ways to be told of one table; none: not at all."""

    ways: list[Way]


class AlertWishes(Told):
    """By which ways somebody is told."""

    ways: list[str]
    digest_every: int
    digest_at: int
    next_digest: int | None
    """When the next digest comes; nothing if none has been asked for."""
    tables: dict[str, list[str]]
    """The tables for which something else was chosen."""
    possible: list[Way]
    """The ways that lead anywhere now: a browser has subscribed, an address is confirmed."""


class TableAlerts(Told):
    """By which ways somebody is told of one table."""

    ways: list[str]
    is_own: bool
    """Whether that was chosen for this table."""


class WaitingTable(Told):
    """A table where it is somebody's turn."""

    table: str
    name: str
    title: str
    pace: str
    since: int
    """Since when it waits for them."""


class NextTable(Told):
    """The table to go to."""

    table: WaitingTable | None
    count: int
    """How many tables wait."""


class PushKey(Told):
    """The server's public key, for ``applicationServerKey``."""

    key: str


class SubscriptionKeys(Asked):
    """The keys of a subscription, in base64url."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, kw_only=True, rename={"expiration_time": "expirationTime"}):
    """A browser's subscription, as ``PushSubscription.toJSON()`` has it."""

    endpoint: str
    keys: SubscriptionKeys
    expiration_time: float | None = None


class BrowserTold(Told):
    """A browser that is told."""

    id: str
    agent: str
    """What it calls itself."""
    service: str
    """The host of its push service."""
    created: int


class NewHook(Asked):
    """An address of one's own to call."""

    url: str


class HookTold(Told):
    """The address that is called."""

    url: str
    created: int


class HookMade(HookTold):
    """The address that is called, and the secret that calls are signed with: it is told once."""

    secret: str


class Trial(Asked):
    """A way to try."""

    way: Literal["push", "email", "webhook"]


class Tried(Told):
    """What came of a test."""

    to: str
    """The browser's id, the address of the mail, or the address that was called."""
    is_good: bool
    text: str
