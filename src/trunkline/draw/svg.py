"""Writing SVG: elements as text, with everything escaped that has to be."""

from __future__ import annotations

import re
from html import escape

_NOT_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What may not stand in XML, not even escaped: control characters and halves of pairs."""


class Markup(str):
    """Text that is SVG already, and is not escaped again."""

    __slots__ = ()


def number(value: float) -> str:
    """A coordinate, to a tenth of a unit and without needless digits.

    >>> number(12.04), number(-0.0), number(7.25)
    ('12', '0', '7.2')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def point(place: complex) -> str:
    """A point as path data writes it."""
    return f"{number(place.real)} {number(place.imag)}"


def join(*parts: str) -> Markup:
    """Parts one after the other; plain text among them is escaped."""
    return Markup(
        "".join(part if isinstance(part, Markup) else _escaped(part, quote=False) for part in parts)
    )


def element(name: str, *children: str, **attributes: object) -> Markup:
    """An element. Underscores in attribute names stand for hyphens; ``class_`` for ``class``.

    >>> element("text", "R & R", x=1.0, font_size=12, class_="tl-name")
    '<text x="1" font-size="12" class="tl-name">R &amp; R</text>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None and value != ""
    )
    inside = join(*children)
    return Markup(f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>")


def group(*children: str, at: complex | None = None, **attributes: object) -> Markup:
    """A group, moved to a place if one is given."""
    move = None if at is None else f"translate({point(at)})"
    return element("g", *children, transform=move, **attributes)


def circle(centre: complex, radius: float, **attributes: object) -> Markup:
    return element("circle", cx=centre.real, cy=centre.imag, r=radius, **attributes)


def rectangle(left: float, top: float, width: float, height: float, **attributes: object) -> Markup:
    return element("rect", x=left, y=top, width=width, height=height, **attributes)


def line(start: complex, end: complex, class_: str) -> Markup:
    return element("line", x1=start.real, y1=start.imag, x2=end.real, y2=end.imag, class_=class_)


def text(words: str, at: complex, size: float, **attributes: object) -> Markup:
    """A line of text. ``at`` is the middle of its height, so that lines centre on things."""
    baseline = at.imag + size * 0.33
    return element("text", words, x=at.real, y=baseline, font_size=size, **attributes)


def _value(value: object) -> str:
    return number(value) if isinstance(value, float) else _escaped(str(value), quote=True)


def _escaped(words: str, *, quote: bool) -> str:
    return escape(_NOT_XML.sub("?", words), quote=quote)
