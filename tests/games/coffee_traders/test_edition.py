"""The edition file: provenance, what a changed file must not break, and what it may well show."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludocafe import registry
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput
from ludocafe.core.words import LANGUAGES, Words
from ludocafe.games.coffee_traders import CoffeeTraders
from ludocafe.games.coffee_traders.edition import check
from tests.games.editions import put
from tests.support import rule

Data = dict[str, Any]
GAME = registry.game("coffee_traders")


def changed(change: Callable[[Data], Any]) -> Data:
    data = copy.deepcopy(GAME.edition.data)
    change(data)
    return data


def test_the_standard_edition_is_sound_and_every_value_has_a_source() -> None:
    assert check(GAME.edition.data) == []
    assert all(fact.source for fact in GAME.edition.facts() if not fact.key.startswith("meta"))
    assert any(fact.key == "arabica.start_column" for fact in GAME.edition.stand_ins())


BOARD = "player_board"
ROW = "plantation_row"


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        (lambda data: data.pop("arabica"), "arabica", "missing"),
        (put("seven", "arabica", "columns"), "arabica.columns", "number"),
        (put(9, "arabica", "columns"), "arabica.columns", "fixed"),
        (lambda data: data["contract"].reverse(), "contract[0].id", "contract-order"),
        (put(["brazil", "brazil", "guatemala"], "contract", 0, "types"), "contract[0].types", "three-types"),
        (put(["brazil", "mocha", "guatemala"], "contract", 0, "types"), "contract[0].types[1]", "one-of"),
        (put([1, 1, 1], "contract", 0, "n3"), "contract[0].n3", "contract-sides"),
        (put([1, 1, 16], "contract", 0, "n3"), "contract[0].n3[2]", "number"),
        (lambda data: put(data["contract"][26]["types"], "contract", 25, "types")(data), "contract[25].types[0]", "same-start"),
        (put(3, BOARD, ROW, 0, "items", 1, "level"), "player_board.plantation_row", "level-total"),
        (lambda data: data[BOARD][ROW][0]["items"].reverse(), "player_board.plantation_row[0].items", "farm-last"),
        (lambda data: data[BOARD][ROW][2]["items"].pop(), "player_board.plantation_row[2].items", "farm-rows"),
        (put(1, BOARD, ROW, 0, "items", 3, "level"), "player_board.plantation_row[0].items[3].level", "level-of-plantation"),
        (put(["truck"], BOARD, ROW, 0, "items", 0, "bonus"), "player_board.plantation_row[0].items[0].bonus[0]", "one-of"),
        (lambda data: data[BOARD]["building_column"][1]["items"].append({"no": 4, "vp": 4, "bonus": []}),
         "player_board.building_column[1].items", "fixed-length"),
        (put(9, BOARD, "warehouse_area", "in_period_limit"), "player_board.warehouse_area.in_period_limit", "fixed"),
        (put(13, BOARD, "counter_track", "slots"), "player_board.counter_track.vp", "fixed-length"),
        (put(["a1", "b1"], "coop_layout", "path", 4, "from"), "coop_layout.path[4].from[0]", "row-below"),
        (put("c2", "coop_layout", "path", 4, "to"), "coop_layout.path[4].to", "one-path"),
        (put("pb2", "coop_layout", "space", 5, "path"), "coop_layout.space[5].path", "one-path"),
        (put("a9", "coop_layout", "space", 0, "id"), "coop_layout.space[0].id", "space-order"),
        (put("b1", "coop_layout", "setup_spaces", "top"), "coop_layout.setup_spaces.top", "setup-spaces"),
        (put("s9", "coop_layout", "building_space", 0, "id"), "coop_layout.building_space[0].id", "space-order"),
        (put(2, "coop_layout", "building_space", 2, "min_players"), "coop_layout.building_space", "andre-station"),
        (put("s1", "andre", "fairtrade_space_order", 0), "andre.fairtrade_space_order[0]", "andre-post"),
        (put("none", "bars", "city", 0, "slots", 5, "animal"), "bars.city", "five-animals"),
        (put("random", "bars", "city", 0, "slots", 4, "animal"), "bars.city[0].slots", "one-animal"),
        (put(3, "contract_bonus_stacks", "extra", "5"), "contract_bonus_stacks.extra.5", "too-many-counters"),
        (lambda data: data["objectives"]["tile"].reverse(), "objectives.tile[0].id", "space-order"),
        (put(2, "arabica", "start_column"), "arabica.start_column", "at-most"),
        (put(0, "phases", "action_cost", "plantation"), "phases.action_cost.plantation", "number"),
        (put([["A", "C"], ["B", "D"], ["E", "F"]], "contract_rows", "rows"), "contract_rows.rows", "contract-rows"),
        (put("red", "coop", 0, "colour"), "coop[0].colour", "colour"),
    ],
)  # fmt: skip
def test_each_broken_invariant_is_named(change: Callable[[Data], Any], path: str, reason: str) -> None:
    data = changed(change)
    refusals = [found for found in check(data) if found.severity == "refusal"]
    assert (path, f"objection-{reason}") in {(found.paths[0], found.message) for found in refusals}
    for language in LANGUAGES:
        words = Words(language, GAME)
        assert all(words.has(found.message) and "{" not in words.say(found.message, found.fields) for found in refusals)
    with pytest.raises(BadInput):
        CoffeeTraders(Edition(data))


@pytest.mark.parametrize(
    "change",
    [
        put(["colombia", "brazil", "guatemala"], "contract", 0, "types"),
        put([], BOARD, ROW, 0, "items", 0, "bonus"),
        put("brazil", "bars", "city", 0, "slots", 0, "type"),
        put(0, "arabica", "start_column"),
        put([3, 7, 1], "contract", 0, "n3"),
    ],
)
def test_a_box_that_differs_from_our_stand_ins_is_fine(change: Callable[[Data], Any]) -> None:
    assert check(changed(change)) == []


@rule("CTR-446", "CTR-448")
@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        (put(5, BOARD, ROW, 1, "items", 2, "vp"), "player_board.plantation_row", "four-points"),
        (put(2, BOARD, "building_column", 0, "items", 0, "vp"), "player_board.building_column[0].items", "printed"),
        (put(3, "phases", "trade_cost"), "phases.trade_cost", "printed"),
        (put(2, "coop_layout", "path", 0, "donkeys"), "coop_layout.path[0].donkeys", "donkeys"),
    ],
)
def test_what_differs_from_the_print_is_remarked_and_played(change: Callable[[Data], Any], path: str, reason: str) -> None:
    data = changed(change)
    (remark,) = check(data)
    assert (remark.paths[0], remark.message, remark.severity) == (path, f"objection-{reason}", "remark")
    CoffeeTraders(Edition(data))
