"""What players of Coffee Traders can do, are asked and get told, and what the game does by itself."""

from ludocafe.core.declare import ActionKind, Declaration, Field, Question, Task
from ludocafe.core.model import EventKind
from ludocafe.games.coffee_traders.edition import ATOMS, BUILDINGS, ITEMS, LETTER_IDS
from ludocafe.games.coffee_traders.rules.state import (
    CITIES,
    COFFEES,
    COOPS,
    FARM_SITE,
    LETTERS,
    LINES,
    LUWAK_LIMIT,
    PATHS,
    PLAYERS,
    SITES,
    SLOTS,
    SPACES,
    TRANSPORTS,
)

PHASES = ("setup", "work", "workers", "trade", "harvest", "sell", "reset", "over")
ELEMENTS = ("A", "B", "C")  # of the bonus reserve
PERIODS = ("1970", "1975", "1980")
COUNTERS = ("arabica", "animal", "joker")

# -- what actions speak of ---------------------------------------------------------------------------------------------

COOP = Field("coop", int(COOPS), ids="coop")
SPACE = Field("space", int(SPACES), ids="space")
PATH = Field("path", int(PATHS), ids="path")
SITE = Field("site", int(SITES), ids="site")
COFFEE = Field("coffee", int(COFFEES), ids="coffee")
BUILDING = Field("building", int(FARM_SITE), ids="building")
CITY = Field("city", int(CITIES), ids="city")
SLOT = Field("slot", int(SLOTS), first=1)
LETTER = Field("letter", int(LETTERS), ids="letter")
ITEM = Field("item", len(ITEMS), ids="item")
PLANTATION_ROW = Field("plantation_row", 3, ids="plantation_row")
ELEMENT = Field("element", len(ELEMENTS), ids="element")
TRANSPORT = Field("transport", int(TRANSPORTS), ids="transport")
ANIMAL_CHOICE = Field("animal_choice", 2, ids="animal_choice")
SPOT = Field("spot", 2, ids="spot")
STORE = Field("store", int(COFFEES) + 1, ids="store")
OFFER = Field("number", 2, reader="offer")  # of warehouses for stock counters: how many different ones it takes
LUWAK = Field("number", int(LUWAK_LIMIT))
SIDE = Field("side", 2, first=1)
OWNER = Field("owner", int(PLAYERS), reader="player", named="seat")
TRACKS = Field("tracks", 2 ** int(COFFEES), ids="coffee", reader="tracks", many=True)  # a set of warehouse tracks

# -- what waits on the agenda ------------------------------------------------------------------------------------------

PLAYER = Field("player", int(PLAYERS))
ACTOR = Field("actor", int(PLAYERS))
LEADER = Field("leader", int(PLAYERS), named="seat")
PLACE = Field("place", int(PLAYERS) + 1)  # in turn order
ASKED = Field("asked", int(PLAYERS) + 1)  # players
WHERE = Field("where", int(COOPS) + 1)  # a cooperative, ANYWHERE or HOME
BAR_SLOT = Field("bar_slot", int(CITIES * SLOTS))
LINE = Field("line", int(LINES))
LEFT = Field("left", 64)  # how many are still to be done
RESERVE = Field("reserve", 2)  # 1: the worker comes from the actor's reserve, not from the town centre

# -- what events and questions tell besides ----------------------------------------------------------------------------

SEAT = Field("seat", named="seat")
AMOUNT = Field("amount")
NUMBER = Field("number")
WORKERS = Field("workers")

FREE = ("bonus", "recharge")  # coins and elements of the bonus reserve move without ending a turn
MARKET = {
    "deliver": "sell.deliver_again",
    "swap": "sell.start_swap",
    "buy": "sell.buy",
    "stock": "sell.start_stock",
    "pass": "sell.leave_market",
    "bonus": "shared_effects.use_bonus",
    "recharge": "shared_effects.recharge",
}

