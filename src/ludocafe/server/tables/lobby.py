"""Lists of tables."""

from typing import Any

import msgspec
import sqlalchemy as sa

from ludocafe.server import messages as m
from ludocafe.server.schema import members, standings, tables, turns
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.presenter import Presenter
from ludocafe.server.tables.standings import Standings
from ludocafe.server.tables.tables import TABLES, Tables

LISTED = 200


class Lobby:
    """The public tables, and a person's own."""

    def __init__(self, context: Context, tables: Tables, presenter: Presenter, standings: Standings) -> None:
        self.context = context
        self.tables = tables
        self.presenter = presenter
        self.standings = standings

    async def listed(self, player: str | None, state: str) -> list[m.TableInfo]:
        """The public tables in one state, newest first."""
        query = TABLES.where(tables.c.listed, turns.c.state == state).order_by(tables.c.created.desc()).limit(LISTED)
        return [self.presenter.info(self.tables.known(row), player) for row in await self.context.storage.all(query)]

    async def tables_of(self, player: str, before: float | None = None) -> list[m.MyTable]:
        """A person's tables, the latest first, as many as one list holds; those ``before`` a time come next."""
        query = TABLES.add_columns(standings.c.data).join(standings, standings.c.table_id == tables.c.id, isouter=True)
        query = query.join(members, members.c.table_id == tables.c.id).where(members.c.player_id == player)
        if before is not None:
            query = query.where(turns.c.updated < before)
        rows = await self.context.storage.all(query.order_by(turns.c.updated.desc()).limit(LISTED))
        return [self._mine(row, player) for row in rows]

    async def all_tables_of(self, player: str) -> list[m.MyTable]:
        """Really all of them."""
        found = part = await self.tables_of(player)
        while len(part) == LISTED:
            part = await self.tables_of(player, part[-1].updated)
            found = found + part
        return found

    def _mine(self, row: sa.Row[Any], player: str) -> m.MyTable:
        live = self.tables.known(row)
        info = msgspec.structs.asdict(self.presenter.info(live, player))
        return m.MyTable(**info, updated=row.updated, started=live.doc.started, standing=self.standings.known(live, row.data))
