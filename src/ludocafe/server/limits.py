"""Rate limits: token buckets, dropped once they are full again.

``Buckets`` are those of one process. ``SharedLimit`` counts for all workers of an installation: with PostgreSQL each taking is
one statement there. SQLite has one process, which remembers by itself.
"""

import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.server.storage import Storage


class Bucket:
    """Allows ``rate`` things a second and ``burst`` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """One bucket per key (address, name …)."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, amount: float = 1.0) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) > 10_000:
                self.forget()
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        return bucket.take(min(amount, self.burst))

    def forget(self) -> None:
        """Drop every bucket that has filled up again."""
        now = time.monotonic()
        full = [key for key, b in self._buckets.items() if b.left + (now - b.at) * b.rate >= b.burst]
        for key in full:
            del self._buckets[key]


_TAKE = sa.text(
    'INSERT INTO limits (key, "left", at) VALUES (:key, :burst - 1, :now) '
    'ON CONFLICT (key) DO UPDATE SET "left" = LEAST(:burst, limits."left" + (:now - limits.at) * :rate) - 1, at = :now '
    'WHERE LEAST(:burst, limits."left" + (:now - limits.at) * :rate) >= 1 RETURNING key'
)
_FORGET = sa.text("DELETE FROM limits WHERE at < :before")
KEPT = 7 * 24 * 3600.0  # seconds after which a limit that nobody touched is forgotten


class SharedLimit:
    """One bucket per key, shared by all workers."""

    def __init__(self, storage: Storage, name: str, rate: float, burst: float) -> None:
        self._storage = storage
        self._name = name
        self._rate = rate
        self._burst = burst
        self._here = Buckets(rate, burst)

    async def take(self, key: str) -> bool:
        if not self._storage.postgresql:
            return self._here.take(key)
        values = {"key": f"{self._name} {key}"[:300], "rate": self._rate, "burst": self._burst, "now": time.time()}

        async def store(connection: AsyncConnection) -> bool:
            return (await connection.execute(_TAKE, values)).first() is not None

        return await self._storage.apart(store)


async def forget_limits(storage: Storage) -> None:
    """Drop what has long been full again."""

    async def store(connection: AsyncConnection) -> None:
        await connection.execute(_FORGET, {"before": time.time() - KEPT})

    await storage.write(store)
