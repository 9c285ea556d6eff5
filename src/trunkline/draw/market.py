"""The share market: cells with their prices and zones, and the stacks of tokens in them."""

from __future__ import annotations

from typing import Any, NamedTuple

from trunkline.draw.fonts import text_width
from trunkline.draw.spoken import cell_words, zone_words
from trunkline.draw.svg import Markup, element, group, join, point, rectangle, text
from trunkline.draw.theme import ZONES, Theme, document
from trunkline.draw.tokens import definitions, token
from trunkline.eighteen.components import Cell
from trunkline.eighteen.market import Market, stack
from trunkline.eighteen.title import Rail, RailTitle
from trunkline.words.catalogue import phrase

CELL = complex(80, 88)
"""Width and height of a cell."""
_MARGIN = 24.0
_HEAD = 26.0
"""Height of the part of a cell in which the price stands."""
_ROW_LENGTH = 14
"""A market that is a single row is broken into lines of so many cells."""
_LINE_GAP = 16.0
_KEY, _KEY_TEXT = 26.0, 17.0
"""Height of a line of the key, and the size of what it says."""


class Plan(NamedTuple):
    """Where the cells lie."""

    places: dict[Cell, complex]
    """The top left corner of each cell."""
    width: float
    height: float
    """Of the cells together, without margins."""


def market_svg(pos: Rail, theme: Theme = "auto", scale: float = 0.8) -> str:
    """The share market as it stands.

    Ids: ``cell-3-6`` for the cell in row 3 and column 6, both from 0, and ``price-MK`` for
    a company's token. In a cell the tokens read from the top of the stack downwards.
    """
    title = pos.title
    plan = _plan(title.market)
    key = _Key(title)
    beside = _room_beside(plan, key)
    corner = complex(
        plan.width - key.width if beside else 0,
        plan.height - key.height if beside else plan.height + 20,
    )
    width = max(plan.width, key.width) + 2 * _MARGIN
    height = plan.height + (0 if beside else 20 + key.height) + 2 * _MARGIN
    margin = complex(_MARGIN, _MARGIN)
    shown = [name for name, company in pos.state.companies.items() if company.cell is not None]
    return document(
        width,
        height,
        definitions(title, shown),
        rectangle(0, 0, width, height, class_="tl-paper"),
        *(_cell(pos, cell, place + margin) for cell, place in plan.places.items()),
        key.drawn(corner + margin),
        label=phrase("draw-market", title=title.name),
        theme=theme,
        scale=scale,
    )


def _plan(market: Market) -> Plan:
    places = {cell: _corner(cell, market.is_row) for cell in market.cells}
    return Plan(
        places,
        max(place.real for place in places.values()) + CELL.real,
        max(place.imag for place in places.values()) + CELL.imag,
    )


def _corner(cell: Cell, is_row: bool) -> complex:
    row, column = cell
    if is_row:
        line, column = divmod(column, _ROW_LENGTH)
        return complex(column * CELL.real, line * (CELL.imag + _LINE_GAP))
    return complex(column * CELL.real, row * CELL.imag)


def _room_beside(plan: Plan, key: _Key) -> bool:
    """Whether the corner on the lower right has no cells and is large enough for the key."""
    left, top = plan.width - key.width - 20, plan.height - key.height - 20
    return not any(
        place.real + CELL.real > left and place.imag + CELL.imag > top
        for place in plan.places.values()
    )


# --- a cell -------------------------------------------------------------------


def _cell(pos: Rail, cell: Cell, at: complex) -> Markup:
    printed = pos.title.market.cells[cell]
    here = stack(pos, cell)
    radius, places = stack_places(len(here))
    spoken = cell_words(pos, cell)
    ink = "tl-figure" if printed.marks else "tl-strong"
    return group(
        element("title", spoken),
        rectangle(0, 0, CELL.real, CELL.imag, class_="tl-cell"),
        *_zones(printed.marks),
        rectangle(0, 0, CELL.real, CELL.imag, class_="tl-frame"),
        text(str(printed.price), complex(9, 15), 19, class_=f"tl-left {ink}"),
        *(
            token(pos.title, company, place, radius, f"price-{company}")
            for company, place in zip(here, places, strict=True)
        ),
        at=at,
        id=f"cell-{cell[0]}-{cell[1]}",
        role="img",
    )


def _zones(marks: frozenset[str]) -> list[Markup]:
    """The colours of a cell's zones; two zones share the cell along its diagonal."""
    colours = [f"tl-zone-{_colour(mark)}" for mark in _in_order(marks)]
    if not colours:
        return []
    ground = rectangle(0, 0, CELL.real, CELL.imag, class_=colours[0])
    if len(colours) == 1:
        return [ground]
    corners = (complex(CELL.real, 0), CELL, complex(0, CELL.imag))
    half = element("path", d="M" + "L".join(map(point, corners)) + "Z", class_=colours[1])
    return [ground, half]


def _in_order(marks: frozenset[str]) -> list[str]:
    return sorted(marks, key=lambda mark: (ZONES.index(mark) if mark in ZONES else 99, mark))


def _colour(mark: str) -> str:
    return mark if mark in ZONES else "other"


def stack_places(count: int) -> tuple[float, list[complex]]:
    """The radius and the middles of so many tokens in a cell, in lines from the top left."""
    columns = max(1, next(n for n in range(1, 99) if n * n >= count))
    lines = -(-count // columns) or 1
    width, height = CELL.real - 8, CELL.imag - _HEAD - 6
    step = min(width / columns, height / lines, 50.0)
    middle = complex(CELL.real / 2, _HEAD + height / 2)
    corner = middle - complex(columns - 1, lines - 1) * step / 2
    places = [corner + complex(n % columns, n // columns) * step for n in range(count)]
    return step / 2 - 1, places


# --- the key ------------------------------------------------------------------


class _Key:
    """What the colours stand for, and how stacks are read."""

    def __init__(self, title: RailTitle[Any]) -> None:
        marks = frozenset(mark for cell in title.market.cells.values() for mark in cell.marks)
        self._zones = [(mark, zone_words(mark)) for mark in _in_order(marks)]
        self._note = phrase("draw-market-order")
        lines = [self._note, *(words for _, words in self._zones)]
        self.width = max(text_width(words, _KEY_TEXT) for words in lines) + 36
        self.height = _KEY * len(lines)

    def drawn(self, at: complex) -> Markup:
        parts: list[Markup] = []
        for number, (mark, words) in enumerate(self._zones):
            top = number * _KEY
            swatch = f"tl-zone-{_colour(mark)}"
            parts.append(rectangle(0, top + 3, 26, 20, class_=f"{swatch} tl-swatch"))
            parts.append(_line(words, complex(36, top + _KEY / 2)))
        parts.append(_line(self._note, complex(0, len(self._zones) * _KEY + _KEY / 2)))
        return join(group(*parts, at=at, id="market-key"))


def _line(words: str, at: complex) -> Markup:
    return text(words, at, _KEY_TEXT, class_="tl-left tl-muted")
