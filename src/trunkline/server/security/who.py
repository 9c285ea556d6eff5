"""Who asks: what a request carries, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec
from litestar import Request
from litestar.enums import ScopeType

from trunkline.store.models import User
from trunkline.words import preferred
from trunkline.words.language import DEFAULT

if TYPE_CHECKING:
    from litestar.types import Scope

AnyRequest = Request[Any, Any, Any]

WHO = "trunkline.who"
ADDRESS = "trunkline.address"
REQUEST = "trunkline.request"
"""Keys of what is kept in a connection's state."""


class Who(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever asks."""

    user: User | None = None
    by: Literal["nothing", "session", "token"] = "nothing"
    """What shows that it is them."""
    key: str = ""
    """The id of the session or token."""
    proven: int = 0
    """When they last proved to be them, in this session."""
    renewed: bool = False
    """Whether their session was given a new end just now."""


def who(scope: Scope) -> Who:
    """Who asks, as the gate found out."""
    return cast(Who, state(scope).get(WHO) or Who())


def state(scope: Scope) -> dict[str, Any]:
    """What is kept of a connection while it lasts."""
    return scope.setdefault("state", {})


def is_http(scope: Scope) -> bool:
    """Whether it is a request, rather than a socket."""
    return scope["type"] == ScopeType.HTTP


def method(scope: Scope) -> str:
    """The method of a request; ``SOCKET`` for a socket."""
    return str(scope.get("method") or "SOCKET")


def header(scope: Scope, name: bytes) -> str:
    """A header, or nothing."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def address(scope: Scope) -> str:
    """Where a request comes from, behind the proxies that are trusted."""
    return cast(str, state(scope).get(ADDRESS) or "")


def language_of(scope: Scope) -> str:
    """The reader's language: that of the account, else what the browser asks for."""
    user = who(scope).user
    if user is not None:
        return preferred([user.language]) or DEFAULT
    return preferred(_accepted(header(scope, b"accept-language"))) or DEFAULT


def _accepted(text: str) -> list[str]:
    """The languages that a browser asks for, the dearest first."""
    wishes = []
    for place, part in enumerate(text[:500].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag))
        except ValueError:
            continue
    return [tag for weight, _, tag in sorted(wishes) if weight < 0]
