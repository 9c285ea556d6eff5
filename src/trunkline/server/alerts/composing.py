"""What is sent by each way: the message of a browser, the body of a call, the letter of a mail."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from trunkline.server.alerts import links
from trunkline.server.alerts.claims import Job
from trunkline.server.alerts.known import TableFacts
from trunkline.server.alerts.letters import Letter, Link
from trunkline.server.alerts.sentences import Telling, tell, tell_confirm, tell_password
from trunkline.words import language, phrase


class Message(msgspec.Struct, frozen=True):
    """What a browser is sent: the page's worker shows it."""

    kind: str
    subject: str
    text: str
    language: str
    url: str
    tag: str
    """One with the same tag takes the place of the one that is shown."""
    at: int


class Called(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a webhook is sent."""

    type: str
    id: str
    at: int
    text: str
    table: CalledTable | None = None
    by: str = ""
    """Who did it, where somebody did."""


class CalledTable(msgspec.Struct, frozen=True):
    """The table that it is about."""

    id: str
    name: str
    title: str
    url: str


class Places(msgspec.Struct, frozen=True):
    """Where things are found from outside."""

    address: str
    """Ours, as players open it; empty if nobody has said so."""
    key: bytes
    """With which links in mails are signed."""

    @property
    def host(self) -> str:
        return urlsplit(self.address).netloc or "Trunkline"

    def table(self, id: str) -> str:
        return f"{self.address}/t/{id}"

    def stop(self, user_id: str, table_id: str = "") -> str:
        token = links.made(links.Stop(user_id, table_id), self.key)
        return f"{self.address}/stop/{token}"


def telling(job: Job) -> Telling:
    """What an alert about a table says."""
    return tell(job.alert.kind, job.table.name if job.table else "", job.alert.body)


def topic(job: Job) -> str:
    """What a newer message replaces an older one by: what stands at the table now, or was said.

    It has 32 letters at most.
    """
    table = job.alert.table_id or "-"
    return f"m-{table}" if job.alert.kind == "mention" else f"t-{table}"


def browser_message(job: Job) -> bytes:
    """For a browser."""
    told = telling(job)
    where = Places("", b"").table(job.alert.table_id or "")
    return msgspec.json.encode(
        Message(
            kind=job.alert.kind,
            subject=told.subject,
            text=told.text,
            language=language(),
            url=where,
            tag=topic(job),
            at=job.alert.made,
        )
    )


def call_id(job: Job) -> str:
    """The same for every attempt, so that a receiver knows what it has had."""
    return f"alert_{job.alert.id}_{job.alert.made}"


def call_body(job: Job, places: Places) -> bytes:
    """For a webhook."""
    return msgspec.json.encode(
        Called(
            type=job.alert.kind,
            id=call_id(job),
            at=job.alert.made,
            text=telling(job).text,
            table=_called_table(job.table, places),
            by=str(job.alert.body.get("by") or ""),
        )
    )


def _called_table(table: TableFacts | None, places: Places) -> CalledTable | None:
    if table is None:
        return None
    return CalledTable(table.id, table.name, table.title, places.table(table.id))


def letter(job: Job, places: Places) -> Letter | None:
    """For a mail about a table, or with a link for an account; nothing if there is no address."""
    id = f"alert-{job.alert.id}-{job.alert.made}"
    body = job.alert.body
    if job.alert.kind == "confirm":
        about = tell_password if body.get("what") == "password" else tell_confirm
        told = about(job.user.name, places.host)
        link = Link(phrase("mail-open-link"), str(body.get("link", "")))
        to = str(body.get("address", ""))
        if not to:
            return None
        return Letter(id=id, to=to, subject=told.subject, text=told.text, button=link)
    told = telling(job)
    table_id = job.alert.table_id or ""
    if not job.reach.email:
        return None
    return Letter(
        id=id,
        to=job.reach.email,
        subject=told.subject,
        text=told.text,
        button=Link(phrase("mail-open"), places.table(table_id)),
        why=phrase("mail-why", host=places.host),
        stop_all=places.stop(job.user.id),
        stop_table=places.stop(job.user.id, table_id),
    )
