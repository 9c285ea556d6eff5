"""The registry: titles by name."""

import msgspec
import pytest

from tests.kernel import toy
from trunkline.kernel import OptionError, UnknownTitle, make_title, register, title_info, titles
from trunkline.kernel.registry import player_counts


@pytest.mark.usefixtures("registered")
def test_titles_are_found_by_name():
    assert title_info("toy") is toy.INFO
    assert titles() == (toy.INFO,)


@pytest.mark.usefixtures("registered")
def test_titles_come_by_name():
    register(msgspec.structs.replace(toy.INFO, name="ant"))
    assert [info.name for info in titles()] == ["ant", "toy"]


@pytest.mark.usefixtures("registered")
def test_an_unknown_title():
    with pytest.raises(UnknownTitle, match=r"no title 'toyy' \(did you mean 'toy'\?\); known are"):
        title_info("toyy")
    with pytest.raises(UnknownTitle, match=r"no title '1999'; known are toy"):
        make_title("1999", 2, {})


def test_options_may_allow_further_player_counts():
    info = msgspec.structs.replace(toy.INFO, more_players={5: {"storms": False}})
    assert player_counts(info, {}) == (2, 3)
    for given in ({"storms": False}, {"storms": "false"}, {"ruleset": "calm"}):
        assert player_counts(info, given) == (2, 3, 5)
    assert player_counts(info, {"ruleset": "calm", "storms": True}) == (2, 3)


@pytest.mark.usefixtures("registered")
def test_a_title_is_made_for_players_and_options():
    title = make_title("toy", 3, {"heap": 12})
    assert title.seats == ("P1", "P2", "P3")
    assert title.options.heap == 12
    with pytest.raises(OptionError, match="toy is for 2 or 3 players, not 7"):
        make_title("toy", 7, {})
