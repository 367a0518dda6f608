"""Somebody who does what a page of the documentation says: writes its files and gives its commands, in an empty folder."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from ludocafe.cli import app
from tests.server.clients import environment, wait_ready
from tests.support import ROOT, free_port

BLOCK = re.compile(r'^ *```(\w+)(?: title="(.+?)")?\n(.*?)^ *```$', re.MULTILINE | re.DOTALL)
STAYING = ("serve", "bot-worker")  # these run until somebody ends them
TYPED = "help\nlist\n1\nundo\nhint\nwhy buy milk 5\nrule GAT-40\nquit\n"  # what somebody types who tries `ludocafe play`


class Reader:
    """Follows one page; ``instead`` maps what the page can only describe to what it is here (addresses, links, sizes).

    ``programs`` tells where the programs of others are, by name.
    """

    def __init__(self, page: Path, folder: Path, instead: dict[str, str], programs: dict[str, str]) -> None:
        self.page = page
        self.folder = folder
        self.instead = instead
        self.programs = programs
        self.running: list[subprocess.Popen[bytes]] = []
        self.given: list[str] = []  # every command of the page, as written

    def follow(self) -> None:
        for language, title, text in BLOCK.findall(self.page.read_text(encoding="utf-8")):
            if title:
                file = self.folder / title
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            elif language == "console":
                for command in re.findall(r"^ *\$ (.+?)(?:\s+# .*)?$", text, re.MULTILINE):
                    self.given.append(command)
                    self.give(command)

    def give(self, command: str) -> None:
        for words, here in self.instead.items():
            command = command.replace(words, here)
        program, *arguments = shlex.split(command)
        if program == "make":
            # This very test may be running inside `make`; the targets are what a reader can get wrong.
            assert re.search(rf"^{arguments[0]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), command
        elif program == "ludocafe" and arguments[0] in STAYING:
            self.start([sys.executable, "-m", "ludocafe", *arguments], serves="serve" in arguments)
        elif arguments[-1] == "&":
            self.start([sys.executable, *arguments[:-1]], serves=False)
        elif program == "ludocafe":
            typed = TYPED if arguments[0] == "play" else None
            result = CliRunner().invoke(app, arguments, input=typed, env={"LUDOCAFE_LANG": "en"})
            assert result.exit_code == 0, f"{command}: {result.output} {result.exception}"
        else:
            known = {"python": sys.executable, **self.programs}
            assert program in known, f"what is this? {command}"
            subprocess.run([known[program], *arguments], cwd=self.folder, env=environment(), check=True, timeout=60)

    def start(self, command: list[str], serves: bool) -> None:
        """Start what stays; servers get a port of their own and are waited for."""
        port = free_port()
        if serves:
            command += ["--port", str(port)]
        process = subprocess.Popen(command, cwd=self.folder, env=environment(), stderr=subprocess.DEVNULL)
        self.running.append(process)
        if serves:
            wait_ready(f"http://127.0.0.1:{port}", process)

    def close(self) -> None:
        """Whatever was started is still running, and ends when asked to."""
        for process in self.running:
            assert process.poll() is None, f"{process.args!r} ended by itself with {process.returncode}"
            process.send_signal(signal.SIGTERM)
        for process in self.running:
            process.wait(20)


def follow(page: Path, folder: Path, instead: dict[str, str], **programs: str) -> list[str]:
    """Do what a page says and return its commands."""
    before = Path.cwd()
    os.chdir(folder)
    reader = Reader(page, folder, instead, programs)
    try:
        reader.follow()
    finally:
        os.chdir(before)
        reader.close()
    return reader.given
