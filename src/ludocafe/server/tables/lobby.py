"""Lists of tables."""

from ludocafe.server import messages as m
from ludocafe.server.schema import members, tables, turns
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.presenter import Presenter
from ludocafe.server.tables.tables import TABLES, Tables

LISTED = 200


class Lobby:
    """The public tables, and a person's own."""

    def __init__(self, context: Context, tables: Tables, presenter: Presenter) -> None:
        self.context = context
        self.tables = tables
        self.presenter = presenter

    async def listed(self, player: str | None, state: str) -> list[m.TableInfo]:
        """The public tables in one state, newest first."""
        query = TABLES.where(tables.c.listed, turns.c.state == state).order_by(tables.c.created.desc()).limit(LISTED)
        return [self.presenter.info(self.tables.known(row), player) for row in await self.context.storage.all(query)]

    async def tables_of(self, player: str) -> list[m.TableInfo]:
        """A person's tables, the latest first."""
        query = TABLES.join(members, members.c.table_id == tables.c.id).where(members.c.player_id == player)
        rows = await self.context.storage.all(query.order_by(turns.c.updated.desc()).limit(LISTED))
        return [self.presenter.info(self.tables.known(row), player) for row in rows]
