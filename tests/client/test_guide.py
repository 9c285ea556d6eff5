"""What the client's guide says is true: its examples run."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

import trunkline
from tests.server.running import Running
from trunkline.bots.random_play import random_action
from trunkline.client import Account, Alerts, Client, Table
from trunkline.kernel import Dice

GUIDE = (Path(__file__).parents[2] / "docs" / "client.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


def names_of(server: Running) -> dict[str, Any]:
    """What all examples define, of which the first has been run."""
    names: dict[str, Any] = {"address": server.address}
    for block in BLOCKS:
        exec(compile(block, "docs/client.md", "exec"), names)
    return names


def test_the_examples(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    names = names_of(server)
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Guest ")
    assert told[1].startswith("seats-are-free One seat is free")

    game = trunkline.new("1861", ["Ada", "Ben", "Cy"], seed=7, ruleset="18xx.games")
    dice = Dice(7)
    moments = 0
    while not game.finished:
        game.play(random_action(game, dice))
        moments += 1
    with Client(server.address) as ada, Client(server.address) as ben, Client(server.address) as cy:
        bots = [ada, ben, cy]
        for bot in bots:
            bot.guest()
        # Only the end of a game is left, or the bots would play for long.
        table = ada.go_on_from(game, ["me", "open", "open"], at=moments - 12)
        ben.table(table.id).sit("P2")
        cy.table(table.id).sit("P3")
        table.begin()

        async def all_at_once() -> list[Any]:
            playing = [names["play"](bot, table.id) for bot in bots]
            return await asyncio.gather(names["watch"](table.id), *playing)

        _, *scores = asyncio.run(asyncio.wait_for(all_at_once(), 240))
        assert scores == [table.game().scores] * 3
    numbers = [
        int(line.split()[0]) for line in capsys.readouterr().out.splitlines() if line[0] != " "
    ]
    assert numbers == list(range(1, len(numbers) + 1))


def test_whatever_the_guide_names_is_there() -> None:
    for owner, name in re.findall(r"`(client|table)\.(\w+)", GUIDE):
        kinds = (Client, Account, Alerts) if owner == "client" else (Table,)
        live = owner == "table" and name in ("move", "game", "turn", "until")
        assert live or any(hasattr(kind, name) for kind in kinds), f"{owner}.{name}"
