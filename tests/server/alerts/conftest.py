"""Certificates that tests trust."""

from __future__ import annotations

import ssl
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import trustme

from tests.server.alerts.mailing import ADDRESS
from tests.server.alerts.receivers import MailServer, PushService, Receiver
from tests.server.running import Running


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


@pytest.fixture
def telling(
    ca: trustme.CA,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    own_server: Callable[..., Running],
    mail_server: MailServer,
) -> Running:
    """A server that sends everything it has, soon."""
    ca.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    server = own_server(
        address=ADDRESS,
        alert_networks="127.0.0.0/8",
        push_after=0,
        mail_after=0,
        mail_host="127.0.0.1",
        mail_port=mail_server.port,
        mail_tls="none",
        mail_from="Trunkline <games@trunkline.example>",
    )
    server.address = f"http://127.0.0.1:{server.port}"
    return server
