"""The table as a picture for the terminal: phase guide, cooperatives, bars, tracks, player boards with a score preview.

Players are letters (A, B, C … by seat, @ for André), so that colour is never needed.
"""

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludocafe.core.game import View
from ludocafe.core.masks import has
from ludocafe.core.words import Words
from ludocafe.games.coffee_traders.declare import PERIODS, PHASES
from ludocafe.games.coffee_traders.edge.view import CoopView, PlayerView, SpaceView, TradersView
from ludocafe.games.coffee_traders.rules.state import COFFEES, CONTRACTS, COOPS, JOKER_SPENT, LINES, NONE, SLOTS

if TYPE_CHECKING:
    from ludocafe.games.coffee_traders import CoffeeTraders

ANDRE = 2  # his number on the board of the two-player game
AUTOMA_NAME = "seat-5"  # the text named after AUTOMA_SEAT
GUIDES = (
    "guide-setup",
    "guide-work",
    "guide-workers",
    "guide-trade",
    "guide-harvest",
    "guide-sell",
    "guide-reset",
    "guide-over",
)
HEADINGS = (
    "picture-coop",
    "picture-row-3",
    "picture-row-2",
    "picture-row-1",
    "picture-donkeys",
    "picture-house",
    "picture-buildings",
    "picture-quality",
)
SCORE_HEADINGS = (
    "picture-points-bars",
    "picture-points-majorities",
    "picture-points-objectives",
    "picture-points-coops",
    "picture-points-arabica",
    "picture-points-reserve",
    "picture-points-plantations",
    "picture-points-workers",
    "picture-points-buildings",
    "picture-points-contracts",
    "picture-points-counters",
)


def draw(game: "CoffeeTraders", view: View, words: Words) -> RenderableType:
    """A picture of a view, readable at 120 columns."""
    assert isinstance(view, TradersView)
    picture = Picture(game, view, words)
    return Group(
        picture.strip(),
        picture.coops(),
        picture.bars(),
        picture.commons(),
        picture.players(),
        picture.legend(),
    )


