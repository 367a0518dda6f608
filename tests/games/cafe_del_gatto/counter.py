"""A counter to tell stories at: positions on the specification's machine, and draws called by name."""

import re
from typing import Any

from ludocafe import registry
from ludocafe.core.chance import Chance
from ludocafe.games.cafe_del_gatto import CafeDelGatto
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from tests.support import Story

ID = "cafe_del_gatto"
# Prices: milk 1 2 4 4 4, coffee 2 4 3 3 3, from the bottom up (V13, V14).
MACHINE = "milk 2c 4h 3f 2h 1c; coffee 1f 2c 4f 3h 2f"
TOKENS = [f"{value}{letter}" for value in (1, 2, 3, 4) for letter in "cfh"]


class Called(Chance):
    """Draws the tokens that are called, in this order, whatever the bag holds besides."""

    def __init__(self, state: GattoState, tokens: str) -> None:
        self.state = state
        self.tokens = tokens.split()

    def below(self, stream: int, n: int) -> int:
        kind = TOKENS.index(self.tokens.pop(0))
        bag = [int(copies) for copies in self.state.bag]
        assert bag[kind] > 0, "the bag does not hold this token"
        return sum(bag[:kind])


def game() -> CafeDelGatto:
    found = registry.game(ID)
    assert isinstance(found, CafeDelGatto)
    return found


def at(position: str, draws: str = "") -> Story:
    """A story that starts at a position; two players and the usual machine unless it says otherwise."""
    if "players" not in position:
        position = f"players 2; {position}"
    if not re.search(r"(^|[;\n])\s*coffee ", position):
        position = f"{position}; {MACHINE}"
    story = Story(ID, position)
    story.chance = Called(story.state, draws)
    return story


def view(story: Story) -> Any:
    return story.game.view(story.state, None)


def prices(story: Story, column: str) -> list[int]:
    found: list[int] = view(story).prices[("milk", "coffee").index(column)]
    return found


def column(story: Story, name: str) -> str:
    """A column of the machine, bottom to top."""
    return " ".join("-" if kind < 0 else TOKENS[kind] for kind in view(story).machine[("milk", "coffee").index(name)])


def choices(story: Story, kind: str) -> list[str]:
    """The legal choices of one kind, without the kind itself."""
    return [notation.removeprefix(kind).strip() for notation in story.legal() if notation.split()[0] == kind]


def phase(story: Story) -> str:
    return story.game.decision(story.state).kind


def census(state: GattoState) -> dict[str, int]:
    """All tokens, coins, cubes and tiles, wherever they are."""
    held = int(state.held >= 0)
    served = sum(int(index) >= 0 for index in state.served)
    return {
        "tokens": int(state.bag_size + state.discard_size)
        + sum(int(kind) >= 0 for kind in state.machine)
        + sum(int(count) for count in state.filled)
        + held,
        "coins": int(state.coin_reserve) + sum(int(coins) for coins in state.coins),
        "sugar": int(state.sugar_reserve) + sum(int(cubes) for cubes in state.sugar),
        "tiles": sum(int(count) for count in state.stock) + served,
    }


def crowded(players: int, cups: list[str], head: str = "", bag: int | None = None) -> str:
    """A position in which seats hold many tokens: ``"doppio 2, espresso =3, coins 4"`` puts any two tokens on the doppio.

    ``espresso 4h`` and the like are taken as they are. All other tokens are in the bag, or only ``bag`` of them and the rest
    on the discard.
    """
    pool = [token for token in TOKENS for _ in range(3)]
    for token in re.findall(r"\b[1-4][cfh]\b", f"{MACHINE}; {'; '.join(cups)}"):
        pool.remove(token)
    lines = [f"players {players}; {head}", MACHINE]
    for seat, content in enumerate(cups):
        parts = []
        for part in filter(None, (part.strip() for part in content.split(","))):
            name, *rest = part.split()
            if name not in ("coins", "sugar", "turns") and rest[0].isdecimal():
                rest = [pool.pop() for _ in range(int(rest[0]))]
            parts.append(" ".join([name, *rest]))
        lines.append(f"seat {seat}: {', '.join(parts)}")
    if bag is not None:
        lines.append(f"discard {' '.join(pool[bag:])}")
    return "\n".join(lines)
