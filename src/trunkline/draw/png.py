"""Drawings as PNG pictures."""

from __future__ import annotations

from trunkline.draw.fonts import font_files, is_covered
from trunkline.draw.theme import Fixed, flatten


def to_png(svg: str, scale: float = 1.0, theme: Fixed = "light") -> bytes:
    """The drawing as a PNG picture, the same on every machine: the typeface comes along.

    Only names in scripts which that typeface lacks are set in what the machine has.
    """
    # A large library, of use to those who want PNG only.
    import resvg_py

    shown = flatten(svg, theme, "'Source Sans Pro',sans-serif")
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=shown,
            zoom=scale,
            font_files=font_files(),
            skip_system_fonts=is_covered(shown),
        )
    )
