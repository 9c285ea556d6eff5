"""Games of a family without programmes have none, and say so."""

from tests.kernel import toy
from trunkline.bots.programmes import answer, causes, offered, say_why_not, stopped_by, why_not
from trunkline.bots.programmes.eighteen import PassRound
from trunkline.kernel import Game

PASS = PassRound("stock", 1)


def test_nothing_is_offered_answered_or_stopped():
    game = toy.new()
    assert offered(game, "P1") == ()
    assert causes(game, PASS) == ()
    assert answer(game, "P1", PASS) is None
    refusal = why_not(game, "P1", PASS)
    assert refusal is not None
    assert refusal.code == "other-game"
    before = game.copy()
    action = toy.Take("P1", 1)
    events = game.play(action)
    assert stopped_by(PASS, "P2", before, action, events, game) == ""


def test_the_reason_is_a_sentence():
    game = Game.start("1861", ["Ada", "Ben", "Cy"], {}, 1)
    refusal = why_not(toy.new(), "P1", PASS)
    assert refusal is not None
    assert say_why_not(refusal, game) == "There is no such programme in this game."
