"""Changes to a table's document: its people, its question, its end. The game starts with the change that fills it."""

from collections.abc import Callable

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.core.game import Game
from ludocafe.server import messages as m
from ludocafe.server.bus import Changed, encode
from ludocafe.server.documents import AskDoc, TableDoc, decode_doc, encode_doc
from ludocafe.server.play import LOG_LINES, TimedMatch
from ludocafe.server.schema import entries, members, tables, turns
from ludocafe.server.storage import chance_text
from ludocafe.server.tables.context import GRACE, Context
from ludocafe.server.tables.presenter import Presenter
from ludocafe.server.tables.table import LiveTable, choose_viewed_seat
from ludocafe.server.tables.tables import Tables


class Changes:
    """Stores changes of a table's document and sends them to everybody."""

    def __init__(self, context: Context, tables: Tables, presenter: Presenter) -> None:
        self.context = context
        self.tables = tables
        self.presenter = presenter

    async def change(self, live: LiveTable, alter: Callable[[TableDoc], None]) -> None:
        """Change a table's document; ``alter`` raises to refuse, and may run again on a newer document."""
        async with live.lock:
            await self.change_locked(live, alter)

    async def change_locked(self, live: LiveTable, alter: Callable[[TableDoc], None]) -> None:
        kept = live.doc, live.match, live.version

        async def store(connection: AsyncConnection) -> int:
            query = sa.select(tables.c.doc, tables.c.version).where(tables.c.id == live.id)
            row = (await connection.execute(query.with_for_update())).one()
            doc = decode_doc(row.doc)
            before = [(chair.kind, chair.player) for chair in doc.chairs]
            alter(doc)
            moved = {seat for seat, chair in enumerate(doc.chairs) if (chair.kind, chair.player) != before[seat]}
            if moved:
                doc.ask = None  # those who were asked are not those who would answer
                doc.kept = {seat: kept for seat, kept in doc.kept.items() if seat not in moved}  # nor is it their plan
            await self.store_document(connection, live, doc, row.version + 1)
            return int(row.version) + 1

        try:
            await self.context.storage.write(store, lambda version: encode(Changed(self.context.bus.worker, live.id, version)))
        except BaseException:
            live.doc, live.match, live.version = kept
            raise
        asked = kept[0].ask
        if asked is not None and live.doc.ask is None:
            self.context.broadcast(live, m.pack(ask_message(asked, False)))
        self._broadcast(live, kept[0], restarted=kept[1] is not live.match)

    async def store_document(self, connection: AsyncConnection, live: LiveTable, doc: TableDoc, version: int) -> None:
        """Write a table's document; start the game when its last chair was taken."""
        match = live.match
        if doc.started is None and not doc.aborted and doc.full() and live.game is not None:
            doc.started = self.context.uptime.time()
            match = await _start(connection, live.id, live.game, doc, live.seed)
        live.doc, live.match, live.version = doc, match, version
        text = encode_doc(doc).decode()
        await connection.execute(sa.update(tables).where(tables.c.id == live.id).values(doc=text, version=version))
        turn = live.turn()._asdict()
        del turn["number"]
        await connection.execute(sa.update(turns).where(turns.c.table_id == live.id).values(**turn))
        await _add_members(connection, live.id, doc)

    def _broadcast(self, live: LiveTable, before: TableDoc, restarted: bool = False, patience: float = 0.0) -> None:
        """Send the change to everybody at the table, a snapshot to clients whose seats changed, plans to their own seat only."""
        if live.state in ("aborted", "over"):
            live.stop_thinking()
        moved = any(client.mine != live.doc.seats_of(client.player) for client in live.clients)
        secret = not restarted and msgspec.structs.replace(before, kept={}) == msgspec.structs.replace(live.doc, kept={})
        for client in list(live.clients):
            mine = live.doc.seats_of(client.player)
            if mine != client.mine or restarted:
                client.mine = mine
                choose_viewed_seat(client, live.deciding)
                self.context.spawn(self.presenter.send_snapshot(live, client))
            elif not client.is_bot:
                if not secret:
                    client.push(m.pack(m.TableChanged(self.presenter.info(live, client.player))))
                seat = client.viewed_seat
                if seat is not None and before.kept.get(seat) != live.doc.kept.get(seat):
                    client.push(m.pack(m.KeptNow(seat, self.presenter.kept(live, seat))))
        if moved:
            self.presenter.send_watchers(live)
        self.context.play_automatically(live, patience)

    async def reload(self, live: LiveTable) -> None:
        """Another worker changed the table."""
        async with live.lock:
            row = await self.context.storage.one(sa.select(tables.c.doc, tables.c.version).where(tables.c.id == live.id))
            if row is None or row.version <= live.version:
                return
            before = live.doc
            live.doc, live.version = decode_doc(row.doc), row.version
            if before.started is None and live.doc.started is not None and live.game is not None:
                live.match = await self.tables.played_again(live)
                live.match.trim(LOG_LINES)
            self._broadcast(live, before, restarted=before.started != live.doc.started, patience=GRACE)

    async def touch(self, live: LiveTable) -> None:
        """Write a table's row in ``turns`` again."""

        async def store(connection: AsyncConnection) -> None:
            turn = live.turn()._asdict()
            stands = (turns.c.table_id == live.id) & (turns.c.number <= turn["number"])
            await connection.execute(sa.update(turns).where(stands).values(**turn))

        await self.context.storage.write(store)


def ask_message(ask: AskDoc, open: bool) -> m.Ask:
    return m.Ask("takeback", ask.by, ask.count, ask.answers, open)


async def _start(connection: AsyncConnection, id: str, game: Game, doc: TableDoc, seed: str) -> TimedMatch:
    """Begin the game: its set-up is entry 0."""
    match = TimedMatch(game, doc, seed)
    match.trim(LOG_LINES)
    chance = chance_text(match.setup)
    setup = {"table_id": id, "number": 0, "seat": -1, "do": "", "undo": 0, "chance": chance, "at": 0.0, "client": ""}
    await connection.execute(sa.insert(entries).values(**setup))
    return match


async def _add_members(connection: AsyncConnection, id: str, doc: TableDoc) -> None:
    """Register the table for everybody who has a seat, so that it is in their list of tables."""
    rows = await connection.execute(sa.select(members.c.player_id).where(members.c.table_id == id))
    new = (doc.people() | {doc.creator}) - {row.player_id for row in rows}
    if new:
        await connection.execute(sa.insert(members), [{"table_id": id, "player_id": one, "seen": 0} for one in sorted(new)])
