"""Observations tell everything a seat may know and nothing else, in a layout that is documented and does not change unnoticed."""

import hashlib
import json
import operator
import os
import random
from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludocafe import registry
from ludocafe.bots.brains import brain_of
from ludocafe.bots.budget import Budget
from ludocafe.bots.levels import Player
from ludocafe.core.chance import FastChance
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game
from ludocafe.core.layout import COUNT, FLAG, ID, SEAT
from ludocafe.core.observe import Observer
from ludocafe.core.playout import best_action
from ludocafe.core.state import State
from ludocafe.testing.battery import ask_anybody
from tests.games.editions import other_edition

LAYOUTS = Path(__file__).with_name("layouts.json")
GAMES = sorted(registry.kinds())
every_game = pytest.mark.parametrize("id", GAMES)
# At least so many decisions of each game are looked at, these parts of them in each style of play.
# docs/learning.md gives the command for 100,000.
DECISIONS = int(os.environ.get("LUDOCAFE_DECISIONS", "2000"))
STYLES = {"random": 0.475, "greedy": 0.475, "search": 0.05}
STRETCH = 6  # decisions in a row that one seat looks at: neighbours differ least
CHANGES = 4  # tried with a view
FEW = 10_000  # fewer decisions than these are spread over whole games: one stretch of sixteen


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every seat count, and every value of every option once; random games ask anybody who may decide."""
    found: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in game.seat_counts]
    for setting in game.settings:
        seats = (setting.seats or game.seat_counts)[-1]
        found += [(seats, {setting.name: value}) for value in setting.choices[1:] if not setting.names_player]
    return found


def positions(game: Game, decisions: int) -> Iterator[State]:
    """States of random games, greedy ones, and such as a search plays (with little effort): before decisions, and at the end."""
    spread = 16 if decisions < FEW else 1
    for number, (seats, options) in enumerate(tables(game)):
        settings = game.check_settings(seats, options)
        for style, part in STYLES.items():
            left = int(decisions * part / len(tables(game))) + 1
            chance, player = FastChance(number), random.Random(f"{number} {style}")
            searcher, policy = Player("barista", game), brain_of(game).policy()
            while left > 0:
                state = game.new(seats, settings, chance)
                for decision in range(game.max_decisions):
                    if game.over(state) or (decision // STRETCH + number) % spread == 0:
                        yield state
                        left -= 1
                    if game.over(state) or left < 0:
                        break
                    if style == "random":
                        ask_anybody(state, player)
                        code = player.choice(state.legal())
                    elif style == "greedy" or decision % 7:
                        code = int(best_action(state, policy, chance))
                    else:
                        seat = int(state.actor())
                        code = searcher.choose(game.view(state, seat), decision, Budget(simulations=8))
                    state.apply(code, chance, None)


@every_game
def test_views_and_observations_tell_the_same(id: str) -> None:
    """Two views of a seat that differ give different observations, equal ones equal; nothing hidden is told."""
    game = registry.game(id)
    seen: dict[tuple[int, int, bytes], bytes] = {}
    chance = FastChance(99)
    for number, state in enumerate(positions(game, DECISIONS)):
        seats = int(state.seats)
        seat = number // STRETCH % seats
        observer, view = game.observer(seats), game.view(state, seat)
        told = observer.observation(state, seat)
        again = observer.observation(game.sample(view, chance), seat)
        if told != again:
            names = observer.layout().names()
            pytest.fail(f"not in the view: {[names[i] for i, (a, b) in enumerate(zip(told, again, strict=True)) if a != b][:5]}")
        text = digest(msgspec.json.encode(view))
        assert seen.setdefault((seats, seat, digest(array("h", told))), text) == text, "two views, one observation"


def digest(content: Any) -> bytes:
    return hashlib.blake2b(content, digest_size=16).digest()


@every_game
def test_whatever_changes_in_a_view_changes_the_observation(id: str) -> None:
    """Views that differ in one number alone, which takes a value that it has had elsewhere, give different observations."""
    game, rng, chance = registry.game(id), random.Random(1), FastChance(99)
    had: dict[tuple[int, Place], dict[int, None]] = {}
    tried = different = 0
    for number, state in enumerate(positions(game, DECISIONS // 8)):
        seats = int(state.seats)
        seat = number // STRETCH % seats
        observer, view = game.observer(seats), game.view(state, seat)
        told, shown, data = observer.observation(state, seat), msgspec.json.encode(view), msgspec.to_builtins(view)
        places: dict[str, list[Place]] = {}  # by field, so that many equal things do not crowd out others
        for path, value in numbers_of(data):
            values = had.setdefault((seats, path), {})
            values[value] = None
            if len(values) > 1 and can_change(data, path):
                places.setdefault(".".join(str(part) for part in path if isinstance(part, str)), []).append(path)
        for _ in range(CHANGES if places else 0):
            path = rng.choice(places[rng.choice(list(places))])
            value = rng.choice([value for value in had[seats, path] if value != at(data, path)])
            try:
                other = game.sample(msgspec.convert(changed(data, path, value), type(view)), chance)
                again, unlike = msgspec.json.encode(game.view(other, seat)), observer.observation(other, seat)
            except (IndexError, StopIteration, ValueError, ZeroDivisionError):
                continue  # no such board
            tried += 1
            different += again != shown  # else what was changed follows from the rest of the view
            assert (again == shown) == (unlike == told), f"{path} from {at(data, path)} to {value}"
    assert different > tried / 4 > DECISIONS / 16


Place = tuple[str | int, ...]


def numbers_of(data: Any, path: Place = ()) -> Iterator[tuple[Place, int]]:
    """Every number in a view, and where it stands."""
    if isinstance(data, int):
        yield path, data
    elif isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from numbers_of(value, (*path, key))


def at(data: Any, path: Place) -> Any:
    return at(data[path[0]], path[1:]) if path else data


def changed(data: Any, path: Place, value: int) -> Any:
    """A view's data with one number replaced."""
    if not path:
        return value
    found = data.copy()
    found[path[0]] = changed(data[path[0]], path[1:], value)
    return found


