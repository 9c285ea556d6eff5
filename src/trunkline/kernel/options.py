"""Options: a title's variants, described by the fields of one frozen struct."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

Value = bool | int | str
OptionsT = TypeVar("OptionsT", bound="Options")


class OptionError(ValueError):
    """An option, a player count or a mix of them that a title does not have."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The base of a title's options: every field a ``Literal`` with its default."""


class OptionInfo(msgspec.Struct, frozen=True):
    """What a person or a program needs to know to offer an option."""

    name: str
    values: tuple[Value, ...]
    default: Value
    rule: str
    """Where the rule reference explains it: one id, or several with commas between them."""


def describe_options(kind: type[Options], sources: Mapping[str, str]) -> tuple[OptionInfo, ...]:
    """All options of a title, read off the struct that holds them."""
    hints = get_type_hints(kind)
    defaults = kind()
    infos = []
    for name in kind.__struct_fields__:
        if get_origin(hints[name]) is not Literal:
            raise TypeError(f"{kind.__name__}.{name} must be a Literal")
        values = get_args(hints[name])
        infos.append(OptionInfo(name, values, getattr(defaults, name), sources.get(name, "")))
    return tuple(infos)


def resolve(
    kind: type[OptionsT],
    rulesets: Mapping[str, Mapping[str, Value]],
    given: Mapping[str, Any],
    excluded: Iterable[Mapping[str, Value]] = (),
) -> OptionsT:
    """The options that result from a ruleset and single settings on top of it.

    ``given`` may name a ``ruleset`` beside options; values may be text, as typed. Options
    that have all of one of the ``excluded`` mixes are an ``OptionError``.
    """
    wanted = dict(given)
    ruleset = str(wanted.pop("ruleset", next(iter(rulesets))))
    if ruleset not in rulesets:
        raise OptionError(
            f"there is no ruleset {ruleset!r}{_near(ruleset, rulesets)}; "
            f"choose one of {', '.join(rulesets)}"
        )
    settings: dict[str, Any] = dict(rulesets[ruleset])
    known = {info.name: info for info in describe_options(kind, {})}
    for name, value in wanted.items():
        if name not in known:
            raise OptionError(
                f"there is no option {name!r}{_near(name, known)}; "
                f"the options are {', '.join(known)}"
            )
        settings[name] = _read(known[name], value)
    options = kind(**settings)
    for mix in excluded:
        if all(getattr(options, name) == value for name, value in mix.items()):
            raise OptionError(f"the options {written(mix)} contradict each other")
    return options


def written(mix: Mapping[str, Value]) -> str:
    """Several options as people write them."""
    return " and ".join(f"{name}={text(value)}" for name, value in mix.items())


def _read(info: OptionInfo, value: Any) -> Value:
    for allowed in info.values:
        if type(allowed) is type(value) and allowed == value:
            return allowed
        if isinstance(value, str) and value == text(allowed):
            return allowed
    raise OptionError(
        f"option {info.name} cannot be {text(value)!r}; "
        f"it is one of {', '.join(text(allowed) for allowed in info.values)}"
    )


def text(value: Any) -> str:
    """An option's value as people write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _near(word: str, words: Iterable[str]) -> str:
    close = difflib.get_close_matches(word, list(words), 1)
    return f" (did you mean {close[0]!r}?)" if close else ""
