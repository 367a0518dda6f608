"""Golden playthroughs: one readable game per seat count and option, compared word by word.

``python -m tests.golden.goldens [GAME …]`` plays the written actions again and writes what happens now; read the diff before
committing it. ``--fresh`` (or a missing file) chooses new actions: sensible and random ones, so that ordinary and odd situations
both occur.
"""

import random
import re
import sys
from pathlib import Path

from ludocafe import registry
from ludocafe.bots.brains import brain_of
from ludocafe.core.chance import FastChance, FixedChance
from ludocafe.core.model import Event
from ludocafe.core.playout import best_action, perft
from ludocafe.core.state import State
from ludocafe.testing.battery import Setup, ask_anybody, open_table
from tests.support import every_setup_of_every_game

FOLDER = Path(__file__).parent
SEED = 2026
LEAVES = 20_000  # perft goes as deep as this many leaves


def golden_setups() -> list[Setup]:
    return every_setup_of_every_game()


def path_of(setup: Setup) -> Path:
    return FOLDER / setup.game / f"{str(setup).removeprefix(setup.game + '-')}.txt"


def written_actions(setup: Setup) -> list[tuple[int, str]] | None:
    """Seats and notations of the golden on file, if there is one."""
    path = path_of(setup)
    if not path.exists():
        return None
    found = re.findall(r"^\d+\. seat (\d+): (.+?) \(of \d+\)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return [(int(seat), do) for seat, do in found]


def playthrough(setup: Setup, actions: list[tuple[int, str]] | None) -> str:
    """A game in words: the given actions, or new ones."""
    game = registry.game(setup.game)
    table = open_table(game, setup, SEED)
    player, ties, policy = random.Random(SEED), FastChance(SEED), brain_of(game).policy()
    lines = [f"# {setup}, rules {game.rules_version}, edition {game.edition.hash}, seed {SEED}", ""]
    lines += [f"perft {depth}: {leaves}" for depth, leaves in enumerate(tree(table.state), start=1)]
    lines += ["", game.position(table.state), ""]
    while not table.over:
        seat = ask_anybody(table.state, player) if actions is None else actions[len(table.entries)][0]
        table.state.turn_to(seat)
        legal = table.state.legal()
        if actions is not None:
            code = game.parse(table.state, actions[len(table.entries)][1])
        elif player.random() < 0.7:
            code = int(best_action(table.state, policy, ties))
        else:
            code = player.choice(legal)
        events = table.act_code(seat, code)
        entry = table.entries[-1]
        draws = f" draws {' '.join(map(str, entry.chance))}" if entry.chance else ""
        lines.append(f"{len(table.entries)}. seat {seat}: {entry.do} (of {len(legal)}){draws}")
        lines += [f"     {fact(event)}" for event in events]
    lines += ["", game.position(table.state), "", f"end: {game.end_reason(table.state)}"]
    for seat, score in enumerate(game.scores(table.state)):
        items = ", ".join(f"{line.source} {line.amount}" for line in score)
        lines.append(f"seat {seat}: place {game.places(table.state)[seat]}, {table.state.points(seat)} points ({items})")
    return "\n".join(lines) + "\n"


def fact(event: Event) -> str:
    return " ".join([event.kind, *(f"{name}={value}" for name, value in event.fields.items())])


def tree(state: State) -> list[int]:
    """Leaf counts per depth, with chance fixed."""
    counts: list[int] = []
    branching = 1
    while len(counts) < 5 and (not counts or counts[-1] * branching <= LEAVES):
        counts.append(int(perft(state, len(counts) + 1, FixedChance(SEED))))
        branching = max(2, counts[-1] // (counts[-2] if len(counts) > 1 else 1))
    return counts


def main() -> None:
    fresh = "--fresh" in sys.argv
    wanted = [argument for argument in sys.argv[1:] if argument != "--fresh"]
    for setup in golden_setups():
        if not wanted or setup.game in wanted:
            path = path_of(setup)
            path.parent.mkdir(exist_ok=True)
            path.write_text(playthrough(setup, None if fresh else written_actions(setup)), encoding="utf-8")


if __name__ == "__main__":
    main()
