"""A drawing as a thing: it shows itself in a notebook and saves itself to a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

KINDS = (".svg", ".png")
"""The kinds of file that a picture can be saved as."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG drawing with its name."""

    name: str
    svg: str

    def __repr__(self) -> str:
        return f"<Picture of the {self.name}: {len(self.svg) // 1024 + 1} kB of SVG>"

    def _repr_svg_(self) -> str:
        return self.svg

    def png(self, scale: float = 1.0, theme: Literal["light", "dark"] = "light") -> bytes:
        """The drawing as a PNG picture."""
        from trunkline.draw.png import to_png

        return to_png(self.svg, scale, theme)

    def save(self, path: str | Path, scale: float = 1.0) -> Path:
        """Write the drawing to a file; its ending says whether as SVG or as PNG."""
        target = Path(path)
        if target.suffix.lower() not in KINDS:
            raise ValueError(f"{target} must end in {' or '.join(KINDS)}")
        is_svg = target.suffix.lower() == ".svg"
        target.write_bytes(self.svg.encode() if is_svg else self.png(scale))
        return target
