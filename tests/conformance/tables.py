"""What is played: every title with all its player counts, rulesets and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from trunkline.bots.simulation import Table
from trunkline.kernel import Dice, OptionError, TitleInfo, Value

Item = TypeVar("Item")

MOST_PLAYERS = 10
OPTIONS_IN_A_MIX = 5
NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Joe")

Settings = Mapping[str, Value]


def playable(info: TitleInfo, settings: Settings) -> list[int]:
    """The player counts that a title has with some settings; none if they do not go together."""
    counts = []
    for count in range(1, MOST_PLAYERS + 1):
        try:
            info.make(count, settings)
        except OptionError:
            continue
        counts.append(count)
    return counts


def single_options(info: TitleInfo) -> list[tuple[str, Value]]:
    """Every option with every value that is not its default."""
    return [
        (option.name, value)
        for option in info.options
        for value in option.values
        if value != option.default
    ]


def plain_tables(info: TitleInfo) -> list[Table]:
    """Every ruleset as it is, for every number of players."""
    return [
        _table(info, count, {"ruleset": ruleset})
        for ruleset in info.rulesets
        for count in playable(info, {"ruleset": ruleset})
    ]


def single_tables(info: TitleInfo) -> list[Table]:
    """Every option by itself, in the default ruleset."""
    singles = single_options(info)
    return [
        _table(info, _nth(playable(info, {name: value}), number), {name: value})
        for number, (name, value) in enumerate(singles)
    ]


def mixed_tables(info: TitleInfo, count: int, seed: int = 1) -> list[Table]:
    """Some tables at which options are mixed, so that together they have every value."""
    dice = Dice(seed)
    mixes: list[dict[str, Value]] = [
        {"ruleset": _nth(list(info.rulesets), number)} for number in range(count)
    ]
    singles = single_options(info)
    for _ in range(max(1, OPTIONS_IN_A_MIX * count // len(singles))):
        dice.shuffle(singles)
        for number, (name, value) in enumerate(singles):
            free = [mix for mix in mixes if name not in mix]
            if free:
                _nth(free, number)[name] = value
    return [_mixed(info, mix, number) for number, mix in enumerate(mixes)]


def _mixed(info: TitleInfo, mix: dict[str, Value], number: int) -> Table:
    """A table with a mix; what does not go together with the rest of it is left out."""
    counts = playable(info, mix)
    while not counts:
        mix.popitem()
        counts = playable(info, mix)
    return _table(info, _nth(counts, number), mix)


def tables(info: TitleInfo, count: int) -> list[Table]:
    """So many tables: plain ones, single options if there is room, and mixes."""
    chosen = plain_tables(info)
    if count > 2 * (len(chosen) + len(single_options(info))):
        chosen += single_tables(info)
    mixes = max(0, count - len(chosen))
    return chosen + (mixed_tables(info, mixes) if mixes else [])


def name_of(table: Table) -> str:
    """How a table is called in reports, and how it is set up again."""
    settings = "".join(f" {name}={value}" for name, value in table.settings)
    return f"{table.title} players={table.players}{settings}"


def _table(info: TitleInfo, players: int, settings: Settings) -> Table:
    return Table(info.name, players, tuple(settings.items()))


def _nth(items: Sequence[Item], number: int) -> Item:
    return items[number % len(items)]
