"""Links in mails that act for somebody who is not logged in, signed against forgery."""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from trunkline.server.alerts.keys import from_base64, to_base64

_SIGNATURE = 16
"""Bytes of it that are kept: nobody guesses 128 bits."""


class Stop(msgspec.Struct, frozen=True):
    """Whose mails end: about one table, or about all of them."""

    user_id: str
    table_id: str = ""


def made(stop: Stop, key: bytes) -> str:
    """The part of a link that says what it does, and proves that it is ours.

    >>> read(made(Stop("ada", "t1"), b"key"), b"key")
    Stop(user_id='ada', table_id='t1')
    """
    text = f"{stop.user_id}.{stop.table_id}".encode()
    return to_base64(_signature(text, key) + text)


def read(token: str, key: bytes) -> Stop | None:
    """What a link does; nothing if it is not ours.

    >>> read("bm90LW91cnMtYnV0LWxvbmctZW5vdWdo", b"key")
    """
    try:
        data = from_base64(token)
        signature, text = data[:_SIGNATURE], data[_SIGNATURE:]
        if not hmac.compare_digest(signature, _signature(text, key)):
            return None
        user_id, _, table_id = text.decode().partition(".")
    except ValueError:
        return None
    return Stop(user_id, table_id)


def _signature(text: bytes, key: bytes) -> bytes:
    return hmac.digest(key, b"stop." + text, hashlib.sha256)[:_SIGNATURE]
