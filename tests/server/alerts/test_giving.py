"""Giving something to be told at, over HTTP: browsers, an address to call; and trying it."""

from __future__ import annotations

import ssl
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
import trustme

from tests.server.alerts.receivers import Browser, PushService, Receiver, check_vapid
from tests.server.playing import Person
from tests.server.running import Running
from trunkline.server.alerts.webhook import signature

HERE = "127.0.0.1"


@pytest.fixture
def trusting(
    ca: trustme.CA,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    own_server: Callable[..., Running],
) -> Running:
    """A server that may call this machine, and trusts the tests' certificates."""
    ca.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    return own_server(alert_networks="127.0.0.0/8", push_after=0)


@pytest.fixture
def here(ca: trustme.CA) -> Iterator[Receiver]:
    receiver = Receiver(ca, HERE)
    yield receiver
    receiver.close()


@pytest.fixture
def service(ca: trustme.CA) -> Iterator[PushService]:
    service = PushService(ca, HERE)
    yield service
    service.close()


# --- browsers -----------------------------------------------------------------------


def test_a_browser_subscribes_and_unsubscribes(server: Running) -> None:
    ada = Person(server)
    assert len(ada.get("/api/push")["key"]) == 87
    browser = Browser("https://push.example.net/send/abc")
    ada.http.headers["user-agent"] = "Firefox/200"
    made = ada.send("POST", "/api/me/browsers", browser.subscription, 201)
    assert made["service"] == "push.example.net"
    assert made["agent"] == "Firefox/200"
    assert ada.get("/api/me/browsers") == [made]
    assert "push" in ada.get("/api/me/alerts")["possible"]
    again = ada.send("POST", "/api/me/browsers", browser.subscription, 201)
    assert [each["id"] for each in ada.get("/api/me/browsers")] == [again["id"]] == [made["id"]]
    ada.send("DELETE", f"/api/me/browsers/{made['id']}", status=204)
    assert ada.get("/api/me/browsers") == []


def test_a_browser_belongs_to_who_subscribed_it_last(server: Running) -> None:
    ada, ben = Person(server), Person(server)
    browser = Browser("https://push.example.net/send/shared")
    made = ada.send("POST", "/api/me/browsers", browser.subscription, 201)
    ben.send("DELETE", f"/api/me/browsers/{made['id']}", status=204)
    assert len(ada.get("/api/me/browsers")) == 1
    ben.send("POST", "/api/me/browsers", browser.subscription, 201)
    assert ada.get("/api/me/browsers") == []
    assert len(ben.get("/api/me/browsers")) == 1


def test_there_is_a_most_of_browsers(server: Running) -> None:
    ada = Person(server)
    for number in range(10):
        browser = Browser(f"https://push.example.net/send/most-{number}")
        ada.send("POST", "/api/me/browsers", browser.subscription, 201)
    ada.send("POST", "/api/me/browsers", browser.subscription, 201)
    more = Browser("https://push.example.net/send/one-more")
    problem = ada.send("POST", "/api/me/browsers", more.subscription, 409)
    assert problem["code"] == "too-many-browsers"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"endpoint": "http://push.example.net/"}, "address-not-https"),
        ({"endpoint": "https://push.example.net:22/"}, "address-port"),
        ({"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "browser-keys"),
        ({"keys": {"p256dh": "AAAA"}}, "field-missing"),
        ({"endpoint": 7}, "field-wrong"),
    ],
)
def test_what_is_no_subscription(server: Running, change: dict[str, object], code: str) -> None:
    body = Browser("https://push.example.net/").subscription | change
    assert Person(server).send("POST", "/api/me/browsers", body, 400)["code"] == code


# --- an address to call -------------------------------------------------------------


