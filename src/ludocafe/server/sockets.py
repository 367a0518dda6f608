"""The sockets of connections to PostgreSQL, so that those to an unresponsive server can be closed by force.

A server that is frozen, or a network that swallows packets, answers neither a query nor a request to cancel it. Shutting the
socket down makes whatever waits on it fail at once, in its own task and by its own error handling.
"""

import contextlib
import os
import socket
import weakref
from typing import Any

CONNECT_TIMEOUT = 3  # seconds to reach the server
# The kernel gives up a peer that has vanished within about ten seconds.
KEEPALIVE: dict[str, Any] = {
    "connect_timeout": CONNECT_TIMEOUT,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8_000,
}


class Sockets:
    """The open connections of one user (an engine, a queue, a listener)."""

    _all: weakref.WeakSet["Sockets"] = weakref.WeakSet()

    def __init__(self) -> None:
        self._connections: weakref.WeakSet[Any] = weakref.WeakSet()
        Sockets._all.add(self)

    @classmethod
    def cut_all(cls) -> None:
        """Close the connections of all users: when one hangs, the others usually do, too; opening new ones is cheap."""
        for sockets in list(cls._all):
            sockets.cut()

    def add(self, connection: Any) -> None:
        """Register a connection of psycopg."""
        self._connections.add(connection)

    def cut(self) -> int:
        """Shut all of them down; returns how many were open."""
        cut = 0
        for connection in list(self._connections):
            if not connection.closed:
                cut += _shut_down(connection)
        return cut


def _shut_down(connection: Any) -> bool:
    with contextlib.suppress(OSError, AttributeError):  # it may be closed meanwhile
        # A copy of the descriptor: PostgreSQL's library keeps and closes its own.
        with socket.socket(fileno=os.dup(connection.fileno())) as link:
            link.shutdown(socket.SHUT_RDWR)
        return True
    return False
