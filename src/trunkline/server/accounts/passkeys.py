"""Passkeys: keys in people's devices that take the place of passwords."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
import webauthn
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete as deleted
from sqlalchemy import func, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, generate_challenge
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from trunkline.server.accounts.entering import begin
from trunkline.server.accounts.names import checked_name
from trunkline.server.accounts.people import account
from trunkline.server.accounts.proofs import make_proof, redeem
from trunkline.server.accounts.proving import freshly, in_person
from trunkline.server.given import Asking, Me, TheHouse
from trunkline.server.house import House
from trunkline.server.problems import Problem
from trunkline.server.security.origin import own_address
from trunkline.server.security.who import AnyRequest
from trunkline.store import Clash
from trunkline.store.models import Passkey, User
from trunkline.wire.accounts import (
    Account,
    NewPasskey,
    PasskeyName,
    PasskeyQuestion,
    PasskeyTold,
    UsedPasskey,
)

MOST_PASSKEYS = 20
MINUTES = 5
"""So long a question waits for its answer."""
MAKING, USING = "passkey-making", "passkey-using"


def _site(house: House, request: AnyRequest) -> tuple[str, str]:
    """For which site a passkey is: its name, and its address as a browser tells it."""
    address = own_address(house.settings, request.scope)
    name = urlsplit(address).hostname or ""
    if ":" in name or name.replace(".", "").isdigit():
        raise Problem("passkey-host", 409)
    return name, address


def _question(proof: str, options: Any) -> PasskeyQuestion:
    return PasskeyQuestion(
        proof=proof, options=msgspec.json.decode(webauthn.options_to_json(options))
    )


@get("/api/me/passkeys", summary="One's passkeys")
async def list_passkeys(house: TheHouse, me: Me, who: Asking) -> list[PasskeyTold]:
    """All passkeys, the oldest first."""
    in_person(who)
    async with house.database.reading() as reading:
        found = (await reading.scalars(_of(me).order_by(Passkey.created, Passkey.id))).all()
    return [PasskeyTold(id=each.id, label=each.label, created=each.created) for each in found]


@post("/api/me/passkeys/options", status_code=200, summary="Begin to make a passkey")
async def question_for_making(
    house: TheHouse, request: AnyRequest, me: Me, who: Asking, data: JSONBody[PasskeyName]
) -> PasskeyQuestion:
    """What ``navigator.credentials.create`` is asked."""
    freshly(house, who)
    site, _ = _site(house, request)
    challenge = generate_challenge()
    body = {"challenge": bytes_to_base64url(challenge)}
    async with house.database.writing() as writing:
        known = (await writing.scalars(_of(me))).all()
        proof = make_proof(house, writing, MAKING, me.id, body, MINUTES)
    options = webauthn.generate_registration_options(
        rp_id=site,
        rp_name="Trunkline",
        user_id=me.id.encode(),
        user_name=checked_name(data.name) if data.name else me.name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
        ],
    )
    return _question(proof, options)


@post("/api/me/passkeys", summary="Make a passkey")
async def make_passkey(
    house: TheHouse, request: AnyRequest, me: Me, who: Asking, data: JSONBody[NewPasskey]
) -> PasskeyTold:
    """Keep what the browser made."""
    freshly(house, who)
    site, origin = _site(house, request)
    async with house.database.writing() as writing:
        expected = await redeem(house, writing, MAKING, data.proof)
    if expected is None or expected.user_id != me.id:
        raise Problem("passkey-late", 409)
    try:
        made = webauthn.verify_registration_response(
            credential=data.credential,
            expected_challenge=base64url_to_bytes(expected.body["challenge"]),
            expected_rp_id=site,
            expected_origin=origin,
        )
    except Exception as error:  # the library reads whatever was sent, and trips over some of it
        house.log.info("passkey-refused", user=me.id, why=type(error).__name__)
        raise Problem("passkey-refused", 400) from None
    passkey = Passkey(
        id=bytes_to_base64url(made.credential_id),
        user_id=me.id,
        public_key=made.credential_public_key,
        uses=made.sign_count,
        label=data.label,
        created=house.now(),
    )
    try:
        async with house.database.writing() as writing:
            await account(writing, me)
            if await _count(writing, me) >= MOST_PASSKEYS:
                raise Problem("too-many", 409, most=MOST_PASSKEYS)
            writing.add(passkey)
    except Clash:
        raise Problem("passkey-known", 409) from None
    return PasskeyTold(id=passkey.id, label=passkey.label, created=passkey.created)


@delete("/api/me/passkeys/{id:str}", status_code=204, summary="Remove a passkey")
async def remove_passkey(house: TheHouse, me: Me, who: Asking, id: FromPath[str]) -> None:
    """It opens the account no more. The last one of who has no password cannot be removed."""
    freshly(house, who)
    async with house.database.writing() as writing:
        user = await account(writing, me)
        gone = deleted(Passkey).where(Passkey.user_id == me.id, Passkey.id == id)
        if not (await writing.scalars(gone.returning(Passkey.id))).all():
            raise Problem("not-found", 404)
        if user.kind == "person" and not user.password and not await _count(writing, me):
            raise Problem("last-passkey", 409)


@post("/api/passkeys/options", status_code=200, summary="Begin to use a passkey")
async def question_for_using(house: TheHouse, request: AnyRequest) -> PasskeyQuestion:
    """What ``navigator.credentials.get`` is asked: for any passkey of this site, so that nobody
    learns from it who has one."""
    site, _ = _site(house, request)
    challenge = generate_challenge()
    body = {"challenge": bytes_to_base64url(challenge)}
    async with house.database.writing() as writing:
        proof = make_proof(house, writing, USING, None, body, MINUTES)
    options = webauthn.generate_authentication_options(rp_id=site, challenge=challenge)
    return _question(proof, options)


@post("/api/passkeys/login", status_code=200, summary="Log in with a passkey")
async def log_in_by_passkey(
    house: TheHouse, request: AnyRequest, who: Asking, data: JSONBody[UsedPasskey]
) -> Response[Account]:
    """Log in whoever the passkey belongs to."""
    passkey = await check_passkey(house, request, data)
    async with house.database.reading() as reading:
        user = await reading.get(User, passkey.user_id)
    if user is None:
        raise Problem("passkey-refused", 401)
    return await begin(house, request, user, before=who)


async def check_passkey(house: House, request: AnyRequest, data: UsedPasskey) -> Passkey:
    """The passkey that answered a question; ``Problem`` if it did not answer rightly."""
    site, origin = _site(house, request)
    async with house.database.writing() as writing:
        expected = await redeem(house, writing, USING, data.proof)
    if expected is None:
        raise Problem("passkey-late", 409)
    async with house.database.reading() as reading:
        passkey = await reading.get(Passkey, str(data.credential.get("id", ""))[:512])
    if passkey is None:
        raise Problem("passkey-unknown", 401)
    try:
        used = webauthn.verify_authentication_response(
            credential=data.credential,
            expected_challenge=base64url_to_bytes(expected.body["challenge"]),
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )
    except Exception as error:  # as above
        house.log.warning("passkey-refused", user=passkey.user_id, why=type(error).__name__)
        raise Problem("passkey-refused", 401) from None
    counted = (
        update(Passkey)
        .where(Passkey.id == passkey.id, Passkey.uses == passkey.uses)
        .values(uses=used.new_sign_count)
        .returning(Passkey.id)
    )
    async with house.database.writing() as writing:
        if not (await writing.scalars(counted)).all():
            raise Problem("passkey-refused", 401)
    return passkey


def _of(user: User) -> Any:
    return select(Passkey).where(Passkey.user_id == user.id)


async def _count(writing: Any, user: User) -> int:
    """How many passkeys somebody has."""
    count = select(func.count()).select_from(Passkey).where(Passkey.user_id == user.id)
    return await writing.scalar(count) or 0


route_handlers = [
    list_passkeys,
    question_for_making,
    make_passkey,
    remove_passkey,
    question_for_using,
    log_in_by_passkey,
]
