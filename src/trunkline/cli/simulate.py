"""``trunkline simulate``: games of random legal play."""

from __future__ import annotations

from typing import Annotated

import typer

from trunkline.cli.arguments import JsonOption, SettingsOption, complete_title, read_settings
from trunkline.cli.console import print_json, print_line, with_progress
from trunkline.cli.errors import DIFFERENT

NAME = "simulate"


def command(
    title: Annotated[
        str, typer.Argument(metavar="TITLE", autocompletion=complete_title, show_default=False)
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 10,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", help="How many players; the fewest if not given."),
    ] = None,
    option: SettingsOption = None,
    seed: Annotated[
        int,
        typer.Option(
            "--seed",
            "-s",
            min=0,
            max=2**62,
            help="The first game's seed; the next ones count on.",
        ),
    ] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Games played at once.")] = 1,
    as_json: JsonOption = False,
) -> None:
    """Play random legal games to their end."""
    import trunkline.games  # noqa: F401  (the titles register themselves)
    from trunkline.bots.simulation import Table, play_all
    from trunkline.kernel import make_title, title_info

    info = title_info(title)
    settings = read_settings(option)
    count = info.players[0] if players is None else players
    make_title(title, count, settings)  # what is wrong is said before any game is played
    table = Table(title, count, tuple(settings.items()))
    results = play_all(table, range(seed, seed + games), jobs)
    ended = 0
    for played in with_progress(results, games, "Playing"):
        ended += bool(played.end_reason)
        if as_json:
            print_json(played, compact=True)
        else:
            scores = ", ".join(f"{seat} {value}" for seat, value in played.scores.items())
            reason = played.end_reason or "not finished"
            print_line(
                f"seed {played.seed}: {played.actions} actions, end: {reason}; {scores}; "
                f"{played.seconds:.2f} s; {played.digest}"
            )
    if not as_json:
        print_line(f"{ended} of {games} games came to their end")
    if ended < games:
        raise typer.Exit(DIFFERENT)
