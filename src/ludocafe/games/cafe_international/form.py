"""What an owner of Café International – the card game can enter: guests, tables, points, limits, the variant."""

from ludocafe.core.form import Field, Form, Piece

_NATIONS = Piece(
    id="nation",
    items="nation",
    names="nation",
    fields=(
        Field("women", most=48, label="women"),
        Field("men", most=48, label="men"),
        Field("tables", most=24, label="tables"),
    ),
)
_SCORING = Piece(
    id="scoring",
    fields=(
        Field("scoring.mixed[]", label="mixed"),
        Field("scoring.own[]", label="own"),
        Field("variant.circle_tribe.points", label="circle-points"),
        Field("variant.circle_tribe.points_one_nation", label="circle-points-one-nation"),
    ),
)
_LIMITS = Piece(
    id="limits",
    fields=(
        Field("limits.start_hand.value", least=1, most=19, label="start-hand"),
        Field("limits.hand_max.value", least=2, most=24, label="hand-max"),
        Field("limits.cards_per_turn.value", least=2, most=7, label="cards-per-turn"),
        Field("limits.cards_per_turn_formation.value", least=2, most=7, label="cards-per-turn-formation"),
        Field("limits.penalty_per_card.value", label="penalty-per-card"),
        Field("counts.guests.value", least=1, most=400, label="guests-total"),
        Field("counts.women.value", least=0, most=200, label="women-total"),
        Field("counts.men.value", least=0, most=200, label="men-total"),
        Field("counts.tables.value", least=5, most=100, label="tables-total"),
        Field("counts.copies_per_kind.value", least=0, most=12, label="copies-per-kind"),
        Field("counts.tables_per_nation.value", least=0, most=6, label="tables-per-nation"),
    ),
)

FORM = Form(
    pieces=(_NATIONS, _SCORING, _LIMITS),
    drawing=(
        *(f"nation[].{word}.{language}" for word in ("table_adj", "woman", "man") for language in ("fr", "de", "en")),
        *(f"nation[].{key}" for key in ("accent", "ink", "pattern")),
        "example",
    ),
)
