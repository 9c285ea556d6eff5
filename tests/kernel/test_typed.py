"""Actions whose kind or values are not what the title declares."""

from __future__ import annotations

from typing import Any

import pytest

import trunkline
from tests.kernel import toy
from tests.kernel.toy import Clap, Shout, Take
from trunkline.eighteen.actions import (
    Bid,
    BuyPrivate,
    BuyShare,
    Pass,
    PayDividend,
    Route,
    RunTrains,
    SellShares,
)
from trunkline.kernel import Action, Open, Ranged
from trunkline.kernel.typed import check_action

ONE_ROUTE = (Route("2", ("H8", "G7")),)
BIDS = Ranged(Bid("P1", "N", 100), "price", 100, 200, 5)
RUNS = Open(RunTrains("P1", "N", ONE_ROUTE), "routes")

WRONG: list[tuple[Any, str]] = [
    (
        BuyPrivate("P1", "N", "WVR", 1.5),  # type: ignore[arg-type]
        "BuyPrivate.price has to be a whole number, not 1.5",
    ),
    (
        SellShares("P1", "NW", 2.5),  # type: ignore[arg-type]
        "SellShares.count has to be a whole number, not 2.5",
    ),
    (Bid("P1", "N", 105.0), "Bid.price has to be a whole number, not 105.0"),  # type: ignore[arg-type]
    (Bid("P1", "N", True), "Bid.price has to be a whole number, not True"),
    (Bid("P1", "N", "105"), "Bid.price has to be a whole number, not '105'"),  # type: ignore[arg-type]
    (Bid("P1", None, 105), "Bid.item has to be a text, not None"),  # type: ignore[arg-type]
    (Pass(1), "Pass.seat has to be a text, not 1"),  # type: ignore[arg-type]
    (
        BuyShare("P1", "NW", "ipo"),  # type: ignore[arg-type]
        "BuyShare.source has to be treasury or pool, not 'ipo'",
    ),
    (
        PayDividend("P1", "NW", ["all"]),  # type: ignore[arg-type]
        "PayDividend.payout has to be all, half or none, not ['all']",
    ),
    (
        RunTrains("P1", "N", list(ONE_ROUTE)),  # type: ignore[arg-type]
        f"RunTrains.routes has to be a tuple, not {list(ONE_ROUTE)!r}",
    ),
    (
        RunTrains("P1", "N", (*ONE_ROUTE, "H8 G7")),  # type: ignore[arg-type]
        "RunTrains.routes[1] has to be a Route, not 'H8 G7'",
    ),
    (
        RunTrains("P1", "N", (Route("2", ("H8", 7)),)),  # type: ignore[arg-type]
        "RunTrains.routes[0].hexes[1] has to be a text, not 7",
    ),
    (
        BIDS,
        f"{BIDS!r} is no action of 1861: it leaves the price open; choice.at(100) is an action",
    ),
    (
        RUNS,
        f"{RUNS!r} is no action of 1861: it leaves the routes open; choice.action is an action",
    ),
    (3, "3 is no action of 1861"),
    ("x", "'x' is no action of 1861"),
    (None, "None is no action of 1861"),
    (Take("P1", 1), "Take(seat='P1', count=1) is no action of 1861"),
]


@pytest.mark.parametrize(("action", "sentence"), WRONG)
def test_what_is_no_action_is_turned_away_before_anything_happens(
    action: Any, sentence: str
) -> None:
    game = trunkline.new("1861", players=["Ada", "Ben", "Cy"], seed=7)
    before = game.digest()
    for ask in (game.play, game.why_not):
        with pytest.raises(TypeError) as caught:
            ask(action)
        assert str(caught.value) == sentence
    assert game.digest() == before
    assert game.log == []


def test_undone_actions_can_be_played_again_after_one_was_turned_away() -> None:
    game = toy.new(storms=False)
    game.play(Take("P1", 2))
    game.undo()
    with pytest.raises(TypeError, match="whole number"):
        game.play(Take("P1", 2.0))  # type: ignore[arg-type]
    assert game.redoable == 1
    game.redo()
    assert game.log == [Take("P1", 2)]


def test_actions_of_the_right_types_pass_whether_legal_or_not() -> None:
    title = toy.new().title
    for action in (Take("nobody", -5), Shout("P1", ""), Clap("P1")):
        check_action(title, action)


def test_a_range_is_no_action() -> None:
    game = toy.new()
    choice = next(game.legal())
    assert isinstance(choice, Ranged)
    with pytest.raises(TypeError, match="is no action of toy"):
        game.play(choice)  # type: ignore[arg-type]
    assert game.play(choice.at(2))


def test_every_action_of_1861_has_fields_that_can_be_checked() -> None:
    game = trunkline.new("1861", players=["Ada", "Ben", "Cy"], seed=7)
    for kind in game.title.action_type.__args__:
        assert issubclass(kind, Action)
        with pytest.raises(TypeError, match="seat has to be a text"):
            check_action(game.title, kind(*[0] * len(kind.__struct_fields__)))
