"""The files of the hosting page: what they name exists, and what they start really starts."""

import asyncio
import contextlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import signal
import stat
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import yaml

from tests.server.clients import PATIENCE, ROOT, commands, environment, people, run, wait_ready
from tests.server.postgres import Postgres
from tests.support import free_port

HOSTING = ROOT / "docs" / "hosting"
CLIENT_OF = {"bookworm": 15, "trixie": 17}  # PostgreSQL's version in Debian's releases
VARIABLE = re.compile(r"LUDOCAFE_[A-Z_]+")


def known_variables() -> set[str]:
    """What the command line reads from its environment."""
    source = (ROOT / "src" / "ludocafe" / "cli" / "serve.py").read_text(encoding="utf-8")
    return set(VARIABLE.findall(source)) - {"LUDOCAFE_LANG", "LUDOCAFE_TOKEN"}  # of the speaker, and of bots


def seconds(text: str) -> float:
    return float(text.removesuffix("s"))


def test_every_setting_is_documented_and_every_documented_one_exists() -> None:
    page = (HOSTING / "index.md").read_text(encoding="utf-8")
    table = page.partition("| variable | meaning |")[2].partition("\n\n")[0]
    documented: set[str] = set()
    for row in table.splitlines()[2:]:
        for name in re.findall(r"`([A-Z_]+)`", row.split("|")[1]):
            documented.add(name if name.startswith("LUDOCAFE_") else f"LUDOCAFE_SMTP{name}")
    assert documented == known_variables()


def test_hosting_page_quotes_the_chaos_and_soak_results() -> None:
    page = (HOSTING / "index.md").read_text(encoding="utf-8")
    results = ROOT / "benchmarks" / "results"
    chaos = json.loads((results / "chaos.json").read_text(encoding="utf-8"))
    assert chaos["minutes"] >= 30
    assert chaos["moves_lost"] == 0
    assert f"chaos.py --minutes {chaos['minutes']:.0f} --seed {chaos['seed']}`" in page
    told = page.partition("chaos.py --minutes")[2].partition("soak.py --minutes")[0]
    for figure in ("faults_in_all", "moves_acknowledged", "games_verified"):
        assert re.search(rf"\b{chaos[figure]:,}\s", told), figure
    late = [one for one in chaos["later_than_10_s"] if one["fault"] == "bot worker killed"]
    assert late == chaos["later_than_10_s"]
    for one in late:
        assert f"{max(one['seconds'].values()):.0f}" in told
    soak = json.loads((results / "soak.json").read_text(encoding="utf-8"))
    told = page.partition("soak.py --minutes")[2].partition("\n\n")[0]
    assert soak["minutes"] >= 60
    for figure in (f"{soak['tables']} tables", f"{soak['counts']['moves']:,} moves"):
        assert figure in told
    growth = {name: soak["verdict"][name]["growth"] for name in ("resident_mib", "descriptors", "tasks")}
    assert f"memory grew by {growth['resident_mib']:.1%}".replace("%", " %") in told
    assert max(growth["descriptors"], growth["tasks"]) <= 0


def test_the_sizing_page_says_what_was_measured() -> None:
    """Write it anew with ``python tools/sizing.py`` (or ``make report``)."""
    spec = importlib.util.spec_from_file_location("sizing", ROOT / "tools" / "sizing.py")
    assert spec is not None
    assert spec.loader is not None
    sizing = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sizing)
    measured = json.loads(sizing.SOURCE.read_text(encoding="utf-8"))
    assert sizing.TARGET.read_text(encoding="utf-8") == sizing.page(measured)
    for name in measured["results"]:
        setup, clients = name.split()
        assert setup in sizing.SETUPS
        assert clients in sizing.CLIENTS


# -- the systemd unit ----------------------------------------------------------------------------------------------------


def unit() -> dict[str, list[tuple[str, str]]]:
    """The unit's sections: keys may come more than once."""
    found: dict[str, list[tuple[str, str]]] = {}
    section: list[tuple[str, str]] = []
    for line in (HOSTING / "ludocafe.service").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = found[line.strip("[]")] = []
        elif line and not line.startswith(("#", ";")):
            key, equals, value = line.partition("=")
            assert equals, line
            section.append((key, value))
    return found


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    sections = unit()
    assert list(sections) == ["Unit", "Service", "Install"]
    for pair in sections["Service"]:
        assert pair[0] in ("Environment", "EnvironmentFile") or [key for key, _ in sections["Service"]].count(pair[0]) == 1
    checker = shutil.which("systemd-analyze")
    if checker is None:  # a machine without systemd: its keys were read above, its command is run below
        return
    installed = commands(tmp_path / "bin")
    copy = tmp_path / "ludocafe.service"
    text = (HOSTING / "ludocafe.service").read_text(encoding="utf-8").replace("/opt/ludocafe/bin", str(installed))
    copy.write_text(text, encoding="utf-8")
    checked = subprocess.run([checker, "verify", str(copy)], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, ""), checked.stderr


