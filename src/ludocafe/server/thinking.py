"""Bots at work: a pool of processes on this machine. The event loop only ever waits.

Each process runs this module, reads one question per line and answers one line. Whoever stops waiting for an answer
gets the process killed, so that no bot thinks on for a table that is gone.
"""

import asyncio
import contextlib
import hashlib
import os
import sys
from typing import Any

import msgspec

from ludocafe import registry
from ludocafe.bots import levels
from ludocafe.bots.budget import Budget
from ludocafe.coach.hint import Hint, hint
from ludocafe.coach.review import Judgement, Turning, compare, judge
from ludocafe.core.edition import Edition
from ludocafe.core.game import Game, View

LIMIT = 300.0  # seconds; a bot that takes longer is broken


# Instead of a level: ask the coach for a hint, or for a piece of a review.
HINT = "hint"
JUDGE = "judge"
COMPARE = "compare"


class Question(msgspec.Struct, omit_defaults=True):
    """What a bot (or the coach) is asked: its view, and luck of its own; in a review the seed is the decision's number."""

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


class Reply(msgspec.Struct, omit_defaults=True):
    """The code of the action chosen, or what the coach says; or what went wrong."""

    code: int = -1
    hint: Hint | None = None
    judgement: Judgement | None = None
    turning: Turning | None = None
    error: str = ""


class ThinkingFailed(Exception):
    """A bot process broke down or ran out of time."""


def question(game: Game, level: str, seat: int, view: View, seed: str, number: int, step: int = 0) -> Question:
    """The question for a seat; its luck follows from the table's seed, which it does not reveal."""
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
        return Reply(hint=hint(game, view, asked.seed))
    budget = Budget(simulations=asked.simulations)
    if asked.level == JUDGE:
        return Reply(judgement=judge(game, view, asked.played, asked.seed, budget))
    if asked.level == COMPARE:
        return Reply(turning=compare(game, view, asked.played, asked.better, asked.seed, budget))
    return Reply(levels.choose(asked.level, game, view, asked.seed, decisions=asked.decisions, step=asked.step))


class Pool:
    """Up to ``size`` bot processes, started when needed."""

    def __init__(self, size: int = 0) -> None:
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self.waiting = 0
        self.busy: set[asyncio.subprocess.Process] = set()
        self._idle: list[asyncio.subprocess.Process] = []
        self._dying: list[asyncio.subprocess.Process] = []  # killed, but not yet waited for
        self._places = asyncio.Semaphore(self.size)

    async def ask(self, asked: Question) -> int:
        """The action a bot chooses. Cancelling this ends the bot's thinking."""
        return (await self.reply(asked)).code

    async def hint(self, asked: Question) -> Hint:
        """What the coach says."""
        found = (await self.reply(asked)).hint
        assert found is not None
        return found

    async def reply(self, asked: Question) -> Reply:
        """The answer to any question."""
        self.waiting += 1
        try:
            async with self._places:
                return await self._ask(asked)
        finally:
            self.waiting -= 1

    async def _ask(self, asked: Question) -> Reply:
        await self._bury()
        process = self._idle.pop() if self._idle else await _start()
        assert process.stdin is not None
        assert process.stdout is not None
        self.busy.add(process)
        try:
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
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
        await self._bury()
        idle, self._idle = self._idle, []
        for process in idle:
            await _stop(process)


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
    """The life of a bot process: it ends when its parent closes the pipe."""
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
