"""``trunkline serve``: the server, and a browser on it."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from trunkline.cli.console import print_line
from trunkline.cli.errors import BadInput, why

if TYPE_CHECKING:
    from trunkline.server import Settings
    from trunkline.server.house import House

NAME = "serve"
PORT = 1861


def command(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")
    ] = PORT,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")
    ] = "localhost",
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open a browser.")
    ] = False,
) -> None:
    """Serve games to browsers, until Ctrl-C. Everything is kept in one folder."""
    from trunkline.server import SettingsError, from_environment

    try:
        settings = from_environment()
    except SettingsError as error:
        raise BadInput(str(error)) from None
    sockets = listening(host, port)
    found = sockets[0].getsockname()[1]
    shown = f"[{host}]" if ":" in host else "localhost" if host in ("0.0.0.0", "::") else host
    address = settings.address or f"http://{shown}:{found}"
    if "TRUNKLINE_LOG" not in os.environ and sys.stderr.isatty():
        # Who sits at the terminal sees what goes wrong, not every request.
        settings = msgspec.structs.replace(settings, log="warning")

    def started() -> None:
        print_line(f"Trunkline is at {address} – Ctrl-C stops it.", "bold")
        sys.stdout.flush()
        if not no_browser:
            _open_browser(address)

    run(settings, sockets, started)


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen at every address that a host has; ``BadInput`` if none can be."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise BadInput(f"there is no address {host!r} to listen at ({why(error)})") from None
    sockets: list[socket.socket] = []
    failure: OSError | None = None
    for family, _, _, _, address in sorted(set(found), key=lambda each: each[0]):
        try:
            sock = socket.socket(family)
        except OSError:
            continue
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        taken = sockets[0].getsockname()[1] if sockets else port
        try:
            sock.bind((address[0], taken))
            sock.listen(2048)
        except OSError as error:
            failure = failure or error
            sock.close()
            continue
        sockets.append(sock)
    # A machine may have a name for IPv6 and not speak it: one of the two is enough.
    if sockets and (failure is None or sockets[0].family == socket.AF_INET):
        return sockets
    for sock in sockets:
        sock.close()
    reason = why(failure) if failure else "no such address"
    raise BadInput(f"port {port} of {host} cannot be used ({reason}); --port names another one")


def run(settings: Settings, sockets: list[socket.socket], started: Callable[[], None]) -> None:
    """Serve until somebody stops it; ``BadInput`` if the database is not to be had."""
    from trunkline.server import make_app
    from trunkline.server.serving import make_server, take_over_logging

    app = make_app(settings)
    house: House = app.state.house
    take_over_logging(house)
    server = make_server(app)
    server.when_started = started
    with contextlib.suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets)
    if house.failure is not None:
        raise BadInput(_why_not(settings, house.failure))


def _why_not(settings: Settings, failure: Exception) -> str:
    """Why the database cannot be used, without its password."""
    from urllib.parse import urlsplit

    from trunkline.store.migrating import NewerDatabase

    if isinstance(failure, NewerDatabase):
        return str(failure)
    where = str(settings.where)
    if settings.database:
        parts = urlsplit(settings.database)
        where = f"{parts.hostname or 'PostgreSQL'}{parts.path}"
    if isinstance(failure, OSError):
        return f"the database at {where} cannot be used ({why(failure)})"
    first, _, _ = str(failure).strip().partition("\n")
    return f"the database at {where} cannot be used ({first or type(failure).__name__})"


def _open_browser(address: str) -> None:
    """Open a page where there is a screen; in a thread, for some browsers take their time."""
    has_screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
