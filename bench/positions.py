"""One position: legal(), copy(), digest() and undo() over all positions of the games."""

from __future__ import annotations

import copy

from bench._figures import milliseconds, quantile, seconds, show, spread
from bench._games import anew, games
from trunkline.kernel import Game

EVERY = 7
"""Every so many positions the slow references are measured as well."""


def _legal(game: Game) -> None:
    for _ in game.legal():
        pass


def main() -> None:
    legal, copies, digests, undos = [], [], [], []
    deep, again = [], []
    for played in games():
        game = anew(played.game)
        for number, action in enumerate(played.game.log):
            legal.append(seconds(lambda game=game: _legal(game)))
            copies.append(seconds(game.copy))
            digests.append(seconds(game.digest))
            if number % EVERY == 0:
                deep.append(seconds(lambda game=game: copy.deepcopy(game.state)))
            game.play(action)
            if number % EVERY == 0:
                undos.append(seconds(game.undo))
                game.redo()
        again.append(
            seconds(
                lambda played=played: Game.replay(
                    "1861",
                    played.game.players,
                    played.game.options,
                    played.game.seed,
                    played.game.log,
                )
            )
        )
    rows = [
        ("legal()", *spread(legal), ""),
        ("copy()", *spread(copies), _times(deep, copies, "copy.deepcopy")),
        ("digest()", *spread(digests), ""),
        ("undo()", *spread(undos), _times(again, undos, "replay from the start")),
    ]
    show("Positions", ("What", "Middle", "99 %", "Worst", "Reference"), rows)


def _times(reference: list[float], ours: list[float], name: str) -> str:
    slow = quantile(reference, 0.5)
    return f"{name}: {milliseconds(slow)}, {slow / quantile(ours, 0.5):.0f} times ours"


if __name__ == "__main__":
    main()
