"""The whole server as one ASGI application: guards, live play, API and page."""

import asyncio
import gc
import os
import sys
import time
from collections.abc import Awaitable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import structlog

from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.addresses import client_of, loggable, may_be_called
from ludocafe.server.identity import new_id
from ludocafe.server.invitations import Invitations
from ludocafe.server.limits import Buckets
from ludocafe.server.live import GONE, TOO_MANY, TRY_AGAIN_LATER, Live, Receive, Scope, Send, origin_allowed
from ludocafe.server.logs import set_up_logs
from ludocafe.server.notices import Notices
from ludocafe.server.page import Page
from ludocafe.server.people import People
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage, StorageAway, is_fault
from ludocafe.server.web import Dependencies, api

log = structlog.get_logger()

HEADER = b"x-ludocafe"  # no form and no foreign page can send it
ALWAYS = ("/api/health", "/api/ready")  # answered even while the server is not open
OPENING_STALL = 60.0
LETTERS = "/letters/"  # what links in letters lead to: each carries what entitles to it, and mail programs send no header of ours
SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# What a part of the page needs; the rest of the headers concerns documents alone, and a table has some fifty parts.
SECURITY_OF_PARTS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
SECURITY = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    *SECURITY_OF_PARTS,
]
PARTS = (".js", ".css", ".woff2")
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")


