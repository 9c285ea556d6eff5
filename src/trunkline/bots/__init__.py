"""Players that are programs."""

from trunkline.bots.random_play import play_to_the_end, random_action

__all__ = ["play_to_the_end", "random_action"]
