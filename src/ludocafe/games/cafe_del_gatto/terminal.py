"""The table as a picture for the terminal: machine, drink tiles, players; letters say what colours show."""

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ludocafe.core.game import View
from ludocafe.core.words import Words
from ludocafe.games.cafe_del_gatto.edge.view import CupView, GattoView, PlayerView
from ludocafe.games.cafe_del_gatto.rules.state import CUPS, GAME_OVER, MENU, NONE, ROWS, SPACES, TILES

if TYPE_CHECKING:
    from ludocafe.games.cafe_del_gatto import CafeDelGatto

FACE_STYLES = (Style(color="grey15", bgcolor="grey89"), Style(color="grey89", bgcolor="orange4"))
EMPTY_STYLES = (Style(color="grey70"), Style(color="dark_orange3"))


def draw(game: "CafeDelGatto", view: View, words: Words) -> RenderableType:
    """A picture of a view, made for 80 columns."""
    assert isinstance(view, GattoView)
    picture = Picture(game, view, words)
    upper = Table.grid(padding=(0, 1))
    upper.add_row(picture.machine(), picture.drinks())
    return Group(upper, picture.supply(), picture.players(), Text(words.say("picture-legend"), style="dim"))


class Picture:
    """The parts of the picture."""

    def __init__(self, game: "CafeDelGatto", view: GattoView, words: Words) -> None:
        self.parts = game.parts
        self.view = view
        self.words = words
        self.tokens = game.vocabulary["token"].ids
        self.faces = game.vocabulary["face"].ids
        self.cups = game.vocabulary["cup"].ids

    # -- the middle of the table ---------------------------------------------------------------------------------

    def machine(self) -> RenderableType:
        """Both columns side by side, the bottom row at the bottom, prices on the outside."""
        grid = Table.grid(padding=(0, 1))
        for justify in ("right", "right", "right", "left", "left", "left"):
            grid.add_column(justify=justify)
        milk, coffee = (self.words.say(f"face-{face}") for face in self.faces)
        grid.add_row("", "", milk, coffee, "", "")
        for row in reversed(range(int(ROWS))):
            grid.add_row(
                str(row + 1), self.price(0, row), self.place(0, row), self.place(1, row), self.price(1, row), self.top(row)
            )
        content: list[RenderableType] = [grid]
        if self.view.held != NONE:
            fields = {"face": self.faces[self.view.held_column], "token": self.tokens[self.view.held]}
            content.append(Text(self.words.say("picture-in-hand", {**fields})))
        return Panel(Group(*content), title=self.words.say("picture-machine"), box=box.ROUNDED, expand=False)

    def price(self, column: int, row: int) -> Text:
        return Text(self.words.say("picture-price", {"price": self.view.prices[column][row]}))

    def place(self, column: int, row: int) -> Text:
        token = self.view.machine[column][row]
        if token == NONE:
            return Text(" -- ", style=EMPTY_STYLES[column])
        return Text(f" {self.tokens[token]} ", style=FACE_STYLES[column])

    def top(self, row: int) -> Text:
        """The surcharge of the upper rows (GAT-41)."""
        extra = int(self.parts.surcharge[row])
        return Text(self.words.say("picture-surcharge", {"amount": extra}) if extra else "", style="bold")

    def drinks(self) -> RenderableType:
        """Per type of cup: coins for 1, 2, 3 preparations, and the tiles still to be had."""
        table = Table(box=box.ROUNDED, pad_edge=False)
        table.add_column("")
        table.add_column(self.words.say("picture-menu"))
        table.add_column(self.words.say("picture-tiles"))
        for cup in range(CUPS):
            coins = [int(self.parts.menu[cup * MENU + i]) for i in range(MENU)]
            menu = "/".join("–" if amount == NONE else str(amount) for amount in coins)
            tiles = " ".join(self.tile(cup, index) for index in range(TILES) if self.parts.tile[cup * TILES + index] != NONE)
            table.add_row(self.words.say(f"cup-{self.cups[cup]}"), menu, tiles)
        return table

    def tile(self, cup: int, index: int) -> str:
        value = f"{int(self.parts.tile[cup * TILES + index]):>2}"
        left = self.view.stock[cup][index]
        if left == 0:
            return " " * (len(value) - 1) + "·"
        return f"{value}×{left}" if self.parts.single[cup * TILES + index] == 0 else value

    def supply(self) -> Text:
        view = self.view
        round = Text(self.words.say("picture-round", {"round": view.round}), style="bold")
        if view.last_round:
            round.append(" · " + self.words.say("picture-last-round"), style="bold red")
        fields = {
            "bag": sum(view.bag),
            "discard": sum(view.discard),
            "coins": view.coin_reserve,
            "sugar": view.sugar_reserve,
        }
        return round.append(" · " + self.words.say("picture-supply", {**fields}), style="not bold")

    # -- the players ---------------------------------------------------------------------------------------------

    def players(self) -> RenderableType:
        table = Table(box=box.ROUNDED, show_lines=True, pad_edge=False)
        table.add_column("", max_width=14, overflow="ellipsis", no_wrap=True, vertical="bottom")
        for cup in self.cups:
            table.add_column(self.words.say(f"cup-{cup}"), max_width=10, vertical="bottom")
        for seat, player in enumerate(self.view.players):
            table.add_row(self.player(seat, player), *(self.cup(number, cup) for number, cup in enumerate(player.cups)))
        return table

    def player(self, seat: int, player: PlayerView) -> Text:
        """Name, points and supplies of a player; a mark shows who decides."""
        deciding = self.view.phase != GAME_OVER and seat == self.view.deciding
        lines = [
            Text(("▶ " if deciding else "  ") + self.words.name(seat), style="bold" if deciding else ""),
            Text("  " + self.words.say("picture-points", {"points": player.points})),
            Text("  " + self.words.say("picture-coins", {"coins": player.coins})),
            Text("  " + self.words.say("picture-sugar", {"cubes": player.sugar})),
        ]
        return Text("\n").join(lines)

    def cup(self, number: int, cup: CupView) -> Text:
        """The spaces of a cup from the top down with a line for what it holds, or its tile once it is served."""
        if cup.tile != NONE:
            return Text(f"★ {int(self.parts.tile[number * TILES + cup.tile])}", style="bold")
        size = int(self.parts.size[number])
        lines = [self.space(number, cup, space) for space in reversed(range(size))]
        total = sum(int(self.parts.value[token]) for token in cup.tokens)
        full = f"{self.words.say('picture-full')} " if len(cup.tokens) == size else ""
        lines.append(Text(f"{full}={total}" if cup.tokens else "", style="italic"))
        return Text("\n").join(lines)

    def space(self, number: int, cup: CupView, space: int) -> Text:
        face = int(self.parts.face[number * SPACES + space])
        letter = self.faces[face][0].upper()
        if space < len(cup.tokens):
            return Text(f" {letter} {self.tokens[cup.tokens[space]]} ", style=FACE_STYLES[face])
        mark = "› " if space == len(cup.tokens) else "  "
        return Text(f" {letter} {mark} ", style=EMPTY_STYLES[face])
