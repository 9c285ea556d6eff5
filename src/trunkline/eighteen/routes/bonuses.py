"""Bonuses: what makes stops worth more on a route than is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


class Bonus(msgspec.Struct, frozen=True):
    """An amount that a route earns once if it counts certain places.

    Places are hexes or off-board areas. The amount counts as part of the route's value, so
    it is multiplied with the rest.
    """

    amount: int
    places: tuple[str, ...]
    """The route must count a stop in one of them …"""
    together_with: tuple[str, ...] = ()
    """… and, unless this is empty, another stop in one of these."""


def bonuses_of(pos: Rail, company: str) -> tuple[Bonus, ...]:
    """All bonuses that routes of a company can earn: the title's, and its privates'."""
    title = pos.title
    owned = tuple(
        Bonus(private.bonus_amount, private.bonus)
        for name, private in title.privates.items()
        if private.bonus and pos.state.privates.get(name) == company
    )
    return title.bonuses + owned
