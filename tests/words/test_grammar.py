"""Particles and prepositions follow the names that they stand with."""

from __future__ import annotations

import pytest

from trunkline.words.grammar import de, josa, que, to


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("은행", "은행이"),
        ("회사", "회사가"),
        ("Ada", "Ada가"),
        ("Ben", "Ben이"),
        ("Cy", "Cy가"),
        ("Emil", "Emil이"),
        ("GR", "GR이"),
        ("N", "N이"),
        ("M-K", "M-K가"),
        ("R20", "R20이"),
        ("R25", "R25가"),
        ("모스크바 (H8)", "모스크바 (H8)가"),
        ("“서울”", "“서울”이"),
        ("Müller", "Müller가"),
        ("?", "?가"),
        ("", "가"),
    ],
)
def test_subjects(word: str, said: str) -> None:
    assert josa(word, "이/가") == said


def test_directions_after_a_rieul_are_as_after_a_vowel() -> None:
    assert josa("서울", "으로/로") == "서울로"
    assert josa("남쪽", "으로/로") == "남쪽으로"
    assert josa("모스크바", "으로/로") == "모스크바로"
    assert josa("R7", "으로/로") == "R7로"
    assert josa("서울", "을/를") == "서울을"


def test_de() -> None:
    assert [de(word) for word in ("Ada", "Élise", "Ben", "la banque", "le pool", "les autres")] == [
        "d’Ada",
        "d’Élise",
        "de Ben",
        "de la banque",
        "du pool",
        "des autres",
    ]


def test_to() -> None:
    assert [to(word) for word in ("Ada", "la banque", "le pool", "les autres")] == [
        "à Ada",
        "à la banque",
        "au pool",
        "aux autres",
    ]


def test_que() -> None:
    assert [que(word) for word in ("Ada", "Ben")] == ["qu’Ada", "que Ben"]
