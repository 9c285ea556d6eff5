"""Programmes, and the books in which families keep theirs. Books register themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from trunkline.kernel import Action, Event, Position, Refusal, Title


class Programme(msgspec.Struct, frozen=True, tag=True):
    """What a seat has resolved to do when it is asked. The class is the kind of programme."""


@dataclass(frozen=True, slots=True)
class Book:
    """The programmes of a family, and how they are carried out; all by positions."""

    includes: Callable[[Title[Any]], bool]
    kinds: tuple[type[Programme], ...]
    offered: Callable[[Position[Any, Any], str], tuple[Programme, ...]]
    causes: Callable[[Position[Any, Any], Any], tuple[str, ...]]
    why_not: Callable[[Position[Any, Any], str, Any], Refusal | None]
    answer: Callable[[Position[Any, Any], str, Any], Action | None]
    stopped_by: Callable[
        [Any, str, Position[Any, Any], Action, Sequence[Event], Position[Any, Any]], str
    ]


_books: list[Book] = []


def register(book: Book) -> None:
    """Make the programmes of a family known."""
    _books.append(book)


def book_of(title: Title[Any]) -> Book | None:
    """The programmes for a title; none if its family has none."""
    return next((book for book in _books if book.includes(title)), None)


def books() -> tuple[Book, ...]:
    """The books of all families."""
    return tuple(_books)
