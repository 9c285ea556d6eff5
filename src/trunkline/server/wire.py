"""What every body of a request and every answer is made of."""

from trunkline.wire.bodies import Asked, Told

__all__ = ["Asked", "Told"]
