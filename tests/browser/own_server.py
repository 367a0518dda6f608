"""A server of our own for browser tests: it can be killed and started again on the same database."""

import contextlib
import json
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.support import child_environment, free_port

ROOT = Path(__file__).resolve().parents[2]
GENEROUS = {
    "requests": 500.0,
    "request_burst": 5000.0,
    "guests": 100.0,
    "guest_burst": 1000.0,
    "chats": 10.0,
    "trial_burst": 100.0,
}


class OwnServer:
    """One server process."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.environment = environment
        self.port = free_port()
        self.database = folder / "tables.sqlite3"
        self.output = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        command = [sys.executable, "-m", "tests.browser.serve", "serve", "--port", str(self.port)]
        command += ["--database", str(self.database), "--synchronous", "normal", "--bot-processes", "1"]
        environment = child_environment(LUDOCAFE_LIMITS=json.dumps(GENEROUS), **self.environment)
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
        self._wait()

    def play_rules(self, game: str, version: int) -> None:
        """Make the stored tables of a game ones of this rules version, while the server is down."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection, connection:
            for id, text in connection.execute("SELECT id, doc FROM tables WHERE game = ?", (game,)).fetchall():
                doc = json.dumps({**json.loads(text), "rules_version": version})
                connection.execute("UPDATE tables SET doc = ? WHERE id = ?", (doc, id))

    def _wait(self) -> None:
        assert self.process is not None
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.address}/api/ready", timeout=2) as answer:  # noqa: S310
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(self.output.read_text(encoding="utf-8", errors="replace")[-4000:])

    def kill(self) -> None:
        """The power goes out."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                self.kill()
