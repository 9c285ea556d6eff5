"""Calls go where they were checked to go, and nowhere else; they end in time."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
import trustme

from tests.server.alerts.receivers import NAME, Receiver
from trunkline.server.alerts.addresses import BadAddress, networks
from trunkline.server.alerts.calling import MOST_READ, Answer, Caller, CallFailed, resolve

LOCAL = networks("127.0.0.0/8")


class Names:
    """A resolver that answers as it is told, one answer after the other."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return answer.split()


def calls(work: Callable[[Caller], Awaitable[Any]], **options: Any) -> Any:
    async def run() -> Any:
        caller = Caller(**options)
        try:
            return await work(caller)
        finally:
            await caller.close()

    return asyncio.run(run())


def post(url: str, **options: Any) -> Answer:
    async def work(caller: Caller) -> Answer:
        return await caller.post(url, b"body", {"Content-Type": "text/plain"})

    found: Answer = calls(work, **options)
    return found


def test_a_call_arrives_under_its_name(receiver: Receiver, trust: ssl.SSLContext) -> None:
    receiver.status, receiver.answer = 200, b"thanks"
    names = Names("127.0.0.1")
    answer = post(receiver.url("/a?b=c"), networks=LOCAL, tls=trust, resolver=names)
    assert (answer.status, answer.body, answer.is_good) == (200, b"thanks", True)
    [request] = receiver.requests
    assert (request.path, request.body) == ("/a?b=c", b"body")
    assert request.headers["host"] == f"{NAME}:{receiver.port}"
    assert names.asked == [NAME]


def test_addresses_that_are_not_public_are_not_even_connected_to(
    receiver: Receiver, trust: ssl.SSLContext
) -> None:
    for number in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1"):
        with pytest.raises(BadAddress, match="address-not-public"):
            post(receiver.url(), tls=trust, resolver=Names(number))
    assert receiver.requests == []


def test_one_bad_address_among_good_ones_is_enough(
    receiver: Receiver, trust: ssl.SSLContext
) -> None:
    with pytest.raises(BadAddress):
        post(receiver.url(), tls=trust, resolver=Names("93.184.215.14 127.0.0.1"))


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "127.0.0.1", "2130706433", "0x7f000001", "017700000001", "127.1", "0"),
        *("[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]"),
    ],
)
def test_this_machine_is_refused_however_it_is_written(host: str, receiver: Receiver) -> None:
    with pytest.raises(BadAddress) as refused:
        post(f"https://{host}:{receiver.port}/")
    assert refused.value.code == "address-not-public"
    assert receiver.requests == []


