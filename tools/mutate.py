"""Changes rule lines at random and looks whether the tests of their game notice.

    python tools/mutate.py [--lines 30] [--seed 1] [--game cafe] [--part 1/5]

Each mutation changes one operator, number or condition of a hand-written function in ``games/<id>/rules/`` in a copy of the
package; then ``tests/games/<id>`` runs on the copy until the first failure. What survives is printed with its line. Exit status 1
when more than one in thirty survives, or when tests fail without any change. The same seed gives the same mutations; a part
is every n-th of them, for machines that are shared. Nothing is changed into what means the same: ``x + 0`` into ``x - 0``,
or the comparison of ``if x > most: most = x`` into ``>=`` (it is turned round).
"""

import argparse
import ast
import contextlib
import itertools
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
GAMES = Path("ludocafe/games")
OBSERVED = "observe.py"  # what learners see is no rule; tests/learn proves it
GENERATED = "Generated from declare.py"  # what nobody writes is proved by what it is made from
ZERO = re.compile(r"^(\w+): Final\[i64\] = 0$", re.MULTILINE)
TIMEOUT = 600  # seconds; a test run that takes longer has noticed: the game no longer ends

COMPARISONS: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
}
TURNED: dict[type[ast.cmpop], ast.cmpop] = {ast.Lt: ast.Gt(), ast.LtE: ast.GtE(), ast.Gt: ast.Lt(), ast.GtE: ast.LtE()}
OPERATIONS: dict[type[ast.operator], ast.operator] = {ast.Add: ast.Sub(), ast.Sub: ast.Add(), ast.Mult: ast.Add()}


class Mutation(NamedTuple):
    """A node to change: of which file, and its number in a walk through it."""

    path: Path
    node: int
    line: int


class Context(NamedTuple):
    """What decides whether a change of a node means anything."""

    zeros: frozenset[str]  # constants of the game that are 0
    updates: frozenset[int]  # comparisons of a value with what it becomes then, by ``id``


def context_of(path: Path, tree: ast.Module) -> Context:
    rules = next(folder for folder in path.parents if folder.name == "rules")
    zeros = {name for file in rules.rglob("*.py") for name in ZERO.findall(file.read_text(encoding="utf-8"))}
    tests = (id(node.test) for node in ast.walk(tree) if isinstance(node, ast.If) and updates(node))
    return Context(frozenset(zeros), frozenset(tests))


def updates(node: ast.If) -> bool:
    """``if x > most: most = x`` and the like."""
    if not (isinstance(node.test, ast.Compare) and len(node.body) == 1 and isinstance(node.body[0], ast.Assign)):
        return False
    sides = {ast.unparse(node.test.left), ast.unparse(node.test.comparators[0])}
    return sides == {ast.unparse(node.body[0].targets[0]), ast.unparse(node.body[0].value)}


def is_zero(node: ast.expr, zeros: frozenset[str]) -> bool:
    return (isinstance(node, ast.Name) and node.id in zeros) or (isinstance(node, ast.Constant) and node.value == 0)


def changed(node: ast.AST, context: Context) -> bool:
    """Change a node in place; False when there is nothing in it to change."""
    if isinstance(node, ast.Compare) and id(node) in context.updates and type(node.ops[0]) in TURNED:
        node.ops[0] = TURNED[type(node.ops[0])]
    elif isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        node.ops[0] = COMPARISONS[type(node.ops[0])]
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATIONS:
        right = node.right if isinstance(node, ast.BinOp) else node.value
        if is_zero(right, context.zeros) and not isinstance(node.op, ast.Mult):
            return False
        node.op = OPERATIONS[type(node.op)]
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and type(node.value.value) is bool:
        node.value = ast.Constant(not node.value.value)
    else:
        return False
    return True


def walk(tree: ast.Module) -> Iterator[ast.AST]:
    """The nodes inside functions, always in the same order."""
    seen: set[int] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                for node in ast.walk(statement):
                    if id(node) not in seen:
                        seen.add(id(node))
                        yield node


def mutations(sources: Path, game: str | None) -> Iterator[Mutation]:
    """Everything that could be changed, one mutation for each line."""
    for path in sorted((sources / GAMES).glob(f"{game or '*'}/rules/**/*.py")):
        text = path.read_text(encoding="utf-8")
        if GENERATED in text[:200] or path.name == OBSERVED:
            continue
        lines: set[int] = set()
        tree = ast.parse(text)
        around = context_of(path, tree)
        for number, node in enumerate(walk(tree)):
            line = getattr(node, "lineno", 0)
            if line not in lines and changed(node, around):
                lines.add(line)
                yield Mutation(path.relative_to(sources), number, line)


def survives(mutation: Mutation) -> bool:
    """Do the tests of the game pass on a copy with this change?"""
    with copied() as copy:
        path = copy / mutation.path
        tree = ast.parse(path.read_text(encoding="utf-8"))
        changed(next(itertools.islice(walk(tree), mutation.node, None)), context_of(path, tree))
        path.write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")
        return passes(copy, mutation.path.parts[2])


@contextlib.contextmanager
def copied() -> Iterator[Path]:
    """A copy of the sources."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("page", "__pycache__", "*.so"))
        yield copy


def passes(copy: Path, game: str) -> bool:
    """Do the tests of a game pass on this copy? Those in which bots think come last: they take longest."""
    files = sorted((ROOT / "tests" / "games" / game).glob("test_*.py"), key=lambda file: ("brain" in file.read_text(), file))
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-o", "pythonpath=", *map(str, files)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(copy), str(ROOT)))}
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Mutation test of the rules.")
    parser.add_argument("--lines", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game")
    parser.add_argument("--part", default="1/1")
    arguments = parser.parse_args()
    every = list(mutations(ROOT / "src", arguments.game))
    part, parts = map(int, arguments.part.split("/"))
    chosen = random.Random(arguments.seed).sample(every, arguments.lines)[part - 1 :: parts]
    games = {mutation.path.parts[2] for mutation in chosen} if part == 1 else set()  # once is enough
    with copied() as copy:
        broken = [game for game in sorted(games) if not passes(copy, game)]
    if broken:
        raise SystemExit(f"these tests fail without any change: {', '.join(broken)}")
    survivors = 0
    for mutation in chosen:
        alive = survives(mutation)
        survivors += alive
        line = (ROOT / "src" / mutation.path).read_text(encoding="utf-8").splitlines()[mutation.line - 1].strip()
        print(f"{'survived' if alive else 'caught':9} {mutation.path}:{mutation.line}  {line}", flush=True)
    print(f"{len(chosen) - survivors} of {len(chosen)} caught ({len(every)} lines could be changed)")
    raise SystemExit(survivors * 30 > arguments.lines)


if __name__ == "__main__":
    main()
