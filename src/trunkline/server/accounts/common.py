"""Passwords that everybody tries first.

Lists of leaked passwords are long, and nearly all that have ten letters or more are made in a
few ways: a common word with digits and signs around it, a pattern repeated, keys in a row.
"""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files

_WORDS = frozenset((files(__package__) / "common.txt").read_text(encoding="utf-8").split())
_WRITTEN = str.maketrans("@4301!57$|", "aaeoiistsi")
"""Signs and digits that are written for letters."""
_ROWS = (
    "1234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "qwertzuiop",
    "yxcvbnm",
    "abcdefghijklmnopqrstuvwxyz",
    "1q2w3e4r5t6y7u8i9o0p",
    "qazwsxedcrfvtgbyhnujmikolp",
    "1qaz2wsx3edc4rfv5tgb",
    "йцукенгшщзхъ",
)
_LEAST_OF_ROW = 3


def is_common(password: str) -> bool:
    """Whether a password is among those that are tried first.

    >>> is_common("Password2024!"), is_common("qwerty123456"), is_common("abcabcabcabc")
    (True, True, True)
    >>> is_common("nine tame otters"), is_common("Xk3-pp0-Wq1")
    (False, False)
    """
    plain = unicodedata.normalize("NFKC", password).casefold()
    if len(set(plain)) < 4 or _is_repeated(plain):
        return True
    if _of_rows(plain):
        return True
    inner = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", plain)
    letters = re.sub(r"[\W\d_]+", "", plain)
    forms = {letters, inner, inner.translate(_WRITTEN), plain.translate(_WRITTEN)}
    return not letters or not forms.isdisjoint(_WORDS) or _of_rows(letters)


def _is_repeated(text: str) -> bool:
    """Whether it is a short piece over and over, the last time perhaps in part."""
    return any(
        (text[:size] * len(text)).startswith(text) for size in range(1, min(5, len(text) // 2) + 1)
    )


def _of_rows(text: str) -> bool:
    """Whether it is made of nothing but keys in a row, there or back."""
    rest = text
    while rest:
        run = max(
            (_common_start(rest, row[start:]) for whole in _ROWS for row in (whole, whole[::-1])
             for start in range(len(row))),
        )  # fmt: skip
        if run < _LEAST_OF_ROW:
            return False
        rest = rest[run:]
    return True


def _common_start(text: str, row: str) -> int:
    """How many letters two texts begin with in common."""
    length = 0
    for one, other in zip(text, row, strict=False):
        if one != other:
            break
        length += 1
    return length
