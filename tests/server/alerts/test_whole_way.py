"""From a move to whoever is told of it, and back by the link in the mail: nothing is made up."""

from __future__ import annotations

import re

import httpx
import msgspec
import trustme

from tests.server.alerts.mailing import ADDRESS, local, text, until, with_address
from tests.server.alerts.receivers import MailServer, PushService, Receiver
from tests.server.playing import Person, choice, gathered, whose_turn
from tests.server.running import Running


def test_a_move_is_told_to_whose_turn_it_is(
    telling: Running, mail_server: MailServer, ca: trustme.CA
) -> None:
    hook, service = Receiver(ca, "127.0.0.1"), PushService(ca, "127.0.0.1")
    table, people = gathered(telling, name="Friday")
    mover = whose_turn(people, people[0].look(table))
    rest = [person for person in people if person is not mover]
    browser = service.browser("rest")
    for person in rest:
        person.send("PUT", "/api/me/webhook", {"url": hook.url(f"/{person.id}")})
    mover.do(table, "move", action=choice(mover, table))
    told = mover.look(table)
    if whose_turn(people, told) is mover:
        mover.do(table, "move", action=choice(mover, table))
        told = mover.look(table)
    awaited = whose_turn(people, told)
    assert awaited is not mover
    awaited.send("POST", "/api/me/browsers", browser.subscription, 201)
    until(lambda: hook.requests and service.requests)
    bodies = [(r.path, msgspec.json.decode(r.body)) for r in hook.requests]
    turns = [(path, body) for path, body in bodies if body["type"] == "turn"]
    assert [path for path, _ in turns] == [f"/{awaited.id}"]
    assert turns[0][1]["table"]["url"] == f"{ADDRESS}/t/{table}"
    assert {path for path, body in bodies if body["type"] == "started"} <= {
        f"/{person.id}" for person in rest
    }
    shown = browser.read(service.requests[-1])
    assert (shown["kind"], shown["url"]) == ("turn", f"/t/{table}")
    assert telling.defects() == []
    hook.close()
    service.close()


def test_mails_come_and_end_by_their_link(telling: Running, mail_server: MailServer) -> None:
    ada, ben, cy = (Person(telling) for _ in range(3))
    with_address(telling, ben, mail_server)
    ben.send("PUT", "/api/me/alerts", {"ways": ["sound", "email"]})
    assert "email" in ben.get("/api/me/alerts")["possible"]
    [tried] = ben.send("POST", "/api/me/alerts/test", {"way": "email"})
    assert tried["is_good"]
    before = len(mail_server.mails)

    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ada.table(seats=seats, name="Friday")["id"]
    ben.do(table, "sit", seat="P2")
    cy.do(table, "sit", seat="P3")
    ada.do(table, "say", text=f"@{ben.name} are you there?")
    until(lambda: len(mail_server.mails) > before)
    mail = mail_server.mails[before]
    assert mail["Subject"] == f"{ada.name} writes: Friday"
    assert "are you there?" in text(mail_server, before)

    # A program that looks at every link ends nothing; one click of a mail program does.
    stop = str(mail["List-Unsubscribe"]).strip().strip("<>")
    page = httpx.get(local(telling, stop))
    assert page.status_code == 200
    assert "trunkline.example" in page.text
    assert ben.get("/api/me/alerts")["ways"] == ["sound", "email"]
    one_click = {"List-Unsubscribe": "One-Click"}
    done = httpx.post(local(telling, stop), data=one_click, headers={"origin": "https://x.test"})
    assert done.status_code == 200
    assert ben.get("/api/me/alerts")["ways"] == ["sound"]


def test_one_table_can_be_left_out_by_its_own_link(
    telling: Running, mail_server: MailServer
) -> None:
    ada, ben, cy = (Person(telling) for _ in range(3))
    with_address(telling, ben, mail_server)
    ben.send("PUT", "/api/me/alerts", {"ways": ["email"]})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ada.table(seats=seats, name="Friday")["id"]
    ben.do(table, "sit", seat="P2")
    cy.do(table, "sit", seat="P3")
    before = len(mail_server.mails)
    ada.do(table, "say", text=f"@{ben.name} hello")
    until(lambda: len(mail_server.mails) > before)
    links = re.findall(rf"{ADDRESS}/stop/\S+", text(mail_server, before))
    answer = httpx.post(local(telling, links[0]))
    assert "Friday" in answer.text
    assert ben.get("/api/me/alerts")["ways"] == ["email"]
    assert ben.get(f"/api/me/alerts/{table}") == {"ways": [], "is_own": True}


def test_links_that_somebody_made_up_end_nothing(server: Running) -> None:
    ada = Person(server)
    ada.send("PUT", "/api/me/alerts", {"ways": ["email"]})
    for token in ("x", "A" * 40, "%00", "a.b.c", "é"):
        answer = httpx.post(f"{server.address}/stop/{token}")
        assert answer.status_code == 404
        assert "not complete" in answer.text
    assert ada.get("/api/me/alerts")["ways"] == ["email"]


def test_what_is_settled_is_not_asked_any_more(telling: Running, mail_server: MailServer) -> None:
    from sqlalchemy import select

    from trunkline.store.models import Alert

    async def asked() -> int:
        async with telling.house.database.reading() as session:
            found = await session.scalars(select(Alert).where(Alert.kind == "asked"))
            return len(list(found))

    async def nothing() -> bool:
        return False

    telling.house.alerts.courier.go = nothing  # type: ignore[method-assign]
    table, people = gathered(telling)
    first = second = whose_turn(people, people[0].look(table))
    while second is first:
        first.do(table, "move", action=choice(first, table))
        second = whose_turn(people, people[0].look(table))
    second.do(table, "move", action=choice(second, table))
    first.do(table, "take-back", to=0)
    assert people[0].look(table)["asked"] is not None
    assert telling.run(asked()) == 1
    first.do(table, "withdraw-take-back")
    assert telling.run(asked()) == 0
