"""All languages say the same things, completely, with the figures that they are given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from babel import Locale
from fluent.runtime.builtins import BUILTINS

from tests.words.fluent_files import Part, figures, functions, messages, parts, plain, selects
from trunkline.words import LANGUAGES, phrase, speaking
from trunkline.words.catalogue import phrase_names
from trunkline.words.grammar import FUNCTIONS

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OPTIONAL = "typed"
"""The attribute with words that may be typed: a language may have none beside the name."""
STOPS = {"en": ".", "ko": ".", "ja": "。", "fr": "."}
WITH_IDS = ("event-", "action-", "refusal-", "step-")
"""Phrases that get ``name-id`` with every figure."""


def everything() -> Iterator[tuple[str, Part]]:
    """Every pattern of every language."""
    for language in LANGUAGES:
        yield from ((language, part) for part in parts(language))


@pytest.mark.parametrize("language", OTHERS)
def test_no_phrase_is_missing_and_none_is_left_over(language: str) -> None:
    expected = {part for part in parts("en") if part[1] != OPTIONAL}
    found = {part for part in parts(language) if part[1] != OPTIONAL}
    assert sorted(expected - found) == [], "missing"
    assert sorted(found - expected) == [], "left over"
    assert set(phrase_names(language)) == set(messages(language))


@pytest.mark.parametrize("language", OTHERS)
def test_phrases_lie_in_the_files_of_the_same_name(language: str) -> None:
    def listed(folder: str) -> list[str]:
        return sorted(file.name for file in files("trunkline.words").joinpath(folder).iterdir())

    assert listed(language) == listed("en")


@pytest.mark.parametrize("language", OTHERS)
def test_no_figure_is_missing_and_none_is_made_up(language: str) -> None:
    wrong = {}
    for part in parts("en").keys() & parts(language).keys():
        given, used = figures("en", part), figures(language, part)
        if part[0].startswith(WITH_IDS):
            used = {name for name in used if not name.endswith("-id")} | {
                name for name in used if name.removesuffix("-id") not in plain(given)
            }
        if plain(figures(language, part)) != plain(given) or used - given:
            wrong[part] = given ^ used
    assert wrong == {}


def test_choices_by_number_have_the_forms_of_the_language_and_an_other() -> None:
    for language, part in everything():
        known = {*Locale(language).plural_form.rules, "other"}
        for name, keys, default in selects(language, part):
            if PLURALS & set(keys) - {"other"}:
                assert default == "other", (language, part)
                assert {key for key in keys if key in PLURALS} <= known, (language, part, name)


def test_choices_by_kind_have_the_same_kinds_in_all_languages() -> None:
    def kinds(language: str, part: Part) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for name, keys, _ in selects(language, part):
            words = {key for key in keys if not key.isdigit() and key not in PLURALS}
            if words:
                found.setdefault(name, set()).update(words)
        return found

    for language in OTHERS:
        for part in parts("en").keys() & parts(language).keys():
            wanted, found = kinds("en", part), kinds(language, part)
            assert {name: found.get(name) for name in wanted} == wanted, (language, part)


def test_only_functions_are_called_that_there_are() -> None:
    called = {name for language, part in everything() for name in functions(language, part)}
    assert called <= {*FUNCTIONS, *BUILTINS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_said_with_every_kind_of_figure(language: str) -> None:
    with speaking(language):
        for part in parts(language):
            names = sorted(figures(language, part))
            choices = {key for _, keys, _ in selects(language, part) for key in keys}
            samples = [0, 1, 2, 5, 21, "Ada", "서울", *sorted(choices)]
            for sample in samples:
                told = phrase(*part, **dict.fromkeys(names, sample))
                assert told.strip() or part[0] in ("list-separator",), (part, sample)
                assert "{" not in told, (part, sample)
                assert "  " not in told.strip(), (part, sample, told)


@pytest.mark.parametrize(
    ("language", "stop"), [("en", "."), ("ko", "."), ("ja", "。"), ("fr", ".")]
)
def test_sentences_end_as_the_language_ends_them(language: str, stop: str) -> None:
    with speaking(language):
        for name, attribute in parts(language):
            is_sentence = name.startswith(("refusal-", "event-")) or attribute in ("help", "now")
            if is_sentence and name != "step-run-step":
                told = phrase(
                    name, attribute, **dict.fromkeys(figures(language, (name, attribute)), 5)
                )
                assert told.endswith(stop), (name, told)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = []
    for part, words in _plain_words(language).items():
        if len(words) > 2 and words == _plain_words("en").get(part):
            same.append(part[0])
    assert same == []


def _plain_words(language: str) -> dict[Part, tuple[str, ...]]:
    from fluent.syntax.serializer import serialize_pattern

    told = {
        part: serialize_pattern(pattern)
        for part, pattern in parts(language).items()
        if OPTIONAL not in (part[1], part[0].partition("-")[0])
    }
    return {
        part: tuple(re.findall(r"[^\W\d_]{3,}", re.sub(r"\{[^{}]*\}", "", text)))
        for part, text in told.items()
    }


def test_korean_particles_follow_the_sound_of_what_they_stand_with() -> None:
    loose = re.compile(r"\}(?:은|는|이|가|을|를|와|과|로|으로|이라는|라는)(?=[\s.,“]|$)")
    for file in files("trunkline.words").joinpath("ko").iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not loose.search(line), f"{file.name}: {line}"


def test_french_signs_stand_apart_by_spaces_that_do_not_break() -> None:
    loose = re.compile(r"(?<=[\w}»)”]) [:;!?](?=\s|$)|« | »| %")
    for file in files("trunkline.words").joinpath("fr").iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not loose.search(line), f"{file.name}: {line}"


def test_japanese_uses_its_own_signs() -> None:
    western = re.compile(r"[ぁ-んァ-ヶ一-龯][,.:;?!](?=\s|$|[ぁ-んァ-ヶ一-龯])")
    for file in files("trunkline.words").joinpath("ja").iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("begin-usual-players"):
                assert not western.search(line), f"{file.name}: {line}"


def test_pairs_of_particles_are_pairs() -> None:
    called = re.compile(r'(?:JOSA|PARTICLE)\(\$[\w-]+, "([^"]*)"\)')
    pairs = set()
    for file in files("trunkline.words").joinpath("ko").iterdir():
        pairs |= set(called.findall(file.read_text(encoding="utf-8")))
    assert pairs <= {"은/는", "이/가", "을/를", "과/와", "으로/로", "이라는/라는"}


@pytest.mark.parametrize(("name", "said"), [("Ada", "Ada가"), ("Ben", "Ben이"), ("지호", "지호가")])
def test_names_meet_their_particles_in_sentences(name: str, said: str) -> None:
    with speaking("ko"):
        told = phrase("event-auction-won", **{"price-id": 20}, seat=name, item="N", price="R20")
        assert told == f"{said} N을 R20에 낙찰받았습니다."
