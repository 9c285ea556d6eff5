"""The gate before every handler: who asks, from which page, how often, and how much."""

from __future__ import annotations

import ipaddress
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, cast

import msgspec
from litestar.routes import HTTPRoute

from trunkline.server.problems import Problem, database_away
from trunkline.server.security.origin import check_origin, own_address
from trunkline.server.security.who import (
    WHO,
    Who,
    address,
    header,
    is_http,
    language_of,
    method,
    state,
)
from trunkline.store import Away

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from trunkline.server.house import House

ANY_PAGE = "any_page"
"""The option of handlers that other pages and programs may ask without a token: what their
address holds says who may."""


class Gate:
    """Middleware of the application, so that it knows the route."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house: House = scope["litestar_app"].state.house
        try:
            found = await self._let_in(house, scope)
        except (Problem, Away) as error:
            if not is_http(scope):
                problem = error if isinstance(error, Problem) else database_away()
                await refuse(problem, scope, receive, send)
                return
            raise
        state(scope)[WHO] = found
        if method(scope) == "OPTIONS":
            await _tell_methods(scope, send)
            return
        longest = house.limits.allowances.longest(route_of(scope))
        if found.renewed:
            send = _with_cookie(house, scope, send)
        await self.app(scope, _counted(scope, receive, longest), send)

    async def _let_in(self, house: House, scope: Scope) -> Who:
        # Imported late: accounts stand on this package.
        from trunkline.server.accounts.identity import by_session, by_token

        if scope["route_handler"].opt.get("open"):
            return Who()  # it does not matter who asks
        own_address(house.settings, scope)
        bearer = header(scope, b"authorization")
        if bearer:
            found = await by_token(house, bearer)
        else:
            if not scope["route_handler"].opt.get(ANY_PAGE):
                check_origin(house.settings, scope)
            found = await by_session(house, cookie_of(house, scope))
        check_limits(house, scope, found)
        return found


def route_of(scope: Scope) -> str:
    """The route as limits and figures name it."""
    return f"{method(scope)} {scope.get('path_template', '')}"


def cookie_of(house: House, scope: Scope) -> str:
    """The secret in the session's cookie, if there is one."""
    try:
        found = SimpleCookie(header(scope, b"cookie")).get(house.settings.cookie)
    except Exception:
        return ""
    return found.value if found else ""


def check_limits(house: House, scope: Scope, found: Who) -> None:
    """``Problem`` if that has been asked too often."""
    for name in house.limits.allowances.of_route(route_of(scope)):
        per = house.limits.allowances.limits[name].per
        key = found.user.id if per == "user" and found.user else household(address(scope))
        take(house, name, key)


def take(house: House, name: str, key: str) -> None:
    """Take from a bucket; ``Problem`` if it is empty."""
    if wait := house.limits.take(name, key):
        raise too_often(wait)


def too_often(wait: int) -> Problem:
    """The problem of who has to wait."""
    return Problem("too-often", 429, headers={"retry-after": str(wait)}, seconds=wait)


def household(text: str) -> str:
    """Addresses that are likely one and the same person's: of IPv6 the first 64 bits.

    >>> household("2001:db8:1:2:3:4:5:6"), household("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return text
    if found.version == 4:
        return str(found)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)


def _counted(scope: Scope, receive: Receive, longest: int) -> Receive:
    """The body of a request, as long as it is not too long."""
    if not is_http(scope):
        return receive
    announced = header(scope, b"content-length")
    if announced.isdigit() and int(announced) > longest:
        raise Problem("too-long", 413, longest=longest)
    come = 0

    async def counted() -> object:
        nonlocal come
        message = await receive()
        if message["type"] == "http.request":
            come += len(message["body"])
            if come > longest:
                raise Problem("too-long", 413, longest=longest)
        return message

    return counted  # type: ignore[return-value]


def _with_cookie(house: House, scope: Scope, send: Send) -> Send:
    """The session's cookie again, with its new end."""
    from trunkline.server.accounts.identity import session_cookie

    line = session_cookie(house.settings, cookie_of(house, scope)).to_header(header="")

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start" and not any(
            name.lower() == b"set-cookie" for name, _ in message["headers"]
        ):
            pair = (b"set-cookie", line.strip().encode())
            message = {**message, "headers": [*message["headers"], pair]}
        await send(message)

    return sending


async def _tell_methods(scope: Scope, send: Send) -> None:
    """What can be asked here. Litestar tells only of the handler that came first."""
    path = scope["path_template"]
    routes = (each for each in scope["litestar_app"].routes if isinstance(each, HTTPRoute))
    methods = {str(each) for route in routes if route.path == path for each in route.methods}
    allowed = ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))
    start = {
        "type": "http.response.start",
        "status": 204,
        "headers": [(b"allow", allowed.encode())],
    }
    await send(cast("Message", start))
    await send(cast("Message", {"type": "http.response.body", "body": b"", "more_body": False}))


async def refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a problem, before any handler; a socket's handshake like any other request."""
    kind = "http.response" if is_http(scope) else "websocket.http.response"
    if not is_http(scope):
        await receive()
    body = msgspec.json.encode(problem.body(language_of(scope)))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.encode(), value.encode()) for name, value in problem.headers.items()]
    start = {"type": f"{kind}.start", "status": problem.status, "headers": headers}
    await send(cast("Message", start))
    await send(cast("Message", {"type": f"{kind}.body", "body": body, "more_body": False}))
