"""Positions of Café to tell stories on."""

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.fair_chance import Replayed
from ludocafe.core.match import Match
from ludocafe.core.model import Event
from ludocafe.core.state import Journal
from tests.support import Story

# Areas the stories return to (the grid shows the visible squares).
#   x  0  1  2              x 0  1  2  3            x  0  1  2            x -1  0  1  2           x 0  1  2  3
#   0  Ab Ag B              -1 .. .. K  C           -2 D  Ab ..           -2 Ab Ay Ag ..          -1 .. C  Ar B
#   1  K  Ar C               0 Ar Ay Ab E           -1 Ay Ab ..           -1 B  C  C  ..           0 Ay Ag Ar D
#                            1 K  Ab B  D            0 C  B  B             0 Ab B  E  B            1 K  C  C  B
#                                                    1 K  Ab C             1 .. K  Ar C            2 .. Ag Ay Ab
START = "S1"
ONE_GROUP = "S3, P16 2 -1 1"
TWO_DRYERS = "S3, P33 0 -2 1"
ROASTERS = "S1, P06 -1 -1 2, P26 -1 -2 2"
CAFE_P32 = "S4, P26 1 1 0, P32 1 -1 2"
#   x -1  0  1  2            x 0  1  2             x  0  1  2  3  4
#  -2 E  Ar .. ..            -2 C  B  C             -4 .. .. .. C  B
#  -1 Ar K  Ay ..            -1 D  D  Ag            -3 .. .. .. Ar S
#   0 C  B  B  B              0 Ay Ag D             -2 .. .. C  E  K
#   1 .. K  Ag C              1 K  Ag C             -1 .. .. Ab S  Ar
#                                                    0 Ab Ag C  Ar ..
#                                                    1 K  Ar B  S  ..
DRYERS_IN_A_ROW = "S4, P27 -1 -1 2, P01 -1 -2 3"
TWO_CAFES = "S4, P35 1 -2 3, P36 0 -2 1"
THREE_SHIPS = "S1, P24 2 -1 1, P35 2 -2 2, P10 3 -4 1"


def solo(area: str, *statements: str, round: int = 8, points: int = 1) -> Story:
    """One player, acting."""
    return Story("cafe", "\n".join([f"players 1; round {round}; phase act; points {points}", f"area 0 {area}", *statements]))


def placing(area: str, card: str, *statements: str, round: int = 8) -> Story:
    """One player with a card in hand."""
    return Story("cafe", "\n".join([f"players 1; round {round}; phase place", f"area 0 {area}", f"hand 0 {card}", *statements]))


def picking(*statements: str, players: int = 2, area: str = "S1", round: int = 4, turn: int = 0) -> Story:
    """Standard mode; the first picker is seat 1 (seat 0 alone), whose area is given."""
    picker = (1 + turn) % players
    others = [start for start in ("S1", "S2", "S3", "S4") if not area.startswith(start)]
    areas = [f"area {seat} {area if seat == picker else others.pop()}" for seat in range(players)]
    head = f"players {players}; round {round}; phase pick; turn {turn}"
    return Story("cafe", "\n".join([head, *areas, *statements]))


def auction(*statements: str, players: int = 3, round: int = 4) -> Story:
    """The opening of an auction, everybody with one bean of each colour, seat 0 Cafetier."""
    rows = ["S1", "S2", "S3", "S4"][:players]
    active = " ".join(str(seat) for seat in range(players))
    said = {statement.split()[0] + statement.split()[1] for statement in statements if statement.split()[0] != "row"}
    defaults = [
        "deciding 0",
        f"auction 0 holder 0 active {active}",
        *(f"area {seat} {start}" for seat, start in enumerate(rows)),
        *(f"warehouse {seat} 1 1 1 1" for seat in range(players)),
        "row " + " ".join(f"P{n:02}" for n in range(1, players + 2)),
    ]
    kept = [line for line in defaults if line.split()[0] + line.split()[1] not in said]
    if any(statement.startswith("row") for statement in statements):
        kept = [line for line in kept if not line.startswith("row")]
    head = f"players {players}; mode auction; round {round}; phase bid"
    return Story("cafe", "\n".join([head, *kept, *statements]))


def new_table(seats: int, mode: str = "standard", seed: int = 1) -> Match:
    return Match(registry.game("cafe"), seats, {"mode": mode}, FastChance(seed))


def beans(story: Story, x: int, y: int, seat: int = 0) -> str:
    """What lies on a square: "" or number and colour."""
    for square in story.game.view(story.state, None).players[seat].squares:
        if (square.x, square.y) == (x, y):
            return f"{square.beans}{'ybgr'[square.colour]}" if square.beans else ""
    raise AssertionError("no card there")


def warehouse(story: Story, seat: int = 0) -> list[int]:
    return [int(story.state.warehouse[seat * 4 + colour]) for colour in range(4)]


def score(story: Story, seat: int = 0) -> int:
    return int(story.state.points(seat))


def grid(story: Story, seat: int = 0) -> list[str]:
    """The visible squares, line by line."""
    from ludocafe.games.cafe.edition import TOKENS

    squares = {(s.x, s.y): TOKENS[s.kind] for s in story.game.view(story.state, None).players[seat].squares}
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    return [
        " ".join(squares.get((x, y), "..").ljust(2) for x in range(min(xs), max(xs) + 1)) for y in range(min(ys), max(ys) + 1)
    ]


def revealed_at_first(table: Match) -> list[Event]:
    """The cards that the set-up reveals, with the same draws once more."""
    journal = Journal()
    table.game.new(table.seats, table.settings, Replayed(table.setup), journal)
    return [event for event in table.game.read(journal) if event.kind == "card_revealed"]
