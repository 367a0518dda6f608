"""The bot protocol: one JSON object a message, over a program's standard streams or over HTTP.

We send ``sit`` (game, seat, seats, settings, edition, seed, action_count), ``decide`` (view, legal choices with code, notation
and structure, seconds), ``saw`` (seat and code, null where secret) and ``leave``. Only ``decide`` is answered, with
``{"code": 7}`` or ``{"action": "buy milk 3"}``. docs/bots.md shows a whole conversation.
"""

import collections
import contextlib
import json
import queue
import shlex
import subprocess
import threading
import time
import urllib.error
import urllib.request
from abc import abstractmethod
from typing import IO, Any

import msgspec

from ludocafe.bots.bot import Bot, Seated
from ludocafe.core.chance import FastChance
from ludocafe.core.game import Game, View
from ludocafe.core.state import State

PATIENCE = 30.0  # seconds for an answer unless said otherwise
LONGEST_ANSWER = 64 * 1024  # characters
KEPT_LINES = 20  # of what a bot prints on its standard error
LAST_WORDS = 3.0  # seconds that a bot which has ended is given to print why


class BotFailed(Exception):
    """A bot from outside did not do its part; ``reason`` is one of crashed, silent, nonsense, debug (no JSON at all).

    ``printed`` is the end of what it wrote to its standard error.
    """

    def __init__(self, reason: str, detail: str = "", printed: str = "") -> None:
        self.reason = reason
        self.detail = detail[:300]
        self.printed = printed
        super().__init__(reason, self.detail)


def sit_message(seated: Seated) -> dict[str, Any]:
    game = seated.game
    return {
        "type": "sit",
        "game": game.id,
        "rules_version": game.rules_version,
        "edition": game.edition.hash,
        "seat": seated.seat,
        "seats": seated.seats,
        "settings": dict(seated.settings),
        "seed": seated.seed,
        "action_count": game.action_count,
    }


def decide_message(game: Game, view: View, seconds: float) -> tuple[dict[str, Any], State]:
    """The question, and a state with the same legal actions to read the answer by."""
    state = game.sample(view, FastChance(0))
    legal = [
        {"code": code, "notation": game.notation(state, code), "action": msgspec.to_builtins(game.action(state, code))}
        for code in state.legal()
    ]
    return {"type": "decide", "view": msgspec.to_builtins(view), "legal": legal, "seconds": seconds}, state


def read_answer(game: Game, state: State, line: str) -> int:
    """The code an answer means; ``BotFailed`` when it means none, ``debug`` when it is no JSON. Says nothing about legality."""
    try:
        answer = json.loads(line)
    except ValueError:
        raise BotFailed("debug", line) from None
    if isinstance(answer, dict):
        code, notation = answer.get("code"), answer.get("action")
        if isinstance(code, int) and not isinstance(code, bool) and 0 <= code < game.action_count:
            return code
        for legal in state.legal():
            if notation == game.notation(state, legal):
                return legal
    raise BotFailed("nonsense", line)


