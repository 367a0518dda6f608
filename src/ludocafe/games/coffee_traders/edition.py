"""Loads and checks the data file of Coffee Traders."""

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

from ludocafe.core.check import Check, Colour, Flag, ListOf, Name, Number, OneOf, Schema, Table, Text
from ludocafe.core.edition import Objection
from ludocafe.core.masks import members, only, set_of
from ludocafe.core.model import Value
from ludocafe.games.coffee_traders.rules.state import (
    ANY,
    CITIES,
    COLUMNS,
    COOPS,
    KOPI,
    LETTERS,
    LINES,
    LUWAK_LIMIT,
    NONE,
    PATHS,
    QUEUE,
    ROWS,
    SITES,
    SLOTS,
    SPACES,
    STACK,
    TILES,
    Components,
)

Data = dict[str, Any]

ROW_IDS = ("a", "b", "c")
LETTER_IDS = ("A", "B", "C", "D", "E", "F")
LINE_IDS = ("top", "middle", "bottom")
BUILDINGS = ("warehouse", "station", "fairtrade", "hospital", "farm")
ITEMS = ("animal", "civet", "trader")
ANIMAL_KINDS = ("none", "random", "joker")
CONDITIONS = (
    "warehouses_5",
    "stations_3_fairtrade_3",
    "contracts_6",
    "traders_in_5_houses",
    "ten_coffees_in_2_warehouses",
    "bars_6_with_2_or_more",
    "plantations_11",
    "upper_plantation_and_building_in_4",
    "quality_8_in_2",
)
ATOMS = (
    "civet",
    "worker",
    "arabica",
    "donkey",
    "coin",
    "building",
    "truck",
    "hospital",
    "coffee_any",
    "coffee_coop_2",
    "exchange_3",
    "exchange_2",
)
CONTRACT_ATOMS = ATOMS[:8]
ITEM_ATOMS = ("donkey", "coin", "civet", "worker")
BUILDING_ATOMS = ("coffee_any", "coffee_coop_2", "exchange_3", "exchange_2", "civet", "coin", "arabica")
COUNTS = ("2", "3", "4", "5")
# Words, letters and colours belong to these ids, in the order of the warehouse tracks.
COOP_IDS = ("guatemala", "colombia", "brazil", "ethiopia", "indonesia")
ANIMAL_IDS = ("scarlet_macaw", "turkey_vulture", "toucan", "zebu", "swamp_buffalo")
ROW_LEVELS: dict[str, list[int | str]] = {"a": [1], "b": [1, 2], "c": [2, 3]}
SITE_LETTERS = {"station": "s", "fairtrade": "p", "hospital": "h", "farm": "f"}
ROOM = 8  # spaces of a row, as far as words and the half steps of the drawing go

SMALL = Number(0, 9)
POINTS = Number(0, 99)


def _exactly(item: Schema, length: int) -> ListOf:
    return ListOf(item, length, length)


def _by_count(item: Schema) -> Table:
    """A value for each number of players."""
    return Table(dict.fromkeys(COUNTS, item))


_LEVELS = Table({f"l{level}": SMALL for level in (1, 2, 3)})
_COLUMN = Number(1, 7)
_SLOT = Table(
    {
        "n": Number(1, int(LUWAK_LIMIT) - 1),
        "type": OneOf((*COOP_IDS, "luwak", "any")),
        "coins": SMALL,
        "vp": POINTS,
        "animal": OneOf(ANIMAL_KINDS),
    }
)
_CONTRACT_NUMBERS = _exactly(Number(1, int(LUWAK_LIMIT) - 1), int(LINES))

