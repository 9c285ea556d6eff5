"""The toy stands in the registry only while tests of the kernel run."""

import pytest

from tests.kernel import toy
from trunkline.kernel import registry


@pytest.fixture
def registered(monkeypatch):
    """The registry with the toy in it, and nothing else."""
    monkeypatch.setattr(registry, "_titles", {})
    registry.register(toy.INFO)
    return toy.INFO
