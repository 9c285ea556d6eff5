"""The order in which companies act."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from trunkline.eighteen.market import price_of

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail

KINDS = ("minor", "public")
"""The kinds of company that act by price, in the order in which the kinds act."""


def operating_order(pos: Rail) -> list[str]:
    """All companies in play in the order in which they act as things stand now.

    Minors before publics; the higher price first; at the same price the token further
    right (or left, if the title says so); in one cell the one higher in the stack.
    """
    return in_operating_order(
        pos,
        [
            name
            for name, company in pos.state.companies.items()
            if company.status == "running" and pos.title.charters[name].kind in KINDS
        ],
    )


def in_operating_order(pos: Rail, companies: Iterable[str]) -> list[str]:
    """Some companies with market tokens, in the order in which they act."""
    return sorted(companies, key=lambda company: _key(pos, company))


def _key(pos: Rail, company: str) -> tuple[int, int, int, int]:
    token = pos.state.companies[company]
    assert token.cell is not None, f"{company} has no market token"
    column = token.cell[1]
    return (
        KINDS.index(pos.title.charters[company].kind),
        -price_of(pos, company),
        -column if pos.title.operating_tie == "right_first" else column,
        token.arrived,
    )
