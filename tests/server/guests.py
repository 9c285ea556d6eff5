"""Guests, as programs become them."""

from __future__ import annotations

from typing import Any

from trunkline.client import Client


def guest(address: str, name: str = "", **options: Any) -> Client:
    """A client of a new guest, whose name begins so."""
    client = Client(address, **({"patience": 180} | options))
    client._http.ask("POST", "/api/guests", dict, {})
    return client