DECLARED = Declaration(
    state="decisions.TradersState",
    actions=(
        ActionKind("plant", (PLANTATION_ROW,), "A/{plantation_row}"),
        ActionKind("staff", (COOP,), "B/{coop}"),
        ActionKind("donkey", (COOP, PATH), "C/{coop}.{path}"),
        ActionKind("civet", (), "D/civet"),
        ActionKind("coins", (), "D/coins"),
        ActionKind("pass", (), "PASS"),
        ActionKind("bonus", (ELEMENT,), "BONUS/{element}"),
        ActionKind("recharge", (), "RECHARGE/C"),
        ActionKind("space", (COOP, SPACE, TRANSPORT), "SPACE/{coop}.{space}/{transport}"),
        ActionKind("animal", (ANIMAL_CHOICE,), "ANIMAL/{animal_choice}"),
        ActionKind("row", (COOP,), "ROW/{coop}"),
        ActionKind("farm", (COOP, SITE), "FARM/{coop}.{site}"),
        ActionKind("discard", (), "FARM/discard"),
        ActionKind("serve", (OWNER,), "SERVE/{owner}"),
        ActionKind("on", (COOP, SPACE), "ON/{coop}.{space}"),
        ActionKind("work", (COOP,), "WORK/{coop}"),
        ActionKind("done", (), "DONE"),
        ActionKind("help", (COOP, SPACE), "HELP/{coop}.{space}"),
        ActionKind("coin", (), "COIN"),
        ActionKind("back", (COOP,), "BACK/{coop}"),
        ActionKind("remove", (COOP, SPACE), "REMOVE/{coop}.{space}"),
        ActionKind("trade", (COOP,), "TRADE/{coop}"),
        ActionKind("build", (BUILDING,), "BUILD/{building}"),
        ActionKind("drop", (), "DROP"),
        ActionKind("site", (COOP, SITE), "SITE/{coop}.{site}"),
        ActionKind("store", (STORE,), "STORE/{store}"),
        ActionKind("take", (COFFEE,), "TAKE/{coffee}"),
        ActionKind("join", (), "JOIN"),
        ActionKind("decline", (), "DECLINE"),
        ActionKind("give", (COFFEE,), "GIVE/{coffee}"),
        ActionKind("trader", (SPOT,), "TRADER/{spot}"),
        ActionKind("contract", (LETTER,), "CONTRACT/{letter}"),
        ActionKind("deliver", (CITY, SLOT), "DELIVER/{city}.{slot}", number="bar_slot"),
        ActionKind("swap", (COFFEE,), "SWAP/{coffee}"),
        ActionKind("buy", (COFFEE,), "BUY/{coffee}"),
        ActionKind("stock", (OFFER,), "STOCK/{number}"),
        ActionKind("type", (COFFEE,), "TYPE/{coffee}"),
        ActionKind("luwak", (LUWAK,), "LUWAK/{number}"),
        ActionKind("spend", (COOP,), "SPEND/{coop}"),
        ActionKind("option", (SIDE,), "OPTION/{side}"),
        ActionKind("item", (ITEM,), "ITEM/{item}"),
        ActionKind("joker", (COOP,), "JOKER/{coop}"),
        ActionKind("storage", (TRACKS,), "STORAGE/{tracks}"),
    ),
    questions=(
        Question(
            "setup",
            "CTR-058",
            (PLAYER,),
            opens=True,
            options="work.add_setup_spaces",
            answers={"space": "work.set_up_space"},
            then="setup_spaces",
        ),
        Question(
            "work",
            "CTR-100",
            (PLAYER,),
            opens=True,
            shortcut="work.forced_to_pass",
            options="work.add_turn",
            answers={
                "plant": "work.choose_row",
                "staff": "work.send_staff",
                "donkey": "work.send_donkey",
                "civet": "work.send_civet",
                "coins": "work.earn_coins",
                "pass": "shared_effects.pass_turn",
                "bonus": "shared_effects.use_bonus",
                "recharge": "shared_effects.recharge",
            },
            free=FREE,
        ),
        Question(
            "space",
            "CTR-106",
            (PLAYER, PLANTATION_ROW),
            tells=(Field("level"),),
            options="work.add_spaces",
            answers={"space": "work.plant"},
        ),
        Question(
            "animal",
            "CTR-115",
            (PLAYER, COOP),
            tells=(COOP,),
            options="work.add_animals",
            answers={"animal": "work.choose_animal"},
        ),
        Question("row", "CTR-072", (PLAYER,), options="shared_effects.add_rows", answers={"row": "shared_effects.advance"}),
        Question(
            "farm",
            "CTR-118",
            (PLAYER, PLANTATION_ROW),
            options="work.add_farms",
            answers={"farm": "work.build_farm", "discard": "work.discard_farm", "bonus": "shared_effects.use_bonus"},
            free=("bonus",),
        ),
        # Who gets one of too few workers; ``chosen`` are those who get one, in this order.
        Question(
            "serve",
            "CTR-122",
            (PLAYER, COOP, ACTOR, Field("chosen", 2**15)),
            tells=(COOP, NUMBER),
            options="work.add_served",
            answers={"serve": "shared_effects.serve"},
        ),
        Question(
            "on",
            "CTR-123",
            (PLAYER, COOP, OWNER, ACTOR, RESERVE),
            tells=(COOP, OWNER),
            shortcut="shared_effects.only_space_for_worker",
            options="shared_effects.add_on",
            answers={"on": "shared_effects.place_worker"},
        ),
        Question(
            "own",
            "CTR-161",
            (PLAYER,),
            opens=True,
            tells=(WORKERS,),
            options="workers.add_own",
            answers={"work": "workers.occupy", "done": ""},
            free=("work",),
            then="next_own",
        ),
        Question(
            "help",
            "CTR-162",
            (PLAYER,),
            opens=True,
            tells=(WORKERS,),
            options="workers.add_help",
            answers={"help": "workers.help_out", "pass": "shared_effects.pass_turn"},
            then="next_help",
        ),
        # ``price`` for each of the ``empty`` plantations; so much is ``paid`` already.
        Question(
            "penalty",
            "CTR-165",
            (PLAYER, Field("price", 64), Field("empty", 64), Field("paid", 4096)),
            opens=True,
            tells=(AMOUNT,),
            options="workers.add_penalty",
            answers={
                "coin": "workers.pay_coin",
                "back": "workers.step_back",
                "bonus": "shared_effects.use_bonus",
                "done": "workers.give_up_plantations",
            },
            free=("bonus",),
            then="next_penalty",
        ),
        Question(
            "remove",
            "CTR-166",
            (PLAYER, LEFT),
            tells=(AMOUNT,),
            options="workers.add_removals",
            answers={"remove": "workers.remove"},
            then="next_penalty",
        ),
        Question(
            "trade",
            "CTR-200",
            (PLAYER,),
            opens=True,
            shortcut="trade.forced_to_pass",
            options="trade.add_turn",
            answers={
                "trade": "trade.send_trader",
                "build": "trade.send_contractor",
                "drop": "trade.drop_trader",
                "pass": "trade.stay_out",
                "bonus": "shared_effects.use_bonus",
                "recharge": "shared_effects.recharge",
            },
            free=FREE,
        ),
        Question(
            "site",
            "CTR-097",
            (PLAYER, BUILDING, WHERE, Field("leading", 2)),  # leading 1: others may join
            tells=(BUILDING,),
            options="shared_effects.add_building_sites",
            answers={"site": "shared_effects.build_on"},
        ),
        Question(
            "store", "CTR-098", (PLAYER,), options="shared_effects.add_stores", answers={"store": "shared_effects.choose_store"}
        ),
        Question(
            "take", "CTR-097", (PLAYER,), options="shared_effects.add_any_coffee", answers={"take": "shared_effects.take_coffee"}
        ),
        Question(
            "join_trade",
            "CTR-207",
            (PLAYER, COOP),
            opens=True,
            tells=(COOP,),
            shortcut="trade.always_asked",
            options="trade.add_join",
            answers={
                "join": "trade.place_trader",
                "decline": "",
                "bonus": "shared_effects.use_bonus",
                "recharge": "trade.recharge_meanwhile",
            },
            free=FREE,
        ),
        Question(
            "join_build",
            "CTR-216",
            (PLAYER, WHERE, LEADER),
            opens=True,
            tells=(LEADER, Field("where", word=True), COOP),
            shortcut="trade.always_asked",
            options="trade.add_join",
            answers={
                "join": "trade.join_build",
                "decline": "",
                "bonus": "shared_effects.use_bonus",
                "recharge": "trade.recharge_meanwhile",
            },
            free=FREE,
        ),
        Question(
            "give_leader",
            "CTR-216",
            (PLAYER, LEADER),
            tells=(LEADER,),
            options="shared_effects.add_gifts",
            answers={"give": "trade.give_to_leader"},
        ),
        Question(
            "join_kind",
            "CTR-216",
            (PLAYER, WHERE),
            options="shared_effects.add_joining_buildings",
            answers={"build": "trade.build_along"},
        ),
        Question(
            "trader", "CTR-089", (PLAYER,), options="shared_effects.add_spots", answers={"trader": "shared_effects.take_trader"}
        ),
        Question(
            "sell",
            "CTR-280",
            (PLAYER,),
            opens=True,
            shortcut="sell.can_buy",
            options="sell.add_turn",
            answers={**MARKET, "contract": "sell.start_contract", "deliver": "sell.deliver_first"},
            free=("swap", "buy", "stock", *FREE),
        ),
        Question(
            "second", "CTR-318", (PLAYER, LEFT), options="sell.add_market", answers=MARKET, free=("swap", "buy", "stock", *FREE)
        ),
        Question(
            "type", "CTR-315", (PLAYER, BAR_SLOT), tells=(NUMBER,), options="sell.add_types", answers={"type": "sell.choose_type"}
        ),
        Question(
            "luwak_line",
            "CTR-301",
            (PLAYER, LETTER, LINE),
            tells=(LETTER, COFFEE),
            options="sell.add_luwak_for_line",
            answers={"luwak": "sell.pay_line"},
        ),
        Question(
            "luwak_bar",
            "CTR-315",
            (PLAYER, BAR_SLOT, COFFEE),
            tells=(NUMBER, COFFEE),
            options="sell.add_luwak_for_bar",
            answers={"luwak": "sell.pay_bar"},
        ),
        Question(
            "swap",
            "CTR-286",
            (PLAYER, Field("target", int(COOPS)), LEFT),
            tells=(COFFEE, AMOUNT),
            options="shared_effects.add_gifts",
            answers={"give": "sell.swap"},
        ),
        # Stock counters of different colours: ``left`` more; ``spent`` are the colours spent so far.
        Question(
            "spend",
            "CTR-288",
            (PLAYER, LEFT, Field("spent", 2 ** int(COOPS)), Field("warehouses", 8)),
            tells=(AMOUNT,),
            shortcut="sell.only_counters",
            options="sell.add_stock",
            answers={"spend": "sell.spend_stock"},
        ),
        Question(
            "option",
            "CTR-304",
            (PLAYER, LETTER),
            tells=(LETTER,),
            options="sell.add_options",
            answers={"option": "sell.choose_option"},
        ),
        Question("item", "CTR-306", (PLAYER,), options="sell.add_items", answers={"item": "sell.take_item"}),
        Question(
            "build",
            "CTR-305",
            (PLAYER,),
            options="shared_effects.add_any_building",
            answers={"build": "shared_effects.build_bonus"},
        ),
        Question(
            "joker", "CTR-317", (PLAYER,), options="shared_effects.add_jokers", answers={"joker": "shared_effects.place_joker"}
        ),
        Question(
            "storage",
            "CTR-355",
            (PLAYER,),
            opens=True,
            options="reset.add_storage",
            answers={"storage": "reset.store"},
            then="next_storage",
        ),
        Question("game_over", "CTR-364", opens=True),
    ),
    tasks=(
        Task("setup_spaces", (PLACE,), "setup.next_space"),  # CTR-058
        Task("phase", (Field("phase", 7, ids="phase"),), "begin"),
        Task("next_work", (), "work.next_turn"),
        Task("staffed", (ACTOR, COOP, Field("people", 2 ** int(PLAYERS))), "shared_effects.staffed"),  # the end of action B
        Task("advance", (PLAYER, COOP), "shared_effects.advance"),
        Task("atom", (PLAYER, Field("atom", len(ATOMS), ids="atom"), COOP), "shared_effects.do_atom"),
        Task("animal", (PLAYER, COOP), "work.meet_animals"),
        Task("farm", (PLAYER, PLANTATION_ROW), "work.meet_farm"),
        Task("last_plantation", (PLAYER,), "work.last_plantation"),
        Task("next_own", (PLACE,), "workers.next_own"),
        Task("next_help", (), "workers.next_help"),
        Task("next_penalty", (PLACE,), "workers.next_penalty"),
        Task("after_workers", (), "workers.finish"),
        Task("next_trade", (), "trade.next_turn"),
        Task("loop_trade", (COOP, LEADER, ASKED), "trade.loop_trade"),
        Task("house_coin", (COOP,), "trade.house_coin"),
        Task("loop_build", (WHERE, LEADER, ASKED), "trade.loop_build"),
        Task("warehouse", (PLAYER,), "shared_effects.build_warehouse"),
        Task("next_sell", (), "sell.next_turn"),
        Task("fulfil", (PLAYER, LETTER), "sell.fulfil"),
        Task("row_item", (PLAYER, LETTER), "sell.row_item"),
        Task("stack", (PLAYER, LETTER), "sell.take_from_stack"),
        Task("delivered", (PLAYER, BAR_SLOT), "sell.deliver"),
        Task("bean", (PLAYER, BAR_SLOT), "sell.place_bean"),
        Task("next_storage", (PLACE,), "reset.next_storage"),
        Task("next_joker", (PLACE,), "reset.next_joker"),
        Task("reset_rest", (), "reset.finish"),
    ),
    events=(
        EventKind("period_started", ("period",)),
        EventKind("phase_started", ("phase",)),
        EventKind("coins_gained", ("seat", "amount")),
        EventKind("coins_paid", ("seat", "amount")),
        EventKind("plantation_placed", ("seat", "coop", "space", "level")),
        EventKind("donkey_placed", ("seat", "coop", "path")),
        EventKind("truck_placed", ("seat", "coop", "space")),
        EventKind("worker_to_town", ("seat", "coop")),
        EventKind("donkey_gained", ("seat",)),
        EventKind("truck_gained", ("seat",)),
        EventKind("trader_gained", ("seat", "spot")),
        EventKind("civet_to_sumatra", ("seat",)),
        EventKind("civet_kept", ("seat",)),
        EventKind("worker_gained", ("seat",)),
        EventKind("arabica_advanced", ("seat", "coop", "column")),
        EventKind("arabica_retreated", ("seat", "coop", "column")),
        EventKind("counter_gained", ("seat", "counter", "coop")),
        EventKind("joker_gained", ("seat",)),
        EventKind("pair_stacked", ("seat", "coop")),
        EventKind("objective_claimed", ("seat", "objective", "points")),
        EventKind("farm_built", ("seat", "coop", "site")),
        EventKind("farm_discarded", ("seat",)),
        EventKind("worker_placed", ("seat", "coop", "space", "owner")),
        EventKind("town_refilled", ("coop",)),
        EventKind("bonus_used", ("seat", "element")),
        EventKind("bonus_recharged", ("seat",)),
        EventKind("passed", ("seat",)),
        EventKind("penalty_due", ("seat", "amount")),
        EventKind("plantation_lost", ("seat", "coop", "space")),
        EventKind("trader_placed", ("seat", "coop", "place")),
        EventKind("stock_counter_taken", ("seat", "coop")),
        EventKind("house_coin_taken", ("seat", "coop")),
        EventKind("building_built", ("seat", "building", "coop", "site")),
        EventKind("warehouse_built", ("seat", "number")),
        EventKind("coffee_gained", ("seat", "coffee", "amount")),
        EventKind("coffee_paid", ("seat", "coffee", "amount")),
        EventKind("coffee_given", ("seat", "coffee", "leader")),
        EventKind("exchange_improved", ("seat", "ratio")),
        EventKind("trader_removed", ("seat",)),
        EventKind("crop_counted", ("coop", "plantations", "amount")),
        EventKind("post_served", ("seat", "coop")),
        EventKind("traders_served", ("seat", "coop", "amount")),
        EventKind("crop_lost", ("coop", "amount")),
        EventKind("civets_returned", ("seat", "amount")),
        EventKind("contract_fulfilled", ("seat", "letter")),
        EventKind("item_taken", ("seat", "item")),
        EventKind("delivered", ("seat", "city", "slot")),
        EventKind("stock_joker_placed", ("seat", "coop")),
        EventKind("stock_spent", ("seat", "coop")),
        EventKind("storage_arranged", ("seat", "columns")),
        EventKind("coffee_lost", ("seat", "coffee", "amount")),
        EventKind("stock_paid", ("seat", "coffee", "amount")),
        EventKind("tokens_taken", ("seat", "amount")),
        EventKind("bonus_refilled", ("seat",)),
        EventKind("order_set", ("seat", "place")),
        EventKind("andre_skipped", ("turn",)),
        EventKind("counter_turned", ("coop",), reveals=True),
        EventKind("andre_contract", ("top", "middle", "bottom"), reveals=True),
        EventKind("counters_shuffled"),
        EventKind("game_ended"),
    ),
    ids={
        "phase": PHASES,
        "period": PERIODS,
        "plantation_row": ("A", "B", "C"),
        "element": ELEMENTS,
        "counter": COUNTERS,
        "transport": ("none", "donkey", "truck"),
        "animal_choice": ("own", "joker"),
        "spot": ("area3", "bonus"),
        "atom": ATOMS,
        "building": BUILDINGS[: int(FARM_SITE)],
        "letter": LETTER_IDS,
        "item": ITEMS,
    },
    fields=(
        SEAT,
        Field("top", ids="coffee"),
        Field("middle", ids="coffee"),
        Field("bottom", ids="coffee"),
        Field("atoms", ids="atom", many=True),
        Field("objective", ids="objective"),
        Field("counter", ids="counter"),
        Field("period", ids="period"),
    ),
)