def test_an_address_is_given_changed_and_taken_away(trusting: Running, here: Receiver) -> None:
    ada = Person(trusting)
    assert ada.get("/api/me/webhook") is None
    made = ada.send("PUT", "/api/me/webhook", {"url": here.url("/one")})
    assert made["secret"].startswith("whsec_")
    told = ada.get("/api/me/webhook")
    assert told == {"url": here.url("/one"), "created": made["created"]}
    other = ada.send("PUT", "/api/me/webhook", {"url": here.url("/two")})
    assert other["secret"] != made["secret"]
    assert ada.get("/api/me/webhook")["url"] == here.url("/two")
    assert here.requests == []
    ada.send("DELETE", "/api/me/webhook", status=204)
    assert ada.get("/api/me/webhook") is None


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://example.org/", "address-not-https"),
        ("https://localhost/", "address-not-public"),
        ("https://127.0.0.1/", "address-not-public"),
        ("https://2130706433/", "address-not-public"),
        ("https://0x7f.1/", "address-not-public"),
        ("https://[::1]/", "address-not-public"),
        ("https://[::ffff:10.0.0.1]/", "address-not-public"),
        ("https://169.254.169.254/latest/meta-data", "address-not-public"),
        ("https://10.0.0.1:8443/", "address-not-public"),
        ("https://no-such-host.invalid/", "address-unknown"),
        ("https://example.org:22/", "address-port"),
        ("https://me:secret@example.org/", "address-with-password"),
        ("what?", "address-not-https"),
    ],
)
def test_addresses_that_are_not_called(server: Running, url: str, code: str) -> None:
    problem = Person(server).send("PUT", "/api/me/webhook", {"url": url}, 400)
    assert problem["code"] == code
    assert problem["text"].endswith(".")


# --- trying it ----------------------------------------------------------------------


def test_trying_where_there_is_nothing(server: Running) -> None:
    ada = Person(server)
    for way in ("push", "email", "webhook"):
        problem = ada.send("POST", "/api/me/alerts/test", {"way": way}, 409)
        assert problem["code"] == f"nowhere-{way}"


def test_trying_a_webhook(trusting: Running, here: Receiver) -> None:
    ada = Person(trusting)
    secret = ada.send("PUT", "/api/me/webhook", {"url": here.url("/hook")})["secret"]
    [tried] = ada.send("POST", "/api/me/alerts/test", {"way": "webhook"})
    assert tried == {"to": here.url("/hook"), "is_good": True, "text": "It has arrived."}
    [request] = here.requests
    sent = request.headers
    at = int(sent["webhook-timestamp"])
    assert sent["webhook-signature"] == signature(secret, sent["webhook-id"], at, request.body)
    assert msgspec.json.decode(request.body)["type"] == "test"
    here.status = 500
    [tried] = ada.send("POST", "/api/me/alerts/test", {"way": "webhook"})
    assert (tried["is_good"], "500" in tried["text"]) == (False, True)


def test_trying_push(trusting: Running, service: PushService) -> None:
    ada = Person(trusting)
    good, bad = service.browser("good"), service.browser("bad")
    service.answers = {"/push/bad": 410}
    for browser in (good, bad):
        ada.send("POST", "/api/me/browsers", browser.subscription, 201)
    tried = ada.send("POST", "/api/me/alerts/test", {"way": "push"})
    assert sorted(each["is_good"] for each in tried) == [False, True]
    request = next(each for each in service.requests if each.path == "/push/good")
    assert good.read(request)["kind"] == "test"
    told = check_vapid(request, f"https://{HERE}:{service.port}")
    assert told["k"] == ada.get("/api/push")["key"]


def test_certificates_of_nobody_are_not_trusted(
    own_server: Callable[..., Running], here: Receiver
) -> None:
    ada = Person(own_server(alert_networks="127.0.0.0/8"))
    ada.send("PUT", "/api/me/webhook", {"url": here.url()})
    [tried] = ada.send("POST", "/api/me/alerts/test", {"way": "webhook"})
    assert tried["text"] == "The certificate of the other side cannot be trusted."
    assert here.requests == []


def test_tests_are_not_for_playing_about(own_server: Callable[..., Running]) -> None:
    from trunkline.server.settings import read_limits

    ada = Person(own_server(limits=read_limits(None)))
    statuses = [
        ada.http.post("/api/me/alerts/test", json={"way": "push"}).status_code for _ in range(8)
    ]
    assert statuses == [409] * 6 + [429] * 2


def test_the_context_is_not_weakened() -> None:
    from trunkline.server.alerts.calling import trusted

    context = trusted()
    assert context.verify_mode == ssl.CERT_REQUIRED
    assert context.check_hostname
