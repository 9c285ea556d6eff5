"""What words do to their neighbours, as functions that phrases can call.

Korean particles depend on the last sound of the word before them, the French *de* and *à* on
the first letters of the word behind them. Names come from players and from maps, so no phrase
can know them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

_HANGUL = range(0xAC00, 0xD7A4)
"""The syllables, those with the same beginning in a row, by their final consonants."""
_FINALS = 28
"""So many final consonants a syllable can have, none among them."""
_RIEUL = 8

_DIGITS = dict(zip("0123456789", (1, _RIEUL, 0, 1, 0, 0, 1, _RIEUL, _RIEUL, 0), strict=True))
"""Final consonants of the numbers as they are read: 영 일 이 삼 사 오 육 칠 팔 구."""
_LETTERS = {"L": _RIEUL, "M": 1, "N": 1, "R": _RIEUL}
"""Letters whose Korean names end in a consonant: 엘 엠 엔 알."""
_SOUNDS = {"l": _RIEUL, "m": 1, "n": 1}
"""Letters that close a syllable at the end of a foreign word: Emil 에밀, Ben 벤."""
_BEHIND = re.compile(r"\s*(?:\([^()]*\)|[\"'”’»」』\])*.,;:!…])+$")
"""What stands behind a word and is not read with it."""


def josa(word: str, pair: str) -> str:
    """A Korean word with the particle it takes, of two: after a consonant, after a vowel.

    A comma or a bracket in between is no matter, but quotation marks of the phrase itself are
    not part of the word: there the phrase calls for the ``particle`` alone.

    >>> josa("러시아", "은/는"), josa("은행", "은/는"), josa("서울", "으로/로")
    ('러시아는', '은행은', '서울로')
    >>> josa("MK", "이/가"), josa("Emil", "이/가"), josa("H8", "을/를"), josa("부산 (B3)", "을/를")
    ('MK가', 'Emil이', 'H8을', '부산 (B3)을')
    """
    return word + particle(word, pair)


def particle(word: str, pair: str) -> str:
    """The particle that a Korean word takes, without the word.

    >>> particle("서울", "은/는")
    '은'
    """
    closed, _, open_ = pair.partition("/")
    final = _final(word)
    if closed == "으로" and final == _RIEUL:
        final = 0
    return closed if final else open_


def _final(word: str) -> int:
    """The final consonant with which a word ends as it is read; 0 if it ends in a vowel."""
    bare = _BEHIND.sub("", word) or word
    last = bare[-1:]
    if last and ord(last) in _HANGUL:
        return (ord(last) - _HANGUL.start) % _FINALS
    if last in _DIGITS:
        return _DIGITS[last]
    letter = unicodedata.normalize("NFD", last)[:1]
    if letter.isupper():
        return _LETTERS.get(letter, 0)
    return _SOUNDS.get(letter, 1 if bare.endswith("ng") else 0)


def de(word: str) -> str:
    """The French *de* before a name or a noun with its article.

    >>> de("Ada"), de("Ben"), de("le pool"), de("la banque"), de("MK")
    ('d’Ada', 'de Ben', 'du pool', 'de la banque', 'de MK')
    """
    if word.startswith("le "):
        return f"du {word.removeprefix('le ')}"
    if word.startswith("les "):
        return f"des {word.removeprefix('les ')}"
    return f"d’{word}" if _is_vowel(word) else f"de {word}"


def to(word: str) -> str:
    """The French *à* before a name or a noun with its article.

    >>> to("Ada"), to("le pool"), to("la banque")
    ('à Ada', 'au pool', 'à la banque')
    """
    if word.startswith("le "):
        return f"au {word.removeprefix('le ')}"
    if word.startswith("les "):
        return f"aux {word.removeprefix('les ')}"
    return f"à {word}"


def que(word: str) -> str:
    """The French *que* before a name.

    >>> que("Ada"), que("Ben")
    ('qu’Ada', 'que Ben')
    """
    return f"qu’{word}" if _is_vowel(word) else f"que {word}"


def _is_vowel(word: str) -> bool:
    return unicodedata.normalize("NFD", word)[:1].lower() in ("a", "e", "i", "o", "u")


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "JOSA": lambda word, pair: josa(str(word), str(pair)),
    "PARTICLE": lambda word, pair: particle(str(word), str(pair)),
    "DE": lambda word: de(str(word)),
    "A": lambda word: to(str(word)),
    "QUE": lambda word: que(str(word)),
}
"""The functions by the names that phrases call them by."""
