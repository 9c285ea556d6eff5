"""Databases are brought to what the models say, whichever kind they are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from tests.server import postgres
from trunkline.store import open_database
from trunkline.store.models import Base


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for an empty database."""
    if request.param == "sqlite":
        return str(tmp_path)
    new: Callable[[], str] = request.getfixturevalue("cluster").new_database
    return new()


@pytest.fixture(scope="module")
def cluster() -> Iterator[postgres.Cluster]:
    programs = postgres.programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    cluster = postgres.Cluster(programs)
    yield cluster
    cluster.stop()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def test_migrations_lead_to_the_models(place: str) -> None:
    async def opened() -> list[object]:
        database = await open_database(place)
        async with database.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(opened()) == []
