"""Which rules of the reference have a test, and why the others have none.

A test names the rules and examples that it decides: ``@pytest.mark.rule("1861-6.5.7-1")``.
A rule that no test can decide has a reason in ``tests/games/*/untested/*.toml``:
``"1861-1-3" = "a remark on interests, which no action can break"``. Every rule and every
worked example has one or the other, and none has both.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from trunkline.resources import rules_text
from trunkline.words.rulebook import Rule, read_rules, referenced_titles

ROOT = Path(__file__).parents[1]
_FACT = re.compile(r"^#+ (F-\d+) ", re.MULTILINE)
_SHOWN = 60
"""How much of an undecided rule's text is printed."""


@dataclass(frozen=True)
class Reference:
    """The entries of one title's rule reference."""

    title: str
    rules: dict[str, Rule]
    """The rules and worked examples: each of them has to be decided."""
    others: frozenset[str]
    """Facts, conflicts and open points, with the title before them: tests may cite them."""

    @classmethod
    def read(cls, title: str, page: str) -> Reference:
        entries = read_rules(title, page)
        own = f"{title}-"
        rules = {entry.id: entry for entry in entries if entry.id.startswith(own)}
        others = [entry.id for entry in entries if entry.id not in rules]
        return cls(title, rules, frozenset(f"{own}{id}" for id in [*others, *_FACT.findall(page)]))

    def chapters(self) -> dict[str, list[str]]:
        """The ids of the rules by chapter; EX and DX are the examples."""
        found: dict[str, list[str]] = {}
        for id in self.rules:
            found.setdefault(re.split(r"[.-]", id.removeprefix(f"{self.title}-"))[0], []).append(id)
        return found


@dataclass
class Report:
    """What is known of every rule, and what is wrong."""

    tested: dict[str, list[str]] = field(default_factory=dict)
    """The tests that cite an id, as file and line."""
    reasons: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    undecided: list[Rule] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        return not self.faults and not self.undecided


def citations(folder: Path) -> Iterator[tuple[str, str]]:
    """Every id that a test under a folder cites, with its file and line.

    ``ValueError`` for an id that is not written out: nobody could look it up.
    """
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                place = f"{path.relative_to(folder)}:{node.lineno}"
                for argument in node.args:
                    if not isinstance(argument, ast.Constant) or not isinstance(
                        argument.value, str
                    ):
                        raise ValueError(f"{place}: {ast.unparse(argument)} is no written-out id")
                    yield argument.value, place


def reasons(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Every id with a reason under a folder of tests: the id, the reason, and the file."""
    for path in sorted(folder.glob("games/*/untested/*.toml")):
        place = str(path.relative_to(folder))
        for id, reason in tomllib.loads(path.read_text(encoding="utf-8")).items():
            yield id, str(reason).strip(), place


def report(references: Iterable[Reference], tests: Path) -> Report:
    """Compare the references with what the tests cite and what stands in the reasons."""
    found = Report()
    rules = {id: rule for reference in references for id, rule in reference.rules.items()}
    known = rules.keys() | {id for reference in references for id in reference.others}
    for id, place in citations(tests):
        found.tested.setdefault(id, []).append(place)
        if id not in known:
            found.faults.append(f"{place}: there is no {id}")
    for id, reason, place in reasons(tests):
        if id not in rules:
            found.faults.append(f"{place}: there is no rule {id}")
        if id in found.reasons:
            found.faults.append(f"{place}: {id} has another reason elsewhere")
        if not reason:
            found.faults.append(f"{place}: {id} has an empty reason")
        if id in found.tested:
            found.faults.append(f"{place}: {id} has a test too, in {found.tested[id][0]}")
        found.reasons[id] = reason
    decided = found.tested.keys() | found.reasons.keys()
    found.undecided = [rule for id, rule in rules.items() if id not in decided]
    return found


def table(reference: Reference, found: Report) -> Iterator[str]:
    """The counts of one title by chapter."""
    yield f"{reference.title:8} {'rules':>6} {'tested':>7} {'reason':>7} {'open':>5}"
    sums = [0, 0, 0, 0]
    for chapter, ids in reference.chapters().items():
        tested = sum(id in found.tested for id in ids)
        explained = sum(id in found.reasons and id not in found.tested for id in ids)
        counts = [len(ids), tested, explained, len(ids) - tested - explained]
        sums = [total + count for total, count in zip(sums, counts, strict=True)]
        yield _row(chapter, counts)
    yield _row("all", sums)
    cited = len(reference.others & found.tested.keys())
    yield f"facts, conflicts and open points cited: {cited} of {len(reference.others)}"


def _row(name: str, counts: list[int]) -> str:
    rules, tested, explained, left = counts
    return f"{name:8} {rules:6} {tested:7} {explained:7} {left:5}"


def _short(text: str) -> str:
    first = text.partition("\n")[0]
    return first if len(first) <= _SHOWN else f"{first[:_SHOWN].rstrip()}…"


def main() -> int:
    """Print the report; 1 if any rule is undecided or anything is wrong."""
    references = [Reference.read(title, rules_text(title)) for title in referenced_titles()]
    try:
        found = report(references, ROOT / "tests")
    except (ValueError, SyntaxError) as error:
        print(error, file=sys.stderr)
        return 1
    for reference in references:
        print("\n".join(table(reference, found)))
    if found.undecided:
        print(f"\nneither test nor reason ({len(found.undecided)}):")
        for rule in found.undecided:
            print(f"  {rule.id:18} {_short(rule.text)}")
    if found.faults:
        print(f"\nwrong ({len(found.faults)}):")
        for fault in found.faults:
            print(f"  {fault}")
    return 0 if found.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
