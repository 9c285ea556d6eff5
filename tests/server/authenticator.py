"""A device with passkeys, in software: what a browser and a phone do together."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """Makes keys for sites, and signs with them."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.keys: dict[str, tuple[bytes, bytes, ec.EllipticCurvePrivateKey]] = {}
        """By site: the credential's id, whose it is, and the key."""
        self.uses = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """``navigator.credentials.create``"""
        site = options["rp"]["id"]
        key = ec.generate_private_key(ec.SECP256R1())
        credential = secrets.token_bytes(32)
        self.keys[site] = (credential, base64url_to_bytes(options["user"]["id"]), key)
        point = key.public_key().public_numbers()
        cose = {
            1: 2,
            3: -7,
            -1: 1,
            -2: point.x.to_bytes(32, "big"),
            -3: point.y.to_bytes(32, "big"),
        }
        data = self._data(site, WITH_KEY)
        data += bytes(15) + b"\x01" + len(credential).to_bytes(2, "big")
        data += credential + cbor2.dumps(cose)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": self._client_data("webauthn.create", options),
            "attestationObject": bytes_to_base64url(attestation),
        }
        return self._credential(credential, response)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """``navigator.credentials.get``"""
        credential, user, key = self.keys[options["rpId"]]
        self.uses += 1
        data = self._data(options["rpId"], 0)
        client_data = self._client_data("webauthn.get", options)
        signed = data + sha256(base64url_to_bytes(client_data)).digest()
        response = {
            "clientDataJSON": client_data,
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": bytes_to_base64url(user),
        }
        return self._credential(credential, response)

    def _data(self, site: str, flags: int) -> bytes:
        flags |= PRESENT | VERIFIED
        return sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client_data(self, kind: str, options: dict[str, Any]) -> str:
        data = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return bytes_to_base64url(json.dumps(data).encode())

    def _credential(self, credential: bytes, response: dict[str, str]) -> dict[str, Any]:
        name = bytes_to_base64url(credential)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
