"""Mails: their text, the same as simple HTML, and the headers that mail programs look for."""

from __future__ import annotations

from datetime import UTC, datetime
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import format_datetime
from html import escape

import msgspec

from trunkline.words import language, phrase


class _Whole(UnstructuredHeader, BaseHeader):
    """A header that is written as it is: an address broken into pieces is none."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _Whole)
_POLICY = SMTP.clone(header_factory=_HEADERS)


class Link(msgspec.Struct, frozen=True):
    """An address, and what it is called."""

    label: str
    url: str


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """A mail before it is written."""

    id: str
    """The same for the same alert, so that a mail sent twice is known for one."""
    to: str
    subject: str
    text: str
    lines: tuple[Link, ...] = ()
    """More that is told, each line with where it leads."""
    button: Link | None = None
    why: str = ""
    """Why this mail comes."""
    stop_all: str = ""
    stop_table: str = ""
    """Where mails can be ended."""


def written(letter: Letter, sender: str, at: int) -> EmailMessage:
    """A mail in the language that is spoken, ready to be sent."""
    message = EmailMessage(policy=_POLICY)
    message["From"] = sender
    message["To"] = Address(addr_spec=letter.to)
    message["Subject"] = letter.subject
    message["Date"] = format_datetime(datetime.fromtimestamp(at / 1000, UTC))
    message["Message-ID"] = f"<{letter.id}@{domain(sender)}>"
    # Answering machines leave such mail alone.
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop_all:
        message["List-Unsubscribe"] = f"<{letter.stop_all}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(_text(letter))
    message.add_alternative(_html(letter), subtype="html")
    message["Content-Language"] = language()
    return message


def domain(sender: str) -> str:
    """The part of an address behind the @.

    >>> domain("Trunkline <games@example.org>")
    'example.org'
    """
    return sender.rpartition("@")[2].rstrip("> ") or "localhost"


def _stops(letter: Letter) -> list[Link]:
    stops = [("mail-stop-table", letter.stop_table), ("mail-stop-all", letter.stop_all)]
    return [Link(phrase(name), url) for name, url in stops if url]


def _text(letter: Letter) -> str:
    parts = [letter.text]
    parts += [f"{line.label}\n{line.url}" if line.url else line.label for line in letter.lines]
    if letter.button:
        parts.append(f"{letter.button.label}:\n{letter.button.url}")
    foot = [letter.why] if letter.why else []
    foot += [f"{stop.label}:\n{stop.url}" for stop in _stops(letter)]
    if foot:
        parts.append("-- \n" + "\n".join(foot))
    return "\n\n".join(parts) + "\n"


def _html(letter: Letter) -> str:
    parts = [f"<p>{escape(letter.text)}</p>"]
    if letter.lines:
        items = "".join(f"<li>{_anchor(line)}</li>" for line in letter.lines)
        parts.append(f"<ul>{items}</ul>")
    if letter.button:
        parts.append(f"<p><strong>{_anchor(letter.button)}</strong></p>")
    foot = [escape(letter.why)] if letter.why else []
    foot += [_anchor(stop) for stop in _stops(letter)]
    if foot:
        parts.append("<hr><p><small>" + "<br>".join(foot) + "</small></p>")
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        f"<title>{escape(letter.subject)}</title></head>"
        f'<body style="font-family: sans-serif; line-height: 1.5">{"".join(parts)}</body></html>\n'
    )


def _anchor(link: Link) -> str:
    if not link.url:
        return escape(link.label)
    return f'<a href="{escape(link.url)}">{escape(link.label)}</a>'
