"""``pip install`` of the wheel and of the source distribution, each into an empty environment: a whole server comes out."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludocafe
from ludocafe import registry
from tests.release.conftest import PIP, quietly
from tests.server.clients import wait_ready
from tests.support import free_port

# Nothing of the environment that runs the tests may help; and how fast the result is does not matter here.
OUTSIDE = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUDOCAFE", "VIRTUAL_ENV"))}
BUILDING = {**OUTSIDE, "LUDOCAFE_OPTIMISATION": "0", "LUDOCAFE_NEED_NATIVE": "1"}


def install(what: str, folder: Path) -> Path:
    """The ``ludocafe`` command of an environment into which nothing else was ever installed."""
    environment = folder / "empty"
    quietly(sys.executable, "-m", "venv", "--without-pip", environment)
    pip = [*PIP, "--python", str(environment / "bin" / "python")]
    quietly(*pip, "install", "--no-compile", what, env=BUILDING, cwd=folder)
    return environment / "bin" / "ludocafe"


@pytest.fixture(params=["wheel", "source_distribution"])
def installed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """With everything that a server needs."""
    archive: Path = request.getfixturevalue(request.param)
    yield install(f"{archive}[server]", tmp_path)
    # pip keeps what it builds from a source distribution, if it has a cache; nobody would ever ask for this one again
    subprocess.run([*PIP, "cache", "remove", "ludocafe"], capture_output=True)


def test_an_empty_environment_becomes_a_server(installed: Path, tmp_path: Path) -> None:
    def run(*arguments: str) -> str:
        return subprocess.run(
            [installed, *arguments], env=OUTSIDE, cwd=tmp_path, check=True, capture_output=True, text=True
        ).stdout

    assert run("--version").strip() == ludocafe.__version__
    grades = {finding["name"]: finding["grade"] for finding in json.loads(run("doctor", "--json"))}
    assert grades["native"] == grades["page"] == grades["games"] == "good"
    assert "bad" not in grades.values()

    port = free_port()
    serve = subprocess.Popen([installed, "serve", "--port", str(port), "--log", "off"], env=OUTSIDE, cwd=tmp_path)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_ready(address, serve)
        assert fetch(f"{address}/api/health")
        front = fetch(f"{address}/")
        script = re.search(r'src="(/assets/[^"]+\.js)"', front)
        assert script is not None and "<title>" in front
        assert len(fetch(address + script.group(1))) > 1000
        assert {game["id"] for game in json.loads(fetch(f"{address}/api/games"))} == set(registry.kinds())
    finally:
        serve.send_signal(signal.SIGTERM)
        assert serve.wait(20) in (0, -signal.SIGTERM)


def test_engine_bots_and_terminal_come_without_the_server(wheel: Path, tmp_path: Path) -> None:
    """The lean package plays, and says by name what is missing for more; the command that it names is a real one."""
    command = install(str(wheel), tmp_path)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([command, *arguments], env=OUTSIDE, cwd=tmp_path, capture_output=True, text=True)

    packages = {path.name.partition("-")[0].lower() for path in tmp_path.glob("empty/lib/*/site-packages/*.dist-info")}
    assert not packages & {"litestar", "sqlalchemy", "cryptography", "uvicorn", "faker"}
    played = run("simulate", "cafe_del_gatto", "-p", "2", "-n", "2", "--bots", "regular,random", "--json")
    assert played.returncode == 0, played.stderr
    findings = {finding["name"]: finding for finding in json.loads(run("doctor", "--json").stdout)}
    assert findings["no-server"]["grade"] == "note"
    for arguments in (("serve",), ("bot-seat", "http://127.0.0.1:1/table/x", "random"), ("bot-worker",)):
        refused = run(*arguments)
        assert refused.returncode == 2
        assert '"litestar' in refused.stderr
        assert "Traceback" not in refused.stderr
    wanted = shlex.split(findings["no-server"]["fields"]["command"].partition(" -m pip ")[2])
    quietly(*PIP, "--python", str(command.parent / "python"), *wanted, cwd=tmp_path)
    assert {finding["name"] for finding in json.loads(run("doctor", "--json").stdout)} >= {"server", "page"}


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310
        return str(answer.read().decode())
