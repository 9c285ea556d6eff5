"""A server that sends mails, and people who read them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import httpx

from tests.server.alerts.receivers import MailServer
from tests.server.playing import Person
from tests.server.running import Running

ADDRESS = "http://trunkline.example"


def until(found: Callable[[], Any], seconds: float = 30) -> Any:
    end = time.monotonic() + seconds
    while not (it := found()):
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.05)
    return it


def text(server: MailServer, number: int) -> str:
    body = server.mails[number].get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def local(server: Running, link: str) -> str:
    """The path of a link in a mail, which has the public address."""
    assert link.startswith(ADDRESS)
    return server.address + link.removeprefix(ADDRESS)


def with_address(server: Running, person: Person, mails: MailServer) -> None:
    """Confirm an address by the mail that comes to it."""
    before = len(mails.mails)
    email = f"{person.name.replace(' ', '.')}@example.org"
    person.send("PUT", "/api/me/email", {"email": email}, 204)
    until(lambda: len(mails.mails) > before)
    [link] = re.findall(rf"{ADDRESS}/confirm/\S+", text(mails, before))
    assert httpx.get(local(server, link)).status_code == 200
    secret = link.rpartition("/")[2]
    answer = server.client().post("/api/email/confirm", json={"secret": secret})
    assert answer.status_code == 204
