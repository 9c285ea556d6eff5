"""Share markets: every cell, its zones, and the stacks in it."""

from __future__ import annotations

import pytest

import trunkline
from tests.draw.pictures import SVG, Drawing
from trunkline.draw.market import CELL, market_svg, stack_places
from trunkline.eighteen.market import move_token, set_token, stack
from trunkline.play import Game


@pytest.mark.parametrize("shape", ["grid", "column"])
def test_every_cell_has_its_element_and_its_price(shape: str) -> None:
    game = trunkline.new("1861", ["A", "B", "C"], {"market": shape}, seed=1)
    drawing = Drawing(game.market.svg)
    cells = game.position.title.market.cells
    assert drawing.twice == []
    for (row, column), cell in cells.items():
        id = f"cell-{row}-{column}"
        assert drawing.words(id) == [str(cell.price)]
        assert drawing.title_of(id).startswith(f"R{cell.price}")
    assert sum(id.startswith("cell-") for id in drawing.parts) == len(cells)


@pytest.mark.parametrize("shape", ["grid", "column"])
def test_cells_do_not_overlap_and_lie_on_the_paper(shape: str) -> None:
    game = trunkline.new("1861", ["A", "B", "C"], {"market": shape}, seed=1)
    drawing = Drawing(market_svg(game.position, scale=1.0))
    corners = []
    for id, part in drawing.parts.items():
        if id.startswith("cell-"):
            move = part.get("transform", "").removeprefix("translate(").removesuffix(")")
            corners.append(tuple(float(figure) for figure in move.split()))
    width, height = drawing.size
    for number, (x, y) in enumerate(corners):
        assert 0 < x <= width - CELL.real
        assert 0 < y <= height - CELL.imag
        for left, top in corners[:number]:
            assert abs(x - left) >= CELL.real or abs(y - top) >= CELL.imag


def test_zones_have_colours_and_words(start: Game) -> None:
    drawing = Drawing(start.market.svg)
    assert drawing.with_class("cell-6-2", "tl-zone-minor")
    assert drawing.with_class("cell-5-3", "tl-zone-both")
    assert drawing.with_class("cell-2-7", "tl-zone-public")
    assert drawing.with_class("cell-2-6", "tl-zone-both"), "a cell of two zones shows both"
    assert drawing.with_class("cell-2-6", "tl-zone-convert")
    assert not drawing.with_class("cell-9-0", "tl-zone-minor")
    assert "a minor may start here" in drawing.title_of("cell-6-2")
    assert len(drawing.words("market-key")) == 5, "four zones, and how stacks are read"


def test_tokens_read_from_the_top_of_the_stack(start: Game) -> None:
    position = start.position
    for company in ("N", "MK", "RO", "NW", "SV"):
        set_token(position, company, (6, 2))
    move_token(position, "N", (6, 3), "right")
    move_token(position, "N", (6, 2), "left")
    drawing = Drawing(start.market.svg)
    here = stack(position, (6, 2))
    assert here == ["MK", "RO", "NW", "SV", "N"]
    tokens = [part.get("id") for part in drawing.parts["cell-6-2"].iter(f"{SVG}g")][1:]
    assert tokens == [f"price-{company}" for company in here]
    assert drawing.title_of("cell-6-2").startswith("R60: MK, R-O, NW, S-V, N;")


def test_every_company_with_a_price_has_its_token(played: Game) -> None:
    drawing = Drawing(played.market.svg)
    priced = {name for name, company in played.state.companies.items() if company.cell}
    assert priced
    assert {id for id in drawing.parts if id.startswith("price-")} == {
        f"price-{name}" for name in priced
    }


@pytest.mark.parametrize("count", range(1, 26))
def test_stacks_of_any_height_fit_their_cell(count: int) -> None:
    radius, places = stack_places(count)
    assert len(places) == count
    for number, place in enumerate(places):
        assert radius <= place.real <= CELL.real - radius
        assert 20 + radius <= place.imag <= CELL.imag - radius, "prices stay clear"
        assert all(abs(place - other) >= 2 * radius for other in places[:number])
        assert number == 0 or (place.imag, place.real) > (
            places[number - 1].imag,
            places[number - 1].real,
        )
