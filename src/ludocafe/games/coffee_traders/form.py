"""What an owner of Coffee Traders can enter: contracts, bars, player board, cooperatives, track, objectives and numbers."""

from ludocafe.core.form import Field, Form, Piece, Row

_COFFEES = ("guatemala", "colombia", "brazil", "ethiopia", "indonesia")
_SPACES = ("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4")
_REWARDS = ("civet", "worker", "arabica", "donkey", "coin", "building", "truck", "hospital")
_GIFTS = ("donkey", "coin", "civet", "worker")
_BONUSES = ("coffee_any", "coffee_coop_2", "exchange_3", "exchange_2", "civet", "coin", "arabica")
_COUNTS = ("2", "3", "4", "5")

_CONTRACTS = Piece(
    id="contract",
    items="contract",
    fields=(
        Field("types[]", "choice", choices=_COFFEES, names="coop", label="types"),
        Field("n3[]", least=1, most=15),
        Field("n45[]", least=1, most=15),
    ),
)
_REWARDED = Piece(
    id="slot",
    items="contract_slot",
    fields=(
        Field("coins", most=9, label="slot-coins"),
        Field("vp", label="slot-vp"),
        Field("options[][]", "choice", choices=_REWARDS, names="atom", label="options"),
    ),
    rows=(Row("options", 1, 2, ["coin"]), Row("options[]", 1, 3, "coin", label="options")),
)
_BARS = Piece(
    id="city",
    items="bars.city",
    names="city",
    fields=(
        Field("slots[].n", least=1, most=15, label="bar-n"),
        Field("slots[].type", "choice", choices=(*_COFFEES, "luwak", "any"), names="form-kind", label="bar-type"),
        Field("slots[].coins", most=9, label="bar-coins"),
        Field("slots[].vp", label="bar-vp"),
        Field("slots[].animal", "choice", choices=("none", "random", "joker"), names="form-animal", label="bar-animal"),
    ),
    rows=(Row("slots", 1, 6, {"n": 1, "type": "any", "coins": 1, "vp": 1, "animal": "none"}, label="bar-slots"),),
)
_PLANTATIONS = Piece(
    id="row",
    items="player_board.plantation_row",
    fields=(
        Field("items[].level", least=1, most=3, label="row-level"),
        Field("items[].cost", most=9, label="row-cost"),
        Field("items[].vp", label="row-vp"),
        Field("items[].bonus[]", "choice", choices=_GIFTS, names="atom", label="row-bonus"),
    ),
    rows=(Row("items", 1, 5, label="row-items"), Row("items[].bonus", 0, 3, "coin", label="row-bonus")),
)
_BUILDINGS = Piece(
    id="column",
    items="player_board.building_column",
    names="building",
    fields=(
        Field("items[].vp", label="column-vp"),
        Field("items[].bonus[]", "choice", choices=_BONUSES, names="atom", label="column-bonus"),
    ),
    rows=(Row("items", 1, 4, label="column-items"), Row("items[].bonus", 0, 4, "coin", label="column-bonus")),
)
_HILLS = Piece(
    id="hills",
    fields=(
        Field("coop_layout.path[].from[]", "choice", choices=_SPACES, names="space", label="path-from"),
        Field("coop_layout.path[].donkeys", least=1, most=2, label="path-donkeys"),
        Field(
            "coop_layout.building_space[].type",
            "choice",
            choices=("station", "fairtrade", "hospital", "farm"),
            names="building",
            label="site-type",
        ),
        Field("coop_layout.building_space[].arabica", most=1, label="site-arabica"),
        Field("coop_layout.building_space[].min_players", least=2, most=5, label="site-players"),
        *(
            Field(f"coop_layout.setup_spaces.{line}", "choice", choices=_SPACES[:5], names="space", label=f"setup:{line}")
            for line in ("top", "middle", "bottom")
        ),
    ),
    rows=(
        Row("coop_layout.path", 7, 7, label="paths", names="path"),
        Row("coop_layout.building_space", 10, 10, label="sites", names="site"),
        Row("coop_layout.path[].from", 1, 4, "a1", label="path-from"),
    ),
)
_TRACK = Piece(
    id="track",
    fields=(
        Field("arabica.start_column", most=6, label="start-column"),
        Field("arabica.trader_all_rows_column", least=1, most=7, label="trader-column"),
        Field("arabica.truck_all_rows_column", least=1, most=7, label="truck-column"),
        Field("arabica.coin_column", least=1, most=7, label="coin-column"),
        Field("arabica.donkey_column", least=1, most=7, label="donkey-column"),
        Field("arabica.vp_all_rows[].column", least=1, most=7, label="points-column"),
        Field("arabica.vp_all_rows[].vp", label="points-all"),
        Field("arabica.vp_per_row[].column", least=1, most=7, label="points-column"),
        Field("arabica.vp_per_row[].vp", label="points-row"),
    ),
    rows=(Row("arabica.vp_all_rows", 0, 7, {"column": 1, "vp": 0}), Row("arabica.vp_per_row", 0, 7, {"column": 1, "vp": 0})),
)
_POINTS = Piece(
    id="points",
    fields=(
        *(Field(f"objectives.slots_vp.{letter}[]", label=f"objective:{letter}") for letter in "ABC"),
        Field("player_board.counter_track.vp[]", most=99, label="counter-vp"),
        Field("player_board.warehouse_area.row_slots", most=9, label="row-slots"),
        Field("player_board.warehouse_area.exchange_ratio[]", least=1, most=9, label="exchange-ratio"),
        Field("bars.majority_vp[]", label="majority-vp"),
        *(Field(f"scoring.coop_vp.{count}[]", label=f"coop-vp:{count}") for count in _COUNTS),
    ),
)
_NUMBERS = Piece(
    id="numbers",
    fields=(
        Field("setup.enterprise_donkeys", most=9, label="start-donkeys"),
        Field("setup.enterprise_coins", most=20, label="start-coins"),
        Field("coop_layout.initial_town_workers", most=20, label="town-workers"),
        Field("trading_house.open_cost", most=9, label="open-cost"),
        Field("phases.trade_cost", least=1, most=9, label="trade-cost"),
        Field("phases.build_cost", least=1, most=9, label="build-cost"),
        Field("phases.coins_from_action_d", most=9, label="coins-fourth"),
        Field("phases.harvest_rounds", most=9, label="harvest-rounds"),
        Field("periods.coffee_price[]", least=1, most=9, label="coffee-price"),
        Field("periods.penalty_per_empty_plantation[]", most=9, label="penalty"),
        *(Field(f"phases.production_per_worker.{count}", most=9, label=f"production:{count}") for count in _COUNTS),
        *(Field(f"phases.civet_threshold.{count}", most=20, label=f"civets:{count}") for count in _COUNTS),
        *(Field(f"contract_bonus_stacks.base.{letter}", most=5, label=f"stack:{letter}") for letter in "ABCDEF"),
    ),
)

FORM = Form(
    pieces=(_CONTRACTS, _REWARDED, _BARS, _PLANTATIONS, _BUILDINGS, _HILLS, _TRACK, _POINTS, _NUMBERS),
    drawing=(
        "components.player_colours",
        "coop[].colour",
        "luwak.colour",
        "regions",
        *(f"contract[].{key}" for key in ("id", "letter", "no")),
        "contract_slot[].letter",
        *(f"bars.city[].{key}" for key in ("id", "index")),
        *(f"coop_layout.space[].{key}" for key in ("id", "row", "x", "path", "truck_space")),
        *(f"coop_layout.path[].{key}" for key in ("id", "to")),
        "coop_layout.building_space[].id",
        *(f"player_board.plantation_row[].{key}" for key in ("id", "items[].kind")),
        "player_board.counter_track.slots",
    ),
)
