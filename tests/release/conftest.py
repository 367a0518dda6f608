"""What people download: the wheel and the source distribution, made once for all tests."""

import fcntl
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import database_server, server
from tests.support import ROOT

__all__ = ["database_server", "server"]  # fixtures
DIST = ROOT / "build" / "dist"  # `make test` leaves the wheel here that it tests
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]


def quietly(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a command; what it says matters only if it fails."""
    result = subprocess.run(command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert result.returncode == 0, result.stdout


def newest_source() -> float:
    """When anything that goes into the package was last changed."""
    files = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "build_page.py")]
    files += [file for part in ("src/ludocafe", "web/src", "web/public") for file in (ROOT / part).rglob("*")]
    made = (ROOT / "src/ludocafe/server/page", "__pycache__")
    return max(f.stat().st_mtime for f in files if f.is_file() and made[0] not in f.parents and made[1] not in f.parts)


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel of the sources as they are now."""
    DIST.mkdir(parents=True, exist_ok=True)
    with (DIST / ".turnstile").open("w") as turnstile:
        fcntl.flock(turnstile, fcntl.LOCK_EX)  # test processes come here one after the other
        if not any(file.stat().st_mtime > newest_source() for file in DIST.glob("*.whl")):
            for file in DIST.glob("*.whl"):
                file.unlink()
            quietly(*PIP, "wheel", "--no-deps", "--wheel-dir", DIST, ROOT)
    (file,) = DIST.glob("*.whl")
    return file


@pytest.fixture(scope="session")
def source_distribution(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution of the sources as they are now."""
    folder = tmp_path_factory.mktemp("sdist")
    quietly(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder)
    (file,) = folder.glob("*.tar.gz")
    return file
