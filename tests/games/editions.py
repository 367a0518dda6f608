"""Random editions of the four games, far from our stand-ins: what an owner of another box might enter, and more."""

import copy
import random
from collections.abc import Callable
from typing import Any

from ludocafe import registry
from ludocafe.games.cafe.edition import SETUPS, TOKENS
from ludocafe.games.cafe_del_gatto.edition import PREPARATIONS
from ludocafe.games.coffee_traders.edition import (
    BUILDING_ATOMS,
    CONDITIONS,
    CONTRACT_ATOMS,
    COOP_IDS,
    COUNTS,
    ITEM_ATOMS,
    LETTER_IDS,
    LINE_IDS,
    SITE_LETTERS,
)

Data = dict[str, Any]


def other_edition(game: str, seed: int) -> Data:
    """An edition that the game's check accepts; the same for the same seed."""
    data = copy.deepcopy(registry.game(game).edition.data)
    MAKERS[game](data, random.Random(f"{game} {seed}"))
    return data


def put(value: Any, *path: str | int) -> Callable[[Data], None]:
    """Write a value at a path of the edition."""

    def change(data: Data) -> None:
        node: Any = data
        for key in path[:-1]:
            node = node[key]
        node[path[-1]] = value

    return change


def shares(rng: random.Random, total: int, places: int, least: int = 0) -> list[int]:
    """Random whole numbers that add up."""
    cuts = sorted(rng.randint(0, total - least * places) for _ in range(places - 1))
    return [least + high - low for low, high in zip([0, *cuts], [*cuts, total - least * places], strict=True)]


def colour(rng: random.Random) -> str:
    return f"#{rng.randrange(1 << 24):06x}"


# -- Café ------------------------------------------------------------------------------------------------------------


def cafe(data: Data, rng: random.Random) -> None:
    numbers = data["numbers"]
    stars = set(rng.sample(range(48), 8))
    rounds, shown = rng.choice([(8, 3), (8, 2), (6, 3), (5, 5), (3, 4), (7, 3)])
    numbers |= {"rounds": rounds, "open_cards": shown, "max_action_points": rng.randint(2, 8)}
    numbers |= {"start_beans": rng.randint(0, 4), "cup_price": rng.randint(0, 3), "discount_ships": rng.randint(0, 4)}
    numbers |= {"cover_most": rng.randint(2, 5), "lowest_colour_points": rng.randint(0, 5)}
    for deck, (mode, players) in zip(data["deck"], SETUPS, strict=True):
        pile = rounds * (players + 1 if mode == "auction" else shown + players - 1)
        without = pile <= 48 - 8 and rng.random() < 0.7
        left = 40 if without else 48
        deck |= {"mode": mode, "players": players, "pile": pile, "without_stars": without, "removed_unseen": left - pile}
    for start in data["start"]:
        start["squares"] = [*rng.choices(TOKENS[:-1], k=5), "K"]
        rng.shuffle(start["squares"])
    for number, card in enumerate(data["plan"]):
        card["star"] = number in stars
        card["squares"] = rng.choices(TOKENS[:-1], weights=[3, 3, 3, 3, 4, 4, 3, 2, 1], k=6)
        card.pop("cafe", None)
        size = rng.choice([0, 0, 1, 2])
        places = rng.choice([[0, 1], [1, 2], [3, 4], [4, 5], [0, 3], [1, 4], [2, 5]])[:size]
        for place in places:
            card["squares"][place] = "D"
        if size:
            demand = {bean["id"]: rng.randint(1, 4) for bean in rng.sample(data["bean"], rng.randint(1, 4))}
            card["cafe"] = {"name": "Café", "city": "Lisboa", "year": 1900, "size": size, "points": rng.randint(0, 20)}
            card["cafe"]["demand"] = demand
    del data["composition"]


# -- Café del Gatto --------------------------------------------------------------------------------------------------


