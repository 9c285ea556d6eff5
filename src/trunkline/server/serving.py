"""A server process: HTTP and WebSocket on sockets that listen already."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    import socket

    from litestar import Litestar

    from trunkline.server.house import House

LONGEST_FRAME = 128 * 1024
"""Bytes in a frame of a socket; what parts of the server allow is less."""
LONGEST_HEAD = 64 * 1024
"""Bytes of a request's first line and headers."""
PATIENCE = 5
"""Seconds that open requests are given when the server stops."""


class Protocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with an end to what stands before a request's body."""

    _head = 0
    """Bytes that have come of a head that is not complete yet."""
    _is_in_head = True

    def data_received(self, data: bytes) -> None:
        if self._is_in_head:
            self._head += len(data)
        super().data_received(data)
        if self._is_in_head and self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self._head, self._is_in_head = 0, True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head, self._is_in_head = 0, True
        super().on_message_complete()


class Server(uvicorn.Server):
    """The process, which tells when it is there."""

    when_started: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.when_started is not None:
            self.when_started()


def make_server(app: Litestar) -> Server:
    """A process for an application; ``run(sockets)`` runs it until it is told to stop."""
    return Server(
        uvicorn.Config(
            app,
            lifespan="on",
            log_config=None,
            access_log=False,
            proxy_headers=False,  # whom to believe is a setting of our own
            server_header=False,
            http=Protocol,
            ws="websockets-sansio",
            ws_max_size=LONGEST_FRAME,
            timeout_graceful_shutdown=PATIENCE,
        )
    )


REFUSED = "ASGI callable returned without completing handshake."
"""What uvicorn says of every handshake that was answered like a request; it is no fault."""


class _Handler(logging.Handler):
    """What libraries have to say, as lines of ours."""

    def __init__(self, house: House) -> None:
        super().__init__(logging.WARNING)
        self.house = house

    def emit(self, record: logging.LogRecord) -> None:
        if self.house.failure is not None:
            return  # whoever starts the server says it in one sentence
        if record.getMessage() == REFUSED:
            return
        log = self.house.log
        write = log.error if record.levelno >= logging.ERROR else log.warning
        data = {"logger": record.name, "message": record.getMessage()}
        if record.exc_info and record.exc_info[1] is not None:
            data["traceback"] = logging.Formatter().formatException(record.exc_info)
        write("library", **data)


def take_over_logging(house: House) -> None:
    """Let libraries write into our log, and nowhere else."""
    logging.basicConfig(handlers=[_Handler(house)], level=logging.WARNING, force=True)
