"""A proxy between server and PostgreSQL that breaks connections in the ways networks do."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import AsyncIterator

CHUNK = 65536


class Link:
    """One connection of the server and the one to PostgreSQL that it leads to."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.ends = (near, far)
        self.dead = False  # packets vanish

    def reset(self) -> None:
        """Break off as a crashed machine does."""
        for end in self.ends:
            link = end.get_extra_info("socket")
            with contextlib.suppress(OSError):
                link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            end.transport.abort()


class FaultProxy:
    """Passes everything on until told otherwise; ``mend`` ends every fault."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.links: set[Link] = set()
        self._server: asyncio.Server | None = None
        self._passing = asyncio.Event()
        self._passing.set()
        self._delay = 0.0
        self._answers_lost = False

    def url(self, database: str) -> str:
        """A database's address through this proxy."""
        return database.replace(f":{self.target}/", f":{self.port}/")

    # -- faults ----------------------------------------------------------------------------------------------------------

    def cut(self) -> None:
        """Every connection breaks; new ones work."""
        for link in list(self.links):
            link.reset()

    async def refuse(self) -> None:
        """Every connection breaks, and nobody answers the door."""
        assert self._server is not None
        self._server.close()
        self.cut()

    def freeze(self) -> None:
        """Connections stay and new ones are taken, but nothing passes. What was sent meanwhile arrives afterwards."""
        self._passing.clear()

    def half_open(self) -> None:
        """What is sent over the present connections vanishes for ever; new ones work."""
        for link in self.links:
            link.dead = True

    def slow(self, seconds: float) -> None:
        """Everything takes so much longer."""
        self._delay = seconds

    def lose_answers(self) -> None:
        """Questions arrive, but what PostgreSQL says to the present connections does not."""
        self._answers_lost = True

    async def mend(self) -> None:
        self._delay = 0.0
        self._answers_lost = False
        self._passing.set()
        if self._server is None or not self._server.is_serving():
            await self._listen()

    # -- passing on ------------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port, limit=2**20)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._passing.wait()
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        link = Link(writer, far_writer)
        self.links.add(link)
        ways = [
            asyncio.create_task(self._pass(link, reader, far_writer, False)),
            asyncio.create_task(self._pass(link, far_reader, writer, True)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            self.links.discard(link)
            link.reset()

    async def _pass(self, link: Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if self._delay:
                    await asyncio.sleep(self._delay)
                await self._passing.wait()
                if link.dead or (answers and self._answers_lost):
                    continue
                writer.write(data)
                await writer.drain()

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, target: int) -> AsyncIterator["FaultProxy"]:
        proxy = cls(target)
        await proxy._listen()
        try:
            yield proxy
        finally:
            assert proxy._server is not None
            proxy._server.close()
            proxy.cut()
