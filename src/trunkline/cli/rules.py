"""``trunkline rules``: the rule reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from trunkline.cli.arguments import JsonOption, complete_title
from trunkline.cli.console import print_json, print_line
from trunkline.cli.errors import DIFFERENT, BadInput

if TYPE_CHECKING:
    from trunkline.words.rulebook import Rule

NAME = "rules"


def complete_rule(incomplete: str) -> list[str]:
    """The numbers of rules that begin so."""
    from trunkline.words import rulebook

    titles = rulebook.referenced_titles()
    known = (id for title in titles for id in (*rulebook.rules(title), *rulebook.facts(title)))
    return [id for id in known if incomplete and id.startswith(incomplete)]


def command(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ID|WORDS...",
            help="Numbers of rules, the beginning of one, or words to look for.",
            autocompletion=complete_rule,
        ),
    ] = None,
    title: Annotated[
        str,
        typer.Option(
            "--title",
            metavar="TITLE",
            help="Only the rules of this title.",
            autocompletion=complete_title,
        ),
    ] = "",
    as_json: JsonOption = False,
) -> None:
    """Look up rules by number or by words; without either, list the chapters."""
    from trunkline.words import rulebook

    if title and title not in rulebook.referenced_titles():
        known = ", ".join(rulebook.referenced_titles())
        raise BadInput(f"there is no rule reference of {title!r}; there are those of {known}")
    if words is not None and not all(word.strip() for word in words):
        raise BadInput("an empty word finds no rule; give numbers such as 6.5.7-1, or words")
    found = _find([word.strip() for word in words or []], title)
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
    """Rules by their numbers, several if several are given; else by words that occur in them."""
    from trunkline.words import rulebook

    if not words or not all(map(rulebook.is_number, words)):
        alone = rulebook.numbered(words[0], title) if len(words) == 1 else []
        return alone or rulebook.search(words, title)
    found: dict[tuple[str, str], Rule] = {}
    for number in words:
        entries = rulebook.numbered(number, title) or rulebook.search([number], title)
        if not entries and len(words) > 1:
            raise BadInput(f"no rule has the number {number}")
        found |= {(entry.title, entry.id): entry for entry in entries}
    return list(found.values())


def print_rule(entry: Rule) -> None:
    """A rule with its number, its chapter, and where it comes from."""
    source = f" [{entry.source}]" if entry.source else ""
    print_line(f"{entry.id}{source} · {entry.title} · {entry.section}", "bold")
    print_line(f"  {entry.text.replace(chr(10), chr(10) + '  ')}\n")


def _print_chapters(found: list[Rule]) -> None:
    for section in dict.fromkeys((entry.title, entry.section) for entry in found):
        inside = [entry.id for entry in found if (entry.title, entry.section) == section]
        print_line(f"{section[0]}  {section[1]}: {inside[0]} to {inside[-1]} ({len(inside)})")
