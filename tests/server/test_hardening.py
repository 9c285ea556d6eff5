"""What comes in that should not, and what goes out that must not."""

from __future__ import annotations

import json
import re
import socket
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from tests.server.running import PASSWORD, Running, new_name, told
from trunkline.store.models import User

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("body", "code", "text"),
    [
        (b"", "body-missing", "The request has no body; it has to be JSON."),
        (b"{", "not-json", "The request is not readable as JSON in UTF-8."),
        (b"{'name': 1}", "not-json", ""),
        (b'{"name": "\xff"}', "not-json", ""),
        (b'{"name": "\\ud800"}', "not-json", ""),
        (b'{"name": NaN}', "not-json", ""),
        (b'{"name": "a\\u0000b", "password": "x"}', "no-nul", ""),
        (b'{"name": "a\x00b", "password": "x"}', "no-nul", ""),
        (b"[]", "body-wrong", "The request’s body has to be an object."),
        (b'"x"', "body-wrong", ""),
        (b"null", "body-wrong", ""),
        (b"{}", "field-missing", "name is missing."),
        (b'{"name": "x"}', "field-missing", "password is missing."),
        (
            b'{"name": 5, "password": "x"}',
            "field-wrong",
            "name has to be text of 1 to 40 letters, not 5.",
        ),
        (
            b'{"name": "", "password": "x"}',
            "field-wrong",
            'name has to be text of 1 to 40 letters, not "".',
        ),
        (
            b'{"name": ["x"], "password": "x"}',
            "field-wrong",
            'name has to be text of 1 to 40 letters, not ["x"].',
        ),
        (
            b'{"name": "x", "password": "x", "language": "de"}',
            "field-wrong",
            'language has to be one of en, fr, ja, ko or null, not "de".',
        ),
        (
            b'{"name": "x", "password": "x", "admin": true}',
            "field-unknown",
            "There is no field admin here.",
        ),
    ],
)
def test_bodies_that_cannot_be_read(
    browser: httpx.Client, body: bytes, code: str, text: str
) -> None:
    said = told(browser.post("/api/accounts", content=body, headers=JSON), 400, code)
    assert said == text or not text
    assert "\n" not in said
    assert said.endswith(".")


@pytest.mark.parametrize("depth", [500, 5_000, 30_000])
def test_bodies_that_are_nested_deeply(server: Running, depth: int) -> None:
    body = b'{"settings": {"a": ' + b"[" * depth + b"]" * depth + b"}}"
    answer = server.guest().patch("/api/me", content=body, headers=JSON)
    assert answer.status_code in (200, 400, 413), answer.text


def test_a_long_value_is_shown_in_part(browser: httpx.Client) -> None:
    answer = browser.post("/api/guests", json={"name": "x" * 5000})
    text = told(answer, 400, "field-wrong")
    assert "…" in text
    assert len(text) < 200


def test_bodies_that_are_too_long(server: Running) -> None:
    browser = server.guest()
    body = json.dumps({"settings": {"a": "x" * 70_000}}).encode()
    answer = browser.patch("/api/me", content=body, headers=JSON)
    assert "65,536 bytes" in told(answer, 413, "too-long")
    in_pieces = (body[start : start + 1000] for start in range(0, len(body), 1000))
    told(browser.patch("/api/me", content=in_pieces, headers=JSON), 413, "too-long")


