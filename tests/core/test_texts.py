"""The words: complete in three languages, alike in their placeholders, none missing, none unused."""

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludocafe import registry
from ludocafe.core import lessons
from ludocafe.core.game import Game
from ludocafe.core.words import LANGUAGES, Words, text_files

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ludocafe"
GAMES = sorted(registry.kinds())
# Which argument of these calls is a text's name, and the prefix of that text.
CALLS = {"Refusal": (1, "refusal-"), "Effect": (0, "effect-"), "ScoreLine": (0, "source-"), "Action": (0, "action-")}
OBJECTING = ("demand", "remark")  # methods of core.check: their third argument names an objection
KINDS = ("prompt", "action", "effect", "refusal", "source", "end", "objection")
# Pieces that editions of one's own may have.
OTHER_EDITIONS = {
    "cafe_del_gatto": re.compile(r"token-[56][cfh]"),
    "coffee_traders": re.compile(r"(space-[abc]|path-p[bc]|site-[sphf])[2-8]"),
}


class Placeholders(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, dict[str, set[str]]]:
    """Placeholders of each message and attribute of one language."""
    found: dict[str, dict[str, set[str]]] = {}
    for file in text_files(folder, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {file.name}"
                found[entry.id.name] = {"": variables(entry.value)} | {
                    attribute.id.name: variables(attribute.value) for attribute in entry.attributes
                }
    return found


def variables(pattern: ast.Pattern | None) -> set[str]:
    collector = Placeholders()
    if pattern is not None:
        collector.visit(pattern)
    return collector.names


@cache
def literals(folder: Path) -> frozenset[str]:
    """Every string written in the Python files below a folder."""
    found = set()
    for file in folder.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


def named_in_calls(folder: Path) -> set[str]:
    """Texts that a call such as Refusal("GAT-40", "too-dear") will ask for."""
    wanted = set()
    for file in folder.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in CALLS:
                place, prefix = CALLS[node.func.id]
                if len(node.args) > place and isinstance(node.args[place], python.Constant):
                    wanted.add(prefix + str(node.args[place].value))  # type: ignore[attr-defined]
    return wanted


def objections(folder: Path) -> set[str]:
    """Texts that the checks of editions below a folder ask for."""
    wanted = set()
    for file in folder.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Attribute) and node.func.attr in OBJECTING:
                name = node.args[2] if len(node.args) > 2 else None
                if isinstance(name, python.Constant) and isinstance(name.value, str):
                    wanted.add(f"objection-{name.value}")
    return wanted


def declared(game: Game) -> set[str]:
    """Texts that the game's declarations ask for."""
    wanted = {"game-title", "game-pitch"}
    for event in game.events:
        wanted.add(f"event-{event.name}")
        if event.secret:
            wanted.add(f"event-{event.name}-hidden")
    for setting in game.settings:
        wanted |= {f"option-{setting.name}", *(f"option-{setting.name}-{value}" for value in setting.choices)}
    for vocabulary in game.vocabulary.values():
        wanted |= {f"{vocabulary.name}-{id}" for id in vocabulary.ids}
    return wanted | lessons.texts(game)


TEXT_FOLDERS = sorted(path for path in PACKAGE.rglob("texts") if path.is_dir() and any(path.glob("*.ftl")))


@pytest.mark.parametrize("folder", TEXT_FOLDERS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_languages_have_the_same_messages_and_placeholders(folder: Path) -> None:
    english, *others = (messages(folder, language) for language in LANGUAGES)
    for other in others:
        assert set(other) == set(english)
        assert other == english


@pytest.mark.parametrize("id", GAMES)
def test_no_text_of_a_game_is_missing(id: str) -> None:
    game = registry.game(id)
    folder = Path(str(game.folder()))
    wanted = declared(game) | named_in_calls(folder)
    own = set(messages(folder / "texts", "en"))
    assert not wanted - own
    assert not objections(folder) - own - set(messages(PACKAGE / "core" / "texts", "en"))


@pytest.mark.parametrize("id", GAMES)
def test_no_text_of_a_game_is_unused(id: str) -> None:
    game = registry.game(id)
    folder = Path(str(game.folder()))
    known, written = declared(game), literals(folder)
    page = ROOT / "web" / "src" / "games" / id
    drawn = "".join(file.read_text(encoding="utf-8") for file in page.rglob("*") if file.is_file())
    for message in messages(folder / "texts", "en"):
        kind, _, name = message.partition("-")
        used = (
            message in known
            or (id in OTHER_EDITIONS and OTHER_EDITIONS[id].fullmatch(message))
            or kind in ("rule", "chapter")
            or (kind in KINDS and (name in written or message in written))
            or message in written
            or any(message.startswith(prefix) for prefix in written if prefix.endswith("-"))
            or message in drawn
        )
        assert used, message


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_has_an_article_in_every_language(id: str) -> None:
    game = registry.game(id)
    ids = [[article[0] for article in Words(language, game).articles()] for language in LANGUAGES]
    assert ids[0] and ids[0] == ids[1] == ids[2]
    cited = {text for text in literals(Path(str(game.folder()))) if re.fullmatch(rf"{game.prefix}-\d+", text)}
    assert not cited - set(ids[0])
