"""Games of two, in which the site has drawn with dice of its own what is not in the game."""

import json

import pytest

from tests.formats.exporting import export_of, played_game
from trunkline.eighteen.actions import Bid
from trunkline.eighteen.state import GONE
from trunkline.formats import load
from trunkline.kernel import Game


def out_of_the_game(game: Game) -> set[str]:
    return {private for private, owner in game.state.privates.items() if owner == GONE}


@pytest.mark.rule("1861-F-11", "1861-C-06")
@pytest.mark.parametrize("seed", range(1, 9))
def test_what_was_drawn_follows_from_what_was_bid_on(seed, tmp_path):
    game = played_game(seed, 120, ("Ada", "Ben"))
    sold = {action.item for action in game.log if isinstance(action, Bid)}
    export = export_of(game)
    export["settings"]["seed"] = 4321  # drawn with other dice
    file = tmp_path / "export.json"
    file.write_text(json.dumps(export))
    again = load(file)
    assert again.scores == game.scores
    assert again.log == game.log
    assert len(out_of_the_game(again)) == 2
    assert out_of_the_game(again).isdisjoint(sold)


def test_with_more_players_the_seed_is_that_of_the_export(tmp_path):
    export = export_of(played_game(3, 40))
    export["settings"]["seed"] = 4321
    file = tmp_path / "export.json"
    file.write_text(json.dumps(export))
    assert load(file).seed == 4321
