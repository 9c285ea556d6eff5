"""Whether the server is well, and its figures."""

from __future__ import annotations

import ipaddress
import secrets

from litestar import Response, get
from sqlalchemy import text

from trunkline.server.given import TheHouse
from trunkline.server.problems import Problem
from trunkline.server.security.who import AnyRequest, address, header
from trunkline.wire.bodies import Told

FORWARDED = (b"x-forwarded-for", b"forwarded", b"x-real-ip")


class Health(Told):
    """A server that can reach its database."""

    status: str


@get("/healthz", summary="Whether the server is well", opt={"open": True})
async def health(house: TheHouse) -> Health:
    """Answers when the database does."""
    async with house.database.reading() as reading:
        await reading.execute(text("SELECT 1"))
    return Health(status="ok")


@get("/metrics", opt={"open": True}, media_type="text/plain", summary="Figures for Prometheus")
async def metrics(house: TheHouse, request: AnyRequest) -> Response[str]:
    """For this machine itself, and for who has the token of the server's settings."""
    token = house.settings.metrics_token
    given = header(request.scope, b"authorization").removeprefix("Bearer ")
    has_token = token and secrets.compare_digest(given.encode(), token.encode())
    if not has_token and not _is_local(request):
        raise Problem("metrics-closed", 403)
    kind = "text/plain; version=0.0.4; charset=utf-8"
    return Response(house.metrics.text(), headers={"content-type": kind})


def _is_local(request: AnyRequest) -> bool:
    """Whether somebody on this machine asks, and not a proxy on it for somebody elsewhere."""
    if any(header(request.scope, name) for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(address(request.scope)).is_loopback
    except ValueError:
        return False


route_handlers = [health, metrics]
