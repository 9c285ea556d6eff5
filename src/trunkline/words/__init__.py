"""Sentences: the one place where data becomes words."""

from trunkline.words.catalogue import enumerated, has_phrase, phrase, phrase_names
from trunkline.words.language import (
    LANGUAGES,
    UnknownLanguage,
    from_environment,
    language,
    preferred,
    speaking,
)
from trunkline.words.say import (
    explain_refusal,
    explain_step,
    say,
    say_choice,
    say_events,
    say_situation,
    say_step,
)

__all__ = [
    "LANGUAGES",
    "UnknownLanguage",
    "enumerated",
    "explain_refusal",
    "explain_step",
    "from_environment",
    "has_phrase",
    "language",
    "phrase",
    "phrase_names",
    "preferred",
    "say",
    "say_choice",
    "say_events",
    "say_situation",
    "say_step",
    "speaking",
]
