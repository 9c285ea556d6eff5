"""The address for mail, and what can be done by a mail's link: confirm it, set a new password.

The mail itself is an alert of the kind ``confirm``; whoever sends alerts sends it to the address
in its body.
"""

from __future__ import annotations

import re

from litestar import Response, delete, post, put
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.server.accounts.names import name_key
from trunkline.server.accounts.passwords import check_password
from trunkline.server.accounts.people import account, end_sessions, revoked, told
from trunkline.server.accounts.proofs import make_proof, redeem
from trunkline.server.accounts.proving import freshly
from trunkline.server.alerts.outbox import note
from trunkline.server.given import Asking, Me, TheHouse
from trunkline.server.house import House
from trunkline.server.problems import Problem
from trunkline.server.security.gate import take
from trunkline.server.security.secrets import hashed
from trunkline.store.models import Proof, User
from trunkline.wire.accounts import Account, Forgotten, NewEmail, Reset, SecretAsked

CONFIRM, RESET = "email", "password"
CONFIRM_MINUTES, RESET_MINUTES = 48 * 60, 60
_ADDRESS = re.compile(r"[^@\s\x00-\x1f\"<>()\[\]\\,:;]+@[^@\s\x00-\x1f\"<>()\[\]\\,:;]+\.[\w-]{2,}")


def _needs_mail(house: House) -> None:
    """Links need an address that is certain: none that whoever asks could make up."""
    if not (house.settings.mail_host and house.settings.address):
        raise Problem("no-mail", 409)


@put("/api/me/email", status_code=204, summary="Set the address for mail")
async def set_email(house: TheHouse, me: Me, who: Asking, data: JSONBody[NewEmail]) -> None:
    """A mail goes to the address; its link confirms it. Until then the old one stays."""
    freshly(house, who)
    _needs_mail(house)
    email = data.email.strip()
    if not _ADDRESS.fullmatch(email):
        raise Problem("email-wrong", 400, email=email)
    take(house, "mail-address", email.casefold())
    async with house.database.writing() as writing:
        secret = make_proof(house, writing, CONFIRM, me.id, {"email": email}, CONFIRM_MINUTES)
        await _note(house, writing, me, CONFIRM, email, f"/confirm/{secret}")


@delete("/api/me/email", status_code=200, summary="Have no address for mail")
async def remove_email(house: TheHouse, me: Me, who: Asking) -> Account:
    """No mail comes any more."""
    freshly(house, who)
    async with house.database.writing() as writing:
        user = await account(writing, me)
        user.email = user.email_confirmed = None
    return told(user)


@post("/api/email/confirm", status_code=204, summary="Confirm an address for mail")
async def confirm_email(house: TheHouse, data: JSONBody[SecretAsked]) -> None:
    """What the link in the mail does. Nobody has to be logged in for it."""
    await confirm(house, data.secret)


async def confirm(house: House, secret: str) -> None:
    """Take an address for its account's own."""
    async with house.database.writing() as writing:
        expected = await redeem(house, writing, CONFIRM, secret)
        user = await writing.get(User, expected.user_id) if expected else None
        if expected is None or user is None or user.kind == "gone":
            raise Problem("link-over", 404)
        user.email, user.email_confirmed = expected.body["email"], house.now()


@post("/api/password/forgotten", status_code=204, summary="Ask for a mail that sets a password")
async def password_forgotten(house: TheHouse, data: JSONBody[Forgotten]) -> Response[None]:
    """If there is an account with that name or address, and its address is confirmed, a mail
    goes there. The answer is the same in any case."""
    _needs_mail(house)
    take(house, "mail-name", data.name.casefold())
    return Response(None, background=BackgroundTask(_mail_reset, house, data.name))


async def _mail_reset(house: House, name: str) -> None:
    """After the answer, so that nobody can measure whether there was something to do."""
    by = User.email == name if "@" in name else User.name_key == name_key(name)
    wanted = select(User).where(by, User.kind == "person", User.email_confirmed.is_not(None))
    async with house.database.writing() as writing:
        for user in (await writing.scalars(wanted.limit(5))).all():
            secret = make_proof(house, writing, RESET, user.id, {}, RESET_MINUTES)
            await _note(house, writing, user, RESET, user.email or "", f"/reset/{secret}")


@post("/api/password/reset", status_code=204, summary="Set a new password by a mail's link")
async def password_reset(house: TheHouse, data: JSONBody[Reset]) -> None:
    """All sessions end; then one logs in with the new password."""
    await reset(house, data.secret, data.password)


async def reset(house: House, secret: str, password: str) -> None:
    """Set a password by the secret of a mail."""
    async with house.database.reading() as reading:
        expected = await reading.get(Proof, hashed(secret))
        user = await reading.get(User, expected.user_id) if expected else None
    if user is None or user.kind != "person":
        raise Problem("link-over", 404)
    # A password that will not do leaves the link as it was.
    check_password(password, user.name)
    kept = await house.passwords.hashed(password)
    async with house.database.writing() as writing:
        if await redeem(house, writing, RESET, secret) is None:
            raise Problem("link-over", 404)
        user = await account(writing, user)
        user.password = kept
        ended = await end_sessions(writing, user.id)
    await revoked(house, user.id, ended)


async def _note(
    house: House, writing: AsyncSession, user: User, what: str, address: str, path: str
) -> None:
    """Have a mail sent with a link."""
    body = {"what": what, "address": address, "link": house.settings.address + path}
    await note(writing, "confirm", [user.id], now=house.now(), body=body)


route_handlers = [set_email, remove_email, confirm_email, password_forgotten, password_reset]
