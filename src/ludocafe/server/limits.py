"""Rate limits: token buckets, forgotten once they are full again."""

import time


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

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) > 10_000:
                self.forget()
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        return bucket.take()

    def forget(self) -> None:
        """Drop every bucket that has filled up again."""
        now = time.monotonic()
        full = [key for key, b in self._buckets.items() if b.left + (now - b.at) * b.rate >= b.burst]
        for key in full:
            del self._buckets[key]
