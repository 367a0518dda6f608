"""Loads and checks the data file of Coffee Traders."""

from itertools import combinations
from typing import Any

from ludocafe.core.edition import Objection
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

# Tables and the keys the engine reads in them.
NEEDED: dict[str, tuple[str, ...]] = {
    "components.per_player": ("traders", "trucks", "donkeys", "civets"),
    "components.breakdown": ("arabica_per_colour",),
    "sumatra": ("initial_civets_per_player",),
    "coop_layout": ("initial_town_workers", "setup_spaces", "rows", "space", "path", "building_space"),
    "trading_house": ("trader_slots", "coin_position", "open_cost", "stock_counters"),
    "arabica": (
        "start_column",
        "columns",
        "trader_all_rows_column",
        "truck_all_rows_column",
        "coin_column",
        "donkey_column",
        "no_retreat_from",
        "single_occupancy_columns",
        "vp_all_rows",
        "vp_per_row",
    ),
    "bars": ("majority_vp", "stock_joker_for_all_columns_min_players", "deliveries_per_action", "city"),
    "objectives": ("slots_vp", "vicious_two_player_slots", "ten_coffees_needs_column_warehouse", "tile"),
    "contract_bonus_stacks": ("base", "extra"),
    "contract_rows": ("rows", "items"),
    "player_board.hospital": ("vp", "unlocked_by_empty_column"),
    "player_board.warehouse_area": (
        "row_slots",
        "first_warehouse_fixed",
        "in_period_limit",
        "column_capacity",
        "row_capacity",
        "exchange_ratio",
        "stock_to_warehouses",
    ),
    "player_board.counter_track": ("slots", "vp"),
    "player_board.bonus_reserve": ("coins",),
    "setup": (
        "action_markers_black",
        "action_marker_own_colour",
        "enterprise_donkeys",
        "enterprise_coins",
        "worker_reserve",
        "traders_area3",
        "start_coffee",
        "contract_side",
        "arabica_step_on_E_top",
        "stock_jokers_above_bars",
    ),
    "periods": ("penalty_per_empty_plantation", "coffee_price"),
    "phases": (
        "action_cost",
        "coins_from_action_d",
        "production_per_worker",
        "harvest_rounds",
        "civet_threshold",
        "trade_cost",
        "build_cost",
        "remove_trader_cost",
        "remove_trader_arabica",
    ),
    "scoring": (
        "quality",
        "coop_vp",
        "donkey_in_reserve",
        "civet_in_reserve",
        "truck_in_reserve",
        "worker_in_reserve",
        "minus3_token",
    ),
    "andre": (
        "board_plantations",
        "fairtrade",
        "traders",
        "phase1_turns",
        "fairtrade_space_order",
        "fairtrade_line",
        "bar_lines",
    ),
}
LISTS = ("coop", "contract_slot", "contract")


