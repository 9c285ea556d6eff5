"""Lines of text that keep within the room they have, whatever the reader's typeface."""

from __future__ import annotations

from trunkline.draw.fonts import fitted, text_width
from trunkline.draw.svg import Markup, element

_TIGHT = 0.85
"""A line that takes more of its room than this would leave it in a wider typeface."""


def fitted_text(
    words: str, at: complex, size: float, room: float, least: float = 0.8, **attributes: object
) -> Markup:
    """A line within a width: set smaller, then cut off, with the whole of it as its title."""
    shown, fitting = fitted(words, size, room, least)
    width = text_width(shown, fitting)
    if width > room * _TIGHT:
        attributes |= {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
    title = [] if shown == words else [element("title", words)]
    return element(
        "text",
        shown,
        *title,
        x=at.real,
        y=at.imag + fitting * 0.33,
        font_size=fitting,
        **attributes,
    )
