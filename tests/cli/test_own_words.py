"""The program's own words, typed back to it: lines of the menu, and what they are asked about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run, game_in, kept
from trunkline.eighteen.actions import Bid, Pass

AtStep = Callable[..., Path]


def test_a_line_of_the_menu_can_be_typed(play: Run, data: Path) -> None:
    play("Bid R20 to R420 in steps of 5 for Tsarskoye Selo Railway (TSR)", "25", "pass", "q")
    assert game_in(kept(data)).log == [Bid("P1", "TSR", 25), Pass("P2")]


def test_after_the_word_a_number_is_meant(play: Run, data: Path) -> None:
    output = play("40", "bid", "41", "40", "q").stdout
    assert "There is no choice 40; there are 1 to 2. For “Bid R40 for " in output
    assert "type: bid 40" in output
    assert "There is no choice 41" in output
    assert game_in(kept(data)).log == [Bid("P1", "TSR", 40)]


def test_a_number_below_one_is_no_choice(play: Run) -> None:
    assert "There is no choice -5; there are 1 to 2." in play("-5", "q").stdout


@pytest.mark.parametrize("line", ["log abc", "log 0", "log -1", "log 99999999"])
def test_log_takes_a_number(play: Run, line: str) -> None:
    output = play("bid 25", line, "q").stdout
    assert f"as in: log 20, not “{line.removeprefix('log ')}”." in output


def test_the_menu_s_own_words_can_be_asked_about(run: Run, at_step: AtStep) -> None:
    file = at_step("TrainStep")
    asked = ("? buy 2-train", "? buy 2-train from bank", "? Buy a 2-train from the bank for R100")
    output = run("play", file, lines=(*asked, "q")).stdout
    assert output.count("That is possible: Buy a 2-train from the bank for R100.") == len(asked)


def test_what_is_no_action_is_explained(play: Run) -> None:
    output = play("? loan", "? par NW 100", "q").stdout
    assert "Loans are no choice of their own" in output
    assert "“Start a public” is not possible now" in output


def test_a_company_after_buy_is_what_is_bought_from(run: Run, at_step: AtStep) -> None:
    for step, answer in (("TrackStep", "“Buy a share” is"), ("TrainStep", "GR cannot sell a t")):
        output = run("play", at_step(step), lines=("? buy GR", "q")).stdout
        assert answer in output
        assert "It is the turn of" not in output


def test_rules_are_found_by_short_numbers_too(play: Run) -> None:
    output = play("rule 6.5.9-3", "rule C-3", "q").stdout
    assert "1861-6.5.9-3: Otherwise the company must buy" in output
    assert "C-03: " in output
    assert "C-31" not in output
