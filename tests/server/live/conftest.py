"""Nothing goes wrong inside a server while people play."""

import pytest


@pytest.fixture(autouse=True)
def quiet(no_defects: None) -> None:
    """The log of the servers that a test uses has no defects."""
