"""Trying a way of being told: at once, and with an answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from trunkline.server.alerts import mail, webhook
from trunkline.server.alerts.addresses import BadAddress
from trunkline.server.alerts.calling import Answer, CallFailed
from trunkline.server.alerts.composing import Called, Message
from trunkline.server.alerts.delivering import spoken
from trunkline.server.alerts.known import reach_of
from trunkline.server.alerts.letters import Letter, written
from trunkline.server.alerts.push import Keys
from trunkline.server.alerts.reach import Hook
from trunkline.server.alerts.sentences import tell_test
from trunkline.server.problems import Problem
from trunkline.server.security.secrets import make_id
from trunkline.wire.alerts import Tried
from trunkline.words import language, phrase, speaking

if TYPE_CHECKING:
    from trunkline.server.house import House
    from trunkline.store.models import User


async def try_way(house: House, user: User, way: str) -> list[Tried]:
    """Send a test by one way."""
    ways = house.alerts.ways
    async with house.database.reading() as session:
        reach = await reach_of(session, user.id, has_mail=ways.mail is not None)
    with speaking(spoken(user.language)):
        if way == "push":
            if not reach.browsers:
                raise Problem("nowhere-push", 409)
            sends = (_push(house, id, keys) for id, keys in reach.browsers.items())
            return list(await asyncio.gather(*sends))
        if way == "webhook":
            if reach.hook is None:
                raise Problem("nowhere-webhook", 409)
            return [await _call(house, reach.hook)]
        if not reach.email:
            raise Problem("nowhere-email", 409)
        return [await _write(house, reach.email)]


async def _push(house: House, id: str, keys: Keys) -> Tried:
    told = tell_test(house.alerts.ways.places.host)
    message = Message("test", told.subject, told.text, language(), "/", "test", house.now())
    try:
        answer = await house.alerts.ways.pusher.send(
            keys, msgspec.json.encode(message), topic="test", seconds=60, urgency="high"
        )
    except (BadAddress, CallFailed) as error:
        return _failed(id, error)
    return _answered(id, answer)


async def _call(house: House, hook: Hook) -> Tried:
    ways, now = house.alerts.ways, house.now()
    id = f"test_{make_id()}"
    body = msgspec.json.encode(Called("test", id, now, tell_test(ways.places.host).text))
    try:
        answer = await webhook.call(ways.caller, hook.url, hook.secret, id, now // 1000, body)
    except (BadAddress, CallFailed) as error:
        return _failed(hook.url, error)
    return _answered(hook.url, answer)


async def _write(house: House, address: str) -> Tried:
    ways = house.alerts.ways
    assert ways.mail is not None
    told = tell_test(ways.places.host)
    letter = Letter(id=f"test-{make_id()}", to=address, subject=told.subject, text=told.text)
    try:
        message = written(letter, ways.mail.sender, house.now())
        async with asyncio.timeout(mail.SECONDS):
            await mail.send(message, ways.mail, ways.tls)
    except (mail.MailFailed, TimeoutError) as error:
        house.log.warning("mail-test-failed", why=repr(error))
        return Tried(to=address, is_good=False, text=phrase("call-no-mail"))
    return Tried(to=address, is_good=True, text=phrase("call-mailed"))


def _answered(to: str, answer: Answer) -> Tried:
    if answer.is_good:
        return Tried(to=to, is_good=True, text=phrase("call-good"))
    return Tried(to=to, is_good=False, text=phrase("call-status", status=answer.status))


def _failed(to: str, error: BadAddress | CallFailed) -> Tried:
    if isinstance(error, BadAddress):
        return Tried(to=to, is_good=False, text=phrase(f"problem-{error.code}", **error.data))
    return Tried(to=to, is_good=False, text=phrase(f"call-{error.code}"))
