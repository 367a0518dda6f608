"""The table for the terminal: open cards, areas as coloured grids, warehouses, cafés; letters say what colours show."""

from typing import TYPE_CHECKING

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from ludocafe.core.chance import FastChance
from ludocafe.core.words import Words
from ludocafe.games.cafe.edge import effects
from ludocafe.games.cafe.edge.view import CafeTableView, CafeView, PlayerView, SquareView, state_of
from ludocafe.games.cafe.edge.view import view as view_of
from ludocafe.games.cafe.rules import codes
from ludocafe.games.cafe.rules.codes import GAME_OVER
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import AUCTION, CAFE, CUP, DRYING, NONE, ROASTING, SHIP, SQUARES

if TYPE_CHECKING:
    from ludocafe.games.cafe import Cafe

DARK, LIGHT = "grey7", "grey93"
STYLES = (  # by square kind
    Style(color=DARK, bgcolor="gold1"),
    Style(color=LIGHT, bgcolor="orange4"),
    Style(color=LIGHT, bgcolor="dark_green"),
    Style(color=LIGHT, bgcolor="red3"),
    Style(color=DARK, bgcolor="wheat1"),
    Style(color=LIGHT, bgcolor="grey30"),
    Style(color=DARK, bgcolor="grey93"),
    Style(color=LIGHT, bgcolor="dodger_blue3"),
    Style(color="grey50", bgcolor="grey15"),
    Style(color=LIGHT, bgcolor="purple4"),
)
DEAD = Style(color="grey50", bgcolor="grey15", strike=True)
COVERED = Style(reverse=True)
NEW = Style(bold=True, underline=True)
WIDTH = 5  # of a square


def draw(game: "Cafe", view: CafeTableView, words: Words) -> RenderableType:
    """A picture of a view: one's own area first."""
    picture = Picture(game, view, words)
    own = view.seat if view.seat is not None else view.deciding
    order = [(own + n) % view.seats for n in range(view.seats)]
    areas = Columns([picture.player(seat) for seat in order], padding=(0, 1))
    return Group(picture.heading(), picture.row(), areas, Text(words.say("picture-legend"), style="dim"))


def draw_choice(game: "Cafe", view: CafeTableView, code: int, words: Words) -> RenderableType:
    """A placement before it is made: what it covers, the area afterwards, and what that brings."""
    state = state_of(view, game.parts, FastChance(0))
    if not codes.PLACE <= code < codes.PRODUCE or game.refusal(state, code) is not None:
        return draw(game, view, words)
    seat, spot = int(state.deciding), code - int(codes.PLACE)
    cells = footprint(state, spot)
    told = [words.effect(effect) for effect in effects.placement(game, state, spot)]
    after = state.copy()
    after.apply(code, FastChance(0), None)
    then = view_of(after, view.seat)
    before, later = Picture(game, view, words), Picture(game, then, words)
    return Group(
        Columns(
            [
                Panel(before.area(view.players[seat], cells, COVERED), title=words.say("picture-covered"), expand=False),
                Panel(later.area(then.players[seat], cells, NEW), title=words.say("picture-after"), expand=False),
            ]
        ),
        *(Text(f"· {line}") for line in told),
    )


def footprint(state: CafeState, spot: int) -> set[tuple[int, int]]:
    """The coordinates under a placement."""
    area = state.areas[state.deciding]
    corner, rotation = divmod(spot, 4)
    x, y = int(area.x_of(corner)), int(area.y_of(corner))
    wide, high = (3, 2) if rotation % 2 == 0 else (2, 3)
    return {(x + dx, y + dy) for dx in range(wide) for dy in range(high)}


