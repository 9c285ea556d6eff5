"""Games: history, copies, moments, and playing a log again."""

import pytest

from tests.kernel import toy
from tests.kernel.toy import GoOn, Shout, Take, Taken
from trunkline.bots.random_play import random_action
from trunkline.kernel import (
    Dice,
    Game,
    IllegalAction,
    OptionError,
    Position,
    UnknownTitle,
)
from trunkline.kernel.game import CHECKPOINT


def played(actions, seed=1, **options):
    game = toy.new(3, seed, **options)
    dice = Dice(seed)
    while len(game.log) < actions:
        game.play(random_action(game, dice))
    return game


@pytest.fixture
def moments():
    """A game of 40 actions, with its digest after every action."""
    game = toy.new(3, heap=200)
    dice = Dice(5)
    digests = [game.digest()]
    while len(game.log) < 40:
        game.play(random_action(game, dice))
        digests.append(game.digest())
    return game, digests


# --- looking -------------------------------------------------------------------


def test_a_new_game():
    game = toy.new(2)
    assert game.players == ("Ada", "Ben")
    assert game.log == []
    assert game.opening == ()
    assert game.finished == ""
    assert game.scores == {"P1": 0, "P2": 0}
    assert game.options == {"heap": 30, "storms": True, "weather": "mild"}
    assert game.name_of("P2") == "Ben"
    assert [decision.seat for decision in game.decisions] == ["P1"]


def test_play_returns_what_happened_and_keeps_the_action():
    game = toy.new(storms=False)
    assert game.play(Take("P1", 2)) == (Taken("P1", 2),)
    assert game.log == [Take("P1", 2)]


def test_a_refused_action_changes_nothing():
    game = played(16, heap=200)
    game.undo()
    before = (game.digest(), list(game.log), game.redoable)
    for action in (Take("P1", 9), Take("nobody", 1), GoOn("P2"), Shout("P1", "")):
        with pytest.raises(IllegalAction):
            game.play(action)
        assert game.why_not(action) is not None
    assert (game.digest(), list(game.log), game.redoable) == before


def test_the_score_is_that_of_the_moment():
    game = toy.new(storms=False)
    game.play(Take("P1", 2))
    assert game.scores == {"P1": 2, "P2": 0}


def test_views_are_copies_without_dice():
    game = played(10, heap=200)
    before = game.digest()
    seen = game.view("P1")
    assert seen.dice is None
    seen.heap = 0
    seen.players["P1"].counters = 99
    assert game.digest() == before


# --- undo and redo ---------------------------------------------------------------


def test_undo_and_redo_restore_every_moment(moments):
    game, digests = moments
    for number in range(39, -1, -1):
        game.undo()
        assert game.digest() == digests[number]
        assert len(game.log) == number
    for number in range(1, 41):
        game.redo()
        assert game.digest() == digests[number]
    assert game.redoable == 0


@pytest.mark.parametrize("count", [1, 2, 7, 8, 9, 16, 33, 40])
def test_undo_of_several(moments, count):
    game, digests = moments
    log = list(game.log)
    game.undo(count)
    assert game.digest() == digests[40 - count]
    assert game.log == log[: 40 - count]
    assert game.redoable == count
    while game.redoable:
        game.redo()
    assert game.log == log
    assert game.digest() == digests[40]


def test_redo_returns_what_happened():
    game = toy.new(storms=False)
    events = game.play(Take("P1", 2))
    game.undo()
    assert game.redo() == events


def test_a_new_action_ends_redoing():
    game = toy.new(storms=False)
    game.play(Take("P1", 2))
    game.undo()
    game.play(Take("P1", 1))
    assert game.redoable == 0
    with pytest.raises(ValueError, match="nothing to redo"):
        game.redo()


def test_playing_on_after_undoing_is_like_never_having_played(moments):
    game, _ = moments
    kept = game.log[:21]
    game.undo(19)
    other = Game(game.title, game.players, game.seed)
    for action in kept:
        other.play(action)
    dice, same = Dice(77), Dice(77)
    for _ in range(12):
        game.play(random_action(game, dice))
        other.play(random_action(other, same))
    assert game.digest() == other.digest()
    game.undo(15)
    other.undo(15)
    assert game.digest() == other.digest()


@pytest.mark.parametrize("count", [0, -1, 41])
def test_what_cannot_be_undone(moments, count):
    game, digests = moments
    with pytest.raises(ValueError, match=f"cannot undo {count} of 40 actions"):
        game.undo(count)
    assert game.digest() == digests[40]


def test_undo_replays_a_few_actions_however_long_the_game(moments, monkeypatch):
    game, _ = moments
    calls = []
    play = Position.play

    def counted(self, action):
        calls.append(action)
        return play(self, action)

    monkeypatch.setattr(Position, "play", counted)
    for _ in range(40):
        calls.clear()
        game.undo()
        assert len(calls) < CHECKPOINT


