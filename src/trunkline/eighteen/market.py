"""The share market: where the cells are, and how a token moves between them.

A token's place is its cell and the moment it came there: of the tokens in one cell the
one that came first lies on top. A token that moves goes to the bottom of its new stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trunkline.eighteen.components import Cell, MarketCell
from trunkline.eighteen.events import PriceMoved, PriceSet

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


class Market:
    """The cells of a share market, on a grid or in a single row."""

    def __init__(self, rows: tuple[tuple[MarketCell | None, ...], ...]) -> None:
        self.rows = rows
        self.cells: dict[Cell, MarketCell] = {
            (r, c): cell for r, row in enumerate(rows) for c, cell in enumerate(row) if cell
        }
        self.is_row = len(rows) == 1

    def price(self, cell: Cell) -> int:
        return self.cells[cell].price

    def first(self, *choices: Cell) -> Cell:
        """The first of some cells that exists; the last one stands for staying."""
        for cell in choices[:-1]:
            if cell in self.cells:
                return cell
        return choices[-1]

    def left(self, cell: Cell) -> Cell:
        """One cell left; down where there is none."""
        r, c = cell
        return self.first((r, c - 1), (r + 1, c), cell)

    def right(self, cell: Cell) -> Cell:
        """One cell right; up where there is none."""
        r, c = cell
        return self.first((r, c + 1), (r - 1, c), cell)

    def down(self, cell: Cell) -> Cell:
        """One cell down (left in a single row); a token on a ledge stays."""
        r, c = cell
        return self.first((r, c - 1), cell) if self.is_row else self.first((r + 1, c), cell)

    def up(self, cell: Cell) -> Cell:
        """One cell up (right in a single row); the token stays in a top cell."""
        r, c = cell
        return self.first((r, c + 1), cell) if self.is_row else self.first((r - 1, c), cell)

    def marked(self, *marks: str) -> list[Cell]:
        """The cells with any of some marks, by price and place."""
        wanted = set(marks)
        found = [place for place, cell in self.cells.items() if cell.marks & wanted]
        return sorted(found, key=lambda place: (self.price(place), place))

    def start_cell(self, price: int, *marks: str) -> Cell | None:
        """The marked cell with the highest price not above ``price``."""
        below = [cell for cell in self.marked(*marks) if self.price(cell) <= price]
        return below[-1] if below else None


def price_of(pos: Rail, company: str) -> int:
    """The price of one share of a company with a market token."""
    cell = pos.state.companies[company].cell
    assert cell is not None, f"{company} has no market token"
    return pos.title.market.price(cell)


def set_token(pos: Rail, company: str, cell: Cell) -> None:
    """Place a new market token at the bottom of a cell's stack."""
    _put(pos, company, cell)
    pos.emit(PriceSet(company, pos.title.market.price(cell)))


def move_token(pos: Rail, company: str, cell: Cell, direction: str) -> None:
    """Move a market token; one whose cell does not change keeps its place in the stack."""
    old = pos.state.companies[company].cell
    assert old is not None
    if cell != old:
        _put(pos, company, cell)
    market = pos.title.market
    moved = direction if cell != old else "none"
    pos.emit(PriceMoved(company, moved, market.price(old), market.price(cell)))


def _put(pos: Rail, company: str, cell: Cell) -> None:
    pos.state.arrivals += 1
    pos.state.companies[company].cell = cell
    pos.state.companies[company].arrived = pos.state.arrivals


def stack(pos: Rail, cell: Cell) -> list[str]:
    """The companies in a cell, the top one first."""
    here = [
        (company.arrived, name)
        for name, company in pos.state.companies.items()
        if company.cell == cell
    ]
    return [name for _, name in sorted(here)]
