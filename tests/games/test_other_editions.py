"""Any edition that passes its game's check can be played: random ones, far from our stand-ins, by all levels.

The same few are played every time; ``LUDOCAFE_EDITIONS=600`` goes on for so many seconds a game.
"""

import os
import random
import re
import time
from typing import Any

import msgspec
import pytest

from ludocafe.bots.levels import LEVELS, Budget, Player, mix
from ludocafe.core.chance import FastChance
from ludocafe.core.edition import Edition
from ludocafe.core.game import Game
from ludocafe.core.match import Match, verify
from ludocafe.core.record import read_record
from ludocafe.core.words import LANGUAGES, Words
from ludocafe.registry import game_of, kinds
from ludocafe.testing.battery import check_copy_and_position, check_decision, check_scores
from tests.bots.quick import short_sight
from tests.games.editions import MAKERS, other_edition
from tests.support import INTERPRETED

__all__ = ["short_sight"]

SECONDS = float(os.environ.get("LUDOCAFE_EDITIONS", "0"))
EDITIONS = 2 if INTERPRETED else 30
SPOILT = 50 if INTERPRETED else 150  # values of an edition that are replaced by others
FEW = Budget(simulations=2)
CHECKED = 9  # every so many decisions everything is looked at


def opened(game: Game, seed: int) -> Match:
    """A table with any number of players and options."""
    rng = random.Random(seed)
    seats = rng.choice(game.seat_counts)
    settings = {}
    for setting in game.settings:
        if rng.random() < 0.3 and not setting.names_player and (not setting.seats or seats in setting.seats):
            settings[setting.name] = rng.choice(setting.choices)
    if len({settings[name] for name in settings if name.startswith("company_")} - {"any"}) < sum(
        value != "any" for name, value in settings.items() if name.startswith("company_")
    ):
        settings = {}  # CAF-22: one company for two players
    return Match(game, seats, settings, FastChance(seed), [f"P{seat}" for seat in range(seats)])


def play(game: Game, seed: int, levels: tuple[str, ...]) -> None:
    """One game in which the levels take turns at every seat."""
    table = opened(game, seed)
    players = {level: Player(level, game) for level in levels}
    asker = random.Random(seed)
    while not table.over:
        number = len(table.steps)
        assert number <= game.max_decisions, "the game does not end"
        seat = int(table.state.actor())
        if number % CHECKED == 0:
            check_decision(game, table, asker)
            check_copy_and_position(game, table)
            check_scores(game, table.state)
            msgspec.json.encode(game.view(table.state, None))
        player = players[levels[number % len(levels)]]
        code = player.choose(game.view(table.state, seat), mix(seed, number), FEW, number)
        assert code in table.state.legal(), player.level
        table.act_code(seat, code)
    check_decision(game, table, asker)
    check_scores(game, table.state)
    record = read_record(table.record().to_json())
    verify(record, game_of(record))


@pytest.mark.parametrize("id", sorted(MAKERS))
def test_random_editions_are_played_by_all_levels(id: str) -> None:
    end = time.monotonic() + SECONDS
    seed = 0
    while seed < EDITIONS or time.monotonic() < end:
        seed += 1
        data = other_edition(id, seed)
        assert not [found for found in kinds()[id].check_edition(data) if found.severity == "refusal"]
        game = kinds()[id](Edition(data, f"random {seed}"))
        try:
            play(game, seed, ("random",))
            play(game, seed, LEVELS)
        except Exception as error:
            error.add_note(f"edition {seed} of {id}")
            raise


@pytest.mark.parametrize("id", sorted(MAKERS))
def test_what_is_wrong_anywhere_is_told_and_never_crashes(id: str) -> None:
    """A value of another kind, in any place of the file: a refusal that names the place, or nothing that the game reads."""
    game = kinds()[id]
    words = [Words(language, game(game.standard_edition())) for language in LANGUAGES]
    rng = random.Random(7)
    paths = [fact.path for fact in game.standard_edition().facts()]
    for path in rng.sample(paths, min(len(paths), SPOILT)):
        data = game.standard_edition().data
        node, last = place(data, path)
        node[last] = rng.choice([None, -1, 10**9, "", "nonsense", [], [[]], {}, {"value": {}, "source": "R"}, True, 1.5])
        for found in game.check_edition(data):
            assert found.paths and all(own.has(found.message) for own in words)
            assert all("{" not in own.say(found.message, found.fields) for own in words)
        if not any(found.severity == "refusal" for found in game.check_edition(data)):
            Match(game(Edition(data, "odd")), game.seat_counts[0], {}, FastChance(1))


def place(data: Any, path: str) -> tuple[Any, Any]:
    """The list or table that holds the value at a path, and where in it."""
    steps = [int(step[1:-1]) if step[0] == "[" else step for step in re.findall(r"[^.\[\]]+|\[\d+\]", path)]
    node = data
    for step in steps[:-1]:
        node = node[step]
    return node, steps[-1]
