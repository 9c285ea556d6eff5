"""A whole game of random play under the eyes of every check."""

from __future__ import annotations

import msgspec

from tests.conformance import checks
from tests.conformance.mutants import Inventor
from tests.conformance.tables import NAMES, name_of
from trunkline.bots.random_play import random_action
from trunkline.bots.simulation import PLAYER_DICE, Table
from trunkline.kernel import Dice, Game

MOST_ACTIONS = 20_000
"""A game of random play that is longer than this does not end."""


class Care(msgspec.Struct, frozen=True):
    """How closely a game is watched."""

    every: int
    """After how many actions all checks are made; invariants are checked after each."""
    offers: int
    """How many choices are tried then."""
    mutants: int
    """How many actions are made up then."""


QUICK = Care(every=7, offers=15, mutants=15)
THOROUGH = Care(every=4, offers=40, mutants=25)


class Failed(AssertionError):
    """A check that failed: at which table, with which seed, after how many actions."""

    def __init__(self, table: Table, seed: int, actions: int, fault: BaseException) -> None:
        super().__init__(
            f"{name_of(table)} seed={seed}, after {actions} actions: "
            f"{type(fault).__name__}: {fault}"
        )


def play_and_check(
    table: Table, seed: int, care: Care = QUICK, most_actions: int = MOST_ACTIONS
) -> Game:
    """Play a random game with all checks; ``Failed`` says how to play it again."""
    game = Game.start(table.title, NAMES[: table.players], dict(table.settings), seed)
    try:
        _play(game, Dice(seed ^ PLAYER_DICE), Dice(seed), care, most_actions)
    except Exception as fault:
        raise Failed(table, seed, len(game.log), fault) from fault
    return game


def _play(game: Game, players: Dice, checkers: Dice, care: Care, most_actions: int) -> None:
    digests = [game.digest()]
    inventor = Inventor(game.title, checkers)
    while len(game.log) < most_actions:
        if len(game.log) % care.every == 0:
            _look_closely(game, digests, inventor, care)
        before = game.state.copy()
        action = random_action(game, players)
        events = game.play(action)
        digests.append(game.digest())
        checks.check_action_as_json(game, action, events)
        checks.check_invariants(before, game)
        if game.finished:
            checks.check_end(game, events, inventor)
            checks.check_undo(game, digests, checkers)
            break
    else:
        assert most_actions < MOST_ACTIONS, f"{most_actions} actions and no end"
    checks.check_moments(game, digests, checkers)
    checks.check_replay(game)


def _look_closely(game: Game, digests: list[str], inventor: Inventor, care: Care) -> None:
    dice = inventor.dice
    choices = checks.check_offers(game, dice, care.offers)
    checks.check_refusals(game, choices, inventor, care.mutants)
    checks.check_views(game)
    match dice.roll(3):
        case 0:
            checks.check_undo(game, digests, dice)
        case 1:
            checks.check_state_as_json(game, dice)
        case 2:
            checks.check_copy(game, dice)