# Everything the engine and the page read. What bounds a number is technical: room in packed tables (rules/state.py), codes of
# choices, words for pieces, or that an action must cost something, so that turns end.
SHAPE = Table(
    {
        "components": Table(
            {
                "arabica_counters": Number(),
                "per_player": Table(
                    {"traders": SMALL, "trucks": SMALL, "donkeys": Number(0, 15), "civets": SMALL, "plantations": _LEVELS}
                ),
                "breakdown": Table({"arabica_per_colour": SMALL}),
            }
        ),
        "coop": _exactly(Table({"id": OneOf(COOP_IDS), "animal": OneOf(ANIMAL_IDS), "colour": Colour()}), int(COOPS)),
        "luwak": Table({"id": OneOf(("luwak",)), "colour": Colour()}),
        "sumatra": Table({"initial_civets_per_player": SMALL}),
        "coop_layout": Table(
            {
                "initial_town_workers": Number(0, 20),
                "setup_spaces": Table({line: Name() for line in LINE_IDS}),
                "rows": Table(
                    {
                        row: Table(
                            {"name": Text(), "levels": ListOf(Number(1, 3), 1, 3), "arabica": Number(0, 1), "animal": Flag()}
                        )
                        for row in ROW_IDS
                    }
                ),
                "space": ListOf(
                    Table({"id": Name(), "row": OneOf(ROW_IDS), "x": Number(0, 8)}, {"path": Name(), "truck_space": Flag()}),
                    5,
                    int(SPACES),
                ),
                "path": ListOf(
                    Table({"id": Name(), "to": Name(), "from": ListOf(Name(), 1, ROOM), "donkeys": Number(1, 2)}), 2, int(PATHS)
                ),
                "building_space": ListOf(
                    Table({"id": Name(), "type": OneOf(BUILDINGS[1:]), "arabica": Number(0, 1), "min_players": Number(2, 5)}),
                    1,
                    int(SITES),
                ),
            }
        ),
        "trading_house": Table(
            {
                "stock_counters": SMALL,
                "trader_slots": _by_count(Number(1, int(QUEUE))),
                "coin_position": _by_count(Number(1, int(QUEUE))),
                "open_cost": SMALL,
            }
        ),
        "arabica": Table(
            {
                "start_column": Number(0, 6),
                "columns": Number(),
                "trader_all_rows_column": _COLUMN,
                "truck_all_rows_column": _COLUMN,
                "coin_column": _COLUMN,
                "donkey_column": _COLUMN,
                "no_retreat_from": ListOf(_COLUMN, 0, 7),
                "single_occupancy_columns": ListOf(_COLUMN, 0, 7),
                "vp_all_rows": ListOf(Table({"column": _COLUMN, "vp": POINTS}), 0, 7),
                "vp_per_row": ListOf(Table({"column": _COLUMN, "vp": POINTS}), 0, 7),
            }
        ),
        "bars": Table(
            {
                "majority_vp": _exactly(POINTS, 2),
                "stock_joker_for_all_columns_min_players": Number(2, 6),
                "deliveries_per_action": Number(),
                "city": _exactly(Table({"id": Name(), "slots": ListOf(_SLOT, 1, int(SLOTS))}), int(CITIES)),
            }
        ),
        "objectives": Table(
            {
                "slots_vp": Table({letter: _exactly(POINTS, 5) for letter in "ABC"}),
                "vicious_two_player_slots": Number(1, 5),
                "ten_coffees_needs_column_warehouse": Flag(),
                "tile": _exactly(
                    Table({"id": Name(), "letter": OneOf(("A", "B", "C")), "condition": OneOf(CONDITIONS)}), int(TILES)
                ),
            }
        ),
        "contract_bonus_stacks": Table(
            {"base": Table({letter: Number(0, int(STACK)) for letter in LETTER_IDS}), "extra": _by_count(Number(0, int(STACK)))}
        ),
        "contract_slot": _exactly(
            Table(
                {
                    "letter": OneOf(LETTER_IDS),
                    "coins": SMALL,
                    "vp": POINTS,
                    "options": ListOf(ListOf(OneOf(CONTRACT_ATOMS), 1, 3), 1, 2),
                }
            ),
            int(LETTERS),
        ),
        "contract_rows": Table(
            {"rows": ListOf(ListOf(OneOf(LETTER_IDS), 2, 2), 3, 3), "items": _by_count(ListOf(OneOf(ITEMS), 0, len(ITEMS)))}
        ),
        "contract": _exactly(
            Table(
                {
                    "id": Name(),
                    "letter": OneOf(LETTER_IDS),
                    "no": Number(1, 5),
                    "types": _exactly(OneOf(COOP_IDS), int(LINES)),
                    "n3": _CONTRACT_NUMBERS,
                    "n45": _CONTRACT_NUMBERS,
                }
            ),
            30,
        ),
        "player_board": Table(
            {
                "plantation_row": _exactly(
                    Table(
                        {
                            "id": OneOf(("A", "B", "C")),
                            "items": ListOf(
                                Table(
                                    {"kind": OneOf(("plantation", "farm")), "cost": SMALL},
                                    {"level": Number(1, 3), "vp": POINTS, "bonus": ListOf(OneOf(ITEM_ATOMS), 0, 3)},
                                ),
                                1,
                                5,
                            ),
                        }
                    ),
                    int(ROWS),
                ),
                "building_column": _exactly(
                    Table(
                        {
                            "id": OneOf(BUILDINGS[:3]),
                            "items": ListOf(
                                Table({"no": SMALL, "vp": POINTS, "bonus": ListOf(OneOf(BUILDING_ATOMS), 0, 4)}), 3, 4
                            ),
                        }
                    ),
                    int(COLUMNS),
                ),
                "hospital": Table({"vp": POINTS, "unlocked_by_empty_column": ListOf(OneOf(BUILDINGS[:3]), 1, 3)}),
                "warehouse_area": Table(
                    {
                        "row_slots": SMALL,
                        "first_warehouse_fixed": Flag(),
                        "in_period_limit": Number(),
                        "column_capacity": Number(1, 20),
                        "row_capacity": SMALL,
                        "exchange_ratio": _exactly(Number(1, 9), 3),
                        "stock_to_warehouses": _exactly(Table({"different": Number(1, 5), "warehouses": Number(1, 4)}), 2),
                    }
                ),
                "counter_track": Table({"slots": Number(), "vp": ListOf(POINTS, 1, 18)}),
                "bonus_reserve": Table({"coins": SMALL}),
            }
        ),
        "setup": Table(
            {
                "action_markers_black": _by_count(SMALL),
                "action_marker_own_colour": _by_count(SMALL),
                "enterprise_donkeys": SMALL,
                "enterprise_coins": Number(0, 20),
                "worker_reserve": _by_count(SMALL),
                "traders_area3": _by_count(SMALL),
                "start_coffee": Table(dict.fromkeys(LINE_IDS, SMALL)),
                "contract_side": _by_count(OneOf(("n3", "n45"))),
                "arabica_step_on_E_top": _by_count(Number(0, 3)),
                "stock_jokers_above_bars": _by_count(Number(0, 5)),
            }
        ),
        "periods": Table(
            {
                "years": _exactly(Number(0, 2999), 3),
                "penalty_per_empty_plantation": _exactly(SMALL, 3),
                "coffee_price": _exactly(Number(1, 9), 3),
            }
        ),
        "phases": Table(
            {
                "action_cost": Table({name: Number(1, 3) for name in ("plantation", "workers", "donkey", "civet_or_coins")}),
                "coins_from_action_d": SMALL,
                "production_per_worker": _by_count(SMALL),
                "harvest_rounds": SMALL,
                "civet_threshold": _by_count(Number(0, 20)),
                "trade_cost": Number(1, 9),
                "build_cost": Number(1, 9),
                "remove_trader_cost": Number(1, 9),
                "remove_trader_arabica": Number(0, 7),
            }
        ),
        "scoring": Table(
            {
                "quality": Table(dict.fromkeys(("l1", "l2", "l3", "hospital", "station", "fairtrade", "farm"), SMALL)),
                "coop_vp": _by_count(ListOf(POINTS, 2, 3)),
                "donkey_in_reserve": SMALL,
                "civet_in_reserve": SMALL,
                "truck_in_reserve": SMALL,
                "worker_in_reserve": SMALL,
                "minus3_token": Number(-9, 0),
            }
        ),
        "andre": Table(
            {
                "board_plantations": _LEVELS,
                "fairtrade": SMALL,
                "traders": SMALL,
                "phase1_turns": ListOf(
                    OneOf(tuple(f"{kind}:{line}" for kind in ("plantation", "workers") for line in LINE_IDS)), 1, 8
                ),
                "fairtrade_space_order": ListOf(Name(), 1, int(SITES)),
                "fairtrade_line": OneOf(LINE_IDS),
                "bar_lines": ListOf(OneOf(LINE_IDS), 1, 3),
            }
        ),
    }
)
# What the engine is built around, and the rule that prints it.
FIXED: dict[str, tuple[Value, str]] = {
    "components.arabica_counters": (30, "CTR-020"),
    "components.per_player.traders": (6, "CTR-020"),
    "components.per_player.trucks": (2, "CTR-020"),
    "components.per_player.donkeys": (9, "CTR-020"),
    "components.per_player.civets": (6, "CTR-020"),
    "components.per_player.plantations.l1": (5, "CTR-020"),
    "components.per_player.plantations.l2": (4, "CTR-020"),
    "components.per_player.plantations.l3": (2, "CTR-020"),
    "components.breakdown.arabica_per_colour": (6, "CTR-038"),
    "sumatra.initial_civets_per_player": (1, "CTR-020"),
    "trading_house.stock_counters": (3, "CTR-035"),
    "arabica.columns": (7, "CTR-070"),
    "bars.deliveries_per_action": (2, "CTR-318"),
    # CTR-099: capacity is counted at the reset only; the engine knows no limit before.
    "player_board.warehouse_area.in_period_limit": (0, "CTR-099"),
    "setup.enterprise_donkeys": (1, "CTR-020"),
    **{f"setup.action_markers_black.{count}": (3, "CTR-020") for count in COUNTS},
    **{f"setup.action_marker_own_colour.{count}": (int(count == "4"), "CTR-020") for count in COUNTS},
    **{f"setup.traders_area3.{count}": (4 if count in "23" else 3, "CTR-020") for count in COUNTS},
    **{f"andre.board_plantations.l{level}": (number, "CTR-064") for level, number in ((1, 2), (2, 4), (3, 2))},
    "andre.fairtrade": (3, "CTR-064"),
    "andre.traders": (3, "CTR-064"),
}


