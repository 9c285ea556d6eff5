"""Where games recorded by other programs lie: beside the source tree, or where
``TRUNKLINE_LOGS`` says. They are no part of the project: tests that need them skip elsewhere."""

from __future__ import annotations

import os
from pathlib import Path

LOGS = Path(os.environ.get("TRUNKLINE_LOGS", Path(__file__).parents[1].parent / "shared" / "logs"))
EXPORTS = tuple(sorted((LOGS / "1861").glob("*.json")))
"""The exports of 18xx.games."""
