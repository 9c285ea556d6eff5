"""``trunkline simulate``: games of random legal play."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Annotated

import typer

from trunkline.cli.arguments import (
    JsonLinesOption,
    SettingsOption,
    complete_title,
    read_settings,
)
from trunkline.cli.console import print_json, print_line, with_progress
from trunkline.cli.errors import DIFFERENT

if TYPE_CHECKING:
    from trunkline.bots.simulation import Played

NAME = "simulate"


def command(
    title: Annotated[
        str,
        typer.Argument(
            metavar="TITLE",
            help="The title to play.",
            autocompletion=complete_title,
            show_default=False,
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games.")
    ] = 10,
    players: Annotated[
        int | None,
        typer.Option(
            "--players", "-p", metavar="P", help="How many players; the fewest if not given."
        ),
    ] = None,
    option: SettingsOption = None,
    seed: Annotated[
        int,
        typer.Option(
            "--seed",
            "-s",
            metavar="S",
            min=0,
            max=2**62,
            help="The first game's seed; the next ones count on.",
        ),
    ] = 1,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="J", min=1, help="Games played at once.")
    ] = 1,
    as_json: JsonLinesOption = False,
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
    ended = 0
    # Closed whatever happens: the processes that play must not outlive an interrupted command.
    with closing(play_all(table, range(seed, seed + games), jobs)) as results:
        for played in with_progress(results, games, "Playing"):
            ended += bool(played.end_reason)
            if as_json:
                print_json(played, compact=True)
            else:
                print_line(_told(played))
    if not as_json:
        print_line(f"{ended} of {games} games came to their end")
    if ended < games:
        raise typer.Exit(DIFFERENT)


def _told(played: Played) -> str:
    scores = ", ".join(f"{seat} {value}" for seat, value in played.scores.items())
    return (
        f"seed {played.seed}: {played.actions} actions, "
        f"end: {played.end_reason or 'not finished'}; {scores}; "
        f"{played.seconds:.2f} s; {played.digest}"
    )
