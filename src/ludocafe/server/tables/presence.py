"""Who is connected: clients of this process, and the seats connected to other workers."""

import asyncio
import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.bus import Heartbeat, PersonDisconnected, SeatConnection, encode
from ludocafe.server.schema import members
from ludocafe.server.supervisor import Pulse
from ludocafe.server.tables.changes import ask_message
from ludocafe.server.tables.chat import Chat
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.presenter import Presenter
from ludocafe.server.tables.table import Client, LiveTable, choose_viewed_seat

HEARTBEAT = 5.0
SILENCE = 16.0  # seconds after which a silent worker's people count as gone


class Presence:
    """Registers clients, and knows which seats are connected."""

    def __init__(self, context: Context, chat: Chat, presenter: Presenter) -> None:
        self.context = context
        self.chat = chat
        self.presenter = presenter
        self._workers: dict[str, float] = {}

    async def connect(self, live: LiveTable, client: Client) -> None:
        """Register a client and send it the whole state."""
        client.mine = live.doc.seats_of(client.player)
        choose_viewed_seat(client, live.deciding)
        before = {seat for seat in client.mine if live.online(seat)}
        live.clients.append(client)
        live.used = time.monotonic()
        metrics.CLIENTS.inc()
        for seat in client.mine:
            if seat not in before:
                self._broadcast(live, seat, True)
        self.context.play_automatically(live)  # a bot's turn may be more urgent now
        if client.is_bot:
            await self.presenter.send_snapshot(live, client)
        else:
            await self._welcome(live, client)
            self.presenter.send_watchers(live, [client] if client.mine else None)

    async def _welcome(self, live: LiveTable, client: Client) -> None:
        """Send the snapshot, the chat, and the open question of the table."""
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
                self._broadcast(live, seat, False)
        if not client.mine and not client.is_bot:
            self.presenter.send_watchers(live)
        if client.player is not None and client.mine and live.match is not None:
            self.context.spawn(self._remember_seen(live.id, client.player, live.match.number))

    def disconnect_person(self, player: str) -> None:
        """Close all connections of a person, on all workers; whoever is still allowed in can connect again."""
        self.disconnect_person_here(player)
        self.context.storage.publish(encode(PersonDisconnected(self.context.bus.worker, player)))

    def disconnect_person_here(self, player: str) -> None:
        for live in self.context.live.values():
            for client in live.clients:
                if client.player == player:
                    client.push(b"")

    def _broadcast(self, live: LiveTable, seat: int, online: bool) -> None:
        self.context.storage.publish(encode(SeatConnection(self.context.bus.worker, live.id, seat, online)))
        if online or not live.online(seat):
            self.context.broadcast_here(live, m.pack(m.Presence(seat, online)))

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

    def set_connected(self, table: str, seat: int, worker: str, online: bool) -> None:
        live = self.context.live.get(table)
        before = live is not None and live.online(seat)
        workers = self.context.remote_seats.setdefault((table, seat), set())
        if online:
            workers.add(worker)
            self._workers.setdefault(worker, time.monotonic())
        else:
            workers.discard(worker)
        if not workers:
            del self.context.remote_seats[table, seat]
        if live is not None and live.online(seat) != before:
            self.context.broadcast_here(live, m.pack(m.Presence(seat, online)))

    def receive_heartbeat(self, news: Heartbeat) -> None:
        self._workers[news.worker] = time.monotonic()
        for table, seat in news.seats:
            self.set_connected(table, seat, news.worker, True)
        if not news.seats and not news.ask:
            self._drop_worker(news.worker)
        if news.ask:
            self.beat()

    def _drop_worker(self, worker: str) -> None:
        self._workers.pop(worker, None)
        for table, seat in [place for place, workers in self.context.remote_seats.items() if worker in workers]:
            self.set_connected(table, seat, worker, False)

    def beat(self) -> None:
        seats = [(live.id, seat) for live in self.context.live.values() for client in live.clients for seat in client.mine]
        for start in range(0, max(1, len(seats)), 100):
            part = seats[start : start + 100]
            if part:
                self.context.storage.publish(encode(Heartbeat(self.context.bus.worker, part)))

    async def keep_beating(self, pulse: Pulse) -> None:
        while True:
            pulse.beat()
            await asyncio.sleep(HEARTBEAT)
            self.beat()
            horizon = time.monotonic() - SILENCE
            for worker in [worker for worker, heard in self._workers.items() if heard < horizon]:
                self._drop_worker(worker)
