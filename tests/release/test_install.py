"""``pip install`` of the wheel and of the source distribution, each into an empty environment: a whole server comes out."""

import json
import os
import re
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
BUILDING = {**OUTSIDE, "LUDOCAFE_OPTIMISATION": "0"}


@pytest.fixture(params=["wheel", "source_distribution"])
def installed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """The ``ludocafe`` command of an environment into which nothing else was ever installed."""
    archive: Path = request.getfixturevalue(request.param)
    environment = tmp_path / "empty"
    quietly(sys.executable, "-m", "venv", "--without-pip", environment)
    pip = [*PIP, "--python", str(environment / "bin" / "python")]
    quietly(*pip, "install", "--no-compile", archive, env=BUILDING, cwd=tmp_path)
    yield environment / "bin" / "ludocafe"
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


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310
        return str(answer.read().decode())
