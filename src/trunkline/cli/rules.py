"""``trunkline rules``: the rule reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from trunkline.cli.arguments import JsonOption
from trunkline.cli.console import print_json, print_line
from trunkline.cli.errors import DIFFERENT, BadInput

if TYPE_CHECKING:
    from trunkline.words.rulebook import Rule

NAME = "rules"


def command(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID | WORDS...]",
            help="A rule's number, the beginning of one, or words to look for.",
        ),
    ] = None,
    title: Annotated[str, typer.Option("--title", help="Only the rules of this title.")] = "",
    as_json: JsonOption = False,
) -> None:
    """Look up rules by number or by words; without either, list the chapters."""
    from trunkline.words import rulebook

    if title and title not in rulebook.referenced_titles():
        known = ", ".join(rulebook.referenced_titles())
        raise BadInput(f"there is no rule reference of {title!r}; there are those of {known}")
    found = _find(words or [], title)
    if as_json:
        print_json(found)
    elif words:
        for entry in found:
            print_rule(entry)
    else:
        _print_chapters(found)
    if words and not found:
        if not as_json:
            print_line(f"No rule has the number or the words {' '.join(words)!r}.")
        raise typer.Exit(DIFFERENT)


def _find(words: list[str], title: str) -> list[Rule]:
    from trunkline.words import rulebook

    if len(words) == 1:
        for id in (words[0], words[0].upper()):
            if (exact := rulebook.rule(id, title)) is not None:
                return [exact]
        beginning = rulebook.beginning(words[0], title)
        if beginning:
            return beginning
    return rulebook.search(words, title)


def print_rule(entry: Rule) -> None:
    """A rule with its number, its chapter, and where it comes from."""
    source = f" [{entry.source}]" if entry.source else ""
    print_line(f"{entry.id}{source} · {entry.title} · {entry.section}", "bold")
    print_line(f"  {entry.text.replace(chr(10), chr(10) + '  ')}\n")


def _print_chapters(found: list[Rule]) -> None:
    for section in dict.fromkeys((entry.title, entry.section) for entry in found):
        inside = [entry.id for entry in found if (entry.title, entry.section) == section]
        print_line(f"{section[0]}  {section[1]}: {inside[0]} to {inside[-1]} ({len(inside)})")
