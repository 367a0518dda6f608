"""Bots on many machines: a bot's turn and a review are jobs in PostgreSQL (procrastinate), taken by whichever bot worker is free.

A job only names the table, and when a bot is to move its seat and the state that asked it. The bot worker loads the table,
thinks, and stores the step like any other process would; if the game has moved on for this seat, nothing happens. Jobs that got
lost with a killed process are put in again by maintenance of the web workers.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any
from zlib import crc32

import procrastinate
import psycopg
import structlog
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import Status
from procrastinate.worker import Worker

from ludocafe.coach.hint import Hint
from ludocafe.server import metrics
from ludocafe.server.fair_queue import Priority, Urgency
from ludocafe.server.messages import Thinking, pack
from ludocafe.server.notices import Notices
from ludocafe.server.people import People
from ludocafe.server.queue_schema import migrate
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.sockets import KEEPALIVE, Sockets
from ludocafe.server.storage import Storage, StorageAway, is_fault
from ludocafe.server.supervisor import ExpectedFailure, Pulse
from ludocafe.server.tables.bots import LocalBots
from ludocafe.server.tables.table import TAKE_OVER, LiveTable
from ludocafe.server.thinking import ThinkingFailed

log = structlog.get_logger()

# The tasks, and the queues they wait in: no turn that somebody waits for stands behind one that nobody does, or a review.
THINK = "think"
BOTS = "bots"
PATIENT = "patient"
REVIEW = "review"
REVIEWS = "reviews"
QUEUE_LOCK = 4_815_162_345  # of PostgreSQL; held while the queue's tables are made or migrated
GLANCE = 0.1  # seconds between looks whether the thinking is still wanted
AT_ONCE = 2  # turns of one person that are thought about at a time, by all bot workers together
LIMIT = 2.5  # seconds for the queue's tables to answer
PROBE = 1.0  # seconds between looks whether they still do
HEARTBEAT = 1.0  # seconds between signs of life of a worker of the queue
DEAD = 4.0  # seconds without one after which its jobs are given to others …
ATTEMPTS = 3  # … so often: a job that ends every worker is dropped
GRACE = 30.0  # seconds a turn may take to be thought through when we are told to stop
STALL = 20.0


class QueueAway(ExpectedFailure):
    """The queue's tables cannot be reached."""


class Connector:
    """The queue library's app on connections that can be closed by force."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sockets = Sockets()
        sockets = self.sockets

        class Connection(psycopg.AsyncConnection[Any]):
            """A registered connection."""

            @classmethod
            async def connect(cls, conninfo: str = "", **options: Any) -> "Connection":
                made = await super().connect(conninfo, **options)
                sockets.add(made)
                return made

        pool = procrastinate.PsycopgConnector(
            conninfo=settings.conninfo, kwargs=dict(KEEPALIVE), connection_class=Connection, timeout=LIMIT, min_size=1, max_size=8
        )
        self.app = procrastinate.App(connector=pool)

    async def open(self) -> None:
        async with self.limit(2 * LIMIT):
            await prepare(self.settings)  # first: it fails at once when PostgreSQL is away, where the pool would be patient
            async with asyncio.timeout(2 * LIMIT):
                await self.app.open_async()

    async def close(self) -> None:
        """Close, by force where connections hang."""
        self.sockets.cut()
        with contextlib.suppress(TimeoutError, ConnectorException, psycopg.Error):
            await asyncio.wait_for(self.app.close_async(), LIMIT)

    @contextlib.asynccontextmanager
    async def limit(self, seconds: float) -> AsyncIterator[None]:
        """A time limit, after which its connections are closed by force."""
        alarm = asyncio.get_running_loop().call_later(seconds, Sockets.cut_all)
        try:
            yield
        except (ConnectorException, psycopg.Error, OSError, TimeoutError) as error:
            raise QueueAway(type(error).__name__) from error
        finally:
            alarm.cancel()


async def prepare(settings: Settings) -> None:
    """Bring the queue's own tables to the version of its library: made at first, later migrated by its own migrations."""
    async with await psycopg.AsyncConnection.connect(settings.conninfo, autocommit=True, **KEEPALIVE) as connection:
        await connection.execute("SELECT pg_advisory_lock(%s)", (QUEUE_LOCK,))  # until the connection ends
        await migrate(connection)


