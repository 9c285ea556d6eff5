"""Addresses for mail, and what the links of mails do."""

from __future__ import annotations

import httpx
import pytest

from tests.server.mailbox import mails, secret
from tests.server.running import PASSWORD, Running, new_name, told


def confirmed(server: Running, browser: httpx.Client, email: str) -> None:
    before = len(mails(server, 0))
    assert browser.put("/api/me/email", json={"email": email}).status_code == 204
    mail = mails(server, before + 1)[-1]
    answer = server.client().post("/api/email/confirm", json={"secret": secret(mail)})
    assert answer.status_code == 204, answer.text


def test_an_address_counts_when_its_link_was_followed(mailing: Running) -> None:
    browser = mailing.person()
    answer = browser.put("/api/me/email", json={"email": "ada@example.org"})
    assert answer.status_code == 204, answer.text
    (mail,) = mails(mailing)
    assert (mail["what"], mail["address"]) == ("email", "ada@example.org")
    assert mail["link"].startswith("http://trunkline.example/confirm/")
    assert browser.get("/api/me").json()["email"] is None
    stranger = mailing.client()
    body = {"secret": secret(mail)}
    assert stranger.post("/api/email/confirm", json=body).status_code == 204
    assert browser.get("/api/me").json()["email"] == "ada@example.org"
    told(stranger.post("/api/email/confirm", json=body), 404, "link-over")
    told(stranger.post("/api/email/confirm", json={"secret": "made up"}), 404, "link-over")


def test_the_old_address_stays_until_the_new_one_is_confirmed(mailing: Running) -> None:
    browser = mailing.person()
    confirmed(mailing, browser, "old@example.org")
    browser.put("/api/me/email", json={"email": "new@example.org"})
    assert browser.get("/api/me").json()["email"] == "old@example.org"
    answer = browser.delete("/api/me/email")
    assert (answer.status_code, answer.json()["email"]) == (200, None)


def test_a_link_gets_old(mailing: Running) -> None:
    browser = mailing.person()
    browser.put("/api/me/email", json={"email": "ada@example.org"})
    (mail,) = mails(mailing)
    mailing.clock.forward(days=3)
    answer = mailing.client().post("/api/email/confirm", json={"secret": secret(mail)})
    told(answer, 404, "link-over")


@pytest.mark.parametrize(
    "email", ["ada", "a@b", "a b@c.de", "a@b@c.de", "a@c.de\nbcc: x@y.zz", "<a@c.de>", '"a"@c.de']
)
def test_what_is_no_address(mailing: Running, email: str) -> None:
    answer = mailing.person().put("/api/me/email", json={"email": email})
    told(answer, 400, "email-wrong")
    assert mails(mailing, 0) == []


def test_a_server_that_sends_no_mail_says_so(server: Running) -> None:
    answer = server.person().put("/api/me/email", json={"email": "ada@example.org"})
    told(answer, 409, "no-mail")
    told(server.client().post("/api/password/forgotten", json={"name": "x"}), 409, "no-mail")


@pytest.mark.parametrize("by", ["name", "email"])
def test_a_forgotten_password(mailing: Running, by: str) -> None:
    name = new_name()
    browser = mailing.person(name)
    confirmed(mailing, browser, "ada@example.org")
    given = name.upper() if by == "name" else "ada@example.org"
    answer = mailing.client().post("/api/password/forgotten", json={"name": given})
    assert answer.status_code == 204
    mail = mails(mailing, 2)[-1]
    assert (mail["what"], mail["address"]) == ("password", "ada@example.org")
    anew = {"secret": secret(mail), "password": "too short"}
    told(mailing.client().post("/api/password/reset", json=anew), 400, "password-length")
    anew["password"] = "seven loud herons"
    assert mailing.client().post("/api/password/reset", json=anew).status_code == 204
    assert browser.get("/api/me").status_code == 401
    told(mailing.client().post("/api/password/reset", json=anew), 404, "link-over")
    for password, status in ((PASSWORD, 401), ("seven loud herons", 200)):
        body = {"name": name, "password": password}
        assert mailing.client().post("/api/login", json=body).status_code == status


def test_nobody_learns_who_has_an_account(mailing: Running) -> None:
    known, unconfirmed = new_name(), new_name()
    confirmed(mailing, mailing.person(known), "ada@example.org")
    mailing.person(unconfirmed).put("/api/me/email", json={"email": "eve@example.org"})
    names = (known, unconfirmed, new_name(), "ada@example.org", "eve@example.org", "n@example.org")
    answers = [
        mailing.client().post("/api/password/forgotten", json={"name": name}) for name in names
    ]
    assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
    reset = [mail for mail in mails(mailing, 4) if mail["what"] == "password"]
    assert [mail["address"] for mail in reset] == ["ada@example.org"] * 2


def test_links_of_one_kind_are_none_of_the_other(mailing: Running) -> None:
    browser = mailing.person()
    confirmed(mailing, browser, "ada@example.org")
    browser.put("/api/me/email", json={"email": "eve@example.org"})
    mail = mails(mailing, 2)[-1]
    anew = {"secret": secret(mail), "password": "seven loud herons"}
    told(mailing.client().post("/api/password/reset", json=anew), 404, "link-over")
