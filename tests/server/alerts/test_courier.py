"""People are told once, by every way they chose, and never of what waits no longer."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import ssl
import threading
from collections.abc import Callable
from itertools import pairwise

import msgspec

from tests.server.alerts.desk import (
    ADDRESS,
    HOURS,
    MINUTES,
    SECONDS,
    SECRET,
    Desk,
    at_desks,
)
from tests.server.alerts.people import NOW
from tests.server.alerts.receivers import MailServer, PushService, Receiver, Request

Place = Callable[[], str]


def check_signature(request: Request) -> None:
    """What a receiver of webhooks checks."""
    id, at = request.headers["webhook-id"], request.headers["webhook-timestamp"]
    key = base64.b64decode(SECRET.removeprefix("whsec_"))
    signed = hmac.new(key, f"{id}.{at}.".encode() + request.body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(signed).decode()
    assert hmac.compare_digest(expected, request.headers["webhook-signature"])


def test_a_turn_is_told_by_every_way_once(
    place: Place,
    trust: ssl.SSLContext,
    receiver: Receiver,
    push_service: PushService,
    mail_server: MailServer,
) -> None:
    browser = push_service.browser("ada")

    async def work(desk: Desk) -> None:
        await desk.hook("ada", receiver.url("/hook"))
        await desk.browser("ada", browser)
        await desk.address("ada", "ada@example.org")
        await desk.wish("ada", "sound", "badge", "push", "email", "webhook")
        await desk.turn("ada", "t1", 7)
        await desk.at(1 * SECONDS)
        assert receiver.requests == []
        await desk.at(2 * SECONDS)
        assert (len(receiver.requests), len(push_service.requests)) == (1, 0)
        await desk.at(5 * SECONDS)
        assert (len(receiver.requests), len(push_service.requests)) == (1, 1)
        assert mail_server.mails == []
        for moment in (60, 61, 300, 4000, 80_000):
            await desk.at(moment * SECONDS)
        assert await desk.left() == []
        assert desk.metrics.value("alerts_delivered_total", way="email") == 1

    at_desks(place(), trust, work, mail=mail_server)
    [call], [pushed], [mail] = receiver.requests, push_service.requests, mail_server.mails
    check_signature(call)
    body = msgspec.json.decode(call.body)
    assert body["type"] == "turn"
    assert body["at"] == NOW
    assert body["table"] == {
        "id": "t1",
        "name": "Table t1",
        "title": "1861",
        "url": f"{ADDRESS}/t/t1",
    }
    assert browser.read(pushed) == {
        "kind": "turn",
        "subject": "Your turn: Table t1",
        "text": "It is your turn at “Table t1”.",
        "language": "en",
        "url": "/t/t1",
        "tag": "t-t1",
        "at": NOW,
    }
    assert pushed.headers["topic"] == "t-t1"
    assert mail["To"] == "ada@example.org"
    assert mail["Subject"] == "Your turn: Table t1"
    assert mail["List-Unsubscribe"].strip().startswith(f"<{ADDRESS}/stop/")


def test_everybody_is_told_in_their_own_language(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    async def work(desk: Desk) -> None:
        for user in ("ada", "ben"):
            await desk.address(user, f"{user}@example.org")
            await desk.wish(user, "email")
        await desk.noted("over", "ada", "ben")
        await desk.at(60 * SECONDS)

    at_desks(place(), trust, work, mail=mail_server)
    told = {mail["To"]: mail["Subject"] for mail in mail_server.mails}
    assert told == {"ada@example.org": "Over: Table t1", "ben@example.org": "종료: Table t1"}


def test_who_moves_at_once_is_not_told(
    place: Place, trust: ssl.SSLContext, receiver: Receiver
) -> None:
    async def work(desk: Desk) -> None:
        await desk.hook("ada", receiver.url())
        await desk.turn("ada", "t1", 7)
        await desk.moved("t1")
        await desk.at(2 * SECONDS)
        assert await desk.left() == []

    at_desks(place(), trust, work)
    assert receiver.requests == []


def test_who_moves_before_the_mail_gets_none(
    place: Place,
    trust: ssl.SSLContext,
    push_service: PushService,
    mail_server: MailServer,
) -> None:
    async def work(desk: Desk) -> None:
        await desk.browser("ada", push_service.browser("ada"))
        await desk.address("ada", "ada@example.org")
        await desk.wish("ada", "push", "email")
        await desk.turn("ada", "t1", 7)
        await desk.at(10 * SECONDS)
        assert len(push_service.requests) == 1
        await desk.moved("t1")
        await desk.at(2 * MINUTES)
        assert await desk.left() == []

    at_desks(place(), trust, work, mail=mail_server)
    assert mail_server.mails == []


def test_a_later_turn_is_another_one(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    """Away and back within a minute: one mail, counted from when it came back."""

    async def work(desk: Desk) -> None:
        await desk.address("ada", "ada@example.org")
        await desk.wish("ada", "email")
        await desk.turn("ada", "t1", 7)
        await desk.turn("ben", "t1", 8, at=20 * SECONDS)
        await desk.turn("ada", "t1", 9, at=40 * SECONDS)
        await desk.at(60 * SECONDS)
        assert mail_server.mails == []
        await desk.at(100 * SECONDS)
        assert len(mail_server.mails) == 1
        await desk.at(200 * SECONDS)

    at_desks(place(), trust, work, mail=mail_server)
    assert len(mail_server.mails) == 1


def test_what_fails_is_tried_again_and_what_worked_is_not(
    place: Place,
    trust: ssl.SSLContext,
    receiver: Receiver,
    push_service: PushService,
) -> None:
    async def work(desk: Desk) -> None:
        await desk.hook("ada", receiver.url())
        await desk.browser("ada", push_service.browser("ada"))
        receiver.status = 500
        await desk.turn("ada", "t1", 7)
        await desk.at(5 * SECONDS)
        assert (len(receiver.requests), len(push_service.requests)) == (1, 1)
        await desk.at(30 * SECONDS)
        assert len(receiver.requests) == 1
        await desk.at(36 * SECONDS)
        assert len(receiver.requests) == 2
        receiver.status = 204
        await desk.at(5 * MINUTES)
        assert len(receiver.requests) == 3
        assert await desk.left() == []

    at_desks(place(), trust, work)
    assert len(push_service.requests) == 1
    # The receiver knows that it is the same: the first two may have been taken after all.
    assert len({request.headers["webhook-id"] for request in receiver.requests}) == 1


def test_after_a_day_it_is_given_up(
    place: Place, trust: ssl.SSLContext, receiver: Receiver
) -> None:
    async def work(desk: Desk) -> None:
        await desk.hook("ada", receiver.url())
        receiver.status = 500
        await desk.turn("ada", "t1", 7)
        gaps, before = [], 0
        for minute in range(5, 26 * 60, 5):
            await desk.at(minute * MINUTES)
            if len(receiver.requests) > before:
                gaps.append(minute)
                before = len(receiver.requests)
        assert await desk.left() == []
        spans = [later - earlier for earlier, later in pairwise(gaps)]
        assert spans == sorted(spans)
        assert max(spans) == 120
        assert 10 < len(receiver.requests) < 30

    at_desks(place(), trust, work)


def test_the_other_side_is_left_in_peace_as_long_as_it_asks(
    place: Place, trust: ssl.SSLContext, push_service: PushService
) -> None:
    async def work(desk: Desk) -> None:
        await desk.browser("ada", push_service.browser("ada"))
        push_service.status, push_service.headers = 429, {"Retry-After": "600"}
        await desk.turn("ada", "t1", 7)
        await desk.at(5 * SECONDS)
        await desk.at(9 * MINUTES)
        assert len(push_service.requests) == 1
        await desk.at(11 * MINUTES)
        assert len(push_service.requests) == 2

    at_desks(place(), trust, work)


def test_a_browser_that_has_gone_is_forgotten_and_the_others_are_told_once(
    place: Place, trust: ssl.SSLContext, push_service: PushService
) -> None:
    async def work(desk: Desk) -> None:
        for name in ("one", "two", "off"):
            await desk.browser("ada", push_service.browser(name))
        push_service.answers = {"/push/off": 410, "/push/two": 503}
        await desk.turn("ada", "t1", 7)
        await desk.at(5 * SECONDS)
        push_service.answers = {}
        await desk.at(36 * SECONDS)
        assert await desk.left() == []
        await desk.turn("ada", "t2", 8, at=60 * SECONDS)
        await desk.at(70 * SECONDS)

    at_desks(place(), trust, work)
    paths = [request.path for request in push_service.requests]
    assert sorted(paths[:3]) == ["/push/off", "/push/one", "/push/two"]
    assert paths[3] == "/push/two"
    assert sorted(paths[4:]) == ["/push/one", "/push/two"]


def test_addresses_that_are_not_public_any_more_are_not_called(
    place: Place, trust: ssl.SSLContext
) -> None:
    async def work(desk: Desk) -> None:
        await desk.hook("ada", "https://inside.test/")
        await desk.turn("ada", "t1", 7)
        await desk.at(2 * SECONDS)
        assert await desk.left() == []
        assert "address-not-public" in desk.written.getvalue()

    at_desks(place(), trust, work)


def test_two_processes_tell_everybody_once(
    place: Place, trust: ssl.SSLContext, receiver: Receiver
) -> None:
    async def work(first: Desk, second: Desk, third: Desk) -> None:
        await first.hook("ada", receiver.url())
        for number in range(120):
            await first.noted("mention", "ada", number=number, body={"by": "Ben", "text": "hello"})
        desks = (first, second, third)
        for second in range(2, 100):
            await asyncio.gather(*(desk.at(second * SECONDS) for desk in desks))
            if not await first.left():
                break
        assert await first.left() == []

    at_desks(place(), trust, work, count=3)
    ids = [request.headers["webhook-id"] for request in receiver.requests]
    assert len(ids) == len(set(ids)) == 120


def test_a_death_between_telling_and_writing_it_down_repeats_one_way_at_most(
    place: Place,
    trust: ssl.SSLContext,
    receiver: Receiver,
    push_service: PushService,
) -> None:
    async def work(dying: Desk, other: Desk) -> None:
        await dying.hook("ada", receiver.url())
        await dying.browser("ada", push_service.browser("ada"))
        await dying.turn("ada", "t1", 7)

        async def die(*_: object, **__: object) -> None:
            raise RuntimeError("the machine is gone")

        dying.claims.finish = die  # type: ignore[method-assign]
        await dying.at(6 * SECONDS)
        assert (len(receiver.requests), len(push_service.requests)) == (1, 1)
        # It is still the dead one's.
        await other.at(60 * SECONDS)
        assert len(push_service.requests) == 1
        await other.at(6 * SECONDS + 2 * MINUTES)
        assert await other.left() == []

    at_desks(place(), trust, work, count=2, has_defects=True)
    # The webhook had been written down, the browser had not.
    assert (len(receiver.requests), len(push_service.requests)) == (1, 2)


def test_who_comes_back_from_the_dead_does_not_spoil_what_another_did(
    place: Place, trust: ssl.SSLContext, receiver: Receiver
) -> None:
    """A process stops for so long that its claim runs out, and goes on afterwards."""
    awake = threading.Event()

    async def work(slow: Desk, other: Desk) -> None:
        await slow.hook("ada", receiver.url())
        receiver.before = lambda request: awake.wait(3) and None
        await slow.turn("ada", "t1", 7)
        slow.now = NOW + 2 * SECONDS
        await slow.courier.go()
        while not receiver.requests:
            await asyncio.sleep(0.01)
        receiver.status = 500
        other.now = NOW + 3 * MINUTES
        await other.courier.go()
        while len(receiver.requests) < 2:
            await asyncio.sleep(0.01)
        awake.set()
        await slow.courier.rest()
        await other.courier.rest()
        [alert] = await other.left()
        assert alert.due == NOW + 3 * MINUTES + 30 * SECONDS

    at_desks(place(), trust, work, count=2)


def test_who_sits_at_the_table_is_told_later(
    place: Place, trust: ssl.SSLContext, push_service: PushService
) -> None:
    async def work(desk: Desk) -> None:
        await desk.browser("ada", push_service.browser("ada"))
        desk.present = {("ada", "t1")}
        await desk.turn("ada", "t1", 7)
        await desk.turn("ada", "t2", 7)
        await desk.at(5 * SECONDS)
        assert [request.headers["topic"] for request in push_service.requests] == ["t-t2"]
        await desk.at(66 * SECONDS)
        assert len(push_service.requests) == 2
        assert await desk.left() == []

    at_desks(place(), trust, work)


def test_a_table_can_be_silent_or_louder_than_others(
    place: Place,
    trust: ssl.SSLContext,
    receiver: Receiver,
    push_service: PushService,
) -> None:
    async def work(desk: Desk) -> None:
        await desk.hook("ada", receiver.url())
        await desk.browser("ada", push_service.browser("ada"))
        await desk.wish("ada", "webhook")
        await desk.wish("ada", "push", table="t1")
        await desk.turn("ada", "t1", 1)
        await desk.turn("ada", "t2", 2)
        await desk.at(5 * SECONDS)
        await desk.wish("ada", table="t1")
        await desk.turn("ada", "t1", 3, at=10 * SECONDS)
        await desk.at(20 * SECONDS)
        assert await desk.left() == []

    at_desks(place(), trust, work)
    assert [msgspec.json.decode(r.body)["table"]["id"] for r in receiver.requests] == ["t2"]
    assert [r.headers["topic"] for r in push_service.requests] == ["t-t1"]


def test_the_first_turn_says_that_the_game_has_begun(
    place: Place, trust: ssl.SSLContext, receiver: Receiver
) -> None:
    async def work(desk: Desk) -> None:
        for user in ("ada", "ben"):
            await desk.hook(user, receiver.url(f"/{user}"))
        await desk.noted("started", "ada", "ben", number=1)
        await desk.turn("ada", "t1", 1)
        await desk.at(2 * SECONDS)

    at_desks(place(), trust, work)
    told = {(r.path, msgspec.json.decode(r.body)["type"]) for r in receiver.requests}
    assert told == {("/ada", "turn"), ("/ben", "started")}


def test_an_address_is_confirmed_at_that_address(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    async def work(desk: Desk) -> None:
        body = {"address": "new@example.org", "link": "https://trunkline.test/confirm#x"}
        await desk.noted("confirm", "ada", table_id=None, number=None, body=body)
        await desk.at(0)
        assert await desk.left() == []

    at_desks(place(), trust, work, mail=mail_server)
    [mail] = mail_server.mails
    assert mail["To"] == "new@example.org"
    assert mail["Subject"] == "Confirm your address"
    assert mail["List-Unsubscribe"] is None
    assert "https://trunkline.test/confirm#x" in mail.get_body(("plain",)).get_content()  # type: ignore[union-attr]


def test_an_address_that_takes_no_mail_is_tried_once(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    async def work(desk: Desk) -> None:
        await desk.address("ada", "ada@example.org")
        await desk.wish("ada", "email")
        mail_server.refuse_to = "550 nobody here"
        await desk.turn("ada", "t1", 7)
        await desk.at(60 * SECONDS)
        assert await desk.left() == []
        assert "refused" in desk.written.getvalue()

    at_desks(place(), trust, work, mail=mail_server)


def test_nobody_is_written_to_at_an_address_that_is_not_confirmed(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    from trunkline.store.models import User

    async def work(desk: Desk) -> None:
        await desk.wish("ada", "email", "push")
        async with desk.database.writing() as session:
            (await session.get_one(User, "ada")).email = "somebody.else@example.org"
        await desk.turn("ada", "t1", 7)
        await desk.at(1 * HOURS)
        assert await desk.left() == []

    at_desks(place(), trust, work, mail=mail_server)
    assert mail_server.mails == []


def test_slow_receivers_do_not_hold_up_others(
    place: Place, trust: ssl.SSLContext, receiver: Receiver, push_service: PushService
) -> None:
    awake = threading.Event()

    async def work(desk: Desk) -> None:
        await desk.hook("ada", receiver.url())
        await desk.browser("ben", push_service.browser("ben"))
        receiver.before = lambda request: awake.wait(5) and None
        await desk.turn("ada", "t1", 7)
        await desk.turn("ben", "t2", 7)
        desk.now = NOW + 5 * SECONDS
        await desk.courier.go()
        while not push_service.requests:
            await asyncio.sleep(0.01)
        assert not awake.is_set()
        awake.set()
        await desk.courier.rest()
        assert await desk.left() == []

    at_desks(place(), trust, work)


def test_who_has_gone_is_told_nothing(
    place: Place, trust: ssl.SSLContext, receiver: Receiver
) -> None:
    from trunkline.store.models import User

    async def work(desk: Desk) -> None:
        await desk.hook("ada", receiver.url())
        await desk.turn("ada", "t1", 7)
        async with desk.database.writing() as session:
            (await session.get_one(User, "ada")).kind = "gone"
        await desk.at(5 * SECONDS)
        assert await desk.left() == []

    at_desks(place(), trust, work)
    assert receiver.requests == []
