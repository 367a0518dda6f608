"""Limits on how long a request may take to arrive, and on the number of connections, per client and in all."""

import asyncio
import resource
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludocafe.server import metrics
from ludocafe.server.addresses import client_of
from ludocafe.server.settings import Settings

HEADERS = 10.0  # seconds for a request's head to arrive, from the first moment of a connection on
BODY = 30.0  # and for its body
RESERVE = 200  # descriptors kept for files, the database and bots


def raise_descriptor_limit() -> int:
    """Raise the limit of file descriptors as far as the system allows; returns it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class ConnectionLimiter:
    """Counts the connections of one process."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        descriptors = raise_descriptor_limit()
        self.room = limits.sockets or max(descriptors - RESERVE, descriptors // 2)  # some systems allow few
        self.per_client = limits.client_sockets
        self.exempt = {address.strip() for address in settings.trusted_proxies.split(",")}  # many people come through them
        self.count = 0
        self._clients: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more connection of this address; False if there are too many."""
        client = client_of(address)
        crowded = self._clients[client] >= self.per_client and address not in self.exempt and "*" not in self.exempt
        if crowded or self.count >= self.room:
            metrics.TURNED_AWAY.inc()
            return False
        self.count += 1
        self._clients[client] += 1
        return True

    def leave(self, address: str) -> None:
        client = client_of(address)
        self.count -= 1
        self._clients[client] -= 1
        if not self._clients[client]:
            del self._clients[client]


_limiters: list[ConnectionLimiter] = []  # of this process


def limiter() -> ConnectionLimiter:
    if not _limiters:
        _limiters.append(ConnectionLimiter(Settings.handed_down()))
    return _limiters[0]


def address_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else ""


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol with time limits, so that slow senders do not occupy connections."""

    _alarm: asyncio.TimerHandle | None = None
    _address: str | None = None  # when it was let in

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = address_of(transport)
        if not limiter().enter(address):
            transport.abort()
            return
        self._address = address
        self._expect(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        if self._address is not None:
            limiter().leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect(HEADERS)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._expect(BODY)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect(None)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        self._address = None  # the WebSocket's protocol leaves for both
        super().handle_websocket_upgrade()
        # Nobody tells this object that its connection has ended: without this, it and its parser would keep each other alive.
        self.parser = None  # type: ignore[assignment]

    def _expect(self, seconds: float | None) -> None:
        """Start the time limit for what must arrive next."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if seconds is not None:
            self._alarm = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._alarm = None
        metrics.TURNED_AWAY.inc()
        self.transport.abort()


def left(transport: Any) -> None:
    """A WebSocket connection was closed."""
    limiter().leave(address_of(transport))
