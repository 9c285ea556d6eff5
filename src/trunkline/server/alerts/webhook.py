"""Webhooks: an address of somebody's own is called when something waits for them.

Calls are signed as the Standard Webhooks describe, for which there are libraries in most
languages: ``webhook-signature`` is ``v1,`` and the base64 of the HMAC-SHA256 of
``{webhook-id}.{webhook-timestamp}.{body}`` under the secret.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from trunkline.server.alerts.calling import Answer, Caller

PREFIX = "whsec_"


def new_secret() -> str:
    """A secret to sign calls with, as its receiver keeps it."""
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def signature(secret: str, id: str, timestamp: int, body: bytes) -> str:
    """What proves that a call is ours, and when it was made.

    >>> signature("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek",
    ...           1614265330, b'{"test": 2432232314}')
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
    """
    key = base64.b64decode(secret.removeprefix(PREFIX))
    told = hmac.digest(key, b"%s.%d.%s" % (id.encode(), timestamp, body), hashlib.sha256)
    return "v1," + base64.b64encode(told).decode()


async def call(
    caller: Caller, url: str, secret: str, id: str, timestamp: int, body: bytes
) -> Answer:
    """Call a webhook; ``id`` is the same when the same thing is told again."""
    headers = {
        "Content-Type": "application/json",
        "Webhook-Id": id,
        "Webhook-Timestamp": str(timestamp),
        "Webhook-Signature": signature(secret, id, timestamp, body),
    }
    return await caller.post(url, body, headers)
