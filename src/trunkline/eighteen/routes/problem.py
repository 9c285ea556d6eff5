"""The question behind best routes, in small numbers: stops, links between them, and homes.

Stops and links are numbered. What a route may use only once is written as bits: the
stations it visits, and the stretches of track it takes. A *stretch* is a set of hex sides
that every link uses together or not at all; there are far fewer of them than sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from trunkline.eighteen.board import hex_of, is_blocked, token_cities
from trunkline.eighteen.routes.bonuses import Bonus, bonuses_of
from trunkline.eighteen.routes.counting import Called, called
from trunkline.eighteen.routes.links import Link, Links, links_of

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


class Step(NamedTuple):
    """A link as it is taken from one of its ends."""

    target: int
    """The stop at the other end."""
    track: int
    """The stretches it takes, as bits."""
    link: int
    crossings: int
    """How many sides of hexes it crosses."""


class Problem(NamedTuple):
    """All track that the trains of a company can use, from its tokens outwards."""

    stops: tuple[Called, ...]
    stations: tuple[int, ...]
    """The bit of each stop's station."""
    ends: tuple[bool, ...]
    """Whether a route that comes to a stop must end there."""
    steps: tuple[tuple[Step, ...], ...]
    """The links from each stop, in the order of their numbers."""
    links: tuple[Link, ...]
    homes: tuple[int, ...]
    """The cities with a token of the company; a pass is none (1841-4.3.1-1)."""
    bonuses: tuple[Bonus, ...]
    stretches: int
    """How many stretches of track there are."""


def problem_of(pos: Rail, company: str) -> Problem:
    """What a company's trains can use as the board lies now."""
    title, board = pos.title, pos.state.board
    links = links_of(title, board)
    phase = title.phases[pos.state.phase].offboard
    homes = [name for name in token_cities(board, company) if links.stop(name).kind == "city"]
    names, found = _reached(links, homes, lambda stop: _must_end(pos, links, stop, company))
    numbers = {name: number for number, name in enumerate(names)}
    stretches = _stretches(link.sides for link in found)
    steps: list[list[Step]] = [[] for _ in names]
    for number, link in enumerate(found):
        track = stretches.bits(link.sides)
        step = Step(numbers[link.end], track, number, link.sides.bit_count())
        steps[numbers[link.start]].append(step)
    stations: dict[str, int] = {}
    return Problem(
        stops=tuple(called(links, name, board.tokens, company, phase) for name in names),
        stations=tuple(
            1 << stations.setdefault(links.station(name), len(stations)) for name in names
        ),
        ends=tuple(_must_end(pos, links, name, company) for name in names),
        steps=tuple(tuple(each) for each in steps),
        links=tuple(found),
        homes=tuple(numbers[home] for home in homes),
        bonuses=bonuses_of(pos, company),
        stretches=stretches.count,
    )


def _must_end(pos: Rail, links: Links, stop: str, company: str) -> bool:
    kind = links.stop(stop).kind
    if kind in ("city", "pass") and hex_of(stop) not in pos.title.terminals:
        return is_blocked(pos.title, pos.state.board, stop, company)
    return kind in ("offboard", "port") or hex_of(stop) in pos.title.terminals


def _reached(
    links: Links, homes: Iterable[str], must_end: Callable[[str], bool]
) -> tuple[list[str], list[Link]]:
    """Every stop that track leads to from the tokens, and every link on the way."""
    names = list(homes)
    starts, seen = set(names), set(names)
    found: list[Link] = []
    for name in names:
        if must_end(name) and name not in starts:
            continue
        for link in links.of(name):
            found.append(link)
            if link.end not in seen:
                seen.add(link.end)
                names.append(link.end)
    return names, found


class _Stretches:
    """Sets of sides that are always used together."""

    def __init__(self, users: dict[int, list[int]]) -> None:
        numbers: dict[tuple[int, ...], int] = {}
        self._of_side = {
            side: 1 << numbers.setdefault(tuple(links), len(numbers))
            for side, links in users.items()
        }
        self.count = len(numbers)

    def bits(self, sides: int) -> int:
        """The stretches that make up a link's sides."""
        track = 0
        for side in _bits(sides):
            track |= self._of_side[side]
        return track


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
