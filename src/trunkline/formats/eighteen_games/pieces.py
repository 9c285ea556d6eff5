"""Which tile, train or share the export means: it names every single one of them.

Our games know how many there are of a kind and who has them. The export's ids are
therefore followed through the game: the hex a tile lies on, the owner of a train, and
whether a share lies in a treasury or somewhere else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

from trunkline.eighteen.actions import Route
from trunkline.eighteen.state import POOL
from trunkline.eighteen.trains import DEPOT
from trunkline.formats.eighteen_games import entries

TREASURY = "treasury"


def kind_of(piece: str) -> str:
    """The type of a numbered piece: ``2+2-1`` is a ``2+2``.

    >>> kind_of("2+2-1")
    '2+2'
    """
    return piece.rpartition("-")[0]


def company_of(share: str) -> str:
    """The company that issued a share: ``MKV_3`` is one of ``MKV``.

    >>> company_of("MKV_3")
    'MKV'
    """
    return share.rpartition("_")[0]


class Pieces:
    """Where the export's numbered pieces are."""

    def __init__(self, hexes: Collection[str]) -> None:
        self._hexes = hexes
        self._tiles: dict[str, str] = {}
        self._trains: dict[str, str] = {}
        self._shares: dict[str, str] = {}

    # --- tiles and cities ----------------------------------------------------

    def lay(self, tile: str, hex: str) -> None:
        """A tile lies on a hex now."""
        self._tiles[tile] = hex

    def city(self, name: str) -> str | None:
        """Our id of a city: ``E1-0-1`` is printed on E1, ``57-0-0`` is on that tile."""
        face, _, number = name.rpartition("-")
        printed = kind_of(face)
        hex = printed if printed in self._hexes else self._tiles.get(face)
        return f"{hex}.{number}" if hex else None

    # --- trains ----------------------------------------------------------------

    def train_source(self, train: str) -> str:
        """Where a train is bought: the depot, the bank pool, or a company."""
        return self._trains.get(train, DEPOT)

    def move_train(self, train: str, owner: str) -> None:
        """A company has a train now, or the bank pool."""
        self._trains[train] = owner

    # --- shares ----------------------------------------------------------------

    def share_source(self, share: str, left: dict[str, int]) -> Literal["treasury", "pool"]:
        """Whether a share comes from the treasury or the bank pool.

        ``left`` says how many shares either has. A share that a player was seen to have
        and that nobody sold has reached the pool in exchange for a director's certificate.
        """
        if not (left[TREASURY] and left[POOL]) and (left[TREASURY] or left[POOL]):
            return "treasury" if left[TREASURY] else "pool"
        return "treasury" if self._shares.get(share, TREASURY) == TREASURY else "pool"

    def move_shares(self, shares: Iterable[str], owner: str) -> None:
        """Shares lie in the treasury now, in the bank pool, or with a player."""
        self._shares.update(dict.fromkeys(shares, owner))

    def return_shares(self, company: str, owner: str) -> None:
        """A player's shares went to the treasury in exchange for its director's certificate."""
        for share, holder in self._shares.items():
            if holder == owner and company_of(share) == company:
                self._shares[share] = TREASURY

    # --- companies -------------------------------------------------------------

    def form(self, company: str, minors: Collection[str]) -> None:
        """A public comes into play with all its shares, and with the minors' trains."""
        for share in [share for share in self._shares if company_of(share) == company]:
            del self._shares[share]
        for train, owner in self._trains.items():
            if owner in minors:
                self._trains[train] = company


def route_of(recorded: entries.Route) -> Route:
    """A train's way: the export's stretches from stop to stop, joined end to end."""
    return Route(kind_of(recorded.train), joined(recorded.connections or ()))


def joined(stretches: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Stretches that share their ends as one way, whichever way each is written.

    >>> joined([["A1", "B2"], ["C1", "B2"]])
    ('A1', 'B2', 'C1')
    """
    if not stretches:
        return ()
    way = list(stretches[0])
    if len(stretches) > 1 and way[-1] not in _ends(stretches[1]):
        way.reverse()
    for stretch in stretches[1:]:
        onward = stretch if stretch[0] == way[-1] else list(reversed(stretch))
        way.extend(onward[1:] if onward[0] == way[-1] else onward)
    return tuple(way)


def _ends(stretch: Sequence[str]) -> tuple[str, str]:
    return stretch[0], stretch[-1]
