"""Bonuses: what makes stops worth more on a route than is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


class Bonus(msgspec.Struct, frozen=True):
    """An amount that a route earns once if it counts certain places.

    Places are hexes or off-board areas.
    """

    amount: int
    places: tuple[str, ...]
    """The route must count a stop in one of them …"""
    together_with: tuple[str, ...] = ()
    """… and, unless this is empty, another stop in one of these."""
    is_multiplied: bool = True
    """Whether trains that multiply the value of their routes multiply the amount as well."""
    source: str = ""
    """The private that it comes with; empty if it comes with the map."""


def bonuses_of(pos: Rail, company: str) -> tuple[Bonus, ...]:
    """All bonuses that routes of a company can earn.

    They are the title's, those of privates that the company owns, and what the title gives
    the company beside them.
    """
    title = pos.title
    owned = tuple(
        Bonus(private.bonus_amount, private.bonus, source=name)
        for name, private in title.privates.items()
        if private.bonus and pos.state.privates.get(name) == company
    )
    return (*title.bonuses, *owned, *title.bonuses_of(pos, company))