class _Checker:
    """Collects problems; each names the key and the reason."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.problems: list[Objection] = []

    def demand(self, fulfilled: bool, key: str, reason: str, **fields: int | str) -> None:
        if not fulfilled:
            self.problems.append(Objection(f"objection-{reason}", (key,), dict(fields)))

    def table(self, path: str) -> Any:
        node: Any = self.data
        for key in path.split("."):
            node = node.get(key, {}) if isinstance(node, dict) else {}
        return node

    def shape(self) -> None:
        """Is everything there that the engine reads?"""
        for path, keys in NEEDED.items():
            table = self.table(path)
            for key in keys:
                self.demand(key in table, f"{path}.{key}", "missing")
        for name in LISTS:
            self.demand(isinstance(self.data.get(name), list), name, "missing")
        for name in ("plantation_row", "building_column"):
            self.demand(isinstance(self.table("player_board").get(name), list), f"player_board.{name}", "missing")

    def sizes(self) -> None:
        """The engine keeps room for so many pieces and no more."""
        layout = self.data["coop_layout"]
        limits: tuple[tuple[str, int, int, int], ...] = (
            ("coop", len(self.data["coop"]), COOPS, COOPS),
            ("coop_layout.space", len(layout["space"]), 3, SPACES),
            ("coop_layout.path", len(layout["path"]), 2, PATHS),
            ("coop_layout.building_space", len(layout["building_space"]), 1, SITES),
            ("bars.city", len(self.data["bars"]["city"]), CITIES, CITIES),
            ("objectives.tile", len(self.data["objectives"]["tile"]), TILES, TILES),
            ("contract_slot", len(self.data["contract_slot"]), LETTERS, LETTERS),
            ("player_board.plantation_row", len(self.data["player_board"]["plantation_row"]), ROWS, ROWS),
            ("player_board.building_column", len(self.data["player_board"]["building_column"]), COLUMNS, COLUMNS),
            ("player_board.warehouse_area.exchange_ratio", len(self._area()["exchange_ratio"]), 3, 3),
            ("player_board.warehouse_area.stock_to_warehouses", len(self._area()["stock_to_warehouses"]), 2, 2),
            ("andre.phase1_turns", len(self.data["andre"]["phase1_turns"]), 1, 8),
            ("arabica.columns", self.data["arabica"]["columns"], 2, 15),
        )
        for key, found, least, most in limits:
            self.demand(int(least) <= found <= int(most), key, "length", found=found, least=int(least), most=int(most))
        for city in self.data["bars"]["city"]:
            self.demand(
                1 <= len(city["slots"]) <= SLOTS,
                f"bars.city[{city['id']}].slots",
                "length",
                found=len(city["slots"]),
                least=1,
                most=int(SLOTS),
            )
            for slot in city["slots"]:
                self.demand(1 <= slot["n"] < LUWAK_LIMIT, f"bars.city[{city['id']}].slots", "unknown-value", value=str(slot["n"]))
        for row in self.data["player_board"]["plantation_row"]:
            self.demand(
                1 <= len(row["items"]) <= 5,
                f"player_board.plantation_row[{row['id']}]",
                "length",
                found=len(row["items"]),
                least=1,
                most=5,
            )
        for column in self.data["player_board"]["building_column"]:
            key = f"player_board.building_column[{column['id']}]"
            self.demand(1 <= len(column["items"]) <= 4, key, "length", found=len(column["items"]), least=1, most=4)
        for count in COUNTS:
            slots = self.data["trading_house"]["trader_slots"][count]
            self.demand(
                1 <= slots <= QUEUE, f"trading_house.trader_slots.{count}", "length", found=slots, least=1, most=int(QUEUE)
            )

    def _area(self) -> Data:
        area: Data = self.data["player_board"]["warehouse_area"]
        return area

    def contracts(self) -> None:
        """Properties 1 and 2: a Latin square per letter, the 2-3 player side the harder one."""
        coffees = {coop["id"] for coop in self.data["coop"]}
        contracts = self.data["contract"]
        order = [(letter, no) for letter in LETTER_IDS for no in range(1, 6)]
        self.demand([(c["letter"], c["no"]) for c in contracts] == order, "contract", "contract-order")
        for contract in contracts:
            key = f"contract[{contract['id']}]"
            types = contract["types"]
            self.demand(len(types) == len(set(types)) == LINES and set(types) <= coffees, f"{key}.types", "three-types")
            hard, easy = contract["n3"], contract["n45"]
            right = len(hard) == len(easy) == LINES and all(a >= b >= 1 for a, b in zip(hard, easy, strict=True))
            self.demand(right and sum(hard) > sum(easy), key, "contract-sides")
            self.demand(max(hard) < LUWAK_LIMIT, key, "unknown-value", value=str(max(hard)))
        for letter in LETTER_IDS:
            for line in range(int(LINES)):
                shown = [c["types"][line] for c in contracts if c["letter"] == letter]
                self.demand(
                    set(shown) == coffees and len(shown) == len(coffees),
                    f"contract.{letter}",
                    "latin-square",
                    line=LINE_IDS[line],
                )
        for slot in self.data["contract_slot"]:
            key = f"contract_slot[{slot['letter']}].options"
            self.demand(1 <= len(slot["options"]) <= 2, key, "length", found=len(slot["options"]), least=1, most=2)
            for option in slot["options"]:
                self.demand(1 <= len(option) <= 3, key, "length", found=len(option), least=1, most=3)
                for atom in option:
                    self.demand(atom in CONTRACT_ATOMS, key, "unknown-value", value=atom)

    def player_board(self) -> None:
        """Properties 3 and 4."""
        limit = self._area()["in_period_limit"]
        self.demand(limit == 0, "player_board.warehouse_area.in_period_limit", "unknown-value", value=str(limit))
        rows = self.data["player_board"]["plantation_row"]
        levels = [item.get("level", 0) for row in rows for item in row["items"]]
        total = self.data["components"]["per_player"]["plantations"]
        aside = self.data["player_board"].get("plantations_at_setup", {"l1": 3})["l1"]
        for level in (1, 2, 3):
            expected = total[f"l{level}"] - (aside if level == 1 else 0)
            self.demand(
                levels.count(level) == expected, "player_board.plantation_row", "level-total", level=level, expected=expected
            )
        for row in rows:
            key = f"player_board.plantation_row[{row['id']}]"
            for item in row["items"]:
                for atom in item.get("bonus", []):
                    self.demand(atom in ITEM_ATOMS, key, "unknown-value", value=atom)
            kinds = [item["kind"] for item in row["items"]]
            self.demand("farm" not in kinds[:-1], key, "farm-last")
            self.demand((kinds[-1] == "farm") == (row["id"] in ("A", "C")), key, "farm-rows")
        first = rows[0]["items"][0]
        self.demand(first.get("level") == 1 and first.get("bonus") == ["donkey"], "player_board.plantation_row[A]", "first-item")
        worth = [(row["id"], item.get("level"), item["vp"]) for row in rows for item in row["items"] if item.get("vp")]
        self.demand(worth == [("B", 3, 4)], "player_board.plantation_row[B]", "four-points")
        columns = self.data["player_board"]["building_column"]
        self.demand([column["id"] for column in columns] == list(BUILDINGS[:3]), "player_board.building_column", "column-order")
        printed = {"warehouse": [1, 3, 5, 6], "station": [1, 2, 3], "fairtrade": [1, 2, 3]}
        for column in columns:
            key = f"player_board.building_column[{column['id']}]"
            self.demand([item["vp"] for item in column["items"]] == printed.get(column["id"]), key, "printed-points")
            for item in column["items"]:
                for atom in item["bonus"]:
                    self.demand(atom in BUILDING_ATOMS, key, "unknown-value", value=atom)
        self.demand(self.data["player_board"]["hospital"]["vp"] == 4, "player_board.hospital.vp", "printed-points")
        track = self.data["player_board"]["counter_track"]
        self.demand(
            len(track["vp"]) == track["slots"],
            "player_board.counter_track.vp",
            "length",
            found=len(track["vp"]),
            least=track["slots"],
            most=track["slots"],
        )

    def layout(self) -> None:
        """Property 5: one path below every upper space, from the row below."""
        layout = self.data["coop_layout"]
        spaces = {space["id"]: space for space in layout["space"]}
        rows = [ROW_IDS.index(space["row"]) for space in layout["space"] if space["row"] in ROW_IDS]
        self.demand(rows == sorted(rows) and set(rows) == {0, 1, 2}, "coop_layout.space", "row-order")
        self.demand(all(rows.count(row) <= 8 for row in range(3)), "coop_layout.space", "row-order")
        targets = [path["to"] for path in layout["path"]]
        upper = [space["id"] for space in layout["space"] if space["row"] != "a"]
        self.demand(sorted(targets) == sorted(upper), "coop_layout.path", "one-path")
        for path in layout["path"]:
            key = f"coop_layout.path[{path['id']}]"
            self.demand(path["to"] in spaces and spaces[path["to"]].get("path") == path["id"], f"{key}.to", "one-path")
            self.demand(1 <= path["donkeys"] <= 2, f"{key}.donkeys", "length", found=path["donkeys"], least=1, most=2)
            for lower in path["from"]:
                below = lower in spaces and path["to"] in spaces
                right = below and ROW_IDS.index(spaces[lower]["row"]) == ROW_IDS.index(spaces[path["to"]]["row"]) - 1
                self.demand(right, f"{key}.from", "row-below", space=lower)
        places = layout["setup_spaces"]
        chosen = [places.get(line) for line in LINE_IDS]
        right = len(set(chosen)) == LINES and all(space in spaces and spaces[space]["row"] == "a" for space in chosen)
        self.demand(right, "coop_layout.setup_spaces", "setup-spaces")
        for site in layout["building_space"]:
            key = f"coop_layout.building_space[{site['id']}]"
            self.demand(site["type"] in BUILDINGS[1:], key, "unknown-value", value=site["type"])
        kept = [site for site in layout["building_space"] if site["type"] == "station" and site["min_players"] > 2]
        self.demand(bool(kept), "coop_layout.building_space", "andre-station")
        ids = {site["id"] for site in layout["building_space"]}
        for site in self.data["andre"]["fairtrade_space_order"]:
            self.demand(site in ids, "andre.fairtrade_space_order", "unknown-value", value=site)

    def bars(self) -> None:
        """Property 6: each coffee once per row of slots and once per city."""
        coffees = [coop["id"] for coop in self.data["coop"]]
        cities = self.data["bars"]["city"]
        luwak = self.data["luwak"]["id"]
        rows: dict[int, list[str]] = {}
        animals = 0
        for city in cities:
            key = f"bars.city[{city['id']}]"
            typed = [slot["type"] for slot in city["slots"] if slot["type"] in coffees]
            self.demand(len(set(typed)) == len(typed), key, "coffee-twice")
            for place, slot in enumerate(city["slots"]):
                self.demand(slot["type"] in (*coffees, luwak, "any"), key, "unknown-value", value=slot["type"])
                self.demand(slot["animal"] in ANIMAL_KINDS, key, "unknown-value", value=slot["animal"])
                if slot["type"] in coffees:
                    rows.setdefault(place, []).append(slot["type"])
            animals += sum(slot["animal"] == "random" for slot in city["slots"])
        self.demand(animals == COOPS, "bars.city", "five-animals", found=animals)
        for place, shown in rows.items():
            self.demand(len(set(shown)) == len(shown), "bars.city", "coffee-row", row=place + 1)

    def objectives(self) -> None:
        tiles = self.data["objectives"]["tile"]
        self.demand(
            [tile["letter"] for tile in tiles] == ["A"] * 3 + ["B"] * 3 + ["C"] * 3, "objectives.tile", "objective-letters"
        )
        for tile in tiles:
            self.demand(
                tile["condition"] in CONDITIONS, f"objectives.tile[{tile['id']}]", "unknown-value", value=tile["condition"]
            )
        for letter in "ABC":
            points = self.data["objectives"]["slots_vp"].get(letter, [])
            self.demand(len(points) == 5, f"objectives.slots_vp.{letter}", "length", found=len(points), least=5, most=5)

    def stacks(self) -> None:
        """Property 7."""
        stacks = self.data["contract_bonus_stacks"]
        counters = self.data["components"]["arabica_counters"]
        for count in COUNTS:
            sizes = [stacks["base"][letter] + stacks["extra"][count] for letter in LETTER_IDS]
            used = sum(sizes) + (int(COOPS) if count == "2" else 0)
            self.demand(used <= counters, f"contract_bonus_stacks.extra.{count}", "too-many-counters", found=used, limit=counters)
            self.demand(
                max(sizes) <= STACK, f"contract_bonus_stacks.extra.{count}", "length", found=max(sizes), least=0, most=int(STACK)
            )


def check(data: Data) -> list[Objection]:
    """Every broken invariant of section 2.4 and of the schema."""
    checker = _Checker(data)
    checker.shape()
    if checker.problems:
        return checker.problems
    checker.sizes()
    if checker.problems:
        return checker.problems
    checker.contracts()
    checker.player_board()
    checker.layout()
    checker.bars()
    checker.objectives()
    checker.stacks()
    return checker.problems


# -- packing ---------------------------------------------------------------------------------------------------------


def components(data: Data) -> Components:
    """The packed tables of a checked edition."""
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
    lower = [sum(1 << nth[ids.index(space)] for space in path["from"]) for path in layout["path"]]
    touching = [sum(1 << p for p, path in enumerate(layout["path"]) if space in path["from"]) for space in ids]
    beside = []
    for index, space in enumerate(ids):
        shared = {other for path in layout["path"] if space in path["from"] for other in path["from"] if other != space}
        beside.append(sum(1 << nth[ids.index(other)] for other in shared) if row_of[index] == 0 else 0)
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
        "touching": touching + [0] * fill,
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
    for upper in range(1 << len(neighbours)):
        places = [i for i in range(len(neighbours)) if upper >> i & 1]
        table += [_matching([neighbours[i] & lower for i in places]) for lower in range(1 << lower_size)]
    return table


def _matching(options: list[int]) -> int:
    """How many of these can be given a different bit out of their options."""
    if not options:
        return 0
    first, rest = options[0], options[1:]
    best = _matching(rest)
    while first:
        bit = first & -first
        first &= first - 1
        best = max(best, 1 + _matching([option & ~bit for option in rest]))
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
    rows = {letter: sum(1 << LETTER_IDS.index(mate) for mate in row) for row in data["contract_rows"]["rows"] for letter in row}
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
    tables["set_order"] = [
        sum(1 << t for t in chosen) for size in range(len(tracks) + 1) for chosen in combinations(tracks, size)
    ]
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
        "items_beside": table({count: sum(1 << ITEMS.index(item) for item in items[count]) for count in COUNTS}),
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
        "hospital_unlock": sum(1 << columns.index(column) for column in board["hospital"]["unlocked_by_empty_column"]),
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
