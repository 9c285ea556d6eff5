"""What the menu says that choices cost: the sums that the rules take."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tests.cli.conftest import Run, game_in, record_at
from trunkline.bots.random_play import random_action
from trunkline.cli.table import costs
from trunkline.eighteen.actions import BuyShare, LayTile, PlaceToken
from trunkline.eighteen.loans import loans_needed
from trunkline.eighteen.market import price_of
from trunkline.formats import parse
from trunkline.games.g1861.tokens import token_cost
from trunkline.games.g1861.track import TrackStep, total_cost
from trunkline.kernel import Action, Dice, Game


def offered(game: Game, kind: type[Action]) -> Iterator[Action]:
    return (choice for choice in game.legal() if isinstance(choice, kind))


def test_track_with_the_loans_that_it_takes() -> None:
    told = {""}
    game, dice = Game.start("1861", ["Ada", "Ben", "Cy"], seed=2), Dice(2)
    while "R20" not in told or not any("loan" in said for said in told):
        game.play(random_action(game, dice))
        step = game.position.top
        lays = offered(game, LayTile) if isinstance(step, TrackStep) else iter(())
        for action in islice(lays, 3):
            assert isinstance(action, LayTile)
            assert isinstance(step, TrackStep)
            cost = total_cost(game.position, step, action.hex, action.tile)
            loans = loans_needed(game.position, step.company, cost)
            said = costs.told(game, (action,))
            borrowed = {0: "", 1: " with a loan"}.get(loans or 0, f" with {loans} loans")
            assert said == (f"R{cost}{borrowed}" if cost else "")
            told.add(said)


def test_tokens_and_shares() -> None:
    game = parse(record_at("TokenStep", "2", 2))
    action = next(offered(game, PlaceToken))
    assert isinstance(action, PlaceToken)
    cost = token_cost(game.position, action.company, action.city)
    assert costs.told(game, (action,)) == f"R{cost}"
    game = parse(record_at("ShareSale", "2", 2))
    share = next(offered(game, BuyShare))
    assert isinstance(share, BuyShare)
    assert costs.told(game, (share,)) == f"R{price_of(game.position, share.company)}"


def test_what_names_its_price_says_no_more() -> None:
    game = parse(record_at("TrainStep", "2", 2))
    assert {costs.told(game, (choice,)) for choice in game.legal()} == {""}


def test_the_menu_shows_costs(run: Run, at_step) -> None:  # type: ignore[no-untyped-def]
    file = at_step("TokenStep", "2", 2)
    game = game_in(file)
    action = next(offered(game, PlaceToken))
    line = f"  1  Place a token of {costs.told(game, (action,))}"
    output = run("play", file, lines=("q",)).stdout
    shown = next(text for text in output.splitlines() if text.startswith("    1  "))
    assert shown.endswith(f" – {line.rpartition(' ')[2]}")
