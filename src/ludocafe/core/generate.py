"""Writes what compiled rules need from a game's ``declare.py``: ``python -m ludocafe.core.generate [PACKAGE …]``.

mypyc makes fast code of literal constants and direct calls only, so the numbers of a ``Declaration`` and the ways from a number
to its function are written out as source text, into the game's ``rules/``:

- ``codes.py``: the number of every action and question; packing and unpacking of actions with several fields
- ``events.py``: one function for each event, which tells it to a journal
- ``agenda.py``: putting questions and tasks on the agenda, and reading their arguments (games with an agenda)
- ``dispatch.py``: from a question to its options, from an action to the function that carries it out

A function of the rules gets what its parameters are called: the state (``board``, ``state`` or ``self``), ``codes``, ``chance``,
``journal``, and the declared fields of the question and of the action by name. ``tests/core/test_declared.py`` proves that the
files are up to date.
"""

import ast
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from ludocafe.core.declare import FIRST_TASK, KIND_BITS, ActionKind, Declaration, Lane, Question, Task, lanes

GAMES = Path(__file__).parents[1] / "games"
HEAD = '''"""{title}

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

'''
INDENT = "    "
LINEAR = 4  # so many cases are looked at one after the other, more are halved first
STATES = ("self", "board", "state")
Thing = TypeVar("Thing")


