"""Supervised long-running tasks: each is restarted when it ends, and its state is part of the health report."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal

import structlog

from ludocafe.server import metrics

log = structlog.get_logger()

FIRST_PAUSE = 0.25  # seconds before the first restart; each further one waits twice as long …
LONGEST_PAUSE = 1.5  # … up to this, so that everything runs again soon after a long fault
SOUND_AFTER = 1.0  # seconds a task must have run after a failure to count as sound
WATCH = 1.0  # seconds between looks for tasks that are stuck
CANCEL_TIMEOUT = 5.0  # seconds a cancelled task may take to end

TaskState = Literal["ok", "restarting", "stuck"]


class Pulse:
    """The progress of a task. ``beat``: it has made progress; ``rest``: it waits for work, for any time."""

    def __init__(self, stall: float, grace: float) -> None:
        self.stall = stall
        self.grace = grace
        self.alive = False
        self.failures = 0  # in a row
        self._begun = self._beat = time.monotonic()
        self._beaten = False
        self._resting = False

    def beat(self) -> None:
        self._beat = time.monotonic()
        self._beaten = True
        self._resting = False

    def rest(self) -> None:
        self.beat()
        self._resting = True

    def begin(self) -> None:
        """A new attempt."""
        self.alive = True
        self._begun = self._beat = time.monotonic()
        self._beaten = self._resting = False

    def end(self) -> float:
        """An attempt has ended; returns the pause before the next one."""
        self.alive = False
        self.failures = 1 if self._age() > LONGEST_PAUSE else self.failures + 1
        return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** (self.failures - 1))

    def stuck(self) -> bool:
        return self.alive and not self._resting and time.monotonic() - self._beat > self.stall

    def state(self) -> TaskState:
        """After a failure a task counts as sound once it has made progress and run for ``SOUND_AFTER`` seconds."""
        if not self.alive or not self._beaten or (self.failures and self._age() < SOUND_AFTER):
            return "restarting"
        return "stuck" if self.stuck() else "ok"

    def _age(self) -> float:
        return time.monotonic() - self._begun


Work = Callable[[Pulse], Awaitable[None]]


class ExpectedFailure(Exception):
    """A dependency is away: logged in one line, without a traceback."""


class Supervisor:
    """Runs tasks until told to stop. A task that ends, fails or makes no progress for ``stall`` seconds is started again."""

    def __init__(self) -> None:
        self._pulses: dict[str, Pulse] = {}
        self._loops: dict[str, asyncio.Task[None]] = {}
        self._attempts: dict[str, asyncio.Task[None]] = {}
        self._short: set[asyncio.Task[Any]] = set()
        self._watch: asyncio.Task[None] | None = None

    def start(self, name: str, work: Work, stall: float, grace: float = CANCEL_TIMEOUT) -> None:
        """Run ``work`` from now on; nothing changes if it runs already. It has ``grace`` seconds to end when it is told to."""
        if name in self._loops:
            return
        pulse = self._pulses[name] = Pulse(stall, grace)
        self._loops[name] = asyncio.create_task(self._keep_running(name, work, pulse), name=f"supervised {name}")
        if self._watch is None:
            self._watch = asyncio.create_task(self._watch_all(), name="supervisor")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run a short task in the background; a failure is logged and counted."""
        task = asyncio.create_task(work)
        self._short.add(task)
        task.add_done_callback(self._ended)
        return task

    def health(self) -> dict[str, TaskState]:
        return {name: pulse.state() for name, pulse in self._pulses.items()}

    def fine(self) -> bool:
        return all(state == "ok" for state in self.health().values())

    def short_tasks(self) -> "list[asyncio.Task[Any]]":
        return list(self._short)

    async def once(self, name: str, work: Callable[[], Awaitable[None]], stall: float) -> None:
        """Keep trying until ``work`` has succeeded once."""
        done = asyncio.Event()

        async def attempt(_pulse: Pulse) -> None:
            await work()
            done.set()
            await asyncio.Event().wait()  # until it is stopped below

        self.start(name, attempt, stall)
        await done.wait()
        await self.stop(name)

    async def stop(self, name: str) -> None:
        """Stop one task without a restart."""
        loop = self._loops.pop(name, None)
        pulse = self._pulses.pop(name, None)
        if loop is not None and pulse is not None:
            await _cancel(loop, pulse.grace + 1.0)

    async def close(self) -> None:
        """Stop all tasks, the latest started first."""
        if self._watch is not None:
            await _cancel(self._watch)
            self._watch = None
        for name in reversed(list(self._loops)):
            await self.stop(name)
        for task in list(self._short):
            await _cancel(task)

    async def _keep_running(self, name: str, work: Work, pulse: Pulse) -> None:
        while True:
            pulse.begin()
            attempt = self._attempts[name] = asyncio.create_task(_awaited(work(pulse)), name=name)
            try:
                await asyncio.wait([attempt])
            finally:
                pause = pulse.end()
                if not attempt.done():
                    await _cancel(attempt, pulse.grace)
            self._report(name, attempt)
            await asyncio.sleep(pause)

    def _report(self, name: str, attempt: "asyncio.Task[None]") -> None:
        metrics.TASK_FAILURES.labels(name).inc()
        error = None if attempt.cancelled() else attempt.exception()
        if isinstance(error, ExpectedFailure):
            log.warning("task stopped, it will be restarted", task=name, error=_described(error))
        elif attempt.cancelled():
            log.error("task was stuck, it will be restarted", task=name)
        else:
            log.error("task ended unexpectedly, it will be restarted", task=name, exc_info=error)

    async def _watch_all(self) -> None:
        while True:
            await asyncio.sleep(WATCH)
            for name, pulse in self._pulses.items():
                if pulse.stuck():
                    self._attempts[name].cancel()

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._short.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            metrics.TASK_FAILURES.labels("short").inc()
            if isinstance(error, ExpectedFailure):
                log.warning("background work failed", error=_described(error))
            else:
                log.error("background work failed", exc_info=error)


def _described(error: BaseException) -> str:
    """An error with what caused it, in one line."""
    name, cause = str(error) or type(error).__name__, error.__cause__
    return name if cause is None else f"{name} ({type(cause).__name__})"


async def _awaited(work: Awaitable[None]) -> None:
    await work


async def _cancel(task: "asyncio.Task[Any]", seconds: float = CANCEL_TIMEOUT) -> None:
    """Cancel a task and wait a limited time for its end; its own errors are ignored."""
    task.cancel()
    await asyncio.wait([task], timeout=seconds)
    if task.done() and not task.cancelled():
        task.exception()
