"""The registry: titles found by name and described by data."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from trunkline.kernel.options import OptionError, OptionInfo, Value, text
from trunkline.kernel.title import Title


class TitleInfo(msgspec.Struct, frozen=True):
    """What is known of a title without starting a game."""

    name: str
    """How it is called by programs: ``1861``."""
    full_name: str
    players: tuple[int, ...]
    """Player counts under the default options."""
    options: tuple[OptionInfo, ...]
    rulesets: dict[str, dict[str, Value]]
    """Named settings of the options; the first is the default."""
    version: int
    authors: str
    make: Callable[[int, Mapping[str, Any]], Title[Any]]
    """Build the title for a player count and options; ``OptionError`` if they cannot be."""
    more_players: dict[int, dict[str, Value]] = {}
    """Further player counts, each with the options that allow it."""
    excluded: tuple[dict[str, Value], ...] = ()
    """Options that contradict each other: no game can have all of one of these mixes."""


class UnknownTitle(LookupError):
    """No title has that name."""


_titles: dict[str, TitleInfo] = {}


def register(info: TitleInfo) -> None:
    """Make a title known. Games do this when they are imported."""
    _titles[info.name] = info


def titles() -> tuple[TitleInfo, ...]:
    """All known titles, by name."""
    return tuple(_titles[name] for name in sorted(_titles))


def title_info(name: str) -> TitleInfo:
    """The title of that name; ``UnknownTitle`` with the nearest one otherwise."""
    if name not in _titles:
        close = difflib.get_close_matches(name, _titles, 1)
        hint = f" (did you mean {close[0]!r}?)" if close else ""
        raise UnknownTitle(
            f"there is no title {name!r}{hint}; known are {', '.join(sorted(_titles))}"
        )
    return _titles[name]


def player_counts(info: TitleInfo, given: Mapping[str, Any]) -> tuple[int, ...]:
    """The player counts of a title under some options; values may be text, as typed."""
    default = next(iter(info.rulesets), "")
    chosen = info.rulesets.get(str(given.get("ruleset", default)), {})
    settings = {name: text(value) for name, value in {**chosen, **given}.items()}
    more = [
        count
        for count, wanted in info.more_players.items()
        if all(settings.get(name) == text(value) for name, value in wanted.items())
    ]
    return tuple(sorted({*info.players, *more}))


def make_title(name: str, players: int, options: Mapping[str, Any]) -> Title[Any]:
    """The title built for a player count and options."""
    return title_info(name).make(players, options)


__all__ = [
    "OptionError",
    "TitleInfo",
    "UnknownTitle",
    "make_title",
    "player_counts",
    "register",
    "title_info",
    "titles",
]