def _printed(path: str, rule: str, values: tuple[int, int, int, int]) -> dict[str, tuple[Value, str]]:
    """A printed number for each number of players."""
    return {f"{path}.{count}": (value, rule) for count, value in zip(COUNTS, values, strict=True)}


# Printed numbers that play as well with others.
PRINTED: dict[str, tuple[Value, str]] = {
    "coop_layout.initial_town_workers": (6, "CTR-035"),
    "coop_layout.rows.a.arabica": (0, "CTR-115"),
    "coop_layout.rows.b.arabica": (1, "CTR-115"),
    "coop_layout.rows.c.arabica": (1, "CTR-115"),
    **_printed("trading_house.trader_slots", "CTR-206", (3, 3, 3, 4)),
    **_printed("trading_house.coin_position", "CTR-035", (3, 3, 4, 5)),
    "trading_house.open_cost": (2, "CTR-205"),
    "arabica.trader_all_rows_column": (2, "CTR-073"),
    "arabica.truck_all_rows_column": (3, "CTR-073"),
    "arabica.coin_column": (4, "CTR-070"),
    "arabica.donkey_column": (5, "CTR-070"),
    "arabica.no_retreat_from": ([4, 5], "CTR-074"),
    "arabica.single_occupancy_columns": ([7], "CTR-071"),
    "bars.majority_vp": ([4, 2], "CTR-431"),
    "bars.stock_joker_for_all_columns_min_players": (4, "CTR-317"),
    "objectives.vicious_two_player_slots": (1, "CTR-092"),
    **{f"contract_bonus_stacks.base.{letter}": (3 if letter in "AB" else 2, "CTR-038") for letter in LETTER_IDS},
    **_printed("contract_bonus_stacks.extra", "CTR-038", (0, 0, 1, 2)),
    "player_board.hospital.vp": (4, "CTR-448"),
    "player_board.warehouse_area.column_capacity": (10, "CTR-099"),
    "player_board.warehouse_area.row_capacity": (1, "CTR-099"),
    "player_board.warehouse_area.exchange_ratio": ([4, 3, 2], "CTR-286"),
    "player_board.bonus_reserve.coins": (3, "CTR-085"),
    "setup.enterprise_coins": (3, "CTR-042"),
    **_printed("setup.worker_reserve", "CTR-044", (2, 2, 2, 1)),
    **_printed("setup.arabica_step_on_E_top", "CTR-059", (0, 0, 0, 1)),
    **_printed("setup.stock_jokers_above_bars", "CTR-031", (0, 0, 4, 5)),
    "setup.start_coffee.top": (2, "CTR-055"),
    "setup.start_coffee.middle": (1, "CTR-055"),
    "setup.start_coffee.bottom": (1, "CTR-055"),
    "periods.penalty_per_empty_plantation": ([1, 2, 3], "CTR-165"),
    "periods.coffee_price": ([2, 2, 3], "CTR-287"),
    "phases.action_cost.plantation": (1, "CTR-101"),
    "phases.action_cost.workers": (1, "CTR-101"),
    "phases.action_cost.donkey": (2, "CTR-101"),
    "phases.action_cost.civet_or_coins": (1, "CTR-101"),
    "phases.coins_from_action_d": (2, "CTR-131"),
    **_printed("phases.production_per_worker", "CTR-260", (3, 3, 2, 2)),
    "phases.harvest_rounds": (5, "CTR-260"),
    **_printed("phases.civet_threshold", "CTR-262", (6, 6, 4, 4)),
    "phases.trade_cost": (2, "CTR-205"),
    "phases.build_cost": (2, "CTR-215"),
    "phases.remove_trader_cost": (2, "CTR-225"),
    "phases.remove_trader_arabica": (2, "CTR-225"),
    "scoring.quality.l1": (1, "CTR-437"),
    "scoring.quality.l2": (2, "CTR-437"),
    "scoring.quality.l3": (3, "CTR-437"),
    "scoring.quality.hospital": (2, "CTR-437"),
    "scoring.quality.station": (1, "CTR-437"),
    "scoring.quality.fairtrade": (1, "CTR-437"),
    "scoring.quality.farm": (1, "CTR-437"),
    "scoring.coop_vp.2": ([16, 8], "CTR-436"),
    "scoring.coop_vp.3": ([16, 8], "CTR-436"),
    "scoring.coop_vp.4": ([16, 8, 4], "CTR-436"),
    "scoring.coop_vp.5": ([16, 8, 4], "CTR-436"),
    "scoring.donkey_in_reserve": (1, "CTR-445"),
    "scoring.civet_in_reserve": (1, "CTR-445"),
    "scoring.truck_in_reserve": (3, "CTR-445"),
    "scoring.worker_in_reserve": (1, "CTR-447"),
    "scoring.minus3_token": (-3, "CTR-445"),
}
COLUMN_VP: dict[str, list[int | str]] = {"warehouse": [1, 3, 5, 6], "station": [1, 2, 3], "fairtrade": [1, 2, 3]}