def cafe_del_gatto(data: Data, rng: random.Random) -> None:
    kinds = rng.sample([(value, kind) for value in range(1, 7) for kind in PREPARATIONS], rng.randint(4, 18))
    copies = shares(rng, 36, len(kinds), 1)
    data["tokens"] = [
        {"id": f"{value}{PREPARATIONS[kind]}", "value": value, "preparation": kind, "copies": number}
        for (value, kind), number in zip(kinds, copies, strict=True)
    ]
    weakest, dearest = min(kinds)[0], max(kinds)[0]
    data["machine"]["surcharge"] = [rng.randint(0, 3) for _ in range(5)]
    actions = data["actions"]
    actions |= {"take_coins": rng.randint(1, 5), "clean_cost": rng.randint(1, 4), "sugar_on_token_value": rng.randint(0, 6)}
    actions |= {"sugar_gained": rng.randint(0, 3), "sugar_barista_bonus": rng.randint(0, 3)}
    actions |= {"sugar_per_point_at_end": rng.randint(1, 4)}
    start = rng.randint(0, 9)
    setup = data["setup"]
    setup |= {"start_coins": start, "first_player_tip": rng.randint(0, start), "start_sugar": rng.randint(0, 2)}
    data["supply"]["coins"] = max(45, 5 * start, 5 * (dearest + 3)) + rng.randint(0, 40)
    data["supply"]["sugar"] = rng.randint(10, 12)
    data["rulings"]["interim_first_seat"] = rng.choice(["player_whose_turn_comes_next", "player_whose_turn_just_ended"])
    for cup in data["cups"]:
        size = rng.randint(1, 4)
        cup["spaces"] = rng.choices(["milk", "coffee"], k=size)
        cup["menu"] = sorted((rng.randint(0, 9) for _ in range(min(3, size))), reverse=True)
        values = [rng.randint(1, size * weakest)]
        while len(values) < 5:
            values.append(values[-1] + rng.randint(1, 4))
        cup["tiles"] = [{"value": value, "copies": "players" if not place else 1} for place, value in enumerate(values)]


# -- Café International ----------------------------------------------------------------------------------------------


def cafe_international(data: Data, rng: random.Random) -> None:
    rng.shuffle(data["nation"])
    women, men = shares(rng, 48, 12), shares(rng, 48, 12)
    for number, nation in enumerate(data["nation"]):
        nation |= {"women": women[number], "men": men[number], "accent": colour(rng), "ink": colour(rng)}
    cards = rng.randint(2, 5)
    start = rng.randint(1, 12)
    limits = data["limits"]
    limits |= {"start_hand": start, "hand_max": rng.randint(max(start, 2), 24), "cards_per_turn": cards}
    limits |= {"cards_per_turn_formation": rng.randint(cards, 7), "penalty_per_card": rng.randint(0, 5)}
    data["scoring"] |= {name: [0, 0, *(rng.randint(1, 12) for _ in range(3))] for name in ("mixed", "own")}
    data["variant"]["circle_tribe"] |= {"points": rng.randint(0, 50), "points_one_nation": rng.randint(0, 99)}


# -- Coffee Traders --------------------------------------------------------------------------------------------------


def coffee_traders(data: Data, rng: random.Random) -> None:
    for coop in data["coop"]:
        coop["colour"] = colour(rng)
    _cooperatives(data, rng)
    _bars(data, rng)
    _contracts(data, rng)
    _board(data, rng)
    _numbers(data, rng)


def _cooperatives(data: Data, rng: random.Random) -> None:
    sizes = rng.choice([(5, 4, 3), (3, 2, 1), (6, 4, 2), (8, 3, 1), (3, 3, 3), (5, 1, 1), (6, 5, 1), (7, 3, 2)])
    layout = data["coop_layout"]
    layout["space"], layout["path"] = [], []
    for level, (row, size) in enumerate(zip("abc", sizes, strict=True)):
        for number in range(1, size + 1):
            space = {"id": f"{row}{number}", "row": row, "x": min(number * 2 - 2, 8)}
            if row != "a":
                below = [f"{'abc'[level - 1]}{lower}" for lower in range(1, sizes[level - 1] + 1)]
                space["path"] = f"p{row}{number}"
                from_ = rng.sample(below, rng.randint(1, min(3, len(below))))
                path = {"id": space["path"], "to": space["id"], "from": from_, "donkeys": rng.randint(1, 2)}
                layout["path"].append(path)
            if row == "c":
                space["truck_space"] = rng.random() < 0.8
            layout["space"].append(space)
    lowest = rng.sample([space["id"] for space in layout["space"] if space["row"] == "a"], 3)
    layout["setup_spaces"] = dict(zip(LINE_IDS, lowest, strict=True))
    layout["initial_town_workers"] = rng.randint(0, 9)
    counts = {kind: rng.randint(int(kind != "hospital"), 3 if kind in ("station", "fairtrade") else 2) for kind in SITE_LETTERS}
    layout["building_space"] = [
        {
            "id": f"{SITE_LETTERS[kind]}{number}",
            "type": kind,
            "arabica": rng.randint(0, 1),
            "min_players": rng.choice([2, 2, 4]),
        }
        for kind, count in counts.items()
        for number in range(1, count + 1)
    ]
    layout["building_space"][0]["min_players"] = 4
    posts = [site["id"] for site in layout["building_space"] if site["type"] == "fairtrade"]
    rng.shuffle(posts)
    data["andre"]["fairtrade_space_order"] = posts[: rng.randint(1, len(posts))]


