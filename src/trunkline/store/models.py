"""What is kept: accounts, tables, and everything that happened at them.

A table's *entries* are its truth: numbered without gaps, and never changed or deleted. What
stands beside them (whose turn it is, how the clocks stand) is there to be found quickly.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ForeignKey, Index, LargeBinary, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from trunkline.store.columns import Json, Moment

MOST_NAME = 40
"""Letters in a name, of a person or a table."""


class Base(DeclarativeBase):
    pass


# --- people -----------------------------------------------------------------------


class User(Base):
    """Somebody who plays: a guest, somebody with a name, or a neutral name for who has gone."""

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(MOST_NAME))
    name_key: Mapped[str] = mapped_column(String(MOST_NAME * 3), unique=True)
    """The name as it is compared: no two people's names look alike."""
    kind: Mapped[str] = mapped_column(String(8))
    """``guest``, ``person``, or ``gone``."""
    password: Mapped[str | None] = mapped_column(Text)
    """The password's argon2id hash."""
    email: Mapped[str | None] = mapped_column(String(254))
    email_confirmed: Mapped[int | None] = mapped_column(Moment)
    language: Mapped[str] = mapped_column(String(8), default="en")
    settings: Mapped[dict[str, Any]] = mapped_column(Json(dict[str, Any]), default=dict)
    created: Mapped[int] = mapped_column(Moment)
    seen: Mapped[int] = mapped_column(Moment)


class Session(Base):
    """A browser that somebody is logged in with; only the hash of its secret is kept."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    secret: Mapped[str] = mapped_column(String(64), unique=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    agent: Mapped[str] = mapped_column(String(200), default="")
    created: Mapped[int] = mapped_column(Moment)
    seen: Mapped[int] = mapped_column(Moment)
    proven: Mapped[int] = mapped_column(Moment)
    """When who is logged in last proved to be who they are."""
    expires: Mapped[int] = mapped_column(Moment, index=True)


class Token(Base):
    """A secret with which somebody's program acts for them; only its hash is kept."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    secret: Mapped[str] = mapped_column(String(64), unique=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    label: Mapped[str] = mapped_column(String(80))
    created: Mapped[int] = mapped_column(Moment)
    seen: Mapped[int | None] = mapped_column(Moment)


class Passkey(Base):
    """A key in somebody's device that takes the place of a password."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(512), primary_key=True)
    """The credential's id, in base64url."""
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    uses: Mapped[int] = mapped_column(Moment)
    """The device's own count of uses: one that falls betrays a copy."""
    label: Mapped[str] = mapped_column(String(80))
    created: Mapped[int] = mapped_column(Moment)


class Proof(Base):
    """Something that has to come back once and soon: a passkey's challenge, a mail's link."""

    __tablename__ = "proofs"

    secret: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"))
    body: Mapped[dict[str, Any]] = mapped_column(Json(dict[str, Any]))
    expires: Mapped[int] = mapped_column(Moment, index=True)


# --- tables -----------------------------------------------------------------------


class Table(Base):
    """A game that is arranged, played, or over."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(MOST_NAME))
    host_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    title: Mapped[str] = mapped_column(String(40), index=True)
    rules: Mapped[int]
    """The version of the title's rules that it is played with."""
    options: Mapped[dict[str, Any]] = mapped_column(Json(dict[str, Any]))
    seed: Mapped[int] = mapped_column(Moment)
    salt: Mapped[str] = mapped_column(String(32))
    """What is hashed with the seed, so that nobody can guess it from its published hash."""
    pace: Mapped[str] = mapped_column(String(8))
    """``live`` or ``slow``."""
    access: Mapped[str] = mapped_column(String(8))
    """``open`` to anybody, or ``link``: listed for those at the table only."""
    clock: Mapped[dict[str, Any]] = mapped_column(Json(dict[str, Any]))
    opening: Mapped[list[Any]] = mapped_column(Json(list[Any]))
    """The actions of another game that this one goes on from."""
    origin: Mapped[dict[str, Any] | None] = mapped_column(Json(dict[str, Any]))
    """Where the opening comes from: a table and its moment, or a file."""
    status: Mapped[str] = mapped_column(String(8), index=True)
    """``open`` while players gather, ``playing``, or ``over``."""
    archived: Mapped[bool] = mapped_column(default=False)
    number: Mapped[int] = mapped_column(default=0)
    """The number of its last entry."""
    length: Mapped[int] = mapped_column(default=0)
    """How many actions have been played, the opening's included."""
    result: Mapped[dict[str, int] | None] = mapped_column(Json(dict[str, int]))
    due: Mapped[int | None] = mapped_column(Moment, index=True)
    """When something happens by itself: a clock runs out, an offer lapses."""
    created: Mapped[int] = mapped_column(Moment)
    started: Mapped[int | None] = mapped_column(Moment)
    ended: Mapped[int | None] = mapped_column(Moment)
    changed: Mapped[int] = mapped_column(Moment, index=True)


