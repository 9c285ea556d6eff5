"""Pictures: files as SVG and PNG, the same for the same game wherever they are made."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.draw.pictures import Drawing
from trunkline.draw.fonts import font_files
from trunkline.draw.picture import Picture
from trunkline.play import Game

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height as the header of a PNG gives them."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("scale", [0.25, 1.0])
@pytest.mark.parametrize("what", ["map", "market", "card"])
def test_png_pictures_have_their_size(played: Game, what: str, scale: float) -> None:
    picture = played.card("MK") if what == "card" else getattr(played, what)
    png = picture.png(scale)
    assert png.startswith(SIGNATURE)
    for pixels, units in zip(size_of(png), Drawing(picture.svg).size, strict=True):
        assert abs(pixels - units * scale) <= 1


def test_dark_pictures_differ_and_auto_is_light(start: Game) -> None:
    card = start.card("MK")
    assert card.png() == card.themed("light").png() != card.themed("dark").png()


def test_the_typeface_comes_along(start: Game) -> None:
    assert all(Path(file).is_file() for file in font_files())
    empty = Picture("nothing", start.card("MK").svg.replace(">Treasury<", "><"))
    assert empty.png() != start.card("MK").png(), "letters leave traces"


def test_names_in_any_script_make_a_picture(played: Game) -> None:
    director = played.state.certificates
    company = next(name for name, owners in director.items() if "P2" in owners)
    assert "안" in played.card(company).svg
    assert played.card(company).png().startswith(SIGNATURE)


def test_saving_goes_by_the_ending(start: Game, tmp_path: Path) -> None:
    svg = start.market.save(tmp_path / "market.SVG")
    png = start.market.save(tmp_path / "market.png", scale=0.5)
    assert svg.read_text(encoding="utf-8") == start.market.svg
    assert png.read_bytes().startswith(SIGNATURE)
    with pytest.raises(ValueError, match=r"must end in \.svg or \.png"):
        start.market.save(tmp_path / "market.gif")
    assert not (tmp_path / "market.gif").exists()


def test_notebooks_get_the_drawing(start: Game) -> None:
    assert start.map._repr_svg_() == start.map.svg
    assert repr(start.map).startswith("<Picture of map: ")


SCRIPT = """
import hashlib, trunkline
game = trunkline.new("1861", ["Ada", "Ben", "Cy"], {"ruleset": "18xx.games"}, seed=5)
game.state.board = type(game.state.board)({"D14": ("635", 1), "H8": ("637", 0)}, {})
for picture in (game.map, game.market, game.card("N"), game.card("RSR")):
    print(hashlib.sha256(picture.svg.encode()).hexdigest())
print(hashlib.sha256(game.card("MK").png()).hexdigest())
"""


def test_equal_games_give_equal_drawings_in_every_process() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert len(outputs.pop().split()) == 5
