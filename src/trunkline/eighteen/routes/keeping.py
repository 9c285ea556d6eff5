"""Keeping stops: runs that visit given stops in a given order.

Each stop that is to be kept has a place in the order, from 1 on; several stops may have the
same place, of which a run then keeps one. A run may leave stops out, but visits those that it
keeps in their order, in one direction or the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Wish(NamedTuple):
    """The stops to be kept."""

    places: Mapping[int, int]
    """The place in the order of each stop that has one, by the number of the stop."""
    size: int
    """How many places there are."""
    worth: int
    """What each stop kept is worth beside what the run earns: more than any run can earn."""


NOTHING = Wish({}, 0, 0)


class Kept(NamedTuple):
    """What a part of a run keeps."""

    first: int = 0
    """The first and the last place in the order that it keeps."""
    last: int = 0
    upwards: int = 0
    """1 if the order goes on at the end of the first arm, -1 if it goes back there; 0 as long as
    both are possible."""
    stops: int = 0


NONE_KEPT = Kept()


def kept_with(wish: Wish, kept: Kept, stop: int, on_second: bool) -> Kept | None:
    """What is kept with one more stop at the end of an arm; none if that breaks the order."""
    place = wish.places.get(stop)
    if place is None or place in (kept.first, kept.last):
        return kept
    if not kept.stops:
        return Kept(place, place, 0, 1)
    is_later = place > kept.last
    if not is_later and place > kept.first:
        return None
    way = 1 if is_later != on_second else -1
    if kept.upwards not in (0, way):
        return None
    first, last = min(place, kept.first), max(place, kept.last)
    return Kept(first, last, way, kept.stops + 1)


def keepable(wish: Wish, kept: Kept, on_second: bool) -> int:
    """How many stops a part may come to keep at most."""
    if not kept.stops:
        return wish.size
    before, behind = kept.first - 1, wish.size - kept.last
    if not on_second:
        return kept.stops + before + behind
    if not kept.upwards:
        return kept.stops + max(before, behind)
    return kept.stops + (before if kept.upwards > 0 else behind)
