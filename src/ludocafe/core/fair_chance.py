"""Chance for live tables and records: verifiable draws, recorded draws, replayed draws."""

import hashlib
import secrets

from ludocafe.core.chance import STREAMS, Chance
from ludocafe.core.errors import BrokenRecord


def new_seed() -> str:
    """A fresh secret seed (256 bits as hex)."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What a table shows when it opens; the seed, shown at the end, must hash to it."""
    return hashlib.sha256(f"ludocafe commitment {seed}".encode()).hexdigest()


class FairChance(Chance):
    """Draws that are unpredictable without the seed and verifiable with it (SHA-256 in counter mode)."""

    def __init__(self, seed: str, counters: list[int] | None = None) -> None:
        self.seed = seed
        self.counters = list(counters) if counters else [0] * len(STREAMS)

    def below(self, stream: int, n: int) -> int:
        while True:
            question = f"{self.seed} {STREAMS[stream]} {self.counters[stream]}"
            self.counters[stream] += 1
            word = int.from_bytes(hashlib.sha256(question.encode()).digest()[:8], "big")
            # Reject the few words that would favour small numbers.
            if word < (1 << 64) - (1 << 64) % n:
                return word % n


class Recorder(Chance):
    """Passes each draw on to ``source`` and records the result."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.results: list[int] = []

    def below(self, stream: int, n: int) -> int:
        result = int(self.source.below(stream, n))
        self.results.append(result)
        return result

    def take(self) -> list[int]:
        """The answers since the last call."""
        results, self.results = self.results, []
        return results


class Replayed(Chance):
    """Reads draws from a record."""

    def __init__(self, results: list[int] | None = None) -> None:
        self.load(results or [])

    def load(self, results: list[int], entry: int = 0) -> None:
        self.results = results
        self.entry = entry
        self.next = 0

    def below(self, stream: int, n: int) -> int:
        if self.next >= len(self.results):
            raise BrokenRecord("record-chance-missing", self.entry)
        result = self.results[self.next]
        self.next += 1
        if not 0 <= result < n:
            raise BrokenRecord("record-chance-impossible", self.entry, {"result": result, "n": n})
        return result

    def finish(self) -> None:
        """Raise ``BrokenRecord`` when recorded draws are left over."""
        if self.next != len(self.results):
            raise BrokenRecord("record-chance-surplus", self.entry)
