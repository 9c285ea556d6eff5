"""The invariants find nothing in a sound position, and whatever is broken in a broken one."""

from __future__ import annotations

import re

import pytest

from tests.eighteen.broken import CHANGES, FAULTS, broken, company, game, owners, tokens
from tests.eighteen.small import lay, move_money, position
from trunkline.eighteen.actions import RemoveToken
from trunkline.eighteen.invariants import faults, faults_of_change
from trunkline.eighteen.state import BANK
from trunkline.kernel import Move, Step


def test_a_sound_position_has_no_faults():
    assert faults(position()) == []
    assert faults(game()) == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_and_named(name):
    break_it, message = FAULTS[name]
    pos = game()
    break_it(pos)
    found = faults(pos)
    assert found
    assert any(re.match(message, fault) for fault in found), found


def test_a_broken_bank_may_owe():
    pos = game()
    move_money(pos, BANK, "P1", 900)
    pos.state.bank_broken = True
    assert faults(pos) == []


def test_a_new_public_may_keep_its_own_directors_certificate():
    pos = game()
    owners(pos, "A", "A", *["P2"] * 3, *["A"] * 5)
    assert faults(pos) == []


def test_trains_sold_beside_others_have_no_turn():
    pos = game()
    company(pos, "M", trains=("2", "E"))
    assert faults(pos) == []


class GiveTokensUp(Step):
    moves = (Move(RemoveToken, lambda *_: (), lambda *_: None, lambda *_: None),)


def test_while_tokens_are_given_up_a_company_may_have_too_many():
    pos = game()
    tokens(pos, "C3.0", "M")
    assert faults(pos) == ["M has 2 tokens on the map"]
    pos.state.stack = [GiveTokensUp()]
    assert faults(pos) == []


@pytest.mark.parametrize("name", CHANGES)
def test_what_cannot_have_happened_is_named(name):
    pos = game()
    broken(pos, bank_broken=True)
    company(pos, "B", status="gone")
    before = pos.state.copy()
    assert faults_of_change(before, pos) == []
    change, message = CHANGES[name]
    change(pos)
    assert faults_of_change(before, pos) == [message]


def test_what_can_have_happened_is_no_fault():
    pos = game()
    before = pos.state.copy()
    lay(pos, "A3", "24", 3)
    broken(pos, phase="4", set=2, number=0, bank_broken=True)
    company(pos, "A", turns_begun=2)
    company(pos, "B", status="gone")
    assert faults_of_change(before, pos) == []
