"""The component file (GAT-02 to GAT-07): every invariant broken once, every problem named with its key."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput
from ludocafe.core.fair_chance import Replayed
from ludocafe.core.words import LANGUAGES, Words
from ludocafe.games.cafe_del_gatto import CafeDelGatto
from tests.games.cafe_del_gatto.counter import game
from tests.games.editions import put
from tests.support import rule

Data = dict[str, Any]


def drop(*path: str | int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        node: Any = data
        for key in path[:-1]:
            node = node[key]
        del node[path[-1]]

    return change


BROKEN = [
    # the shape of the file
    (drop("supply"), "supply", "missing"),
    (put(1, "machine"), "machine", "table"),
    (drop("cups"), "cups", "missing"),
    (put([1, 2], "faces"), "faces[0]", "table"),
    (drop("supply", "coins"), "supply.coins", "missing"),
    (put(-1, "setup", "start_sugar"), "setup.start_sugar", "number"),
    (put(0, "actions", "sugar_per_point_at_end"), "actions.sugar_per_point_at_end", "number"),
    (put("two", "actions", "take_coins"), "actions.take_coins", "number"),
    (put(True, "actions", "clean_cost"), "actions.clean_cost", "number"),
    (put("milk", "machine", "columns"), "machine.columns", "list"),
    (put([0, 0, 0, 1, -2], "machine", "surcharge"), "machine.surcharge[4]", "number"),
    (put([0, 0, 1, 2], "machine", "surcharge"), "machine.surcharge", "list"),
    (put("red", "cups", 0, "colour", "hex"), "cups[0].colour.hex", "colour"),
    (put("1 c", "tokens", 1, "id"), "tokens[1].id", "name"),
    (put(0, "tokens", 0, "value"), "tokens[0].value", "number"),
    (put("lukewarm", "tokens", 0, "preparation"), "tokens[0].preparation", "one-of"),
    (put(["water"], "cups", 0, "spaces"), "cups[0].spaces[0]", "one-of"),
    (put(["milk"] * 5, "cups", 4, "spaces"), "cups[4].spaces", "list"),
    (put([1, 2], "cups", 0, "tiles"), "cups[0].tiles[0]", "table"),
    (put("1", "cups", 0, "tiles", 0, "value"), "cups[0].tiles[0].value", "number"),
    (put("mocha", "cups", 0, "id"), "cups[0].id", "one-of"),
    (drop("preparations", 2), "preparations", "list"),
    (drop("cups", 4), "cups", "list"),
    (put(13, "supply", "sugar"), "supply.sugar", "number"),
    (put("nobody", "rulings", "interim_first_seat"), "rulings.interim_first_seat", "one-of"),
    (drop("rulings", "final_tie"), "rulings.final_tie", "missing"),
    # what the rules are built around
    (put(4, "machine", "rows"), "machine.rows", "fixed"),
    (put(35, "supply", "tokens"), "supply.tokens", "fixed"),
    (put(4, "setup", "cups_per_player"), "setup.cups_per_player", "fixed"),
    (put(2, "actions", "buy_per_turn"), "actions.buy_per_turn", "fixed"),
    (put(["coffee", "milk"], "machine", "columns"), "machine.columns", "two-faces"),
    (put("1c", "tokens", 1, "id"), "tokens[1].id", "double-id"),
    (put(5, "tokens", 0, "value"), "tokens[0].id", "token-id"),
    (put(4, "tokens", 0, "copies"), "tokens", "total"),
    # numbers that belong together
    (put(6, "setup", "first_player_tip"), "setup.first_player_tip", "at-most"),
    (put(23, "supply", "coins"), "supply.coins", "at-least"),
    (put(3, "setup", "start_sugar"), "supply.sugar", "at-least"),
    (put([3], "cups", 1, "menu"), "cups[1].menu", "menu-length"),
    (put([1, 3], "cups", 1, "menu"), "cups[1].menu", "decreasing"),
    (put(4, "cups", 0, "tiles", 1, "value"), "cups[0].tiles", "increasing"),
    (put(2, "cups", 0, "tiles", 0, "value"), "cups[0].tiles[0].value", "lowest-tile"),
    (put(1, "cups", 0, "tiles", 0, "copies"), "cups[0].tiles", "lowest-shared"),
    (put("players", "cups", 0, "tiles", 4, "copies"), "cups[0].tiles", "lowest-shared"),
    (drop("cups", 0, "tiles", 4), "cups", "tile-total"),
]  # fmt: skip


@rule("GAT-04", "GAT-05", "GAT-06", "GAT-07")
@pytest.mark.parametrize(("change", "key", "reason"), BROKEN, ids=[f"{key}-{reason}" for _, key, reason in BROKEN])
def test_a_broken_invariant_is_named(change: Callable[[Data], None], key: str, reason: str) -> None:
    data = copy.deepcopy(game().edition.data)
    change(data)
    problems = CafeDelGatto.check_edition(data)
    found = [problem for problem in problems if (problem.paths[0], problem.message) == (key, f"objection-{reason}")]
    assert found and found[0].severity == "refusal", problems
    for language in LANGUAGES:
        text = Words(language, game()).say(found[0].message, found[0].fields)
        assert text != found[0].message and "{" not in text
    with pytest.raises(BadInput) as caught:
        CafeDelGatto(Edition(data, "broken"))
    assert caught.value.text == "edition-invalid"


@pytest.mark.parametrize(
    ("change", "key", "reason"),
    [
        (put(60, "supply", "coins"), "supply.coins", "printed"),
        (put([0, 1, 1, 2, 2], "machine", "surcharge"), "machine.surcharge", "printed"),
        (put(["milk", "coffee"], "cups", 2, "spaces"), "cups", "space-total"),
    ],
)
def test_what_merely_differs_is_remarked_and_played(change: Callable[[Data], None], key: str, reason: str) -> None:
    data = copy.deepcopy(game().edition.data)
    change(data)
    (remark,) = CafeDelGatto.check_edition(data)
    assert (remark.paths, remark.message, remark.severity) == ((key,), f"objection-{reason}", "remark")
    for language in LANGUAGES:
        assert "{" not in Words(language, game()).say(remark.message, remark.fields)
    CafeDelGatto(Edition(data, "own"))


def test_equal_coins_in_two_columns_of_the_menu_are_fine() -> None:
    data = copy.deepcopy(game().edition.data)
    data["cups"][1]["menu"] = [3, 3]
    assert CafeDelGatto.check_edition(data) == []


@rule("GAT-04")
def test_the_standard_edition_keeps_every_invariant() -> None:
    data = game().edition.data
    assert CafeDelGatto.check_edition(data) == []
    assert CafeDelGatto.check_edition({})  # an empty file is told what is missing, without a crash
    spaces = [face for cup in data["cups"] for face in cup["spaces"]]
    assert len(spaces) == 12 and spaces.count("milk") == 6
    assert sum(4 + len(cup["tiles"]) for cup in data["cups"]) == 45
    for cup in data["cups"]:
        assert cup["tiles"][0]["value"] <= len(cup["spaces"])


@rule("GAT-03")
def test_every_value_says_where_it_comes_from() -> None:
    edition = game().edition
    silent = [fact.key for fact in edition.facts() if not fact.source]
    assert all(key.split(".")[-1] in ("id", "index") for key in silent), silent
    assert {tag for fact in edition.facts() if fact.source for tag in fact.source.split("+")} == set("RPIDQ")
    stand_ins = {fact.key for fact in edition.stand_ins()}
    assert "cups[espresso].menu" in stand_ins and "cups[cappuccino].tiles[4].value" in stand_ins
    assert "cups[cappuccino].tiles[1].value" not in stand_ins and "supply.coins" not in stand_ins


def test_an_edition_of_ones_own_is_played_with_its_numbers() -> None:
    data = copy.deepcopy(game().edition.data)
    data["actions"]["take_coins"]["value"] = 3
    data["cups"][0]["menu"] = [2]
    other = CafeDelGatto(Edition(data, "own"))
    machine = "milk 2c 4h 3f 2h 1c; coffee 1f 2c 4f 3h 2f"
    state = other.parse_position(f"players 2; {machine}; seat 0: espresso 4c")
    other.play(state, other.parse(state, "serve espresso"), Replayed())
    other.play(state, other.parse(state, "tile 4"), Replayed())
    assert other.view(state, 0).players[0].coins == 2
    other.play(state, other.parse(state, "take"), Replayed())
    assert other.view(state, 0).players[1].coins == 3
