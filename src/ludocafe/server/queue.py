"""Bots on many machines: every bot's turn is a job in PostgreSQL (procrastinate), taken by whichever bot worker is free.

A job only names the table and the state number. The bot worker loads the table, thinks, and stores the step like any
other process would; if the game has moved on meanwhile, nothing happens. Jobs that got lost with a killed process are
put in again by the sweep of the web workers.
"""

import asyncio
import contextlib
import time

import procrastinate
import psycopg
import structlog
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from ludocafe.coach.hint import Hint
from ludocafe.server import metrics
from ludocafe.server.house.bots import LocalBots
from ludocafe.server.house.table import TAKE_OVER, LiveTable
from ludocafe.server.hub import Hub
from ludocafe.server.messages import Thinking, pack
from ludocafe.server.settings import Settings
from ludocafe.server.storage import MIGRATION_LOCK, Storage
from ludocafe.server.thinking import Question, Reply, ThinkingFailed

log = structlog.get_logger()

TASK = "think"
QUEUE = "bots"
GLANCE = 0.1  # seconds between looks whether the thinking is still wanted


def connector(settings: Settings) -> procrastinate.App:
    return procrastinate.App(connector=procrastinate.PsycopgConnector(conninfo=settings.conninfo))


async def prepare(settings: Settings, app: procrastinate.App) -> None:
    """Create the queue's own tables, once."""
    async with await psycopg.AsyncConnection.connect(settings.conninfo) as connection:
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        found = await (await connection.execute("SELECT to_regclass('procrastinate_jobs')")).fetchone()
        if found is None or found[0] is None:
            await app.schema_manager.apply_schema_async()


class QueuedBots:
    """Puts bots' turns into the queue. The coach still thinks here: somebody is waiting for it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.app = connector(hub.settings)
        self._opened = asyncio.Lock()
        self._open = False
        self._here = LocalBots(hub, hub.moves)

    def wanted(self, live: LiveTable) -> None:
        self.hub.later(self._defer(live, live.match.number if live.match is not None else 0))

    async def _defer(self, live: LiveTable, number: int) -> None:
        await self._ready()
        name = f"{live.id}:{number}"
        job = self.app.configure_task(TASK, queue=QUEUE, queueing_lock=name, allow_unknown=True)
        try:
            await job.defer_async(table=live.id, number=number)
        except AlreadyEnqueued:
            return
        except ConnectorException as error:
            log.warning("bot job not stored", error=type(error).__name__)  # the sweep tries again

    async def _ready(self) -> None:
        async with self._opened:
            if not self._open:
                await self.app.open_async()
                await prepare(self.hub.settings, self.app)
                self._open = True

    async def hint(self, live: LiveTable, seat: int) -> Hint:
        return await self._here.hint(live, seat)

    async def consult(self, asked: Question) -> Reply:
        return await self._here.consult(asked)

    async def close(self) -> None:
        await self._here.close()
        if self._open:
            await self.app.close_async()


class BotWorker:
    """A process that plays for bots, and nothing else."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings)
        self.hub = Hub(settings, self.storage)
        self.bots = LocalBots(self.hub, self.hub.moves)
        self.queue = QueuedBots(self.hub)
        self.hub.bots = self.queue
        self.app = connector(settings)

    async def run(self, stop: asyncio.Event) -> None:
        """Work until told to stop, then finish what is being thought about."""
        await self.storage.open()
        self.hub.sweeps = False
        await self.hub.open()
        async with self.app.open_async():
            await prepare(self.settings, self.app)
            self.app.task(name=TASK, queue=QUEUE)(self.think)
            working = asyncio.create_task(
                self.app.run_worker_async(
                    queues=[QUEUE],
                    concurrency=self.bots.pool.size,
                    install_signal_handlers=False,
                    delete_jobs="always",
                    fetch_job_polling_interval=1.0,
                    shutdown_graceful_timeout=30,
                )
            )
            log.info("bot worker open", processes=self.bots.pool.size)
            stopped = asyncio.create_task(stop.wait())
            await asyncio.wait([working, stopped], return_when=asyncio.FIRST_COMPLETED)
            working.cancel()
            stopped.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await working
        await self.bots.close()
        await self.hub.close()
        await self.storage.close()

    async def think(self, table: str, number: int) -> None:
        """One job: play the bot's step on this state, unless it is played already."""
        started = time.perf_counter()
        live = await self.hub.tables.find(table)
        await self.hub.neighbours.catch_up(live, number)
        match, seat = live.match, live.actor
        if match is None or seat is None or match.number != number or not live.bot_to_move():
            return
        level = live.doc.chairs[seat].level or TAKE_OVER
        self.hub.say(live, pack(Thinking(seat)))
        thinking = asyncio.create_task(self.bots.ask(live, seat, level))
        watching = asyncio.create_task(self._until_moot(live, number))
        await asyncio.wait([thinking, watching], return_when=asyncio.FIRST_COMPLETED)
        watching.cancel()
        if not thinking.done():
            thinking.cancel()
            return
        try:
            code = thinking.result()
        except ThinkingFailed as error:
            log.error("bot failed", table=table, game=live.doc.game, error=str(error))
            return
        await self.hub.moves.play_code(live, seat, number, code)
        metrics.THINKING.labels(f"{level} queued").observe(time.perf_counter() - started)

    async def _until_moot(self, live: LiveTable, number: int) -> None:
        """Return when there is nothing to think about any more: the table is gone or has moved on."""
        while live.match is not None and live.match.number == number and live.bot_to_move():
            await asyncio.sleep(GLANCE)