def _worker(connector: Connector, queue: str, jobs: int, grace: float) -> Worker:
    """A worker that takes jobs from one queue."""
    return Worker(
        connector.app,
        queues=[queue],
        name=queue,
        concurrency=jobs,
        install_signal_handlers=False,
        delete_jobs="always",
        fetch_job_polling_interval=1.0,
        shutdown_graceful_timeout=grace,
        update_heartbeat_interval=HEARTBEAT,
        stalled_worker_timeout=DEAD,
    )


async def _end(tasks: "list[asyncio.Task[None]]", seconds: float) -> None:
    """Cancel tasks and wait this long for their end."""
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks, timeout=seconds)


class QueuedBots:
    """Puts bots' turns and reviews into the queue. Hints are computed in this process, because somebody waits for them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.connector: Connector | None = None
        self._opening = asyncio.Lock()
        self._here = LocalBots(services, services.moves, services.reviewing)

    def start_thinking(self, live: LiveTable) -> None:
        for seat in live.unattended_bots():
            if live.match is not None:
                self.services.spawn(self._defer_turn(live.id, seat, live.match.asked_at(seat), live.priority()))

    def review(self, id: str) -> None:
        self.services.spawn(self._defer(REVIEW, REVIEWS, f"review {id}", None, table=id))

    async def _defer_turn(self, id: str, seat: int, number: int, priority: Priority) -> None:
        """Queue a turn: watched turns in a queue of their own, and at most ``AT_ONCE`` of one person at a time."""
        queue = BOTS if priority.urgency is Urgency.WATCHED else PATIENT
        lock = f"{queue} {priority.people[0]} {crc32(id.encode()) % AT_ONCE}"
        try:
            await self._defer(THINK, queue, f"{id}:{seat}:{number}:{queue}", lock, table=id, seat=seat, number=number)
        except QueueAway:
            self.services.abandoned.add(id)  # maintenance tries again
            raise

    async def _defer(self, task: str, queue: str, name: str, lock: str | None, **what: str | int) -> None:
        try:
            await self._try_to_defer(task, queue, name, lock, **what)
        except QueueAway:
            await self._reopen()
            await self._try_to_defer(task, queue, name, lock, **what)

    async def _try_to_defer(self, task: str, queue: str, name: str, lock: str | None, **what: str | int) -> None:
        connector = await self._ready()
        job = connector.app.configure_task(task, queue=queue, queueing_lock=name, lock=lock, allow_unknown=True)
        async with connector.limit(LIMIT):
            with contextlib.suppress(AlreadyEnqueued):
                await job.defer_async(**what)

    async def _ready(self) -> Connector:
        async with self._opening:
            if self.connector is None:
                connector = Connector(self.services.settings)
                await connector.open()
                self.connector = connector
            return self.connector

    async def _reopen(self) -> None:
        """Replace the connections after a fault."""
        async with self._opening:
            connector, self.connector = self.connector, None
            if connector is not None:
                self.services.spawn(connector.close())

    async def hint(self, live: LiveTable, seat: int) -> Hint:
        return await self._here.hint(live, seat)

    async def close(self) -> None:
        await self._here.close()
        if self.connector is not None:
            await self.connector.close()


class BotWorker:
    """A process that computes bots' turns and reviews."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings)
        self.services = Services(settings, self.storage)
        self.bots = LocalBots(self.services, self.services.moves, self.services.reviewing)
        self.queue = QueuedBots(self.services)
        self.services.bots = self.queue
        self.notices = Notices(settings, People(self.services))
        self.services.turn_notice = self.notices.turn
        self._lost: list[int] = []  # own workers that ended with a fault: their jobs are to be queued again

    async def run(self, stop: asyncio.Event) -> None:
        """Work until ``stop`` is set, then finish the running jobs."""
        self.services.maintains = False
        opening = asyncio.create_task(self.services.supervisor.once("opening", self._open, STALL))
        await stop.wait()
        opening.cancel()
        await self.services.supervisor.stop("bots")
        await self.notices.close()
        await self.bots.close()
        await self.services.close()
        await self.storage.close()

    async def _open(self) -> None:
        try:
            await self.storage.open()
            await self.services.open()
        except Exception as error:
            raise StorageAway() if is_fault(error) else error from error
        await self.notices.open()
        self.services.supervisor.start("bots", self._work, STALL, GRACE + 1.0)
        log.info("bot worker open", processes=self.bots.pool.size)

    async def _work(self, pulse: Pulse) -> None:
        """Take jobs out of the queues until the database fails: the next attempt begins with new connections."""
        connector = Connector(self.settings)
        workers: list[Worker] = []
        working: list[asyncio.Task[None]] = []
        try:
            await connector.open()
            connector.app.task(name=THINK, queue=BOTS)(self.think)
            connector.app.task(name=REVIEW, queue=REVIEWS)(self.review)
            # A turn is thought through to its end; a review that is broken off is made by somebody else.
            # More turns are taken out than can be thought about at a time: the pool shares them fairly.
            size = self.bots.pool.size
            workers = [
                _worker(connector, BOTS, 4 * size + 4, GRACE),
                _worker(connector, PATIENT, size, GRACE),
                _worker(connector, REVIEWS, 1, 0.0),
            ]
            working = [asyncio.create_task(worker.run()) for worker in workers]  # type: ignore[no-untyped-call]
            while not any(task.done() for task in working):
                await self._release_lost(connector)
                pulse.beat()
                await asyncio.wait(working, timeout=PROBE, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            await _end(working, GRACE)
            raise
        finally:
            self._lost += [worker.worker_id for worker in workers if worker.worker_id is not None]
            connector.sockets.cut()
            await _end(working, 0.5)
            self.services.spawn(connector.close())
        raise QueueAway("a worker of the queue ended")

    async def _release_lost(self, connector: Connector) -> None:
        """Put the jobs of dead workers into the queue again; this is a health check of the queue, too."""
        manager = connector.app.job_manager
        async with connector.limit(LIMIT):
            stalled = await manager.get_stalled_jobs(seconds_since_heartbeat=DEAD)
            if self._lost:
                every = await manager.list_jobs_async(status="doing")
                stalled = [*stalled, *(job for job in every if job.worker_id in self._lost)]
                self._lost.clear()
            for job in {job.id: job for job in stalled}.values():
                try:
                    if job.attempts < ATTEMPTS:
                        await manager.retry_job(job)
                        continue
                except (ConnectorException, AlreadyEnqueued):
                    pass  # somebody else was faster, or it was put in again
                with contextlib.suppress(ConnectorException):
                    await manager.finish_job(job, Status.FAILED, delete_job=True)

    async def review(self, table: str) -> None:
        """One job: review a finished game."""
        await self.services.reviewing.review(table, self.bots.pool.reply)

    async def think(self, table: str, seat: int, number: int) -> None:
        """One job: play a bot's turn that began with state ``number``, unless that is done already."""
        await self.services.uptime.beat()
        live = await self.services.tables.find(table)
        await self.services.peers.catch_up(live, number)
        task = asyncio.current_task()
        if live.match is None or live.match.asked_at(seat) != number or seat not in live.unattended_bots() or task is None:
            return
        live.thinking[seat] = task
        try:
            while seat in live.bots_to_move():
                if not await self._step(live, seat):
                    return
        finally:
            live.finish_thinking(seat)
        self.services.play_automatically(live)

    async def _step(self, live: LiveTable, seat: int) -> bool:
        """Play one step; False when there was nothing to play any more, or the bot failed."""
        assert live.match is not None
        number, asked, started = live.match.number, live.match.asked_at(seat), time.perf_counter()
        level = live.doc.chairs[seat].level or TAKE_OVER
        self.services.broadcast(live, pack(Thinking(seat)))
        thinking = asyncio.create_task(self.bots.ask(live, seat, level))
        watching = asyncio.create_task(self._until_obsolete(live, seat, asked))
        try:
            await asyncio.wait([thinking, watching], return_when=asyncio.FIRST_COMPLETED)
            if not thinking.done():
                return False
            code = thinking.result()
        except ThinkingFailed as error:
            log.error("bot failed", table=live.id, game=live.doc.game, error=str(error))
            return False
        finally:
            watching.cancel()
            thinking.cancel()
        await self.services.moves.play_code(live, seat, number, code)
        metrics.THINKING.labels(f"{level} queued").observe(time.perf_counter() - started)
        return live.match is not None and live.match.asked_at(seat) > asked

    async def _until_obsolete(self, live: LiveTable, seat: int, asked: int) -> None:
        """Return when the decision is obsolete: the table is gone or the game has moved on for this seat."""
        while live.match is not None and live.match.asked_at(seat) == asked and seat in live.bots_to_move():
            await asyncio.sleep(GLANCE)
