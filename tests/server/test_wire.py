"""The short way out: the same frames as the library's, and nothing when the connection is not ready for it."""

from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from ludocafe.server.wire import Wire
from tests.server.clients import run


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing


async def _app(_scope: Any, _receive: Any, _send: Any) -> None:
    return None


def _open_wire() -> tuple[Wire, Transport]:
    wire, transport = Wire(Config(_app), ServerState(), {}), Transport()
    wire.transport = transport  # type: ignore[assignment]
    wire.handshake_complete = True
    return wire, transport


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_texts_become_the_frames_of_the_standard(size: int) -> None:
    async def story() -> None:
        wire, transport = _open_wire()
        text = b"x" * size
        assert wire.write([text, b"{}"])
        frames = [Frame(Opcode.TEXT, part).serialize(mask=False) for part in (text, b"{}")]
        assert transport.written == [b"".join(frames)], "in one piece"

    run(story())


def test_direct_write_needs_an_open_connection_and_a_fast_reader() -> None:
    async def story() -> None:
        for spoil in ("handshake_complete", "close_sent", "writable", "closing"):
            wire, transport = _open_wire()
            if spoil == "handshake_complete":
                wire.handshake_complete = False
            elif spoil == "close_sent":
                wire.close_sent = True
            elif spoil == "writable":
                wire.pause_writing()
            else:
                transport.closing = True
            assert not wire.write([b"{}"])
            assert not transport.written
        wire, transport = _open_wire()
        wire.pause_writing()
        wire.resume_writing()
        assert wire.write([b"{}"])

    run(story())
