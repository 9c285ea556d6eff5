"""What the README says is true: its Python runs, its commands exist, its links lead somewhere."""

import re
from pathlib import Path

import pytest
import typer

import trunkline
from trunkline.cli import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\| `trunkline (\w+)", README, re.MULTILINE)


def test_the_python_runs():
    (block,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names = {}
    exec(compile(block, "README.md", "exec"), names)
    assert isinstance(names["game"], trunkline.Game)


def test_every_command_has_a_line():
    known = set(typer.main.get_command(app).commands)
    assert set(COMMANDS) == known


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`make (\w+)`", README))))
def test_what_make_is_asked_for_is_in_the_makefile(name):
    assert re.search(rf"^{name}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#:]+)\)", README))))
def test_links_lead_somewhere(link):
    assert (ROOT / link).exists()