class Picture:
    """The parts of the picture."""

    def __init__(self, game: "CoffeeTraders", view: TradersView, words: Words) -> None:
        self.parts = game.parts
        self.names = game.names
        self.view = view
        self.words = words

    def say(self, key: str, **fields: int | str) -> str:
        return self.words.say(key, dict(fields))

    def mark(self, player: int) -> str:
        """The letter of a player."""
        if player == NONE:
            return "·"
        return "@" if self.view.andre is not None and player == ANDRE else "ABCDE"[player]

    def marks(self, players: list[int]) -> str:
        return "".join(self.mark(player) for player in players)

    def name(self, player: int) -> str:
        if self.view.andre is not None and player == ANDRE:
            return self.words.say(AUTOMA_NAME)
        return self.words.name(player)

    def legend(self) -> Text:
        automa = f"@ {self.name(ANDRE)} · " if self.view.andre is not None else ""
        return Text(automa + self.say("picture-legend"), style="dim")

    # -- the middle of the table ---------------------------------------------------------------------------------

    def strip(self) -> Text:
        """Year, phase with its guide, turn order."""
        view, phase = self.view, PHASES[self.view.phase]
        text = Text(f"{PERIODS[view.period]} · {self.words.say(f'phase-{phase}')}", style="bold")
        text.append(" – " + self.words.say(GUIDES[view.phase]), style="not bold italic")
        count = view.seats + (view.andre is not None)
        order = [self.mark(view.order[i]) + ("×" if has(view.passed, view.order[i]) else "") for i in range(count)]
        text.append("\n" + self.say("picture-order", order=" ".join(order)), style="not bold")
        if view.phase == 5:
            gone = sum(has(view.passed, player) for player in range(view.seats))  # not André
            text.append(" · " + self.say("picture-next-order", order=self.marks(view.next_order[:gone]) or "–"), style="not bold")
        return text

    def coops(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        for heading in HEADINGS:
            table.add_column(self.say(heading))
        for number, coop in enumerate(self.view.coops):
            table.add_row(*self.coop(number, coop))
        return table

    def coop(self, number: int, coop: CoopView) -> list[str]:
        names, parts = self.names, self.parts
        rows: list[list[str]] = [[], [], []]
        for space, place in enumerate(coop.spaces):
            rows[int(parts.row_of[space])].append(self.space(place))
        donkeys = [
            f"{names.paths[path][1:]}:{self.marks([owner for owner in owners if owner != NONE])}"
            for path, owners in enumerate(coop.donkeys)
            if any(owner != NONE for owner in owners)
        ]
        animals = "".join(sign for sign, left in zip("☼*", coop.animals, strict=True) if left)
        sites = [f"{names.sites[site]}:{self.mark(owner)}" for site, owner in enumerate(coop.sites) if owner != NONE]
        title = f"{self.words.say(f'coop-{names.coops[number]}')} {animals}\n" + self.say(
            "picture-town", workers=coop.town, crop=coop.crop, full=coop.full_crop
        )
        house = f"{self.marks(coop.house) or '–'} {'¢' if coop.coin else ''}{coop.stock}"
        quality = " ".join(f"{self.mark(player)}{value}" for player, value in enumerate(coop.quality) if value)
        upper = [" ".join(row) for row in rows]
        return [title, upper[2], upper[1], upper[0], " ".join(donkeys), house, " ".join(sites), quality]

    def space(self, place: SpaceView) -> str:
        if place.owner == NONE:
            return "· "
        return f"{self.mark(place.owner)}{place.level}{'' if place.worker else '!'}{'t' if place.truck else ''}"

    def bars(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        for city, bar in enumerate(self.view.bars):
            animal = "" if bar.animal == NONE else f" ({self.coffee(bar.animal)}☼)"
            table.add_column(str(self.words.value("city", self.names.cities[city])) + animal)
        for slot in range(SLOTS):
            table.add_row(*(self.slot(city, slot) for city in range(len(self.view.bars))))
        return table

    def slot(self, city: int, slot: int) -> str:
        at, parts = city * int(SLOTS) + slot, self.parts
        if parts.slot_n[at] == 0:
            return ""
        kind = self.coffee(int(parts.slot_type[at]))
        return (
            f"{self.mark(self.view.bars[city].beans[slot])} {parts.slot_n[at]}{kind} {parts.slot_coins[at]}¢ {parts.slot_vp[at]}★"
        )

    def coffee(self, number: int) -> str:
        """One letter for a coffee; ? for any."""
        return "GCBEIK?"[number] if number < 7 else ""

    def objective(self, message: str) -> str:
        """CTR-093: ten coffees may have to lie under warehouses, at this table or in this edition."""
        said = self.words.say(message, None, "strict") if self.view.strict or self.parts.strict_ten else message
        return self.words.say(message) if said == message else said

    def commons(self) -> Text:
        """Objectives, Arabica stacks, André."""
        view, lines = self.view, []
        for objective in view.objectives:
            tile = self.names.objectives[objective.tile]
            text = self.objective(f"objective-{self.names.conditions[objective.tile]}")
            lines.append(self.say("picture-objective", tile=tile, text=text, claims=self.marks(objective.claims) or "–"))
        stacks = [
            f"{self.names.letters[i]} {''.join(self.coffee(c) for c in stack) or '–'}" for i, stack in enumerate(view.stacks)
        ]
        lines.append(self.say("picture-stacks", stacks=" · ".join(stacks)))
        if view.andre is not None:
            andre = view.andre
            contract = andre.contracts[-1]
            lines.append(
                self.say(
                    "picture-andre",
                    lines="".join(self.coffee(int(self.parts.contract_type[contract * 3 + i])) for i in range(LINES)),
                    turned="".join(self.coffee(colour) for colour in andre.counters) or "–",
                    left="/".join(map(str, andre.left)),
                    traders=andre.traders,
                    points=sum(andre.points.values()),
                )
            )
        return Text("\n".join(lines))

    # -- the players ---------------------------------------------------------------------------------------------

    def players(self) -> Table:
        view = self.view
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        table.add_column("")
        for player in range(view.seats):
            deciding = "▶ " if player == view.deciding else ""
            table.add_column(f"{deciding}{self.mark(player)} {self.name(player)}")
        rows = (
            ("picture-supplies", self.supplies),
            ("picture-people", self.people),
            ("picture-reserve", self.reserve),
            ("picture-coffees", self.coffees),
            ("picture-storage", self.storage),
            ("picture-plantations", self.plantations),
            ("picture-contracts", self.contracts),
            ("picture-arabica", self.arabica),
            ("picture-counters", self.counters),
        )
        for heading, cell in rows:
            table.add_row(self.say(heading), *(cell(player) for player in view.players))
        for item, heading in zip(view.players[0].points, SCORE_HEADINGS, strict=True):
            table.add_row(self.say(heading), *(str(player.points[item]) for player in view.players), style="dim")
        table.add_row(self.say("picture-total"), *(str(player.total) for player in view.players), style="bold")
        return table

    def supplies(self, player: PlayerView) -> str:
        tokens = f" −3×{player.tokens}" if player.tokens else ""
        return (
            self.say(
                "picture-supplies-of", coins=player.coins, donkeys=player.donkeys, trucks=player.trucks, civets=player.sumatra
            )
            + tokens
        )

    def people(self, player: PlayerView) -> str:
        return self.say(
            "picture-people-of",
            markers=player.black + player.coloured,
            workers=player.workers,
            traders=player.traders,
            contractors=player.contractors,
        )

    def reserve(self, player: PlayerView) -> str:
        present = (player.bonus_marker, player.bonus_trader, player.bonus_purse)
        left = "".join(letter for letter, here in zip("ABC", present, strict=True) if here)
        return f"{left} 🔒" if len(left) == 1 else left

    def coffees(self, player: PlayerView) -> str:
        return " ".join(f"{self.coffee(i)}{player.coffee[i]}" for i in range(COFFEES))

    def storage(self, player: PlayerView) -> str:
        columns = "".join(self.coffee(i) for i in range(COFFEES) if has(player.storage, i))
        stock = "".join(self.coffee(i) * player.stock[i] for i in range(COOPS))
        joker = "" if player.joker in (NONE, JOKER_SPENT) else f"({self.coffee(player.joker)})"
        ratio = int(self.parts.ratio[player.exchange])
        return f"{1 + player.built[0]}▣{columns} {ratio}:1 {stock}{joker}"

    def plantations(self, player: PlayerView) -> str:
        """What each row of the player board offers next; buildings left."""
        offers = []
        for row, letter in enumerate("ABC"):
            item = player.next_item[row]
            if item < self.parts.row_items[row]:
                level = int(self.parts.item_level[row * 5 + item])
                offers.append(f"{letter}:{f'L{level}' if level else '⌂'}/{self.parts.item_cost[row * 5 + item]}¢")
        left = "/".join(str(self.parts.column_size[i] - player.built[i]) for i in range(3))
        return f"{' '.join(offers)} ▣{left}{'' if player.hospital else ' ✚'}"

    def contracts(self, player: PlayerView) -> str:
        lines = []
        for letter, name in enumerate(self.names.letters):
            if has(player.fulfilled, letter):
                lines.append(f"{name} ✓")
                continue
            contract, side = player.contract[letter], player.side[letter]
            needs = (
                f"{self.parts.contract_n[(side * CONTRACTS + contract) * LINES + i]}"
                f"{self.coffee(int(self.parts.contract_type[contract * LINES + i]))}"
                for i in range(LINES)
            )
            lines.append(f"{name} {' '.join(needs)}")
        return "\n".join(lines)

    def arabica(self, player: PlayerView) -> str:
        return " ".join(f"{self.coffee(row)}{column}" for row, column in enumerate(player.column))

    def counters(self, player: PlayerView) -> str:
        aside = "".join((self.coffee(i) if i < COOPS else "*") * player.aside[i] for i in range(COFFEES))
        return f"{player.filled}{f' +{aside}' if aside else ''}"
