"""What players of Café can do, are asked and get told."""

from ludocafe.core.declare import ActionKind, Declaration, Field, Question
from ludocafe.core.model import EventKind
from ludocafe.games.cafe.rules.state import BIDS, CELLS, COLOURS, PLANS, ROW

SEAT = Field("seat", named="seat")
SLOT = Field("slot", int(ROW), named="place")
COLOUR = Field("colour", int(COLOURS), ids="colour")
CELL = Field("cell", int(CELLS), reader="cell", written=("x", "y"))  # of the deciding player's area
QUARTER_TURNS = Field("rot", 4)
DESTINATION = Field("to", int(PLANS) + 1, ids="to", named="card")  # a café, or the warehouse
BID = Field("beans", int(BIDS) - 1, first=1)

CARD = Field("card", ids="card")
BEANS = Field("beans")
POINTS = Field("points")
X, Y = Field("x"), Field("y")

# CAF-92: ``turn_ended``, ``bidder_passed`` and ``bid_settled`` are marked as revealing because these steps are final: the others
# go by them at once. ``building_ended`` reveals nothing: until everybody is done it can be taken back (CAF-49).
DECLARED = Declaration(
    state="decisions.CafeState",
    actions=(
        ActionKind("pick", (SLOT,), does="pick"),
        ActionKind("pay", (COLOUR,), does="pay"),
        ActionKind("place", (CELL, QUARTER_TURNS), number="spot", does="place"),
        ActionKind("produce", (CELL,), does="produce", rule="CAF-62"),
        ActionKind("dry", (CELL,), does="dry", rule="CAF-63"),
        ActionKind("roast", (CELL,), does="roast", rule="CAF-64"),
        ActionKind("deliver", does="deliver", rule="CAF-66"),
        ActionKind("discard", (CELL,), does="discard", rule="CAF-69"),
        ActionKind("end", does="end_turn"),
        ActionKind("assign", (COLOUR,), does="fill_square"),
        ActionKind("assign_none", notation="assign none", does="skip_square"),
        ActionKind("send", (DESTINATION,), does="send"),
        ActionKind("bid", (BID,), does="make_bid"),
        ActionKind("pass", does="drop_out"),
        ActionKind("bid_pay", (COLOUR,), does="pay_for_bid"),
        ActionKind("store", (CELL, COLOUR), does="store"),
        ActionKind("store_none", notation="store none", does="settle_bid"),
    ),
    questions=(
        Question("pick", "CAF-42", options="add_picks", answers=("pick",)),
        Question("pay", "CAF-41", tells=(CARD,), options="add_payments", answers=("pay",)),
        Question("place", "CAF-45", tells=(CARD,), options="add_placements", answers=("place",)),
        Question(
            "act",
            "CAF-47",
            tells=(POINTS,),
            options="add_actions",
            answers=("produce", "dry", "roast", "deliver", "discard", "end"),
        ),
        Question(
            "assign",
            "CAF-63",
            tells=(Field("task", word=True), X, Y),
            options="add_assignments",
            answers=("assign", "assign_none"),
        ),
        Question("send", "CAF-67", tells=(COLOUR, BEANS), options="add_destinations", answers=("send",)),
        Question("bid", "CAF-82", tells=(Field("least"), Field("own")), options="add_bids", answers=("bid", "pass")),
        Question("bid_pay", "CAF-85", tells=(BEANS,), options="add_bid_payments", answers=("bid_pay",)),
        Question("store", "CAF-87", options="add_ships", answers=("store", "store_none")),
        Question("game_over", "CAF-71"),
    ),
    events=(
        EventKind("round_started", ("round", "seat")),
        EventKind("card_revealed", ("slot", "card"), reveals=True),
        EventKind("card_picked", ("seat", "slot", "card")),
        EventKind("pick_blocked", ("seat", "slot", "card")),
        EventKind("bean_paid", ("seat", "colour")),
        EventKind("card_discarded", ("card",)),
        EventKind("card_placed", ("seat", "card", "x", "y", "rot", "covered")),
        EventKind("beans_covered", ("seat", "colour", "beans")),
        EventKind("cafe_closed", ("seat", "card")),
        EventKind("ship_unloaded", ("seat", "colour")),
        EventKind("points_received", ("seat", "points")),
        EventKind("bean_produced", ("seat", "x", "y", "colour")),
        EventKind("beans_dried", ("seat", "x", "y", "colour", "beans")),
        EventKind("beans_roasted", ("seat", "x", "y", "colour", "beans")),
        EventKind("beans_taken_up", ("seat", "yellow", "brown", "green", "red")),
        EventKind("bean_served", ("seat", "colour", "card")),
        EventKind("beans_stored", ("seat", "colour", "beans")),
        EventKind("cafe_completed", ("seat", "card", "points")),
        EventKind("beans_discarded", ("seat", "x", "y", "colour", "beans")),
        EventKind("turn_ended", ("seat",), reveals=True),
        EventKind("pawn_passed", ("seat",)),
        EventKind("bid_made", ("seat", "beans")),
        EventKind("bean_bid", ("seat", "colour")),
        EventKind("ship_loaded", ("seat", "x", "y", "colour")),
        EventKind("bid_settled", ("seat", "beans"), reveals=True),
        EventKind("bidder_passed", ("seat",), reveals=True),
        EventKind("auction_won", ("seat", "beans")),
        EventKind("auction_void", ("seat",)),
        EventKind("game_ended"),
        EventKind("building_ended", ("seat",)),
    ),
    fields=(SEAT, CARD, Field("company", ids="company")),
)
