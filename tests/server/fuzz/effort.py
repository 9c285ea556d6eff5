"""How much is tried: a little every day, much in the long run (``make soak``)."""

from __future__ import annotations

import os

TIMES = int(os.environ.get("TRUNKLINE_FUZZ", "1"))
"""``TRUNKLINE_FUZZ=20`` tries twenty times as much."""
EXAMPLES = 2 * TIMES
"""Requests of each kind that the API's own description makes up."""
MESSAGES = 200 * TIMES
"""Messages over a socket."""
