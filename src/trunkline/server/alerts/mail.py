"""Sending mail over any SMTP server."""

from __future__ import annotations

import ssl
from email.message import EmailMessage
from typing import Literal

import aiosmtplib
import msgspec

from trunkline.server.alerts.letters import domain

SECONDS = 20.0
"""For one step of the conversation with the mail server."""

PORTS = {"none": 25, "starttls": 587, "tls": 465}


class MailSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server, and how to speak with it."""

    host: str
    port: int = 0
    """0: the usual one."""
    user: str = ""
    password: str = ""
    tls: Literal["starttls", "tls", "none"] = "starttls"
    sender: str = ""


class MailFailed(Exception):
    """A mail that was not taken; ``is_final`` if it never will be."""

    def __init__(self, why: str, is_final: bool) -> None:
        super().__init__(why)
        self.is_final = is_final


async def send(
    message: EmailMessage, settings: MailSettings, tls: ssl.SSLContext | None = None
) -> None:
    """Hand a mail to the mail server; ``MailFailed`` if it is not taken."""
    try:
        await aiosmtplib.send(
            message,
            hostname=settings.host,
            port=settings.port or PORTS[settings.tls],
            username=settings.user or None,
            password=settings.password or None,
            use_tls=settings.tls == "tls",
            start_tls=settings.tls == "starttls",
            tls_context=tls if settings.tls != "none" else None,
            # Otherwise it is looked up, which can take long.
            local_hostname=domain(settings.sender),
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        codes = [refused.code for refused in error.recipients]
        raise MailFailed(f"recipient refused: {codes}", all(map(_is_final, codes))) from error
    except (aiosmtplib.SMTPRecipientRefused, aiosmtplib.SMTPDataError) as error:
        raise MailFailed(f"refused: {error.code}", _is_final(error.code)) from error
    except (aiosmtplib.SMTPException, OSError) as error:
        # Log-in, sender, encryption: what the host can mend, and then it goes out.
        raise MailFailed(f"{type(error).__name__}: {error}", False) from error


def _is_final(code: int) -> bool:
    return 500 <= code < 600
