"""The application, put together from its parts."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.types import Scope

from trunkline import __version__
from trunkline.server import accounts, alerts, pages
from trunkline.server.faults import HANDLERS
from trunkline.server.house import House
from trunkline.server.live import part as live
from trunkline.server.problems import Problem
from trunkline.server.security.door import door
from trunkline.server.security.gate import Gate
from trunkline.server.security.who import Who, who
from trunkline.server.settings import Settings
from trunkline.store import open_database
from trunkline.store.models import User

PARTS: tuple[Any, ...] = (accounts, alerts, pages, live)
"""Packages with ``route_handlers``; and, if they keep something running, ``on_start(house)`` and
``on_stop(house)``, called in this order and in the opposite one."""


def make_app(settings: Settings, clock: Callable[[], float] = time.time) -> Litestar:
    """A server with these settings; its database is opened when it starts."""
    house = House(settings, clock)
    app = Litestar(
        route_handlers=[handler for part in PARTS for handler in part.route_handlers],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "who": Provide(_who, sync_to_thread=False),
            "me": Provide(_me, sync_to_thread=False),
            "visitor": Provide(_visitor, sync_to_thread=False),
        },
        middleware=[Gate],
        exception_handlers=HANDLERS,
        lifespan=[_lifespan],
        openapi_config=OpenAPIConfig(title="Trunkline", version=__version__, path="/api"),
        request_max_body_size=None,  # the gate counts
        logging_config=None,
        debug=False,
    )
    app.state.house = house
    app.asgi_handler = door(app.asgi_handler, house)
    return app


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    house.database = await open_database(house.settings.where)
    started = []
    try:
        for part in PARTS:
            if hasattr(part, "on_start"):
                await part.on_start(house)
            started.append(part)
        yield
    finally:
        for part in reversed(started):
            if hasattr(part, "on_stop"):
                await part.on_stop(house)
        await house.database.close()


def _house(scope: Scope) -> House:
    found: House = scope["litestar_app"].state.house
    return found


def _who(scope: Scope) -> Who:
    return who(scope)


def _me(scope: Scope) -> User:
    user = who(scope).user
    if user is None:
        raise Problem("log-in", 401)
    return user


def _visitor(scope: Scope) -> User | None:
    return who(scope).user
