"""Requests: what somebody at a table can ask for, as data."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from trunkline.words.catalogue import kebab

MOST_TEXT = 2000
"""Letters in one message to the table."""

Seat = Annotated[str, msgspec.Meta(min_length=1, max_length=8)]


class Request(msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """The base of every request."""


class Sit(Request, frozen=True):
    """Take a free seat, with the secret of its invitation if it has one."""

    seat: Seat
    invitation: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Rise(Request, frozen=True):
    """Give up one's seat; in a running game others may then take it."""

    seat: Seat


class Remove(Request, frozen=True):
    """The host frees a seat before the game begins."""

    seat: Seat


class Begin(Request, frozen=True):
    """The host starts the game."""


class Move(Request, frozen=True):
    """Play an action of a seat that one has."""

    action: dict[str, Any]
    seen: int | None = None
    """The number of the last entry about the game that its sender knew: if another has come
    since, the action is refused rather than played where it was not meant."""


class TakeBack(Request, frozen=True):
    """Take back actions until so many stand; others are asked if they acted upon them."""

    to: Annotated[int, msgspec.Meta(ge=0)]


class AnswerTakeBack(Request, frozen=True):
    agrees: bool


class WithdrawTakeBack(Request, frozen=True):
    """Do not ask any more."""


class Say(Request, frozen=True):
    """Say something to the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_TEXT)]


class ProposeHandOver(Request, frozen=True):
    """Ask the others to free the seat of somebody who does not play any more."""

    seat: Seat
    to: Literal["open", "caretaker"] = "open"


class AnswerHandOver(Request, frozen=True):
    agrees: bool


AnyRequest = (
    Sit
    | Rise
    | Remove
    | Begin
    | Move
    | TakeBack
    | AnswerTakeBack
    | WithdrawTakeBack
    | Say
    | ProposeHandOver
    | AnswerHandOver
)
