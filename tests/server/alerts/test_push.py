"""Push messages: encrypted for one browser, signed with the server's key."""

from __future__ import annotations

import asyncio
import base64
import ssl
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.alerts.receivers import NAME, Browser, PushService, check_vapid
from tests.server.alerts.test_calling import LOCAL, Names
from trunkline.server.alerts.calling import Answer, Caller
from trunkline.server.alerts.keys import from_base64, kept, push_key, to_base64
from trunkline.server.alerts.push import BadKeys, Keys, Pusher, checked_keys, encrypted
from trunkline.store import open_database


def keys(browser: Browser) -> Keys:
    return Keys(browser.endpoint, browser.p256dh, browser.auth)


def send(service: PushService, browser: Browser, trust: ssl.SSLContext, times: int = 1) -> Answer:
    async def work() -> Answer:
        caller = Caller(LOCAL, tls=trust, resolver=Names("127.0.0.1"))
        key = ec.generate_private_key(ec.SECP256R1())
        pusher = Pusher(caller, key, "mailto:games@example.org")
        try:
            for _ in range(times):
                answer = await pusher.send(
                    keys(browser), b'{"kind": "turn"}', topic="t-abc", seconds=60, urgency="high"
                )
            return answer
        finally:
            await caller.close()

    return asyncio.run(work())


def test_a_browser_can_read_what_it_is_sent(
    push_service: PushService, trust: ssl.SSLContext
) -> None:
    browser = push_service.browser("ada")
    assert send(push_service, browser, trust).status == 201
    [request] = push_service.requests
    assert browser.read(request) == {"kind": "turn"}
    assert request.path == "/push/ada"
    assert request.headers["ttl"] == "60"
    assert request.headers["topic"] == "t-abc"
    assert request.headers["urgency"] == "high"
    check_vapid(request, f"https://{NAME}:{push_service.port}")


def test_nobody_else_can_read_it(push_service: PushService, trust: ssl.SSLContext) -> None:
    send(push_service, push_service.browser("ada"), trust)
    [request] = push_service.requests
    with pytest.raises(http_ece.ECEException):
        push_service.browser("ben").read(request)
    assert b"turn" not in request.body


def test_every_message_has_a_key_and_salt_of_its_own(
    push_service: PushService, trust: ssl.SSLContext
) -> None:
    send(push_service, push_service.browser("ada"), trust, times=2)
    first, second = push_service.requests
    assert first.body[:16] != second.body[:16]
    assert first.body[21:86] != second.body[21:86]
    # The signature is used again: it says who sends, not what.
    assert first.headers["authorization"] == second.headers["authorization"]


def test_the_example_of_the_standard_can_be_read() -> None:
    """RFC 8291, appendix A, with the keys of its example."""
    private = from_base64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    key = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    body = from_base64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
        "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    auth = from_base64("BTBZMqHH6r4Tts7J_aSIgg")
    told = http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
    assert told == b"When I grow up, I want to be a watermelon"
    # What we make for the same browser, it reads the same way.
    own = Browser("https://push.example.net/")
    ours = encrypted(b"watermelon", keys(own))
    assert ours[16:21] == bytes([0, 0, 16, 0, 65])


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        ("AAAA", "c2l4dGVlbiBieXRlcy4uLg"),
        ("not base64!", "c2l4dGVlbiBieXRlcy4uLg"),
        ("ключ", "c2l4dGVlbiBieXRlcy4uLg"),
        (to_base64(b"\x04" + b"\x01" * 64), "c2l4dGVlbiBieXRlcy4uLg"),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        checked_keys(Keys("https://push.example.net/", p256dh, auth))


def test_a_secret_has_sixteen_bytes() -> None:
    browser = Browser("https://push.example.net/")
    with pytest.raises(BadKeys):
        checked_keys(Keys(browser.endpoint, browser.p256dh, "c2hvcnQ"))


def test_padding_does_not_matter() -> None:
    browser = Browser("https://push.example.net/")
    padded = base64.urlsafe_b64encode(from_base64(browser.p256dh)).decode()
    assert padded.endswith("=")
    checked_keys(Keys(browser.endpoint, padded, browser.auth + "=="))


def test_servers_that_start_together_have_one_key(tmp_path: Path) -> None:
    async def work() -> None:
        databases = [await open_database(tmp_path) for _ in range(4)]
        try:
            found = await asyncio.gather(*(push_key(each) for each in databases))
            numbers = {key.private_numbers().private_value for key in found}
            assert len(numbers) == 1
            again = await push_key(databases[0])
            assert {again.private_numbers().private_value} == numbers
        finally:
            for each in databases:
                await each.close()

    asyncio.run(work())


def test_the_first_one_makes_it(tmp_path: Path) -> None:
    async def work() -> None:
        database = await open_database(tmp_path)
        try:
            assert await kept(database, "name", lambda: "first") == "first"
            assert await kept(database, "name", lambda: "second") == "first"
        finally:
            await database.close()

    asyncio.run(work())
