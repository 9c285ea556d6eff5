"""A server for the tests of the client."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import generous
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite."""
    folder: Path = tmp_path_factory.mktemp("data")
    with Running(folder, log="warning", limits=generous()) as running:
        yield running
