"""What a terminal shows: lines broken between words, and tables that fit."""

from __future__ import annotations

import pytest

import trunkline
from trunkline.bots.random_play import random_action
from trunkline.cli.console import wrapped
from trunkline.kernel import Dice
from trunkline.words import screen
from trunkline.words.tables import Table


@pytest.mark.parametrize("width", [24, 40, 80])
def test_lines_break_between_words_only(width: int) -> None:
    text = "Bid, or pass and be out of this auction; the highest bidder pays. [1861-6.5-1]"
    pieces = wrapped(text, width)
    assert all(len(piece) <= width for piece in pieces)
    assert " ".join(pieces) == text


def test_further_lines_begin_under_the_text() -> None:
    assert wrapped("  12  Lay tile 8 in H8, rotation 2", 20) == [
        "  12  Lay tile 8 in",
        "      H8, rotation 2",
    ]
    assert wrapped("  log N   what came of the last actions", 28) == [
        "  log N   what came of the",
        "          last actions",
    ]


def test_paths_and_commands_stay_whole() -> None:
    command = "`trunkline play /home/ada/games/1861-2026-01-02-030405-Ada-Ben-Cy.json`"
    assert wrapped(f"The game is kept; {command} goes on with it.", 40) == [
        "The game is kept;",
        command,
        "goes on with it.",
    ]


def test_wide_letters_count_twice() -> None:
    assert wrapped("서울 부산", 6) == ["서울", "부산"]


def _late_game() -> trunkline.Game:
    game = trunkline.new("1861", ["Adelheid", "Benedikt", "Cyriak", "Dorothea"], seed=30)
    dice = Dice(30)
    while game.state.phase < "6" and not game.finished:
        game.play(random_action(game, dice))
    return game


def test_tables_are_readable_on_80_columns() -> None:
    game = _late_game()
    for table in screen.tables(game):
        shown = table.fitted(80)
        widths = shown.widths(80)
        assert sum(widths) + 2 * len(widths) <= 80
        for column, width in enumerate(widths):
            assert len(shown.columns[column]) <= width
            cells = [row[column] for row in shown.rows]
            assert all(len(word) <= width for cell in cells for word in cell.split())


def test_a_table_with_room_is_not_shortened() -> None:
    narrow = Table("Companies", ("Co.",), (("R-O",),))
    wide = Table("Companies", ("Company",), (("R-O of Riga and Oryol",),), narrow)
    assert wide.fitted(80) is wide
    assert wide.fitted(12) is narrow
