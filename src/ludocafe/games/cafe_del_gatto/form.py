"""What an owner of Café del Gatto can enter: tokens, cups with menu and tiles, surcharges and the numbers of the rulebook."""

from ludocafe.core.form import Field, Form, Piece, Row

_TOKENS = Piece(
    id="token",
    items="tokens",
    fields=(
        Field("copies", least=1, most=36, label="token-copies"),
        Field("value", least=1, most=6, label="token-value"),
        Field("preparation", "choice", choices=("cold", "creamy", "hot"), names="form-preparation"),
    ),
)
_CUPS = Piece(
    id="cup",
    items="cups",
    names="cup",
    fields=(
        Field("spaces[]", "choice", choices=("coffee", "milk"), names="face"),
        Field("menu[]"),
        Field("tiles[].value", least=1, label="tile-value"),
    ),
    rows=(
        Row("spaces", 1, 4, "coffee"),
        Row("menu", 1, 3, 1),
        Row("tiles", 1, 5, {"value": 1, "copies": 1}),
    ),
)
_MACHINE = Piece(
    id="machine",
    fields=(
        Field("machine.surcharge[]", most=9),
        Field("actions.take_coins.value", least=1, most=9, label="take-coins"),
        Field("actions.clean_cost.value", least=1, most=9, label="clean-cost"),
    ),
)
_NUMBERS = Piece(
    id="numbers",
    fields=(
        Field("supply.coins.value", least=1, most=999, label="coins"),
        Field("supply.sugar.value", most=12, label="sugar"),
        Field("setup.start_coins.value", label="start-coins"),
        Field("setup.first_player_tip.value", label="first-player-tip"),
        Field("setup.start_sugar.value", most=9, label="start-sugar"),
        Field("actions.sugar_on_token_value.value", most=9, label="sugar-on-token-value"),
        Field("actions.sugar_gained.value", most=9, label="sugar-gained"),
        Field("actions.sugar_barista_bonus.value", most=9, label="sugar-barista-bonus"),
        Field("actions.sugar_per_point_at_end.value", least=1, label="sugar-per-point"),
    ),
)

FORM = Form(
    pieces=(_CUPS, _TOKENS, _MACHINE, _NUMBERS),
    drawing=("tokens[].id", "cups[].id", "cups[].colour.name", "cups[].colour.hex", "cups[].tiles[].copies"),
)
