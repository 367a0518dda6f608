"""Optional parts of the package: whether one is installed, and the command that installs it."""

import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from ludocafe.core.errors import BadInput

Extra = Literal["server", "postgres", "arena", "learn", "openspiel", "ray"]

# The modules by which one sees that an extra is there.
PROOF: dict[Extra, tuple[str, ...]] = {
    "server": ("litestar", "sqlalchemy", "uvicorn", "websockets"),
    "postgres": ("psycopg", "procrastinate"),
    "arena": ("pyarrow", "matplotlib"),
    "learn": ("numpy", "gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "ray": ("ray",),
}


def installed(extra: Extra) -> bool:
    return all(find_spec(module) is not None for module in PROOF[extra])


def need(extra: Extra) -> None:
    """Say what to install instead of failing at an import."""
    if not installed(extra):
        raise BadInput("missing-extra", {"command": install_command(extra)})


def install_command(extra: Extra) -> str:
    """A command that works wherever Ludocafé came from: it names the packages, not Ludocafé."""
    pip = f"{Path(sys.executable).as_posix()} -m pip install"
    return " ".join([pip, *(f'"{requirement}"' for requirement in requirements(extra))])


def requirements(extra: str) -> list[str]:
    """What the package's own metadata asks for; extras may name other extras of ours."""
    try:
        declared = requires("ludocafe") or []
    except PackageNotFoundError:  # sources on the path, never installed
        return [f"ludocafe[{extra}]"]
    found: list[str] = []
    for line in declared:
        requirement, _, marker = line.partition(";")
        if re.search(rf"""extra == ['"]{extra}['"]""", marker) is None:
            continue
        ours = re.match(r"ludocafe\[([\w,]+)\]", requirement)
        for one in [requirement.strip()] if ours is None else [r for name in ours[1].split(",") for r in requirements(name)]:
            if one not in found:
                found.append(one)
    return found
