"""The tables of the queue library: created once, and updated by the library's own migrations.

The library ships migrations but keeps no account of which were applied, so we do. What it stores is short-lived: a turn or a
review that is lost is put in again by maintenance. Tables whose version nobody wrote down are therefore made anew.
"""

from pathlib import Path

import psycopg
import structlog
from procrastinate.schema import SchemaManager

log = structlog.get_logger()

_RECORD = "CREATE TABLE IF NOT EXISTS queue_migrations (name text PRIMARY KEY)"
_REMOVE = """
DO $$
DECLARE thing record;
BEGIN
    FOR thing IN SELECT tablename AS name FROM pg_tables
                 WHERE schemaname = current_schema() AND tablename LIKE 'procrastinate\\_%' LOOP
        EXECUTE format('DROP TABLE IF EXISTS %I CASCADE', thing.name);
    END LOOP;
    FOR thing IN SELECT p.oid::regprocedure AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
                 WHERE n.nspname = current_schema() AND p.proname LIKE 'procrastinate\\_%' LOOP
        EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', thing.name);
    END LOOP;
    FOR thing IN SELECT t.typname AS name FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
                 WHERE n.nspname = current_schema() AND t.typname LIKE 'procrastinate\\_%' LOOP
        EXECUTE format('DROP TYPE IF EXISTS %I CASCADE', thing.name);
    END LOOP;
END $$
"""


def migrations() -> list[Path]:
    """The library's migrations in their order."""
    return sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))


async def migrate(connection: psycopg.AsyncConnection[tuple[object, ...]]) -> list[str]:
    """Bring the tables up to date, each migration by itself; the names of those that this took.

    The connection commits by itself: values that one migration adds to an enumeration cannot be used before.
    """
    await connection.execute(_RECORD)
    rows = await (await connection.execute("SELECT name FROM queue_migrations")).fetchall()
    applied = {str(row[0]) for row in rows}
    wanted = {path.name: path for path in migrations()}
    missing = [name for name in wanted if name not in applied]
    if applied:
        for name in missing:
            await connection.execute(wanted[name].read_text(encoding="utf-8").encode())
            await connection.execute("INSERT INTO queue_migrations (name) VALUES (%s)", (name,))
        if missing:
            log.info("queue migrated", migrations=missing)
    else:
        await connection.execute(_REMOVE.encode())
        await connection.execute(SchemaManager.get_schema().encode())
        await connection.execute("INSERT INTO queue_migrations (name) SELECT unnest(%s::text[])", (missing,))
    return missing
