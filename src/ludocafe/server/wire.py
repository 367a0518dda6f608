"""The server's WebSocket protocol: uvicorn's, with a direct write.

Every move is told to everybody at its table, so what is sent counts most. ``write`` puts texts on the wire in the middle of
anything, all with one call of the system, without a task and without the general machinery, if nothing stands in the way;
otherwise it says so, and the caller waits its turn with ASGI's ``send``.
"""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ludocafe.server.connection_guard import left

EXTENSION = "ludocafe.write"  # ASGI's place for what a server offers beyond the standard

Write = Callable[[list[bytes]], bool]

TEXT = 0x81  # a whole text message (RFC 6455, section 5.2)


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"write": self.write}

    def connection_lost(self, exc: Exception | None) -> None:
        left(self.transport)
        super().connection_lost(exc)
        # Whatever leads back here goes, so that a connection that ended is freed at once: thousands come and go in an hour.
        if getattr(self, "scope", None) is not None:
            self.scope["extensions"].pop(EXTENSION, None)
        self.conn.parser.close()

    def write(self, texts: list[bytes]) -> bool:
        """Send texts at once; False when the connection is not open or its reader is slow."""
        if not self.handshake_complete or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(_frame, texts)))
        return True


def _frame(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
