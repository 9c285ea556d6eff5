"""The server: accounts, tables, live games, alerts.

``make_app`` puts it together. Each part is a package of its own that exports its
``route_handlers`` and, where it keeps something running, ``on_start`` and ``on_stop``.
"""

from trunkline.server.app import make_app
from trunkline.server.settings import Settings, SettingsError, from_environment

__all__ = ["Settings", "SettingsError", "from_environment", "make_app"]
