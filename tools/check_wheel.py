"""Play with an installed wheel: is it compiled, is its page whole, does every game run to its end, do records verify?

python tools/check_wheel.py
"""

from importlib import resources

from ludocafe import registry
from ludocafe.bots import levels
from ludocafe.core import playout
from ludocafe.core.match import Match, verify
from ludocafe.core.record import read_record


def main() -> None:
    if str(playout.__file__).endswith(".py"):
        raise SystemExit("The rules are not compiled.")
    page = resources.files("ludocafe") / "server" / "page"
    parts = {part.name for part in (page / "assets").iterdir()} | {part.name for part in page.iterdir()}
    if not {"index.html", "index.html.br", "faces-licences.txt"} <= parts or not any(name.endswith(".js.br") for name in parts):
        raise SystemExit("The page is not whole: files, their compressed twins or the licences of its faces are missing.")
    for id in registry.kinds():
        game = registry.game(id)
        for seats in game.seat_counts:
            match = Match(game, seats, seed=f"{id} {seats}")
            while not match.over:
                seat = int(match.state.actor())
                match.act_code(seat, levels.choose("random", game, game.view(match.state, seat), len(match.steps)))
            verify(read_record(match.record().to_json()), game)
            points = getattr(game.result(match.state), "points", None)
            print(f"{id}, {seats} players: {len(match.steps)} decisions, points {points}")


if __name__ == "__main__":
    main()
