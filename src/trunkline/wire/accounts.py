"""What is asked of accounts, and what is told of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from trunkline.wire.bodies import MOST_NAME, Asked, Told

Language = Literal["en", "ko", "ja", "fr"]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Password = Annotated[str, Meta(max_length=1000)]
Label = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Email = Annotated[str, Meta(min_length=3, max_length=254)]


class Account(Told):
    """An account as its owner sees it."""

    id: str
    name: str
    kind: str
    """``guest`` or ``person``."""
    language: str
    settings: dict[str, Any]
    email: str | None
    """The address for mail, once it is confirmed."""
    has_password: bool
    created: int


class WhoTold(Told):
    """Who asks; nobody whom the server knows, if there is no account."""

    account: Account | None


class NewGuest(Asked):
    """A guest: the name can be left to us."""

    name: Name | None = None
    language: Language | None = None


class NewAccount(Asked):
    """A person with a name and a password."""

    name: Name
    password: Password
    language: Language | None = None


class LogIn(Asked):
    """A name with its password."""

    name: Annotated[str, Meta(max_length=200)]
    password: Password


class Claim(Asked):
    """What makes a person of a guest: a name, and a password unless there is a passkey."""

    name: Name
    password: Password | None = None


class Change(Asked):
    """What is to change of an account; what is not named stays."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET
    """Single settings; null takes one away."""


class NewPassword(Asked):
    """A password, with the one that it takes the place of."""

    password: Password
    current: Password | None = None


class UsedPasskey(Asked):
    """What the browser answered."""

    proof: Secret
    credential: dict[str, Any]


class Prove(Asked):
    """What proves once more who is logged in: the password, or a passkey."""

    password: Password | None = None
    passkey: UsedPasskey | None = None


class SessionTold(Told):
    """A browser in which somebody is logged in."""

    id: str
    agent: str
    created: int
    seen: int
    is_current: bool


class NewToken(Asked):
    """A token for a program, under a name of one's own."""

    label: Label


class TokenTold(Told):
    """A personal token; what it is itself is told once only."""

    id: str
    label: str
    created: int
    seen: int | None


class MadeToken(TokenTold):
    """A token that has just been made."""

    token: str


class PasskeyQuestion(Told):
    """What a browser's ``navigator.credentials`` is asked, and the proof to send back."""

    proof: str
    options: dict[str, Any]


class PasskeyName(Asked):
    """Under which name a device is to show the passkey; else it is the account's."""

    name: Name | None = None


class NewPasskey(Asked):
    """What the browser made."""

    proof: Secret
    credential: dict[str, Any]
    label: Label


class PasskeyTold(Told):
    """A passkey of an account."""

    id: str
    label: str
    created: int


class NewEmail(Asked):
    """An address for mail."""

    email: Email


class SecretAsked(Asked):
    """The secret of a mail's link."""

    secret: Secret


class Forgotten(Asked):
    """Whose password is forgotten: the name or the address of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=254)]


class Reset(Asked):
    """The secret of a mail's link, and the password from now on."""

    secret: Secret
    password: Password
