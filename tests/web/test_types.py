"""What the pages know of the server's types is what the server sends and takes."""

from __future__ import annotations

from tools.web_types import TARGET, text


def test_the_types_of_the_pages_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == text(), "run python -m tools.web_types"
