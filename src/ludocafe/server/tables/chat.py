"""Talking at a table."""

import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.identity import clean
from ludocafe.server.schema import chats
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.table import LiveTable

CHAT_LINES = 50


class Chat:
    """Keeps what was said."""

    def __init__(self, context: Context) -> None:
        self.context = context

    async def write(self, live: LiveTable, player: str, name: str, text: str) -> None:
        text = clean(text)
        if not text:
            raise Refuse("empty-chat")
        mine = live.doc.seats_of(player)
        line = m.ChatLine(mine[0] if mine else None, name, text, round(time.time(), 3))

        async def store(connection: AsyncConnection) -> None:
            await connection.execute(
                sa.insert(chats).values(table_id=live.id, player_id=player, seat=line.seat, name=name, text=text, at=line.at)
            )

        await self.context.storage.write(store)
        self.context.broadcast(live, m.pack(line))

    async def lines(self, live: LiveTable) -> list[m.ChatLine]:
        query = sa.select(chats).where(chats.c.table_id == live.id).order_by(chats.c.id.desc()).limit(CHAT_LINES)
        return [m.ChatLine(row.seat, row.name, row.text, row.at) for row in reversed(await self.context.storage.all(query))]