def check(data: Data) -> list[Objection]:
    """All there is to say about an edition; values are compared only once the file has the right shape."""
    found = Check(data)
    found.shape(SHAPE)
    if not found.refused:
        found.numbers(FIXED, PRINTED)
        for part in (_check_ids, _check_contracts, _check_slots, _check_player_board, _check_layout, _check_sites, _check_track):
            part(found)
        for part in (_check_bars, _check_objectives, _check_stacks, _check_andre):
            part(found)
    return found.objections


def _check_ids(found: Check) -> None:
    """The order of cooperatives is that of codes, pictures and warehouse tracks."""
    for number, (coop, id, animal) in enumerate(zip(found.data["coop"], COOP_IDS, ANIMAL_IDS, strict=True)):
        found.demand(coop["id"] == id, f"coop[{number}].id", "one-of", values=id)
        found.demand(coop["animal"] == animal, f"coop[{number}].animal", "one-of", values=animal)
    for path in ("bars.city", "objectives.tile", "coop_layout.space", "coop_layout.path", "coop_layout.building_space"):
        found.ids(path)


def _check_contracts(found: Check) -> None:
    """CTR-050, CTR-051: five of each letter, three coffees each; CTR-056: no two begin on one space."""
    contracts = found.data["contract"]
    order = [(letter, no) for letter in LETTER_IDS for no in range(1, 6)]
    for number, (contract, (letter, no)) in enumerate(zip(contracts, order, strict=True)):
        path = f"contract[{number}]"
        right = (contract["id"], contract["letter"], contract["no"]) == (f"{letter}{no}", letter, no)
        found.demand(right, f"{path}.id", "contract-order", id=f"{letter}{no}")
        found.demand(len(set(contract["types"])) == LINES, f"{path}.types", "three-types", "CTR-050")
        found.demand(sum(contract["n3"]) >= sum(contract["n45"]), (f"{path}.n3", f"{path}.n45"), "contract-sides", "CTR-051")
    first = 5 * LETTER_IDS.index("F")
    for line in range(int(LINES)):
        shown = Counter(contract["types"][line] for contract in contracts[first:])
        for number in range(first, first + 5):
            coffee = contracts[number]["types"][line]
            found.demand(shown[coffee] == 1, f"contract[{number}].types[{line}]", "same-start", "CTR-056", coffee=coffee)


def _check_slots(found: Check) -> None:
    """CTR-060, CTR-304: six contract slots in three rows."""
    for number, (slot, letter) in enumerate(zip(found.data["contract_slot"], LETTER_IDS, strict=True)):
        found.demand(slot["letter"] == letter, f"contract_slot[{number}].letter", "one-of", values=letter)
    rows = found.data["contract_rows"]["rows"]
    found.demand(rows == [["A", "B"], ["C", "D"], ["E", "F"]], "contract_rows.rows", "contract-rows", "CTR-306")
    for count, items in found.data["contract_rows"]["items"].items():
        if count in COUNTS:
            wanted = [*ITEMS[:2], *(ITEMS[2:] if count in "45" else ())]  # CTR-060: a trader lies there at 4 and 5 players
            found.demand(sorted(items) == sorted(wanted), f"contract_rows.items.{count}", "items", "CTR-060", items=wanted)