def test_the_units_command_serves_and_stops(tmp_path: Path) -> None:
    service = unit()["Service"]
    one = dict(service)
    state, installed = tmp_path / "state", commands(tmp_path / "bin")
    state.mkdir(mode=int(one["StateDirectoryMode"], 8))
    assert one["WorkingDirectory"] == f"/var/lib/{one['StateDirectory']}"
    port = free_port()
    secrets = tmp_path / "ludocafe.env"
    secrets.write_text(f"LUDOCAFE_PORT={port}\nLUDOCAFE_METRICS_TOKEN=a-long-secret\n", encoding="utf-8")

    def here(text: str) -> str:
        places = {"/opt/ludocafe/bin": installed, one["WorkingDirectory"]: state, "/etc/ludocafe.env": secrets}
        for place, ours in places.items():
            text = text.replace(place, str(ours))
        return text

    lines = [here(value) for key, value in service if key == "Environment"]
    lines += Path(here(one["EnvironmentFile"].removeprefix("-"))).read_text(encoding="utf-8").splitlines()
    variables = {name: value for name, _, value in (line.partition("=") for line in lines)}
    assert set(variables) <= known_variables()
    command = shlex.split(here(one["ExecStart"]))
    assert Path(command[0]).is_absolute()
    mask = int(one["UMask"], 8)
    process = subprocess.Popen(
        command, cwd=here(one["WorkingDirectory"]), env=environment(**variables), umask=mask, stderr=subprocess.DEVNULL
    )
    try:
        wait_ready(f"http://127.0.0.1:{port}", process)
        assert httpx.get(f"http://127.0.0.1:{port}/api/health").json()["status"] == "ok"
        database = Path(variables["LUDOCAFE_DATABASE"])
        assert database.parent == state
        assert stat.S_IMODE(database.stat().st_mode) == 0o600
    finally:
        process.terminate()
        ended = process.wait(seconds(one["TimeoutStopSec"]))
    assert ended in (0, -signal.SIGTERM)  # both are a clean end to systemd


# -- the compose file ----------------------------------------------------------------------------------------------------


def interpolated(text: str, variables: dict[str, str]) -> str:
    """``${NAME}``, ``${NAME:-default}`` and ``${NAME:?message}``, as Compose reads them."""

    def value(found: re.Match[str]) -> str:
        name, operator, rest = found[1], found[2] or "", found[3] or ""
        if variables.get(name):
            return variables[name]
        assert operator == ":-", f"{name} must be set: {rest}"
        return rest

    return re.sub(r"\$\{(\w+)(?:(:[-?])([^}]*))?\}", value, text)


def compose(**variables: str) -> dict[str, Any]:
    text = (HOSTING / "compose.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(interpolated(text, variables))
    return found


def dockerfile() -> list[tuple[str, str]]:
    lines = (HOSTING / "Dockerfile").read_text(encoding="utf-8").splitlines()
    found = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(instruction, rest) for instruction, _, rest in found]


def test_the_compose_file_is_sound() -> None:
    file = compose(POSTGRES_PASSWORD="a-secret")  # noqa: S106
    services, image = file["services"], dict(dockerfile())
    head = (HOSTING / "compose.yaml").read_text(encoding="utf-8").partition("services:")[0]
    for name in re.findall(r"\$\{(\w+)", (HOSTING / "compose.yaml").read_text(encoding="utf-8")):
        assert name in head, f"{name} is not explained"
    port = image["EXPOSE"]
    for name, service in services.items():
        for needed, how in service.get("depends_on", {}).items():
            assert how["condition"] == "service_healthy"
            assert "healthcheck" in services[needed]
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in file["volumes"]
        for published in service.get("ports", ()):
            assert published.startswith("127.0.0.1:"), "only the proxy on this machine may come in"
            assert published.endswith(f":{port}")
        if "build" in service:
            context = (HOSTING / service["build"]["context"]).resolve()
            assert context == ROOT
            assert context / service["build"]["dockerfile"] == HOSTING / "Dockerfile"
            assert set(service["environment"]) <= known_variables()
            assert seconds(service["stop_grace_period"]) >= 30, name
    database, address = services["database"]["environment"], services["server"]["environment"]["LUDOCAFE_DATABASE"]
    assert address == f"postgresql://{database['POSTGRES_USER']}:a-secret@database/{database['POSTGRES_DB']}"
    plugin = shutil.which("docker") and subprocess.run(["docker", "compose", "version"], capture_output=True).returncode == 0
    if plugin:
        command = ["docker", "compose", "-f", str(HOSTING / "compose.yaml"), "config", "--quiet"]
        subprocess.run(command, check=True, env={**os.environ, "POSTGRES_PASSWORD": "a-secret"})


