"""Games at a prompt and in a notebook: a game of the kernel that shows itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import trunkline.games  # noqa: F401  (the titles register themselves)
from trunkline import kernel
from trunkline.draw.picture import Picture
from trunkline.words import say_step, screen
from trunkline.words.tables import Table


class Game(kernel.Game):
    """A game that shows itself: as text, as tables, and as drawings.

    >>> import trunkline
    >>> trunkline.new("1861", players=["Ada", "Ben", "Cy"], options={"start": "first"}, seed=7)
    <Game 1861: Ada, Ben, Cy; 0 actions; Ada to act (PrivateAuction)>
    """

    @property
    def map(self) -> Picture:
        """The map as it stands; a notebook draws it."""
        from trunkline.draw.maps import map_svg

        return Picture("map", map_svg(self.position))

    @property
    def market(self) -> Picture:
        """The share market with its tokens; a notebook draws it."""
        from trunkline.draw.market import market_svg

        return Picture("market", market_svg(self.position))

    def card(self, company: str) -> Picture:
        """A company's charter with what lies on it; a notebook draws it."""
        from trunkline.draw.cards import company_svg

        names = dict(zip(self.title.seats, self.players, strict=True))
        return Picture(company, company_svg(self.position, company, names))

    @property
    def standings(self) -> Table:
        """What each player has."""
        return screen.standings(self)

    @property
    def companies(self) -> Table:
        """The companies in play."""
        return screen.companies(self)

    @property
    def trains(self) -> Table:
        """The types of train, and how many are left."""
        return screen.trains(self)

    def __repr__(self) -> str:
        count = len(self.log)
        actions = f"{count} action" + ("" if count == 1 else "s")
        return (
            f"<Game {self.title.name}: {', '.join(self.players)}; {actions}; {self._who_is_next()}>"
        )

    def _who_is_next(self) -> str:
        if self.finished:
            best = max(self.scores.values())
            ahead = [self.name_of(seat) for seat, value in self.scores.items() if value == best]
            return f"over ({self.finished}), best: {', '.join(ahead)} with {best}"
        decisions = self.decisions
        names = ", ".join(self.name_of(decision.seat) for decision in decisions)
        return f"{names} to act ({decisions[0].step})"

    def __str__(self) -> str:
        return "\n\n".join([repr(self), *(str(table) for table in screen.tables(self))])

    def _repr_html_(self) -> str:
        """The game as a notebook shows it: whose turn it is, the map, and the tables."""
        decisions = self.decisions
        turn = say_step(decisions[0].step) if decisions else ""
        tables = "".join(table._repr_html_() for table in screen.tables(self))
        return f"<p><b>{self.title.name}</b> {turn}</p>{self.map.svg}{tables}"


def new(
    title: str,
    players: Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Game:
    """A new game of a title; a seed is drawn if none is given.

    ``UnknownTitle`` and ``OptionError`` say what is wrong with the title, the number of
    players or the options.
    """
    return Game.start(title, players, options, seed)


def load(path: str | Path) -> Game:
    """The game recorded in a file: the project's own record, or another program's.

    ``formats.FormatError`` names the file, the action and the rule if it cannot be.
    """
    from trunkline import formats

    return formats.load(path).copy_as(Game)
