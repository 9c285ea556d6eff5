"""From which pages requests may come: our own."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from trunkline.server.problems import Problem
from trunkline.server.security.who import header, method

if TYPE_CHECKING:
    from litestar.types import Scope

    from trunkline.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}


def own_address(settings: Settings, scope: Scope) -> str:
    """The address under which a request reaches us, as browsers write it.

    A host's name counts only if it is the one in the settings. Otherwise a page of anybody
    could give its own name our address, and would then be ours. Addresses in numbers, and this
    machine's own name, cannot be taken like that.
    """
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    host = header(scope, b"host").lower()
    found = f"{scheme}://{host}"
    if found == settings.address or is_plain(host):
        return found
    if settings.address and urlsplit(settings.address).netloc == host:
        return settings.address
    raise Problem("other-host", 421, host=host[:100])


def is_plain(host: str) -> bool:
    """Whether a host is named by numbers, or as this machine.

    >>> is_plain("localhost:8061"), is_plain("[::1]"), is_plain("10.0.0.7:80"), is_plain("a.org")
    (True, True, True, False)
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name == "localhost":
            return True
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(settings: Settings, scope: Scope) -> None:
    """Refuse what another page makes a browser ask: ``Problem`` if it may be so."""
    if method(scope) in SAFE:
        return
    origin = header(scope, b"origin")
    ours = {settings.address, own_address(settings, scope)} - {""}
    if origin:
        if origin.lower() not in ours:
            raise Problem("other-origin", 403, origin=origin[:100])
    elif header(scope, b"sec-fetch-site") != "same-origin":
        raise Problem("no-origin", 403, address=min(ours))
