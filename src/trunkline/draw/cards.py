"""Company cards: a charter with everything that lies on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from trunkline.draw.fonts import text_width
from trunkline.draw.lettering import fitted_text
from trunkline.draw.svg import Markup, circle, element, group, join, line, rectangle, text
from trunkline.draw.theme import Theme, document
from trunkline.draw.tokens import definitions, initials, ink_on, token
from trunkline.eighteen.board import hex_of, token_cities
from trunkline.eighteen.certificates import director, holdings, shareholders
from trunkline.eighteen.components import Charter
from trunkline.eighteen.market import price_of
from trunkline.eighteen.state import IPO, POOL
from trunkline.eighteen.title import Rail
from trunkline.eighteen.trains import train_limit
from trunkline.words.catalogue import has_phrase, phrase
from trunkline.words.names import money

_WIDTH = 480.0
_MARGIN, _PAD = 12.0, 20.0
_HEAD = 92.0
_LEFT, _RIGHT = _MARGIN + _PAD, _WIDTH - _MARGIN - _PAD
_ACROSS = _RIGHT - _LEFT
_LABEL, _FACT, _LINE = 14.0, 21.0, 17.0
"""Sizes of headings, of the figures under them, and of all other lines."""


class Section(NamedTuple):
    """A part of a card, drawn from its own top left corner."""

    name: str
    height: float
    drawn: Markup


class Card(NamedTuple):
    """What the sections of a card are drawn from."""

    pos: Rail
    charter: Charter
    names: Mapping[str, str]
    """What the players are called, by seat."""

    @property
    def id(self) -> str:
        return self.charter.id

    def money(self, amount: int) -> str:
        return money(self.pos.title, amount)

    def owner(self, name: str) -> str:
        """What somebody who holds shares or privates is called."""
        if name == self.id:
            return phrase("card-owner-treasury")
        if has_phrase(f"card-owner-{name}"):
            return phrase(f"card-owner-{name}")
        return self.names.get(name, name)


def company_svg(
    pos: Rail,
    company: str,
    names: Mapping[str, str] | None = None,
    theme: Theme = "auto",
    scale: float = 1.0,
) -> str:
    """A company's card. ``names`` says what the players are called, by seat.

    Ids: ``card-MK``, and in it ``card-MK-facts``, ``card-MK-trains``, ``card-MK-tokens``,
    ``card-MK-privates`` and ``card-MK-shares``.
    """
    card = Card(pos, pos.title.charters[company], names or {})
    sections = [section for draw in _SECTIONS if (section := draw(card)).height]
    height = _MARGIN * 2 + _HEAD + _PAD / 2 + sum(section.height for section in sections)
    drawn: list[Markup] = []
    top = _MARGIN + _HEAD + _PAD / 2
    for number, section in enumerate(sections):
        if number:
            drawn.append(line(complex(_LEFT, top), complex(_RIGHT, top), "tl-rule"))
        place = complex(_LEFT, top)
        drawn.append(group(section.drawn, at=place, id=f"card-{company}-{section.name}"))
        top += section.height
    return document(
        _WIDTH,
        height,
        definitions(pos.title, [company]),
        rectangle(0, 0, _WIDTH, height, class_="tl-paper"),
        group(_paper(height), _head(card), *drawn, id=f"card-{company}"),
        label=phrase("draw-card", company=card.charter.name),
        theme=theme,
        scale=scale,
    )


def _paper(height: float) -> Markup:
    return rectangle(
        _MARGIN, _MARGIN, _WIDTH - 2 * _MARGIN, height - 2 * _MARGIN, rx=10, class_="tl-panel"
    )


# --- the head -----------------------------------------------------------------


def _head(card: Card) -> Markup:
    charter = card.charter
    right, bottom = _WIDTH - _MARGIN, _MARGIN + _HEAD
    band = (
        f"M{_MARGIN:.0f} {bottom:.0f}V{_MARGIN + 10:.0f}a10 10 0 0 1 10 -10"
        f"H{right - 10:.0f}a10 10 0 0 1 10 10V{bottom:.0f}Z"
    )
    ink = ink_on(charter.colour)
    disc = complex(_LEFT + 27, _MARGIN + _HEAD / 2)
    start = complex(_LEFT + 27 * 2 + 18, disc.imag)
    room = _RIGHT - start.real
    name = charter.name or charter.id
    return join(
        element("path", d=band, fill=charter.colour),
        circle(disc, 31, class_="tl-ring"),
        token(card.pos.title, card.id, disc, 28),
        fitted_text(name, start - 14j, 24, room, 0.7, class_="tl-left tl-bold", fill=ink),
        fitted_text(_standing(card), start + 16j, 16, room, class_="tl-left", fill=ink),
    )


def _standing(card: Card) -> str:
    """What kind of company it is, and who directs it or why nobody does."""
    kind = phrase(f"kind-{card.charter.kind}")
    status = card.pos.state.companies[card.id].status
    head = director(card.pos, card.id) if card.charter.certificates else None
    if head is not None:
        more = phrase("card-directed-by", player=card.owner(head))
    elif status == "gone":
        more = phrase("card-gone")
    elif status == "running":
        return kind
    elif card.charter.from_phase:
        more = phrase("card-waiting-phase", phase=card.charter.from_phase)
    else:
        more = phrase("card-waiting")
    return f"{kind} · {more}"


# --- sections -----------------------------------------------------------------


def _facts(card: Card) -> Section:
    """Treasury, share price and loans, side by side."""
    state = card.pos.state
    company = state.companies[card.id]
    facts = [(phrase("card-treasury"), card.money(state.cash[card.id]))]
    if card.charter.certificates:
        price = card.money(price_of(card.pos, card.id)) if company.cell is not None else "–"
        facts.append((phrase("card-price"), price))
    limit = card.pos.title.loan_limit(card.id)
    loans = str(company.loans)
    if limit is not None:
        loans = phrase("card-limit", count=loans, limit=str(limit))
    facts.append((phrase("card-loans"), loans))
    step = _ACROSS / 3
    parts = [
        join(
            text(label, complex(step * n, 22), _LABEL, class_="tl-left tl-muted"),
            text(value, complex(step * n, 48), _FACT, class_="tl-left tl-strong"),
        )
        for n, (label, value) in enumerate(facts)
    ]
    return Section("facts", 72, join(*parts))


def _trains(card: Card) -> Section:
    """The trains as cards, each with the phase that removes it."""
    trains = card.pos.state.companies[card.id].trains
    limit = train_limit(card.pos, card.id)
    count = str(len(trains))
    if limit is not None:
        count = phrase("card-limit", count=count, limit=str(limit))
    width, height, gap = 74.0, 50.0, 10.0
    per_line = int((_ACROSS + gap) // (width + gap))
    parts = [_heading(phrase("card-trains"), count)]
    for number, train in enumerate(trains):
        kind = card.pos.title.trains[train]
        at = complex((number % per_line) * (width + gap), 34 + number // per_line * (height + gap))
        middle = complex(width / 2, 19 if kind.obsolete else height / 2)
        until = phrase("card-train-until", phase=kind.obsolete) if kind.obsolete else ""
        small = text(until, complex(width / 2, 39), 12, class_="tl-muted") if until else join()
        parts.append(
            group(
                element("title", " ".join(filter(None, (train, until)))),
                rectangle(0, 0, width, height, rx=5, class_="tl-train"),
                text(train, middle, 20, class_="tl-strong"),
                small,
                at=at,
            )
        )
    lines = -(-len(trains) // per_line)
    return Section("trains", 40 + lines * (height + gap), join(*parts))


def _tokens(card: Card) -> Section:
    """The tokens on the map with their places, and those left with what they cost."""
    title = card.pos.title
    placed = token_cities(card.pos.state.board, card.id)
    total = max(card.charter.tokens, len(placed))
    height, per_line = 50.0, 2
    parts = [_heading(phrase("card-tokens"), _placed(len(placed), card.charter.tokens))]
    for number in range(total):
        column, row = number % per_line, number // per_line
        middle = complex(column * _ACROSS / per_line + 21, 56 + height * row)
        if number < len(placed):
            parts.append(token(title, card.id, middle, 21))
            parts.append(_place(card, placed[number], middle))
        else:
            parts.append(circle(middle, 20, class_="tl-dashed"))
            parts.append(text(initials(card.charter), middle, 12, class_="tl-muted"))
            parts.append(_left_token(card, number, middle))
    lines = -(-total // per_line)
    return Section("tokens", 40 + lines * height, join(*parts))


def _placed(placed: int, tokens: int) -> str:
    return phrase("card-limit", count=str(placed), limit=str(tokens))


def _place(card: Card, city: str, token_at: complex) -> Markup:
    """The name of a city and its hex, to the right of a token."""
    hex = hex_of(city)
    printed = card.pos.title.map.hexes[hex]
    return _beside(token_at, printed.name or hex, hex if printed.name else "")


def _left_token(card: Card, number: int, token_at: complex) -> Markup:
    """Where a token that is not on the map will go, or what it costs."""
    title, state = card.pos.title, card.pos.state
    if card.charter.home and state.companies[card.id].status == "waiting":
        return _place(card, card.charter.home, token_at)
    costs = title.token_costs_per_hex if card.charter.kind == "public" else ()
    if number >= len(costs):
        return join()
    if costs[number] == 0:
        return _beside(token_at, phrase("card-token-free"))
    return _beside(token_at, phrase("card-token-per-hex", cost=card.money(costs[number])))


def _beside(token_at: complex, words: str, below: str = "") -> Markup:
    at, room = token_at + 31, _ACROSS / 2 - 62
    if not below:
        return fitted_text(words, at, _LINE, room, class_="tl-left")
    return join(
        fitted_text(words, at - 9j, _LINE, room, class_="tl-left"),
        text(below, at + 10j, _LABEL, class_="tl-left tl-muted"),
    )


def _privates(card: Card) -> Section:
    """The privates that the company owns, with what they earn."""
    owned = [name for name, owner in card.pos.state.privates.items() if owner == card.id]
    parts = [_heading(phrase("card-privates"), str(len(owned)))]
    for number, name in enumerate(owned):
        private = card.pos.title.privates[name]
        revenue = phrase("card-private-revenue", revenue=card.money(private.revenue))
        room = _ACROSS - text_width(revenue, _LINE) - 16
        parts.append(_line(number, private.name, revenue, room))
    return Section("privates", (44 + 27 * len(owned)) if owned else 0, join(*parts))


def _shares(card: Card) -> Section:
    """Who holds how much: the director first, then players, then where nobody holds them."""
    held = holdings(card.pos, card.id)
    seats = list(shareholders(card.pos, card.id))
    seats.sort(key=lambda seat: (seat != director(card.pos, card.id), -held[seat]))
    others = [name for name in (card.id, POOL, IPO) if name in held and not _is_whole(card)]
    total = card.charter.shares
    parts = [_heading(phrase("card-shares"), "")]
    owners = [*seats, *others]
    for number, owner in enumerate(owners):
        percent = f"{held[owner] * 100 // total}%"
        name = card.owner(owner)
        parts.append(_line(number, name, percent, _ACROSS * 0.45))
        if not _is_whole(card):
            parts.append(_blocks(card, owner, number))
    return Section("shares", (44 + 27 * len(owners)) if owners else 0, join(*parts))


def _is_whole(card: Card) -> bool:
    """Whether the company is never shared: it belongs to one player or has not been sold."""
    return len(card.charter.certificates) < 2


def _blocks(card: Card, owner: str, number: int) -> Markup:
    """A block for each share; shares on one certificate are joined."""
    block = 16.0
    x, y = _ACROSS * 0.5, 34 + 27 * number + 4
    blocks: list[Markup] = []
    owners = card.pos.state.certificates[card.id]
    for shares, who in zip(card.charter.certificates, owners, strict=True):
        if who == owner:
            width = shares * block - 2
            blocks.append(
                rectangle(x, y, width, 14, rx=2, fill=card.charter.colour, class_="tl-share")
            )
            x += shares * block
    return join(*blocks)


def _line(number: int, left: str, right: str, room: float) -> Markup:
    """A line of a list: something on the left, a figure on the right."""
    y = (34 + 27 * number + 11) * 1j
    return join(
        fitted_text(left, y, _LINE, room, class_="tl-left"),
        text(right, _ACROSS + y, _LINE, class_="tl-right tl-strong"),
    )


def _heading(words: str, count: str) -> Markup:
    return join(
        text(words, complex(0, 20), _LABEL, class_="tl-left tl-muted"),
        text(count, complex(_ACROSS, 20), _LABEL, class_="tl-right tl-muted"),
    )


_SECTIONS: tuple[Callable[[Card], Section], ...] = (
    _facts,
    _trains,
    _tokens,
    _privates,
    _shares,
)
