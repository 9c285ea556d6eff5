"""What a title says of itself, and what it promises whatever is played."""

import json
import subprocess
import sys

import msgspec
import pytest

import trunkline
from tests.conformance.tables import NAMES, playable, single_options
from trunkline.bots.random_play import play_to_the_end
from trunkline.bots.simulation import PLAYER_DICE, Table, play_one
from trunkline.kernel import Dice, Game, OptionError, Step
from trunkline.words.rulebook import rules

TITLES = [pytest.param(info, id=info.name) for info in trunkline.titles()]
pytestmark = pytest.mark.parametrize("info", TITLES)
FEW_ACTIONS = 400


def started(info, seed=1, **options):
    return Game.start(info.name, NAMES[: info.players[0]], options, seed)


def test_the_description_is_that_of_the_title(info):
    title = info.make(info.players[0], {})
    assert (title.name, title.version) == (info.name, info.version)
    assert len(title.seats) == info.players[0]


def test_player_counts_are_those_of_the_description(info):
    assert tuple(playable(info, {})) == info.players


def test_every_ruleset_and_every_option_can_be_played(info):
    for ruleset in info.rulesets:
        assert playable(info, {"ruleset": ruleset})
    for name, value in single_options(info):
        counts = playable(info, {name: value})
        assert counts, f"{name}={value}"
        title = info.make(counts[0], {name: value})
        assert getattr(title.options, name) == value


def test_defaults_are_those_of_the_first_ruleset(info):
    game = started(info)
    assert game.options == {option.name: option.default for option in info.options}
    assert game.options == started(info, ruleset=next(iter(info.rulesets))).options


def test_no_title_is_for_nobody_or_for_a_crowd(info):
    for count in (0, 100):
        with pytest.raises(OptionError, match=rf"not {count}\b"):
            info.make(count, {})


def test_refusals_cite_rules_that_exist(info):
    known = rules(info.name)
    cited = info.make(info.players[0], {}).rules
    assert cited
    assert {code: rule for code, rule in cited.items() if rule not in known} == {}


def test_options_are_explained_by_rules_that_exist(info):
    known = rules(info.name)
    named = [(option.name, id) for option in info.options for id in option.rule.split(", ")]
    assert [(name, id) for name, id in named if id not in known] == []


def test_equal_seeds_give_equal_games(info):
    one, other = started(info, 5), started(info, 5)
    for game in (one, other):
        play_to_the_end(game, Dice(9), FEW_ACTIONS)
    assert one.log == other.log
    assert one.digest() == other.digest()


def test_other_dice_give_other_games(info):
    digests = set()
    for seed in range(4):
        game = started(info, 5)
        play_to_the_end(game, Dice(seed), FEW_ACTIONS)
        digests.add(game.digest())
    assert len(digests) == 4


def test_equal_seeds_give_equal_games_in_every_process(info):
    """Sets of strings come in another order in every process: no rule may depend on it."""
    table = Table(info.name, info.players[-1])
    here = play_one(table, 3, FEW_ACTIONS)
    code = (
        "import json, trunkline.games;"
        "from trunkline.bots.simulation import Table, play_one;"
        f"played = play_one(Table({info.name!r}, {info.players[-1]}), 3, {FEW_ACTIONS});"
        "print(json.dumps([played.actions, played.digest]))"
    )
    for hashseed in ("1", "2", "3"):
        told = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hashseed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(told.stdout) == [here.actions, here.digest]


def test_games_do_not_disturb_each_other(info):
    """Two games take turns; each goes as if it were alone."""
    alone = []
    for seed in (1, 2):
        game = started(info, seed)
        play_to_the_end(game, Dice(seed ^ PLAYER_DICE), FEW_ACTIONS)
        alone.append(game.digest())
    games = [started(info, seed) for seed in (1, 2)]
    dice = [Dice(seed ^ PLAYER_DICE) for seed in (1, 2)]
    for length in range(1, FEW_ACTIONS + 1):
        for game, its in zip(games, dice, strict=True):
            play_to_the_end(game, its, length)
    assert [game.digest() for game in games] == alone


def test_every_step_can_be_stored(info):
    """A step that the title's state does not know could be played and not be loaded."""
    title = info.make(info.players[0], {})
    module = type(title).__module__.rpartition(".")[0]
    own = {
        step.__name__
        for step in _below(Step)
        if step.__module__.startswith(module) and not step.__subclasses__()
    }
    assert own
    assert own - msgspec.json.schema(title.state_type)["$defs"].keys() == set()


def _below(kind):
    for child in kind.__subclasses__():
        yield child
        yield from _below(child)
