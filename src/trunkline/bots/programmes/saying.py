"""Programmes, causes and ends as sentences."""

from __future__ import annotations

import msgspec

from trunkline.bots.programmes.model import Programme
from trunkline.kernel import Game, Refusal
from trunkline.words import enumerated, phrase
from trunkline.words.catalogue import Figure, kebab
from trunkline.words.names import figures, money, person_or_thing


def say_kind(programme: Programme) -> str:
    """What a kind of programme is called."""
    return phrase(f"programme-{kebab(type(programme).__name__)}", "kind")


def say_programme(programme: Programme, game: Game) -> str:
    """What a seat has resolved to do, and what ends it sooner."""
    told = phrase(f"programme-{kebab(type(programme).__name__)}", **_figures(programme, game))
    causes: tuple[str, ...] = getattr(programme, "unless", ())
    if not causes:
        return told
    ends = phrase("programme-separator").join(say_cause(cause, game) for cause in causes)
    return phrase("programme-with-causes", programme=told, causes=ends)


def say_cause(cause: str, game: Game) -> str:
    """A cause that a player can choose, as part of a sentence."""
    code, _, company = cause.partition(":")
    return phrase(f"cause-{code}", company=person_or_thing(game, company))


def say_stop(code: str, programme: Programme, game: Game) -> str:
    """Why a programme has ended."""
    cause, _, company = code.partition(":")
    filled = _figures(programme, game)
    if company:
        filled["company"] = person_or_thing(game, company)
    return phrase(f"ended-{cause}", **filled)


def say_why_not(refusal: Refusal, game: Game) -> str:
    """Why a seat cannot have a programme."""
    filled = figures(game, refusal.data)
    if "causes" in refusal.data:
        filled["causes"] = enumerated(refusal.data["causes"])
    return phrase(f"programme-refused-{refusal.code}", **filled)


def _figures(programme: Programme, game: Game) -> dict[str, Figure]:
    """The fields of a programme ready for a phrase, and ``when``: the round that it is for."""
    fields = msgspec.structs.asdict(programme)
    fields.pop("unless", None)
    filled = figures(game, fields)
    if "limit" in fields:
        filled["limit"] = money(game.title, fields["limit"])
    if "round" in fields:
        filled["when"] = phrase("programme-round", **filled)
    return filled
