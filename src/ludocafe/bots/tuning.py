"""How the search is set for each game; found by matches in the arena (docs/tuning_log.md tells which)."""

from ludocafe.bots.search import Tuning

# With little time. What is left out here is what sets it apart: with all of it, even a tenth of the time finds most of what a
# search can gain, and nobody could tell barista from master.
NEAR: dict[str, Tuning] = {
    # Areas grow apart for themselves: what the rest of this round and the next bring, and the forecast from there, tell options
    # apart with far less noise than played-out games. One step in twenty of its trial games is careless.
    "cafe": Tuning(rounds=2, deep=0, slip=50),
    # Its own options and games played out from them, three steps in five careless, but no tree: nobody looks for an answer.
    "cafe_del_gatto": Tuning(deep=0, slip=600),
    # Much luck in the cards to come: what two rounds bring tells more than how a played-out game ends. Only the regular's two
    # favourites are weighed.
    "cafe_international": Tuning(rounds=2, deep=0, slip=0, shortlist=2),
    # Long games in which one slip changes all that follows: the forecast at the end of the period says more than how one game of
    # many happens to end. No tree, and one step in five is careless.
    "coffee_traders": Tuning(rounds=1, deep=0, slip=200),
}

# With much time: further ahead, or with a tree in which everybody looks for good answers.
FAR: dict[str, Tuning] = {
    "cafe": Tuning(rounds=3, deep=0, slip=0),
    # Its foresight tells more after one round than playouts do after many. Hands are hidden, so what a rival did in another deal
    # says little: no tree, the policy answers at once.
    "cafe_international": Tuning(rounds=1, deep=0, slip=0),
    "coffee_traders": Tuning(rounds=1),
}
STANDARD = Tuning()

# A turn is a run of small decisions. Each takes this part of the time that is left for the turn, so that a long turn takes no
# longer than a short one: the first decisions, with which a turn is laid out, take the most.
PORTIONS: dict[str, float] = {"cafe": 0.15, "cafe_del_gatto": 0.5, "cafe_international": 0.7, "coffee_traders": 0.35}
USUAL_PORTION = 0.4


def portion(game: str, step: int) -> float:
    """The part of a turn's time for the decision after ``step`` others; all together never come to more than 1."""
    part = PORTIONS.get(game, USUAL_PORTION)
    return part * (1.0 - part) ** step


def tuning(game: str, far: bool = False) -> Tuning:
    """The setting for a game; games from outside get the standard one."""
    return (FAR if far else NEAR).get(game, STANDARD)
