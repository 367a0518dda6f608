"""Uptime: clocks stand still while nobody could play because the server was down, or played other rules.

Each row of the table ``hours`` is a stretch in which at least one worker served people, with the rules versions it played.
Workers write down every few seconds that they are still there; whoever finds that nobody was begins a new stretch. So does
whoever could not reach the database: while it is away nobody can move, and nobody's clock runs.
"""

import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe import registry
from ludocafe.server.schema import hours, turns
from ludocafe.server.storage import Storage, StorageAway, drop, is_fault

log = structlog.get_logger()

T = TypeVar("T")

BEAT = 5.0  # seconds between signs of life
GRACE = 0.5  # seconds by which a sign of life of another worker must be younger than our fault to show that it had none
SILENCE = 15.0  # seconds without one after which the server counts as down
OPEN_LOCK = 4_815_162_343  # of PostgreSQL; every worker shares it as long as it lives
KEY_LIMIT = 3.0  # seconds to take the lock anew
HOURS_LOCK = 4_815_162_344  # of PostgreSQL; held while the hours are written

_rules = msgspec.json.Decoder(dict[str, int])


class Stretch(NamedTuple):
    """A time in which the server was up; ``rules`` are the versions it played (empty: not known, any)."""

    opened: float
    seen: float
    rules: dict[str, int]


class Closures:
    """When a game could not be played, oldest first, and how long in all until the end of each."""

    def __init__(self, stretches: Sequence[Stretch], game: str, version: int) -> None:
        played = [stretch for stretch in stretches if stretch.rules.get(game, version) == version]
        self.begins = [stretch.seen for stretch in played[:-1]]
        self.ends = [stretch.opened for stretch in played[1:]]
        self.sums = list(accumulate(end - begin for begin, end in zip(self.begins, self.ends, strict=True)))

    def since(self, start: float) -> float:
        """Seconds closed after ``start``."""
        if not self.ends or start >= self.ends[-1]:
            return 0.0
        first = bisect_right(self.ends, start)
        whole = self.sums[-1] - self.sums[first]
        return whole + self.ends[first] - max(start, self.begins[first])


