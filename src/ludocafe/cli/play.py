"""``ludocafe play``: people and bots round one terminal."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

from ludocafe import registry
from ludocafe.bots.levels import NAMES, NETWORK, choose
from ludocafe.bots.networks import network_of
from ludocafe.cli.console import out, t, words_for
from ludocafe.cli.drawing import draw, draw_choice
from ludocafe.cli.parameters import EditionFile, Lang, Options, game_in, read_file, settings_of
from ludocafe.cli.typer_i18n import Commands
from ludocafe.core.errors import BadInput, IllegalAction
from ludocafe.core.fair_chance import new_seed
from ludocafe.core.game import Game
from ludocafe.core.match import Match, UndoPolicy, replay
from ludocafe.core.model import Choice
from ludocafe.core.words import Words


def register(app: Commands) -> None:
    app.add("play", t("cli-play-help"), play)


def play(
    game: Annotated[str, typer.Argument(help=t("cli-game"), show_default=next(iter(registry.kinds())))] = "",
    players: Annotated[int | None, typer.Option("--players", "-p", help=t("cli-players"))] = None,
    humans: Annotated[int, typer.Option("--humans", help=t("cli-humans"), min=0)] = 1,
    bots: Annotated[str, typer.Option("--bots", help=t("cli-level"))] = "regular",
    name: Annotated[list[str] | None, typer.Option("--name", help=t("cli-name"))] = None,
    option: Options = None,
    edition: EditionFile = None,
    seed: Annotated[str, typer.Option("--seed", help=t("cli-play-seed"))] = "",
    save: Annotated[Path | None, typer.Option("--save", help=t("cli-save"), dir_okay=False)] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help=t("cli-resume"), dir_okay=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", help=t("cli-plain"))] = False,
    lang: Lang = None,
) -> None:
    if bots not in NAMES:
        raise BadInput("bad-bot", {"bot": bots, "levels": ", ".join(NAMES)})
    match = _resumed(resume) if resume is not None else _new_match(game, players, option, edition, seed)
    humans = min(humans, match.seats)
    if bots == NETWORK:
        network_of(match.game, match.seats)
    words = words_for(lang, match.game)
    given = list(name or [])[:humans]
    people = given + [words.say("player-number", {"number": seat + 1}) for seat in range(len(given), humans)]
    match.names = people + [words.say("cli-bot-name", {"number": n + 1}) for n in range(match.seats - humans)]
    match.policy = UndoPolicy(bots=frozenset(range(humans, match.seats)))
    words = words_for(lang, match.game, match.names)
    Terminal(match, words, humans, bots, save or resume, plain).run()


def _new_match(game: str, players: int | None, option: list[str] | None, edition: Path | None, seed: str) -> Match:
    played = game_in(game or next(iter(registry.kinds())), edition)
    seats = players if players is not None else 2 if 2 in played.seat_counts else min(played.seat_counts)
    return Match(played, seats, settings_of(option), seed=seed or new_seed())


def _resumed(path: Path) -> Match:
    """A saved game goes on with fresh draws; what was drawn stays drawn."""
    record = read_file(path)
    match = replay(record, registry.game_of(record))
    match.reseed_draws(new_seed())
    return match


class Terminal:
    """The conversation at one terminal."""

    def __init__(self, match: Match, words: Words, humans: int, level: str, save: Path | None, plain: bool) -> None:
        self.match = match
        self.words = words
        self.humans = humans
        self.level = level
        self.path = save
        self.plain = plain  # for screen readers: words only, the table when it is asked for
        self.shown = -1  # the seat whose secrets are on the screen

    @property
    def game(self) -> Game:
        return self.match.game

    def run(self) -> None:
        title = f"[bold]{self.words.say('game-title')}[/]"
        out.print(title) if self.plain else out.rule(title)
        out.print(self.words.say("cli-help-line"), style="dim")
        try:
            while not self.match.over:
                seat = int(self.match.state.actor())
                if seat < self.humans:
                    if not self.ask(seat):
                        return
                else:
                    self.let_bot_play(seat)
        except (EOFError, KeyboardInterrupt):
            out.print()
            self.save()
            return
        self.finish()

    # -- bots ----------------------------------------------------------------------------------------------------

    def let_bot_play(self, seat: int) -> None:
        state = self.match.state
        made = self.match.number
        code = choose(self.level, self.game, self.game.view(state, seat), made, decisions=made, step=self.match.turn_steps(seat))
        choice = self.game.choice(state, code)
        before = len(self.match.steps)
        self.match.act_code(seat, code)
        out.print(f"[bold]{self.words.name(seat)}[/] · {self.words.choice(choice)}")
        self.tell(before)

    def tell(self, since: int) -> None:
        """What happened, as the people at this terminal may read it."""
        viewer = self.shown if self.humans == 1 else None
        for step in self.match.steps[since:]:
            for event in step.events_for(viewer if viewer is not None else step.seat, self.match.over):
                out.print(f"  {self.words.event(event)}", style="dim", markup=False)

    # -- people --------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Show the table and take one answer; False when the player leaves."""
        state = self.match.state
        if self.humans > 1 and seat != self.shown and self.has_secrets(seat):
            out.input(self.words.say("cli-hand-over", {"name": self.words.name(seat)}))
            out.clear()
        self.shown = seat
        if not self.plain:
            self.draw(seat)
        prompt = self.words.prompt(self.game.decision(state))
        out.print(self.words.say("cli-says", {"who": f"[bold]{self.words.name(seat)}[/]", "what": prompt}))
        choices = self.game.choices(state)
        self.list_choices(choices)
        while True:
            answer = out.input("[bold]> [/]").strip()
            if answer in ("quit", "q"):
                self.save()
                return False
            if self.answer(seat, answer, choices):
                return True

    def draw(self, seat: int) -> None:
        out.print(draw(self.game, self.game.view(self.match.state, seat), self.words))

    def has_secrets(self, seat: int) -> bool:
        """Does this seat see anything that a spectator does not?"""
        own, public = (self.game.view(self.match.state, viewer) for viewer in (seat, None))
        return bool(msgspec.structs.replace(own, seat=None) != public)

    def list_choices(self, choices: list[Choice]) -> None:
        if self.plain:
            for number, choice in enumerate(choices, start=1):
                said = [text for text in (self.words.choice(choice), self.words.effects(choice), choice.notation) if text]
                out.print(f"{number}: {'; '.join(said)}", markup=False, highlight=False, soft_wrap=True)
            return
        grid = Grid(box=None, show_header=False, padding=(0, 1))
        for number, choice in enumerate(choices, start=1):
            grid.add_row(
                f"[cyan]{number}[/]", self.words.choice(choice), self.words.effects(choice), f"[dim]{choice.notation}[/]"
            )
        out.print(grid)

    def answer(self, seat: int, answer: str, choices: list[Choice]) -> bool:
        """Carry out a command or an action; True when the table moved on and must be shown anew."""
        command, _, rest = answer.partition(" ")
        if not answer:
            return False
        if command in ("help", "h"):
            out.print(self.words.say("cli-help-text"))
        elif command == "undo":
            return self.undo(seat)
        elif command == "hint":
            self.hint(seat, choices)
        elif command == "look":
            self.look(seat, rest, choices)
        elif command == "why":
            self.why(rest)
        elif command == "rule":
            out.print(self.words.say(f"rule-{rest.upper()}"), markup=False)
        elif command == "table":
            self.draw(seat)
        elif command == "list":
            self.list_choices(choices)
        elif command == "save":
            self.save(Path(rest) if rest else None)
        else:
            return self.act(seat, answer, choices)
        return False

    def act(self, seat: int, answer: str, choices: list[Choice]) -> bool:
        before = len(self.match.steps)
        try:
            self.match.act_code(seat, self.code_of(answer, choices))
        except IllegalAction as error:
            self.explain(error)
            return False
        except BadInput as error:
            out.print(self.words.error(error), style="red", markup=False)
            return False
        self.tell(before)
        return True

    def code_of(self, answer: str, choices: list[Choice]) -> int:
        """The action a number of the list or a notation stands for."""
        if answer.isdecimal() and len(answer) < 6:
            number = int(answer)
            if not 1 <= number <= len(choices):
                raise BadInput("cli-no-such-number", {"most": len(choices)})
            return choices[number - 1].code
        return self.game.parse(self.match.state, answer)

    def explain(self, error: IllegalAction) -> None:
        rule = error.refusal.rule
        out.print(self.words.error(error), style="red", markup=False)
        out.print(f"{rule} {self.words.say(f'rule-{rule}', attribute='title')}", style="dim", markup=False)

    def look(self, seat: int, answer: str, choices: list[Choice]) -> None:
        """Show what a choice would lead to: its picture where the game has one, else its effects."""
        try:
            code = self.code_of(answer, choices)
            self.game.check(self.match.state, code)
        except IllegalAction as error:
            self.explain(error)
            return
        except BadInput as error:
            out.print(self.words.error(error), style="red", markup=False)
            return
        picture = draw_choice(self.game, self.game.view(self.match.state, seat), code, self.words)
        out.print(picture if picture is not None else self.words.effects(self.game.choice(self.match.state, code)))

    def why(self, notation: str) -> None:
        """Explain why an action is refused, with the rule's article."""
        try:
            refusal = self.game.refusal(self.match.state, self.game.parse(self.match.state, notation))
        except BadInput as error:
            out.print(self.words.error(error), style="red", markup=False)
            return
        if refusal is None:
            out.print(self.words.say("cli-it-is-legal"))
            return
        out.print(self.words.refusal(refusal), style="red", markup=False)
        article = self.words.say(f"rule-{refusal.rule}")
        out.print(self.words.say("cli-says", {"who": refusal.rule, "what": article}), markup=False)

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except BadInput as error:
            out.print(self.words.error(error), style="red", markup=False)
            return False
        return True

    def hint(self, seat: int, choices: list[Choice]) -> None:
        code = choose("regular", self.game, self.game.view(self.match.state, seat), 0)
        choice = next(choice for choice in choices if choice.code == code)
        number = choices.index(choice) + 1
        out.print(self.words.say("cli-hint", {"number": number, "choice": self.words.choice(choice)}), markup=False)

    # -- the end -------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        state = self.match.state
        out.print(draw(self.game, self.game.view(state, 0 if self.humans else None), self.words))
        out.rule(self.words.say(f"end-{self.game.end_reason(state)}"))
        places = self.game.places(state)
        for seat in sorted(range(self.match.seats), key=lambda seat: places[seat]):
            lines = ", ".join(f"{self.words.source(line)} {line.amount}" for line in self.game.scores(state)[seat])
            out.print(f"{places[seat]}. [bold]{self.words.name(seat)}[/] {state.points(seat)}  [dim]({lines})[/]")
        if self.path is not None:
            self.save()

    def save(self, path: Path | None = None) -> None:
        path = path or self.path
        if path is None:
            out.print(self.words.say("cli-not-saved"), style="dim")
            return
        path.write_text(self.match.record().to_json(), encoding="utf-8")
        out.print(self.words.say("cli-saved", {"file": path.name}), markup=False)
