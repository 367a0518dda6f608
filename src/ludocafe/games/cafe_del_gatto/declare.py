"""What players of Café del Gatto can do, are asked and get told."""

from ludocafe.core.declare import ActionKind, Declaration, Field, Question
from ludocafe.core.model import EventKind
from ludocafe.games.cafe_del_gatto.rules.state import CUPS, ROWS, SUGAR_CODES, TILES

COLUMN = Field("column", 2, ids="face")
ROW = Field("row", int(ROWS), first=1)
CUP = Field("cup", int(CUPS), ids="cup")
CUBES = Field("cubes", int(SUGAR_CODES))
TILE = Field("index", int(TILES), reader="tile", written=("value",))  # a tile is written down as its value

FACE = Field("face", ids="face")
TOKEN = Field("token", ids="token")
BARISTA = Field("barista")


DECLARED = Declaration(
    state="decisions.GattoState",
    actions=(
        ActionKind("clean", (COLUMN,), does="clean", rule="GAT-31"),
        ActionKind("buy", (COLUMN, ROW), does="buy", rule="GAT-41"),
        ActionKind("place", (CUP,), does="put"),
        ActionKind("serve", (CUP,), does="serve", rule="GAT-50"),
        ActionKind("sugar", (CUBES,), does="sweeten"),
        ActionKind("tile", (TILE,), does="take_tile"),
        ActionKind("discard", (CUP,), does="empty_cup"),
        ActionKind("take", does="take_coins", rule="GAT-60"),
        ActionKind("end_serve", does="end_turn"),
        ActionKind("end_turn", does="end_turn"),
    ),
    questions=(
        Question("turn_start", "GAT-20", options="add_turn", answers=("clean", "buy", "serve", "take")),
        Question("after_clean", "GAT-33", options="add_after_cleaning", answers=("clean", "buy", "end_turn")),
        Question("place", "GAT-45", tells=(TOKEN, FACE), options="add_placings", answers=("place",)),
        Question("sugar", "GAT-52", tells=(CUP, BARISTA), options="add_sugar", answers=("sugar",)),
        Question("tile", "GAT-53", tells=(CUP, BARISTA), options="add_tiles", answers=("tile",)),
        Question("serve_more", "GAT-50", options="add_more_servings", answers=("serve", "end_serve")),
        Question("interim_serve", "GAT-82", options="add_full_cups", answers=("serve",)),
        Question("interim_discard", "GAT-84", options="add_fullest_cups", answers=("discard",)),
        Question("game_over", "GAT-90"),
    ),
    events=(
        EventKind("coins_paid", ("seat", "amount")),
        EventKind("coins_gained", ("seat", "amount")),
        EventKind("token_bought", ("seat", "column", "row", "token", "price")),
        EventKind("sugar_gained", ("seat", "cubes")),
        EventKind("token_placed", ("seat", "cup", "token", "face")),
        EventKind("token_drawn", ("column", "row", "token"), reveals=True),
        EventKind("bag_refilled", ("tokens",)),
        EventKind("column_cleaned", ("seat", "column")),
        EventKind("cup_served", ("seat", "cup", "sum")),
        EventKind("sugar_spent", ("seat", "cubes")),
        EventKind("tile_taken", ("seat", "cup", "value")),
        EventKind("interim_started", ("seat",)),
        EventKind("interim_skipped", ("seat",)),
        EventKind("cup_emptied", ("seat", "cup")),
        EventKind("end_triggered", ("seat",)),
        EventKind("game_ended"),
        EventKind("turn_started", ("seat",)),
    ),
    fields=(Field("seat", named="seat"), FACE, TOKEN, Field("cups", ids="cup", many=True)),
)
