"""Where actions would move prices: each is tried on a copy of the game."""

from __future__ import annotations

from collections.abc import Iterator

from trunkline.eighteen.actions import PayDividend, SellShares
from trunkline.eighteen.events import PriceMoved
from trunkline.kernel import Action, Choice, Game, Ranged
from trunkline.scenes.eighteen.model import PriceMove
from trunkline.words import say

TRIED = (PayDividend, SellShares)
"""The actions whose effect on prices is worth knowing beforehand."""


def price_moves(game: Game) -> tuple[PriceMove, ...]:
    """The effect on prices of every choice that is likely to move one."""
    return tuple(
        move for choice in game.legal() for action in _ends(choice) for move in _of(game, action)
    )


def _ends(choice: Choice) -> Iterator[Action]:
    """The actions to try: of a range the least and the most."""
    if isinstance(choice, Ranged):
        if isinstance(choice.action, TRIED):
            yield choice.at(choice.low)
            if choice.values[-1] != choice.low:
                yield choice.at(choice.values[-1])
    elif isinstance(choice, TRIED):
        yield choice


def _of(game: Game, action: Action) -> Iterator[PriceMove]:
    twin = game.copy()
    company = getattr(action, "company", "")
    for event in twin.play(action):
        if isinstance(event, PriceMoved) and event.company == company:
            cell = twin.state.companies[company].cell
            if cell is not None:
                place = f"cell-{cell[0]}-{cell[1]}"
                yield PriceMove(company, say(action, game), event.new, place)
            return
