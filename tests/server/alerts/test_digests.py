"""Digests: one mail from time to time with everything that waits, in place of single mails."""

from __future__ import annotations

import ssl
from collections.abc import Callable

from tests.server.alerts.desk import ADDRESS, HOURS, MINUTES, SECONDS, Desk, at_desks
from tests.server.alerts.people import NOW, wait_for
from tests.server.alerts.receivers import MailServer, PushService
from trunkline.server.alerts.wishes import next_digest
from trunkline.store.models import Wish

Place = Callable[[], str]
DAY = 24 * HOURS


def until_digest(every: int = 24, at: int = 6) -> int:
    """How long it is until the first digest."""
    wish = Wish(user_id="ada", ways=["digest"], digest_every=every, digest_at=at)
    return next_digest(NOW, wish) - NOW


async def reader(desk: Desk, *ways: str, **more: int) -> None:
    await desk.address("ada", "ada@example.org")
    await desk.wish("ada", *(ways or ("digest",)), **more)


def text(server: MailServer, number: int = -1) -> str:
    body = server.mails[number].get_body(("plain",))
    assert body is not None
    return str(body.get_content()).replace("\r\n", "\n")


def test_digests_come_at_the_chosen_hours() -> None:
    # NOW is 8 o'clock.
    assert until_digest(24, 6) == 22 * HOURS
    assert until_digest(24, 8) == 24 * HOURS
    assert until_digest(24, 9) == 1 * HOURS
    assert until_digest(4, 6) == 2 * HOURS
    assert until_digest(1, 0) == 1 * HOURS


def test_one_mail_tells_of_all_tables_that_wait(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    async def work(desk: Desk) -> None:
        await reader(desk)
        await desk.turn("ada", "t1", 7)
        await desk.turn("ada", "t2", 3, at=20 * HOURS)
        for moment in (2 * SECONDS, 60 * SECONDS, 20 * HOURS + MINUTES, 22 * HOURS - SECONDS):
            await desk.at(moment)
            assert mail_server.mails == []
        await desk.at(22 * HOURS)

    at_desks(place(), trust, work, mail=mail_server)
    [mail] = mail_server.mails
    assert mail["Subject"] == "2 games wait for you"
    told = text(mail_server)
    assert "Table t1: your turn for 22 hours." in told
    assert "Table t2: your turn for 2 hours." in told
    assert told.index("Table t1") < told.index("Table t2")
    assert f"Go to the game that waits longest:\n{ADDRESS}/t/t1" in told


def test_what_waits_no_longer_is_not_in_it(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    async def work(desk: Desk) -> None:
        await reader(desk)
        await desk.turn("ada", "t1", 7)
        await desk.turn("ada", "t2", 7)
        await desk.at(1 * HOURS)
        await desk.moved("t1")
        await desk.at(22 * HOURS)
        assert "Table t1" not in text(mail_server)
        await desk.moved("t2")
        await desk.at(22 * HOURS + DAY)
        assert await desk.left() == []

    at_desks(place(), trust, work, mail=mail_server)
    assert [mail["Subject"] for mail in mail_server.mails] == ["One game waits for you"]


def test_a_game_that_goes_on_waiting_is_told_of_every_day_for_a_week(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    async def work(desk: Desk) -> None:
        await reader(desk)
        await desk.turn("ada", "t1", 7)
        for hour in range(1, 20 * 24, 2):
            await desk.at(hour * HOURS)
        assert await desk.left() == []

    at_desks(place(), trust, work, mail=mail_server)
    assert 7 <= len(mail_server.mails) <= 8


def test_news_are_told_in_it_once(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    async def work(desk: Desk) -> None:
        await reader(desk)
        body = {"by": "Ben", "text": "well played"}
        await desk.noted("mention", "ada", body=body)
        await desk.noted("over", "ada", number=2, table_id="t2")
        for hour in range(1, 60):
            await desk.at(hour * HOURS)
        assert await desk.left() == []

    at_desks(place(), trust, work, mail=mail_server)
    [mail] = mail_server.mails
    assert mail["Subject"] == "News of your games"
    assert "Ben has mentioned you at “Table t1”: well played" in text(mail_server)
    assert "The game at “Table t2” is over." in text(mail_server)


def test_other_ways_go_on_beside_it(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer, push_service: PushService
) -> None:
    async def work(desk: Desk) -> None:
        await reader(desk, "push", "digest")
        await desk.browser("ada", push_service.browser("ada"))
        await desk.turn("ada", "t1", 7)
        await desk.noted("mention", "ada", number=8, body={"by": "Ben", "text": "hello"})
        await desk.at(5 * SECONDS)
        assert len(push_service.requests) == 2
        await desk.at(22 * HOURS)

    at_desks(place(), trust, work, mail=mail_server)
    assert len(push_service.requests) == 2
    [mail] = mail_server.mails
    assert mail["Subject"] == "One game waits for you"
    assert "hello" in text(mail_server)


def test_a_table_with_mails_of_its_own_is_not_in_it(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    async def work(desk: Desk) -> None:
        await reader(desk)
        await desk.wish("ada", "email", table="t1")
        await desk.turn("ada", "t1", 7)
        await desk.turn("ada", "t2", 7)
        await desk.at(60 * SECONDS)
        assert [mail["Subject"] for mail in mail_server.mails] == ["Your turn: Table t1"]
        await desk.at(22 * HOURS)
        assert "Table t1" not in text(mail_server)
        assert "Table t2" in text(mail_server)

    at_desks(place(), trust, work, mail=mail_server)
    assert len(mail_server.mails) == 2


def test_a_mail_server_that_is_away_only_delays_it(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    async def work(desk: Desk) -> None:
        await reader(desk)
        await desk.turn("ada", "t1", 7)
        await desk.noted("mention", "ada", number=8, body={"by": "Ben", "text": "hello"})
        await desk.at(5 * SECONDS)
        mail_server.refuse = "451 later"
        await desk.at(22 * HOURS)
        mail_server.refuse = ""
        await desk.at(22 * HOURS + 20 * MINUTES)
        assert len(mail_server.mails) == 1
        assert "hello" in text(mail_server)
        await desk.at(22 * HOURS + DAY)
        assert "hello" not in text(mail_server)

    at_desks(place(), trust, work, mail=mail_server)
    assert len(mail_server.mails) == 2


def test_two_processes_send_one(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    import asyncio

    async def work(first: Desk, second: Desk) -> None:
        await reader(first)
        await first.turn("ada", "t1", 7)
        await wait_for(first.database, "ada", "t2")
        for moment in (2 * SECONDS, 22 * HOURS, 22 * HOURS + MINUTES, 22 * HOURS + 10 * MINUTES):
            await asyncio.gather(first.at(moment), second.at(moment))

    at_desks(place(), trust, work, mail=mail_server, count=2)
    assert [mail["Subject"] for mail in mail_server.mails] == ["2 games wait for you"]


def test_who_no_longer_wants_it_gets_none(
    place: Place, trust: ssl.SSLContext, mail_server: MailServer
) -> None:
    async def work(desk: Desk) -> None:
        await reader(desk)
        await desk.turn("ada", "t1", 7)
        await desk.noted("mention", "ada", number=8, body={"by": "Ben", "text": "hello"})
        await desk.at(5 * SECONDS)
        await desk.wish("ada", "sound")
        for day in range(1, 6):
            await desk.at(day * DAY)
        assert await desk.left() == []

    at_desks(place(), trust, work, mail=mail_server)
    assert mail_server.mails == []
