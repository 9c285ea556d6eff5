"""Whole games in which seats make programmes at random, and random play fills the gaps.

A programme never plays what is illegal, ends with a code that can be said, and stands no
longer than what it was made for.
"""

from collections import Counter

import msgspec
import pytest

import trunkline
from tests.conformance.tables import NAMES, name_of, tables
from trunkline.bots.programmes import (
    answer,
    causes,
    offered,
    read_programme,
    say_programme,
    say_stop,
    stopped_by,
    why_not,
)
from trunkline.bots.programmes.eighteen import BidUpTo, BuyShares, PassRound
from trunkline.bots.random_play import random_action
from trunkline.kernel import Dice, Game
from trunkline.words import LANGUAGES, speaking

GAMES = 16
MOST_ACTIONS = 900
LONG = 1500
"""Publics come late, and with them whatever concerns shares."""
ENDS = {"over", "acted", "done", "cannot", "limit", "out", "won", "lost"}


def vary(game, seat, programme, dice):
    """The programme with other choices than the usual ones."""
    unless = getattr(programme, "unless", None)
    if unless is not None and dice.roll(2):
        kept = tuple(cause for cause in causes(game, programme) if not dice.roll(3))
        programme = msgspec.structs.replace(programme, unless=kept)
    if isinstance(programme, BidUpTo):
        limit = programme.limit + dice.roll(60)
        return msgspec.structs.replace(programme, limit=limit, then=dice.pick(["pass", "ask"]))
    if isinstance(programme, BuyShares):
        most = game.title.holding_limit
        shares = min(most, programme.shares + dice.roll(3))
        source = dice.pick(["treasury", "pool", "any"])
        then = dice.pick(["pass", "ask"])
        return msgspec.structs.replace(programme, shares=shares, source=source, then=then)
    if isinstance(programme, PassRound) and not dice.roll(6):
        return msgspec.structs.replace(programme, until="game")
    return programme


class Watch:
    """A game played by programmes where there are any, and by dice where there are none."""

    def __init__(self, game, dice):
        self.game, self.dice = game, dice
        self.held = {}
        self.rounds = {}
        self.played = Counter()
        self.stops = Counter()

    def moment(self):
        state = self.game.state
        return state.round, state.set, state.number

    def go_on(self):
        self.make_some()
        for seat, programme in self.held.items():
            action = answer(self.game, seat, programme)
            if action is not None:
                assert self.game.why_not(action) is None, (programme, action)
                assert action.seat == seat
                self.played[type(programme).__name__] += 1
                return self.play(action)
        return self.play(random_action(self.game, self.dice))

    def make_some(self):
        for seat in self.game.title.seats:
            if seat not in self.held and not self.dice.roll(6):
                choices = offered(self.game, seat)
                if choices:
                    programme = vary(self.game, seat, self.dice.pick(list(choices)), self.dice)
                    assert why_not(self.game, seat, programme) is None, programme
                    assert read_programme(msgspec.json.encode(programme)) == programme
                    assert say_programme(programme, self.game)
                    self.held[seat] = programme

    def play(self, action):
        before = self.game.copy()
        events = self.game.play(action)
        for seat, programme in list(self.held.items()):
            code = stopped_by(programme, seat, before, action, events, self.game)
            if code:
                known = ENDS | set(getattr(programme, "unless", ()))
                assert code in known, (programme, code)
                self.stops[type(programme).__name__, code.partition(":")[0]] += 1
                with speaking(self.dice.pick(list(LANGUAGES))):
                    assert say_stop(code, programme, self.game)
                del self.held[seat]
            else:
                assert why_not_is_over(self.game, seat, programme), programme


def why_not_is_over(game, seat, programme):
    """Whether a programme that goes on is still for something."""
    refusal = why_not(game, seat, programme)
    return refusal is None or refusal.code not in ("over", "no-auction")


CASES = [
    (table, seed) for info in trunkline.titles() for seed, table in enumerate(tables(info, GAMES))
]
TOTAL: Counter = Counter()


@pytest.mark.parametrize(
    ("table", "seed"), [pytest.param(*case, id=name_of(case[0])) for case in CASES]
)
def test_programmes_in_random_games(table, seed):
    game = Game.start(table.title, NAMES[: table.players], dict(table.settings), seed)
    watch = Watch(game, Dice(seed ^ 0xBEEF))
    while not game.finished and len(game.log) < MOST_ACTIONS:
        watch.go_on()
    assert watch.played["PassRound"]
    assert watch.stops
    if game.finished:
        assert not watch.held


def test_a_game_has_all_kinds_and_most_ends():
    played, stops = Counter(), Counter()
    for seed in range(5):
        game = trunkline.new("1861", players=list(NAMES[:4]), seed=seed)
        watch = Watch(game, Dice(seed))
        while not game.finished and len(game.log) < LONG:
            watch.go_on()
        played += watch.played
        stops += watch.stops
    assert {"PassRound", "DeclineRound", "PassAuction", "BidUpTo", "BuyShares"} == set(played)
    codes = {code for _, code in stops}
    assert {"over", "acted", "cannot", "limit", "won", "lost"} <= codes
    assert {"sale", "lead", "threat", "outbid", "auction", "started", "cheaper"} <= codes
