"""Dice: equal seeds, equal games, and every number as likely as the next."""

from collections import Counter

import msgspec
import pytest

from trunkline.kernel import Dice


def test_the_published_numbers_of_the_generator():
    # The first outputs of SplitMix64 for the seed 1234567.
    dice = Dice(1234567)
    assert [dice._next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_equal_seeds_give_equal_numbers():
    one, other = Dice(42), Dice(42)
    assert [one.roll(100) for _ in range(50)] == [other.roll(100) for _ in range(50)]
    assert one == other


def test_other_seeds_give_other_numbers():
    rolls = {tuple(dice.roll(1000) for _ in range(5)) for dice in map(Dice, range(100))}
    assert len(rolls) == 100


def test_the_whole_state_is_one_number():
    dice = Dice(42)
    dice.roll(6)
    again = msgspec.json.decode(msgspec.json.encode(dice), type=Dice)
    assert [again.roll(6) for _ in range(20)] == [dice.roll(6) for _ in range(20)]


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 100])
def test_every_number_comes_about_equally_often(sides):
    dice = Dice(1)
    counts = Counter(dice.roll(sides) for _ in range(400 * sides))
    assert set(counts) == set(range(sides))
    assert all(280 < count < 520 for count in counts.values()) or sides == 1


def test_numbers_above_the_last_full_round_are_drawn_again():
    class Loaded(Dice):
        def _next(self):
            self.state += 1
            return (1 << 64) - 1 if self.state == 1 else 4

    # 2**64 - 1 would be 0 by 3, once too often.
    loaded = Loaded(0)
    assert loaded.roll(3) == 1
    assert loaded.state == 2


def test_pick_takes_what_the_roll_says():
    assert Dice(9).pick(["a", "b", "c"]) == "abc"[Dice(9).roll(3)]


def test_shuffles_keep_everything_and_reach_every_order():
    orders = set()
    for seed in range(200):
        items = ["a", "b", "c", "d"]
        Dice(seed).shuffle(items)
        assert sorted(items) == ["a", "b", "c", "d"]
        orders.add(tuple(items))
    assert len(orders) == 24
