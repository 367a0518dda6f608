"""A pool of bot processes on this machine. The event loop computes nothing itself.

Each process runs this module, reads one question per line and answers one line. Whoever stops waiting for an answer
gets the process killed, so that no bot thinks on for a table that is gone.
"""

import asyncio
import contextlib
import hashlib
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from ludocafe import registry
from ludocafe.bots import levels
from ludocafe.bots.budget import Budget
from ludocafe.coach.hint import Hint, hint
from ludocafe.coach.review import Judgement, Turning, compare, judge
from ludocafe.core.edition import Edition
from ludocafe.core.game import Game, View
from ludocafe.server.fair_queue import FairQueue, Priority, Urgency

LIMIT = 300.0  # seconds; a bot that takes longer is broken
SPARE = 3  # processes more than may think at a time, for those who were made to wait
TICK = 0.2  # seconds between looks who has the best right to think


# Instead of a level: ask the coach for a hint, or for a piece of a review.
HINT = "hint"
JUDGE = "judge"
COMPARE = "compare"


class Question(msgspec.Struct, omit_defaults=True):
    """A question to a bot or the coach: a view and a random seed; in a review the seed is the decision's number."""

    game: str
    level: str
    seed: int
    view: msgspec.Raw
    edition: dict[str, Any] | None = None
    played: int = -1  # code
    better: int = -1  # code
    simulations: int = 0
    decisions: int = 0  # made at the table so far
    step: int = 0  # and by this seat since another one decided
    offered: int | None = None  # what the board offers, for the coach to explain


class Reply(msgspec.Struct, omit_defaults=True):
    """The code of the chosen action, or the coach's answer, or an error."""

    code: int = -1
    hint: Hint | None = None
    judgement: Judgement | None = None
    turning: Turning | None = None
    error: str = ""


class ThinkingFailed(Exception):
    """A bot process failed or timed out."""


def question(game: Game, level: str, seat: int, view: View, seed: str, number: int, step: int = 0) -> Question:
    """The question for a seat; its random seed is derived from the table's seed, which it does not reveal."""
    digest = hashlib.sha256(f"bot {seed} {number} {seat}".encode()).digest()
    raw = msgspec.Raw(msgspec.json.encode(view))
    return Question(game.id, level, int.from_bytes(digest[:7], "big"), raw, game.other_edition(), decisions=number, step=step)


def piece(game: Game, kind: str, view: View, number: int, played: int, simulations: int, better: int = -1) -> Question:
    """A piece of a review: judge a decision, or compare what was played there with something better."""
    raw = msgspec.Raw(msgspec.json.encode(view))
    return Question(game.id, kind, number, raw, game.other_edition(), played, better, simulations)


def answer(asked: Question) -> Reply:
    """Think (in a bot process)."""
    edition = None if asked.edition is None else Edition(asked.edition)
    game = registry.game(asked.game, edition)
    view = msgspec.json.decode(asked.view, type=game.view_type)
    if asked.level == HINT:
        return Reply(hint=hint(game, view, asked.seed, offered=asked.offered))
    budget = Budget(simulations=asked.simulations)
    if asked.level == JUDGE:
        return Reply(judgement=judge(game, view, asked.played, asked.seed, budget))
    if asked.level == COMPARE:
        return Reply(turning=compare(game, view, asked.played, asked.better, asked.seed, budget))
    return Reply(levels.choose(asked.level, game, view, asked.seed, decisions=asked.decisions, step=asked.step))


def nobody() -> Priority:
    """The priority of work that nobody waits for."""
    return Priority(Urgency.ALONE, ("",))


class Thought:
    """A question in the pool; it gets a process of its own when it first runs."""

    __slots__ = ("asked", "process", "turn")

    def __init__(self, asked: Question) -> None:
        self.asked = asked
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Event()  # it may begin


