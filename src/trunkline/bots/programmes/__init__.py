"""Programmed moves: what a seat has resolved to do, and when that ends.

A seat keeps a programme that it chose among those ``offered``. Whenever the seat is asked,
``answer`` says what it does by it. After every action of anybody ``stopped_by`` says whether
the programme ends: because it is done, or because of a ``cause`` that the player chose.
Families keep their programmes in books; nothing here asks for the name of a title.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from trunkline.bots.families import Table, position_of
from trunkline.bots.programmes.eighteen import RailProgramme
from trunkline.bots.programmes.model import Programme, book_of
from trunkline.bots.programmes.saying import (
    say_cause,
    say_kind,
    say_programme,
    say_stop,
    say_why_not,
)
from trunkline.kernel import Action, Event, Refusal

AnyProgramme: TypeAlias = RailProgramme
"""Every programme of every family, for reading JSON and for schemas."""


def offered(game: Table, seat: str) -> tuple[Programme, ...]:
    """The programmes that make sense for a seat now, with their defaults."""
    position = position_of(game)
    book = book_of(position.title)
    return book.offered(position, seat) if book and seat in position.title.seats else ()


def causes(game: Table, programme: Programme) -> tuple[str, ...]:
    """The causes that can be chosen for ``unless``, the usual ones first."""
    position = position_of(game)
    book = book_of(position.title)
    return book.causes(position, programme) if book and isinstance(programme, book.kinds) else ()


def why_not(game: Table, seat: str, programme: Programme) -> Refusal | None:
    """Why a seat cannot have a programme, to be told by ``say_why_not``; none if it can."""
    position = position_of(game)
    book = book_of(position.title)
    if book is None or not isinstance(programme, book.kinds):
        return Refusal("other-game")
    return book.why_not(position, seat, programme)


def answer(game: Table, seat: str, programme: Programme) -> Action | None:
    """What a seat does now by its programme, always legal; none if that has nothing to say."""
    position = position_of(game)
    book = book_of(position.title)
    if book is None or not isinstance(programme, book.kinds):
        return None
    return book.answer(position, seat, programme)


def stopped_by(
    programme: Programme,
    seat: str,
    before: Table,
    action: Action,
    events: Sequence[Event],
    after: Table,
) -> str:
    """The code of why a seat's programme ends with an action of anybody; empty if it goes on."""
    position = position_of(before)
    book = book_of(position.title)
    if book is None or not isinstance(programme, book.kinds):
        return ""
    return book.stopped_by(programme, seat, position, action, events, position_of(after))


def read_programme(data: bytes | str) -> AnyProgramme:
    """A programme from JSON; ``msgspec.DecodeError`` says what is wrong with it."""
    programme: AnyProgramme = msgspec.json.decode(data, type=AnyProgramme)
    return programme


__all__ = [
    "AnyProgramme",
    "Programme",
    "answer",
    "causes",
    "offered",
    "read_programme",
    "say_cause",
    "say_kind",
    "say_programme",
    "say_stop",
    "say_why_not",
    "stopped_by",
    "why_not",
]