def test_the_image_holds_what_its_commands_need() -> None:
    steps = dockerfile()
    order = [instruction for instruction, _ in steps]
    assert order == ["FROM", "RUN", "COPY", "RUN", "USER", "WORKDIR", "EXPOSE", "CMD"]
    base, runs = dict(steps)["FROM"], [rest for instruction, rest in steps if instruction == "RUN"]
    version = re.fullmatch(r"python:3\.(\d+)-slim-(\w+)", base)
    assert version is not None
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert int(version[1]) >= int(project["requires-python"].rpartition(".")[2])
    assert "postgresql-client" in runs[0]
    server = int(compose(POSTGRES_PASSWORD="x")["services"]["database"]["image"].partition(":")[2])  # noqa: S106
    assert CLIENT_OF[version[2]] >= server, "pg_dump refuses a server that is newer than itself"
    installs = re.search(r'pip install --no-cache-dir "/build\[(\w+)\]"', runs[1])
    assert installs is not None
    assert installs[1] in project["optional-dependencies"]
    user = dict(steps)["USER"]
    assert f"useradd --create-home {user}" in runs[1]
    assert dict(steps)["WORKDIR"] == f"/home/{user}"
    ignored = (HOSTING / "Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "**/node_modules", "src/ludocafe/server/page"} <= set(ignored)


def test_what_the_compose_file_starts_plays(tmp_path: Path, database_server: Postgres) -> None:
    """Server, bot workers and health check run as the file says, outside of containers; only addresses are ours."""
    file = compose(POSTGRES_PASSWORD="a-secret")["services"]  # noqa: S106
    port, shown = free_port(), dict(dockerfile())["EXPOSE"]
    with psycopg.connect(database_server.url("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {file['database']['environment']['POSTGRES_DB']}")
    installed = commands(tmp_path / "bin")
    (installed / "python").symlink_to(sys.executable)

    def variables(service: dict[str, Any]) -> dict[str, str]:
        given = {name: str(value) for name, value in service["environment"].items()}
        given["LUDOCAFE_DATABASE"] = given["LUDOCAFE_DATABASE"].replace("@database/", f"@127.0.0.1:{database_server.port}/")
        path = f"{installed}:{database_server.programs}:{os.environ['PATH']}"
        return environment(**given, LUDOCAFE_PORT=str(port), PATH=path)

    @contextlib.contextmanager
    def started(service: dict[str, Any], command: list[str]) -> Iterator["subprocess.Popen[bytes]"]:
        process = subprocess.Popen(command, env=variables(service), cwd=tmp_path, stderr=subprocess.DEVNULL)
        try:
            yield process
        finally:
            process.terminate()
            process.wait(seconds(service["stop_grace_period"]))

    def healthy(service: dict[str, Any]) -> bool:
        kind, *check = service["healthcheck"]["test"]
        assert kind == "CMD"
        ours = [part.replace(f"127.0.0.1:{shown}", f"127.0.0.1:{port}") for part in check]
        settings = {**variables(file["server"]), "PGHOST": "127.0.0.1", "PGPORT": str(database_server.port)}
        return subprocess.run(ours, env=settings, capture_output=True).returncode == 0

    async def story(url: str) -> None:
        async with people(url, "Ana") as (ana,):
            table = await ana.open("me", "bot:random", "bot:random")
            async with ana.live(table["id"]) as live:
                await live.my_turn()
                turn = live.number
                async with asyncio.timeout(60 * PATIENCE):
                    while live.number < turn + 6:
                        await live.my_turn()
                        await live.act(live.legal()[0])
                seats = {message["entry"]["seat"] for message in live.seen if message["type"] == "step"}
                assert len(seats) == 3, "the bots have moved"

    server, bots = file["server"], file["bots"]
    assert healthy(file["database"])
    with contextlib.ExitStack() as running:
        for _ in range(bots["deploy"]["replicas"]):
            running.enter_context(started(bots, bots["command"]))
        process = running.enter_context(started(server, json.loads(dict(dockerfile())["CMD"])))
        wait_ready(f"http://127.0.0.1:{port}", process)
        assert healthy(server)
        run(story(f"http://127.0.0.1:{port}"), 90)
    assert not healthy(server)
