"""Replaying games: actions per second, from records and in our own form."""

from __future__ import annotations

import json

from bench._figures import seconds, show
from bench._games import anew, games
from trunkline import formats
from trunkline.kernel import Game


def _play_again(game: Game) -> None:
    fresh = anew(game)
    for action in game.log:
        fresh.play(action)


def main() -> None:
    rows, total, spent, read, loaded = [], 0, 0.0, 0.0, 0.0
    for played in games():
        count = len(played.game.log)
        ours = min(seconds(lambda played=played: _play_again(played.game)) for _ in range(3))
        total, spent = total + count, spent + ours
        row = [played.name, str(played.entries), str(count), f"{count / ours:,.0f}"]
        path = played.path
        if path is not None:
            whole = seconds(lambda path=path: formats.load(path))
            parsed = seconds(lambda path=path: json.loads(path.read_bytes()))
            read, loaded = read + parsed, loaded + whole
            row += [f"{played.entries / whole:,.0f}", f"{whole / parsed:.0f}"]
        rows.append(row)
    rows.append(["all", "", str(total), f"{total / spent:,.0f}"])
    columns = ("Game", "Entries", "Actions", "Actions/s", "Entries/s", "Times json.loads")
    rows = [row + [""] * (len(columns) - len(row)) for row in rows]
    show("Replay", columns, rows)


if __name__ == "__main__":
    main()
