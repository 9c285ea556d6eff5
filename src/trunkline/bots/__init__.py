"""Players that are programs, and what is done for players who are away."""

from trunkline.bots import eighteen as _eighteen  # noqa: F401  (the family registers)
from trunkline.bots.random_play import play_to_the_end, random_action

__all__ = ["play_to_the_end", "random_action"]
