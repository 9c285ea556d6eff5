"""Bringing a database up to date, whatever version of the program made it."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from trunkline.store.models import Base

FOLDER = Path(__file__).parent / "migrations"
LOCK = 1861
"""The number under which servers that start together agree on one that migrates."""


class NewerDatabase(Exception):
    """The database was made by a newer program."""


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing."""
    shared = connection.dialect.name == "postgresql"
    if shared:
        connection.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    scripts = ScriptDirectory.from_config(config)
    try:
        current = MigrationContext.configure(connection).get_current_revision()
        known = {script.revision for script in scripts.walk_revisions()}
        if current is not None and current not in known:
            raise NewerDatabase(
                f"the database was made by a newer Trunkline (it is at {current!r}); "
                "run that version, or a newer one"
            )
        with EnvironmentContext(config, scripts) as environment:
            environment.configure(
                connection=connection,
                target_metadata=Base.metadata,
                fn=lambda revision, _: scripts._upgrade_revs("head", revision),
                render_as_batch=True,
            )
            with environment.begin_transaction():
                environment.run_migrations()
        connection.commit()
    finally:
        if shared:
            connection.execute(text(f"SELECT pg_advisory_unlock({LOCK})"))
            connection.commit()
