"""The caretaker: plays for a seat that stands empty, or whose time is over, and does the least.

It passes, declines and takes back where that is legal. Where something has to be done, it
takes the first choice with the lowest number, and of open choices the best that the family
knows: an absent player's trains still earn what they can.
"""

from __future__ import annotations

from trunkline.bots.families import Table, family_of, position_of
from trunkline.kernel import Action, Choice, Open, example


def caretaker_move(game: Table, seat: str) -> Action:
    """What is played for a seat that is asked; ``ValueError`` if it is not.

    >>> import trunkline
    >>> game = trunkline.new("1861", players="Ada, Ben, Cy", seed=7)
    >>> caretaker_move(game, game.decisions[0].seat)
    Pass(seat='P1')
    """
    position = position_of(game)
    first: Choice | None = None
    for choice in position.legal(seat):
        if example(choice).idle:
            return example(choice)
        first = first or choice
    if first is None:
        raise ValueError(f"{seat} has nothing to decide")
    if isinstance(first, Open):
        family = family_of(position.title)
        return family.fill(position, first) if family else first.action
    # A range's own action carries its lowest number.
    return example(first)
