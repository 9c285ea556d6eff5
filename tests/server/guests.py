"""Guests, as programs become them."""

from __future__ import annotations

from typing import Any

from trunkline.client import Client


def guest(address: str, _: str = "", **options: Any) -> Client:
    """A client of a new guest; names are told apart by the server."""
    client = Client(address, **({"patience": 180} | options))
    client.guest()
    return client
