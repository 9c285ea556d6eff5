"""The other sides, for real: an https receiver, a push service, a mail server."""

from __future__ import annotations

import asyncio
import http.server
import ssl
import threading
import time
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
import msgspec
import trustme
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from trunkline.server.alerts.keys import from_base64, to_base64

NAME = "hooks.test"


class Request(msgspec.Struct):
    """What a receiver was sent."""

    path: str
    headers: dict[str, str]
    body: bytes
    peer: str


class Receiver:
    """An https server that answers as it is told and remembers what it was sent."""

    def __init__(self, ca: trustme.CA, name: str = NAME) -> None:
        self.name = name
        self.requests: list[Request] = []
        self.status = 204
        self.answers: dict[str, int] = {}
        """Other statuses for some paths."""
        self.answer = b""
        self.headers: dict[str, str] = {}
        self.before: Callable[[Request], None] = lambda request: None
        """Called before the answer goes out."""
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", 0))
                headers = {name.lower(): value for name, value in self.headers.items()}
                body = self.rfile.read(length)
                request = Request(self.path, headers, body, self.client_address[0])
                outer.requests.append(request)
                outer.before(request)
                self.send_response(outer.answers.get(self.path, outer.status))
                for name, value in outer.headers.items():
                    self.send_header(name, value)
                if "content-length" not in {name.lower() for name in outer.headers}:
                    self.send_header("Content-Length", str(len(outer.answer)))
                self.end_headers()
                self.wfile.write(outer.answer)

            def log_message(self, *_: Any) -> None:
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_: Any) -> None:
                pass  # who hangs up on us is part of the tests

        self._server = Server(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        ca.issue_cert(name).configure_cert(context)
        self._server.socket = context.wrap_socket(
            self._server.socket, server_side=True, do_handshake_on_connect=False
        )
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def url(self, path: str = "/") -> str:
        return f"https://{self.name}:{self.port}{path}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class PushService(Receiver):
    """A push service, and the browsers that it knows: it checks what such a service checks."""

    def __init__(self, ca: trustme.CA, name: str = NAME) -> None:
        super().__init__(ca, name)
        self.status = 201

    def browser(self, name: str) -> Browser:
        return Browser(self.url(f"/push/{name}"))


class Browser:
    """A browser that has subscribed: it alone can read what it is sent."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes..."
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = to_base64(point), to_base64(self._auth)

    @property
    def subscription(self) -> dict[str, Any]:
        """What ``PushSubscription.toJSON()`` gives."""
        keys = {"p256dh": self.p256dh, "auth": self.auth}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, request: Request) -> dict[str, Any]:
        """A message decrypted."""
        assert request.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(
            request.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return dict(msgspec.json.decode(plain))


def check_vapid(request: Request, audience: str) -> dict[str, Any]:
    """What a push service checks of who sends: the signature, for whom it is, and until when."""
    scheme, _, rest = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert msgspec.json.decode(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = from_base64(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(parts["k"]))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    try:
        key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        raise AssertionError("the signature is wrong") from None
    told: dict[str, Any] = msgspec.json.decode(from_base64(claims))
    assert told["aud"] == audience
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    assert told["sub"].startswith(("mailto:", "https:"))
    return told | {"k": parts["k"]}


class MailServer:
    """A mail server that keeps what it takes."""

    def __init__(
        self,
        *,
        tls: ssl.SSLContext | None = None,
        is_from_start: bool = False,
        password: str = "",
    ) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.refuse = ""
        """An answer to whatever is sent, in place of taking it."""
        self.refuse_to = ""
        self.was_encrypted: list[bool] = []
        self.users: list[str] = []
        outer = self

        class Handler:
            async def handle_RCPT(
                self, server: SMTP, session: Any, envelope: Any, address: str, options: Any
            ) -> str:
                if outer.refuse_to:
                    return outer.refuse_to
                envelope.rcpt_tos.append(address)
                return "250 OK"

            async def handle_DATA(self, server: SMTP, session: Any, envelope: Any) -> str:
                if outer.refuse:
                    return outer.refuse
                mail = message_from_bytes(envelope.content, policy=policy.default)
                assert isinstance(mail, EmailMessage)
                outer.mails.append(mail)
                outer.raw.append(envelope.content)
                is_encrypted = server.transport.get_extra_info("ssl_object") is not None
                outer.was_encrypted.append(is_encrypted)
                return "250 OK"

        def authenticate(
            server: Any, session: Any, envelope: Any, mechanism: str, data: Any
        ) -> AuthResult:
            assert isinstance(data, LoginPassword)
            outer.users.append(data.login.decode())
            return AuthResult(success=data.password.decode() == password, handled=False)

        options: dict[str, Any] = {"hostname": "127.0.0.1", "port": 0}
        if is_from_start:
            options |= {"ssl_context": tls}
        elif tls:
            options |= {"tls_context": tls, "require_starttls": True}
        if password:
            options |= {
                "authenticator": authenticate,
                "auth_required": True,
                "auth_require_tls": tls is not None and not is_from_start,
            }
        self._controller = _FreePort(Handler(), **options)
        self._controller.start()
        self.port = self._controller.port

    def close(self) -> None:
        async def hang_up() -> None:
            self._controller.hang_up()
            await asyncio.sleep(0)

        asyncio.run_coroutine_threadsafe(hang_up(), self._controller.loop).result(5)
        self._controller.stop(no_assert=True)


class _FreePort(Controller):
    """A mail server on whatever port is free, which hangs up when it is stopped."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.sessions: list[SMTP] = []

    def factory(self) -> SMTP:
        session = super().factory()
        self.sessions.append(session)
        return session

    def hang_up(self) -> None:
        for session in self.sessions:
            for transport in (session.transport, session._original_transport):
                if transport is not None:
                    transport.abort()

    def _trigger_server(self) -> None:
        assert self.server is not None
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()
