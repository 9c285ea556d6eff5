"""The titles. Importing this package makes all of them known."""

from __future__ import annotations

from trunkline.games import g1861

__all__ = ["g1861"]
