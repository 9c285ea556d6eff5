"""The page about routes: its examples run, and it names every field of trains."""

from __future__ import annotations

import doctest
from pathlib import Path

import msgspec
import pytest

from trunkline.eighteen.charts import parse_trains
from trunkline.eighteen.components import TrainKind

PAGE = Path(__file__).parents[3] / "docs" / "routes.md"
OF_THE_SHOP = {"id", "price", "count", "phase", "obsolete", "available"}
"""Fields that say nothing about routes."""


def test_the_examples_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 15
    assert found.failed == 0


def test_every_field_of_trains_has_its_line() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for field in msgspec.structs.fields(TrainKind):
        if field.name not in OF_THE_SHOP:
            assert f"| `{field.name}` |" in text, field.name


def written(section: str) -> list[str]:
    """The settings of trains that a section writes as in a chart."""
    text = PAGE.read_text(encoding="utf-8").partition(f"### {section}\n")[2].partition("\n#")[0]
    cells = [cell for line in text.splitlines() for cell in line.split("`")[1::2]]
    names = tuple(field.name for field in msgspec.structs.fields(TrainKind))
    return [cell for cell in cells if cell.startswith(tuple(f"{name} = " for name in names))]


@pytest.mark.parametrize("title", ["1861", "1841", "1826"])
def test_what_is_written_of_trains_can_be_read(title: str) -> None:
    settings = written(title)
    assert settings
    for setting in settings:
        needed = "" if "stops = " in setting.partition("grows")[0] else "stops = 1, "
        line = f'train = [{{ id = "x", price = 1, {needed}{setting} }}]\nphase = []'
        parse_trains(line, "routes.md")
