"""A corpus of games: one row for every decision of our levels, as Parquet with a metadata card and a checksum.

The same recipe always gives the same rows, whatever the machine: levels that search count simulations, not seconds. The
checksum is taken over the rows, not over the file, whose bytes depend on the version of PyArrow.
"""

import hashlib
import math
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from ludocafe import __version__, registry
from ludocafe.bots.bot import LevelBot, parse_level
from ludocafe.bots.budget import Budget, mix
from ludocafe.bots.levels import SEARCHES, Player
from ludocafe.bots.thinking import sampled, think
from ludocafe.bots.weights import weights
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game, View, win_shares
from ludocafe.core.state import Codes

DECISIONS = "decisions.parquet"
RECIPE = "recipe.json"
CARD = "README.md"

# Columns of a row: name, type and meaning; types as PyArrow writes them.
COLUMNS: tuple[tuple[str, str, str], ...] = (
    ("number", "int32", "number of the game, from 0"),
    ("step", "int32", "number of the decision in its game, from 0"),
    ("seat", "int8", "who decides, from 0"),
    ("seats", "int8", "players at the table"),
    ("level", "string", "the bot that decides"),
    ("question", "string", "what is asked, as declared by the game"),
    ("position", "string", "the whole state before the decision as text, hidden things included"),
    ("observation", "list<int16>", "what the seat may know (layout: ludocafe.core.observe)"),
    ("choice", "int32", "code of the action that was chosen"),
    ("notation", "string", "the same in notation"),
    ("legal", "list<int32>", "codes of all legal actions, in documented order"),
    ("evaluation", "list<float>", "for each legal action; NaN where it was not looked at; empty for level random"),
    ("scale", "string", "of the evaluation: value (0 to 1, from a search), weight (any scale, from a policy) or none"),
    ("visits", "list<int32>", "how often a search tried each legal action; else empty"),
    ("points", "list<int32>", "final points by seat"),
    ("place", "int8", "final place of the seat, 1 is best"),
    ("share", "float", "its part of the win"),
)


class Recipe(msgspec.Struct, frozen=True):
    """Everything needed to make a corpus again, and its expected checksum."""

    command: str
    version: str
    game: str
    rules_version: int
    edition: str
    layout: str
    players: int
    settings: dict[str, str]
    levels: list[str]
    games: int
    seed: int
    rows: int = 0
    checksum: str = ""


