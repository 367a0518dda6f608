"""Who is there: clients of this process, and the seats connected to other workers."""

import asyncio
import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.bus import Came, Here, SentOut, encode
from ludocafe.server.schema import members
from ludocafe.server.supervisor import Pulse
from ludocafe.server.tables.changes import ask_message
from ludocafe.server.tables.chat import Chat
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.presenter import Presenter
from ludocafe.server.tables.table import Client, LiveTable, settle

HEARTBEAT = 5.0
SILENCE = 16.0  # seconds after which a silent worker's people count as gone


class Presence:
    """Lets clients in and out, and knows which seats are connected."""

    def __init__(self, context: Context, chat: Chat, presenter: Presenter) -> None:
        self.context = context
        self.chat = chat
        self.presenter = presenter
        self._workers: dict[str, float] = {}

    async def connect(self, live: LiveTable, client: Client) -> None:
        """A client comes in and gets the whole picture."""
        client.mine = live.doc.seats_of(client.player)
        settle(client, live.deciding)
        before = {seat for seat in client.mine if live.online(seat)}
        live.clients.append(client)
        live.used = time.monotonic()
        metrics.CLIENTS.inc()
        for seat in client.mine:
            if seat not in before:
                self._tell(live, seat, True)
        self.context.consider(live)  # a bot who is thinking may be more urgent now
        if client.lean:
            await self.presenter.send_snapshot(live, client)
        else:
            await self._welcome(live, client)
            self.presenter.tell_watchers(live, [client] if client.mine else None)

    async def _welcome(self, live: LiveTable, client: Client) -> None:
        """The whole picture with what was said, what happened since, and the question that is open."""
        lines = await self.chat.lines(live)
        await self.presenter.send_snapshot(live, client, await self._seen(live.id, client.player))
        for line in lines:
            client.push(m.pack(line))
        ask = live.doc.ask
        if ask is not None and live.match is not None and ask.number == live.match.number:
            client.push(m.pack(ask_message(ask, True)))

    def disconnect(self, live: LiveTable, client: Client) -> None:
        live.clients.remove(client)
        live.used = time.monotonic()
        metrics.CLIENTS.dec()
        for seat in client.mine:
            if not any(seat in other.mine for other in live.clients):
                self._tell(live, seat, False)
        if not client.mine and not client.lean:
            self.presenter.tell_watchers(live)
        if client.player is not None and client.mine and live.match is not None:
            self.context.later(self._remember_seen(live.id, client.player, live.match.number))

    def send_out(self, player: str) -> None:
        """End all connections of a person, here and at other workers; who may still come in does so anew."""
        self.send_out_here(player)
        self.context.storage.tell(encode(SentOut(self.context.bus.worker, player)))

    def send_out_here(self, player: str) -> None:
        for live in self.context.live.values():
            for client in live.clients:
                if client.player == player:
                    client.push(b"")

    def _tell(self, live: LiveTable, seat: int, online: bool) -> None:
        self.context.storage.tell(encode(Came(self.context.bus.worker, live.id, seat, online)))
        if online or not live.online(seat):
            self.context.say_here(live, m.pack(m.Presence(seat, online)))

    async def _seen(self, table: str, player: str | None) -> int:
        """The last state that a person saw at a table."""
        query = sa.select(members.c.seen).where(members.c.table_id == table, members.c.player_id == player)
        row = await self.context.storage.one(query)
        return 0 if row is None else int(row.seen)

    async def _remember_seen(self, table: str, player: str, number: int) -> None:
        async def store(connection: AsyncConnection) -> None:
            mine = (members.c.table_id == table) & (members.c.player_id == player)
            await connection.execute(sa.update(members).where(mine).values(seen=number))

        await self.context.storage.write(store)

    def heard(self, table: str, seat: int, worker: str, online: bool) -> None:
        live = self.context.live.get(table)
        before = live is not None and live.online(seat)
        workers = self.context.elsewhere.setdefault((table, seat), set())
        if online:
            workers.add(worker)
            self._workers.setdefault(worker, time.monotonic())
        else:
            workers.discard(worker)
        if not workers:
            del self.context.elsewhere[table, seat]
        if live is not None and live.online(seat) != before:
            self.context.say_here(live, m.pack(m.Presence(seat, online)))

    def heard_worker(self, news: Here) -> None:
        self._workers[news.worker] = time.monotonic()
        for table, seat in news.seats:
            self.heard(table, seat, news.worker, True)
        if not news.seats and not news.ask:
            self._worker_gone(news.worker)
        if news.ask:
            self.beat()

    def _worker_gone(self, worker: str) -> None:
        self._workers.pop(worker, None)
        for table, seat in [place for place, workers in self.context.elsewhere.items() if worker in workers]:
            self.heard(table, seat, worker, False)

    def beat(self) -> None:
        seats = [(live.id, seat) for live in self.context.live.values() for client in live.clients for seat in client.mine]
        for start in range(0, max(1, len(seats)), 100):
            part = seats[start : start + 100]
            if part:
                self.context.storage.tell(encode(Here(self.context.bus.worker, part)))

    async def beat_for_ever(self, pulse: Pulse) -> None:
        while True:
            pulse.beat()
            await asyncio.sleep(HEARTBEAT)
            self.beat()
            horizon = time.monotonic() - SILENCE
            for worker in [worker for worker, heard in self._workers.items() if heard < horizon]:
                self._worker_gone(worker)