def _check_player_board(found: Check) -> None:
    """CTR-020: what stands on a player board adds up to the pieces of a colour."""
    board = found.data["player_board"]
    rows = board["plantation_row"]
    levels = Counter(item.get("level", 0) for row in rows for item in row["items"] if item["kind"] == "plantation")
    for level, expected in ((1, 2), (2, 4), (3, 2)):
        found.demand(
            levels[level] == expected, "player_board.plantation_row", "level-total", "CTR-020", level=level, expected=expected
        )
    for number, (row, id) in enumerate(zip(rows, "ABC", strict=True)):
        path = f"player_board.plantation_row[{number}]"
        found.demand(row["id"] == id, f"{path}.id", "one-of", values=id)
        kinds = [item["kind"] for item in row["items"]]
        # CTR-118: a farm follows when the rest of its row is empty; rows A and C have one.
        found.demand("farm" not in kinds[:-1], f"{path}.items", "farm-last", "CTR-118")
        found.demand((kinds[-1] == "farm") == (id in "AC"), f"{path}.items", "farm-rows", "CTR-118")
        for place, item in enumerate(row["items"]):
            plantation = item["kind"] == "plantation"
            found.demand(("level" in item) == plantation, f"{path}.items[{place}].level", "level-of-plantation")
            plain = plantation or not (item.get("bonus") or item.get("vp"))
            found.demand(plain, f"{path}.items[{place}]", "plain-farm", "CTR-118")
    worth = [(row["id"], item.get("level"), item["vp"]) for row in rows for item in row["items"] if item.get("vp")]
    found.remark(worth == [("B", 3, 4)], "player_board.plantation_row", "four-points", "CTR-446")
    for number, (column, (id, points)) in enumerate(zip(board["building_column"], COLUMN_VP.items(), strict=True)):
        path = f"player_board.building_column[{number}]"
        found.demand(column["id"] == id, f"{path}.id", "one-of", values=id)
        found.demand(len(column["items"]) == len(points), f"{path}.items", "fixed-length", "CTR-020", expected=len(points))
        found.remark([item["vp"] for item in column["items"]] == points, f"{path}.items", "printed", "CTR-448", printed=points)
    offers = [offer["different"] for offer in board["warehouse_area"]["stock_to_warehouses"]]
    # CTR-288: the choices are called STOCK/3 and STOCK/5.
    found.demand(offers == [3, 5], "player_board.warehouse_area.stock_to_warehouses", "offers", "CTR-288")
    ratio = board["warehouse_area"]["exchange_ratio"]
    better = all(worse > good for worse, good in pairwise(ratio))  # positions name a side of the counter by its ratio
    found.demand(better, "player_board.warehouse_area.exchange_ratio", "falling", "CTR-286")
    track = board["counter_track"]
    places = ("player_board.counter_track.vp", "player_board.counter_track.slots")
    found.demand(len(track["vp"]) == track["slots"], places, "fixed-length", expected=track["slots"])


def _check_layout(found: Check) -> None:
    """CTR-105 to CTR-112: three rows, below every upper space one path from the row below; where one may begin."""
    layout = found.data["coop_layout"]
    for row, levels in ROW_LEVELS.items():
        found.demand(
            layout["rows"][row]["levels"] == levels, f"coop_layout.rows.{row}.levels", "fixed", "CTR-107", expected=levels
        )
        animal = layout["rows"][row]["animal"] == (row == "c")
        found.demand(animal, f"coop_layout.rows.{row}.animal", "animal-row", "CTR-035")
    spaces = {space["id"]: space for space in layout["space"]}
    expected = [f"{row}{n}" for row in ROW_IDS for n in range(1, 1 + sum(space["row"] == row for space in layout["space"]))]
    paths = {path["to"]: path["id"] for path in layout["path"]}
    for number, (space, id) in enumerate(zip(layout["space"], expected, strict=True)):
        path = f"coop_layout.space[{number}]"
        found.demand((space["id"], space["row"]) == (id, id[0]), f"{path}.id", "space-order", expected=id)
        leads = paths.get(space["id"]) if space["row"] != "a" else None
        found.demand(
            space.get("path") == leads and (leads is not None or space["row"] == "a"), f"{path}.path", "one-path", "CTR-109"
        )
    sizes = Counter(space["row"] for space in layout["space"])
    for row, least in (("a", 3), ("b", 1), ("c", 1)):
        found.demand(least <= sizes[row] <= ROOM, "coop_layout.space", "row-size", row=row, least=least, most=ROOM)
    targets = Counter(path["to"] for path in layout["path"])
    for number, path in enumerate(layout["path"]):
        place, target = f"coop_layout.path[{number}]", spaces.get(path["to"], {}).get("row", "a")
        found.demand(path["id"] == f"p{path['to']}", f"{place}.id", "space-order", expected=f"p{path['to']}")
        found.demand(targets[path["to"]] == 1 and target != "a", f"{place}.to", "one-path", "CTR-109")
        found.remark(path["donkeys"] == (2 if target == "c" else 1), f"{place}.donkeys", "donkeys", "CTR-109")
        for index, lower in enumerate(path["from"]):
            row = spaces.get(lower, {}).get("row", "c")
            below = target != "a" and row == ROW_IDS[ROW_IDS.index(target) - 1] and path["from"].count(lower) == 1
            found.demand(below, f"{place}.from[{index}]", "row-below", "CTR-109", space=lower)
    places = [layout["setup_spaces"][line] for line in LINE_IDS]
    for line, space in zip(LINE_IDS, places, strict=True):
        right = space in spaces and spaces[space]["row"] == "a" and places.count(space) == 1
        found.demand(right, f"coop_layout.setup_spaces.{line}", "setup-spaces", "CTR-056")


def _check_sites(found: Check) -> None:
    """Building spaces are called by letter and number; André needs one for his first station (CTR-063)."""
    sites = found.data["coop_layout"]["building_space"]
    counts: Counter[str] = Counter()
    for number, site in enumerate(sites):
        counts[site["type"]] += 1
        id = f"{SITE_LETTERS[site['type']]}{counts[site['type']]}"
        found.demand(site["id"] == id, f"coop_layout.building_space[{number}].id", "space-order", expected=id)
    for kind, number in counts.items():
        found.demand(number <= 5, "coop_layout.building_space", "site-count", type=kind, most=5)
    kept = any(site["type"] == "station" and site["min_players"] > 3 for site in sites)
    found.demand(kept, "coop_layout.building_space", "andre-station", "CTR-063")


