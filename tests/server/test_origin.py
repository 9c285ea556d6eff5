"""Other people's pages cannot ask in somebody's name, nor give their own name our address."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.running import PASSWORD, Running, new_name, told

EVIL = "https://evil.example"
CHANGE = {"language": "fr"}


def changes(browser: httpx.Client, **headers: str) -> httpx.Response:
    """A change asked with somebody's cookie, and just these headers."""
    sent = {"cookie": f"trunkline={browser.cookies['trunkline']}", **headers}
    return httpx.patch(f"{browser.base_url}/api/me", json=CHANGE, headers=sent)


@pytest.mark.parametrize(
    "origin",
    [
        EVIL,
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "https://127.0.0.1:{port}",
        "http://127.0.0.1:{port}.evil.example",
        "http://evil.example/127.0.0.1:{port}",
        "http://localhost:{port}",
        "file://",
        "",
    ],
)
def test_a_page_of_somebody_else(server: Running, origin: str) -> None:
    browser = server.guest()
    answer = changes(browser, origin=origin.format(port=server.port))
    assert answer.status_code == 403, answer.text
    assert answer.json()["code"] in ("other-origin", "no-origin")
    assert browser.get("/api/me").json()["language"] == "en"


def test_our_own_pages(server: Running) -> None:
    browser = server.guest()
    assert changes(browser, origin=server.address).status_code == 200
    assert changes(browser, origin=server.address.upper()).status_code == 200
    assert changes(browser, **{"sec-fetch-site": "same-origin"}).status_code == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site", "none", "SAME-ORIGIN"])
def test_what_the_browser_says_of_the_page(server: Running, site: str) -> None:
    browser = server.guest()
    told(changes(browser, **{"sec-fetch-site": site}), 403, "no-origin")
    answer = changes(browser, origin=EVIL, **{"sec-fetch-site": "same-origin"})
    assert EVIL in told(answer, 403, "other-origin")


def test_nobody_is_logged_in_by_another_page(server: Running) -> None:
    body = {"name": new_name(), "password": PASSWORD}
    for path, sent in (("/api/guests", {}), ("/api/accounts", body), ("/api/login", body)):
        answer = httpx.post(f"{server.address}{path}", json=sent, headers={"origin": EVIL})
        told(answer, 403, "other-origin")
        assert "set-cookie" not in answer.headers


def test_a_form_of_another_page(server: Running) -> None:
    browser = server.guest()
    sent = {"cookie": f"trunkline={browser.cookies['trunkline']}", "origin": EVIL}
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = httpx.post(
            f"{server.address}/api/logout", content=b"{}", headers={**sent, "content-type": kind}
        )
        told(answer, 403, "other-origin")
    assert browser.get("/api/me").status_code == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_every_method_that_changes_something(server: Running, method: str) -> None:
    paths = {"POST": "/api/logout", "PUT": "/api/me/password", "PATCH": "/api/me"}
    browser = server.guest()
    answer = browser.request(
        method, paths.get(method, "/api/me"), json={}, headers={"origin": EVIL}
    )
    told(answer, 403, "other-origin")


def test_other_pages_may_read_nothing(server: Running) -> None:
    answer = server.guest().get("/api/me", headers={"origin": EVIL})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    asked = {"origin": EVIL, "access-control-request-method": "PATCH"}
    answer = httpx.options(f"{server.address}/api/me", headers=asked)
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "localhost.evil.example"])
def test_a_name_that_is_not_ours(server: Running, host: str) -> None:
    """Somebody's name that leads to our address makes their pages no pages of ours."""
    host = host.format(port=server.port)
    for method in ("GET", "POST"):
        sent = {"host": host, "origin": f"http://{host}"}
        answer = httpx.request(method, f"{server.address}/api/guests", json={}, headers=sent)
        assert answer.status_code in (405, 421)
    sent = {"host": host}
    answer = httpx.get(f"{server.address}/api/me", headers=sent)
    assert "TRUNKLINE_ADDRESS" in told(answer, 421, "other-host")


def test_at_a_public_address(own_server: Any) -> None:
    server: Running = own_server(address="https://trunkline.example")
    ours = {"host": "trunkline.example", "origin": "https://trunkline.example"}

    def made(**headers: str) -> int:
        url = f"{server.address}/api/guests"
        return httpx.post(url, json={}, headers={**ours, **headers}).status_code

    assert made() == 201
    assert made(origin="http://trunkline.example") == 403
    assert made(origin="https://www.trunkline.example") == 403
    assert made(host="evil.example", origin="https://evil.example") == 421
    # Whoever looks after the machine reaches it by number, too.
    assert made(host=f"127.0.0.1:{server.port}", origin=server.address) == 201


def live(server: Running, **headers: str) -> Any:
    return connect(
        f"ws://127.0.0.1:{server.port}/api/live",
        additional_headers=headers,
        origin=None,
        compression=None,
    )


def test_sockets_of_other_pages(server: Running) -> None:
    cookie = f"trunkline={server.guest().cookies['trunkline']}"
    for headers in (
        {"cookie": cookie, "origin": EVIL},
        {"cookie": cookie},
        {"origin": EVIL},
        {"cookie": cookie, "origin": "null"},
    ):
        with pytest.raises(InvalidStatus) as caught, live(server, **headers):
            pass
        response = caught.value.response
        assert response.status_code in (403, 421)
        assert b'"code":"' in (response.body or b"")
    with live(server, cookie=cookie, origin=server.address) as socket:
        assert socket.recv(timeout=10)


def test_sockets_of_programs(server: Running) -> None:
    token = server.token(server.guest())
    with live(server, authorization=f"Bearer {token}") as socket:
        assert socket.recv(timeout=10)
    with pytest.raises(InvalidStatus) as caught, live(server, authorization="Bearer x"):
        pass
    assert caught.value.response.status_code == 401
