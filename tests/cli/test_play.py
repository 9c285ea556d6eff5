"""``trunkline play``: what is shown, what can be typed, and what is kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import FIXED, Run, game_in, kept, refused
from tests.recorded import EXPORTS
from trunkline.cli.table import lines, menu, saving
from trunkline.eighteen.actions import Bid, LayTile, Pass, RunTrains
from trunkline.eighteen.routes import best_routes, revenue
from trunkline.formats import dump, verify

AtStep = Callable[..., Path]


def test_the_table_is_shown_with_numbered_choices(play: Run) -> None:
    output = play().stdout
    assert "1861, after 0 actions · Initial auction · Phase 2" in output
    assert re.search(r"^Ada \(priority\) +R420", output, re.MULTILINE)
    assert "Ada: auction of a private" in output
    assert re.search(r"^ +1  Bid R20 to R420 in steps of 5 for Tsarskoye Selo", output, re.M)
    assert re.search(r"^ +2  Pass$", output, re.MULTILINE)


def test_plain_output_has_no_colours(play: Run) -> None:
    assert "\x1b" not in play("1", "25", "h", "t", "log", "look H8", "q").stdout


def test_a_number_chooses_and_what_is_open_is_asked(play: Run, data: Path) -> None:
    result = play("1", "25", "q")
    assert "Price, R20 to R420 in steps of 5 (Enter: R20; b: back) >" in result.stdout
    assert game_in(kept(data)).log == [Bid("P1", "TSR", 25)]


def test_enter_takes_the_lowest_number(play: Run, data: Path) -> None:
    play("1", "", "1", "", "q")
    assert game_in(kept(data)).log == [Bid("P1", "TSR", 20), Bid("P2", "TSR", 25)]


def test_a_wrong_number_is_refused_with_its_rule_and_asked_again(play: Run, data: Path) -> None:
    output = play("1", "21", "R400.", "1000", "r30", "q").stdout
    assert "A bid of R21 is not possible: bids are multiples of R5. [1861-5.2.4-5]" in output
    assert "“R400.” is no whole number." in output
    assert "A bid of R1000 is more than the R420 in hand." in output
    assert game_in(kept(data)).log == [Bid("P1", "TSR", 30)]


def test_back_leads_out_of_a_question(play: Run, data: Path) -> None:
    play("1", "b", "2", "q")
    assert game_in(kept(data)).log == [Pass("P1")]


def test_an_action_written_in_full_is_played(play: Run, data: Path) -> None:
    play("bid TSR 35", "Pass", "bid 40", "q")
    assert game_in(kept(data)).log == [Bid("P1", "TSR", 35), Pass("P2"), Bid("P3", "TSR", 40)]


@pytest.mark.parametrize("line", ["0", "3", "999999999999", "nonsense", "bid WVR 60", ""])
def test_what_cannot_be_obeyed_changes_nothing(play: Run, data: Path, line: str) -> None:
    result = play(line, "q")
    assert "Nothing was played, so nothing was kept." in result.stdout
    assert list((data / "games").iterdir()) == []


def test_words_that_fit_no_choice_are_explained_if_they_name_an_action(play: Run) -> None:
    output = play("bid WVR 60", "lay H8 57", "nonsense").stdout
    assert "is not on offer now" in output
    assert "[1861-5.3-1]" in output
    assert "“Lay track” is not possible now" in output
    assert "No choice has the words “nonsense”." in output


# --- why not ------------------------------------------------------------------


def test_why_not_gives_the_sentence_the_number_and_the_text_of_the_rule(play: Run) -> None:
    output = play("? bid TSR 3").stdout
    assert "A bid of R3 is not possible: bids are multiples of R5. [1861-5.2.4-5]" in output
    assert "1861-5.2.4-5: All bids are multiples of R5." in output


def test_why_not_of_what_is_possible_says_so(play: Run) -> None:
    assert "That is possible: Bid R25 for Tsarskoye Selo" in play("?bid tsr 25").stdout


def test_why_alone_says_what_is_decided(play: Run) -> None:
    output = play("?").stdout
    assert "Bid, or pass and be out of this auction." in output
    assert "Possible now: Bid and Pass." in output


def test_why_not_of_nonsense_says_how_to_ask(play: Run) -> None:
    assert "“sing a song” names no action." in play("? sing a song").stdout


# --- track and routes ------------------------------------------------------------


def test_many_choices_open_step_by_step(run: Run, at_step: AtStep) -> None:
    file = at_step("TrackStep", "3", 30)
    before = game_in(file)
    result = run("play", file, lines=("lay", "1", "1", "q"))
    assert result.exit_code == 0
    assert re.search(r"^ +1  .+ \(\d+ ways\)$", result.stdout, re.MULTILINE)
    after = game_in(file)
    assert isinstance(after.log[-1], LayTile)
    assert len(after.log) == len(before.log) + 1


def test_words_narrow_the_menu_and_enter_plays_the_only_choice(run: Run, at_step: AtStep) -> None:
    file = at_step("TrackStep", "3", 30)
    game = game_in(file)
    lay = next(choice for choice in game.legal() if isinstance(choice, LayTile))
    words = f"lay {lay.hex.lower()} {lay.tile}"
    run("play", file, lines=(words, f"{words} rotation {lay.rotation}", "q"))
    assert game_in(file).log[-1] == lay


def test_all_lists_every_single_choice(run: Run, at_step: AtStep) -> None:
    file = at_step("TrackStep", "3", 30)
    game = game_in(file)
    count = len(menu.distinct(game, game.legal()))
    assert f"[1–{count}, words" in run("play", file, lines=("all", "q")).stdout


_WRONG = ("? lay A9 8", "? lay Z9 8", "? lay C5 999", "? lay C5 8 7")


def test_why_not_lay_names_hex_tile_and_rule(run: Run, at_step: AtStep) -> None:
    file = at_step("TrackStep")
    output = run("play", file, lines=_WRONG).stdout
    assert "No tile can be laid in Poland (A9)" in output
    assert "There is no hex Z9 on the map. [1861-2.1.1-7]" in output
    assert "There is no tile 999. [" in output
    assert "There is no rotation 7 of tile 8; rotations are 0 to 5." in output


def test_the_best_routes_are_offered_and_accepted_with_enter(run: Run, at_step: AtStep) -> None:
    file = at_step("RunStep", "4")
    before = game_in(file)
    (offered,) = (choice.action for choice in before.legal() if hasattr(choice, "field"))
    assert isinstance(offered, RunTrains)
    best = best_routes(before.position, offered.company)
    assert best.revenue > revenue(before.position, offered.company, offered.routes)
    result = run("play", file, lines=("run", "", "", "q"))
    assert "The best routes: " in result.stdout
    assert f"R{best.revenue} in all." in result.stdout
    played = game_in(file).log[len(before.log)]
    assert isinstance(played, RunTrains)
    assert revenue(before.position, played.company, played.routes) == best.revenue


def test_routes_that_may_not_be_the_best_are_offered_with_a_bound(
    run: Run, at_step: AtStep, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = at_step("RunStep", "4")
    game = game_in(file)
    (offered,) = (choice.action for choice in game.legal() if hasattr(choice, "field"))
    found = best_routes(game.position, offered.company)
    unproven = msgspec.structs.replace(found, bound=found.revenue + 20)
    monkeypatch.setattr("trunkline.cli.table.routes.best_routes", lambda *_: unproven)
    output = run("play", file, lines=("run", "", "q")).stdout
    assert "The best routes found in time: " in output
    assert f"no routes can earn more than R{found.revenue + 20}." in output


def test_own_routes_can_be_typed_and_wrong_ones_are_explained(run: Run, at_step: AtStep) -> None:
    file = at_step("RunStep")
    game = game_in(file)
    (offered,) = (choice.action for choice in game.legal() if hasattr(choice, "field"))
    assert isinstance(offered, RunTrains)
    route = offered.routes[0]
    own = f"{route.train} {'-'.join(reversed(route.hexes))}"
    wrong = ("2 H8-H9", "2 A5-Q3", "8 H8-H10", ";", f"{own}; {own}", own)
    result = run("play", file, lines=("1", *wrong, "", "q"))
    assert "“H9” is neither a train of" in result.stdout
    assert "Q3) does not touch A5" in result.stdout
    assert "has no 8-train to use here." in result.stdout
    assert "Your routes: nothing, R0 in all." in result.stdout
    assert "Your routes: " in result.stdout
    played = game_in(file).log[len(game.log)]
    assert isinstance(played, RunTrains)
    assert played.routes[0].hexes == tuple(reversed(route.hexes))


def test_both_who_may_answer_an_offer_are_named(run: Run, at_step: AtStep) -> None:
    file = at_step("TrainOffer")
    names = [game_in(file).name_of(decision.seat) for decision in game_in(file).decisions]
    result = run("play", file, lines=("withdraw", "", "q"))
    assert f"{'/'.join(names)} [1–3" in result.stdout
    assert type(game_in(file).log[-1]).__name__ == "Withdraw"


# --- undo, looking, saving -------------------------------------------------------


def test_undo_and_redo(play: Run, data: Path) -> None:
    output = play("r", "u", "1", "25", "2", "u", "u", "r", "q").stdout
    assert "There is nothing to do again." in output
    assert "There is nothing to take back." in output
    assert "Taken back: Ben: Pass." in output
    assert "Done again: Ada: Bid R25" in output
    assert game_in(kept(data)).log == [Bid("P1", "TSR", 25)]


def test_undo_reaches_back_to_before_the_game_was_taken_up(run: Run, at_step: AtStep) -> None:
    file = at_step("TrackStep", "3", 30)
    count = len(game_in(file).log)
    run("play", file, lines=("u",) * 50)
    assert len(game_in(file).log) == count - 50


def test_what_happened_since_somebody_decided_is_told(play: Run) -> None:
    output = play("bid 25", "pass", "bid 30", "q").stdout
    since = output.rpartition("Since Ada decided last:")[2]
    assert since.index("Ada bids R25") < since.index("Ben passes.") < since.index("Cy bids R30")


def test_log_look_rule_tables_and_help(play: Run) -> None:
    lines = ("log", "bid 25", "log 1", "look moscow", "look nowhere", "t")
    output = play(*lines, "rule 1861-6.5.9-3", "rule zzz", "h", "q").stdout
    assert "Nothing has happened yet." in output
    assert "1 Ada: Bid R25 for Tsarskoye Selo" in output
    assert "Moscow (H8): nothing but what is printed" in output
    assert "City H8.0, worth R40, one slot: free, kept for M-K." in output
    assert "There is no place “nowhere” on the map" in output
    assert "Trains\nTrain" in output
    assert "1861-6.5.9-3: Otherwise the company must buy" in output
    assert "No rule has the number or the words “zzz”." in output
    assert "undo: take back the last action" in output


def test_every_action_is_on_the_disk_at_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from trunkline.cli import app

    seen = []
    typed = iter(["1", "25", "pass", "bid 30", "u"])

    def ask(prompt: str) -> str:
        seen.append(len(game_in(kept(data)).log))
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(lines, "ask", ask)
    result = CliRunner().invoke(app, ["play", *FIXED])
    assert result.exit_code == 0
    assert seen == [0, 0, 1, 2, 3, 2]
    assert f"`trunkline play {kept(data)}` goes on with it." in result.stdout


def test_the_end_of_the_input_is_no_error(play: Run, data: Path) -> None:
    output = play("bid 25").stdout
    assert f"The game is kept in {kept(data)}; `trunkline play {kept(data)}` goes on" in output


def test_a_kept_game_is_taken_up_where_it_was_left(play: Run, run: Run, data: Path) -> None:
    play("bid 25", "q")
    result = run("play", kept(data), lines=("pass", "q"))
    assert "after one action" in result.stdout
    assert game_in(kept(data)).log == [Bid("P1", "TSR", 25), Pass("P2")]


def test_a_copy_can_be_saved(play: Run, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    output = play("bid 25", f"s {copy}", "pass", "s", "q").stdout
    assert f"Saved in {copy}" in output
    assert f"The game is kept in {kept(data)} after every action." in output
    assert len(game_in(copy).log) == 1
    assert len(game_in(kept(data)).log) == 2


def test_saving_never_overwrites_something_else(play: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.json"
    letter.write_text("Dear Ada", encoding="utf-8")
    output = play(f"s {letter}", f"s {tmp_path}", f"s {tmp_path}/no/where.json", "q").stdout
    assert f"{letter} exists and is no saved game; name another file" in output
    assert f"{tmp_path} is a folder; name a file" in output
    assert f"where.json cannot be written: there is no folder {tmp_path}/no" in output
    assert letter.read_text(encoding="utf-8") == "Dear Ada"


def test_a_file_that_another_program_changed_is_left_alone(
    data: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    def ask(prompt: str) -> str:
        kept(data).write_text("changed", encoding="utf-8")
        return typed.pop(0)

    typed = ["bid 25", "q"]
    monkeypatch.setattr(lines, "ask", ask)
    result = run("play", *FIXED)
    assert result.exit_code == 2
    assert "could not be written" in result.stderr
    assert "another program has changed the file" in result.stderr
    assert kept(data).read_text(encoding="utf-8") == "changed"


def test_a_full_disk_is_told_and_the_next_action_tries_again(
    data: Path, monkeypatch: pytest.MonkeyPatch, play: Run
) -> None:
    write, failures = saving.write_whole, iter([False, True, False])

    def sometimes(path: Path, text: str) -> None:
        if next(failures):
            raise OSError(28, "No space left on device", str(path))
        write(path, text)

    monkeypatch.setattr(saving, "write_whole", sometimes)
    output = play("bid 25", "pass", "q").stdout
    assert "The last action could not be written" in output
    assert "(no space left on device)" in output
    assert len(game_in(kept(data)).log) == 2


def test_another_programs_record_is_played_on_in_a_copy(
    run: Run, data: Path, tmp_path: Path
) -> None:
    if not EXPORTS:
        pytest.skip("there are no recorded games here")
    export = EXPORTS[0]
    before = export.read_bytes()
    result = run("play", export, lines=("u", "q"))
    assert result.exit_code == 0
    assert export.read_bytes() == before
    assert not game_in(kept(data)).finished


def test_the_map_can_be_drawn(play: Run, tmp_path: Path) -> None:
    target = tmp_path / "map.svg"
    output = play(f"draw {target}", f"map {tmp_path}/map.gif", f"map {tmp_path}/no/map.svg").stdout
    assert f"The map is drawn in {target}." in output
    assert target.read_text(encoding="utf-8").startswith("<svg")
    assert "map.gif must end in .svg or .png" in output
    assert f"no/map.svg cannot be written: there is no folder {tmp_path}/no" in output


def test_a_game_that_is_over_can_be_looked_at_and_taken_back(run: Run, finished: Path) -> None:
    over = game_in(finished)
    result = run("play", finished, lines=("1", "pass", "", "log 1", "u", "q"))
    assert "The game is over" in result.stdout
    assert " won with R" in result.stdout
    assert len(game_in(finished).log) == len(over.log) - 1


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game played to its end."""
    import trunkline
    from trunkline.bots import play_to_the_end
    from trunkline.bots.simulation import PLAYER_DICE
    from trunkline.kernel import Dice

    game = trunkline.new("1861", ["Ada", "Ben", "Cy"], seed=30)
    assert play_to_the_end(game, Dice(30 ^ PLAYER_DICE))
    file = tmp_path_factory.mktemp("over") / "over.json"
    file.write_text(dump(game), encoding="utf-8")
    assert verify(file).equal
    return file


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("nope", "--players", "A,B,C"), "there is no title 'nope'"),
        (("186", "--players", "A,B,C"), "did you mean '1861'?"),
        (("1861", "--players", "Ada"), "1861 is for 3 to 6 players, not 1"),
        (("1861", "--players", "A,B"), "for 2 set the option players_two=true"),
        (("1861", "--players", "A,B,C,D,E,F,G"), "1861 is for 3 to 6 players, not 7"),
        (("1861", "--players", "A,B,A"), "two players have the same name"),
        (("1861", "--players", "A,,B"), "a player's name is empty"),
        (("1861",), "1861 needs 3 to 6 players: name them, as in --players Ada,Ben,Cy"),
        ((), "say what to play"),
        (("1861", "--players", "A,B,C", "-o", "markt=grid"), "did you mean 'market'?"),
        (("1861", "--players", "A,B,C", "-o", "market=round"), "it is one of grid, column"),
        (("1861", "--players", "A,B,C", "-o", "market"), "is written name=value"),
        (("1861", "--players", "A,B,C", "-o", "market=grid", "-o", "market=grid"), "given twice"),
        (("1861", "--players", "A,B,C", "-r", "house"), "there is no ruleset 'house'"),
        (("1861", "--players", "A,B,C", "-r", "rulebook", "-o", "ruleset=rulebook"), "twice"),
        (("1861", "--players", "A,B,C", "--seed", "-1"), "--seed has to be at least 0, not -1"),
        (("missing.json",), "missing.json: cannot be read (no such file or directory)"),
        (("missing.json", "--players", "A,B,C"), "its players, rules and seed are settled"),
    ],
)
def test_a_game_that_cannot_begin_ends_in_one_sentence(
    run: Run, data: Path, arguments: tuple[str, ...], problem: str
) -> None:
    assert problem in refused(run("play", *arguments))
    assert not data.exists()


def test_a_folder_where_nothing_can_be_kept_ends_in_one_sentence(run: Run, data: Path) -> None:
    data.write_text("a file, not a folder", encoding="utf-8")
    sentence = refused(run("play", *FIXED))
    assert "no game can be kept there" in sentence
    assert "TRUNKLINE_DATA" in sentence
