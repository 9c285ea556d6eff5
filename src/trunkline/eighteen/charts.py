"""Component charts: railways, trains and phases as TOML, share markets as grids of text."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from trunkline.eighteen.components import Charter, MarketCell, Phase, Private, TrainKind
from trunkline.eighteen.market import Market
from trunkline.eighteen.tables import ComponentError

T = TypeVar("T")

_CELL = re.compile(r"(\d+)([A-Z]*)")


class Railways(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All railways of a title."""

    private: tuple[Private, ...]
    company: tuple[Charter, ...]


class Trains(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All trains and phases of a title."""

    train: tuple[TrainKind, ...]
    phase: tuple[Phase, ...]


def parse_railways(text: str, source: str) -> Railways:
    """Read the railways of a title."""
    return _parse(text, source, Railways)


def parse_trains(text: str, source: str) -> Trains:
    """Read the trains and phases of a title."""
    return _parse(text, source, Trains)


def parse_market(text: str, source: str, marks: Mapping[str, str]) -> Market:
    """Read a share market: prices in rows, each with the letters of its zones.

    ``marks`` says what each letter stands for.
    """
    rows: list[tuple[MarketCell | None, ...]] = []
    for number, line in enumerate(text.splitlines(), 1):
        cells = line.partition("#")[0].split()
        if cells:
            rows.append(tuple(_cell(cell, marks, source, number) for cell in cells))
    return Market(tuple(rows))


def _cell(cell: str, marks: Mapping[str, str], source: str, line: int) -> MarketCell | None:
    if cell == ".":
        return None
    match = _CELL.fullmatch(cell)
    if match is None:
        raise ComponentError(source, line, "cell", f"{cell!r} is neither a price nor '.'")
    unknown = [letter for letter in match[2] if letter not in marks]
    if unknown:
        known = ", ".join(marks)
        raise ComponentError(source, line, "cell", f"no zone has the letter {unknown[0]}: {known}")
    return MarketCell(int(match[1]), frozenset(marks[letter] for letter in match[2]))


def _parse(text: str, source: str, kind: type[T]) -> T:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise ComponentError(source, line, "syntax", str(error)) from None
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$.")
        field = path.rstrip("`") or "file"
        raise ComponentError(source, _line_of(text, data, field), field, reason) from None


def _line_of(text: str, data: dict[str, Any], field: str) -> int:
    """The line on which the table that a path such as ``train[3].price`` names begins."""
    found = re.match(r"(\w+)\[(\d+)\]", field)
    if found is None:
        return 1
    lines = list(enumerate(text.splitlines(), 1))
    starts = [n for n, line in lines if line == f"[[{found[1]}]]"]
    # Trains and phases may have the same ids: only lines of the list itself count.
    first = next((n for n, line in lines if re.match(rf"(\[\[)?{found[1]}\b", line)), 1)
    entry = data[found[1]][int(found[2])]
    name = entry.get("id") if isinstance(entry, dict) else None
    if name is not None:
        for number, line in lines[first - 1 :]:
            if re.search(rf'\bid = "{re.escape(str(name))}"', line):
                return number
    return starts[int(found[2])] if starts else first