def can_change(data: Any, path: Place) -> bool:
    """No: what a table was opened with, and who opened an intermediate round that there is not."""
    return path[0] not in ("seat", "seats", "mode", "together") and (path[0] != "interim_seat" or data["interim"] > 0)


@every_game
def test_hidden_things_do_not_change_an_observation(id: str) -> None:
    game = registry.game(id)
    for state in positions(game, 60):
        for seat in range(int(state.seats)):
            other = state.copy()
            other.redeal(seat, FastChance(7))
            for form in game.forms:
                observer = game.observer(int(state.seats), form)
                assert observer.observation(state, seat) == observer.observation(other, seat)


@every_game
def test_every_number_keeps_within_its_bounds(id: str) -> None:
    game = registry.game(id)
    for form in game.forms:
        check_bounds(game, form, positions(game, 120))


@every_game
def test_observations_fit_any_edition(id: str) -> None:
    """Editions far from ours have the same parts, keep within bounds of their own and tell no more than a view."""
    chance = FastChance(99)
    for seed in range(1, 7):
        game = registry.kinds()[id](Edition(other_edition(id, seed), f"random {seed}"))
        seats = game.seat_counts[seed % len(game.seat_counts)]
        states = list(random_game(game, seats, seed))[::15]
        for form in game.forms:
            observer = check_bounds(game, form, states)
            for number, state in enumerate(states):
                other = game.sample(game.view(state, number % seats), chance)
                assert observer.observation(other, number % seats) == observer.observation(state, number % seats)
            ours = registry.game(id).observer(seats, form)
            assert [part.name for part in observer.layout().parts] == [part.name for part in ours.layout().parts]


def random_game(game: Game, seats: int, seed: int) -> Iterator[State]:
    chance, player = FastChance(seed), random.Random(seed)
    state = game.new(seats, game.check_settings(seats, {}), chance)
    while not game.over(state):
        yield state.copy()
        state.apply(player.choice(state.legal()), chance, None)
    yield state


def check_bounds(game: Game, form: str, states: Iterable[State]) -> Observer:
    """Look at states of tables of any size; the observer of the last."""
    observers = {seats: game.observer(seats, form) for seats in game.seat_counts}
    layouts = {seats: observer.layout() for seats, observer in observers.items()}
    bounds = {seats: (layout.low(), layout.high()) for seats, layout in layouts.items()}
    seats = 0
    for number, state in enumerate(states):
        seats = int(state.seats)
        told = observers[seats].observation(state, number % seats)
        assert len(told) == layouts[seats].size
        low, high = bounds[seats]
        if not (all(map(operator.le, low, told)) and all(map(operator.le, told, high))):
            names = layouts[seats].names()
            wrong = {names[i]: value for i, value in enumerate(told) if not low[i] <= value <= high[i]}
            pytest.fail(f"beyond their bounds: {wrong}")
    return observers[seats]


