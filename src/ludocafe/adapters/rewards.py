"""What a finished game is worth to a learner."""

from ludocafe.core.game import Game, win_shares
from ludocafe.core.state import State

SOLO_SCALE = 100.0


def rewards(game: Game, state: State) -> list[float]:
    """One number per seat, together 0: 1 for the only winner, less when shared; alone at the table, points / 100."""
    seats = int(state.seats)
    if seats == 1:
        return [float(state.points(0)) / SOLO_SCALE]
    return [(share * seats - 1.0) / (seats - 1) for share in win_shares(game.places(state))]
