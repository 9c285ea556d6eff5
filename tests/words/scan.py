"""What the source can put into words, found by reading it rather than by running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import trunkline
from trunkline.games.g1861.refusals import RULES as REFUSALS

SOURCE = Path(trunkline.__file__).parent
RULES = ("kernel", "eighteen", "games")
"""The floors in which codes are made that words speak of."""


@cache
def modules(*folders: str) -> tuple[ast.Module, ...]:
    """All modules of the package, or of some of its folders."""
    roots = [SOURCE / folder for folder in folders] or [SOURCE]
    files = (file for root in roots for file in sorted(root.rglob("*.py")))
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def walk(*folders: str) -> Iterator[ast.AST]:
    """Every node of those modules."""
    for module in modules(*folders):
        yield from ast.walk(module)


def texts(node: ast.AST | None) -> set[str]:
    """All string constants in an expression."""
    found = ast.walk(node) if node is not None else ()
    return {
        part.value
        for part in found
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def called(call: ast.Call) -> str:
    """The last part of the name of what is called."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


Function = ast.FunctionDef | ast.AsyncFunctionDef


def _functions(*folders: str) -> Iterator[Function]:
    return (node for node in walk(*folders) if isinstance(node, Function))


def _calls(node: ast.AST, *names: str) -> Iterator[ast.Call]:
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and called(part) in names:
            yield part


@cache
def refusals() -> dict[str, list[set[str]]]:
    """Every refusal code, with the names of the figures at each place that refuses with it.

    Where a code is handed over as an argument, it can be any that stands in the code of the
    rules but is refused with nowhere else.
    """
    found: dict[str, list[set[str]]] = {}
    handed_over: list[set[str]] = []
    for function in _functions(*RULES):
        for call in _calls(function, "refuse"):
            names = {keyword.arg for keyword in call.keywords if keyword.arg}
            codes = _values(call.args[0], function)
            for code in codes:
                found.setdefault(code, []).append(names)
            if not codes:
                handed_over.append(names)
    for code in handed_over and _constants_of_code() & REFUSALS.keys() - found.keys():
        found[code] = handed_over
    return found


def _constants_of_code() -> set[str]:
    """The string constants inside functions and classes, not those of tables."""
    inside = (node for node in walk(*RULES) if isinstance(node, ast.FunctionDef | ast.ClassDef))
    return set().union(*(texts(node) for node in inside))


def _values(node: ast.expr, function: Function) -> set[str]:
    """What an expression can be: its constants, or those that a local name is set to."""
    if not isinstance(node, ast.Name):
        return texts(node.body) | texts(node.orelse) if isinstance(node, ast.IfExp) else texts(node)
    found = set()
    for part in ast.walk(function):
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == node.id:
            value = part.value
            is_either = isinstance(value, ast.IfExp)
            found |= texts(value.body) | texts(value.orelse) if is_either else texts(value)
    return found


@cache
def classes() -> dict[str, ast.ClassDef]:
    """All classes of the rules."""
    return {node.name: node for node in walk(*RULES) if isinstance(node, ast.ClassDef)}


def _bases(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base).partition("[")[0] for base in node.bases]


@cache
def descends(name: str, ancestor: str) -> bool:
    """Whether a class derives from another, directly or not."""
    node = classes().get(name)
    return node is not None and any(
        base == ancestor or descends(base, ancestor) for base in _bases(node)
    )


@cache
def fields(name: str) -> set[str]:
    """The fields of a struct, inherited ones included."""
    node = classes().get(name)
    if node is None:
        return set()
    own = {
        part.target.id
        for part in node.body
        if isinstance(part, ast.AnnAssign)
        and isinstance(part.target, ast.Name)
        and "ClassVar" not in ast.unparse(part.annotation)
    }
    return own.union(*(fields(base) for base in _bases(node)))


@cache
def kinds(ancestor: str) -> set[str]:
    """The classes that derive from one."""
    return {name for name in classes() if descends(name, ancestor)}


@cache
def steps() -> set[str]:
    """The steps in which somebody is asked: they have moves, and leave nothing to heirs."""
    return {name for name in kinds("Step") if _has_moves(name) and not _is_unfinished(name)}


def _has_moves(name: str) -> bool:
    node = classes().get(name)
    if node is None or name == "Step":
        return False
    own = any(
        isinstance(part, ast.AnnAssign) and ast.unparse(part.target) == "moves"
        for part in node.body
    )
    return own or any(_has_moves(base) for base in _bases(node))


def _is_unfinished(name: str) -> bool:
    return any(
        isinstance(part, ast.Raise) and "NotImplementedError" in ast.unparse(part)
        for part in ast.walk(classes()[name])
    )


def reasons() -> tuple[set[str], set[str]]:
    """What money is paid for, and why games end."""
    paid, ends = set(), set()
    for node in walk(*RULES):
        if isinstance(node, ast.Call) and called(node) in ("pay", "pay_borrowing"):
            paid |= texts(node.args[-1])
        if isinstance(node, ast.Call) and called(node) in ("_announce", "end"):
            ends |= set().union(*(texts(argument) for argument in node.args))
    return paid, ends


@cache
def phrases_named() -> tuple[set[tuple[str, str]], set[str]]:
    """The phrases that the source names in full, with attribute, and the beginnings of others."""
    named: set[tuple[str, str]] = set()
    beginnings: set[str] = set()
    for function in _functions():
        for call in _calls(function, "phrase", "has_phrase", "_spoken", "_said"):
            attribute = "".join(texts(call.args[1])) if len(call.args) == 2 else ""
            for part in _parts(call.args[0], function):
                if isinstance(part, ast.JoinedStr):
                    beginnings.add("".join(texts(part.values[0])))
                elif isinstance(part, ast.Constant):
                    named.add((str(part.value), attribute))
    return named, beginnings


def _parts(node: ast.expr, function: Function) -> Iterator[ast.expr]:
    """The constants and f-strings that an expression can be."""
    if isinstance(node, ast.IfExp):
        yield from _parts(node.body, function)
        yield from _parts(node.orelse, function)
    elif isinstance(node, ast.Name):
        for part in ast.walk(function):
            if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == node.id:
                yield from _parts(part.value, function)
            elif isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Tuple):
                names = [ast.unparse(name) for name in part.targets[0].elts]
                if node.id in names and isinstance(part.value, ast.Tuple):
                    yield from _parts(part.value.elts[names.index(node.id)], function)
    else:
        yield node


WEB = SOURCE.parents[1] / "web" / "src"
"""The sources of the pages in the browser."""


@cache
def web_phrases() -> tuple[set[str], set[str]]:
    """The phrases that the pages name in full, and the beginnings of others."""
    named: set[str] = set()
    beginnings: set[str] = set()
    files = (file for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte"))
    for file in files:
        text = file.read_text(encoding="utf-8")
        named.update(re.findall(r"""["'`](web-[a-z0-9-]*[a-z0-9])["'`]""", text))
        beginnings.update(re.findall(r"`(web-[a-z0-9-]*-)\$\{", text))
    return named, beginnings


@cache
def all_texts() -> frozenset[str]:
    """Every string constant and every class name in the package."""
    constants = {
        node.value
        for node in walk()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return frozenset(constants | {n.name for n in walk() if isinstance(n, ast.ClassDef)})
