"""What lies on the table of Coffee Traders: packed numbers with names, and the questions the rules ask of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.masks import has, only, size_of
from ludocafe.core.state import Codes, State

PLAYERS: Final[i64] = 5  # at most
COOPS: Final[i64] = 5
COFFEES: Final[i64] = 6  # those of the cooperatives and Kopi Luwak
KOPI: Final[i64] = 5  # Kopi Luwak among the coffees
ANY: Final[i64] = 6  # type of a bar slot that takes any one coffee
ROWS: Final[i64] = 3  # of a cooperative, and of plantations on the player board
SPACES: Final[i64] = 12  # of a cooperative
PATHS: Final[i64] = 7
SITES: Final[i64] = 10  # building spaces of a cooperative
CITIES: Final[i64] = 6
SLOTS: Final[i64] = 6  # of a bar
LETTERS: Final[i64] = 6
LINES: Final[i64] = 3  # of a contract
CONTRACTS: Final[i64] = 30
TILES: Final[i64] = 9  # objectives
TRANSPORTS: Final[i64] = 3
QUEUE: Final[i64] = 5  # places kept for a trading house
STACK: Final[i64] = 5  # places kept for a contract bonus stack
AGENDA: Final[i64] = 40  # things that can wait at once
LUWAK_LIMIT: Final[i64] = 16

NONE: Final[i64] = -1
AUTOMA_SEAT: Final[i64] = 5  # how events call André: no seat of the table
ANYWHERE: Final[i64] = 5  # in place of a cooperative
HOME: Final[i64] = 5  # in place of a cooperative: the own player board
JOKER_SPENT: Final[i64] = 5  # the joker stock counter has been used

# What is known of a question before its options are counted, in place of the code of its only answer.
ASK: Final[i64] = -1  # there is a choice
SKIP: Final[i64] = -2  # there is nothing to choose: the gain is lost (CTR-014)
UNKNOWN: Final[i64] = -3

# Transports.
ON_FOOT: Final[i64] = 0
BY_DONKEY: Final[i64] = 1
BY_TRUCK: Final[i64] = 2

# Buildings; the first three are the columns of area III.
WAREHOUSE: Final[i64] = 0
STATION: Final[i64] = 1
FAIRTRADE: Final[i64] = 2
HOSPITAL: Final[i64] = 3
FARM_SITE: Final[i64] = 4
COLUMNS: Final[i64] = 3

# Elements of the bonus reserve.
MARKER: Final[i64] = 0
FIGURE: Final[i64] = 1
PURSE: Final[i64] = 2

# Kinds of counters.
ARABICA: Final[i64] = 0
ANIMALS: Final[i64] = 1
JOKERS: Final[i64] = 2

# Items beside the contracts.
ITEM_ANIMAL: Final[i64] = 0
ITEM_CIVET: Final[i64] = 1

# Atoms: the smallest gains (CTR-097, CTR-305).
CIVET_ATOM: Final[i64] = 0
WORKER_ATOM: Final[i64] = 1
ARABICA_ATOM: Final[i64] = 2
DONKEY_ATOM: Final[i64] = 3
COIN_ATOM: Final[i64] = 4
BUILDING_ATOM: Final[i64] = 5
TRUCK_ATOM: Final[i64] = 6
HOSPITAL_ATOM: Final[i64] = 7
ANY_COFFEE_ATOM: Final[i64] = 8
TWO_COFFEES_ATOM: Final[i64] = 9
EXCHANGE_3_ATOM: Final[i64] = 10
EXCHANGE_2_ATOM: Final[i64] = 11

# Conditions of the objectives (CTR-093).
ALL_WAREHOUSES: Final[i64] = 0
ALL_STATIONS_AND_POSTS: Final[i64] = 1
ALL_CONTRACTS: Final[i64] = 2
ALL_HOUSES: Final[i64] = 3
TEN_COFFEES_TWICE: Final[i64] = 4
ALL_BARS: Final[i64] = 5
ALL_PLANTATIONS: Final[i64] = 6
PRESENT_IN_FOUR: Final[i64] = 7
QUALITY_IN_TWO: Final[i64] = 8

# Phases.
SETTING_UP: Final[i64] = 0
WORKING: Final[i64] = 1
ASSIGNING: Final[i64] = 2
TRADING: Final[i64] = 3
HARVESTING: Final[i64] = 4
SELLING: Final[i64] = 5
RESETTING: Final[i64] = 6
OVER_PHASE: Final[i64] = 7


@mypyc_attr(native_class=True)
class Components:
    """The edition's numbers as packed tables."""

    town_workers: i64  # workers in a town centre at the start
    house_stock: i64  # stock counters of a trading house at the start
    start_column: i64  # of the Arabica track
    last_column: i64
    trader_column: i64  # all rows here: the trader
    truck_column: i64  # all rows here: the truck
    coin_column: i64
    donkey_column: i64  # for the first there
    vicious_slots: i64  # objective slots with the vicious option
    strict_ten: i64  # 1: ten coffees count only under a column warehouse
    majority_first: i64
    majority_second: i64
    stock_joker_seats: i64  # least number of players for joker stock counters
    deliveries: i64  # per action
    hospital_vp: i64
    hospital_unlock: i64  # bit set of columns, one of which must be empty
    row_slots: i64  # for warehouses
    column_capacity: i64
    fixed_warehouses: i64  # 1: the one of the set-up stays in its row slot
    row_capacity: i64
    counter_slots: i64
    bonus_coins: i64
    start_donkeys: i64
    start_coins: i64
    black_markers: i64
    donkeys: i64  # of a player
    trucks: i64
    civets: i64
    traders: i64
    sumatra_civets: i64  # at the start
    cost_plantation: i64  # action markers
    cost_staff: i64
    cost_donkey: i64
    cost_fourth: i64  # D
    coins_fourth: i64  # coins of action D
    harvest_rounds: i64
    trade_cost: i64  # coins
    build_cost: i64
    drop_cost: i64
    drop_steps: i64
    quality_hospital: i64
    quality_station: i64
    quality_fairtrade: i64
    quality_farm: i64
    vp_donkey: i64
    vp_civet: i64
    vp_truck: i64
    vp_worker: i64
    vp_token: i64
    andre_traders: i64
    andre_posts: i64
    andre_station: i64  # site of his stations at the start
    arabica_per_colour: i64  # counters
    andre_line: i64  # line of his contract for the post
    row_of: vec[i64]  # by space: row 0, 1, 2
    nth: vec[i64]  # by space: place within its row
    row_start: vec[i64]  # first space of a row
    row_size: vec[i64]
    path_of: vec[i64]  # by space: the path below it or NONE
    path_to: vec[i64]  # by path: the upper space
    path_donkeys: vec[i64]  # by path
    path_lower: vec[i64]  # by path: bit set of lower places in their row
    beside: vec[i64]  # by space of row 1: bit set of places that share a path with it
    admits: vec[i64]  # by row * 4 + level
    row_arabica: vec[i64]  # by row
    row_animal: vec[i64]  # by row
    truck_space: vec[i64]  # by space
    matching_middle: vec[i64]  # largest matching of row 1/2 into row 1, by upper set * 2^size + lower set
    matching_upper: vec[i64]  # the same of row 2/3 into row 1/2
    site_type: vec[i64]  # by site: type of building or NONE
    site_arabica: vec[i64]  # by site
    site_players: vec[i64]  # by site: least number of players
    setup_space: vec[i64]  # by contract line
    start_coffee: vec[i64]  # by contract line
    slot_n: vec[i64]  # by bar slot: coffees asked for, 0: no slot
    slot_type: vec[i64]  # coffee, ANY
    slot_coins: vec[i64]
    slot_vp: vec[i64]
    slot_animal: vec[i64]  # 0 none, 1 random, 2 joker
    tile_condition: vec[i64]  # by objective tile
    tile_letter: vec[i64]
    objective_vp: vec[i64]  # by letter * PLAYERS + rank
    contract_type: vec[i64]  # by contract * 3 + line
    contract_n: vec[i64]  # by (side * 30 + contract) * 3 + line
    letter_coins: vec[i64]  # by letter
    letter_vp: vec[i64]
    letter_row: vec[i64]  # bit set of the letters of its row
    option_atom: vec[i64]  # by (letter * 2 + side) * 4 + i, NONE at the end
    item_level: vec[i64]  # by row * 5 + i: level, 0 farm, NONE nothing
    item_cost: vec[i64]
    item_vp: vec[i64]
    item_bonus: vec[i64]  # by (row * 5 + i) * 3 + k
    row_items: vec[i64]  # by plantation row
    column_size: vec[i64]  # by building column
    column_vp: vec[i64]  # by column * 4 + i
    column_bonus: vec[i64]  # by (column * 4 + i) * 4 + k
    ratio: vec[i64]  # exchange ratios, worst first
    stock_need: vec[i64]  # different stock counters
    stock_build: vec[i64]  # warehouses for them
    counter_vp: vec[i64]  # by slots filled
    stack_base: vec[i64]  # by letter
    stack_extra: vec[i64]  # by seats
    trader_slots: vec[i64]  # by seats
    own_marker: vec[i64]  # by seats
    worker_reserve: vec[i64]  # by seats
    area_traders: vec[i64]  # by seats
    harder_side: vec[i64]  # by seats: 1 for the 4-5 player side
    first_step: vec[i64]  # by seats
    stock_jokers: vec[i64]  # by seats
    items_beside: vec[i64]  # by seats: bit set
    per_worker: vec[i64]  # by seats: production
    civet_threshold: vec[i64]  # by seats
    coop_vp: vec[i64]  # by seats * 3 + rank
    no_retreat: vec[i64]  # by column
    all_rows_vp: vec[i64]  # by column
    row_vp: vec[i64]  # by column
    single: vec[i64]  # by column: one player only
    penalty: vec[i64]  # by period
    price: vec[i64]  # by period
    andre_left: vec[i64]  # plantations by level - 1
    andre_turn: vec[i64]  # 0 plantation, 1 workers
    andre_turn_line: vec[i64]
    andre_sites: vec[i64]  # order of his posts
    andre_bar_line: vec[i64]
    set_order: vec[i64]  # bit sets of tracks: few columns first, then data order

    def __init__(self, numbers: dict[str, int], tables: dict[str, list[int]]) -> None:
        self.town_workers = numbers["town_workers"]
        self.house_stock = numbers["house_stock"]
        self.start_column = numbers["start_column"]
        self.last_column = numbers["last_column"]
        self.trader_column = numbers["trader_column"]
        self.truck_column = numbers["truck_column"]
        self.coin_column = numbers["coin_column"]
        self.donkey_column = numbers["donkey_column"]
        self.vicious_slots = numbers["vicious_slots"]
        self.strict_ten = numbers["strict_ten"]
        self.majority_first = numbers["majority_first"]
        self.majority_second = numbers["majority_second"]
        self.stock_joker_seats = numbers["stock_joker_seats"]
        self.deliveries = numbers["deliveries"]
        self.hospital_vp = numbers["hospital_vp"]
        self.hospital_unlock = numbers["hospital_unlock"]
        self.row_slots = numbers["row_slots"]
        self.column_capacity = numbers["column_capacity"]
        self.fixed_warehouses = numbers["fixed_warehouses"]
        self.row_capacity = numbers["row_capacity"]
        self.counter_slots = numbers["counter_slots"]
        self.bonus_coins = numbers["bonus_coins"]
        self.start_donkeys = numbers["start_donkeys"]
        self.start_coins = numbers["start_coins"]
        self.black_markers = numbers["black_markers"]
        self.donkeys = numbers["donkeys"]
        self.trucks = numbers["trucks"]
        self.civets = numbers["civets"]
        self.traders = numbers["traders"]
        self.sumatra_civets = numbers["sumatra_civets"]
        self.cost_plantation = numbers["cost_plantation"]
        self.cost_staff = numbers["cost_staff"]
        self.cost_donkey = numbers["cost_donkey"]
        self.cost_fourth = numbers["cost_fourth"]
        self.coins_fourth = numbers["coins_fourth"]
        self.harvest_rounds = numbers["harvest_rounds"]
        self.trade_cost = numbers["trade_cost"]
        self.build_cost = numbers["build_cost"]
        self.drop_cost = numbers["drop_cost"]
        self.drop_steps = numbers["drop_steps"]
        self.quality_hospital = numbers["quality_hospital"]
        self.quality_station = numbers["quality_station"]
        self.quality_fairtrade = numbers["quality_fairtrade"]
        self.quality_farm = numbers["quality_farm"]
        self.vp_donkey = numbers["vp_donkey"]
        self.vp_civet = numbers["vp_civet"]
        self.vp_truck = numbers["vp_truck"]
        self.vp_worker = numbers["vp_worker"]
        self.vp_token = numbers["vp_token"]
        self.andre_traders = numbers["andre_traders"]
        self.andre_posts = numbers["andre_posts"]
        self.andre_station = numbers["andre_station"]
        self.arabica_per_colour = numbers["arabica_per_colour"]
        self.andre_line = numbers["andre_line"]
        self.row_of = vec[i64](tables["row_of"])
        self.nth = vec[i64](tables["nth"])
        self.row_start = vec[i64](tables["row_start"])
        self.row_size = vec[i64](tables["row_size"])
        self.path_of = vec[i64](tables["path_of"])
        self.path_to = vec[i64](tables["path_to"])
        self.path_donkeys = vec[i64](tables["path_donkeys"])
        self.path_lower = vec[i64](tables["path_lower"])
        self.beside = vec[i64](tables["beside"])
        self.admits = vec[i64](tables["admits"])
        self.row_arabica = vec[i64](tables["row_arabica"])
        self.row_animal = vec[i64](tables["row_animal"])
        self.truck_space = vec[i64](tables["truck_space"])
        self.matching_middle = vec[i64](tables["matching_middle"])
        self.matching_upper = vec[i64](tables["matching_upper"])
        self.site_type = vec[i64](tables["site_type"])
        self.site_arabica = vec[i64](tables["site_arabica"])
        self.site_players = vec[i64](tables["site_players"])
        self.setup_space = vec[i64](tables["setup_space"])
        self.start_coffee = vec[i64](tables["start_coffee"])
        self.slot_n = vec[i64](tables["slot_n"])
        self.slot_type = vec[i64](tables["slot_type"])
        self.slot_coins = vec[i64](tables["slot_coins"])
        self.slot_vp = vec[i64](tables["slot_vp"])
        self.slot_animal = vec[i64](tables["slot_animal"])
        self.tile_condition = vec[i64](tables["tile_condition"])
        self.tile_letter = vec[i64](tables["tile_letter"])
        self.objective_vp = vec[i64](tables["objective_vp"])
        self.contract_type = vec[i64](tables["contract_type"])
        self.contract_n = vec[i64](tables["contract_n"])
        self.letter_coins = vec[i64](tables["letter_coins"])
        self.letter_vp = vec[i64](tables["letter_vp"])
        self.letter_row = vec[i64](tables["letter_row"])
        self.option_atom = vec[i64](tables["option_atom"])
        self.item_level = vec[i64](tables["item_level"])
        self.item_cost = vec[i64](tables["item_cost"])
        self.item_vp = vec[i64](tables["item_vp"])
        self.item_bonus = vec[i64](tables["item_bonus"])
        self.row_items = vec[i64](tables["row_items"])
        self.column_size = vec[i64](tables["column_size"])
        self.column_vp = vec[i64](tables["column_vp"])
        self.column_bonus = vec[i64](tables["column_bonus"])
        self.ratio = vec[i64](tables["ratio"])
        self.stock_need = vec[i64](tables["stock_need"])
        self.stock_build = vec[i64](tables["stock_build"])
        self.counter_vp = vec[i64](tables["counter_vp"])
        self.stack_base = vec[i64](tables["stack_base"])
        self.stack_extra = vec[i64](tables["stack_extra"])
        self.trader_slots = vec[i64](tables["trader_slots"])
        self.own_marker = vec[i64](tables["own_marker"])
        self.worker_reserve = vec[i64](tables["worker_reserve"])
        self.area_traders = vec[i64](tables["area_traders"])
        self.harder_side = vec[i64](tables["harder_side"])
        self.first_step = vec[i64](tables["first_step"])
        self.stock_jokers = vec[i64](tables["stock_jokers"])
        self.items_beside = vec[i64](tables["items_beside"])
        self.per_worker = vec[i64](tables["per_worker"])
        self.civet_threshold = vec[i64](tables["civet_threshold"])
        self.coop_vp = vec[i64](tables["coop_vp"])
        self.no_retreat = vec[i64](tables["no_retreat"])
        self.all_rows_vp = vec[i64](tables["all_rows_vp"])
        self.row_vp = vec[i64](tables["row_vp"])
        self.single = vec[i64](tables["single"])
        self.penalty = vec[i64](tables["penalty"])
        self.price = vec[i64](tables["price"])
        self.andre_left = vec[i64](tables["andre_left"])
        self.andre_turn = vec[i64](tables["andre_turn"])
        self.andre_turn_line = vec[i64](tables["andre_turn_line"])
        self.andre_sites = vec[i64](tables["andre_sites"])
        self.andre_bar_line = vec[i64](tables["andre_bar_line"])
        self.set_order = vec[i64](tables["set_order"])


