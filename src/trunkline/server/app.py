"""The application, put together from its parts."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.types import Scope

from trunkline.server import accounts, alerts, pages, rules
from trunkline.server.faults import HANDLERS
from trunkline.server.house import House
from trunkline.server.live import part as live
from trunkline.server.pages.api import api_config
from trunkline.server.problems import Problem
from trunkline.server.reading import Reading
from trunkline.server.security.door import door
from trunkline.server.security.gate import Gate
from trunkline.server.security.who import Who, who
from trunkline.server.settings import Settings
from trunkline.store import open_database
from trunkline.store.models import User

PARTS: tuple[Any, ...] = (accounts, alerts, pages, rules, live)
"""Packages with a ``NAME`` and ``route_handlers``; and, if they keep something running,
``on_start(house)`` and ``on_stop(house)``, called in this order and in the opposite one."""


def make_app(settings: Settings, clock: Callable[[], float] = time.time) -> Litestar:
    """A server with these settings; its database is opened when it starts."""
    house = House(settings, clock)
    app = Litestar(
        route_handlers=[_router(part) for part in PARTS],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "who": Provide(_who, sync_to_thread=False),
            "me": Provide(_me, sync_to_thread=False),
            "visitor": Provide(_visitor, sync_to_thread=False),
        },
        middleware=[Gate],
        exception_handlers=HANDLERS,
        lifespan=[_lifespan],
        openapi_config=api_config(),
        request_class=Reading,
        request_max_body_size=None,  # the gate counts
        logging_config=None,
        debug=False,
    )
    app.state.house = house
    app.asgi_handler = door(app.asgi_handler, house)
    return app


def _router(part: Any) -> Router:
    """The routes of a part, which are described together under its name."""
    return Router("/", route_handlers=list(part.route_handlers), tags=[part.NAME])


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    try:
        house.database = await open_database(house.settings.where)
    except Exception as error:
        house.failure = error
        raise
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
