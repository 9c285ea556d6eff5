"""Sessions: their cookies, their ends, and logging out from afar."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.server.running import PASSWORD, Running, new_name, told
from trunkline.server.security.secrets import hashed
from trunkline.store.models import Session


def with_cookie(server: Running, secret: str) -> httpx.Response:
    return httpx.get(f"{server.address}/api/me", cookies={"trunkline": secret})


def test_the_cookie(server: Running, browser: httpx.Client) -> None:
    line = browser.post("/api/guests", json={}).headers["set-cookie"]
    parts = {part.strip().partition("=")[0].lower() for part in line.split(";")}
    assert parts == {"trunkline", "httponly", "max-age", "path", "samesite"}
    assert "SameSite=lax" in line
    assert "Path=/" in line
    assert "Max-Age=1209600" in line


def test_over_https_the_cookie_is_for_https_only(own_server: Any) -> None:
    server: Running = own_server(address="https://trunkline.example")
    answer = server.client(headers={"origin": "https://trunkline.example"}).post(
        "/api/guests", json={}, headers={"host": "trunkline.example"}
    )
    assert answer.status_code == 201, answer.text
    line = answer.headers["set-cookie"]
    assert line.startswith("__Host-trunkline=")
    assert "; Secure" in line
    assert "domain" not in line.lower()


def test_only_a_hash_of_the_secret_is_kept(server: Running) -> None:
    browser = server.guest()
    secret = browser.cookies["trunkline"]

    async def kept() -> list[str]:
        async with server.house.database.reading() as reading:
            return list(await reading.scalars(select(Session.secret)))

    found = server.run(kept())
    assert hashed(secret) in found
    assert secret not in found
    assert len(secret) >= 43


def test_sessions_are_listed_and_ended_one_by_one(server: Running) -> None:
    name = new_name()
    laptop = server.person(name)
    phone = server.client(headers={"user-agent": "Phone 7"})
    phone.post("/api/login", json={"name": name, "password": PASSWORD})
    found = laptop.get("/api/me/sessions").json()
    assert {(each["agent"] == "Phone 7", each["is_current"]) for each in found} == {
        (True, False),
        (False, True),
    }
    assert all(each.keys() == {"id", "agent", "created", "seen", "is_current"} for each in found)
    other = next(each["id"] for each in found if not each["is_current"])
    stranger = server.person()
    told(stranger.delete(f"/api/me/sessions/{other}"), 404, "not-found")
    assert phone.get("/api/me").status_code == 200
    assert laptop.delete(f"/api/me/sessions/{other}").status_code == 204
    assert phone.get("/api/me").status_code == 401
    assert laptop.get("/api/me").status_code == 200
    told(laptop.delete(f"/api/me/sessions/{other}"), 404, "not-found")


def test_log_out_everywhere(server: Running) -> None:
    name = new_name()
    browsers = [server.person(name), server.client(), server.client()]
    for browser in browsers[1:]:
        browser.post("/api/login", json={"name": name, "password": PASSWORD})
    secrets = [browser.cookies["trunkline"] for browser in browsers]
    assert browsers[1].delete("/api/me/sessions").status_code == 204
    assert [with_cookie(server, secret).status_code for secret in secrets] == [401] * 3


def test_a_stolen_cookie_is_worth_nothing_after_log_out(server: Running) -> None:
    browser = server.guest()
    stolen = browser.cookies["trunkline"]
    assert with_cookie(server, stolen).status_code == 200
    assert browser.post("/api/logout").status_code == 204
    assert "trunkline" not in browser.cookies
    assert with_cookie(server, stolen).status_code == 401


@pytest.mark.parametrize("secret", ["", "x", "a" * 5000, "../..", "%00", "é"])
def test_cookies_that_were_made_up(server: Running, secret: str) -> None:
    headers = {"cookie": f"trunkline={secret}".encode()}
    assert httpx.get(f"{server.address}/api/me", headers=headers).status_code == 401


def test_a_log_in_takes_the_place_of_the_session_before(server: Running) -> None:
    name = new_name()
    browser = server.person(name)
    before = browser.cookies["trunkline"]
    browser.post("/api/login", json={"name": name, "password": PASSWORD})
    assert browser.cookies["trunkline"] != before
    assert with_cookie(server, before).status_code == 401


def test_a_session_ends_when_it_is_not_used_and_goes_on_while_it_is(own_server: Any) -> None:
    server: Running = own_server(session_days=3)
    used, unused = server.guest(), server.guest()
    for _ in range(3):
        server.clock.forward(days=2)
        answer = used.get("/api/me")
        assert answer.status_code == 200
        assert "Max-Age=259200" in answer.headers["set-cookie"]
        assert "set-cookie" not in used.get("/api/me").headers
    assert unused.get("/api/me").status_code == 401
    server.clock.forward(days=3, seconds=1)
    assert used.get("/api/me").status_code == 401


def test_what_is_over_is_cleaned_away(own_server: Any) -> None:
    from trunkline.server.accounts.cleaning import clean

    server: Running = own_server(session_days=1)
    server.guest()
    server.clock.forward(days=2)
    server.guest()
    server.run(clean(server.house))

    async def count() -> int:
        async with server.house.database.reading() as reading:
            return len((await reading.scalars(select(Session))).all())

    assert server.run(count()) == 1


def test_what_puts_an_account_at_risk_is_asked_for_once_more(own_server: Any) -> None:
    server: Running = own_server(proof_minutes=10)
    browser, guest = server.person(), server.guest()
    assert browser.post("/api/me/tokens", json={"label": "a"}).status_code == 201
    server.clock.forward(minutes=11)
    for method, path, body in (
        ("POST", "/api/me/tokens", {"label": "a"}),
        ("POST", "/api/me/passkeys/options", {}),
        ("PUT", "/api/me/email", {"email": "ada@example.org"}),
        ("DELETE", "/api/me", None),
    ):
        told(browser.request(method, path, json=body), 403, "prove-again")
    told(browser.post("/api/me/prove", json={"password": "wrong one"}), 403, "password-wrong")
    told(browser.post("/api/me/prove", json={}), 403, "password-wrong")
    told(browser.post("/api/me/tokens", json={"label": "a"}), 403, "prove-again")
    assert browser.post("/api/me/prove", json={"password": PASSWORD}).status_code == 204
    assert browser.post("/api/me/tokens", json={"label": "a"}).status_code == 201
    assert guest.post("/api/me/tokens", json={"label": "a"}).status_code == 201


def test_parts_of_the_server_learn_which_sessions_have_ended(own_server: Any) -> None:
    server: Running = own_server()
    heard: list[tuple[str, frozenset[str]]] = []

    async def listen(user: str, keys: frozenset[str]) -> None:
        heard.append((user, keys))

    server.house.when_revoked.append(listen)
    browser = server.person()
    me = browser.get("/api/me").json()["id"]
    session = browser.get("/api/me/sessions").json()[0]["id"]
    token = browser.post("/api/me/tokens", json={"label": "a"}).json()["id"]
    browser.delete(f"/api/me/tokens/{token}")
    browser.post("/api/logout")
    assert heard == [(me, frozenset([token])), (me, frozenset([session]))]