def at_space(coop: i64, space: i64) -> i64:
    return coop * SPACES + space


def at_path(coop: i64, path: i64) -> i64:
    """Where the first of two donkey spaces of a path is kept."""
    return (coop * PATHS + path) * 2


def at_site(coop: i64, site: i64) -> i64:
    return coop * SITES + site


def at_row(player: i64, coop: i64, row: i64) -> i64:
    return (player * COOPS + coop) * ROWS + row


@mypyc_attr(native_class=True)
class Board(State):
    """All pieces of a game, and what is still to be done."""

    parts: Components
    scratch: Codes | None  # for counting options, made when needed; empty between calls
    players: i64  # companies at the table, André included
    andre: i64  # his seat or NONE
    vicious: i64  # 1: only the top slot of each objective
    strict: i64  # 1: ten coffees count only under a warehouse of their own (CTR-093)
    period: i64  # 0, 1, 2
    phase: i64
    turn: i64  # place in turn order of the player who comes next
    passed: i64  # bit set of players who have passed
    run: i64  # passes in a row in phase 3
    guard: i64  # 1: coins already moved in or out of the bonus reserve this turn (CTR-088)
    stock_jokers: i64  # joker stock counters above the bars
    andre_turns: i64  # turns André has taken in phase 1
    andre_posts: i64  # posts left on his board
    andre_turned: i64  # counters turned over
    depth: i64  # of the agenda
    order: vec[i64]  # players in turn order
    next_order: vec[i64]  # of the next period, as far as known
    town: vec[i64]  # workers in the town centre
    owner: vec[i64]  # of a plantation, by at_space
    level: vec[i64]
    worker: vec[i64]  # 1: occupied
    truck: vec[i64]  # 1: a truck stands beside it
    plants: vec[i64]  # bit set of own plantations, by at_row
    idle: vec[i64]  # those without worker, by at_row
    donkey: vec[i64]  # owner, by at_path
    site: vec[i64]  # owner of a building, by at_site
    animals: vec[i64]  # 1: own or joker animal counter left
    house: vec[i64]  # owner of the trader on a position
    house_size: vec[i64]  # traders in a trading house
    house_coin: vec[i64]
    house_stock: vec[i64]  # stock counters left
    bean: vec[i64]  # owner of the bean on a bar slot
    bar_animal: vec[i64]  # colour of the animal counter of a bar
    column: vec[i64]  # of the Arabica track, by player * COOPS + row
    donkey_won: vec[i64]  # 1: somebody has reached the donkey column
    tiles: vec[i64]  # objective tiles in play, by letter
    claim: vec[i64]  # players on an objective, in order
    claims: vec[i64]  # how many
    stack: vec[i64]  # colours of a contract bonus stack from the bottom
    stack_size: vec[i64]
    coins: vec[i64]  # in the enterprise reserve, like the next four
    donkeys: vec[i64]
    trucks: vec[i64]
    civets: vec[i64]
    tokens: vec[i64]  # –3 VP each
    black: vec[i64]  # action markers in the enterprise
    coloured: vec[i64]  # 1: the marker of the own colour is there
    bonus_marker: vec[i64]  # 1: in the bonus reserve, like the next two
    bonus_trader: vec[i64]
    bonus_purse: vec[i64]
    next_item: vec[i64]  # items gone from a plantation row
    workers: vec[i64]  # in the worker reserve
    traders: vec[i64]  # in area III
    contractors: vec[i64]
    built: vec[i64]  # buildings gone from a column
    hospital: vec[i64]  # 1: built
    storage: vec[i64]  # bit set of tracks with a column warehouse
    exchange: vec[i64]  # index of the exchange ratio
    coffee: vec[i64]
    stock: vec[i64]  # ordinary stock counters by colour
    joker: vec[i64]  # slot of the joker stock counter, NONE or JOKER_SPENT
    contract: vec[i64]  # number of the contract
    side: vec[i64]  # 0: 2-3 player side
    fulfilled: vec[i64]  # bit set of letters
    items: vec[i64]  # bit set of items beside the contracts
    animal: vec[i64]  # colour of the own animal counter
    obtained: vec[i64]  # bit set of counters ever obtained, kind * COOPS + colour
    filled: vec[i64]  # slots of the counter track
    aside: vec[i64]  # counters set aside by colour; jokers last
    track_trader: vec[i64]  # 1: still on the Arabica track
    track_truck: vec[i64]
    spare_donkeys: vec[i64]  # in the personal supply
    spare_trucks: vec[i64]
    spare_civets: vec[i64]
    sumatra: vec[i64]  # civets in Sumatra
    andre_left: vec[i64]  # his plantations by level - 1
    andre_counters: vec[i64]  # order of his Arabica counters
    andre_contracts: vec[i64]  # his contracts by period
    agenda: vec[i64]  # what is still to be done; the last comes first

    def __init__(self, parts: Components, seats: i64) -> None:
        self.parts = parts
        self.scratch = None
        self.seats = seats
        self.players = 3 if seats == 2 else seats  # CTR-002
        self.andre = 2 if seats == 2 else NONE
        self.vicious = 0
        self.strict = 0
        self.period = 0
        self.phase = 0
        self.turn = 0
        self.passed = 0
        self.run = 0
        self.guard = 0
        self.stock_jokers = 0
        self.andre_turns = 0
        self.andre_posts = 0
        self.andre_turned = 0
        self.depth = 0

    def clear(self) -> None:
        """An empty table."""
        self.order = vec[i64]([0] * PLAYERS)
        self.next_order = vec[i64]([0] * PLAYERS)
        self.town = vec[i64]([0] * COOPS)
        self.owner = vec[i64]([-1] * (COOPS * SPACES))
        self.level = vec[i64]([0] * (COOPS * SPACES))
        self.worker = vec[i64]([0] * (COOPS * SPACES))
        self.truck = vec[i64]([0] * (COOPS * SPACES))
        self.plants = vec[i64]([0] * (PLAYERS * COOPS * ROWS))
        self.idle = vec[i64]([0] * (PLAYERS * COOPS * ROWS))
        self.donkey = vec[i64]([-1] * (COOPS * PATHS * 2))
        self.site = vec[i64]([-1] * (COOPS * SITES))
        self.animals = vec[i64]([0] * (COOPS * 2))
        self.house = vec[i64]([-1] * (COOPS * QUEUE))
        self.house_size = vec[i64]([0] * COOPS)
        self.house_coin = vec[i64]([0] * COOPS)
        self.house_stock = vec[i64]([0] * COOPS)
        self.bean = vec[i64]([-1] * (CITIES * SLOTS))
        self.bar_animal = vec[i64]([-1] * CITIES)
        self.column = vec[i64]([0] * (PLAYERS * COOPS))
        self.donkey_won = vec[i64]([0] * COOPS)
        self.tiles = vec[i64]([0] * 3)
        self.claim = vec[i64]([-1] * (3 * PLAYERS))
        self.claims = vec[i64]([0] * 3)
        self.stack = vec[i64]([-1] * (LETTERS * STACK))
        self.stack_size = vec[i64]([0] * LETTERS)
        self.coins = vec[i64]([0] * PLAYERS)
        self.donkeys = vec[i64]([0] * PLAYERS)
        self.trucks = vec[i64]([0] * PLAYERS)
        self.civets = vec[i64]([0] * PLAYERS)
        self.tokens = vec[i64]([0] * PLAYERS)
        self.black = vec[i64]([0] * PLAYERS)
        self.coloured = vec[i64]([0] * PLAYERS)
        self.bonus_marker = vec[i64]([0] * PLAYERS)
        self.bonus_trader = vec[i64]([0] * PLAYERS)
        self.bonus_purse = vec[i64]([0] * PLAYERS)
        self.next_item = vec[i64]([0] * (PLAYERS * ROWS))
        self.workers = vec[i64]([0] * PLAYERS)
        self.traders = vec[i64]([0] * PLAYERS)
        self.contractors = vec[i64]([0] * PLAYERS)
        self.built = vec[i64]([0] * (PLAYERS * COLUMNS))
        self.hospital = vec[i64]([0] * PLAYERS)
        self.storage = vec[i64]([0] * PLAYERS)
        self.exchange = vec[i64]([0] * PLAYERS)
        self.coffee = vec[i64]([0] * (PLAYERS * COFFEES))
        self.stock = vec[i64]([0] * (PLAYERS * COOPS))
        self.joker = vec[i64]([-1] * PLAYERS)
        self.contract = vec[i64]([0] * (PLAYERS * LETTERS))
        self.side = vec[i64]([0] * (PLAYERS * LETTERS))
        self.fulfilled = vec[i64]([0] * PLAYERS)
        self.items = vec[i64]([0] * PLAYERS)
        self.animal = vec[i64]([0] * PLAYERS)
        self.obtained = vec[i64]([0] * PLAYERS)
        self.filled = vec[i64]([0] * PLAYERS)
        self.aside = vec[i64]([0] * (PLAYERS * COFFEES))
        self.track_trader = vec[i64]([0] * PLAYERS)
        self.track_truck = vec[i64]([0] * PLAYERS)
        self.spare_donkeys = vec[i64]([0] * PLAYERS)
        self.spare_trucks = vec[i64]([0] * PLAYERS)
        self.spare_civets = vec[i64]([0] * PLAYERS)
        self.sumatra = vec[i64]([0] * PLAYERS)
        self.andre_left = vec[i64]([0] * 3)
        self.andre_counters = vec[i64]([0] * COOPS)
        self.andre_contracts = vec[i64]([0] * 3)
        self.agenda = vec[i64]([0] * AGENDA)

    def copy_to(self, other: "Board") -> None:
        other.vicious = self.vicious
        other.strict = self.strict
        other.period = self.period
        other.phase = self.phase
        other.turn = self.turn
        other.passed = self.passed
        other.run = self.run
        other.guard = self.guard
        other.stock_jokers = self.stock_jokers
        other.andre_turns = self.andre_turns
        other.andre_posts = self.andre_posts
        other.andre_turned = self.andre_turned
        other.depth = self.depth
        other.order = self.order[:]
        other.next_order = self.next_order[:]
        other.town = self.town[:]
        other.owner = self.owner[:]
        other.level = self.level[:]
        other.worker = self.worker[:]
        other.truck = self.truck[:]
        other.plants = self.plants[:]
        other.idle = self.idle[:]
        other.donkey = self.donkey[:]
        other.site = self.site[:]
        other.animals = self.animals[:]
        other.house = self.house[:]
        other.house_size = self.house_size[:]
        other.house_coin = self.house_coin[:]
        other.house_stock = self.house_stock[:]
        other.bean = self.bean[:]
        other.bar_animal = self.bar_animal[:]
        other.column = self.column[:]
        other.donkey_won = self.donkey_won[:]
        other.tiles = self.tiles[:]
        other.claim = self.claim[:]
        other.claims = self.claims[:]
        other.stack = self.stack[:]
        other.stack_size = self.stack_size[:]
        other.coins = self.coins[:]
        other.donkeys = self.donkeys[:]
        other.trucks = self.trucks[:]
        other.civets = self.civets[:]
        other.tokens = self.tokens[:]
        other.black = self.black[:]
        other.coloured = self.coloured[:]
        other.bonus_marker = self.bonus_marker[:]
        other.bonus_trader = self.bonus_trader[:]
        other.bonus_purse = self.bonus_purse[:]
        other.next_item = self.next_item[:]
        other.workers = self.workers[:]
        other.traders = self.traders[:]
        other.contractors = self.contractors[:]
        other.built = self.built[:]
        other.hospital = self.hospital[:]
        other.storage = self.storage[:]
        other.exchange = self.exchange[:]
        other.coffee = self.coffee[:]
        other.stock = self.stock[:]
        other.joker = self.joker[:]
        other.contract = self.contract[:]
        other.side = self.side[:]
        other.fulfilled = self.fulfilled[:]
        other.items = self.items[:]
        other.animal = self.animal[:]
        other.obtained = self.obtained[:]
        other.filled = self.filled[:]
        other.aside = self.aside[:]
        other.track_trader = self.track_trader[:]
        other.track_truck = self.track_truck[:]
        other.spare_donkeys = self.spare_donkeys[:]
        other.spare_trucks = self.spare_trucks[:]
        other.spare_civets = self.spare_civets[:]
        other.sumatra = self.sumatra[:]
        other.andre_left = self.andre_left[:]
        other.andre_counters = self.andre_counters[:]
        other.andre_contracts = self.andre_contracts[:]
        other.agenda = self.agenda[:]

    # -- the agenda ----------------------------------------------------------------------------------------------

    def plan(self, waiting: i64) -> None:
        """Put a question or task on top of the agenda: what is planned last is done first. ``agenda.py`` packs it."""
        self.agenda[self.depth] = waiting
        self.depth += 1

    # -- simple questions ----------------------------------------------------------------------------------------

    def human(self, player: i64) -> bool:
        return player != self.andre

    def seen(self, player: i64) -> i64:
        """The number by which events name a player."""
        return AUTOMA_SEAT if player == self.andre else player

    def place_in_order(self, player: i64) -> i64:
        place: i64 = 0
        while self.order[place] != player:
            place += 1
        return place

    def has_passed(self, player: i64) -> bool:
        return has(self.passed, player)

    def markers(self, player: i64) -> i64:
        return self.black[player] + self.coloured[player]

    def present(self, player: i64, coop: i64) -> bool:
        """Has the player a plantation there now (CTR-107)?"""
        at = at_row(player, coop, 0)
        return self.plants[at] | self.plants[at + 1] | self.plants[at + 2] != 0

    def idle_here(self, player: i64, coop: i64) -> bool:
        at = at_row(player, coop, 0)
        return self.idle[at] | self.idle[at + 1] | self.idle[at + 2] != 0

    def idle_count(self, player: i64) -> i64:
        """Unoccupied plantations of a player."""
        count: i64 = 0
        i: i64
        for i in range(player * COOPS * ROWS, (player + 1) * COOPS * ROWS):
            if self.idle[i] != 0:
                count += size_of(self.idle[i])
        return count

    def lowest_idle_row(self, player: i64, coop: i64) -> i64:
        """The lowest row with an unoccupied plantation of the player, or NONE."""
        row: i64
        for row in range(ROWS):
            if self.idle[at_row(player, coop, row)] != 0:
                return row
        return NONE

    def donkeys_of(self, player: i64, coop: i64, path: i64) -> i64:
        """Own donkeys on a path, or NONE when somebody else's donkey lies there."""
        at = at_path(coop, path)
        count: i64 = 0
        i: i64
        for i in range(at, at + 2):
            if self.donkey[i] == player:
                count += 1
            elif self.donkey[i] != NONE:
                return NONE
        return count

    def in_house(self, player: i64, coop: i64) -> bool:
        i: i64
        for i in range(coop * QUEUE, coop * QUEUE + self.house_size[coop]):
            if self.house[i] == player:
                return True
        return False

    def coffees(self, player: i64) -> i64:
        """All coffees of a player."""
        total: i64 = 0
        i: i64
        for i in range(player * COFFEES, (player + 1) * COFFEES):
            total += self.coffee[i]
        return total

    def warehouses(self, player: i64) -> i64:
        """Built warehouses, the one of the set-up included."""
        return 1 + self.built[player * COLUMNS + WAREHOUSE]

    def stock_counters(self, player: i64, colour: i64) -> i64:
        """CTR-289: a joker counts as the colour of its slot."""
        return self.stock[player * COOPS + colour] + (1 if self.joker[player] == colour else 0)

    def stock_colours(self, player: i64) -> i64:
        """Different colours among the stock counters."""
        count: i64 = 0
        colour: i64
        for colour in range(COOPS):
            if self.stock_counters(player, colour) > 0:
                count += 1
        return count

    def claimed(self, letter: i64, player: i64) -> bool:
        i: i64
        for i in range(letter * PLAYERS, letter * PLAYERS + self.claims[letter]):
            if self.claim[i] == player:
                return True
        return False

    def wants_warehouses(self) -> bool:
        """CTR-093: do ten coffees count only under a warehouse, as the table or the edition reads the objective?"""
        return self.strict == 1 or self.parts.strict_ten == 1

    def objective_slots(self) -> i64:
        return self.parts.vicious_slots if self.vicious == 1 else PLAYERS

    def quality(self, player: i64, coop: i64) -> i64:
        """CTR-437."""
        parts = self.parts
        value: i64 = 0
        i: i64
        for i in range(coop * SPACES, (coop + 1) * SPACES):
            if self.owner[i] == player:
                value += self.level[i]
        if value == 0:
            return 0
        for i in range(SITES):
            if self.site[coop * SITES + i] == player:
                kind = parts.site_type[i]
                if kind == HOSPITAL:
                    value += parts.quality_hospital
                elif kind == STATION:
                    value += parts.quality_station
                elif kind == FAIRTRADE:
                    value += parts.quality_fairtrade
                else:
                    value += parts.quality_farm
        return value

    def plantations_left(self, player: i64) -> i64:
        """Plantations still in rows A, B, C of the player board."""
        parts = self.parts
        left: i64 = 0
        row: i64
        i: i64
        for row in range(ROWS):
            for i in range(self.next_item[player * ROWS + row], parts.row_items[row]):
                if parts.item_level[row * 5 + i] > 0:
                    left += 1
        return left

    # -- putting plantations down --------------------------------------------------------------------------------

    def put_plantation(self, player: i64, coop: i64, space: i64, level: i64) -> None:
        """A new plantation is unoccupied (CTR-117)."""
        at = at_space(coop, space)
        self.owner[at] = player
        self.level[at] = level
        row = at_row(player, coop, self.parts.row_of[space])
        self.plants[row] |= only(self.parts.nth[space])
        self.idle[row] |= only(self.parts.nth[space])

    def put_worker(self, coop: i64, space: i64) -> None:
        at = at_space(coop, space)
        self.worker[at] = 1
        self.idle[at_row(self.owner[at], coop, self.parts.row_of[space])] &= ~only(self.parts.nth[space])

    def take_plantation(self, coop: i64, space: i64) -> None:
        """CTR-167: the plantation and a truck beside it leave the game."""
        at = at_space(coop, space)
        row = at_row(self.owner[at], coop, self.parts.row_of[space])
        self.plants[row] &= ~only(self.parts.nth[space])
        self.idle[row] &= ~only(self.parts.nth[space])
        self.owner[at] = NONE
        self.level[at] = 0
        self.worker[at] = 0
        self.truck[at] = 0
