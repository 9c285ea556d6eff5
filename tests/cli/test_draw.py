"""``trunkline draw``: pictures of a stored game, and one clear sentence where it cannot be."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import trunkline
from trunkline.bots.random_play import random_action
from trunkline.cli import app
from trunkline.cli.draw import complete_what
from trunkline.formats.own import dump
from trunkline.kernel import Dice

ACTIONS = 60


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in a file."""
    game = trunkline.new("1861", ["Ada", "Ben", "Cy"], seed=4)
    dice = Dice(4)
    while len(game.log) < ACTIONS:
        game.play(random_action(game, dice))
    file = tmp_path_factory.mktemp("games") / "game.json"
    file.write_text(dump(game), encoding="utf-8")
    return file


def draw(*arguments: object) -> Result:
    """The command, run as from a shell."""
    return CliRunner().invoke(app, ["draw", *map(str, arguments)])


def refused(result: Result, folder: Path) -> str:
    """The sentence of a refusal; nothing else may have happened."""
    assert result.exit_code == 2
    assert result.stdout == ""
    sentence = result.stderr.strip()
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    assert sentence.startswith("trunkline: ")
    assert list(folder.iterdir()) == []
    return sentence.removeprefix("trunkline: ")


@pytest.mark.parametrize("what", ["map", "MAP", "Market", "MK", "M-K", "R-O", "gr"])
def test_everything_can_be_drawn(stored: Path, tmp_path: Path, what: str) -> None:
    output = tmp_path / "out.svg"
    result = draw(stored, "-o", output, "--what", what)
    assert result.exit_code == 0, result.stderr
    assert str(output) in result.stdout
    company = {"R-O": "RO", "gr": "GRR"}.get(what, what)
    game = trunkline.load(stored)
    shown = what.casefold()
    picture = getattr(game, shown) if shown in ("map", "market") else game.card(company)
    assert output.read_text(encoding="utf-8") == picture.svg
    ElementTree.fromstring(picture.svg)


def test_the_map_is_drawn_unless_told_otherwise_and_as_png_too(
    stored: Path, tmp_path: Path
) -> None:
    assert draw(stored, "-o", tmp_path / "out.svg").exit_code == 0
    assert draw(stored, "-o", tmp_path / "out.png", "--scale", 0.5).exit_code == 0
    game = trunkline.load(stored)
    assert (tmp_path / "out.svg").read_text(encoding="utf-8") == game.map.svg
    assert (tmp_path / "out.png").read_bytes() == game.map.png(0.5)


@pytest.mark.parametrize("at", [0, 20, ACTIONS])
def test_at_a_moment(stored: Path, tmp_path: Path, at: int) -> None:
    assert draw(stored, "--at", at, "-o", tmp_path / "out.svg").exit_code == 0
    expected = trunkline.load(stored).at(at).map.svg
    assert (tmp_path / "out.svg").read_text(encoding="utf-8") == expected


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_on_light_or_dark_paper(stored: Path, tmp_path: Path, theme: str) -> None:
    assert draw(stored, "-o", tmp_path / "out.svg", "--theme", theme).exit_code == 0
    assert draw(stored, "-o", tmp_path / "out.png", "--theme", theme).exit_code == 0
    picture = trunkline.load(stored).map.themed(theme)  # type: ignore[arg-type]
    assert (tmp_path / "out.svg").read_text(encoding="utf-8") == picture.svg
    assert (tmp_path / "out.png").read_bytes() == picture.png()


@pytest.mark.parametrize("at", [-1, ACTIONS + 1, 10_000])
def test_a_moment_that_is_not_in_the_game(stored: Path, tmp_path: Path, at: int) -> None:
    sentence = refused(draw(stored, f"--at={at}", "-o", tmp_path / "out.svg"), tmp_path)
    assert str(stored) in sentence
    assert str(at) in sentence
    assert f"0 to {ACTIONS}" in sentence


@pytest.mark.parametrize("what", ["", "tiles", "XYZ", "Map of Russia"])
def test_something_that_cannot_be_drawn(stored: Path, tmp_path: Path, what: str) -> None:
    sentence = refused(draw(stored, "--what", what, "-o", tmp_path / "out.svg"), tmp_path)
    assert repr(what) in sentence
    assert "map, market" in sentence
    assert "R-O, K-B" in sentence
    assert "GRR" not in sentence


def test_what_can_be_drawn_is_completed(stored: Path) -> None:
    def completed(beginning: str, **params: object) -> list[str]:
        return complete_what(SimpleNamespace(params=params), beginning)  # type: ignore[arg-type]

    assert completed("ma") == ["map", "market"]
    assert completed("", file=stored)[:3] == ["map", "market", "R-O"]
    assert completed("gr", file="nowhere.json") == ["GR"]


@pytest.mark.parametrize("name", ["out.gif", "out", "out.svg.gz"])
def test_a_kind_of_file_that_is_not_made(stored: Path, tmp_path: Path, name: str) -> None:
    sentence = refused(draw(stored, "-o", tmp_path / name), tmp_path)
    assert name in sentence
    assert ".svg or .png" in sentence


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_folder_that_does_not_exist(stored: Path, tmp_path: Path, kind: str) -> None:
    output = tmp_path / "nowhere" / f"out.{kind}"
    sentence = refused(draw(stored, "-o", output), tmp_path)
    assert sentence == f"{output} cannot be written: there is no folder {output.parent}"


def test_an_output_that_is_a_folder(stored: Path, tmp_path: Path) -> None:
    output = tmp_path / "out.svg"
    output.mkdir()
    result = draw(stored, "-o", output)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"trunkline: {output} cannot be written (is a directory)")
    assert list(output.iterdir()) == []


@pytest.mark.parametrize("content", [None, "", "not a game", "[]", '{"format": "trunkline"}'])
def test_a_file_that_is_no_game(tmp_path: Path, content: str | None) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    file = tmp_path / "game.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    assert str(file) in refused(draw(file, "-o", folder / "out.svg"), folder)
