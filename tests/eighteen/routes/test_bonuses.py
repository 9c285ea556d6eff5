"""Whose bonuses are whose."""

from __future__ import annotations

from tests.games.g1861.kit import Table
from trunkline.eighteen.routes.bonuses import Bonus, bonuses_of


def test_a_company_has_the_bonuses_of_the_title_and_of_its_own_privates():
    table = Table()
    table.minor("N", "P1")
    table.minor("MV", "P1")
    table.private("BSS", "N")
    private = table.title.privates["BSS"]
    own = Bonus(private.bonus_amount, private.bonus, source="BSS")
    assert bonuses_of(table.pos, "N") == (*table.title.bonuses, own)
    assert bonuses_of(table.pos, "MV") == table.title.bonuses


def test_a_private_of_a_player_is_no_bonus():
    table = Table()
    table.minor("N", "P1")
    table.private("BSS", "P1")
    assert bonuses_of(table.pos, "N") == table.title.bonuses


def test_a_private_without_bonus_is_none():
    table = Table()
    table.minor("N", "P1")
    plain = [name for name, private in table.title.privates.items() if not private.bonus]
    for name in plain:
        table.private(name, "N")
    assert bonuses_of(table.pos, "N") == table.title.bonuses