class App:
    """Checks headers, limits and cross-site requests first, then routes each request to its part."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings)
        self.services = Services(settings, self.storage)
        if settings.bots == "queue":
            from ludocafe.server.queue import QueuedBots  # only installations with PostgreSQL have it

            self.services.bots = QueuedBots(self.services)
        self.people = People(self.services)
        self.notices = Notices(settings, self.people)
        self.services.turn_notice = self.notices.turn
        self.live = Live(self.services, self.people, settings)
        self.invitations = Invitations(self.people)
        self.page = Page(head=self._head)
        self.api = api(Dependencies(settings, self.services, self.people, self.notices))
        self.requests = Buckets(settings.limits.requests, settings.limits.request_burst)
        self.hosts = frozenset(_host(url) for url in (settings.public_url, *settings.origins)) | {
            name.lower() for name in (settings.host, *settings.hosts)
        }
        self._opening: asyncio.Task[None] | None = None
        self.strict = settings.public_url.startswith("https:")

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Not a coroutine itself: every frame counts when thousands of connections wait."""
        if scope["type"] == "http":
            return self._http(scope, receive, send)
        if scope["type"] == "websocket":
            return self._websocket(scope, receive, send)
        return self._lifespan(receive, send)

    async def open(self) -> None:
        """Open the server. While PostgreSQL is away it accepts connections; everything else opens once PostgreSQL is back."""
        try:
            await self._open()
        except Exception as error:
            if not (self.settings.postgresql and (isinstance(error, StorageAway) or is_fault(error))):
                raise
            log.warning("database away, opening later", error=type(error).__name__)
            self._opening = asyncio.create_task(self.storage.supervisor.once("opening", self._open_later, OPENING_STALL))

    async def _open_later(self) -> None:
        try:
            await self._open()
        except Exception as error:
            raise StorageAway() if is_fault(error) else error from error

    async def _open(self) -> None:
        await self.storage.open()
        await self.services.open()
        await self.notices.open()
        log.info(
            "open",
            worker=os.getpid(),
            workers=self.settings.workers,
            postgresql=self.settings.postgresql,
            bots=self.settings.bots,
        )

    async def close(self) -> None:
        if self._opening is not None:
            self._opening.cancel()
            await self.storage.supervisor.stop("opening")
        await self.notices.close()
        await self.services.close()
        await self.storage.close()
        log.info("closed")

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        while True:
            event = await receive()
            if event["type"] == "lifespan.startup":
                try:
                    await self.open()
                except Exception as error:
                    log.error("cannot open", error=f"{type(error).__name__}: {error}")
                    await send({"type": "lifespan.startup.failed", "message": str(error)})
                    return
                _tune_interpreter()
                await send({"type": "lifespan.startup.complete"})
            else:
                await self.close()
                await send({"type": "lifespan.shutdown.complete"})
                return

    async def _head(self, path: str, query: str, base: str, files: frozenset[str]) -> str:
        """The head lines that messengers read behind a link to this page, with the server's public address."""
        if not self.services.ready:
            return ""
        return await self.invitations.head(path, query, self.settings.public_url.rstrip("/") or base, files)

    def _websocket(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        parts = scope["path"].split("/")
        if not self.requests.take(client_of(_address(scope))):
            return _reject_websocket(receive, send, TOO_MANY)
        if not self._is_known_host(scope):
            return _reject_websocket(receive, send, GONE)
        if not self.services.ready:
            return _reject_websocket(receive, send, TRY_AGAIN_LATER)
        if len(parts) == 5 and parts[:3] == ["", "api", "tables"] and parts[4] == "live":
            return self.live(scope, receive, send, parts[3])
        return _reject_websocket(receive, send, GONE)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        id = new_id(6)

        async def guarded(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                part = scope["path"].startswith("/assets/") and scope["path"].endswith(PARTS)
                security = SECURITY_OF_PARTS if part else SECURITY
                headers = [*message.get("headers", ()), *security, (b"x-request-id", id.encode())]
                if self.strict:
                    headers.append(STRICT_TRANSPORT)
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await _refuse(guarded, *refusal)
            elif scope["path"].startswith(("/api/", LETTERS)) or scope["path"] == "/metrics":
                await self.api(scope, receive, guarded)  # type: ignore[arg-type]
            else:
                await self.page(scope, guarded)
        finally:
            seconds = time.perf_counter() - started
            metrics.REQUESTS.labels(scope["method"], str(status)).observe(seconds)
            # The path may be logged, the query never: it can hold link tokens.
            level = log.error if status >= 500 else log.info
            level(
                "request",
                id=id,
                worker=os.getpid(),
                client=loggable(_address(scope), self.settings.log_clients),
                method=scope["method"],
                path=_printable(scope["path"][:200]),
                status=status,
                ms=round(seconds * 1000, 1),
            )

    def _is_known_host(self, scope: Scope) -> bool:
        return all(may_be_called(value.decode("latin-1"), self.hosts) for name, value in scope["headers"] if name == b"host")

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        """The refusal of a request: too many, or not from our own page; None when it may pass."""
        if not self.requests.take(client_of(_address(scope))):
            return 429, "too-fast"
        if not self._is_known_host(scope):
            return 421, "unknown-host"
        if not self.services.ready and scope["path"].startswith("/api/") and scope["path"] not in ALWAYS:
            return 503, "storage-away"
        if scope["method"] in SAFE or scope["path"].startswith(LETTERS):
            return None
        headers = dict(scope["headers"])
        if headers.get(HEADER) != b"1":
            return 403, "no-header"
        spelled = {k.decode("latin-1"): v.decode("latin-1") for k, v in headers.items()}
        return None if origin_allowed(spelled, self.settings) else (403, "bad-origin")


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _host(url: str) -> str:
    return (urlsplit(url).hostname or "").lower()


def _tune_interpreter() -> None:
    """Fit the interpreter for waiting on many clients at once.

    Whatever is there now stays: looking through all of it for garbage would stop every table for a tenth of a second, again and
    again. And the thread that writes to disk must not wait long for its turn while the tables are busy.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    sys.setswitchinterval(0.001)


async def _reject_websocket(receive: Receive, send: Send, code: int) -> None:
    await receive()
    await send({"type": "websocket.close", "code": code})


def _printable(path: str) -> str:
    """A path as a log may show it, without control characters for the operator's terminal."""
    return "".join(sign if sign.isprintable() else f"\\x{ord(sign):02x}" for sign in path)


async def _refuse(send: Send, status: int, text: str) -> None:
    body = m.pack(m.ErrorAnswer(text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def create() -> App:
    """Made by every worker process, from the settings handed down."""
    settings = Settings.handed_down()
    set_up_logs(settings.log)
    return App(settings)
