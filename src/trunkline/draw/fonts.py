"""The typeface: its name, its files, and how wide its letters are.

Drawings name Source Sans and fall back on whatever the reader has. Widths are measured
so that names can be fitted into hexes without asking a browser.
"""

from __future__ import annotations

import unicodedata
from importlib.resources import files

FAMILY = "'Source Sans 3','Source Sans Pro','Noto Sans','Segoe UI',Roboto,sans-serif"
"""CSS font families, the wanted one first."""

_SEMIBOLD = (
    "200 315 482 513 513 841 639 275 324 324 438 513 275 322 275 344 513 513 513 513 513 513 513 "
    "513 513 513 275 275 513 513 513 444 875 558 597 576 625 538 510 628 663 282 494 597 502 745 "
    "656 674 582 674 592 545 546 655 536 800 541 501 540 324 344 324 513 500 549 516 563 462 564 "
    "507 317 520 558 262 263 522 271 843 560 549 564 564 373 431 361 556 495 748 481 495 443 324 "
    "255 324 513"
)
_WIDTHS = dict(zip(range(32, 127), map(int, _SEMIBOLD.split()), strict=True))
_USUAL = 600
_WIDE = 1000


def text_width(words: str, size: float) -> float:
    """How wide a line is in the semi-bold weight.

    >>> text_width("Riga", 10) < text_width("Nizhnii Novgorod", 10)
    True
    """
    return sum(_letter(letter) for letter in words) * size / 1000


def _letter(letter: str) -> int:
    if unicodedata.east_asian_width(letter) in "WF":
        return _WIDE
    base = unicodedata.normalize("NFD", letter)[0]
    return _WIDTHS.get(ord(base), _USUAL)


def lines(words: str, size: float, width: float) -> list[str]:
    """A name in one line if that fits, else broken at the space that balances it best."""
    pieces = words.split(" ")
    if len(pieces) == 1 or text_width(words, size) <= width:
        return [words]
    halves = [(" ".join(pieces[:n]), " ".join(pieces[n:])) for n in range(1, len(pieces))]
    return list(min(halves, key=lambda pair: max(text_width(half, size) for half in pair)))


def fitted(words: str, size: float, width: float, least: float = 0.8) -> tuple[str, float]:
    """A line that keeps within a width: set smaller if need be, and then cut off.

    >>> fitted("Ada", 20, 100)
    ('Ada', 20)
    >>> fitted("Ada Augusta, Countess of Lovelace", 20, 100)
    ('Ada Augusta…', 16.0)
    """
    if text_width(words, size) <= width:
        return words, size
    smallest = size * least
    if text_width(words, smallest) <= width:
        return words, width / text_width(words, 1)
    kept = words
    while kept and text_width(kept + "…", smallest) > width:
        kept = kept[:-1]
    return kept.rstrip(" ,.–-") + "…", smallest


def is_covered(words: str) -> bool:
    """Whether the typeface itself has all letters: Latin, Greek and Cyrillic.

    >>> is_covered("Nizhnii Novgorod – Нижний Новгород"), is_covered("서울")
    (True, False)
    """
    return all(letter < "\u0530" or "\u1e00" <= letter < "\u2300" for letter in words)


def font_files() -> list[str]:
    """The files of the typeface, for drawing where the machine has no fonts."""
    folder = files("font_source_sans_pro") / "files"
    return [
        str(folder / f"SourceSansPro-{weight}.ttf") for weight in ("Regular", "Semibold", "Bold")
    ]
