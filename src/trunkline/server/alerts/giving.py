"""Giving something to be told at: browsers that take messages, and an address to call."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete as deletion
from sqlalchemy import func, select

from trunkline.server.alerts.addresses import BadAddress, checked
from trunkline.server.alerts.calling import CallFailed, reachable
from trunkline.server.alerts.push import BadKeys, Keys, checked_keys
from trunkline.server.alerts.trying import try_way
from trunkline.server.alerts.webhook import new_secret
from trunkline.server.given import Me, TheHouse
from trunkline.server.problems import Problem
from trunkline.server.security.who import header
from trunkline.store.models import PushTarget, Webhook
from trunkline.wire.alerts import (
    BrowserTold,
    HookMade,
    HookTold,
    NewHook,
    PushKey,
    Subscription,
    Trial,
    Tried,
)

MOST_BROWSERS = 10
RESOLVING = 5.0
"""Seconds to find out where a name leads."""


@get("/api/push", summary="The key of push messages")
async def push_key(house: TheHouse) -> PushKey:
    """What a browser needs to subscribe."""
    return PushKey(key=house.alerts.ways.pusher.public_key)


@get("/api/me/browsers", summary="The browsers that are told")
async def own_browsers(house: TheHouse, me: Me) -> list[BrowserTold]:
    """The browsers that take push messages for one."""
    async with house.database.reading() as session:
        found = await session.scalars(
            select(PushTarget).where(PushTarget.user_id == me.id).order_by(PushTarget.created)
        )
        return [_browser(target) for target in found]


@post("/api/me/browsers", summary="Subscribe a browser")
async def subscribe(
    house: TheHouse, me: Me, request: Request[Any, Any, Any], data: JSONBody[Subscription]
) -> BrowserTold:
    """Send push messages to a browser from now on; it belongs to whoever subscribed it last."""
    try:
        keys = checked_keys(Keys(data.endpoint, data.keys.p256dh, data.keys.auth))
    except BadAddress as error:
        raise Problem(error.code, 400, **error.data) from None
    except BadKeys:
        raise Problem("browser-keys", 400) from None
    id = sha256(keys.endpoint.encode()).hexdigest()
    async with house.database.writing() as session:
        others = await session.scalar(
            select(func.count())
            .select_from(PushTarget)
            .where(PushTarget.user_id == me.id, PushTarget.id != id)
        )
        if (others or 0) >= MOST_BROWSERS:
            raise Problem("too-many-browsers", 409, most=MOST_BROWSERS)
        target = PushTarget(
            id=id,
            user_id=me.id,
            endpoint=keys.endpoint,
            key=keys.p256dh,
            auth=keys.auth,
            agent=header(request.scope, b"user-agent")[:200],
            created=house.now(),
        )
        return _browser(await session.merge(target))


@delete("/api/me/browsers/{browser_id:str}", summary="Unsubscribe a browser")
async def unsubscribe(house: TheHouse, me: Me, browser_id: FromPath[str]) -> None:
    """Send it no more messages."""
    async with house.database.writing() as session:
        await session.execute(
            deletion(PushTarget).where(
                PushTarget.id == browser_id[:64], PushTarget.user_id == me.id
            )
        )


@get("/api/me/webhook", summary="The address that is called")
async def own_webhook(house: TheHouse, me: Me) -> HookTold | None:
    """The address that is called for one, if there is one."""
    async with house.database.reading() as session:
        hook = await session.get(Webhook, me.id)
    return HookTold(url=hook.url, created=hook.created) if hook else None


@put("/api/me/webhook", summary="Give an address to call")
async def set_webhook(house: TheHouse, me: Me, data: JSONBody[NewHook]) -> HookMade:
    """Have an address called from now on, in place of any other; its secret is new."""
    try:
        parts = checked(data.url)
        async with asyncio.timeout(RESOLVING):
            await reachable(parts.hostname or "", parts.port or 443, house.settings.callable)
    except BadAddress as error:
        raise Problem(error.code, 400, **error.data) from None
    except (CallFailed, TimeoutError):
        raise Problem("address-unknown", 400, host=parts.hostname or "") from None
    hook = Webhook(user_id=me.id, url=data.url, secret=new_secret(), created=house.now())
    async with house.database.writing() as session:
        await session.merge(hook)
    return HookMade(url=hook.url, created=hook.created, secret=hook.secret)


@delete("/api/me/webhook", summary="Have no address called")
async def remove_webhook(house: TheHouse, me: Me) -> None:
    """Forget the address."""
    async with house.database.writing() as session:
        await session.execute(deletion(Webhook).where(Webhook.user_id == me.id))


@post("/api/me/alerts/test", status_code=200, summary="Try a way of being told")
async def try_out(house: TheHouse, me: Me, data: JSONBody[Trial]) -> list[Tried]:
    """Send a test, to every browser if the way is ``push``, and say what came of it."""
    return await try_way(house, me, data.way)


def _browser(target: PushTarget) -> BrowserTold:
    return BrowserTold(
        id=target.id,
        agent=target.agent,
        service=urlsplit(target.endpoint).hostname or "",
        created=target.created,
    )


route_handlers = [
    push_key,
    own_browsers,
    subscribe,
    unsubscribe,
    own_webhook,
    set_webhook,
    remove_webhook,
    try_out,
]
