"""Guests play at once."""

from __future__ import annotations

import httpx

from tests.server.running import Running


def test_a_guest_is_logged_in(server: Running, browser: httpx.Client) -> None:
    answer = browser.post("/api/guests", json={"name": "Ada"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["name"] == "Ada"
    assert browser.get("/api/me").json()["id"] == answer.json()["id"]


def test_nobody_is_nobody(browser: httpx.Client) -> None:
    answer = browser.get("/api/me")
    assert answer.status_code == 401
    assert answer.json()["text"] == "Log in first, or begin as a guest."


def test_a_log_out_ends_the_session(server: Running) -> None:
    browser = server.guest()
    stolen = browser.cookies["trunkline"]
    assert browser.post("/api/logout").status_code == 204
    assert "trunkline" not in browser.cookies
    assert httpx.get(f"{server.address}/api/me", cookies={"trunkline": stolen}).status_code == 401


def test_asking_for_the_head_of_a_page(server: Running) -> None:
    browser = server.guest()
    answer = browser.head("/api/me")
    assert (answer.status_code, answer.content) == (200, b"")


def test_who_asks_is_no_error_for_visitors(server: Running, browser: httpx.Client) -> None:
    answer = server.client().get("/api/who")
    assert (answer.status_code, answer.json()) == (200, {"account": None})
    account = browser.post("/api/guests", json={}).json()
    assert browser.get("/api/who").json() == {"account": account}
    assert server.client(cookies={"trunkline": "nobody's"}).get("/api/who").status_code == 200
