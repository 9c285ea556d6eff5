"""Calling addresses that people gave: checked, pinned, and never waited for.

A name is resolved once, by us; every number it means is checked, and the connection goes to a
number that was checked while the certificate is asked for by the name. Redirects are not
followed, little is read of an answer, and a call ends in time.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

import certifi
import httpcore
import msgspec

from trunkline.server.alerts.addresses import BadAddress, Network, checked, is_allowed

SECONDS = 10.0
"""A call that takes longer has failed."""
MOST_READ = 4_096
"""So many bytes of an answer are read."""

Resolver = Callable[[str, int], Awaitable[list[str]]]
"""The numbers that a name means."""


class CallFailed(Exception):
    """Nobody answered; ``code`` says how far it came: ``unknown-host``, ``not-reached``,
    ``bad-certificate``, ``too-slow``, or ``no-http``."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Answer(msgspec.Struct, frozen=True):
    """What came back from a call."""

    status: int
    headers: dict[str, str]
    """With names in small letters."""
    body: bytes
    """Its beginning."""

    @property
    def is_good(self) -> bool:
        return 200 <= self.status < 300

    @property
    def wait(self) -> int | None:
        """How many seconds the other side asks us to wait, if it says so."""
        value = self.headers.get("retry-after", "")
        return int(value) if value.isdecimal() and len(value) < 9 else None


class Caller:
    """Makes calls; connections are kept for a while, for the next one to the same host."""

    def __init__(
        self,
        networks: Iterable[Network] = (),
        *,
        tls: ssl.SSLContext | None = None,
        resolver: Resolver | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self._seconds = seconds
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=tls or trusted(),
            max_connections=40,
            max_keepalive_connections=10,
            keepalive_expiry=20,
            network_backend=_Pinned(tuple(networks), resolver or resolve),
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send something; ``BadAddress`` if it may not go there, ``CallFailed`` if it cannot."""
        checked(url)
        try:
            async with asyncio.timeout(self._seconds):
                return await self._post(url, body, headers)
        except (TimeoutError, httpcore.TimeoutException):
            raise CallFailed("too-slow") from None
        except httpcore.ConnectError as error:
            if isinstance(error.__cause__ or error.__context__, ssl.SSLError):
                raise CallFailed("bad-certificate") from error
            raise CallFailed("not-reached") from error
        except (httpcore.NetworkError, ssl.SSLError) as error:
            raise CallFailed("not-reached") from error
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol) as error:
            raise CallFailed("no-http") from error

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        sent = {"user-agent": "Trunkline", "accept": "*/*", "accept-encoding": "identity"} | {
            name.lower(): value for name, value in headers.items()
        }
        async with self._pool.stream(
            "POST", url, headers=list(sent.items()), content=body
        ) as response:
            read = b""
            async for part in response.aiter_stream():
                read += part
                if len(read) >= MOST_READ:
                    break
            received = {
                name.decode("latin-1").lower(): value.decode("latin-1")
                for name, value in response.headers
            }
            return Answer(response.status, received, read[:MOST_READ])

    async def close(self) -> None:
        await self._pool.aclose()


class _Pinned(httpcore.AsyncNetworkBackend):
    """Connects to numbers that were checked, whatever the name means by then."""

    def __init__(self, networks: tuple[Network, ...], resolver: Resolver) -> None:
        self._networks = networks
        self._resolve = resolver
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        numbers = await reachable(host, port, self._networks, self._resolve)
        for number in numbers[:-1]:
            try:
                return await self._backend.connect_tcp(number, port, timeout)
            except httpcore.ConnectError:
                continue
        return await self._backend.connect_tcp(numbers[-1], port, timeout)


async def reachable(
    host: str, port: int, networks: tuple[Network, ...] = (), resolver: Resolver | None = None
) -> list[str]:
    """The numbers that a host has; ``BadAddress`` if one of them may not be called."""
    numbers = await (resolver or resolve)(host, port)
    for number in numbers:
        if not is_allowed(number, networks):
            raise BadAddress("address-not-public", host=host)
    return numbers


async def resolve(host: str, port: int) -> list[str]:
    """Ask the system's resolver."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise CallFailed("unknown-host") from error
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def trusted() -> ssl.SSLContext:
    """The authorities that the machine trusts; ``SSL_CERT_FILE`` can name others."""
    context = ssl.create_default_context(cafile=certifi.where())
    context.load_default_certs()
    return context
