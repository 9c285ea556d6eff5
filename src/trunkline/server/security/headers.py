"""What browsers are told about every page: what it may load, and who may frame it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trunkline.server.settings import Settings

CONTENT = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
"""The content policy: everything from ourselves, and no script in a page's own text."""

ASKED_FOR = ("accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb")
"""What no page of ours ever asks for."""


def security_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """The headers of every answer that has not its own."""
    found = {
        "content-security-policy": "; ".join(f"{name} {rule}" for name, rule in CONTENT.items()),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "permissions-policy": ", ".join(f"{name}=()" for name in ASKED_FOR),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    if settings.is_https:
        found["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in found.items()]