def test_a_name_that_changes_its_mind_is_asked_once(
    receiver: Receiver, trust: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Public when it is checked, private when it is connected to: there is no such moment."""
    names = Names("127.0.0.1", "127.0.0.2")
    connected: list[str] = []
    real = asyncio.BaseEventLoop.getaddrinfo

    async def watch(self: Any, host: Any, *rest: Any, **more: Any) -> Any:
        connected.append(host)
        return await real(self, host, *rest, **more)

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", watch)
    post(receiver.url(), networks=networks("127.0.0.1"), tls=trust, resolver=names)
    assert names.asked == [NAME]
    assert NAME not in connected
    assert len(receiver.requests) == 1
    # Asked again, for a new connection, the new answer is checked again.
    with pytest.raises(BadAddress):
        post(receiver.url(), networks=networks("127.0.0.1"), tls=trust, resolver=names)
    assert len(receiver.requests) == 1


def test_public_first_and_private_afterwards(receiver: Receiver, trust: ssl.SSLContext) -> None:
    names = Names("127.0.0.9", "127.0.0.1")

    async def work(caller: Caller) -> None:
        with pytest.raises(CallFailed, match="not-reached"):
            await caller.post(receiver.url(), b"", {})
        with pytest.raises(BadAddress):
            await caller.post(receiver.url(), b"", {})

    # One number stands for the public: nobody answers there.
    calls(work, networks=networks("127.0.0.9"), tls=trust, resolver=names)
    assert receiver.requests == []


def test_redirects_are_not_followed(
    receiver: Receiver, ca: trustme.CA, trust: ssl.SSLContext
) -> None:
    inside = Receiver(ca)
    try:
        receiver.status, receiver.headers = 307, {"Location": inside.url("/secret")}
        answer = post(receiver.url(), networks=LOCAL, tls=trust, resolver=Names("127.0.0.1"))
        assert (answer.status, answer.is_good) == (307, False)
        assert inside.requests == []
    finally:
        inside.close()


def test_a_certificate_of_another_name_is_not_trusted(
    ca: trustme.CA, trust: ssl.SSLContext
) -> None:
    other = Receiver(ca, "other.test")
    try:
        with pytest.raises(CallFailed, match="bad-certificate"):
            post(
                f"https://{NAME}:{other.port}/",
                networks=LOCAL,
                tls=trust,
                resolver=Names("127.0.0.1"),
            )
        assert other.requests == []
    finally:
        other.close()


def test_a_certificate_of_nobody_is_not_trusted(receiver: Receiver) -> None:
    with pytest.raises(CallFailed, match="bad-certificate"):
        post(receiver.url(), networks=LOCAL, resolver=Names("127.0.0.1"))


def test_a_slow_receiver_is_not_waited_for(receiver: Receiver, trust: ssl.SSLContext) -> None:
    gone = threading.Event()
    receiver.before = lambda request: gone.wait(5) and None
    began = time.monotonic()
    with pytest.raises(CallFailed, match="too-slow"):
        post(receiver.url(), networks=LOCAL, tls=trust, resolver=Names("127.0.0.1"), seconds=0.3)
    assert time.monotonic() - began < 2
    gone.set()


def test_an_answer_that_drips_is_not_waited_for(trust: ssl.SSLContext, ca: trustme.CA) -> None:
    """Each byte comes in time, the answer never does."""
    listening = socket.create_server(("127.0.0.1", 0))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ca.issue_cert(NAME).configure_cert(context)
    stop = threading.Event()

    def drip() -> None:
        connection, _ = listening.accept()
        with context.wrap_socket(connection, server_side=True) as tls:
            tls.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n")
            while not stop.wait(0.05):
                try:
                    tls.sendall(b"x")
                except OSError:
                    return

    thread = threading.Thread(target=drip, daemon=True)
    thread.start()
    url = f"https://{NAME}:{listening.getsockname()[1]}/"
    with pytest.raises(CallFailed, match="too-slow"):
        post(url, networks=LOCAL, tls=trust, resolver=Names("127.0.0.1"), seconds=0.4)
    stop.set()
    thread.join(5)
    listening.close()


def test_little_is_read_of_an_answer(receiver: Receiver, trust: ssl.SSLContext) -> None:
    receiver.status, receiver.answer = 200, b"x" * 10_000_000
    answer = post(receiver.url(), networks=LOCAL, tls=trust, resolver=Names("127.0.0.1"))
    assert len(answer.body) == MOST_READ


def test_nobody_there() -> None:
    free = socket.create_server(("127.0.0.1", 0))
    port = free.getsockname()[1]
    free.close()
    with pytest.raises(CallFailed, match="not-reached"):
        post(f"https://{NAME}:{port}/", networks=LOCAL, resolver=Names("127.0.0.1"))


def test_what_is_not_http(trust: ssl.SSLContext, ca: trustme.CA) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ca.issue_cert(NAME).configure_cert(context)

    def talk() -> None:
        connection, _ = listening.accept()
        with context.wrap_socket(connection, server_side=True) as tls:
            tls.recv(1000)
            tls.sendall(b"220 mail.example.org ESMTP\r\n\r\n")
            with suppress(OSError):
                while tls.recv(1000):
                    pass

    thread = threading.Thread(target=talk, daemon=True)
    thread.start()
    with pytest.raises(CallFailed, match="no-http"):
        post(
            f"https://{NAME}:{listening.getsockname()[1]}/",
            networks=LOCAL,
            tls=trust,
            resolver=Names("127.0.0.1"),
        )
    thread.join(5)
    listening.close()


def test_a_name_that_nobody_knows() -> None:
    async def ask() -> None:
        await resolve("no-such-host.invalid", 443)

    with pytest.raises(CallFailed, match="unknown-host"):
        asyncio.run(ask())


def test_the_next_number_is_tried(receiver: Receiver, trust: ssl.SSLContext) -> None:
    names = Names("127.0.0.9 127.0.0.1")
    assert post(receiver.url(), networks=LOCAL, tls=trust, resolver=names).is_good


def test_how_long_the_other_side_wants_to_be_left_in_peace() -> None:
    assert Answer(429, {"retry-after": "120"}, b"").wait == 120
    assert Answer(429, {"retry-after": "Fri, 31 Dec 1999 23:59:59 GMT"}, b"").wait is None
    assert Answer(429, {}, b"").wait is None
