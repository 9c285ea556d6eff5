"""What handlers can ask for by name; ``app`` sees to it that they get it.

A body is asked for as ``data: JSONBody[…]``, parts of the address as ``FromPath[…]`` and
``FromQuery[…]``; these come from ``litestar.params``.
"""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency

from trunkline.server.house import House
from trunkline.server.security.who import Who
from trunkline.store.models import User

TheHouse: TypeAlias = NamedDependency[House]
"""``house``: what the parts of the server share."""
Me: TypeAlias = NamedDependency[User]
"""``me``: who is logged in; nobody else gets as far as the handler."""
Visitor: TypeAlias = NamedDependency[User | None]
"""``visitor``: who is logged in, if somebody is."""
Asking: TypeAlias = NamedDependency[Who]
"""``who``: who asks, and what shows it."""
