"""Nothing goes wrong inside a server while people play; and what is due happens soon."""

from tests.server.tables.conftest import finished, often, quiet

__all__ = ["finished", "often", "quiet"]
