"""What a finished game is worth to a learner."""

from ludocafe.core.game import Game
from ludocafe.core.state import State

SOLO_SCALE = 100.0


def rewards(game: Game, state: State) -> list[float]:
    """One number per seat, together 0: 1 for the only winner, less when shared; alone at the table, points / 100."""
    seats = int(state.seats)
    if seats == 1:
        return [float(state.points(0)) / SOLO_SCALE]
    places = game.places(state)
    winners = places.count(1)
    return [((place == 1) * seats / winners - 1.0) / (seats - 1) for place in places]