def test_dice_are_undone_too():
    game = toy.new(seed=3, heap=200)
    rolled = [game.play(Take(seat, 1)) for seat in ("P1", "P2", "P1", "P2")]
    game.undo(4)
    assert [game.play(Take(seat, 1)) for seat in ("P1", "P2", "P1", "P2")] == rolled


# --- other games -----------------------------------------------------------------


def test_copies_are_independent(moments):
    game, digests = moments
    twin = game.copy()
    assert twin.digest() == digests[40]
    assert twin.log == game.log
    assert (twin.players, twin.seed, twin.title) == (game.players, game.seed, game.title)
    dice = Dice(1)
    for _ in range(10):
        twin.play(random_action(twin, dice))
    twin.undo(25)
    assert game.digest() == digests[40]
    assert len(game.log) == 40
    game.undo(3)
    assert twin.digest() == digests[25]
    game.redo()
    assert game.digest() == digests[38]


def test_a_copy_remembers_what_can_be_redone(moments):
    game, digests = moments
    game.undo(5)
    twin = game.copy()
    twin.redo()
    assert (twin.redoable, game.redoable) == (4, 5)
    assert twin.digest() == digests[36]


def test_a_copy_of_another_kind():
    class Other(Game):
        pass

    game = played(5, heap=200)
    twin = game.copy_as(Other)
    assert type(twin) is Other
    assert type(twin.copy()) is Other
    assert twin.digest() == game.digest()


def test_every_moment(moments):
    game, digests = moments
    for number in range(41):
        assert game.at(number).digest() == digests[number]
    assert game.digest() == digests[40]
    assert game.redoable == 0


@pytest.mark.parametrize("number", [-1, 41])
def test_moments_that_are_not(moments, number):
    with pytest.raises(ValueError, match=f"no moment {number} in a game of 40 actions"):
        moments[0].at(number)


# --- starting and replaying ---------------------------------------------------------


@pytest.mark.usefixtures("registered")
def test_a_log_replayed_is_the_same_game(moments):
    game, digests = moments
    again = Game.replay("toy", game.players, game.options, game.seed, game.log)
    assert again.digest() == digests[40]
    assert again.log == game.log


@pytest.mark.usefixtures("registered")
def test_a_log_with_a_fault_is_refused(moments):
    game, _ = moments
    with pytest.raises(IllegalAction):
        Game.replay("toy", game.players, game.options, game.seed, [*game.log, Take("P9", 1)])


@pytest.mark.usefixtures("registered")
def test_names_are_trimmed_and_differ():
    assert Game.start("toy", [" Ada ", "Ben"]).players == ("Ada", "Ben")
    with pytest.raises(OptionError, match="two players have the same name: Ada, Ada"):
        Game.start("toy", ["Ada", "Ada "])
    with pytest.raises(OptionError, match="a player's name is empty"):
        Game.start("toy", ["Ada", " "])


@pytest.mark.usefixtures("registered")
def test_a_game_that_cannot_be_started():
    with pytest.raises(OptionError, match="toy is for 2 or 3 players, not 1"):
        Game.start("toy", ["Ada"])
    with pytest.raises(OptionError, match="no option 'hep'"):
        Game.start("toy", ["Ada", "Ben"], {"hep": 1})
    with pytest.raises(UnknownTitle, match="no title 'toi'"):
        Game.start("toi", ["Ada", "Ben"])


@pytest.mark.usefixtures("registered")
def test_a_seed_is_drawn_if_none_is_given():
    seeds = {Game.start("toy", ["Ada", "Ben"]).seed for _ in range(5)}
    assert len(seeds) > 1
    assert Game.start("toy", ["Ada", "Ben"], seed=0).seed == 0


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("number", [0, 5, 16, 21])
def test_a_game_resumed_from_a_state_plays_nothing_again_and_goes_on_alike(moments, number):
    game, digests = moments
    state = game.at(number).state.to_json()
    args = ("toy", game.players, game.options, game.seed)
    again = Game.resume(*args, game.log[:number], state)
    assert again.digest() == digests[number]
    for action in game.log[number:]:
        again.play(action)
    assert again.digest() == digests[40]
    for moment in (39, number + 1, number, number // 2, 0):
        assert again.at(moment).digest() == digests[moment]
    again.undo(40)
    for moment, action in enumerate(game.log, 1):
        again.play(action)
        assert again.digest() == digests[moment]


@pytest.mark.usefixtures("registered")
def test_a_resumed_game_goes_on_even_if_its_log_would_be_refused_today(moments):
    game, _ = moments
    state = game.at(20).state.to_json()
    log = [Take("P9", 1), *game.log[1:20]]
    again = Game.resume("toy", game.players, game.options, game.seed, log, state)
    again.play(game.log[20])
    again.undo()
    with pytest.raises(IllegalAction):
        again.at(3)
    assert again.digest() == game.at(20).digest()
