"""Live play: one WebSocket per client. The handler is plain ASGI, because every message of every move passes through it."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import structlog

from ludocafe.core.errors import IllegalAction, LudocafeError
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.addresses import client_of
from ludocafe.server.errors import Refuse
from ludocafe.server.identity import COOKIE
from ludocafe.server.limits import Bucket, Buckets
from ludocafe.server.people import People, Person
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.storage import StorageAway
from ludocafe.server.tables.table import LiveTable, choose_viewed_seat
from ludocafe.server.thinking import ThinkingFailed
from ludocafe.server.wire import EXTENSION, Write

log = structlog.get_logger()

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

GONE = 4404  # no such table, or none for you
TOO_MANY = 4429
TOO_SLOW = 1013
TRY_AGAIN_LATER = 1013
RESTART = 1012
POLICY = 1008

# Requests for which a game is played again from its entries, or many choices are looked at.
COSTLY = (m.Ready, m.Show, m.TakeBack, m.Answer, m.TryPlan, m.Keep, m.Stand, m.Drop)
COSTLY_TOKENS = 4.0

_decoder = msgspec.json.Decoder(m.ClientMessage)


class Connection:
    """One client at one table. Messages are queued, so that a slow client never holds up a table."""

    __slots__ = (
        "bucket",
        "closing",
        "handling",
        "hint",
        "is_bot",
        "mine",
        "name",
        "player",
        "queue",
        "send",
        "sending",
        "viewed_seat",
        "waiting",
        "write",
    )

    def __init__(self, send: Send, write: Write, person: Person | None, is_bot: bool, settings: Settings) -> None:
        limits = settings.limits
        self.send = send
        self.write = write
        self.player = None if person is None else person.id
        self.name = "" if person is None else person.name
        self.is_bot = is_bot
        self.mine: list[int] = []
        self.viewed_seat: int | None = None
        self.bucket = Bucket(limits.messages, limits.message_burst)
        self.waiting = limits.waiting
        self.queue: list[bytes] = []
        self.sending = False
        self.handling = False
        self.closing = 0
        self.hint: asyncio.Task[Any] | None = None  # the latest one

    def push(self, message: bytes) -> None:
        """Send a message, or queue it behind others; an empty one closes the connection."""
        if self.closing:
            return
        if not message:
            self.closing = RESTART
        elif len(self.queue) >= self.waiting:
            self.closing = TOO_SLOW
            self.queue.clear()
        else:
            self.queue.append(message)
        if not self.handling:
            self.release()

    def release(self) -> None:
        """Send what is queued: at once if possible, else in a task that waits until the client reads."""
        if self.sending or not (self.queue or self.closing):
            return
        if not self.closing and self.write(self.queue):
            self.queue.clear()
            return
        self.sending = True
        asyncio.get_running_loop().create_task(self.flush())

    async def flush(self) -> None:
        self.sending = True
        try:
            while self.queue:
                waiting, self.queue = self.queue, []
                for message in waiting:
                    await self.send({"type": "websocket.send", "text": message.decode()})
                    if self.closing:
                        break
            if self.closing:
                await self.send({"type": "websocket.close", "code": self.closing})
        except (OSError, RuntimeError):
            # The client is gone; the receiving side notices and cleans up.
            self.queue.clear()
        finally:
            self.sending = False


class Live:
    """Accepts live connections and carries out what clients ask for."""

    def __init__(self, services: Services, people: People, settings: Settings) -> None:
        self.services = services
        self.people = people
        self.settings = settings
        self.addresses: dict[str, int] = {}
        self.chats = Buckets(settings.limits.chats, settings.limits.chat_burst)
        self.hinted: set[str] = set()  # people for whom a hint is being found: one at a time

    async def __call__(self, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        await receive()  # websocket.connect
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not origin_allowed(headers, self.settings):
            await send({"type": "websocket.close", "code": POLICY})
            return
        token = identity_of(headers)
        query = _query(scope)
        scope["headers"].clear()  # a connection lasts for hours and needs them no more
        del headers
        address = client_of(scope["client"][0]) if scope.get("client") else ""
        if self.addresses.get(address, 0) >= self.settings.limits.connections:
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        self.addresses[address] = self.addresses.get(address, 0) + 1
        try:
            await self._serve(receive, send, _write_of(scope), id, token, query)
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    async def _serve(self, receive: Receive, send: Send, write: Write, id: str, token: str | None, query: dict[str, str]) -> None:
        await send({"type": "websocket.accept"})
        try:
            person = None if token is None else await self.people.by_cookie(token)
            connection = Connection(send, write, person, query.get("lean") == "1", self.settings)
            live = await self.services.tables.find(id)
            self.services.access.admit(live, connection.player, query.get("watch"))
        except Refuse:
            await send({"type": "websocket.close", "code": GONE})
            return
        except StorageAway:
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
            return
        del person
        try:
            await self.services.presence.connect(live, connection)
            await self._listen(live, connection, receive)
        except StorageAway:
            connection.push(b"")  # it comes back
        finally:
            self.services.presence.disconnect(live, connection)
            if connection.hint is not None:
                connection.hint.cancel()  # nobody waits for it any more

    async def _listen(self, live: LiveTable, connection: Connection, receive: Receive) -> None:
        strikes = 0
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            raw = event.get("text") or event.get("bytes") or b""
            if not connection.bucket.take():
                strikes += 1
                if strikes > 50:
                    connection.closing = POLICY
                    await connection.flush()
                    return
                connection.push(m.pack(m.Refused("", "too-fast")))
                continue
            try:
                message = _decoder.decode(raw)
            except (msgspec.DecodeError, ValueError, RecursionError):
                connection.push(m.pack(m.Refused("", "bad-message")))
                continue
            if isinstance(message, COSTLY):
                connection.bucket.left -= COSTLY_TOKENS  # the next ones wait the longer
            connection.handling = True  # its messages are written at once
            try:
                await self._handle(live, connection, message)
            finally:
                connection.handling = False
                connection.release()

    async def _handle(self, live: LiveTable, connection: Connection, message: m.ClientMessage) -> None:
        """Carry out a message; errors are sent to this client alone."""
        try:
            match message:
                case m.Act():
                    _check_own_seat(connection, message.seat)
                    number = await self.services.moves.act(live, message.seat, message.number, message.do, message.request_id)
                    connection.push(m.pack(m.Done(message.request_id, number)))
                case m.Undo():
                    _check_own_seat(connection, message.seat)
                    number = await self.services.moves.undo(live, message.seat, message.count, message.request_id)
                    connection.push(m.pack(m.Done(message.request_id, number)))
                case m.AskWhy():
                    refusal = await self.services.advice.why(live, connection.player or "", message.seat, message.do)
                    connection.push(m.pack(m.Why(message.request_id, refusal)))
                case m.TryPlan():
                    _check_own_seat(connection, message.seat)
                    connection.push(m.pack(self.services.plans.rehearse(live, message)))
                case m.Keep() | m.Stand() | m.Drop():
                    _check_own_seat(connection, message.seat)
                    number = await self.services.plans.change(live, connection.player or "", message)
                    connection.push(m.pack(m.Done(message.request_id, number)))
                case m.Chat():
                    await self._chat(live, connection, message)
                case m.TakeBack():
                    await self.services.takebacks.ask(live, _seated_player(connection), message.count)
                    connection.push(m.pack(m.Done(message.request_id, live.number)))
                case m.Answer():
                    await self.services.takebacks.answer(live, _seated_player(connection), message.agree)
                case m.Show():
                    _check_own_seat(connection, message.seat)
                    connection.viewed_seat = message.seat
                    choose_viewed_seat(connection, live.deciding)
                    await self.services.presenter.send_snapshot(live, connection)
                case m.Ready():
                    await self.services.presenter.send_snapshot(live, connection)
                case m.AskHint():
                    _check_own_seat(connection, message.seat)
                    self._hint(live, connection, message)
        except Exception as error:
            connection.push(m.pack(refused(getattr(message, "request_id", ""), error)))

    async def _chat(self, live: LiveTable, connection: Connection, message: m.Chat) -> None:
        if connection.player is None:
            raise Refuse("need-name", 401)
        if not self.chats.take(connection.player):
            raise Refuse("too-fast", 429)
        await self.services.chat.write(live, connection.player, connection.name, message.text)

    def _hint(self, live: LiveTable, connection: Connection, message: m.AskHint) -> None:
        """Start a hint in the background: one at a time for each person."""
        player = connection.player or ""
        if player in self.hinted:
            raise Refuse("too-fast", 429)
        self.hinted.add(player)
        connection.hint = self.services.spawn(self._find_hint(live, connection, message))
        connection.hint.add_done_callback(lambda _: self.hinted.discard(player))

    async def _find_hint(self, live: LiveTable, connection: Connection, message: m.AskHint) -> None:
        try:
            number, hint = await self.services.advice.hint(live, connection.player or "", message.seat)
            do = hint.suggestions[0].choice.notation
            connection.push(m.pack(m.Hint(message.request_id, number, message.seat, do, hint.suggestions)))
        except (LudocafeError, ThinkingFailed) as error:
            connection.push(m.pack(refused(message.request_id, error)))


def _check_own_seat(connection: Connection, seat: int) -> None:
    if seat not in connection.mine:
        raise Refuse("not-your-seat", 403)


def _seated_player(connection: Connection) -> str:
    """The person on this connection, who must hold a seat."""
    if connection.player is None or not connection.mine:
        raise Refuse("not-your-seat", 403)
    return connection.player


def _write_of(scope: Scope) -> Write:
    """The server's direct write; without one, every message goes through ``send``."""
    offered: dict[str, Write] = scope.get("extensions", {}).get(EXTENSION, {})
    return offered.get("write", _cannot_write)


