"""People's names: which are possible, and which look alike."""

from __future__ import annotations

import re
import secrets
import unicodedata

from trunkline.server.problems import Problem
from trunkline.store.models import MOST_NAME

_SIGNS = " -_.'’·"
"""What may stand in a name beside letters, marks and digits."""
_ALIKE = str.maketrans(
    {
        letter: latin
        for latin, letters in {
            # Greek and Cyrillic letters that look like Latin ones, small or large, and digits
            # that look like letters.
            "a": "αа", "b": "βвь", "c": "сϲ", "d": "ԁ", "e": "εеё", "g": "ց", "h": "нһ",
            "j": "јϳ", "k": "κк", "l": "iι1іӏı|", "m": "μм", "n": "νп", "o": "0οоօ",
            "p": "ρр", "q": "ԛ", "s": "ѕ", "t": "τт", "u": "υս", "w": "ωԝ", "x": "χх", "y": "γуү",
        }.items()
        for letter in letters
    }
)  # fmt: skip


def checked_name(text: str) -> str:
    """A name as it is kept; ``Problem`` if it cannot be one."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name or len(name) > MOST_NAME:
        raise Problem("name-length", 400, most=MOST_NAME)
    for letter in name:
        if unicodedata.category(letter)[0] not in "LMN" and letter not in _SIGNS:
            raise Problem("name-letter", 400, letter=repr(letter)[1:-1], name=name)
    if not name_key(name):
        raise Problem("name-length", 400, most=MOST_NAME)
    return name


def name_key(name: str) -> str:
    """A name as it is compared."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    bare = re.sub(r"[^\w]|_", "", folded)
    return bare.translate(_ALIKE)[: MOST_NAME * 3]


def guest_name() -> str:
    """A name for who has chosen none."""
    return f"Guest {secrets.randbelow(9_000_000) + 1_000_000}"
