"""Certificates that tests trust."""

from __future__ import annotations

import ssl
from collections.abc import Iterator

import pytest
import trustme

from tests.server.alerts.receivers import MailServer, PushService, Receiver


@pytest.fixture(scope="session")
def ca() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def trust(ca: trustme.CA) -> ssl.SSLContext:
    """Trusts the tests' own certificates and no others."""
    context = ssl.create_default_context()
    ca.configure_trust(context)
    return context


@pytest.fixture
def receiver(ca: trustme.CA) -> Iterator[Receiver]:
    receiver = Receiver(ca)
    yield receiver
    receiver.close()


@pytest.fixture
def push_service(ca: trustme.CA) -> Iterator[PushService]:
    service = PushService(ca)
    yield service
    service.close()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.close()