class Seat(Base):
    """A place at a table, and who has it."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_user", "user_id", "table_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(8), primary_key=True)
    place: Mapped[int]
    kind: Mapped[str] = mapped_column(String(16))
    """``player``, ``local`` (at somebody's screen), ``open``, ``invited``, or ``caretaker``."""
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"))
    name: Mapped[str] = mapped_column(String(MOST_NAME), default="")
    invitation: Mapped[str | None] = mapped_column(String(64))
    """The hash of the secret in the link that gives this seat."""
    hidden: Mapped[bool] = mapped_column(default=False)
    """Whether who sits here has put the table into their archive."""


class Entry(Base):
    """Something that happened at a table."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table_id", "sent", name="entries_sent_once"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(Moment)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"))
    sent: Mapped[str | None] = mapped_column(String(80))
    """The mark that its sender gave it; sent again, it is known by it."""
    body: Mapped[str] = mapped_column(Text)
    """What happened, as JSON: ``wire.entries`` says what there is."""


class Checkpoint(Base):
    """The state of a table's game at an entry, from which it is rebuilt."""

    __tablename__ = "checkpoints"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    length: Mapped[int]
    """After how many actions."""
    number: Mapped[int]
    """Up to which entry."""
    rules: Mapped[int]
    state: Mapped[bytes] = mapped_column(LargeBinary)


class Turn(Base):
    """A seat whose decision a table waits for."""

    __tablename__ = "turns"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(8), primary_key=True)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"), index=True)
    since: Mapped[int] = mapped_column(Moment)


class Note(Base):
    """What somebody writes down for themselves at a table."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    changed: Mapped[int] = mapped_column(Moment)


class Programme(Base):
    """What a seat does by itself when it is its turn; nobody else knows of it."""

    __tablename__ = "programmes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(8), primary_key=True)
    body: Mapped[dict[str, Any]] = mapped_column(Json(dict[str, Any]))
    length: Mapped[int]
    """How many actions had been played when it was set."""


# --- alerts -----------------------------------------------------------------------


class Alert(Base):
    """Something that somebody has to be told; it stays until every way of telling is done."""

    __tablename__ = "alerts"
    __table_args__ = (
        Index("alerts_due", "due"),
        Index("alerts_noted_once", "user_id", "mark", unique=True),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))
    kind: Mapped[str] = mapped_column(String(16))
    """``turn``, ``started``, ``over``, ``mention``, ``asked``, ``confirm``, ``digest``."""
    mark: Mapped[str | None] = mapped_column(String(80))
    """What it is about, so that it is noted once for everybody."""
    body: Mapped[dict[str, Any]] = mapped_column(Json(dict[str, Any]), default=dict)
    made: Mapped[int] = mapped_column(Moment)
    due: Mapped[int] = mapped_column(Moment)
    """When it is to be told, or told again after a failure."""
    tries: Mapped[int] = mapped_column(default=0)
    done: Mapped[list[str]] = mapped_column(Json(list[str]), default=list)
    """The ways by which it has been told."""


class Wish(Base):
    """By which ways somebody is told of a table's turns; for no table: of any."""

    __tablename__ = "wishes"

    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(16), primary_key=True, default="")
    ways: Mapped[list[str]] = mapped_column(Json(list[str]))
    """Among ``sound``, ``badge``, ``push``, ``email``, ``webhook``, ``digest``."""
    digest_every: Mapped[int] = mapped_column(default=24, server_default="24")
    """How many hours lie between digests; it counts where no table is named."""
    digest_at: Mapped[int] = mapped_column(default=6, server_default="6")
    """The hour of the day, in UTC, at which one of them comes."""


class PushTarget(Base):
    """A browser that takes web push messages."""

    __tablename__ = "push_targets"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of its address."""
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    key: Mapped[str] = mapped_column(String(200))
    auth: Mapped[str] = mapped_column(String(64))
    agent: Mapped[str] = mapped_column(String(200), default="", server_default="")
    created: Mapped[int] = mapped_column(Moment)


class Webhook(Base):
    """An address of somebody's own that is called."""

    __tablename__ = "webhooks"

    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True)
    url: Mapped[str] = mapped_column(Text)
    secret: Mapped[str] = mapped_column(String(64))
    """With which calls are signed."""
    created: Mapped[int] = mapped_column(Moment)


class Secret(Base):
    """A key of the server itself, made at its first start: of push messages, for example."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
