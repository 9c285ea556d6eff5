"""``trunkline serve``: it starts, says where it is, and stops."""

from __future__ import annotations

import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Run

PROGRAM = [sys.executable, "-c", "from trunkline.cli import main; main()", "serve"]


def variables(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TRUNKLINE_")}
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        kept.pop(name, None)
    return kept | {"TRUNKLINE_DATA": str(folder)} | more


@contextmanager
def serving(
    folder: Path, *arguments: str, **more: str
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server, with the address that it says it is at."""
    process = subprocess.Popen(
        [*PROGRAM, "--port", "0", *arguments],
        env=variables(folder, **more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.fullmatch(r"Trunkline is at (http://localhost:\d+) – Ctrl-C stops it\.\n", said)
        assert found, said + process.communicate()[1]
        yield found[1], process
    finally:
        process.kill()
        process.communicate()


def wrong(folder: Path, *arguments: str, **more: str) -> str:
    """The one sentence that is said of a server that cannot start."""
    done = subprocess.run(
        [*PROGRAM, "--no-browser", *arguments],
        env=variables(folder, **more),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_starts_and_stops(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path, "--no-browser") as (address, process):
        assert httpx.get(f"{address}/healthz").json() == {"status": "ok"}
        assert (tmp_path / "trunkline.sqlite3").is_file()
        process.send_signal(how)
        assert process.wait(20) in (0, -signal.SIGTERM)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


def test_what_was_kept_is_there_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-browser") as (address, process):
        browser = httpx.Client(base_url=address, headers={"origin": address})
        me = browser.post("/api/guests", json={"name": "Ada"}).json()
        cookie = browser.cookies["trunkline"]
        browser.close()
        process.kill()
        process.wait()
    with serving(tmp_path, "--no-browser") as (address, _):
        answer = httpx.get(f"{address}/api/me", cookies={"trunkline": cookie})
        assert answer.json() == me


def test_both_addresses_of_the_machine(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-browser") as (address, _):
        port = address.rpartition(":")[2]
        for host in ("127.0.0.1", "localhost"):
            assert httpx.get(f"http://{host}:{port}/healthz").status_code == 200


def test_a_browser_is_opened_where_there_is_a_screen(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    more = {"BROWSER": f"{browser} %s", "DISPLAY": ":99"}
    with serving(tmp_path, "--no-browser", **more):
        time.sleep(0.5)
        assert not opened.exists()
    with serving(tmp_path, BROWSER=more["BROWSER"]):
        time.sleep(0.5)
        assert not opened.exists()
    with serving(tmp_path, **more) as (address, _):
        for _ in range(200):
            if opened.exists() and opened.read_text():
                break
            time.sleep(0.05)
        assert opened.read_text().strip() == address


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = wrong(tmp_path, "--port", str(port))
    assert said == (
        f"trunkline: port {port} of localhost cannot be used (address already in use); "
        "--port names another one"
    )


@pytest.mark.parametrize(
    ("arguments", "more", "said"),
    [
        (["--host", "nowhere.invalid"], {}, "there is no address 'nowhere.invalid' to listen at"),
        ([], {"TRUNKLINE_SESSION_DAYS": "x"}, "TRUNKLINE_SESSION_DAYS has to be a whole number"),
        ([], {"TRUNKLINE_DATA": "/proc/no"}, "the database at /proc/no cannot be used (no such"),
        (
            [],
            {"TRUNKLINE_DATABASE": "postgresql://me:hunter2@127.0.0.1:1/x"},
            "the database at 127.0.0.1/x cannot be used (",
        ),
        ([], {"TRUNKLINE_LIMITS": "/no/file"}, "TRUNKLINE_LIMITS=/no/file: it cannot be read"),
    ],
)
def test_servers_that_cannot_start(
    tmp_path: Path, arguments: list[str], more: dict[str, str], said: str
) -> None:
    found = wrong(tmp_path, "--port", "0", *arguments, **more)
    assert found.startswith(f"trunkline: {said}"), found
    assert "hunter2" not in found


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    import sqlite3

    with serving(tmp_path, "--no-browser"):
        pass
    with sqlite3.connect(tmp_path / "trunkline.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert "made by a newer Trunkline (it is at '9999')" in wrong(tmp_path, "--port", "0")


@pytest.mark.parametrize("port", ["abc", "-1", "70000"])
def test_what_is_no_port(run: Run, port: str) -> None:
    done = run("serve", "--no-browser", "--port", port)
    assert done.exit_code == 2
    assert "--port has to be" in done.stderr
