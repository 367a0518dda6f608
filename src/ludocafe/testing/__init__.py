"""What every game must prove, for games of this repository and of any other package.

In the tests of your package:

    from ludocafe.testing import check_game
    from sip import GAME

    def test_sip_keeps_the_contract():
        check_game(GAME)

``ludocafe.testing.battery`` has the same checks one by one.
"""

from ludocafe import registry
from ludocafe.core.game import Game
from ludocafe.testing import battery

__all__ = ["battery", "check_game"]


def check_game(kind: type[Game], seeds: tuple[int, ...] = (1, 2)) -> None:
    """Play random games with every seat count and option, and check all that a game promises at every decision.

    Raises AssertionError at the first promise that is broken.
    """
    registry.register(kind)
    game = registry.game(kind.id)
    for setup in battery.setups(game):
        words = battery.every_words(game, setup.seats)
        battery.check_names_of_the_view(game, words)
        for seed in seeds:
            pieces = None
            table = None
            for table, player in battery.play_through(game, setup, seed):
                battery.check_decision(game, table, player)
                battery.check_copy_and_position(game, table)
                battery.check_scores(game, table.state)
                battery.check_view(game, table.state)
                battery.check_undo(game, table)
                battery.check_words(game, table, words)
                found = game.pieces(table.state)
                assert pieces is None or found == pieces, f"{setup}: pieces were lost or made"
                pieces = found
            assert table is not None
            battery.check_record(game, table)
            if any(step.at_once for step in table.steps):
                battery.check_at_once(game, setup, seed)
