"""The client's own address and scheme, where a proxy that is trusted tells them."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING

from trunkline.server.security.who import header, is_http

if TYPE_CHECKING:
    from litestar.types import Scope

    from trunkline.server.settings import Network


def behind_proxies(scope: Scope, trusted: tuple[Network, ...]) -> None:
    """Take a trusted proxy's word, and nobody else's, for where a request comes from.

    Each proxy adds the address that it saw at the end, so the last one that is not trusted is
    the client: what stands before it, anybody can have written.
    """
    client = scope["client"]
    if not trusted or client is None or not _is_one(client[0], trusted):
        return
    found = client[0]
    for part in reversed(header(scope, b"x-forwarded-for").split(",")):
        try:
            found = str(ipaddress.ip_address(part.strip()))
        except ValueError:
            break
        if not _is_one(found, trusted):
            break
    scope["client"] = (found, 0)
    scheme = header(scope, b"x-forwarded-proto").strip().lower()
    if scheme in ("http", "https"):
        secure, plain = ("https", "http") if is_http(scope) else ("wss", "ws")
        scope["scheme"] = secure if scheme == "https" else plain


def is_unbelieved(scope: Scope, trusted: tuple[Network, ...]) -> bool:
    """Whether what looks like a proxy of our own says whom it asks for, and is not trusted."""
    client = scope["client"]
    if client is None or not header(scope, b"x-forwarded-for") or _is_one(client[0], trusted):
        return False
    try:
        return ipaddress.ip_address(client[0]).is_private
    except ValueError:
        return False


def _is_one(address: str, networks: tuple[Network, ...]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)
