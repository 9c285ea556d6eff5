"""The registry: titles by name."""

import pytest

from tests.kernel import toy
from trunkline.kernel import OptionError, UnknownTitle, make_title, register, title_info, titles


@pytest.mark.usefixtures("registered")
def test_titles_are_found_by_name():
    assert title_info("toy") is toy.INFO
    assert titles() == (toy.INFO,)


@pytest.mark.usefixtures("registered")
def test_titles_come_by_name():
    import msgspec

    register(msgspec.structs.replace(toy.INFO, name="ant"))
    assert [info.name for info in titles()] == ["ant", "toy"]


@pytest.mark.usefixtures("registered")
def test_an_unknown_title():
    with pytest.raises(UnknownTitle, match=r"no title 'toyy' \(did you mean 'toy'\?\); known are"):
        title_info("toyy")
    with pytest.raises(UnknownTitle, match=r"no title '1999'; known are toy"):
        make_title("1999", 2, {})


@pytest.mark.usefixtures("registered")
def test_a_title_is_made_for_players_and_options():
    title = make_title("toy", 3, {"heap": 12})
    assert title.seats == ("P1", "P2", "P3")
    assert title.options.heap == 12
    with pytest.raises(OptionError, match="toy is for 2 or 3 players, not 7"):
        make_title("toy", 7, {})