def _check_track(found: Check) -> None:
    """CTR-073: nobody has reached a column of the Arabica track before the first step."""
    track = found.data["arabica"]
    first = min(track[name] for name in ("trader_all_rows_column", "truck_all_rows_column", "coin_column", "donkey_column"))
    found.demand(track["start_column"] < first, "arabica.start_column", "at-most", "CTR-073", limit=first - 1)
    single = min([*track["single_occupancy_columns"], int(track["columns"]) + 1])
    found.demand(track["start_column"] < single, "arabica.single_occupancy_columns", "at-least", limit=track["start_column"] + 1)


def _check_bars(found: Check) -> None:
    """CTR-032: each animal begins at one of five bars."""
    animals = 0
    for number, city in enumerate(found.data["bars"]["city"]):
        random = sum(slot["animal"] == "random" for slot in city["slots"])
        found.demand(random <= 1, f"bars.city[{number}].slots", "one-animal", "CTR-032")
        animals += random
    found.demand(animals == COOPS, "bars.city", "five-animals", "CTR-032", found=animals)


def _check_objectives(found: Check) -> None:
    """CTR-034: three tiles of each letter, in the order of the letters."""
    tiles = found.data["objectives"]["tile"]
    for number, tile in enumerate(tiles):
        id = f"{'ABC'[number // 3]}{number % 3 + 1}"
        right = (tile["id"], tile["letter"]) == (id, id[0])
        found.demand(right, f"objectives.tile[{number}].id", "space-order", "CTR-034", expected=id)
        once = sum(other["condition"] == tile["condition"] for other in tiles) == 1
        found.demand(once, f"objectives.tile[{number}].condition", "double-id", "CTR-093", given=tile["condition"])


def _check_stacks(found: Check) -> None:
    """CTR-038: no more Arabica counters than there are, five of them for André; a stack has room for so many."""
    stacks, counters = found.data["contract_bonus_stacks"], found.data["components"]["arabica_counters"]
    for count in COUNTS:
        path = f"contract_bonus_stacks.extra.{count}"
        sizes = [stacks["base"][letter] + stacks["extra"][count] for letter in LETTER_IDS]
        used = sum(sizes) + (int(COOPS) if count == "2" else 0)
        found.demand(used <= counters, path, "too-many-counters", "CTR-038", found=used, limit=counters)
        found.demand(max(sizes) <= STACK, path, "stack-size", most=int(STACK))


def _check_andre(found: Check) -> None:
    """CTR-423: his posts go to spaces that there are."""
    andre, layout = found.data["andre"], found.data["coop_layout"]
    posts = [site["id"] for site in layout["building_space"] if site["type"] == "fairtrade"]
    for number, site in enumerate(andre["fairtrade_space_order"]):
        once = andre["fairtrade_space_order"].count(site) == 1
        found.demand(
            site in posts and once, f"andre.fairtrade_space_order[{number}]", "andre-post", "CTR-423", values=", ".join(posts)
        )


# -- packing ---------------------------------------------------------------------------------------------------------


def components(data: Data) -> Components:
    """The packed tables of a checked edition, its values plain."""
    tables: dict[str, list[int]] = {}
    for part in (_layout, _sites_and_bars, _contracts, _player_board, _by_seats, _by_column_and_period, _andre):
        tables.update(part(data))
    return Components(_numbers(data), tables)


def _padded(values: list[int], length: int) -> list[int]:
    return values + [int(NONE)] * (length - len(values))


def _layout(data: Data) -> dict[str, list[int]]:
    layout = data["coop_layout"]
    spaces = layout["space"]
    ids = [space["id"] for space in spaces]
    paths = [path["id"] for path in layout["path"]]
    row_of = [ROW_IDS.index(space["row"]) for space in spaces]
    row_start = [row_of.index(row) for row in range(3)]
    row_size = [row_of.count(row) for row in range(3)]
    nth = [index - row_start[row] for index, row in enumerate(row_of)]
    lower = [set_of(nth[ids.index(space)] for space in path["from"]) for path in layout["path"]]
    beside = []
    for index, space in enumerate(ids):
        shared = {other for path in layout["path"] if space in path["from"] for other in path["from"] if other != space}
        beside.append(set_of(nth[ids.index(other)] for other in shared) if row_of[index] == 0 else 0)
    path_of = [paths.index(space["path"]) if "path" in space else int(NONE) for space in spaces]
    fill = int(SPACES) - len(ids)
    neighbours = [lower[path] if path != NONE else 0 for path in path_of]
    return {
        "row_of": row_of + [0] * fill,
        "nth": nth + [0] * fill,
        "row_start": row_start,
        "row_size": row_size,
        "path_of": _padded(path_of, int(SPACES)),
        "path_to": _padded([ids.index(path["to"]) for path in layout["path"]], int(PATHS)),
        "path_donkeys": [path["donkeys"] for path in layout["path"]] + [0] * (int(PATHS) - len(paths)),
        "path_lower": lower + [0] * (int(PATHS) - len(paths)),
        "beside": beside + [0] * fill,
        "admits": [int(level in layout["rows"][row]["levels"]) for row in ROW_IDS for level in range(4)],
        "row_arabica": [layout["rows"][row]["arabica"] for row in ROW_IDS],
        "row_animal": [int(layout["rows"][row]["animal"]) for row in ROW_IDS],
        "truck_space": [int(space["row"] == "c" and space.get("truck_space", False)) for space in spaces] + [0] * fill,
        "matching_middle": _matchings(neighbours[row_start[1] : row_start[1] + row_size[1]], row_size[0]),
        "matching_upper": _matchings(neighbours[row_start[2] : row_start[2] + row_size[2]], row_size[1]),
        "setup_space": [ids.index(layout["setup_spaces"][line]) for line in LINE_IDS],
    }


