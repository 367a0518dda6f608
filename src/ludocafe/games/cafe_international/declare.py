"""What players of Café International can do, are asked and get told."""

from ludocafe.core.declare import ActionKind, Declaration, Field, Question
from ludocafe.core.model import EventKind
from ludocafe.games.cafe_international.rules.state import CHAIRS, KINDS, SLOTS

GENDERS = ("W", "M")
REASONS = ("tables", "guests", "empty_hand")  # for the end of a game

GUEST = Field("guest", int(KINDS), ids="guest")
CHAIR = Field("chair", int(CHAIRS))
SLOT = Field("slot", int(SLOTS), ids="slot")
GENDER = Field("gender", 2, ids="gender", named="formation")
TABLE = Field("table", ids="table")

# Turned-up tables, drawn cards and the end of a turn are where undo stops (CIN-112).
DECLARED = Declaration(
    state="decisions.InternationalState",
    shouted=True,
    actions=(
        ActionKind("place", (GUEST, CHAIR), "P:{guest}@{chair}", does="place"),
        ActionKind("draw", notation="DRAW", does="draw"),
        ActionKind("discard", (GUEST,), "X:{guest}", does="discard"),
        ActionKind("stop", notation="STOP", does="end_turn"),
        ActionKind("end", notation="END", does="leave"),
        ActionKind("go", notation="GO", does="play_on"),
        ActionKind("form", (SLOT, GENDER), "F:{slot}-{gender}", does="declare"),
    ),
    questions=(
        Question("turn", "CIN-30", tells=(Field("left"),), options="add_turn", answers=("place", "draw", "discard", "form")),
        Question("more", "CIN-36", tells=(Field("placed"), Field("left")), options="add_more", answers=("place", "stop", "form")),
        Question("partner", "CIN-53", tells=(GUEST, CHAIR), options="add_partners", answers=("place",)),
        Question("forming", "CIN-103", tells=(GENDER, SLOT, TABLE, Field("left")), options="add_fillings", answers=("place",)),
        Question("offer", "CIN-93", options="add_answers_to_offer", answers=("end", "go")),
        Question("game_over", "CIN-94"),
    ),
    events=(
        EventKind("hand_dealt", ("seat", "cards")),
        EventKind("guest_seated", ("seat", "guest", "chair")),
        EventKind("table_scored", ("seat", "slot", "table", "amount")),
        EventKind("table_opened", ("seat", "guest", "chair")),
        EventKind("formation_declared", ("seat", "slot", "table", "gender")),
        EventKind("formation_scored", ("seat", "slot", "table", "gender", "amount")),
        EventKind("table_completed", ("slot", "table")),
        EventKind("guest_left", ("guest", "chair")),
        EventKind("table_revealed", ("slot", "table"), reveals=True),
        EventKind("guest_drawn", ("seat", "guest", "left"), secret=("guest",), reveals=True),
        EventKind("guest_discarded", ("seat", "guest"), secret=("guest",), reveals=True),
        EventKind("hand_emptied", ("seat",)),
        EventKind("play_continued", ("seat",)),
        EventKind("turn_ended", ("seat", "amount"), reveals=True),
        EventKind("game_ended", ("reason",), reveals=True),
    ),
    ids={"gender": GENDERS, "reason": REASONS},
    fields=(Field("seat", named="seat"), TABLE, Field("reason", ids="reason", named="end")),
)
