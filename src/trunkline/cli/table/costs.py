"""What choices cost where their names do not say it: each is tried on a copy of the game."""

from __future__ import annotations

from collections.abc import Sequence

from trunkline.eighteen.actions import BuyShare, LayTile, PlaceToken
from trunkline.eighteen.events import LoanTaken, Paid
from trunkline.kernel import Choice, Game
from trunkline.words import phrase
from trunkline.words.names import money

REASONS = {LayTile: "track", PlaceToken: "token", BuyShare: "share"}
"""The actions whose cost is worth knowing beforehand, and what it is paid for."""


def told(game: Game, choices: Sequence[Choice]) -> str:
    """What a line of the menu costs, in words; empty if it costs nothing or says so itself.

    Of several choices in one line, such as the tiles for one hex, the first one is tried.
    """
    action = choices[0]
    if not isinstance(action, LayTile | PlaceToken | BuyShare):
        return ""
    events, reason = game.copy().play(action), REASONS[type(action)]
    paid = [event for event in events if isinstance(event, Paid) and event.reason == reason]
    if not paid:
        return ""
    payer, cost = paid[0].source, paid[0].amount
    borrowed = events[: events.index(paid[0])]
    loans = sum(e.count for e in borrowed if isinstance(e, LoanTaken) and e.company == payer)
    return phrase("menu-cost", cost=money(game.title, cost), loans=loans)
