"""Telling: one alert to one person by one way, and what came of it."""

from __future__ import annotations

import ssl
from email.errors import MessageError

import msgspec
from sqlalchemy import delete

from trunkline.server.alerts import mail, webhook
from trunkline.server.alerts.addresses import BadAddress
from trunkline.server.alerts.calling import Answer, Caller, CallFailed
from trunkline.server.alerts.claims import Job
from trunkline.server.alerts.composing import (
    Places,
    browser_message,
    call_body,
    call_id,
    letter,
    topic,
)
from trunkline.server.alerts.digests import Digest, digest_letter
from trunkline.server.alerts.letters import Letter, written
from trunkline.server.alerts.push import BadKeys, Pusher
from trunkline.store import Database
from trunkline.store.models import PushTarget
from trunkline.words import preferred, speaking
from trunkline.words.language import DEFAULT

PUSH_KEPT = 24 * 3600
"""For so many seconds a push service keeps a message for a browser that is not there."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of an attempt."""

    is_done: bool
    """Whether it need not be tried again."""
    failure: str = ""
    is_sent: bool = True
    """Whether there was anything to tell."""
    wait: int | None = None
    """For how many seconds the other side wants to be left in peace."""


TOLD = Outcome(True)
NOTHING = Outcome(True, is_sent=False)


class Ways:
    """All ways by which people are told something."""

    def __init__(
        self,
        database: Database,
        places: Places,
        caller: Caller,
        pusher: Pusher,
        mail: mail.MailSettings | None,
        tls: ssl.SSLContext,
    ) -> None:
        self.database = database
        self.places = places
        self.caller = caller
        self.pusher = pusher
        self.mail = mail
        self.tls = tls

    async def tell(self, job: Job, mark: str, now: int) -> Outcome:
        """Tell it by one way."""
        with speaking(spoken(job.user.language)):
            way, _, browser = mark.partition(":")
            if way == "push":
                return await self._push(job, browser)
            if way == "webhook":
                return await self._call(job, now)
            return await self._write(letter(job, self.places), now)

    async def tell_digest(self, job: Job, digest: Digest, now: int) -> Outcome:
        """Send a digest, if there is anything in it."""
        with speaking(spoken(job.user.language)):
            return await self._write(digest_letter(job, digest, self.places, now), now)

    async def _push(self, job: Job, browser: str) -> Outcome:
        try:
            answer = await self.pusher.send(
                job.reach.browsers[browser],
                browser_message(job),
                topic=topic(job),
                seconds=PUSH_KEPT,
                urgency="high" if job.alert.kind == "turn" else "normal",
            )
        except (BadAddress, BadKeys) as error:
            return Outcome(True, str(error))
        except CallFailed as error:
            return Outcome(False, error.code)
        if answer.status in (404, 410):
            await self._forget(browser)
            return Outcome(True, "the browser has gone")
        # Nothing but time helps against the others; a message that is refused stays refused.
        is_refused = 400 <= answer.status < 500 and answer.status not in (408, 425, 429)
        return _outcome(answer, is_refused)

    async def _forget(self, browser: str) -> None:
        async with self.database.writing() as session:
            await session.execute(delete(PushTarget).where(PushTarget.id == browser))

    async def _call(self, job: Job, now: int) -> Outcome:
        hook = job.reach.hook
        assert hook is not None
        try:
            answer = await webhook.call(
                self.caller,
                hook.url,
                hook.secret,
                call_id(job),
                now // 1000,
                call_body(job, self.places),
            )
        except BadAddress as error:
            return Outcome(True, str(error))
        except CallFailed as error:
            return Outcome(False, error.code)
        return _outcome(answer, is_refused=answer.status == 410)

    async def _write(self, letter: Letter | None, now: int) -> Outcome:
        if letter is None or self.mail is None:
            return NOTHING
        try:
            message = written(letter, self.mail.sender, now)
        except (ValueError, MessageError) as error:
            return Outcome(True, f"no mail can be written to it: {error!r}")
        try:
            await mail.send(message, self.mail, self.tls)
        except mail.MailFailed as error:
            return Outcome(error.is_final, str(error))
        return TOLD


def _outcome(answer: Answer, is_refused: bool) -> Outcome:
    if answer.is_good:
        return TOLD
    return Outcome(is_refused, f"status {answer.status}", wait=answer.wait)


def spoken(language: str) -> str:
    """The language somebody reads, among those that are spoken."""
    return preferred([language]) or DEFAULT
