"""Does it help a search to keep its tree between moves? Equal levels at equal simulations; one seat of each deal keeps its tree.

    python -m benchmarks.tree_reuse cafe_del_gatto master 300 --games 200

Every deal is played twice with the seats exchanged; the interval is a bootstrap over deals.
"""

import argparse
import json
import time

from ludocafe import registry
from ludocafe.arena.stats import bootstrap
from ludocafe.bots.bot import LevelBot, Seated
from ludocafe.bots.budget import Budget, mix
from ludocafe.core.chance import FastChance
from ludocafe.core.game import View, win_shares


class StartingAnew(LevelBot):
    """Forgets everything after each decision, as the server does."""

    def choose(self, view: View) -> int:
        decisions, number, step = self.simulations, self.number, self.step
        self.sit(self.seated)
        self.simulations, self.number, self.step = decisions, number, step
        return super().choose(view)


def play(game_id: str, level: str, simulations: int, deal: int, keeper: int) -> tuple[float, int]:
    """The keeper's part of the win and its lead in points."""
    game = registry.game(game_id)
    seed = mix(7, deal)
    luck = FastChance(seed >> 1)
    settings = game.check_settings(2, {})
    state = game.new(2, settings, luck)
    bots = []
    for seat in range(2):
        bot = (LevelBot if seat == keeper else StartingAnew)(level, Budget(simulations=simulations))
        bot.sit(Seated(game, seat, 2, settings, mix(seed, 1000 + seat)))
        bots.append(bot)
    decisions = 0
    while not game.over(state) and decisions < game.longest:
        actor = int(state.actor())
        code = bots[actor].choose(game.view(state, actor))
        shown = game.is_open(state, code)
        for seat, bot in enumerate(bots):
            bot.saw(actor, code if shown or seat == actor else None)
        state.apply(code, luck, None)
        decisions += 1
    return win_shares(game.places(state))[keeper], int(state.points(keeper) - state.points(1 - keeper))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("simulations", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    arguments = parser.parse_args()
    start = time.perf_counter()
    pairs = [
        [play(arguments.game, arguments.level, arguments.simulations, deal, keeper) for keeper in range(2)]
        for deal in range(arguments.first, arguments.first + arguments.games // 2)
    ]
    shares = bootstrap([[share for share, _ in pair] for pair in pairs])
    leads = bootstrap([[float(lead) for _, lead in pair] for pair in pairs])
    print(
        json.dumps(
            {
                "game": arguments.game,
                "level": arguments.level,
                "simulations": arguments.simulations,
                "games": arguments.games,
                "share": shares,
                "lead": leads,
                "pairs": pairs,
                "seconds": round(time.perf_counter() - start),
            },
            default=str,
        )
    )


if __name__ == "__main__":
    main()
