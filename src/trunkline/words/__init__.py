"""Sentences: the one place where data becomes words."""

from trunkline.words.catalogue import has_phrase, phrase, phrase_names
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
    "explain_refusal",
    "explain_step",
    "has_phrase",
    "phrase",
    "phrase_names",
    "say",
    "say_choice",
    "say_events",
    "say_situation",
    "say_step",
]
