"""The rule reference as pages show it: nothing is lost, and every link leads somewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from trunkline.words.rule_marks import Styled, Words
from trunkline.words.rule_pages import (
    AnyBlock,
    Grid,
    Paragraph,
    Points,
    RuleEntry,
    RulePages,
    Verbatim,
    passage,
    read_pages,
    rule_pages,
)
from trunkline.words.rulebook import referenced_titles, rules

PAGE = """# A game: rule reference

First line
and second line.

### 1 Setup of `it`

- **1861-1-1** [KF] As in *5.1*, see 1861-1-2 and -3, not -99; F-1 too (1861-9-9).
- **1861-1-2** [K] `a *b*` and **c**.
- **C-06 Number of players** (1).
  K: 3 to 6.
  *Option* `players_two`.

- a point
  of two lines

| tag | source |
| --- | ---: |
| `K` | the C-06 1-1 |

```
 1  2
    3
```
"""


def plain(words: Words) -> str:
    return "".join(part if isinstance(part, str) else part.text for part in words)


def blocks(pages: RulePages) -> Iterator[AnyBlock]:
    return (block for chapter in pages.chapters for block in chapter.blocks)


def all_words(block: AnyBlock) -> Iterator[Words]:
    match block:
        case RuleEntry():
            yield from block.lines
        case Paragraph():
            yield block.words
        case Points():
            yield from block.items
        case Grid():
            yield from block.head
            for row in block.rows:
                yield from row


@pytest.fixture(params=referenced_titles())
def pages(request: pytest.FixtureRequest) -> RulePages:
    found = rule_pages(request.param)
    assert found is not None
    return found


def test_every_rule_is_there_in_its_order_with_all_its_words(pages: RulePages) -> None:
    entries = [block for block in blocks(pages) if isinstance(block, RuleEntry)]
    known = rules(pages.title)
    assert [entry.id for entry in entries] == list(known)
    for entry in entries:
        said = " ".join(plain(line) for line in entry.lines)
        written = known[entry.id].text
        assert said.split() == written.replace("*", "").replace("`", "").split()
        assert entry.source == known[entry.id].source


def test_every_link_leads_to_a_rule_or_a_chapter(pages: RulePages) -> None:
    targets = set(rules(pages.title)) | {chapter.key for chapter in pages.chapters}
    links = [
        part.to
        for block in blocks(pages)
        for words in all_words(block)
        for part in words
        if isinstance(part, Styled) and part.style == "link"
    ]
    assert len(links) > 100
    assert set(links) <= targets


def test_keys_are_different_and_tags_are_explained(pages: RulePages) -> None:
    keys = [chapter.key for chapter in pages.chapters]
    assert len(set(keys) | set(rules(pages.title))) == len(keys) + len(rules(pages.title))
    tags = {block.source for block in blocks(pages) if isinstance(block, RuleEntry)}
    assert set("".join(tags)) <= set(pages.sources)


def test_a_page_is_read_into_its_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "trunkline.words.rule_pages.rules",
        lambda title: dict.fromkeys(("1861-1-1", "1861-1-2", "1861-1-3", "C-06")),
    )
    first, setup = read_pages("1861", PAGE).chapters
    assert first.blocks == (Paragraph(("First line and second line.",)),)
    assert (setup.key, setup.heading) == ("1", "1 Setup of it")
    one, two, decision, points, grid, verbatim = setup.blocks
    assert isinstance(one, RuleEntry)
    assert isinstance(two, RuleEntry)
    assert isinstance(decision, RuleEntry)
    assert one.source == "KF"
    assert one.lines[0] == (
        "As in ",
        Styled("5.1", "emphasis"),
        ", see ",
        Styled("1861-1-2", to="1861-1-2"),
        " and ",
        Styled("-3", to="1861-1-3"),
        ", not -99; F-1 too (1861-9-9).",
    )
    assert two.lines[0] == (Styled("a *b*", "code"), " and ", Styled("c", "strong"), ".")
    assert [plain(line) for line in decision.lines] == [
        "Number of players (1).",
        "K: 3 to 6.",
        "Option players_two.",
    ]
    assert Styled("1", to="1") in decision.lines[0]
    assert points == Points((("a point of two lines",),))
    assert isinstance(grid, Grid)
    assert grid.figures == (False, True)
    assert grid.rows == (((Styled("K", "code"),), ("the ", Styled("C-06", to="C-06"), " 1-1")),)
    assert verbatim == Verbatim(" 1  2\n    3")


def test_a_passage_is_one_rule_or_one_chapter() -> None:
    rule = passage("1861", "1861-5.1.2-3")
    assert rule is not None
    assert (rule.chapter, len(rule.blocks)) == ("5.1.2", 1)
    assert rule.headings == ("1. Rules", "5 Stock round (K 5)", "5.1.2 Price change by sale")
    trains = passage("1861", "F-1")
    assert trains is not None
    assert any(isinstance(block, Grid) for block in trains.blocks)
    assert passage("1861", "1861-5.1.2-99") is None
    assert passage("1899", "1861-5.1.2-3") is None
