"""A PostgreSQL of the tests' own: a cluster in a temporary folder, never run as root."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

_NUMBERS = itertools.count(1)


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; Debian keeps them off the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(folders, key=lambda path: int(path.parts[-3]), default=None)
    return newest.parent if newest else None


class Cluster:
    """Databases of one test run. They are reached by a Unix socket: no port is taken."""

    def __init__(self, bin_folder: Path, *, is_durable: bool = False) -> None:
        self.bin = bin_folder
        self.user = _unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="trunkline-postgres-"))
        self.folder.chmod(0o755)
        data = self.folder / "data"
        data.mkdir(mode=0o700)
        if self.user:
            shutil.chown(self.folder, self.user)
            shutil.chown(data, self.user)
        self._run("initdb", "-D", str(data), "-U", "trunkline", "-A", "trust", "-N", "-E", "UTF8")
        settings = (
            f"unix_socket_directories='{self.folder}'\nlisten_addresses=''\nfsync=off\n"
            f"full_page_writes=off\nmax_connections=200\n"
            f"synchronous_commit={'on' if is_durable else 'off'}\n"
        )
        with (data / "postgresql.conf").open("a") as file:
            file.write(settings)
        self._start()

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{os.getpid()}_{next(_NUMBERS)}"
        self._run("createdb", "-h", str(self.folder), "-U", "trunkline", name)
        return f"postgresql://trunkline@/{name}?host={self.folder}"

    def restart(self, mode: str) -> None:
        """End it as ``pg_ctl`` knows to, and start it anew."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-s", "-m", mode, "stop")
        self._start()

    def _start(self) -> None:
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run("pg_ctl", "-D", data, "-w", "-s", "-l", log, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-s", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            cwd=self.folder,
            user=self.user,
            group=self.user and pwd.getpwnam(self.user).pw_gid,
            extra_groups=[] if self.user else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stdout}"


def _unprivileged() -> str | None:
    """Whose processes the cluster's are: our own, unless we are root."""
    if os.getuid() != 0:
        return None
    names = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
