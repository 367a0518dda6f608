"""Editions from people are read and checked in a process of its own, with bounds: none may keep the server busy.

What takes too much time or memory ends that process, and the next check starts another one.
"""

import asyncio
import contextlib
import os
import resource
import signal
import sys
import tomllib
from typing import Any

import msgspec

from ludocafe import registry
from ludocafe.core.edition import Edition, Objection
from ludocafe.core.errors import BadInput
from ludocafe.core.model import Fields
from ludocafe.server import messages as m

SECONDS = 1.5  # of computing for one edition
ANSWER = 2**20  # bytes
MEMORY = 2 * 2**30
PATIENCE = 30.0  # seconds until an answer must be there, on a busy machine
START = 60.0
LARGER = 2  # so many times the standard edition
DEPTH = 12
LENGTH = 500
NUMBER = 10_000
TEXT = 2_000
REFUSAL = "refusal"
SHOWN = 200  # objections that are told
TOO_MUCH = ("size", "time", "RecursionError", "MemoryError")

ODD = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError, MemoryError, AssertionError)


class Asked(msgspec.Struct, tag="check"):
    """An edition to be looked at."""

    game: str
    data: dict[str, Any]
    seconds: float


class AskedText(msgspec.Struct, tag="read"):
    """A file to be read."""

    text: str
    seconds: float


class Parsed(msgspec.Struct):
    """The data of a file, or why there is none."""

    data: dict[str, Any] | None
    why: str = ""


def objections(game: str, data: dict[str, Any]) -> m.Checked:
    """The objections to an edition; an unexpected failure of the check is an objection, too."""
    if not fair(game, data):
        return unreadable("size")
    try:
        found = sorted(registry.kinds()[game].check_edition(data), key=lambda objection: objection.severity != REFUSAL)
        if not refusals(found):
            registry.game(game, Edition(data, "own"))
    except BadInput as error:
        return m.Checked([Objection(error.text, (), error.fields)], 1)
    except ODD as error:
        return unreadable(type(error).__name__)
    return m.Checked(found[:SHOWN], len(found))


def parsed(text: str) -> Parsed:
    """The data of an edition file: JSON values of a limited size."""
    try:
        data = msgspec.json.decode(msgspec.json.encode(tomllib.loads(text)), type=dict[str, Any])
    except (tomllib.TOMLDecodeError, *ODD) as error:
        return Parsed(None, str(error)[:200] if isinstance(error, tomllib.TOMLDecodeError) else type(error).__name__)
    return Parsed(data) if _has_fair_size(data) else Parsed(None, "size")


def refusals(found: list[Objection]) -> list[Objection]:
    return [objection for objection in found if objection.severity == REFUSAL]


def unreadable(why: str) -> m.Checked:
    text, fields = reason(why)
    return m.Checked([Objection(text, (), fields)], 1)


def reason(why: str) -> tuple[str, Fields]:
    """The message that says why an edition is not checked."""
    return ("edition-too-large", {}) if why in TOO_MUCH else ("edition-odd", {"detail": why})


def fair(game: str, data: dict[str, Any]) -> bool:
    """Whether an edition is small enough to be checked."""
    standard = len(msgspec.json.encode(registry.game(game).edition.data))
    return _has_fair_size(data) and len(msgspec.json.encode(data)) <= LARGER * standard


def _has_fair_size(node: Any, depth: int = 0) -> bool:
    """An edition of one's own holds small numbers and short lists, whatever game it is for."""
    if depth >= DEPTH:
        return False
    if isinstance(node, dict | list):
        inside = node.values() if isinstance(node, dict) else node
        return len(node) <= LENGTH and all(_has_fair_size(value, depth + 1) for value in inside)
    if isinstance(node, str):
        return len(node) <= TEXT
    return node is None or abs(node) <= NUMBER


class EditionChecks:
    """Sends editions to the process, one after the other."""

    def __init__(self) -> None:
        self.seconds = SECONDS
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def objections(self, game: str, data: dict[str, Any]) -> m.Checked:
        """What there is to say about an edition; without refusals it can be played."""
        if not fair(game, data):
            return unreadable("size")
        answer = await self._answer(Asked(game, data, self.seconds))
        return msgspec.json.decode(answer, type=m.Checked) if answer else unreadable("time")

    async def read(self, text: str) -> Parsed:
        """The data of an edition file."""
        answer = await self._answer(AskedText(text, self.seconds))
        return msgspec.json.decode(answer, type=Parsed) if answer else Parsed(None, "time")

    async def _answer(self, asked: Asked | AskedText) -> bytes:
        """The answer of the process; None when it exceeded its limits and was ended."""
        async with self._turn:
            try:
                process = await self._running()
                answer = await asyncio.wait_for(_asked(process, asked), PATIENCE)
            except (TimeoutError, OSError, EOFError):
                answer = b""
            except asyncio.CancelledError:
                await self.close()
                raise
            if not answer:
                await self.close()
        return answer

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ludocafe.server.edition_check",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=2 * ANSWER,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            )
            assert self._process.stdout is not None
            await asyncio.wait_for(self._process.stdout.readline(), START)  # it is there
        return self._process

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _asked(process: asyncio.subprocess.Process, asked: Asked | AskedText) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(asked) + b"\n")
    await process.stdin.drain()
    return await process.stdout.readline()


def serve() -> None:
    """The main loop of the process: it ends when its parent closes the pipe, or when an edition exceeds the limits."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for game in registry.kinds():
        registry.game(game)
    _say(m.Checked([], 0))
    decoder = msgspec.json.Decoder(Asked | AskedText)
    for line in sys.stdin.buffer:
        asked = decoder.decode(line)
        signal.setitimer(signal.ITIMER_PROF, asked.seconds)  # when it is over, the signal ends this process
        found = parsed(asked.text) if isinstance(asked, AskedText) else objections(asked.game, asked.data)
        signal.setitimer(signal.ITIMER_PROF, 0)
        _say(found)


def _say(found: m.Checked | Parsed) -> None:
    text = msgspec.json.encode(found)
    if len(text) > ANSWER:
        text = msgspec.json.encode(Parsed(None, "size") if isinstance(found, Parsed) else unreadable("size"))
    sys.stdout.buffer.write(text + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        serve()