def _bars(data: Data, rng: random.Random) -> None:
    with_animal = rng.sample(range(6), 5)
    data["bars"]["city"][0]["id"], data["bars"]["city"][3]["id"] = "sao_paulo", "wien"
    for number, city in enumerate(data["bars"]["city"]):
        city["slots"] = [
            {
                "n": rng.randint(1, 8),
                "type": rng.choice([*COOP_IDS, "luwak", "any"]),
                "coins": rng.randint(0, 5),
                "vp": rng.randint(0, 15),
                "animal": rng.choice(["none", "none", "none", "joker"]),
            }
            for _ in range(rng.randint(1, 6))
        ]
        if number in with_animal:
            rng.choice(city["slots"])["animal"] = "random"
    data["bars"]["majority_vp"] = [rng.randint(0, 9), rng.randint(0, 4)]
    data["objectives"]["slots_vp"] = {letter: [rng.randint(0, 12) for _ in range(5)] for letter in "ABC"}
    data["objectives"]["ten_coffees_needs_column_warehouse"] = rng.random() < 0.5
    for tile, condition in zip(data["objectives"]["tile"], rng.sample(CONDITIONS, 9), strict=True):
        tile["condition"] = condition


def _contracts(data: Data, rng: random.Random) -> None:
    for contract in data["contract"]:
        contract["types"] = rng.sample(COOP_IDS, 3)
        contract["n45"] = [rng.randint(1, 5) for _ in range(3)]
        contract["n3"] = [number + rng.randint(0, 4) for number in contract["n45"]]
    shift, other = rng.sample(range(1, 5), 2)
    for place, contract in enumerate(data["contract"][25:]):
        contract["types"] = [COOP_IDS[(place + step) % 5] for step in (0, shift, other)]
    for slot in data["contract_slot"]:
        slot |= {"coins": rng.randint(0, 6), "vp": rng.randint(0, 20)}
        slot["options"] = [rng.choices(CONTRACT_ATOMS, k=rng.randint(1, 3)) for _ in range(rng.randint(1, 2))]
    data["contract_bonus_stacks"]["base"] = {letter: rng.randint(0, 2) for letter in LETTER_IDS}
    data["contract_bonus_stacks"]["extra"] = {count: rng.randint(0, 2) for count in COUNTS}


def _board(data: Data, rng: random.Random) -> None:
    board = data["player_board"]
    levels = [1, 1, 2, 2, 2, 2, 3, 3]
    rng.shuffle(levels)
    first, second = sorted([rng.randint(1, 4), rng.randint(5, 7)])
    second = min(second, first + 4)
    rows = [levels[:first], levels[first:second], levels[second:]]
    rows.sort(key=len)
    rows = [rows[0], rows[2], rows[1]]  # the longest has no farm behind it
    for row, here in zip(board["plantation_row"], rows, strict=True):
        row["items"] = [
            {
                "kind": "plantation",
                "level": level,
                "cost": rng.randint(0, 4),
                "vp": rng.randint(0, 6),
                "bonus": rng.choices(ITEM_ATOMS, k=rng.randint(0, 3)),
            }
            for level in here
        ]
        if row["id"] != "B":
            row["items"].append({"kind": "farm", "cost": rng.randint(0, 4)})
    for column in board["building_column"]:
        for item in column["items"]:
            item |= {"vp": rng.randint(0, 9), "bonus": rng.choices(BUILDING_ATOMS, k=rng.randint(0, 3))}
    board["hospital"] |= {
        "vp": rng.randint(0, 9),
        "unlocked_by_empty_column": rng.sample(["warehouse", "station", "fairtrade"], rng.randint(1, 3)),
    }
    area = board["warehouse_area"]
    area |= {
        "row_slots": rng.randint(5, 9),
        "first_warehouse_fixed": rng.random() < 0.5,
        "column_capacity": rng.randint(1, 15),
    }
    area |= {"row_capacity": rng.randint(0, 4), "exchange_ratio": sorted(rng.sample(range(1, 7), 3), reverse=True)}
    slots = rng.randint(3, 18)
    board["counter_track"] = {"slots": slots, "vp": [rng.randint(0, 40) for _ in range(slots)]}
    board["bonus_reserve"]["coins"] = rng.randint(1, 6)


