"""``trunkline games``: the titles and their options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from trunkline.cli.arguments import JsonOption, complete_title
from trunkline.cli.console import print_json, print_line, print_table

if TYPE_CHECKING:
    from trunkline.kernel import TitleInfo

NAME = "games"


def command(
    title: Annotated[
        str | None,
        typer.Argument(
            metavar="TITLE",
            help="One title, with all its options.",
            autocompletion=complete_title,
        ),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """List the titles, or one title with its options."""
    import trunkline
    from trunkline.kernel import title_info

    infos = trunkline.titles()
    if title is not None:
        infos = (title_info(title),)
    if as_json:
        print_json([described(info) for info in infos])
    elif title is not None:
        _print_title(infos[0])
    else:
        _print_titles(infos)


def described(info: TitleInfo) -> dict[str, Any]:
    """A title as data: everything that a program needs to offer it."""
    from trunkline.words.offering import explain_option

    return {
        "name": info.name,
        "full_name": info.full_name,
        "authors": info.authors,
        "players": info.players,
        "more_players": [
            {"players": count, "options": options} for count, options in info.more_players.items()
        ],
        "rules_version": info.version,
        "rulesets": info.rulesets,
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.default,
                "rule": option.rule,
                "explanation": explain_option(info, option.name),
            }
            for option in info.options
        ],
        "excluded": info.excluded,
    }


def _print_titles(infos: tuple[TitleInfo, ...]) -> None:
    from trunkline.words.tables import Table

    rows = tuple(
        (info.name, info.full_name, _players(info), str(len(info.options)), info.authors)
        for info in infos
    )
    print_table(Table("Titles", ("Title", "Name", "Players", "Options", "Authors"), rows))
    print_line("\n`trunkline games TITLE` explains a title's options.")


def _span(players: tuple[int, ...]) -> str:
    return f"{players[0]} to {players[-1]}" if len(players) > 1 else str(players[0])


def _players(info: TitleInfo) -> str:
    more = "".join(f", {count} by option" for count in info.more_players)
    return _span(info.players) + more


def _print_title(info: TitleInfo) -> None:
    from trunkline.kernel.options import text, written
    from trunkline.words.offering import explain_option, explain_ruleset, explain_value

    print_line(f"{info.name} – {info.full_name}", "bold")
    print_line(f"by {info.authors}; for {_span(info.players)} players")
    for count, options in info.more_players.items():
        print_line(f"for {count} players with {written(options)}")
    print_line("\nRulesets (--option ruleset=NAME)", "bold")
    for number, name in enumerate(info.rulesets):
        default = " (default)" if number == 0 else ""
        print_line(f"  {name}{default}: {explain_ruleset(info, name)}")
    print_line("\nOptions (--option NAME=VALUE); the default stands first", "bold")
    for option in info.options:
        reference = f" [{option.rule}]" if option.rule else ""
        print_line(f"\n  {option.name}: {explain_option(info, option.name)}{reference}")
        for value in sorted(option.values, key=lambda value: value != option.default):
            print_line(f"    {text(value)}: {explain_value(info, option.name, value)}")
    if info.excluded:
        print_line("\nOptions that contradict each other", "bold")
    for mix in info.excluded:
        print_line(f"  {written(mix)}")