@every_game
def test_a_rotated_table_looks_the_same(id: str) -> None:
    """Players are counted from the one who looks: own coins come first whoever looks."""
    game = registry.game(id)
    seats = game.seat_counts[-1]
    state = game.new(seats, game.check_settings(seats, {}), FastChance(3))
    observer = game.observer(seats)
    for part in observer.layout().parts:
        assert part.kind in (COUNT, FLAG, ID, SEAT)
        assert part.low >= -1 or part.kind == COUNT, part.name
        assert part.about
        if part.kind == SEAT:
            assert part.low in (-1, 0)
    first = {seat: observer.observation(state, seat)[0] for seat in range(seats)}
    assert first == {seat: seat for seat in range(seats)}


def test_a_change_of_layout_does_not_pass_unnoticed() -> None:
    """Whoever changes a layout raises its version and writes ``layouts.json`` anew (LUDOCAFE_WRITE=1)."""
    found = {
        f"{id} {seats} {form}": [layout.version, layout.size, layout.digest]
        for id in GAMES
        for form in registry.game(id).forms
        for seats in registry.game(id).seat_counts
        for layout in [registry.game(id).observer(seats, form).layout()]
    }
    if os.environ.get("LUDOCAFE_WRITE") == "1":
        LAYOUTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert found == json.loads(LAYOUTS.read_text(encoding="utf-8"))


@every_game
def test_an_unknown_form_is_refused(id: str) -> None:
    with pytest.raises(BadInput, match="no-observations"):
        registry.game(id).observer(2, "smell")


def test_a_gatto_observation_reads_like_the_board() -> None:
    game = registry.game("cafe_del_gatto")
    state = game.new(3, {}, FastChance(5))
    state.apply(state.legal()[-1], FastChance(5), None)  # somebody takes coins: the next one decides
    layout = game.observer(3).layout()
    told = game.observer(3).observation(state, 2)
    coins = told[layout.slots["coins"]]
    view = game.view(state, 2)
    assert coins == [view.players[seat].coins for seat in (2, 0, 1)]
    assert told[layout.slots["deciding"]] == [2]  # seat 1 is two places after seat 2
    assert told[layout.slots["machine"]] == [kind for column in view.machine for kind in column]


def test_a_guest_card_is_unseen_until_one_holds_it() -> None:
    game = registry.game("cafe_international")
    state = game.new(2, game.check_settings(2, {}), FastChance(5))
    layout = game.observer(2).layout()
    own, other = (game.observer(2).observation(state, seat) for seat in (0, 1))
    kinds = len(own[layout.slots["unseen"]])
    assert sum(own[layout.slots["hand"]][:kinds]) == own[layout.slots["hand_size"]][0]
    assert sum(own[layout.slots["hand"]][kinds:]) == 0
    assert own[layout.slots["unseen"]] != other[layout.slots["unseen"]]


def test_the_group_being_filled_follows_from_its_square() -> None:
    """A view that names another anchor, or none that there is, stands for the same board."""
    game = registry.game("cafe")
    seen = 0
    for state in positions(game, 400):
        view: Any = game.view(state, int(state.actor()) if state.actor() >= 0 else 0)
        if view.group is not None:
            seen += 1
            other = game.sample(msgspec.structs.replace(view, group=[view.group[0] - 7, view.group[1]]), FastChance(1))
            assert game.view(other, view.seat) == view
    assert seen > 0


def test_planes_of_an_area_count_cells_as_actions_do() -> None:
    game = registry.game("cafe")
    state = game.new(2, game.check_settings(2, {}), FastChance(5))
    observer = game.observer(2, "planes")
    layout = observer.layout()
    areas = observer.observation(state, 0)[layout.slots["areas"]]
    squares = game.view(state, 0).players[0].squares
    shown = {(kind, cell) for kind in range(10) for cell in range(400) if areas[kind * 400 + cell] == 1}
    assert shown == {(square.kind, square.y % 20 * 20 + square.x % 20) for square in squares}


def test_the_page_about_layouts_is_up_to_date() -> None:
    from ludocafe.learn.describe import page

    written = (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8")
    assert written == "\n".join(page()) + "\n"
