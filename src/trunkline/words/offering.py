"""What a title offers to choose from, in words: its rulesets, its options, and their values."""

from __future__ import annotations

from trunkline.kernel import TitleInfo, Value
from trunkline.kernel.options import text
from trunkline.words.catalogue import has_phrase, kebab, phrase


def explain_option(info: TitleInfo, option: str) -> str:
    """What an option decides; empty if nobody has put it into words."""
    return _said(f"option-{info.name}-{kebab(option)}")


def explain_value(info: TitleInfo, option: str, value: Value) -> str:
    """What one of its values means."""
    return _said(f"option-{info.name}-{kebab(option)}", f"is-{kebab(text(value))}")


def explain_ruleset(info: TitleInfo, ruleset: str) -> str:
    """What a ruleset is."""
    return _said(f"ruleset-{info.name}-{kebab(ruleset)}")


def _said(name: str, attribute: str = "") -> str:
    return phrase(name, attribute) if has_phrase(name, attribute) else ""
