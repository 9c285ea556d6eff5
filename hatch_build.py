"""The build hook: best routes are compiled where there is a C compiler, else they stay Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src/trunkline/eighteen/routes/compiled")
COMPILERS = ("cc", "gcc", "clang")
# No fused sums: compiled and plain Python have to come to the same figures.
FLAGS = ("-O2", "-std=c11", "-shared", "-fPIC", "-ffp-contract=off")


class CompileRoutes(BuildHookInterface[Any]):
    """Builds ``routes.so`` beside its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        library = compiled(Path(self.root) / SOURCES)
        if library is None:
            self.app.display_warning("no C compiler: best routes are looked for in Python")
            return
        build_data["artifacts"].append(f"/{SOURCES}/{library.name}")
        if version != "editable":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiled(folder: Path) -> Path | None:
    """The library built from the C files of a folder; none if it cannot be."""
    library = folder / f"routes.{'dylib' if sys.platform == 'darwin' else 'so'}"
    library.unlink(missing_ok=True)
    if sys.platform == "win32":
        return None
    files = [str(path) for path in sorted(folder.glob("*.c"))]
    for compiler in filter(None, (os.environ.get("CC"), *COMPILERS)):
        if shutil.which(compiler):
            command = [compiler, *FLAGS, "-o", str(library), *files, "-lm"]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode == 0:
                return library
            print(f"{compiler}: {done.stderr.strip()}", file=sys.stderr)
    return None
