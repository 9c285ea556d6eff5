"""The language is chosen in one place, for one thread or task, and falls back on English."""

from __future__ import annotations

import asyncio
import threading

import pytest

import trunkline
from trunkline.words import LANGUAGES, UnknownLanguage, language, phrase, say_step, speaking
from trunkline.words.catalogue import _bundle, _found, grouped
from trunkline.words.language import from_environment, preferred


def test_english_is_spoken_unless_something_else_is_chosen() -> None:
    assert language() == "en"
    with speaking("ja"):
        assert language() == "ja"
        with speaking("fr"):
            assert phrase("list-and", first="Ada", last="Ben") == "Ada et Ben"
        assert phrase("list-and", first="Ada", last="Ben") == "Ada、Ben"
    assert language() == "en"


def test_the_language_is_left_when_something_goes_wrong() -> None:
    with pytest.raises(ZeroDivisionError), speaking("ko"):
        _ = 1 // 0
    assert language() == "en"


def test_a_language_that_is_not_spoken_is_refused_with_those_that_are() -> None:
    with (
        pytest.raises(UnknownLanguage, match="no language 'de'; there are en, ko, ja, fr"),
        speaking("de"),
    ):
        pass


def test_another_thread_speaks_its_own_language() -> None:
    heard: list[str] = []
    with speaking("ko"):
        thread = threading.Thread(target=lambda: heard.append(language()))
        thread.start()
        thread.join()
    assert heard == ["en"]


def test_tasks_that_take_turns_keep_their_languages() -> None:
    async def answer(tongue: str) -> list[str]:
        heard = []
        with speaking(tongue):
            for _ in range(3):
                await asyncio.sleep(0)
                heard.append(language())
        return heard

    async def all_at_once() -> list[list[str]]:
        return await asyncio.gather(*(answer(tongue) for tongue in LANGUAGES))

    assert asyncio.run(all_at_once()) == [[tongue] * 3 for tongue in LANGUAGES]


def test_a_phrase_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    with speaking("fr"):
        assert phrase("list-empty") == "rien"
    messages = dict(_bundle("fr")._messages)
    del messages["owner-gone"]
    monkeypatch.setattr(_bundle("fr"), "_messages", messages)
    _found.cache_clear()
    with speaking("fr"):
        assert phrase("owner-gone") == "nobody"
    _found.cache_clear()


def test_a_phrase_that_nobody_knows_is_an_error() -> None:
    with speaking("ko"), pytest.raises(KeyError, match="no-such-phrase"):
        phrase("no-such-phrase")


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ko_KR.eucKR"}, "ko"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_locale_decides(variables: dict[str, str], expected: str) -> None:
    assert from_environment(variables) == expected


def test_tags_are_read_however_they_are_written() -> None:
    assert preferred(["FR-ca"]) == "fr"
    assert preferred([" ko "]) == "ko"
    assert preferred(["tlh", "x-none"]) is None


@pytest.mark.parametrize(
    ("tongue", "written"),
    [("en", "15,000"), ("ko", "15,000"), ("ja", "15,000"), ("fr", "15\u202f000")],
)
def test_large_numbers_are_written_as_the_language_does(tongue: str, written: str) -> None:
    with speaking(tongue):
        assert grouped(15_000) == written
        assert grouped(1_861) == "1861"


def test_games_speak_the_language_of_the_moment() -> None:
    game = trunkline.new("1861", "Ada, Ben, Cy", {"start": "first"}, seed=7)
    step = game.decisions[0].step
    said = set()
    for tongue in LANGUAGES:
        with speaking(tongue):
            said.add(say_step(step))
    assert "auction of a private" in said
