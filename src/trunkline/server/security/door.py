"""The outermost layer: what is true of every request, wherever it leads."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, cast

from trunkline.server.security.gate import household, refuse, too_often
from trunkline.server.security.headers import security_headers
from trunkline.server.security.proxies import behind_proxies, is_unbelieved
from trunkline.server.security.who import ADDRESS, REQUEST, is_http, method, state, who

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from trunkline.server.house import House


SWITCHED = 101
"""The status of a handshake: from there on it is a socket."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET")


def door(inside: ASGIApp, house: House) -> ASGIApp:
    """Everything that comes in passes here, and everything that goes out."""
    fixed = security_headers(house.settings)

    async def enter(scope: Scope, receive: Receive, send: Send) -> None:
        request = secrets.token_hex(8)
        if is_unbelieved(scope, house.settings.trusted):
            house.warn_once("proxy-not-trusted", address=scope["client"] and scope["client"][0])
        behind_proxies(scope, house.settings.trusted)
        here = state(scope)
        here[REQUEST] = request
        here[ADDRESS] = scope["client"][0] if scope["client"] else ""
        is_head = method(scope) == "HEAD"
        if is_head:
            scope = cast("Scope", {**scope, "method": "GET"})
        status = 0

        async def leave(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                own = [*fixed, (b"x-request-id", request.encode())]
                names = {name.lower() for name, _ in message["headers"]}
                more = [pair for pair in own if pair[0] not in names]
                if b"cache-control" not in names:
                    more.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*message["headers"], *more]}  # type: ignore
            elif message["type"] == "websocket.accept":
                status = SWITCHED
            elif message["type"] == "http.response.body" and is_head:
                message = {**message, "body": b""}
            await send(message)

        began = time.perf_counter()
        try:
            if wait := house.limits.take("everything", household(here[ADDRESS])):
                await refuse(too_often(wait), scope, receive, leave)
            else:
                await inside(scope, receive, leave)
        finally:
            _noted(house, scope, status, time.perf_counter() - began)

    return enter


def _noted(house: House, scope: Scope, status: int, seconds: float) -> None:
    route = str(scope.get("path_template") or "-")
    asked = method(scope) if method(scope) in METHODS else "OTHER"
    name = f"{asked} {route}"
    house.metrics.count("requests_total", route=name, status=str(status))
    if is_http(scope):
        house.metrics.count("request_seconds_total", seconds, route=name)
    user = who(scope).user
    data: dict[str, Any] = {
        "request": state(scope)[REQUEST],
        "method": asked,
        "route": route,
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    if user is not None:
        data["user"] = user.id
    house.log.info("request", **data)