class Pool:
    """Bot processes, started when needed: ``size`` think at a time, shared fairly between people.

    A process that must make way for somebody else is stopped where it is and goes on later; up to ``SPARE`` more processes than
    ``size`` exist for that. Searches go by the clock on the wall: one that was stopped answers soon after with what it has found.
    """

    def __init__(self, size: int = 0) -> None:
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self.busy: set[asyncio.subprocess.Process] = set()
        self._queue: FairQueue[Thought] = FairQueue(time.monotonic)
        self._idle: list[asyncio.subprocess.Process] = []
        self._dying: list[asyncio.subprocess.Process] = []  # killed, but not yet waited for
        self._tick: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """The number of questions without an answer."""
        return len(self._queue.waiting) + len(self._queue.running)

    async def ask(self, asked: Question, priority: Callable[[], Priority] = nobody) -> int:
        """The action a bot chooses. Cancelling this stops the bot."""
        return (await self.reply(asked, priority)).code

    async def hint(self, asked: Question, priority: Callable[[], Priority] = nobody) -> Hint:
        """The coach's answer."""
        found = (await self.reply(asked, priority)).hint
        assert found is not None
        return found

    async def reply(self, asked: Question, priority: Callable[[], Priority] = nobody) -> Reply:
        """The answer to any question; ``priority`` tells for whom, whenever it is looked at."""
        thought = Thought(asked)
        job = self._queue.add(thought, priority)
        try:
            self._schedule()
            await thought.turn.wait()
            return await self._ask(thought)
        finally:
            self._queue.remove(job)
            self._schedule()

    def _schedule(self) -> None:
        """Run the jobs with the highest priority."""
        queue = self._queue
        while (job := queue.next()) is not None:
            if not self._has_process(job.item):
                break
            if len(queue.running) >= self.size:
                other = queue.to_interrupt(job)
                if other is None:
                    break
                _signal(other.item.process, signal.SIGSTOP)
                queue.interrupt(other)
            queue.run(job)
            _signal(job.item.process, signal.SIGCONT)
            job.item.turn.set()
        if self._tick is None and queue.waiting:
            self._tick = asyncio.get_running_loop().call_later(TICK, self._look_again)

    def _look_again(self) -> None:
        self._tick = None
        self._queue.refresh()
        self._schedule()

    def _has_process(self, thought: Thought) -> bool:
        """Is there a process for this question, or room for one?"""
        begun = sum(job.item.turn.is_set() for job in (*self._queue.waiting, *self._queue.running))
        return thought.turn.is_set() or begun < self.size + SPARE

    async def _ask(self, thought: Thought) -> Reply:
        await self._bury()
        process = self._idle.pop() if self._idle else await _start()
        assert process.stdin is not None
        assert process.stdout is not None
        thought.process = process
        self.busy.add(process)
        try:
            process.stdin.write(msgspec.json.encode(thought.asked) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), LIMIT)
        except (TimeoutError, OSError) as error:
            await _stop(process)
            raise ThinkingFailed(str(error)) from None
        except asyncio.CancelledError:
            process.kill()
            self._dying.append(process)
            raise
        finally:
            self.busy.discard(process)
        if not line:
            await _stop(process)
            raise ThinkingFailed("process ended")
        _signal(process, signal.SIGCONT)  # it may have been stopped just after its answer
        self._idle.append(process)
        reply = msgspec.json.decode(line, type=Reply)
        if reply.error:
            raise ThinkingFailed(reply.error)
        return reply

    async def _bury(self) -> None:
        dying, self._dying = self._dying, []
        for process in dying:
            await process.wait()

    async def close(self) -> None:
        if self._tick is not None:
            self._tick.cancel()
        await self._bury()
        idle, self._idle = self._idle, []
        for process in idle:
            await _stop(process)


def _signal(process: asyncio.subprocess.Process | None, number: signal.Signals) -> None:
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(number)


async def _start() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "ludocafe.server.thinking",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**20,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )


async def _stop(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def serve_questions() -> None:
    """The main loop of a bot process: it ends when its parent closes the pipe."""
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            reply = answer(decoder.decode(line))
        except Exception as error:
            reply = Reply(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        serve_questions()
