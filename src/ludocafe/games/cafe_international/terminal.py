"""The café as a picture for the terminal: tables, guests, players, own hand; letters say what colours show."""

from collections import Counter
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ludocafe.core.game import View
from ludocafe.core.words import Words
from ludocafe.games.cafe_international.edge.view import InternationalView
from ludocafe.games.cafe_international.rules.state import FORMING, GAME_OVER, MORE, NONE, PARTNER, TURN

if TYPE_CHECKING:
    from ludocafe.games.cafe_international import CafeInternational

LETTERS = ("letter-W", "letter-M")
SIDE = 5  # the café is a square of so many cells
FEW_TABLES = 3
FEW_GUESTS = 5


def draw(game: "CafeInternational", view: View, words: Words) -> RenderableType:
    """A picture of a view, readable at 100 columns."""
    assert isinstance(view, InternationalView)
    picture = Picture(game, view, words)
    upper = Table.grid(padding=(0, 2))
    upper.add_row(picture.cafe(), Group(picture.players(), picture.piles(), picture.turn()))
    return Group(upper, picture.hand(), Text(words.say("picture-legend"), style="dim"))


class Picture:
    """The parts of the picture."""

    def __init__(self, game: "CafeInternational", view: InternationalView, words: Words) -> None:
        self.view = view
        self.words = words
        self.data = game.edition.data
        self.nations = game.nations
        self.styles = [Style(color=nation["ink"], bgcolor=nation["accent"]) for nation in self.data["nation"]]
        self.letters = [words.say(letter) for letter in LETTERS]

    # -- the café ------------------------------------------------------------------------------------------------

    def cafe(self) -> RenderableType:
        """Tables and chairs where they lie on the square."""
        cells = [[Text("") for _ in range(SIDE)] for _ in range(SIDE)]
        for slot in self.data["table_slot"]:
            cells[slot["row"]][slot["col"]] = self.table(slot["id"])
        for chair in self.data["seat"]:
            cells[chair["row"]][chair["col"]] = self.chair(chair["id"])
        grid = Table.grid(padding=(0, 1))
        for _ in range(SIDE):
            grid.add_column(justify="center", min_width=6)
        for row in cells:
            grid.add_row(*row)
            grid.add_row()
        return Panel(grid, title=self.words.say("picture-cafe"), box=box.ROUNDED, expand=False)

    def table(self, slot: int) -> Text:
        nation = self.view.tables[slot]
        if nation == NONE:
            return Text("[    ]", style="dim")
        mark = "◎" if slot == self.view.forming else " "
        return Text(f"[{mark}{self.nations[nation]} ]", style=self.styles[nation] + Style(bold=True))

    def chair(self, chair: int) -> Text:
        kind = self.view.guests[chair]
        if kind == NONE:
            return Text(f"·{chair}·", style="dim")
        waiting = "!" if chair == self.view.pending else ""
        return self.card(kind).append(waiting, style="bold red")

    def card(self, kind: int) -> Text:
        nation, gender = divmod(kind, 2)
        return Text(f"{self.nations[nation]} {self.letters[gender]}", style=self.styles[nation])

    # -- beside it -----------------------------------------------------------------------------------------------

    def players(self) -> RenderableType:
        table = Table(box=box.ROUNDED, pad_edge=False)
        table.add_column(self.words.say("picture-player"), max_width=14, overflow="ellipsis", no_wrap=True)
        for heading in ("picture-made", "picture-hand-size", "picture-down", "picture-total"):
            table.add_column(self.words.say(heading), justify="right")
        for seat, player in enumerate(self.view.players):
            numbers = (sum(player.score), player.hand_size, player.down_size, player.points)
            table.add_row(self.player(seat), *map(str, numbers))
        return table

    def player(self, seat: int) -> Text:
        active = self.view.phase != GAME_OVER and seat == self.view.active
        return Text(("▶ " if active else "  ") + self.words.name(seat), style="bold" if active else "")

    def piles(self) -> Text:
        view = self.view
        few = view.guest_pile <= FEW_GUESTS or view.table_pile <= FEW_TABLES
        text = self.words.say("picture-piles", {"guests": view.guest_pile, "tables": view.table_pile})
        return Text(text, style="bold red" if few else "")

    def turn(self) -> Text:
        """How many cards of the turn are used, and what they made."""
        view = self.view
        if view.phase not in (TURN, MORE, PARTNER, FORMING):
            return Text("")
        dots = "●" * view.placed + "○" * view.cards_left
        return Text(f"{dots} " + self.words.say("picture-turn", {"points": view.earned}))

    # -- cards ---------------------------------------------------------------------------------------------------

    def hand(self) -> RenderableType:
        """The reader's own cards; all cards of everybody once the game is over."""
        lines = []
        for seat, player in enumerate(self.view.players):
            if player.hand is not None:
                lines.append(self.cards("picture-hand", seat, player.hand))
            if player.down:
                lines.append(self.cards("picture-face-down", seat, player.down))
        return Group(*lines)

    def cards(self, heading: str, seat: int, kinds: list[int]) -> Text:
        line = Text(self.words.say(heading, {"seat": seat}) + " ")
        for kind, copies in sorted(Counter(kinds).items()):
            line.append_text(self.card(kind))
            line.append(f"×{copies}  " if copies > 1 else "  ")
        return line