def test_a_body_that_is_shorter_than_announced(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(
            b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"
            b"Content-Type: application/json\r\nContent-Length: 400\r\n\r\n{}"
        )
        raw.shutdown(socket.SHUT_WR)
        raw.recv(4096)
    assert httpx.get(f"{server.address}/healthz").status_code == 200
    assert not [line for line in server.lines() if line["event"] == "defect"]


@pytest.mark.parametrize(
    "raw",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"GARBAGE\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /%00%ff HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /api/me?x=%00 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 200_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: [::1\r\n\r\n",
        b"GET //evil.example/.. HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"PROPFIND / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    ],
)
def test_requests_that_are_none(server: Running, raw: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(raw)
        answer = line.recv(65536)
    assert re.match(rb"HTTP/1\.1 (200|4\d\d) ", answer), answer[:200]
    assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_a_head_without_end(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
        sent = 0
        try:
            while sent < 10_000_000:
                sent += line.send(b"a" * 10_000)
            raise AssertionError("it is read for ever")
        except (ConnectionError, TimeoutError):
            pass


@pytest.mark.parametrize(
    "path", ["/nowhere", "/api/nowhere", "/api/me/nowhere", "/.git/config", "/api/tables/x/y/z"]
)
def test_unknown_addresses(browser: httpx.Client, path: str) -> None:
    assert told(browser.get(path), 404, "not-found") == "There is nothing at this address."
    told(browser.post(path, json={}), 404, "not-found")


def test_methods(server: Running) -> None:
    browser = server.guest()
    answer = browser.put("/api/guests", json={})
    told(answer, 405, "wrong-method")
    assert "POST" in answer.headers["allow"]
    answer = browser.options("/api/me")
    assert answer.status_code == 204
    allowed = {method.strip() for method in answer.headers["allow"].split(",")}
    assert {"GET", "PATCH", "DELETE", "OPTIONS"} <= allowed
    for path in ("/", "/api", "/api/me", "/healthz", "/style.css", "/nowhere"):
        got, head = browser.get(path), browser.head(path)
        assert (head.status_code, head.content) == (got.status_code, b""), path
        assert head.headers["content-length"] == got.headers["content-length"], path


def test_every_answer_has_the_headers_that_keep_it_safe(server: Running) -> None:
    browser = server.client()
    answers = [
        browser.get(path)
        for path in ("/", "/api", "/api/me", "/nowhere", "/style.css", "/healthz", "/reset/x")
    ]
    answers.append(browser.post("/api/guests", content=b"{", headers=JSON))
    answers.append(browser.get("/", headers={"host": "evil.example"}))
    for answer in answers:
        headers = answer.headers
        policy = dict(
            part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
        )
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert policy["base-uri"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert re.fullmatch("[0-9a-f]{16}", headers["x-request-id"])
        assert "strict-transport-security" not in headers
        assert "server" not in headers


def test_a_server_on_https_says_that_it_stays_there(own_server: Any) -> None:
    server: Running = own_server(address="https://trunkline.example")
    answer = httpx.get(server.address, headers={"host": "trunkline.example"})
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_what_is_told_to_one_person_is_kept_by_nobody_in_between(server: Running) -> None:
    browser = server.guest()
    for path in ("/api/me", "/api/me/sessions", "/", "/reset/x", "/api/tables"):
        assert browser.get(path).headers["cache-control"] == "no-store", path
    assert "max-age" in browser.get("/style.css").headers["cache-control"]


def test_a_defect_tells_nothing_of_the_inside(own_server: Any) -> None:
    server: Running = own_server()

    async def fail(writing: AsyncSession, user: User) -> None:
        raise RuntimeError("the password of the database is hunter2")

    server.house.when_gone.append(fail)
    answer = server.guest().delete("/api/me")
    text = told(answer, 500, "internal")
    assert answer.json()["data"]["id"] == answer.headers["x-request-id"]
    assert answer.headers["x-request-id"] in text
    for secret in ("hunter2", "RuntimeError", "Traceback", ".py", "litestar"):
        assert secret not in answer.text
    (defect,) = (line for line in server.lines() if line["event"] == "defect")
    assert "hunter2" in defect["traceback"]
    assert defect["request"] == answer.headers["x-request-id"]
    assert server.house.metrics.value("errors_total") == 1


def test_the_log_has_no_secrets(own_server: Any) -> None:
    server: Running = own_server()
    name = new_name()
    browser = server.person(name)
    token = server.token(browser)
    server.program(token).get("/api/me?token=" + token)
    server.client().post("/api/login", json={"name": name, "password": "another guess"})
    server.client().post("/api/login", json={"name": name, "password": PASSWORD})
    browser.get("/reset/some-secret-of-a-mail")
    assert len(server.lines(least=6)) >= 6
    for secret in (PASSWORD, "another guess", token, browser.cookies["trunkline"], "some-secret"):
        assert secret not in server.written.getvalue()


def test_a_line_of_the_log(own_server: Any) -> None:
    server: Running = own_server()
    browser = server.guest()
    answer = browser.get("/api/me")
    line = next(
        line
        for line in server.lines(least=2)
        if line.get("request") == answer.headers["x-request-id"]
    )
    ms, time = line.pop("ms"), line.pop("time")
    assert line == {
        "level": "info",
        "event": "request",
        "request": answer.headers["x-request-id"],
        "method": "GET",
        "route": "/api/me",
        "status": 200,
        "user": answer.json()["id"],
    }
    assert 0 < ms < 60_000
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", time)


def test_numbers_that_no_database_holds(server: Running) -> None:
    answer = server.client().get("/api/tables?before=99999999999999999999999")
    assert answer.status_code == 400, answer.text
    answer = server.client().get(f"/api/tables?which=open&before={2**63}-abc")
    told(answer, 400, "no-such-place")