class RecordedPlayer:
    """A level that also reports its evaluation of each option."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        bot: LevelBot = parse_level(name)
        self.budget: Budget | None = bot.budget
        self.player = Player(bot.level, game)
        if bot.level in SEARCHES and (bot.budget is None or not bot.budget.simulations):
            raise BadInput("corpus-needs-simulations", {"level": name})

    def decide(self, view: View, seed: int) -> tuple[int, dict[str, Any]]:
        """The chosen code, and the columns with its evaluations."""
        game, level = self.player.game, self.player.level
        state = sampled(game, view, seed)
        codes = Codes()
        state.legal_into(codes)
        legal = codes.to_list()
        if self.budget is not None:
            found = {option.code: option for option in self._options(view, seed)}
            told = [found[code].value if code in found else math.nan for code in legal]
            tried = [found[code].visits if code in found else 0 for code in legal]
            choice = next(iter(found), legal[0])
            return choice, {"legal": legal, "evaluation": told, "scale": "value", "visits": tried}
        choice = self.player.choose(view, seed)
        if level == "random":
            return choice, {"legal": legal, "evaluation": [], "scale": "none", "visits": []}
        weighed = [float(weight) for weight in weights(self.player.policy_for(view.seats), state, codes)]
        return choice, {"legal": legal, "evaluation": weighed, "scale": "weight", "visits": []}

    def _options(self, view: View, seed: int) -> list[Any]:
        """The options of a search, the best first; none where there is no choice."""
        assert self.budget is not None
        player = self.player
        state = sampled(player.game, view, seed)
        if len(state.legal()) == 1:
            return []
        return think(player.game, player.level, player.profile, state, seed, self.budget).options


def rows(recipe: Recipe) -> Iterator[list[dict[str, Any]]]:
    """The rows of each game, one game after the other."""
    game = registry.game(recipe.game)
    sitters = [RecordedPlayer(name, game) for name in recipe.levels]
    for number in range(recipe.games):
        yield _one_game(recipe, game, sitters, number)


def _one_game(recipe: Recipe, game: Game, sitters: list[RecordedPlayer], number: int) -> list[dict[str, Any]]:
    """The levels go round the table from game to game."""
    seats = recipe.players
    observer = game.observer(seats)
    chance = FastChance(mix(recipe.seed, number) >> 1)
    state = game.new(seats, recipe.settings, chance)
    found: list[dict[str, Any]] = []
    while not game.over(state) and len(found) < game.max_decisions:
        seat, step = int(state.actor()), len(found)
        sitter = sitters[(number + seat) % len(sitters)]
        choice, why = sitter.decide(game.view(state, seat), mix(mix(recipe.seed, number), 1 + step))
        row = {
            "number": number,
            "step": step,
            "seat": seat,
            "seats": seats,
            "level": sitter.name,
            "question": game.decision(state).kind,
            "position": game.position(state),
            "observation": observer.observation(state, seat),
            "choice": choice,
            "notation": game.notation(state, choice),
        }
        found.append(row | why)
        state.apply(choice, chance, None)
    places = game.places(state)
    points, shares = [int(state.points(seat)) for seat in range(seats)], win_shares(places)
    return [row | {"points": points, "place": places[row["seat"]], "share": shares[row["seat"]]} for row in found]


def recipe_for(
    command: str, game: str, players: int, settings: dict[str, str], levels: list[str], games: int, seed: int
) -> Recipe:
    """A recipe with checked names and numbers."""
    found = registry.game(game)
    complete = found.check_settings(players, settings)
    for name in levels:
        RecordedPlayer(name, found)
    layout = found.observer(players).layout().digest
    return Recipe(
        command, __version__, game, found.rules_version, found.edition.hash, layout, players, complete, levels, games, seed
    )


def make(recipe: Recipe, folder: Path, report: Any = None) -> Recipe:
    """Play the games and write the corpus; returns the recipe with the number of rows and the checksum."""
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    folder.mkdir(parents=True, exist_ok=True)
    schema = arrow.schema([(name, _type(arrow, kind)) for name, kind, _ in COLUMNS])
    digest, count = hashlib.sha256(), 0
    with parquet.ParquetWriter(folder / DECISIONS, schema, compression="zstd") as writer:
        for played in rows(recipe):
            for row in played:
                digest.update(msgspec.json.encode([row[name] for name, _, _ in COLUMNS]) + b"\n")
            count += len(played)
            writer.write_table(arrow.Table.from_pylist(played, schema))
            if report is not None:
                report()
    done = msgspec.structs.replace(recipe, rows=count, checksum=digest.hexdigest())
    (folder / RECIPE).write_bytes(msgspec.json.format(msgspec.json.encode(done), indent=1) + b"\n")
    (folder / CARD).write_text(card(done), encoding="utf-8")
    return done


def _type(arrow: Any, kind: str) -> Any:
    if kind.startswith("list<"):
        return arrow.list_(_type(arrow, kind.removeprefix("list<").removesuffix(">")))
    return {"float": arrow.float32(), "string": arrow.string()}.get(kind) or getattr(arrow, kind)()


def card(recipe: Recipe) -> str:
    """The metadata card, as Hugging Face's hub reads it."""
    template = resources.files("ludocafe.learn").joinpath("corpus_card.md").read_text(encoding="utf-8")
    columns = "\n".join(f"| `{name}` | {kind} | {about} |" for name, kind, about in COLUMNS)
    said = {name: str(value) for name, value in msgspec.to_builtins(recipe).items() if name not in ("levels", "settings")}
    settings = ", ".join(f"{name}={value}" for name, value in recipe.settings.items()) or "none"
    said |= {"levels": ", ".join(recipe.levels), "settings": settings, "columns": columns, "size": size_class(recipe.rows)}
    for name, value in said.items():
        template = template.replace(f"@{name}@", value)
    return template


def size_class(count: int) -> str:
    """The hub's size category for so many rows."""
    for limit, name in ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M")):
        if count < limit:
            return name
    return "1M<n<10M"