class Picture:
    """The parts of the picture."""

    def __init__(self, game: "Cafe", view: CafeTableView, words: Words) -> None:
        self.game = game
        self.view = view
        self.words = words
        self.letters = "".join(bean["letter"] for bean in game.edition.data["bean"])

    # -- the middle of the table ---------------------------------------------------------------------------------

    def heading(self) -> Text:
        view, say = self.view, self.words.say
        text = Text(say("picture-round", {"round": view.round, "rounds": view.rounds}), style="bold")
        fields = {"pile": view.pile, "discard": len(view.discard)}
        text.append(" · " + say("picture-cards", {**fields}), style="not bold")
        if view.mode == AUCTION and view.standing_bid:
            text.append(" · " + say("picture-bid", {"beans": view.standing_bid, "seat": view.holder}), style="not bold")
        if any(view.transit):
            load = " ".join(f"{n}{letter}" for n, letter in zip(view.transit, self.letters, strict=True) if n)
            text.append(" · " + say("picture-transit", {"load": load}), style="not bold")
        return text

    def row(self) -> RenderableType:
        """The open cards with slot and price."""
        cards = []
        for slot, card in enumerate(self.view.row):
            if card != NONE:
                price = self.view.prices[slot]
                say = self.words.say
                price_text = say("picture-price", {"beans": price}) if price else say("picture-free")
                title = f"{slot + 1}: {self.game.cards[card]}"
                cards.append(Panel(self.card(card), title=title, subtitle=price_text, expand=False))
        return Columns(cards)

    def card(self, card: int) -> Text:
        """A card lying, three squares by two, with its café below."""
        text = Text()
        for square in range(SQUARES):
            kind = int(self.game.parts.square[card * SQUARES + square])
            text.append(self.label(kind, card).center(WIDTH), STYLES[kind])
            text.append("\n" if square == 2 else "")
        if self.game.parts.cafe_square[card] != NONE:
            text.append("\n" + self.order_of(card))
        return text

    def order_of(self, card: int) -> str:
        demand = [int(self.game.parts.demand[card * 4 + colour]) for colour in range(4)]
        wanted = "".join(f"{n}{letter}" for n, letter in zip(demand, self.letters, strict=True) if n)
        return f"D {wanted} = {int(self.game.parts.cafe_points[card])}"

    # -- the players ---------------------------------------------------------------------------------------------

    def player(self, seat: int) -> RenderableType:
        view, player = self.view, self.view.players[seat]
        builder = view.builders[seat] if view.builders else None
        deciding = builder is not None or (view.phase != GAME_OVER and seat == view.deciding)
        title = ("▶ " if deciding else "") + self.words.name(seat) + (" ♚" if seat == view.cafetier else "")
        lines: list[RenderableType] = [self.area(player), self.warehouse(player)]
        lines += [self.cafe(cafe) for cafe in player.cafes]
        if player.hand != NONE:
            lines += [Text(self.words.say("picture-hand", {"card": self.game.cards[player.hand]})), self.card(player.hand)]
        left = builder.points_left if builder is not None else view.points_left if deciding else 0
        numbers = {"cups": player.cups, "ships": player.ships, "left": left, "points": player.points}
        lines.append(Text(self.words.say("picture-player", {**numbers})))
        return Panel(Group(*lines), title=title, box=box.HEAVY if deciding else box.ROUNDED, expand=False)

    def warehouse(self, player: PlayerView) -> Text:
        text = Text(self.words.say("picture-warehouse") + " ")
        for colour, beans in enumerate(player.warehouse):
            text.append(f" {beans}{self.letters[colour].upper()} ", STYLES[colour])
        return text

    def cafe(self, cafe: CafeView) -> Text:
        name = self.game.cards[cafe.card]
        if not cafe.open:
            return Text(self.words.say("picture-closed", {"card": name}), style="dim strike")
        parts = [
            f"{got}/{want}{letter}" for got, want, letter in zip(cafe.received, cafe.demand, self.letters, strict=True) if want
        ]
        mark = "★" if cafe.complete else "·"
        text = self.words.say("picture-cafe", {"card": name, "order": " ".join(parts), "points": cafe.points})
        return Text(f"{mark} {text}", style="bold" if cafe.complete else "")

    # -- the area ------------------------------------------------------------------------------------------------

    def area(self, player: PlayerView, marked: set[tuple[int, int]] | None = None, mark: Style | None = None) -> RenderableType:
        """The visible squares on their coordinates, two lines each: kind, then beans. Groups touch without a gap sideways."""
        squares = {(square.x, square.y): square for square in player.squares}
        cells = set(squares) | (marked or set())
        xs = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        ys = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
        closed = {cafe.card for cafe in player.cafes if not cafe.open}
        text = Text("    " + "".join(f"{x:^{WIDTH + 1}}" for x in xs) + "\n", style="dim", no_wrap=True)
        for y in ys:
            for line in range(2):
                text.append(f"{y:>3} " if line == 0 else "    ", "dim")
                for x in xs:
                    style = mark if marked and (x, y) in marked else None
                    self.square(text, squares, x, y, line, style, closed)
                text.append("\n")
        text.rstrip()
        return text

    def square(
        self,
        text: Text,
        squares: dict[tuple[int, int], SquareView],
        x: int,
        y: int,
        line: int,
        mark: Style | None,
        closed: set[int],
    ) -> None:
        square = squares.get((x, y))
        if square is None:
            text.append(" " * WIDTH if mark is None else "░" * WIDTH)
            text.append(" ")
            return
        dead = square.kind == CAFE and square.card in closed
        style = DEAD if dead else STYLES[square.kind]
        label = self.label(square.kind, square.card) if line == 0 else self.beans(square)
        text.append(label.center(WIDTH), style + mark if mark is not None else style)
        neighbour = squares.get((x + 1, y))
        joined = neighbour is not None and neighbour.anchor is not None and neighbour.anchor == square.anchor
        text.append("─" if joined and line == 0 else " ")

    def label(self, kind: int, card: int) -> str:
        if kind < DRYING:
            return f"A{self.letters[kind]}"
        if kind == CAFE:
            return f"D{self.game.cards[card].removeprefix('P')}"
        return {int(DRYING): "B", int(ROASTING): "C", int(CUP): "cup", int(SHIP): "ship"}.get(kind, "·")

    def beans(self, square: SquareView) -> str:
        return f"{square.beans}●{self.letters[square.colour]}" if square.beans else ""