def _matchings(neighbours: list[int], lower_size: int) -> list[int]:
    """CTR-112: sizes of maximum matchings, by upper set * 2^lower_size + lower set."""
    table = []
    for upper in range(2 ** len(neighbours)):
        places = members(upper, range(len(neighbours)))
        table += [_matching([neighbours[i] & lower for i in places]) for lower in range(2**lower_size)]
    return table


def _matching(options: list[int]) -> int:
    """How many of these can be given a number of their own out of their options."""
    if not options:
        return 0
    first, rest = options[0], options[1:]
    best = _matching(rest)
    for place in members(first, range(first.bit_length())):
        best = max(best, 1 + _matching([option & ~only(place) for option in rest]))
    return best


def _sites_and_bars(data: Data) -> dict[str, list[int]]:
    sites = data["coop_layout"]["building_space"]
    coffees = [*(coop["id"] for coop in data["coop"]), data["luwak"]["id"], "any"]
    assert (coffees.index(data["luwak"]["id"]), coffees.index("any")) == (KOPI, ANY)
    empty = {"n": 0, "type": "any", "coins": 0, "vp": 0, "animal": "none"}
    slots = [slot for city in data["bars"]["city"] for slot in city["slots"] + [empty] * (int(SLOTS) - len(city["slots"]))]
    tiles = data["objectives"]["tile"]
    return {
        "site_type": _padded([BUILDINGS.index(site["type"]) for site in sites], int(SITES)),
        "site_arabica": [site["arabica"] for site in sites] + [0] * (int(SITES) - len(sites)),
        "site_players": [site["min_players"] for site in sites] + [0] * (int(SITES) - len(sites)),
        "slot_n": [slot["n"] for slot in slots],
        "slot_type": [coffees.index(slot["type"]) for slot in slots],
        "slot_coins": [slot["coins"] for slot in slots],
        "slot_vp": [slot["vp"] for slot in slots],
        "slot_animal": [ANIMAL_KINDS.index(slot["animal"]) for slot in slots],
        "tile_condition": [CONDITIONS.index(tile["condition"]) for tile in tiles],
        "tile_letter": ["ABC".index(tile["letter"]) for tile in tiles],
        "objective_vp": [points for letter in "ABC" for points in data["objectives"]["slots_vp"][letter]],
    }


def _contracts(data: Data) -> dict[str, list[int]]:
    coffees = [coop["id"] for coop in data["coop"]]
    contracts = data["contract"]
    slots = sorted(data["contract_slot"], key=lambda slot: LETTER_IDS.index(slot["letter"]))
    rows = {letter: set_of(LETTER_IDS.index(mate) for mate in row) for row in data["contract_rows"]["rows"] for letter in row}
    option_atom = []
    for slot in slots:
        for option in slot["options"] + [[]] * (2 - len(slot["options"])):
            option_atom += _padded([ATOMS.index(atom) for atom in option], 4)
    stock = data["player_board"]["warehouse_area"]["stock_to_warehouses"]
    return {
        "contract_type": [coffees.index(coffee) for contract in contracts for coffee in contract["types"]],
        "contract_n": [n for side in ("n3", "n45") for contract in contracts for n in contract[side]],
        "letter_coins": [slot["coins"] for slot in slots],
        "letter_vp": [slot["vp"] for slot in slots],
        "letter_row": [rows[letter] for letter in LETTER_IDS],
        "option_atom": option_atom,
        "start_coffee": [data["setup"]["start_coffee"][line] for line in LINE_IDS],
        "stock_need": [offer["different"] for offer in stock],
        "stock_build": [offer["warehouses"] for offer in stock],
        "stack_base": [data["contract_bonus_stacks"]["base"][letter] for letter in LETTER_IDS],
        "ratio": list(data["player_board"]["warehouse_area"]["exchange_ratio"]),
    }


def _player_board(data: Data) -> dict[str, list[int]]:
    rows = data["player_board"]["plantation_row"]
    columns = data["player_board"]["building_column"]
    tables: dict[str, list[int]] = {
        name: [] for name in ("item_level", "item_cost", "item_vp", "item_bonus", "column_vp", "column_bonus")
    }
    for row in rows:
        items = row["items"]
        tables["item_level"] += _padded([item.get("level", 0) for item in items], 5)
        tables["item_cost"] += [item["cost"] for item in items] + [0] * (5 - len(items))
        tables["item_vp"] += [item.get("vp", 0) for item in items] + [0] * (5 - len(items))
        for item in items + [{}] * (5 - len(items)):
            tables["item_bonus"] += _padded([ATOMS.index(atom) for atom in item.get("bonus", [])], 3)
    for column in columns:
        items = column["items"]
        tables["column_vp"] += [item["vp"] for item in items] + [0] * (4 - len(items))
        for item in items + [{"bonus": []}] * (4 - len(items)):
            tables["column_bonus"] += _padded([ATOMS.index(atom) for atom in item["bonus"]], 4)
    tables["row_items"] = [len(row["items"]) for row in rows]
    tables["column_size"] = [len(column["items"]) for column in columns]
    tables["counter_vp"] = [0, *data["player_board"]["counter_track"]["vp"]]
    tracks = range(int(KOPI) + 1)
    tables["set_order"] = [set_of(chosen) for size in range(len(tracks) + 1) for chosen in combinations(tracks, size)]
    return tables