class OutsideBot(Bot):
    """A bot that speaks the protocol; subclasses carry the messages."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience

    def sit(self, seated: Seated) -> None:
        super().sit(seated)
        self.connect()
        self.tell(sit_message(seated))

    def choose(self, view: View) -> int:
        question, state = decide_message(self.seated.game, view, self.patience)
        try:
            return read_answer(self.seated.game, state, self.ask(question))
        except BotFailed as failure:
            failure.printed = self.printed()
            raise

    def saw(self, seat: int, code: int | None) -> None:
        self.tell({"type": "saw", "seat": seat, "code": code})

    def leave(self) -> None:
        with contextlib.suppress(BotFailed):  # whatever it does now, the game is over
            self.tell({"type": "leave"})
        self.hang_up()

    @abstractmethod
    def connect(self) -> None:
        """Reach the bot."""

    @abstractmethod
    def tell(self, message: dict[str, Any]) -> None:
        """Say something that is not answered."""

    @abstractmethod
    def ask(self, message: dict[str, Any]) -> str:
        """Ask for a decision; what the bot answers, as text."""

    @abstractmethod
    def hang_up(self) -> None:
        """Let go of the bot."""


class StdioBot(OutsideBot):
    """A program that reads messages line by line and prints its answers; a fresh process for every game."""

    process: subprocess.Popen[str] | None = None

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        super().__init__(patience)
        self.command = shlex.split(command)

    def connect(self) -> None:
        try:
            self.process = subprocess.Popen(  # noqa: S603 (running the named program is the point)
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise BotFailed("crashed", str(error)) from None
        assert self.process.stdout is not None and self.process.stderr is not None
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.complaints: collections.deque[str] = collections.deque(maxlen=KEPT_LINES)
        threading.Thread(target=_collect, args=(self.process.stdout, self.lines), daemon=True).start()
        self.listener = threading.Thread(target=_keep, args=(self.process.stderr, self.complaints), daemon=True)
        self.listener.start()

    def tell(self, message: dict[str, Any]) -> None:
        if self.process is None or self.process.stdin is None:
            raise BotFailed("crashed")
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise BotFailed("crashed", self._ending(str(error)), self.printed()) from None

    def ask(self, message: dict[str, Any]) -> str:
        self.tell(message)
        try:
            line = self.lines.get(timeout=self.patience)
        except queue.Empty:
            raise BotFailed("silent") from None
        if line is None:
            raise BotFailed("crashed", self._ending("closed its output"))
        return line

    def _ending(self, otherwise: str) -> str:
        """How the program ended, if it did."""
        assert self.process is not None
        try:
            return f"exit status {self.process.wait(LAST_WORDS)}"
        except subprocess.TimeoutExpired:
            return otherwise

    def printed(self) -> str:
        """Asked when it has failed: it is ended first, so that nothing it wrote is still on its way."""
        if self.process is not None:
            _end(self.process)
            self.listener.join(LAST_WORDS)
        return "".join(list(self.complaints)).strip()

    def hang_up(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        _end(process)
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):  # what it left unread does not matter any more
                    stream.close()


def _end(process: "subprocess.Popen[str]") -> None:
    """End a program, by force if it does not listen."""
    process.terminate()
    try:
        process.wait(2.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _collect(stream: IO[str], lines: "queue.Queue[str | None]") -> None:
    """Read answers until the program closes its output; None marks the end."""
    try:
        while line := stream.readline(LONGEST_ANSWER):
            lines.put(line)
    except (OSError, ValueError):
        pass  # closed while reading: the same as its end
    lines.put(None)


def _keep(stream: IO[str], lines: "collections.deque[str]") -> None:
    """Read what a program writes to its standard error, so that it never waits for us; the last lines are kept."""
    with contextlib.suppress(OSError, ValueError):  # closed while reading: the same as its end
        while line := stream.readline(LONGEST_ANSWER):
            lines.append(line[:500])


class HttpBot(OutsideBot):
    """A bot behind an address: every message is a POST, the answer to ``decide`` is the response's body."""

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        super().__init__(patience)
        self.address = address

    def connect(self) -> None:
        """Nothing to open: every message is a request of its own."""

    def hang_up(self) -> None:
        """Nothing to close."""

    def tell(self, message: dict[str, Any]) -> None:
        self._post(message)

    def ask(self, message: dict[str, Any]) -> str:
        return self._post(message)

    def _post(self, message: dict[str, Any]) -> str:
        request = urllib.request.Request(  # noqa: S310 (the scheme was checked when the bot was named)
            self.address, json.dumps(message).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=self.patience) as response:  # noqa: S310
                body = _read_in_time(response, time.monotonic() + self.patience)
        except TimeoutError:
            raise BotFailed("silent") from None
        except urllib.error.HTTPError as error:
            raise BotFailed("crashed", f"status {error.code}") from None
        except OSError as error:
            silent = isinstance(getattr(error, "reason", None), TimeoutError)
            raise BotFailed("silent" if silent else "crashed", str(error)) from None
        return body.decode("utf-8", "replace")


def _read_in_time(response: Any, deadline: float) -> bytes:
    """The body, unless it drips in too slowly or is endless."""
    body = b""
    while len(body) < LONGEST_ANSWER:
        piece: bytes = response.read1(LONGEST_ANSWER)
        if not piece:
            break
        body += piece
        if time.monotonic() > deadline:
            raise TimeoutError
    return body
