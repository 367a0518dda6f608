"""How much there is of everything at two commits: lines by package, and lines that stand more than once.

    python tools/lines.py b237689 HEAD        # 0.1.0 and now

Counted are lines that are not empty, of files that people write (nothing generated, no results). A line counts as repeated when
it is part of six or more lines in a row, indentation and imports aside, that stand in another place of the same commit as well.
"""

import argparse
import hashlib
import re
import shutil
import subprocess
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GIT = shutil.which("git") or "git"
RUN = 6
WRITTEN = {".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".md"}
LEFT_OUT = ("docs/ladder/", "docs/corpus/", "web/src/lib/types.ts")
GENERATED = "Generated from declare.py"
IMPORTS = re.compile(r"^ *(?:from \S+ )?import (?:\([^)]*\)|(?:type )?\{[^}]*\} from .*|.*)\n", re.MULTILINE)


def files(commit: str) -> dict[str, str]:
    """The text of every file that people write."""
    names = subprocess.run([GIT, "ls-tree", "-r", "--name-only", commit], cwd=ROOT, check=True, capture_output=True, text=True)
    wanted = [name for name in names.stdout.splitlines() if Path(name).suffix in WRITTEN and not name.startswith(LEFT_OUT)]
    asked = "".join(f"{commit}:{name}\n" for name in wanted).encode()
    answer = subprocess.run([GIT, "cat-file", "--batch"], cwd=ROOT, check=True, capture_output=True, input=asked).stdout
    found = {}
    for name in wanted:
        head, _, answer = answer.partition(b"\n")
        size = int(head.split()[-1])
        text, answer = answer[:size].decode(), answer[size + 1 :]
        if GENERATED not in text[:400]:
            found[name] = text
    return found


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def package(name: str) -> str:
    """``src/ludocafe/server``, ``web/src``, ``tests`` …; in games each part for itself."""
    parts = name.split("/")
    if parts[:3] == ["src", "ludocafe", "games"] and len(parts) > 5:
        return f"src/ludocafe/games/*/{parts[4]}"
    if parts[:3] == ["src", "ludocafe", "games"]:
        return "src/ludocafe/games/* (declarations, editions, drawing)"
    if parts[:2] == ["src", "ludocafe"]:
        return "/".join(parts[:3]) if len(parts) > 3 else "src/ludocafe"
    if parts[:2] == ["web", "src"] and len(parts) > 3:
        return "/".join(parts[:3])
    return parts[0] if len(parts) > 1 else "the rest"


def repeated(texts: dict[str, str]) -> Counter[str]:
    """Lines by package that are part of a longer run which stands elsewhere too. Words in three languages are no code."""
    places: defaultdict[bytes, list[tuple[str, int]]] = defaultdict(list)
    for name, text in texts.items():
        if Path(name).suffix in {".py", ".ts", ".svelte", ".css"}:
            own = lines(IMPORTS.sub("", text))
            for at in range(len(own) - RUN + 1):
                places[hashlib.sha1("\n".join(own[at : at + RUN]).encode(), usedforsecurity=False).digest()].append((name, at))
    again = {(name, at + step) for found in places.values() if len(found) > 1 for name, at in found for step in range(RUN)}
    return Counter(package(name) for name, _ in again)


def main() -> None:
    parser = argparse.ArgumentParser(description="Lines by package at two commits.")
    parser.add_argument("commits", nargs=2)
    both = [files(commit) for commit in parser.parse_args().commits]
    sums = [Counter[str]() for _ in both]
    for total, texts in zip(sums, both, strict=True):
        for name, text in texts.items():
            total[package(name)] += len(lines(text))
    twice = [repeated(texts) for texts in both]
    print("| package | lines before | after | repeated before | after |\n|---|---:|---:|---:|---:|")
    for name in sorted(set().union(*sums)):
        print(f"| `{name}` | {sums[0][name]:,} | {sums[1][name]:,} | {twice[0][name]:,} | {twice[1][name]:,} |")
    everything = [f"{counter.total():,}" for counter in (*sums, *twice)]
    print(f"| all | {' | '.join(everything)} |")


if __name__ == "__main__":
    main()
