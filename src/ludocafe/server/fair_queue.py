"""A fair queue of bot decisions: computing time is shared between people, not between their tables.

Whoever waits at a table goes before tables that nobody watches. Among people of the same urgency the one who has used least
comes first; many tables of one person share that person's part. Somebody who comes new, or comes back, starts a little ahead of
those who are at it, but is owed nothing for the time before.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

HEAD_START = 1.0  # seconds that somebody who comes new is ahead
SLICE = 0.5  # seconds by which a waiting person must be behind to interrupt another
MEMORY = 1000  # people whose use is remembered


class Urgency(IntEnum):
    """How urgently a decision is needed."""

    WATCHED = 0  # somebody is there and waits
    AWAITED = 1  # somebody plays, but is not there
    ALONE = 2  # bots among themselves; the coach who looks back


class Priority(NamedTuple):
    """The people who need a decision, and how urgently."""

    urgency: Urgency
    people: tuple[str, ...]


class Job(Generic[T]):
    """A decision to compute."""

    __slots__ = ("item", "number", "person", "priority", "since", "urgency")

    def __init__(self, item: T, number: int, priority: Callable[[], Priority]) -> None:
        self.item = item
        self.number = number  # in order of arrival
        self.priority = priority
        self.urgency = Urgency.ALONE
        self.person = ""
        self.since: float | None = None  # when it began to run, or went on


class FairQueue(Generic[T]):
    """The waiting and the running jobs; chooses which should run."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: dict[str, float] = {}  # seconds by person
        self._count = 0
        self.waiting: list[Job[T]] = []
        self.running: list[Job[T]] = []

    def add(self, item: T, priority: Callable[[], Priority]) -> Job[T]:
        self._count += 1
        job = Job(item, self._count, priority)
        self._place(job, entering=True)
        self.waiting.append(job)
        return job

    def refresh(self) -> None:
        """Update the priority of every job: people connected or disconnected."""
        for job in (*self.waiting, *self.running):
            self._place(job, entering=False)

    def next(self) -> Job[T] | None:
        """The job that should run before all others that wait."""
        return min(self.waiting, key=self._rank, default=None)

    def to_interrupt(self, job: Job[T]) -> Job[T] | None:
        """The running job that should be interrupted for this one; None if no other has a lower priority."""
        if not self.running:
            return None
        last = max(self.running, key=self._rank)
        if last.urgency != job.urgency:
            return last if job.urgency < last.urgency else None
        ahead = last.person != job.person and self._use(job.person) + SLICE < self._use(last.person)
        return last if ahead else None

    def run(self, job: Job[T]) -> None:
        self.waiting.remove(job)
        self.running.append(job)
        job.since = self._clock()

    def interrupt(self, job: Job[T]) -> None:
        self._charge(job)
        self.running.remove(job)
        self.waiting.append(job)

    def remove(self, job: Job[T]) -> None:
        """Remove a job that is done or was cancelled."""
        if job in self.running:
            self._charge(job)
            self.running.remove(job)
        elif job in self.waiting:
            self.waiting.remove(job)

    def _rank(self, job: Job[T]) -> tuple[int, float, int]:
        return job.urgency, self._use(job.person), job.number

    def _use(self, person: str) -> float:
        """The seconds a person has used, running jobs included."""
        now = self._clock()
        running = sum(now - job.since for job in self.running if job.person == person and job.since is not None)
        return self._used.get(person, 0.0) + running

    def _charge(self, job: Job[T]) -> None:
        if job.since is not None:
            self._used[job.person] = self._used.get(job.person, 0.0) + self._clock() - job.since
            job.since = None

    def _place(self, job: Job[T], entering: bool) -> None:
        """Update the urgency of a job and its person: of several who wait for it, the one who has used least."""
        job.urgency, people = job.priority()
        person = min(people, key=self._use, default="")
        if person == job.person and not entering:
            return
        if job.since is not None:
            self._charge(job)
            job.since = self._clock()
        job.person = person
        active = {other.person for other in (*self.waiting, *self.running) if other is not job}
        if person not in active:
            least = min((self._use(other) for other in active), default=0.0)
            self._forget(active)
            self._used[person] = max(self._used.get(person, 0.0), least - HEAD_START)

    def _forget(self, active: set[str]) -> None:
        if len(self._used) > MEMORY:
            self._used = {person: used for person, used in self._used.items() if person in active}
