"""What the public site has drawn by lot, found out from what was played.

With two players it takes two privates out of the game, drawn with dice of its own. An export
does not name them; but it shows which privates were bid on, and they come in a fixed order.
"""

from __future__ import annotations

from collections.abc import Iterable

from trunkline.eighteen.state import IPO
from trunkline.formats.eighteen_games.entries import Bid, Entry
from trunkline.kernel import Game

TRIED = 1_000
"""So many seeds are tried; each of the ten ways to draw comes up in a few dozen."""


def start_as_drawn(game: Game, entries: Iterable[Entry]) -> Game:
    """The game, before its first action, in which just the privates are left that were sold."""
    privates: list[str] = list(game.state.privates)
    named = {entry.item for entry in entries if isinstance(entry, Bid)}.intersection(privates)
    if not named or _left(game) == privates:
        return game
    last = max(map(privates.index, named))
    found = game
    for seed in (game.seed, *range(TRIED)):
        other = type(game)(game.title, game.players, seed)
        offered = [private for private in _left(other) if privates.index(private) <= last]
        if named == set(offered):
            return other
        if named < set(offered) and not named <= set(_left(found)):
            found = other  # one of them may have been given away without a bid
    return found


def _left(game: Game) -> list[str]:
    """The privates that are auctioned, in their order."""
    return [private for private, owner in game.state.privates.items() if owner == IPO]
