"""What the package offers, and what it says to bad input."""

import json
import subprocess
import sys

import pytest

import trunkline
from trunkline import kernel
from trunkline.formats import FormatError

NAMES = [
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "OptionError",
    "Refusal",
    "UnknownTitle",
    "__version__",
    "load",
    "new",
    "titles",
]
PLAYERS = ["Ada", "Ben", "Cy"]


def loaded_after(code):
    """The modules that a fresh Python has loaded after some code."""
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport json, sys; print(json.dumps(list(sys.modules)))"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(json.loads(told.stdout.splitlines()[-1]))


def test_the_public_names():
    assert trunkline.__all__ == NAMES


def test_every_public_name_is_there():
    for name in NAMES:
        assert getattr(trunkline, name) is not None
    assert set(NAMES) <= set(dir(trunkline))


def test_names_are_those_of_the_kernel():
    assert trunkline.Refusal is kernel.Refusal
    assert trunkline.titles is kernel.titles
    assert issubclass(trunkline.Game, kernel.Game)


def test_other_names_are_errors():
    with pytest.raises(AttributeError, match="module 'trunkline' has no attribute 'newest'"):
        trunkline.newest  # noqa: B018


def test_importing_the_package_loads_no_game():
    loaded = loaded_after("import trunkline")
    assert not {name for name in loaded if name.startswith("trunkline.")}
    assert "msgspec" not in loaded


def test_listing_titles_reads_no_components():
    loaded = loaded_after("import trunkline; assert trunkline.titles()")
    assert "trunkline.games" in loaded
    assert not {name for name in loaded if name.endswith(".title") and ".games." in name}


def test_every_title_is_described():
    for info in trunkline.titles():
        assert info.full_name
        assert info.authors
        assert info.players
        assert info.version >= 1
        assert next(iter(info.rulesets)), "the first ruleset is the default"
        for option in info.options:
            assert option.default in option.values
            assert option.rule
        known = {option.name: option.values for option in info.options}
        for ruleset in info.rulesets.values():
            for name, value in ruleset.items():
                assert value in known[name]


def test_a_new_game():
    game = trunkline.new("1861", PLAYERS, {"start": "first"}, seed=7)
    assert isinstance(game, trunkline.Game)
    assert game.players == ("Ada", "Ben", "Cy")
    assert game.seed == 7
    assert game.options["start"] == "first"
    assert trunkline.new("1861", PLAYERS, {"start": "first"}, seed=7).digest() == game.digest()


def test_an_unknown_title():
    with pytest.raises(trunkline.UnknownTitle, match=r"no title '1816' \(did you mean '1861'\?\)"):
        trunkline.new("1816", PLAYERS)


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (["Ada"], {}, "1861 is for 3 to 6 players, not 1"),
        (["Ada", "Ben"], {}, "1861 is for 3 to 6 players, not 2; for 2 set the option"),
        (list("ABCDEFG"), {}, "1861 is for 3 to 6 players, not 7"),
        ([], {}, "1861 is for 3 to 6 players, not 0"),
        (["Ada", "Ben", "Ada"], {}, "two players have the same name: Ada, Ben, Ada"),
        (["Ada", "", "Cy"], {}, "a player's name is empty"),
        (PLAYERS, {"markt": "grid"}, r"no option 'markt' \(did you mean 'market'\?\)"),
        (PLAYERS, {"market": "round"}, "option market cannot be 'round'; it is one of grid, col"),
        (PLAYERS, {"ruleset": "house"}, "no ruleset 'house'; choose one of rulebook, 18xx.games"),
    ],
)
def test_what_cannot_be_started(players, options, message):
    with pytest.raises(trunkline.OptionError, match=message):
        trunkline.new("1861", players, options)


def test_a_refused_action():
    game = trunkline.new("1861", PLAYERS, {"start": "first"}, seed=7)
    before = game.digest()
    action = next(iter(game.legal("P1"))).at(20)
    other = type(action)("P2", action.item, action.price)
    with pytest.raises(trunkline.IllegalAction) as caught:
        game.play(other)
    assert isinstance(caught.value.refusal, trunkline.Refusal)
    assert caught.value.refusal.code == "not-your-turn"
    assert game.digest() == before


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(FormatError, match=r"missing\.json"):
        trunkline.load(tmp_path / "missing.json")
