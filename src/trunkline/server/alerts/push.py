"""Web push: messages that a browser shows when no page of ours is open.

RFC 8030 says how they are sent, RFC 8291 how they are encrypted for the one browser that may
read them, and RFC 8292 (VAPID) how a push service knows who sends them.
"""

from __future__ import annotations

import time
from typing import Literal
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from trunkline.server.alerts.addresses import BadAddress, checked
from trunkline.server.alerts.calling import Answer, Caller
from trunkline.server.alerts.keys import from_base64, to_base64

MOST_BYTES = 3_900
"""What every push service takes, encrypted."""
TOKEN_SECONDS = 12 * 3600
"""For so long a signature holds; a day is the most that is allowed."""

Urgency = Literal["very-low", "low", "normal", "high"]


class Keys(msgspec.Struct, frozen=True):
    """What a browser gives so that messages can be sent to it and to nobody else."""

    endpoint: str
    p256dh: str
    auth: str


class BadKeys(ValueError):
    """A browser's keys that nothing can be encrypted with."""


def checked_keys(keys: Keys) -> Keys:
    """The keys themselves; ``BadKeys`` or ``BadAddress`` if they cannot be a browser's."""
    checked(keys.endpoint)
    _receiver(keys)
    return keys


def _receiver(keys: Keys) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    try:
        point, auth = from_base64(keys.p256dh), from_base64(keys.auth)
        receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadKeys("no point of the curve P-256") from None
    if len(auth) != 16:
        raise BadKeys("the authentication secret has 16 bytes")
    return receiver, auth


def encrypted(message: bytes, keys: Keys) -> bytes:
    """A message that only the browser can read, with a key of its own for every message."""
    receiver, auth = _receiver(keys)
    return bytes(
        http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=receiver,
            auth_secret=auth,
            version="aes128gcm",
        )
    )


class Pusher:
    """Sends push messages, signed with the server's key."""

    def __init__(self, caller: Caller, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._caller = caller
        self._key = key
        self._contact = contact
        self._tokens: dict[str, tuple[float, str]] = {}

    @property
    def public_key(self) -> str:
        """What a browser has to be given when it subscribes."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return to_base64(point)

    async def send(
        self, keys: Keys, message: bytes, *, topic: str, seconds: int, urgency: Urgency = "normal"
    ) -> Answer:
        """Send a message; one of the same topic that still waits is replaced.

        ``seconds`` is for how long the push service keeps it for a browser that is not there.
        """
        headers = {
            "Authorization": f"vapid t={self._token(keys.endpoint)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": topic,
            "Urgency": urgency,
        }
        return await self._caller.post(keys.endpoint, encrypted(message, keys), headers)

    def _token(self, endpoint: str) -> str:
        """A signature for one push service; it is used again for half its time."""
        parts = urlsplit(endpoint)
        audience, now = f"{parts.scheme}://{parts.netloc}", time.time()
        until, token = self._tokens.get(audience, (0.0, ""))
        if until - now < TOKEN_SECONDS / 2:
            until = now + TOKEN_SECONDS
            token = signed({"aud": audience, "exp": int(until), "sub": self._contact}, self._key)
            if len(self._tokens) > 100:
                self._tokens.clear()
            self._tokens[audience] = (until, token)
        return token


def signed(claims: dict[str, object], key: ec.EllipticCurvePrivateKey) -> str:
    """Claims as a JSON web token, signed with ES256."""
    head = to_base64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    bare = f"{head}.{to_base64(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(bare.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{bare}.{to_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


__all__ = ["BadAddress", "BadKeys", "Keys", "Pusher", "checked_keys", "encrypted", "signed"]
