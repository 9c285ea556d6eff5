"""What lies on the map: tiles, tokens, and the slots that are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from weakref import WeakKeyDictionary

from trunkline.eighteen.components import Face, Stop
from trunkline.eighteen.state import Board
from trunkline.eighteen.tiles import stop_mapping

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail, RailTitle

    AnyTitle = RailTitle[Any]

T = TypeVar("T")

KNOWN_NAMES = 4096
"""More ids than any map has: they are taken apart once only."""


class Derived(Generic[T]):
    """What is derived from a board, once: boards never change, so it is never out of date."""

    def __init__(self, derive: Callable[[AnyTitle, Board], T]) -> None:
        self._derive = derive
        self.known: WeakKeyDictionary[Board, T] = WeakKeyDictionary()
        """What has been derived, by board."""
        self.__doc__ = derive.__doc__

    def __call__(self, title: AnyTitle, board: Board) -> T:
        value = self.known.get(board)
        if value is None:
            value = self.known[board] = self._derive(title, board)
        return value


def city_id(hex: str, stop: int) -> str:
    """The id of a stop: its hex and its number there."""
    return f"{hex}.{stop}"


@lru_cache(KNOWN_NAMES)
def hex_of(city: str) -> str:
    """The hex of a stop.

    >>> hex_of("H8.1")
    'H8'
    """
    return city.partition(".")[0]


@lru_cache(KNOWN_NAMES)
def stop_of(city: str) -> int:
    """A stop's number within its hex."""
    return int(city.partition(".")[2])


# --- tiles --------------------------------------------------------------------


def face_at(title: AnyTitle, board: Board, hex: str) -> Face:
    """What is to be seen on a hex: the tile laid there, or the print of the map."""
    lies = board.tiles.get(hex)
    return title.map.hexes[hex].face if lies is None else title.catalogue.faces[lies]


@Derived
def _laid_counts(title: AnyTitle, board: Board) -> Counter[str]:
    return Counter(tile for tile, _ in board.tiles.values())


def supply(title: AnyTitle, board: Board, tile: str) -> int | None:
    """How many of a tile are left; none if there are as many as needed."""
    used = _laid_counts(title, board)
    group = title.shared_supply.get(tile)
    if group is not None:
        together = sum(used[other] for other, its in title.shared_supply.items() if its == group)
        return title.shared_count[group] - together
    count = title.tiles[tile].count
    return None if count is None else count - used[tile]


def renamed_cities(
    title: AnyTitle, board: Board, hex: str, tile: str, rotation: int
) -> dict[str, str]:
    """The new id of each stop of a hex when a tile is laid there (1861-6.5.2.3-18, -19)."""
    mapping = stop_mapping(face_at(title, board, hex), title.catalogue.faces[tile, rotation])
    assert mapping is not None, f"tile {tile} does not fit on {hex}"
    return {city_id(hex, old): city_id(hex, new) for old, new in enumerate(mapping)}


def follow(
    places: Mapping[str, tuple[str, ...]], renamed: Mapping[str, str]
) -> dict[str, tuple[str, ...]]:
    """Tokens or reservations by city after stops were renamed; joined circles share theirs.

    >>> follow({"H8.0": ("N",), "H8.2": ("MK",)}, {"H8.0": "H8.0", "H8.1": "H8.0", "H8.2": "H8.0"})
    {'H8.0': ('N', 'MK')}
    """
    followed = {city: owners for city, owners in places.items() if city not in renamed}
    for old, new in renamed.items():
        if old in places:
            followed[new] = followed.get(new, ()) + places[old]
    return followed


def laid(title: AnyTitle, board: Board, hex: str, tile: str, rotation: int) -> Board:
    """The board after laying a tile; tokens stay in their circles.

    Reservations are kept outside the board: ``follow`` moves them in the same way.
    """
    renamed = renamed_cities(title, board, hex, tile, rotation)
    tokens = follow(board.tokens, renamed) if renamed else board.tokens
    return Board({**board.tiles, hex: (tile, rotation)}, tokens)


def city_now(title: AnyTitle, board: Board, printed: str) -> str:
    """The present id of a city that is known by its id on the printed map."""
    hex = hex_of(printed)
    mapping = stop_mapping(title.map.hexes[hex].face, face_at(title, board, hex))
    assert mapping is not None
    return city_id(hex, mapping[stop_of(printed)])


# --- cities and tokens --------------------------------------------------------


@Derived
def cities(title: AnyTitle, board: Board) -> dict[str, Stop]:
    """All cities, by id."""
    return {
        city_id(hex, number): stop
        for hex in title.map.hexes
        for number, stop in enumerate(face_at(title, board, hex).stops)
        if stop.kind == "city"
    }


def slots(title: AnyTitle, board: Board, city: str) -> int:
    """How many tokens a city has room for."""
    return face_at(title, board, hex_of(city)).stops[stop_of(city)].slots


def free_slots(pos: Rail, city: str, company: str) -> int:
    """Slots that a company may use: without a token, and not kept for somebody else."""
    state = pos.state
    taken = len(state.board.tokens.get(city, ()))
    kept = sum(other != company for other in state.reserved.get(city, ()))
    return max(0, slots(pos.title, state.board, city) - taken - kept)


_TOKEN_CITIES: WeakKeyDictionary[Board, dict[str, tuple[str, ...]]] = WeakKeyDictionary()


def token_cities(board: Board, company: str) -> tuple[str, ...]:
    """The cities where a company has a token, by name."""
    known = _TOKEN_CITIES.get(board)
    if known is None:
        found: dict[str, list[str]] = {}
        for city, owners in sorted(board.tokens.items()):
            for owner in owners:
                found.setdefault(owner, []).append(city)
        known = _TOKEN_CITIES[board] = {owner: tuple(names) for owner, names in found.items()}
    return known.get(company, ())


def with_token(board: Board, city: str, company: str) -> Board:
    """The board after placing a token."""
    return Board(board.tiles, {**board.tokens, city: (*board.tokens.get(city, ()), company)})


def without_token(board: Board, city: str, company: str) -> Board:
    """The board after taking a token away."""
    rest = tuple(owner for owner in board.tokens[city] if owner != company)
    tokens = {other: owners for other, owners in board.tokens.items() if other != city}
    return Board(board.tiles, {**tokens, city: rest} if rest else tokens)


def is_blocked(
    title: AnyTitle, board: Board, city: str, company: str, free: Collection[str] = ()
) -> bool:
    """Whether routes of a company may reach a city but not pass it (1861-6.3-5, C-10).

    An own token always opens a city. Tokens of the companies in ``free`` do not block.
    Reserved slots without a token never do.
    """
    owners = board.tokens.get(city)
    if not owners or company in owners:
        return False
    foreign = sum(owner not in free for owner in owners)
    if title.city_blocking == "any_foreign_token":
        return foreign > 0
    return foreign >= slots(title, board, city)
