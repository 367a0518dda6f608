"""Bots on many machines: a bot's turn and a review are jobs in PostgreSQL (procrastinate), taken by whichever bot worker is free.

A job only names the table, and the state number when a bot is to move. The bot worker loads the table, thinks, and stores the
step like any other process would; if the game has moved on meanwhile, nothing happens. Jobs that got lost with a killed
process are put in again by the sweep of the web workers.
"""

import asyncio
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
from ludocafe.server.notices import Notices
from ludocafe.server.people import People
from ludocafe.server.settings import Settings
from ludocafe.server.storage import MIGRATION_LOCK, Storage
from ludocafe.server.thinking import ThinkingFailed

log = structlog.get_logger()

THINK = "think"  # the tasks, and the queues they wait in: no turn waits for a review to end
BOTS = "bots"
REVIEW = "review"
REVIEWS = "reviews"
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
    """Puts bots' turns and reviews into the queue. Hints are thought about here: somebody is waiting for them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.app = connector(hub.settings)
        self._opened = asyncio.Lock()
        self._open = False
        self._here = LocalBots(hub, hub.moves, hub.reviewing)

    def wanted(self, live: LiveTable) -> None:
        number = live.match.number if live.match is not None else 0
        self.hub.later(self._defer(THINK, BOTS, f"{live.id}:{number}", table=live.id, number=number))

    def review(self, id: str) -> None:
        self.hub.later(self._defer(REVIEW, REVIEWS, f"review {id}", table=id))

    async def _defer(self, task: str, queue: str, name: str, **what: str | int) -> None:
        await self._ready()
        job = self.app.configure_task(task, queue=queue, queueing_lock=name, allow_unknown=True)
        try:
            await job.defer_async(**what)
        except AlreadyEnqueued:
            return
        except ConnectorException as error:
            log.warning("job not stored", task=task, error=type(error).__name__)  # the sweep tries again

    async def _ready(self) -> None:
        async with self._opened:
            if not self._open:
                await self.app.open_async()
                await prepare(self.hub.settings, self.app)
                self._open = True

    async def hint(self, live: LiveTable, seat: int) -> Hint:
        return await self._here.hint(live, seat)

    async def close(self) -> None:
        await self._here.close()
        if self._open:
            await self.app.close_async()


class BotWorker:
    """A process that thinks: for bots, and for the coach who looks back."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings)
        self.hub = Hub(settings, self.storage)
        self.bots = LocalBots(self.hub, self.hub.moves, self.hub.reviewing)
        self.queue = QueuedBots(self.hub)
        self.hub.bots = self.queue
        self.notices = Notices(settings, People(self.hub))
        self.hub.turn_notice = self.notices.turn
        self.app = connector(settings)

    async def run(self, stop: asyncio.Event) -> None:
        """Work until told to stop, then finish what is being thought about."""
        await self.storage.open()
        self.hub.sweeps = False
        await self.hub.open()
        await self.notices.open()
        async with self.app.open_async():
            await prepare(self.settings, self.app)
            self.app.task(name=THINK, queue=BOTS)(self.think)
            self.app.task(name=REVIEW, queue=REVIEWS)(self.review)
            # A turn is thought through to its end; a review that is broken off is made by somebody else.
            working = [self._work(BOTS, self.bots.pool.size, 30), self._work(REVIEWS, 1, 0)]
            log.info("bot worker open", processes=self.bots.pool.size)
            stopped = asyncio.create_task(stop.wait())
            await asyncio.wait([*working, stopped], return_when=asyncio.FIRST_COMPLETED)
            for task in (*working, stopped):
                task.cancel()
            for ended in await asyncio.gather(*working, return_exceptions=True):
                if isinstance(ended, Exception):  # one that broke down, not one that was cancelled
                    raise ended
        await self.notices.close()
        await self.bots.close()
        await self.hub.close()
        await self.storage.close()

    def _work(self, queue: str, jobs: int, grace: float) -> "asyncio.Task[None]":
        """Take jobs out of one queue, some at once, until cancelled."""
        return asyncio.create_task(
            self.app.run_worker_async(
                queues=[queue],
                name=queue,
                concurrency=jobs,
                install_signal_handlers=False,
                delete_jobs="always",
                fetch_job_polling_interval=1.0,
                shutdown_graceful_timeout=grace,
            )
        )

    async def review(self, table: str) -> None:
        """One job: let the coach look back at a finished game."""
        await self.hub.reviewing.review(table, self.bots.pool.reply)

    async def think(self, table: str, number: int) -> None:
        """One job: play the bot's step on this state, unless it is played already."""
        started = time.perf_counter()
        await self.hub.hours.beat()
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
