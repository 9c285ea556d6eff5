"""Themes: one drawing for light and dark paper."""

from __future__ import annotations

import re

import pytest

from tests.draw.pictures import Drawing
from trunkline.draw.cards import company_svg
from trunkline.draw.maps import map_svg, tile_svg
from trunkline.draw.market import market_svg
from trunkline.draw.theme import DARK, LIGHT, PRINT, Theme, flatten, style, themed
from trunkline.draw.tokens import ink_on
from trunkline.play import Game

THEMES: tuple[Theme, ...] = ("auto", "light", "dark", "print")


@pytest.mark.parametrize("theme", THEMES)
def test_every_drawing_has_every_theme(played: Game, theme: Theme) -> None:
    position = played.position
    face = position.title.catalogue.faces["63", 0]
    for svg in (
        map_svg(position, theme),
        market_svg(position, theme),
        company_svg(position, "MK", theme=theme),
        tile_svg(face, theme),
    ):
        Drawing(svg)
        for palette, name in ((LIGHT, "light"), (DARK, "dark"), (PRINT, "print")):
            assert (f"--tl-paper:{palette['paper']}" in svg) is (theme in (name, "auto"))
        assert ("prefers-color-scheme" in svg) is (theme == "auto")
        assert ("@media print" in svg) is (theme == "auto")


@pytest.mark.parametrize("theme", THEMES)
def test_a_drawing_can_change_its_theme(start: Game, theme: Theme) -> None:
    position = start.position
    assert themed(market_svg(position), theme) == market_svg(position, theme)


def test_the_palettes_name_the_same_colours_and_all_that_are_used() -> None:
    used = set(re.findall(r"var\(--tl-([a-z-]+)\)", style("light")))
    assert LIGHT.keys() == DARK.keys()
    assert used <= LIGHT.keys()
    assert LIGHT.keys() - used == set(), "colours that nothing uses"


def test_flattening_leaves_no_variables(played: Game) -> None:
    for svg in (played.map.svg, played.market.svg, played.card("MK").svg):
        for theme in ("light", "dark", "print"):
            flat = flatten(svg, theme)
            Drawing(flat)
            assert "var(" not in flat
            assert "--tl-" not in flat


def test_flattening_leaves_words_alone(start: Game) -> None:
    name = "var(--tl-nothing) <style>"
    start.state.certificates["MK"] = ("P1",) * 9
    svg = company_svg(start.position, "MK", {"P1": name})
    drawing = Drawing(flatten(svg))
    assert name in drawing.words("card-MK-shares")


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_print_can_be_read_on_its_ground(palette: dict[str, str]) -> None:
    pairs = [("ink", "paper"), ("ink", "panel"), ("ink", "none"), ("muted", "paper")]
    pairs += [("tile-ink", name) for name in ("yellow", "green", "brown", "grey", "offboard")]
    pairs += [("tile-ink", name) for name in palette if name.startswith("zone-")]
    pairs += [("on-route", name) for name in palette if name.startswith("route-")]
    for ink, ground in pairs:
        assert contrast(palette[ink], palette[ground]) >= 4.5, (ink, ground)


def test_initials_can_be_read_on_every_company_colour(start: Game) -> None:
    for charter in start.position.title.charters.values():
        assert contrast(ink_on(charter.colour), charter.colour) >= 3, charter.id


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as accessibility guidelines measure it."""

    def luminance(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
