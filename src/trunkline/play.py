"""Games at a prompt and in a notebook: a game of the kernel that shows itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import trunkline.games  # noqa: F401  (the titles register themselves)
from trunkline import kernel
from trunkline.draw.picture import Picture
from trunkline.kernel import OptionError
from trunkline.words import say_step, screen
from trunkline.words.tables import Table

MOST_SEED = 2**63 - 1


class Game(kernel.Game):
    """A game that shows itself: as text, as tables, and as drawings.

    To look: ``decisions``, ``legal()``, ``why_not(action)``, ``scores``, ``finished``, ``log``,
    ``standings``, ``companies``, ``trains``, ``map``, ``market``, ``card("MK")``, and
    ``print(game)`` for everything at once. To play: ``play(action)``, ``undo()``, ``redo()``.
    To try things out: ``copy()``, ``at(number)``.

    >>> import trunkline
    >>> game = trunkline.new("1861", "Ada, Ben, Cy", {"start": "first"}, seed=7)
    >>> game
    <Game 1861: Ada, Ben, Cy; 0 actions; Ada to act (auction of a private)>
    >>> bid, give_way = game.legal()
    >>> events = game.play(bid.at(25))
    >>> game
    <Game 1861: Ada, Ben, Cy; 1 action; Ben to act (auction of a private)>
    """

    def legal(self, seat: str | None = None) -> Iterator[kernel.Choice]:
        """Every legal choice now, one after the other; of one seat only if it is given.

        ``list(game.legal())`` is all of them. Most are actions, to be given to ``play``. A
        ``Ranged`` choice leaves a number open, such as a price: ``choice.at(25)`` is the action
        with that number. An ``Open`` one stands for more than can be listed, such as other
        routes: ``choice.action`` is a legal one.

        >>> import trunkline
        >>> game = trunkline.new("1861", "Ada, Ben, Cy", {"start": "first"}, seed=7)
        >>> [type(choice).__name__ for choice in game.legal()]
        ['Ranged', 'Pass']
        """
        return super().legal(seat)

    def __dir__(self) -> list[str]:
        return [name for name in super().__dir__() if name[:1] != "_" or name[:2] == "__"]

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
        """A company's charter with what lies on it; a notebook draws it.

        ``company`` is its id, or what is printed on its token.

        >>> import trunkline
        >>> trunkline.new("1861", "Ada, Ben, Cy", seed=7).card("M-NN").name
        'MNN'
        """
        from trunkline.draw.cards import company_svg

        names = dict(zip(self.title.seats, self.players, strict=True))
        id = company_named(self, company)
        if id is None:
            raise ValueError(
                f"there is no company {company!r}; the companies are {company_labels(self)}"
            )
        return Picture(id, company_svg(self.position, id, names))

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
        return f"{names} to act ({say_step(decisions[0].step)})"

    def __str__(self) -> str:
        return "\n\n".join([repr(self), *(str(table) for table in screen.tables(self))])

    def _repr_html_(self) -> str:
        """The game as a notebook shows it: whose turn it is, the map, and the tables."""
        decisions = self.decisions
        turn = say_step(decisions[0].step) if decisions else ""
        tables = "".join(table._repr_html_() for table in screen.tables(self))
        return f"<p><b>{self.title.name}</b> {turn}</p>{self.map.svg}{tables}"


def company_named(game: kernel.Game, name: str) -> str | None:
    """The company of that id, or with that on its token; none if there is no such company."""
    charters = game.position.title.charters
    if name in charters:
        return name
    wanted = name.casefold()
    for id, charter in charters.items():
        if wanted in (id.casefold(), charter.label.casefold()):
            return str(id)
    return None


def company_labels(game: kernel.Game) -> str:
    """What is printed on the tokens of all companies."""
    charters = game.position.title.charters
    return ", ".join(charter.label or id for id, charter in charters.items())


def new(
    title: str,
    players: Sequence[str] | str,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    *,
    ruleset: str | None = None,
) -> Game:
    """A new game of a title.

    ``players`` are names, in a list or in one text with commas between them. ``options`` are
    the title's options by name, as ``trunkline.titles()`` describes them; ``ruleset`` sets all
    of them at once, and ``options`` then change single ones. A seed is drawn if none is given;
    a game with the same seed begins alike.

    ``UnknownTitle`` and ``OptionError`` say what is wrong with the title, the players, the
    options or the seed.

    >>> import trunkline
    >>> game = trunkline.new("1861", "Xi, Yu", seed=7, ruleset="18xx.games")
    >>> game.players, game.options["merger_consent"]
    (('Xi', 'Yu'), 'assumed')
    """
    if not isinstance(title, str):
        raise OptionError(f"a title is text, such as '1861', not {title!r}")
    return Game.start(title, _names(players), _settings(options, ruleset), _seed(seed))


def load(path: str | Path) -> Game:
    """The game recorded in a file: the project's own record, or another program's.

    ``formats.FormatError`` names the file, the action and the rule if it cannot be.
    """
    from trunkline import formats

    if not isinstance(path, (str, Path)):
        problem = "a file is named by text or by a Path"
        raise formats.FormatError(repr(path), problem)
    return formats.load(path).copy_as(Game)


def _names(players: Any) -> list[str]:
    """The names of the players; a text has commas between them."""
    if isinstance(players, str):
        return players.split(",")
    if not isinstance(players, Iterable):
        raise OptionError(f"players are named, as in ['Ada', 'Ben', 'Cy'], not {players!r}")
    names = list(players)
    for name in names:
        if not isinstance(name, str):
            raise OptionError(f"a player's name is text, as in ['Ada', 'Ben', 'Cy'], not {name!r}")
    return names


def _settings(options: Any, ruleset: Any) -> dict[str, Any]:
    """The options with the ruleset among them."""
    given = {} if options is None else options
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        raise OptionError(
            f"options are given by name, as in {{'market': 'column'}}, not as {given!r}"
        )
    settings = dict(given)
    if ruleset is not None:
        if "ruleset" in settings:
            raise OptionError("the ruleset is given twice: by itself and among the options")
        settings["ruleset"] = ruleset
    return settings


def _seed(seed: Any) -> int | None:
    if seed is None:
        return None
    # True is a whole number to Python, but hardly what anybody means by a seed.
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
        raise OptionError(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed!r}")
    return seed
