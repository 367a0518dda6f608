"""Read-only checks of a database (for ``ludocafe doctor``)."""

from typing import Literal

import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from ludocafe.server.settings import Settings
from ludocafe.server.storage import migrations

State = Literal["absent", "unreachable", "empty", "outdated", "current", "newer"]


def newest_version() -> str:
    """The schema version this program migrates to."""
    return str(ScriptDirectory.from_config(migrations()).get_current_head())


async def database_state(settings: Settings) -> State:
    """Whether the database is there and its schema the one this program expects."""
    if not settings.postgresql and not settings.path.exists():
        return "absent"
    try:
        engine = create_async_engine(settings.url)
    except (ImportError, SQLAlchemyError):
        return "unreachable"
    try:
        async with engine.connect() as connection:
            tables = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
            if "alembic_version" not in tables:
                return "empty"
            version = (await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar()
    except (DBAPIError, OSError):
        return "unreachable"
    finally:
        await engine.dispose()
    newest = newest_version()
    if version == newest:
        return "current"
    return "outdated" if str(version) < newest else "newer"
