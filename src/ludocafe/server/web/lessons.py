"""The HTTP API: lessons. The server stores nothing: the page sends all answers so far each time."""

from litestar import post

from ludocafe.core.game import Game
from ludocafe.core.lessons import Scene, find, scene
from ludocafe.server import messages as m
from ludocafe.server.web.games import GameId, known


@post("/api/lessons/{game:str}", status_code=200)
async def learn(game: GameId, data: m.Learn) -> m.LessonScene:
    """A lesson after these answers; one that does not fit is refused with the rule that forbids it."""
    taught = known(game)
    return _scene(taught, scene(taught, find(taught, data.lesson), data.done))


def _scene(game: Game, now: Scene) -> m.LessonScene:
    seat, state = now.lesson.seat, now.state
    acting = bool(now.awaited) and state.actor() == seat
    return m.LessonScene(
        lesson=now.lesson.id,
        title=now.lesson.title(),
        steps=len(now.lesson.step),
        step=_step(now),
        refusal=now.refusal,
        moves=[m.LessonMove(move.seat, move.do, move.events) for move in now.moves],
        seat=seat,
        view=game.view(state, seat),
        decision=game.decision(state),
        choices=game.choices(state) if acting else [],
        scores=game.scores(state),
        places=game.places(state) if game.over(state) else None,
    )


def _step(now: Scene) -> m.LessonStep | None:
    if now.step is None:
        return None
    wait: m.Wait = "refused" if now.step.refused else "do" if now.step.do else "read"
    return m.LessonStep(now.lesson.text(now.step), now.number, wait, now.awaited, list(now.step.point))
