"""``trunkline play`` without arguments at a terminal: what is asked, and what Enter means."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.cli.conftest import PLAYERS, game_in, kept
from trunkline.cli import app
from trunkline.cli.table import lines

Type = Callable[..., Result]


@pytest.fixture
def type_in(data: Path, monkeypatch: pytest.MonkeyPatch) -> Type:
    """Run a command as if somebody sat at the terminal and typed."""

    def run_typed(*arguments: str, typed: tuple[str, ...]) -> Result:
        left: Iterator[str] = iter(typed)

        def ask(prompt: str) -> str:
            print(prompt)
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(lines, "is_typed", lambda: True)
        monkeypatch.setattr(lines, "ask", ask)
        return CliRunner().invoke(app, ["play", *arguments])

    return run_typed


def test_enter_is_enough_to_begin(type_in: Type, data: Path) -> None:
    result = type_in(typed=("", "", "", "pass"))
    assert result.exit_code == 0, result.output
    game = game_in(kept(data))
    assert game.title.name == "1861"
    assert game.players == ("Ada", "Ben", "Cy")
    assert game.options["merger_consent"] == "required"


def test_title_rules_and_players_can_be_chosen(type_in: Type, data: Path) -> None:
    result = type_in(typed=("1862", "1861", "house", "18xx.games", "Xi,Yu,Xi", "Xi, Yu", "pass"))
    assert result.exit_code == 0, result.output
    assert "“1862” is none of these." in result.output
    assert "“house” is none of these." in result.output
    assert "is for 2 to 6 players." in result.output
    assert "two players have the same name" in result.output
    game = game_in(kept(data))
    assert game.players == ("Xi", "Yu")
    assert game.options["merger_consent"] == "assumed"


def test_what_was_said_already_is_not_asked(type_in: Type, data: Path) -> None:
    assert "Which rules?" not in type_in("1861", typed=("Xi,Yu,Zo", "pass")).output
    assert game_in(kept(data)).players == ("Xi", "Yu", "Zo")


def test_games_that_wait_are_offered(type_in: Type, data: Path) -> None:
    type_in("1861", *PLAYERS, typed=("pass", "pass"))
    waiting = kept(data)
    (data / "games" / "broken.json").write_text("{", encoding="utf-8")
    result = type_in(typed=("1", "pass"))
    assert "1  1861: Ada, Ben, Cy, 2 actions" in result.output
    assert len(game_in(waiting).log) == 3


def test_a_file_can_be_named(type_in: Type, data: Path, tmp_path: Path) -> None:
    type_in("1861", *PLAYERS, typed=("pass", "q"))
    elsewhere = tmp_path / "elsewhere.json"
    kept(data).rename(elsewhere)
    assert "after one action" in type_in(typed=(str(elsewhere), "q")).output


@pytest.mark.parametrize("typed", [(), ("",), ("", "")])
def test_leaving_before_the_game_begins_leaves_nothing(
    type_in: Type, data: Path, typed: tuple[str, ...]
) -> None:
    result = type_in(typed=typed)
    assert result.exit_code == 0
    assert not list(data.rglob("*.json"))
