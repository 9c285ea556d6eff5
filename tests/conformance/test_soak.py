"""The long form of the suite: what it plays, and what it says when a check fails."""

import pytest

import trunkline
from tests.conformance.match import Failed
from tests.conformance.tables import single_options
from tools import soak
from trunkline.bots.simulation import Table


def test_a_long_run_plays_everything():
    planned = soak.plan(150, 7)
    assert len(planned) == 150
    assert len({seed for _, seed in planned}) == 150
    for info in trunkline.titles():
        settings = {table.settings for table, _ in planned if table.title == info.name}
        for single in single_options(info):
            assert (single,) in settings, "every option has a game of its own"
        assert any(len(mix) > 3 for mix in settings)


def test_a_run_of_equal_length_is_the_same():
    assert soak.plan(40, 7) == soak.plan(40, 7)


@pytest.fixture
def played(monkeypatch):
    """The games of a run; the one with seed 3 fails."""
    seeds = []

    def play(table, seed):
        seeds.append(seed)
        if seed == 3:
            return soak.Outcome(table, seed, fault="1999 seed=3, after 5 actions: oh")
        return soak.Outcome(table, seed, 100 + seed, "trains", 0.5 * seed)

    monkeypatch.setattr(soak, "outcomes", lambda planned, jobs: (play(*one) for one in planned))
    return seeds


TABLE = Table("1999", 4, (("ruleset", "old"), ("late", True)))
AGAIN = "python -m tools.soak --title 1999 --players 4 --option ruleset=old --option late=True"


def test_a_run_ends_with_a_summary(played, capsys):
    assert soak.run([(TABLE, 1), (TABLE, 2)], 2) == 0
    told = capsys.readouterr().out
    assert "2/2  102 actions, trains, 1.0 s: 1999 players=4 ruleset=old late=True seed=2" in told
    assert "2 games to their end, 203 actions, every check passed" in told
    assert f"slowest: 1.0 s; {AGAIN} --seed 2" in told


def test_the_first_fault_ends_a_run(played, capsys):
    assert soak.run([(TABLE, seed) for seed in (1, 3, 4)], 2) == 1
    told = capsys.readouterr().out
    assert "FAILED: 1999 seed=3, after 5 actions: oh" in told
    assert f"again: {AGAIN} --seed 3" in told
    assert played == [1, 3]


def test_a_fault_is_an_outcome(monkeypatch):
    def fail(table, seed, care):
        raise Failed(table, seed, 5, AssertionError("oh"))

    monkeypatch.setattr(soak, "play_and_check", fail)
    outcome = soak.play(TABLE, 3)
    assert outcome.fault == (
        "1999 players=4 ruleset=old late=True seed=3, after 5 actions: AssertionError: oh"
    )


def test_one_game_may_be_played_again(monkeypatch):
    runs = []
    monkeypatch.setattr(soak, "run", lambda planned, jobs: runs.append((planned, jobs)) or 0)
    assert soak.main([*AGAIN.split()[3:], "--seed", "3"]) == 0
    table = Table("1999", 4, (("ruleset", "old"), ("late", "True")))
    assert runs == [([(table, 3)], 1)]
