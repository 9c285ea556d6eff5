"""Company cards: all that lies on a charter, legible whatever players are called."""

from __future__ import annotations

import pytest

from tests.draw.conftest import NAMES
from tests.draw.pictures import SVG, Drawing
from trunkline.draw.cards import company_svg
from trunkline.eighteen.certificates import director, holdings
from trunkline.eighteen.market import set_token
from trunkline.eighteen.state import POOL, Board
from trunkline.play import Game

TAGS = {"svg", "title", "style", "defs", "pattern"} | {
    "g",
    "path",
    "circle",
    "rect",
    "line",
    "text",
}
"""Everything that a drawing is made of."""
PUBLIC = ("P2", "P1", "P1", "P2", "P2", "MK", "MK", POOL, POOL)


@pytest.fixture
def card(start: Game) -> Drawing:
    """The card of a public company in play, with something in every place."""
    state = start.state
    state.certificates["MK"] = PUBLIC
    state.cash["MK"] = 234
    state.companies["MK"].status = "running"
    state.companies["MK"].trains = ("2", "3", "5")
    state.companies["MK"].loans = 2
    set_token(start.position, "MK", (6, 2))
    state.board = Board({}, {"M7.0": ("MK",)})
    state.privates["WVR"] = "MK"
    return Drawing(start.card("MK").svg)


def test_treasury_price_and_loans(card: Drawing) -> None:
    words = card.words("card-MK-facts")
    assert words == ["Treasury", "R234", "Share price", "R60", "Loans", "2 of 5"]


def test_who_directs_it(card: Drawing) -> None:
    assert {"Moscow & Kazan Railway", "Public · directed by Ben"} <= set(card.words("card-MK"))
    assert card.title == "Moscow & Kazan Railway: company card"


def test_trains_say_when_they_go(card: Drawing) -> None:
    words = card.words("card-MK-trains")
    assert words == ["Trains", "3 of 4", "2", "until phase 4", "3", "until phase 6", "5"]


def test_tokens_on_the_map_and_what_the_others_cost(card: Drawing) -> None:
    words = card.words("card-MK-tokens")
    assert words[:2] == ["Tokens", "1 of 3"]
    assert words[2:5] == ["MK", "Kazan", "M7"]
    assert words[5:] == ["MK", "R20 per hex", "MK", "R40 per hex"]


def test_privates(card: Drawing) -> None:
    words = card.words("card-MK-privates")
    assert words == ["Privates", "1", "Warsaw–Vienna Railway", "R30 a round"]


def test_the_director_stands_first_and_treasury_and_pool_last(card: Drawing) -> None:
    words = [word for word in card.words("card-MK-shares") if word]
    assert words == ["Shares", "Ben", "40%", "Ada", "20%", "Treasury", "20%", "Bank pool", "20%"]
    assert len(card.with_class("card-MK-shares", "tl-share")) == len(PUBLIC), "a block each"


def test_an_unstarted_minor_shows_its_home_and_nobody_owns_it(start: Game) -> None:
    drawing = Drawing(start.card("TR").svg)
    assert "Minor · may start from phase 3" in drawing.words("card-TR")
    assert "Tsaritsyn" in drawing.words("card-TR-tokens")
    assert "card-TR-shares" not in drawing.parts


def test_the_national_railway_has_neither_price_nor_shares(start: Game) -> None:
    drawing = Drawing(start.card("RSR").svg)
    assert "Share price" not in drawing.words("card-RSR")
    assert "card-RSR-shares" not in drawing.parts
    assert "0 of 8" in drawing.words("card-RSR-tokens")


@pytest.mark.parametrize("moment", [0, 60, 200, 400])
def test_every_company_can_be_drawn_at_any_time(played: Game, moment: int) -> None:
    game = played.at(moment)
    names = dict(zip(game.title.seats, game.players, strict=True))
    for company, charter in game.position.title.charters.items():
        drawing = Drawing(game.card(company).svg)
        assert drawing.twice == []
        head = director(game.position, company) if charter.certificates else None
        if game.state.companies[company].status == "running" and head is not None:
            shown = drawing.words(f"card-{company}-shares")
            assert any(word and names[head].startswith(word.rstrip("…")) for word in shown)
            percents = [int(word[:-1]) for word in shown if word.endswith("%")]
            assert sum(percents) == 100
            assert len(percents) == len(holdings(game.position, company))
        assert charter.name in drawing.words(f"card-{company}")


@pytest.mark.parametrize("name", [*NAMES, "]]><svg>", "a\x00b\x1b[31m\ud800\uffff", "&amp;", " "])
def test_whatever_players_are_called_stays_text(start: Game, name: str) -> None:
    start.state.certificates["MK"] = ("P1",) * 9
    start.state.companies["MK"].status = "running"
    svg = company_svg(start.position, "MK", {"P1": name})
    svg.encode()
    drawing = Drawing(svg)
    tags = {part.tag.removeprefix(SVG) for part in drawing.root.iter()}
    assert tags <= TAGS
    whole = drawing.parts["card-MK-shares"].find(f".//{SVG}title")
    line = drawing.words("card-MK-shares")[2] if whole is None else whole.text
    assert (line or "").strip() == "".join(
        letter if letter.isprintable() else "?" for letter in name
    ).replace("\uffff", "?").strip()


def test_long_names_are_cut_off_and_keep_their_width(start: Game) -> None:
    start.state.certificates["MK"] = ("P1",) * 9
    start.state.companies["MK"].status = "running"
    drawing = Drawing(company_svg(start.position, "MK", {"P1": "W" * 80}))
    line = drawing.parts["card-MK-shares"].findall(f"{SVG}text")[2]
    assert (line.text or "").endswith("…")
    assert float(line.get("textLength", "")) < 200
    assert drawing.title_of(line) == "W" * 80