def _by_seats(data: Data) -> dict[str, list[int]]:
    """Tables read with the number of seats (2 to 5)."""
    setup, phases = data["setup"], data["phases"]

    def table(values: dict[str, int]) -> list[int]:
        return [0, 0] + [values[count] for count in COUNTS]

    coop_vp = [0] * 6
    for count in COUNTS:
        shares = data["scoring"]["coop_vp"][count]
        coop_vp += shares + [0] * (3 - len(shares))
    items = data["contract_rows"]["items"]
    return {
        "stack_extra": table(data["contract_bonus_stacks"]["extra"]),
        "trader_slots": table(data["trading_house"]["trader_slots"]),
        "own_marker": table(setup["action_marker_own_colour"]),
        "worker_reserve": table(setup["worker_reserve"]),
        "area_traders": table(setup["traders_area3"]),
        "harder_side": table({count: int(setup["contract_side"][count] == "n45") for count in COUNTS}),
        "first_step": table(setup["arabica_step_on_E_top"]),
        "stock_jokers": table(setup["stock_jokers_above_bars"]),
        "items_beside": table({count: set_of(ITEMS.index(item) for item in items[count]) for count in COUNTS}),
        "per_worker": table(phases["production_per_worker"]),
        "civet_threshold": table(phases["civet_threshold"]),
        "coop_vp": coop_vp,
    }


def _by_column_and_period(data: Data) -> dict[str, list[int]]:
    arabica = data["arabica"]
    columns = range(arabica["columns"] + 1)
    all_rows = {entry["column"]: entry["vp"] for entry in arabica["vp_all_rows"]}
    per_row = {entry["column"]: entry["vp"] for entry in arabica["vp_per_row"]}
    return {
        "no_retreat": [int(column in arabica["no_retreat_from"]) for column in columns],
        "single": [int(column in arabica["single_occupancy_columns"]) for column in columns],
        "all_rows_vp": [all_rows.get(column, 0) for column in columns],
        "row_vp": [per_row.get(column, 0) for column in columns],
        "penalty": list(data["periods"]["penalty_per_empty_plantation"]),
        "price": list(data["periods"]["coffee_price"]),
    }


def _andre(data: Data) -> dict[str, list[int]]:
    andre = data["andre"]
    turns = [turn.split(":") for turn in andre["phase1_turns"]]
    sites = [site["id"] for site in data["coop_layout"]["building_space"]]
    return {
        "andre_left": [andre["board_plantations"][f"l{level}"] for level in (1, 2, 3)],
        "andre_turn": [("plantation", "workers").index(kind) for kind, _ in turns],
        "andre_turn_line": [LINE_IDS.index(line) for _, line in turns],
        "andre_sites": [sites.index(site) for site in andre["fairtrade_space_order"]],
        "andre_bar_line": [LINE_IDS.index(line) for line in andre["bar_lines"]],
    }


def _numbers(data: Data) -> dict[str, int]:
    layout, arabica, board = data["coop_layout"], data["arabica"], data["player_board"]
    pieces, setup, phases, scoring = data["components"]["per_player"], data["setup"], data["phases"], data["scoring"]
    area, cost, quality = board["warehouse_area"], phases["action_cost"], scoring["quality"]
    columns = [column["id"] for column in board["building_column"]]
    return {
        "town_workers": layout["initial_town_workers"],
        "house_stock": data["trading_house"]["stock_counters"],
        "start_column": arabica["start_column"],
        "last_column": arabica["columns"],
        "trader_column": arabica["trader_all_rows_column"],
        "truck_column": arabica["truck_all_rows_column"],
        "coin_column": arabica["coin_column"],
        "donkey_column": arabica["donkey_column"],
        "vicious_slots": data["objectives"]["vicious_two_player_slots"],
        "strict_ten": int(data["objectives"]["ten_coffees_needs_column_warehouse"]),
        "majority_first": data["bars"]["majority_vp"][0],
        "majority_second": data["bars"]["majority_vp"][1],
        "stock_joker_seats": data["bars"]["stock_joker_for_all_columns_min_players"],
        "deliveries": data["bars"]["deliveries_per_action"],
        "hospital_vp": board["hospital"]["vp"],
        "hospital_unlock": set_of(columns.index(column) for column in board["hospital"]["unlocked_by_empty_column"]),
        "row_slots": area["row_slots"],
        "column_capacity": area["column_capacity"],
        "fixed_warehouses": int(area["first_warehouse_fixed"]),
        "row_capacity": area["row_capacity"],
        "counter_slots": board["counter_track"]["slots"],
        "bonus_coins": board["bonus_reserve"]["coins"],
        "start_donkeys": setup["enterprise_donkeys"],
        "start_coins": setup["enterprise_coins"],
        "black_markers": setup["action_markers_black"]["3"],
        "donkeys": pieces["donkeys"],
        "trucks": pieces["trucks"],
        "civets": pieces["civets"],
        "traders": pieces["traders"],
        "sumatra_civets": data["sumatra"]["initial_civets_per_player"],
        "cost_plantation": cost["plantation"],
        "cost_staff": cost["workers"],
        "cost_donkey": cost["donkey"],
        "cost_fourth": cost["civet_or_coins"],
        "coins_fourth": phases["coins_from_action_d"],
        "harvest_rounds": phases["harvest_rounds"],
        "trade_cost": phases["trade_cost"],
        "build_cost": phases["build_cost"],
        "drop_cost": phases["remove_trader_cost"],
        "drop_steps": phases["remove_trader_arabica"],
        "quality_hospital": quality["hospital"],
        "quality_station": quality["station"],
        "quality_fairtrade": quality["fairtrade"],
        "quality_farm": quality["farm"],
        "vp_donkey": scoring["donkey_in_reserve"],
        "vp_civet": scoring["civet_in_reserve"],
        "vp_truck": scoring["truck_in_reserve"],
        "vp_worker": scoring["worker_in_reserve"],
        "vp_token": scoring["minus3_token"],
        "andre_traders": data["andre"]["traders"],
        "andre_posts": data["andre"]["fairtrade"],
        "andre_station": next(
            i for i, site in enumerate(layout["building_space"]) if site["type"] == "station" and site["min_players"] > 2
        ),
        "arabica_per_colour": data["components"]["breakdown"]["arabica_per_colour"],
        "andre_line": LINE_IDS.index(data["andre"]["fairtrade_line"]),
    }
