"""The HTTP API: the games of the server, their editions and their texts."""

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from ludocafe import registry
from ludocafe.bots.levels import LEVELS
from ludocafe.core.game import Game
from ludocafe.core.lessons import lessons
from ludocafe.core.words import LANGUAGES
from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.words import common_texts, game_names, game_texts

GameId = Annotated[str, Parameter(max_length=100)]


@get("/api/games")
async def get_games() -> list[m.GameInfo]:
    """The games of this server."""
    found = []
    for id, kind in registry.kinds().items():
        game = registry.game(id)
        found.append(
            m.GameInfo(
                id=id,
                prefix=kind.prefix,
                rules_version=kind.rules_version,
                seat_counts=list(kind.seat_counts),
                suggested_seats=kind.suggested_seats,
                minutes=kind.minutes,
                complexity=kind.complexity,
                credits=kind.credits,
                settings=list(kind.settings),
                vocabulary=game.vocabulary,
                edition=m.EditionInfo(game.edition.name, game.edition.hash),
                levels=list(LEVELS),
                lessons=[lesson.id for lesson in lessons(game)],
                gained=sorted(kind.gained),
                same_view_for_all=kind.same_view_for_all,
            )
        )
    return found


@get("/api/games/{id:str}/edition")
async def get_edition(id: GameId) -> dict[str, Any]:
    """The standard edition of a game: every number and component."""
    return known(id).edition.data


@get("/api/texts/{language:str}", media_type="text/plain; charset=utf-8")
async def get_texts(language: str) -> str:
    """The common texts in one language, as Fluent source."""
    return common_texts(_language(language))


@get("/api/texts/{language:str}/{game:str}", media_type="text/plain; charset=utf-8")
async def get_game_texts(language: str, game: GameId) -> str:
    """A game's texts in one language, as Fluent source, rule articles included."""
    return game_texts(type(known(game)), _language(language))


@get("/api/texts/{language:str}/{game:str}/names", media_type="text/plain; charset=utf-8")
async def get_game_names(language: str, game: GameId) -> str:
    """The part of a game's texts that lists of games and tables need."""
    return game_names(known(game), _language(language))


def known(id: str) -> Game:
    """A game of this server."""
    if id not in registry.kinds():
        raise Refuse("unknown-game", 404, {"game": id})
    return registry.game(id)


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refuse("bad-language", 404, {"language": language})
    return language


HANDLERS: list[ControllerRouterHandler] = [
    get_games,
    get_edition,
    get_texts,
    get_game_texts,
    get_game_names,
]
