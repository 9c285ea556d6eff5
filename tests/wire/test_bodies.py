"""What wire and store have to agree about, without knowing each other."""

from trunkline.store import models
from trunkline.wire import bodies


def test_names_are_as_long_as_they_are_kept() -> None:
    assert bodies.MOST_NAME == models.MOST_NAME