class _Source:
    """Where the functions of a game's rules are, and which parameters they have."""

    def __init__(self, package: str, declaration: Declaration, folder: Path) -> None:
        self.package = package
        self.folder = folder / "rules"
        module, _, self.state = declaration.state.rpartition(".")
        self.state_module = self._module(module)
        self.used: set[str] = set()

    def _module(self, name: str) -> str:
        """The dotted path of a module somewhere in the rules."""
        found = list(self.folder.rglob(f"{name}.py"))
        assert len(found) == 1, f"{name}: {found}"
        return ".".join([self.package, "rules", *found[0].relative_to(self.folder).with_suffix("").parts])

    def call(self, function: str, given: dict[str, str]) -> str:
        """The text of a call with those of the ``given`` values that the function's parameters ask for."""
        module, _, name = function.rpartition(".")
        definition = self._definition(module, name)
        arguments = []
        for parameter in definition.args.args:
            if parameter.arg in STATES:
                if parameter.arg != "self":
                    arguments.append("board")
            elif parameter.arg in given:
                arguments.append(given[parameter.arg])
            else:
                raise ValueError(f"{function} asks for {parameter.arg!r}, which is none of {sorted(given)}")
        if module:
            self.used.add(module)
        return f"{module or 'board'}.{name}({', '.join(arguments)})"

    def _definition(self, module: str, name: str) -> ast.FunctionDef:
        dotted = self._module(module) if module else self.state_module
        path = self.folder.parent.joinpath(*dotted.removeprefix(self.package + ".").split(".")).with_suffix(".py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == name:
                return node
        raise ValueError(f"{dotted} has no function {name}")

    def imports(self) -> Iterator[str]:
        """Those of the modules that were called, and of the state's class for type checkers only: it imports this module."""
        yield "from typing import TYPE_CHECKING\n\nfrom mypy_extensions import i64\n\n"
        yield "from ludocafe.core.chance import Chance\nfrom ludocafe.core.state import Codes, Journal\n"
        for module in sorted(self.used):
            parent, _, name = self._module(module).rpartition(".")
            yield f"from {parent} import {name}\n"
        yield f"\nif TYPE_CHECKING:\n    from {self.state_module} import {self.state}\n"


# -- codes and events --------------------------------------------------------------------------------------------------


def codes(declaration: Declaration) -> str:
    """``codes.py``."""
    lines = [HEAD.format(title="The numbers of actions and questions."), "from typing import Final\n\n"]
    lines.append("from mypy_extensions import i64\n\n# Actions; legal() lists them in the order that their question documents.\n")
    for kind in declaration.actions:
        shape = (
            f"  # {kind.size} codes: {', '.join(f'{field.name} {field.size}' for field in kind.fields)}" if kind.fields else ""
        )
        lines.append(f"{kind.name.upper()}: Final[i64] = {declaration.base[kind.name]}{shape}\n")
    lines.append(f"ACTIONS: Final[i64] = {declaration.action_count}\n\n# Questions.\n")
    for number, question in enumerate(declaration.questions):
        lines.append(f"{question_constant(question.name)}: Final[i64] = {number}\n")
    if declaration.tasks:
        lines.append(f"\n# What the game does by itself.\nFIRST_TASK: Final[i64] = {FIRST_TASK}\n")
        for number, task in enumerate(declaration.tasks, FIRST_TASK):
            lines.append(f"DO_{task.name.upper()}: Final[i64] = {number}\n")
    for kind in declaration.actions:
        if len(kind.fields) > 1:
            lines += _packing(kind, declaration.base[kind.name])
    return "".join(lines)


def question_constant(name: str) -> str:
    return "GAME_OVER" if name == "game_over" else f"ASK_{name.upper()}"


def _packing(kind: ActionKind, base: int) -> Iterator[str]:
    """Functions from fields to a code and back."""
    number = ""
    for field in kind.fields:
        number = f"({number} * {field.size} + {field.name})" if number else field.name
    parameters = ", ".join(f"{field.name}: i64" for field in kind.fields)
    yield f"\n\ndef {kind.name}_code({parameters}) -> i64:\n    return {base} + {number[1:-1]}\n"
    for field in kind.fields:
        value = unpacked(kind, base, "code")[field.name]
        yield f"\n\ndef {kind.name}_{field.name}(code: i64) -> i64:\n    return {value}\n"


def unpacked(kind: ActionKind, base: int, code: str) -> dict[str, str]:
    """Expressions for the fields of an action."""
    offset = f"{code} - {base}" if base else code
    found = {kind.number: offset} if kind.number else {}
    rest = 1
    for place, field in reversed(list(enumerate(kind.fields))):
        value = offset
        if rest > 1:
            value = f"({value}) // {rest}"
        if place > 0:
            value = f"({value}) % {field.size}" if rest == 1 else f"{value} % {field.size}"
        found[field.name] = value
        rest *= field.size
    return found


def events(declaration: Declaration) -> str:
    """``events.py``."""
    lines = [HEAD.format(title="Telling a journal what happened, if there is one."), "from mypy_extensions import i64\n\n"]
    lines.append("from ludocafe.core.state import Journal\n")
    for number, event in enumerate(declaration.events):
        parameters = ", ".join(["journal: Journal | None", *(f"{name}: i64" for name in event.fields)])
        lines.append(f"\n\ndef {event.name}({parameters}) -> None:\n")
        lines.append(f"    if journal is not None:\n        journal.note({', '.join([str(number), *event.fields])})\n")
    return "".join(lines)


# -- the agenda --------------------------------------------------------------------------------------------------------


def agenda(declaration: Declaration, package: str) -> str:
    """``agenda.py``."""
    lines = [HEAD.format(title="What can wait on the agenda: putting it there and reading its arguments.")]
    lines.append(f"from mypy_extensions import i64\n\nfrom {package}.rules.state import Board\n")
    lines.append("\n\ndef kind_of(waiting: i64) -> i64:\n")
    lines.append(f"    return waiting & {(1 << KIND_BITS) - 1}\n")
    decider = lanes(declaration.questions[0].arguments)[0]
    lines.append(f"\n\ndef decider(question: i64) -> i64:\n    return {_argument(decider, 'question')}\n")
    for number, question in enumerate(declaration.questions):
        lines += _waiting("ask", number, question, question.name)
    for number, task in enumerate(declaration.tasks, FIRST_TASK):
        lines += _waiting("do", number, task, f"do_{task.name}")
    return "".join(lines)


def _waiting(verb: str, number: int, thing: Question | Task, prefix: str) -> Iterator[str]:
    parameters = "".join(f", {field.name}: i64" for field in thing.arguments)
    value = " | ".join([str(number), *(f"{lane.field.name} << {lane.shift}" for lane in lanes(thing.arguments))])
    yield f"\n\ndef {verb}_{thing.name}(board: Board{parameters}) -> None:\n    board.plan({value})\n"
    if verb == "ask":
        for lane in lanes(thing.arguments):
            yield f"\n\ndef {prefix}_{lane.field.name}(waiting: i64) -> i64:\n    return {_argument(lane, 'waiting')}\n"


def _argument(lane: Lane, waiting: str) -> str:
    return f"({waiting} >> {lane.shift}) & {lane.mask}"


# -- dispatch ----------------------------------------------------------------------------------------------------------


def dispatch(declaration: Declaration, package: str, folder: Path) -> str:
    """``dispatch.py``."""
    source = _Source(package, declaration, folder)
    body = "".join(_agenda_dispatch(declaration, source) if declaration.tasks else _phase_dispatch(declaration, source))
    return HEAD.format(title="From a number to the function that it stands for.") + "".join(source.imports()) + body


def _phase_dispatch(declaration: Declaration, source: _Source) -> Iterator[str]:
    """For games whose state keeps what is asked in ``phase``."""
    yield f'\n\ndef options_into(board: "{source.state}", codes: Codes) -> None:\n'
    yield '    """Add the options of the question that is asked."""\n    asked = board.phase\n'
    asked = [(number, question) for number, question in enumerate(declaration.questions) if question.options]
    yield from _choose("asked", asked, lambda question: [source.call(question.options, {"codes": "codes"})])
    yield f'\n\ndef carry_out(board: "{source.state}", action: i64, chance: Chance, journal: Journal | None) -> None:\n'
    yield '    """Carry out an action that is legal."""\n'

    def carried_out(kind: ActionKind) -> list[str]:
        given = {"chance": "chance", "journal": "journal", **unpacked(kind, declaration.base[kind.name], "action")}
        return [source.call(kind.does, given)]

    yield from (f"{INDENT}{line}\n" for line in _ranges("action", declaration, declaration.actions, carried_out))


def _agenda_dispatch(declaration: Declaration, source: _Source) -> Iterator[str]:
    """For games that keep what is to be done on an agenda."""
    mask = (1 << KIND_BITS) - 1

    def arguments(thing: Question | Task) -> dict[str, str]:
        return {lane.field.name: _argument(lane, "waiting") for lane in lanes(thing.arguments)}

    yield f'\n\ndef options_into(board: "{source.state}", waiting: i64, codes: Codes) -> None:\n'
    yield f'    """Add the options of a question."""\n    asked = waiting & {mask}\n'
    questions = list(enumerate(declaration.questions))
    answered = [(number, question) for number, question in questions if question.options]
    yield from _choose(
        "asked", answered, lambda question: [source.call(question.options, {"codes": "codes", **arguments(question)})]
    )
    yield f'\n\ndef shortcut(board: "{source.state}", waiting: i64, unknown: i64) -> i64:\n'
    yield '    """The answer to a question that is known without counting its options; ``unknown`` for most."""\n'
    yield f"    asked = waiting & {mask}\n"
    known = [(number, question) for number, question in questions if question.shortcut]
    yield from _choose("asked", known, lambda question: [f"return {source.call(question.shortcut, arguments(question))}"])
    yield "    return unknown\n"

    def reply(question: Question) -> list[str]:
        def by_kind(kind: ActionKind) -> list[str]:
            given = {
                "journal": "journal",
                **unpacked(kind, declaration.base[kind.name], "code"),
                **arguments(question),
            }
            again = ["board.plan(waiting)"] if kind.name in question.free else []
            assert isinstance(question.answers, Mapping)
            function = question.answers[kind.name]
            return [*again, *([source.call(function, given)] if function else [])] or ["pass"]

        kinds = [kind for kind in declaration.actions if kind.name in question.answers]
        return _ranges("code", declaration, kinds, by_kind)

    yield f'\n\ndef answer(board: "{source.state}", waiting: i64, code: i64, journal: Journal | None) -> None:\n'
    yield f'    """A question has been taken off the agenda and is answered with a legal code."""\n    asked = waiting & {mask}\n'
    yield from _choose("asked", answered, reply)
    parameters = "waiting: i64, chance: Chance, journal: Journal | None"
    yield f'\n\ndef perform(board: "{source.state}", {parameters}) -> None:\n'
    yield f'    """Something that happens by itself."""\n    task = waiting & {mask}\n'

    def performed(task: Task) -> list[str]:
        return [source.call(task.does, {"chance": "chance", "journal": "journal", **arguments(task)})]

    yield from _choose("task", list(enumerate(declaration.tasks, FIRST_TASK)), performed)


def _choose(
    variable: str, things: Sequence[tuple[int, Thing]], lines: Callable[[Thing], list[str]], depth: int = 1
) -> Iterator[str]:
    """A search tree over numbered things: halved until few are left."""
    indent = INDENT * depth
    if len(things) <= LINEAR:
        for place, (number, thing) in enumerate(things):
            yield f"{indent}{'if' if place == 0 else 'elif'} {variable} == {number}:\n"
            yield from (f"{indent}{INDENT}{line}\n" for line in lines(thing))
        return
    middle = len(things) // 2
    yield f"{indent}if {variable} < {things[middle][0]}:\n"
    yield from _choose(variable, things[:middle], lines, depth + 1)
    yield f"{indent}else:\n"
    yield from _choose(variable, things[middle:], lines, depth + 1)


def _ranges(
    variable: str, declaration: Declaration, kinds: Sequence[ActionKind], lines: Callable[[ActionKind], list[str]]
) -> list[str]:
    """A search tree over kinds of actions; the code is known to be of one of them."""
    same: list[tuple[int, list[str]]] = []  # first code and what is done from there on
    for kind in kinds:
        done = lines(kind)
        if not same or same[-1][1] != done:
            same.append((declaration.base[kind.name], done))
    return list(_range_tree(variable, same))


def _range_tree(variable: str, parts: Sequence[tuple[int, list[str]]]) -> Iterator[str]:
    if len(parts) > LINEAR:
        middle = len(parts) // 2
        yield f"if {variable} < {parts[middle][0]}:"
        yield from (INDENT + line for line in _range_tree(variable, parts[:middle]))
        yield "else:"
        yield from (INDENT + line for line in _range_tree(variable, parts[middle:]))
        return
    for place, (_, done) in enumerate(parts):
        if len(parts) > 1:
            last = place == len(parts) - 1
            yield "else:" if last else f"{'if' if place == 0 else 'elif'} {variable} < {parts[place + 1][0]}:"
        yield from (INDENT * (len(parts) > 1) + line for line in done)


# -- files -------------------------------------------------------------------------------------------------------------


def files(package: str) -> dict[Path, str]:
    """What the generated files of a game have to say."""
    folder = folder_of(package)
    declaration: Declaration = _declare(package, folder).DECLARED
    found = {"codes": codes(declaration), "events": events(declaration), "dispatch": dispatch(declaration, package, folder)}
    if declaration.tasks:
        found["agenda"] = agenda(declaration, package)
    return {folder / "rules" / f"{name}.py": text for name, text in found.items()}


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None, package
    return Path(spec.origin).parent


def _declare(package: str, folder: Path) -> ModuleType:
    """The declaration, without the package around it: that needs the generated files, which may be out of date."""
    if package not in sys.modules:
        for name, path in ((package, folder), (f"{package}.rules", folder / "rules")):
            empty = ModuleType(name)
            empty.__path__ = [str(path)]
            sys.modules[name] = empty
    return import_module(f"{package}.declare")


def main() -> None:
    for package in sys.argv[1:] or [f"ludocafe.games.{path.parent.name}" for path in GAMES.glob("*/declare.py")]:
        for path, text in files(package).items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
