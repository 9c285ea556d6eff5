"""Where a line may be broken: at spaces, and in Japanese between any two signs that allow it."""

from __future__ import annotations

import re

_JAPANESE = "\u3001-\u30ff\u3400-\u9fff\uff01-\uff60"
_CLOSING = "」』）】、。，．！？：；～・ーぁぃぅぇぉっゃゅょゎ々ゝ"
"""Signs that no line begins with."""
_OPENING = "「『（【"
"""Signs that no line ends with."""
_PIECE = re.compile(
    r"( *)("
    r"`[^`]*`[^ ]*"  # a command
    rf"|[{_OPENING}]*(?:[ァ-ヺー]+|[{_JAPANESE}])[{_CLOSING}]*"
    rf"|[^ `{_JAPANESE}]+[{_CLOSING}]*"
    r"|`)"
)


def pieces(text: str) -> list[tuple[str, str]]:
    """A line in pieces that stay whole, each with the spaces before it.

    Commands between backticks stay whole, and so do words of katakana.

    >>> pieces("Ada  pays")
    [('', 'Ada'), ('  ', 'pays')]
    >>> words("「列車」を買う。")
    ['「列', '車」', 'を', '買', 'う。']
    """
    return _PIECE.findall(text)


def words(text: str) -> list[str]:
    """The pieces without what lies between them."""
    return [word for _, word in pieces(text)]