def _numbers(data: Data, rng: random.Random) -> None:
    setup, phases = data["setup"], data["phases"]
    setup["enterprise_coins"] = rng.randint(0, 12)
    setup["worker_reserve"] = {count: rng.randint(0, 5) for count in COUNTS}
    setup["start_coffee"] = {line: rng.randint(0, 5) for line in LINE_IDS}
    setup["contract_side"] = {count: rng.choice(["n3", "n45"]) for count in COUNTS}
    setup["arabica_step_on_E_top"] = {count: rng.randint(0, 2) for count in COUNTS}
    setup["stock_jokers_above_bars"] = {count: rng.randint(0, 5) for count in COUNTS}
    data["trading_house"]["trader_slots"] = {count: rng.randint(1, 5) for count in COUNTS}
    data["trading_house"]["coin_position"] = {count: rng.randint(1, 5) for count in COUNTS}
    data["trading_house"]["open_cost"] = rng.randint(0, 4)
    data["periods"] |= {
        "penalty_per_empty_plantation": [rng.randint(0, 4) for _ in range(3)],
        "coffee_price": [rng.randint(1, 5) for _ in range(3)],
    }
    phases["action_cost"] = {name: rng.randint(1, 2) for name in phases["action_cost"]}
    phases |= {"coins_from_action_d": rng.randint(0, 5), "harvest_rounds": rng.randint(0, 7)}
    phases |= {"trade_cost": rng.randint(1, 4), "build_cost": rng.randint(1, 4), "remove_trader_cost": rng.randint(1, 4)}
    phases |= {"remove_trader_arabica": rng.randint(0, 4)}
    phases["production_per_worker"] = {count: rng.randint(0, 5) for count in COUNTS}
    phases["civet_threshold"] = {count: rng.randint(0, 9) for count in COUNTS}
    scoring = data["scoring"]
    scoring["quality"] = {name: rng.randint(0, 5) for name in scoring["quality"]}
    scoring["coop_vp"] = {count: [rng.randint(0, 30) for _ in range(2 + (count in "45"))] for count in COUNTS}
    scoring |= {name: rng.randint(0, 4) for name in ("donkey_in_reserve", "civet_in_reserve", "truck_in_reserve")}
    scoring |= {"worker_in_reserve": rng.randint(0, 4), "minus3_token": -rng.randint(0, 6)}
    track = data["arabica"]
    columns = rng.sample(range(2, 8), 4)
    names = ("trader_all_rows_column", "truck_all_rows_column", "coin_column", "donkey_column")
    track |= dict(zip(names, columns, strict=True))
    track |= {"start_column": rng.randint(0, 1), "no_retreat_from": rng.sample(range(2, 8), rng.randint(0, 3))}
    track |= {"single_occupancy_columns": rng.sample(range(3, 8), rng.randint(0, 2))}
    for name in ("vp_all_rows", "vp_per_row"):
        track[name] = [{"column": column, "vp": rng.randint(0, 12)} for column in rng.sample(range(2, 8), rng.randint(0, 3))]


MAKERS: dict[str, Callable[[Data, random.Random], None]] = {
    "cafe": cafe,
    "cafe_del_gatto": cafe_del_gatto,
    "cafe_international": cafe_international,
    "coffee_traders": coffee_traders,
}
