"""Where the files are that the program reads beside its code, and those that it keeps."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def rules_folder() -> Traversable:
    """The folder of the rule reference, one Markdown file for each game.

    A wheel carries a copy inside the package. In a source tree there is only the
    original in ``docs/rules``, so an editable install reads what is being edited.

    >>> (rules_folder() / "1861.md").is_file()
    True
    """
    packaged = files("trunkline") / "rules"
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "docs" / "rules"


def rules_text(title: str) -> str:
    """The rule reference of a game; ``FileNotFoundError`` if there is none.

    >>> rules_text("1861").splitlines()[0]
    '# 1861 – The Railways of the Russian Empire: rule reference'
    """
    return (rules_folder() / f"{title}.md").read_text(encoding="utf-8")


VARIABLE = "TRUNKLINE_DATA"
"""The environment variable that names another folder for everything the program keeps."""


def data_folder(variables: Mapping[str, str] = os.environ) -> Path:
    """Where the program keeps what belongs to the user.

    >>> data_folder({"TRUNKLINE_DATA": "/srv/trunkline"}).as_posix()
    '/srv/trunkline'
    """
    if named := variables.get(VARIABLE):
        return Path(named).expanduser()
    if sys.platform == "win32":
        home = variables.get("LOCALAPPDATA", "")
        return Path(home or Path.home() / "AppData" / "Local") / "trunkline"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "trunkline"
    home = variables.get("XDG_DATA_HOME", "")
    return Path(home or Path.home() / ".local" / "share") / "trunkline"