class Uptime:
    """Since when the server is up, as it is stored."""

    def __init__(self, storage: Storage) -> None:
        self.time: Callable[[], float] = time.time
        self._storage = storage
        self._keeping = False
        self._written = 0.0
        self._own = 0.0  # our last sign of life
        self._stretches: list[Stretch] = []
        self._closures: dict[tuple[str, int], Closures] = {}
        self._lock_connection: AsyncConnection | None = None  # holds PostgreSQL's lock

    async def open(self, keep: bool) -> None:
        """Read the hours. Those who serve people keep them: they begin a new stretch when nobody else is there."""
        self._keeping = keep
        at = self.time()
        if keep:
            alone = await self._is_alone()
            await self._in_own_transaction(lambda connection: self._write(connection, alone))
            if alone and self._lock_connection is not None:
                await self._lock_connection.execute(sa.select(sa.func.pg_advisory_lock_shared(OPEN_LOCK)))
                await self._lock_connection.execute(sa.select(sa.func.pg_advisory_unlock(OPEN_LOCK)))
        await self._read(at)

    async def beat(self) -> None:
        """Write a heartbeat every now and then, and at once after a fault, and read those of others."""
        failing, at = self._storage.failing_since, self.time()
        if failing is None and abs(at - self._written) < BEAT:
            return
        if self._keeping:
            await self._hold_lock()
            closed = None if failing is None else self.time() - (time.monotonic() - failing)
            await self._in_own_transaction(lambda connection: self._write(connection, False, closed))
        await self._read(at)
        if self._storage.failing_since == failing:
            self._storage.failing_since = None

    async def close(self) -> None:
        try:
            if self._keeping:
                await self._in_own_transaction(lambda connection: self._write(connection, False))
        except StorageAway:
            log.warning("closing time not written down")  # then the last sign of life is a few seconds old
        await self._drop_lock()

    def closed_since(self, start: float, game: str, version: int) -> float:
        """Seconds since ``start`` in which a game could not be played."""
        closures = self._closures.get((game, version))
        if closures is None:
            closures = self._closures[game, version] = Closures(self._stretches, game, version)
        return closures.since(start) + self._pending(start)

    def _pending(self, start: float) -> float:
        """Seconds since ``start`` for which the database has been away, as long as that is not written down."""
        failing = self._storage.failing_since
        return 0.0 if failing is None else max(0.0, min(time.monotonic() - failing, self.time() - start))

    # -- storage ---------------------------------------------------------------------------------------------------------

    async def _read(self, at: float) -> None:
        """Learn what is written down. ``at``: when that was begun; a machine that fell asleep since has not shown life."""
        rows = await self._storage.all(sa.select(hours).order_by(hours.c.opened))
        found = [Stretch(row.opened, row.seen, _rules.decode(row.rules)) for row in rows]
        if [stretch.opened for stretch in found] != [stretch.opened for stretch in self._stretches]:
            self._closures.clear()
        self._stretches = found
        self._written = at

    async def _write(self, connection: AsyncConnection, alone: bool, closed: float | None = None) -> None:
        """Go on with the present stretch, or begin one: when we are ``alone``, or nobody could write since ``closed``."""
        if self._storage.postgresql:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(HOURS_LOCK)))
        now = self.time()
        latest = (await connection.execute(sa.select(hours).order_by(hours.c.opened.desc()).limit(1))).first()
        shut = closed is not None and latest is not None and self._was_closed(latest.seen, closed, now)
        if latest is not None and not alone and not shut and now - latest.seen <= SILENCE:
            self._own = max(now, latest.seen)
            await connection.execute(sa.update(hours).where(hours.c.opened == latest.opened).values(seen=self._own))
            return
        moved = (await connection.execute(sa.select(sa.func.max(turns.c.updated)))).scalar()  # a sign of life too
        if latest is not None:
            life = max(latest.opened, closed) if shut and closed is not None else max(latest.seen, moved or 0.0)
            seen = min(now, life)
            await connection.execute(sa.update(hours).where(hours.c.opened == latest.opened).values(seen=seen))
        elif moved is not None:  # tables older than these hours
            await connection.execute(sa.insert(hours).values(opened=0.0, seen=min(now, moved), rules="{}"))
        self._own = now = self.time()  # that may have waited until the fault was over
        rules = {id: kind.rules_version for id, kind in registry.kinds().items()}
        opened = now if latest is None else max(now, latest.opened + 0.001)  # the machine's clock may have been put back
        await connection.execute(sa.insert(hours).values(opened=opened, seen=opened, rules=msgspec.json.encode(rules).decode()))

    def _was_closed(self, seen: float, closed: float, now: float) -> bool:
        """Could nobody else write either, since we could not? The last sign of life was ours, or from before, or is too old."""
        return seen <= max(closed + GRACE, self._own) or now - seen > BEAT + GRACE

    async def _in_own_transaction(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run work in a transaction of its own, so that workers waiting for each other do not delay moves."""
        if not self._storage.postgresql:
            return await self._storage.write(work)
        return await self._storage.apart(work)

    async def _is_alone(self) -> bool:
        """Is this the only worker? SQLite has one process; on PostgreSQL every running worker shares a lock."""
        if not self._storage.postgresql:
            return True
        await self._drop_lock()
        self._lock_connection = await self._take_lock()
        alone = bool((await self._lock_connection.execute(sa.select(sa.func.pg_try_advisory_lock(OPEN_LOCK)))).scalar())
        if not alone:  # wait until whoever is first has stored that the server is up
            await self._lock_connection.execute(sa.select(sa.func.pg_advisory_lock_shared(OPEN_LOCK)))
        return alone

    async def _hold_lock(self) -> None:
        """After any trouble the lock may be gone with its connection, or the connection may not answer: take it anew."""
        if not self._storage.postgresql:
            return
        try:
            async with self._storage.limit(KEY_LIMIT):
                if self._lock_connection is not None:
                    await self._lock_connection.execute(sa.select(sa.literal(1)))
                else:
                    self._lock_connection = await self._take_lock()
                    await self._lock_connection.execute(sa.select(sa.func.pg_advisory_lock_shared(OPEN_LOCK)))
        except Exception as error:
            await self._drop_lock()
            if not is_fault(error):
                raise
            raise StorageAway() from error

    async def _drop_lock(self) -> None:
        connection, self._lock_connection = self._lock_connection, None
        if connection is not None:
            await drop(connection)

    async def _take_lock(self) -> AsyncConnection:
        connection = await self._storage.own.connect()
        connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(sa.text("SET statement_timeout = 0"))  # whoever is first may take its time
        return connection