def _cannot_write(_texts: list[bytes]) -> bool:
    return False


def _query(scope: Scope) -> dict[str, str]:
    """The known query parameters, the first value of each."""
    try:
        found = parse_qs(scope.get("query_string", b"").decode("latin-1"), max_num_fields=8)
    except ValueError:
        return {}
    return {name: found[name][0] for name in ("lean", "watch") if name in found}


def refused(request_id: str, error: Exception) -> m.Refused:
    """An error as its client may read it."""
    if isinstance(error, IllegalAction):
        answer = m.Refused(request_id, error.text, error.fields, error.refusal.rule)
    elif isinstance(error, LudocafeError):
        answer = m.Refused(request_id, error.text, error.fields)
    else:
        log.error("request failed", exc_info=error)
        answer = m.Refused(request_id, "server-error")
    metrics.REFUSED.labels("rule" if answer.rule else answer.text).inc()
    return answer


def identity_of(headers: dict[str, str]) -> str | None:
    """The identity token of a request: a bearer token (bots) or the cookie (browsers)."""
    bearer = headers.get("authorization", "")
    if bearer.startswith("Bearer "):
        return bearer.removeprefix("Bearer ").strip()[:200]
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value[:200]
    return None


def origin_allowed(headers: dict[str, str], settings: Settings) -> bool:
    """Whether the ``Origin`` header, which browsers send and programs do not, is one of this server's."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins or (settings.public_url and origin == settings.public_url.rstrip("/")):
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return netloc.lower() == headers.get("host", "").lower() != ""
