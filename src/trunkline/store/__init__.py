"""Storage: what the server keeps, in one SQLite file or in PostgreSQL.

``models`` says what is kept, ``database`` how it is reached, and ``migrations`` how older
databases become new ones.
"""

from trunkline.store.database import Away, Clash, Database, after_commit, open_database

__all__ = ["Away", "Clash", "Database", "after_commit", "open_database"]
