"""What an owner of Café can enter: plan cards square by square, start cards, companies, piles and the numbers of the rulebook."""

from ludocafe.core.form import Field, Form, Part, Piece

_SQUARES = ("Ay", "Ab", "Ag", "Ar", "B", "C", "K", "S", "E")
_COLOURS = ("yellow", "brown", "green", "red")

_PLANS = Piece(
    id="plan",
    items="plan",
    fields=(
        Field("squares[]", "choice", choices=(*_SQUARES, "D"), names="form-square"),
        Field("star", "flag"),
        Field("cafe.name", "text", most=40, label="cafe-name"),
        Field("cafe.city", "text", most=30, label="cafe-city"),
        Field("cafe.year", most=2999, label="cafe-year"),
        Field("cafe.points", label="cafe-points"),
        *(Field(f"cafe.demand.{colour}", most=9, label=f"demand-{colour}", absent=True) for colour in _COLOURS),
    ),
    parts=(
        Part(
            "cafe",
            among="squares",
            value="D",
            count="size",
            blank={"name": "Café", "city": "Lisboa", "year": 1900, "size": 1, "points": 3, "demand": {"yellow": 1}},
        ),
    ),
)
_STARTS = Piece(
    id="start",
    items="start",
    fields=(
        Field("squares[]", "choice", choices=_SQUARES, names="form-square"),
        Field("missing", "choice", choices=_COLOURS, names="colour", label="missing"),
    ),
)
_COMPANIES = Piece(id="company", items="company", names="company", fields=(Field("name", "text", most=40, label="company-name"),))
_DECKS = Piece(
    id="deck",
    items="deck",
    names="form-deck",
    fields=(
        Field("without_stars", "flag"),
        Field("removed_unseen", most=40),
        Field("pile", least=1, most=48),
    ),
)
_NUMBERS = Piece(
    id="numbers",
    fields=tuple(
        Field(f"numbers.{name}.value", least=least, most=most, label=name.replace("_", "-"))
        for name, least, most in (
            ("rounds", 1, 8),
            ("max_action_points", 1, 8),
            ("start_beans", 0, 10),
            ("open_cards", 1, 5),
            ("cup_price", 0, 9),
            ("discount_ships", 0, 9),
            ("cover_least", 2, 5),
            ("cover_most", 2, 5),
            ("lowest_colour_points", 0, 9),
            ("second_colour_points", 0, 9),
            ("star_cards", 0, 48),
        )
    ),
)

FORM = Form(
    pieces=(_PLANS, _STARTS, _COMPANIES, _DECKS, _NUMBERS),
    drawing=(
        "plan[].id",
        "start[].id",
        "start[].company",
        "company[].id",
        "company[].start",
        "plan[].cafe.size",
        "plan[].cafe.year_precision",
        "composition",
    ),
)
