"""The question behind best routes, in small numbers: stops, links between them, and homes.

Stops and links are numbered. What a route may use only once is written as bits: the
stations it visits, and the stretches of track it takes. A *stretch* is a set of hex sides
that every link uses together or not at all; there are far fewer of them than sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from trunkline.eighteen.board import hex_of, is_blocked, token_cities
from trunkline.eighteen.routes.bonuses import Bonus, bonuses_of
from trunkline.eighteen.routes.counting import Called, called_at
from trunkline.eighteen.routes.links import Link, links_of

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


class Step(NamedTuple):
    """A link as it is taken from one of its ends."""

    target: int
    """The stop at the other end."""
    track: int
    """The stretches it takes, as bits; above them, where that matters, the hexes it comes into."""
    link: int
    crossings: int
    """How many sides of hexes it crosses."""


class Problem(NamedTuple):
    """All track that the trains of a company can use, from its tokens outwards."""

    stops: tuple[Called, ...]
    stations: tuple[int, ...]
    """The bit of each stop's station."""
    ends: tuple[bool, ...]
    """Whether a route that comes to a stop must end there, and one that begins there has no
    other side."""
    steps: tuple[tuple[Step, ...], ...]
    """The links from each stop, in the order of their numbers."""
    links: tuple[Link, ...]
    homes: tuple[int, ...]
    """The stops with a token of the company."""
    bonuses: tuple[Bonus, ...]
    stretches: int
    """How many stretches of track there are."""
    hexes: tuple[int, ...]
    """The bit of each stop's hex above the stretches, where a route may come into a hex only
    once; else 0."""
    sides: Mapping[int, int]
    """The stretch of each side of a hex that links use, both as bits."""

    @property
    def shared(self) -> int:
        """The bits of all stretches: what trains take from each other."""
        return (1 << self.stretches) - 1

    def track(self, sides: int) -> int:
        """The stretches of which somebody takes a part who crosses some sides."""
        track = 0
        for side in _bits(sides):
            track |= self.sides.get(side, 0)
        return track


def problem_of(pos: Rail, company: str, with_detours: bool = False) -> Problem:
    """What a company's trains can use as the board lies now.

    With detours, links are there too that take all the track of another one between the same
    stops and more.
    """
    title, board = pos.title, pos.state.board
    links = links_of(title, board)
    homes = homes_of(pos, company)
    links_of_stop = links.all_of if with_detours else links.of

    def links_from(name: str) -> list[Link]:
        # Routes that come to the end of all routes end there, but may begin at a token there.
        if name not in homes and must_end(pos, name, company):
            return []
        found = links_of_stop(name)
        return [link for link in found if not (title.hexes_once and _comes_back(link))]

    names, found = _reached(homes, links_from)
    numbers = {name: number for number, name in enumerate(names)}
    stretches = _stretches(link.sides for link in found)
    once = _Hexes(stretches.count if title.hexes_once else None)
    steps: list[list[Step]] = [[] for _ in names]
    for number, link in enumerate(found):
        track = stretches.bits(link.sides) | once.bits(link.entered)
        step = Step(numbers[link.end], track, number, len(link.entered))
        steps[numbers[link.start]].append(step)
    stations: dict[str, int] = {}
    return Problem(
        stops=tuple(map(called_at(pos, company), names)),
        stations=tuple(
            1 << stations.setdefault(links.station(name), len(stations)) for name in names
        ),
        ends=tuple(must_end(pos, name, company) for name in names),
        steps=tuple(tuple(each) for each in steps),
        links=tuple(found),
        homes=tuple(numbers[home] for home in homes),
        bonuses=bonuses_of(pos, company),
        stretches=stretches.count,
        hexes=tuple(once.bits((hex_of(name),)) for name in names),
        sides=stretches.of_side,
    )


def is_base(pos: Rail, company: str) -> Callable[[str], bool]:
    """Whether a token in a stop makes routes over it a company's own."""
    title, tokens = pos.title, pos.state.board.tokens
    links = links_of(title, pos.state.board)
    return lambda stop: company in tokens.get(stop, ()) and links.stop(stop).kind in title.bases


def homes_of(pos: Rail, company: str) -> list[str]:
    """The stops from which routes of a company go out, by name."""
    return list(filter(is_base(pos, company), token_cities(pos.state.board, company)))


def must_end(pos: Rail, stop: str, company: str) -> bool:
    """Whether a route of a company that comes to a stop ends there."""
    kind = links_of(pos.title, pos.state.board).stop(stop).kind
    if kind in ("offboard", "port") or hex_of(stop) in pos.title.terminals:
        return True
    return kind in ("city", "pass") and is_blocked(pos.title, pos.state.board, stop, company)


def _comes_back(link: Link) -> bool:
    return len({link.hexes[0], *link.entered}) <= len(link.entered)


def _reached(
    homes: Iterable[str], links_from: Callable[[str], Iterable[Link]]
) -> tuple[list[str], list[Link]]:
    """Every stop that track leads to from the tokens, and every link on the way."""
    names = list(homes)
    seen = set(names)
    found: list[Link] = []
    for name in names:
        for link in links_from(name):
            found.append(link)
            if link.end not in seen:
                seen.add(link.end)
                names.append(link.end)
    return names, found


class _Stretches:
    """Sets of sides that are always used together."""

    def __init__(self, users: dict[int, list[int]]) -> None:
        numbers: dict[tuple[int, ...], int] = {}
        self.of_side = {
            side: 1 << numbers.setdefault(tuple(links), len(numbers))
            for side, links in users.items()
        }
        self.count = len(numbers)

    def bits(self, sides: int) -> int:
        """The stretches that make up a link's sides."""
        track = 0
        for side in _bits(sides):
            track |= self.of_side[side]
        return track


class _Hexes:
    """Bits for hexes above those of stretches; none at all if hexes do not matter."""

    def __init__(self, above: int | None) -> None:
        self._above = above
        self._numbers: dict[str, int] = {}

    def bits(self, hexes: Iterable[str]) -> int:
        found = 0
        if self._above is not None:
            for hex in hexes:
                found |= 1 << self._above + self._numbers.setdefault(hex, len(self._numbers))
        return found


def _stretches(all_sides: Iterable[int]) -> _Stretches:
    users: dict[int, list[int]] = {}
    for number, sides in enumerate(all_sides):
        for side in _bits(sides):
            users.setdefault(side, []).append(number)
    return _Stretches(users)


def _bits(number: int) -> Iterable[int]:
    """The single bits of a number."""
    while number:
        lowest = number & -number
        yield lowest
        number ^= lowest
