"""The conformance battery, check by check: pass a game and a table set-up."""

import random
import re
from collections.abc import Iterable, Iterator
from importlib.util import find_spec

import msgspec

from ludocafe.core.chance import FastChance
from ludocafe.core.errors import IllegalAction
from ludocafe.core.fair_chance import Replayed
from ludocafe.core.game import Game
from ludocafe.core.match import Match, Step, replay, verify
from ludocafe.core.record import read_record
from ludocafe.core.state import State
from ludocafe.core.words import LANGUAGES, Words

MANY = 5  # so many values of one option are names
CODES_PER_DECISION = 60  # how many of the impossible actions are asked about at each decision


class Setup(msgspec.Struct, frozen=True):
    """A seat count and options to test a game with."""

    game: str
    seats: int
    settings: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.settings)
        return f"{self.game}-{self.seats}{options}"


def setups(game: Game) -> Iterator[Setup]:
    """Every seat count with the default options, and with each other value of each option alone.

    Naming a player changes nothing but who begins; a game's own tests show that. Of options that repeat for every seat
    (``handicap_1``, ``handicap_2`` …) the first stands for all, and of many values that differ in a name one does.
    """
    for seats in game.seat_counts:
        yield Setup(game.id, seats)
        for setting in game.settings:
            if setting.names_player or re.search(r"_[2-9]$", setting.name):
                continue
            for value in setting.choices[1 : MANY if len(setting.choices) < MANY else 2]:
                if not setting.seats or seats in setting.seats:
                    yield Setup(game.id, seats, ((setting.name, value),))


def open_table(game: Game, setup: Setup, seed: int) -> Match:
    return Match(game, setup.seats, dict(setup.settings), FastChance(seed), [f"P{i}" for i in range(setup.seats)])


def deciding(state: State) -> list[int]:
    """The seats that may decide."""
    return [seat for seat in range(int(state.seats)) if state.may_decide(seat)]


def ask_anybody(state: State, player: random.Random) -> int:
    """Turn the state to one of those who may decide."""
    seats = deciding(state)
    seat = seats[0] if len(seats) == 1 else player.choice(seats)
    state.turn_to(seat)
    return seat


def settled(game: Game, state: State) -> str:
    """The position, whoever was asked last: equal for equal games."""
    twin = state.copy()
    for seat in deciding(twin)[:1]:
        twin.turn_to(seat)
    return game.position(twin)


def play_through(game: Game, setup: Setup, seed: int) -> Iterator[tuple[Match, random.Random]]:
    """A random game, stopping before every decision; where several may decide, any of them does."""
    table = open_table(game, setup, seed)
    player = random.Random(seed)
    while not table.over:
        assert len(table.steps) <= game.max_decisions, "the game does not end"
        seat = ask_anybody(table.state, player)
        yield table, player
        table.state.turn_to(seat)
        table.act_code(seat, player.choice(table.state.legal()))
    yield table, player


def check_decision(game: Game, table: Match, player: random.Random) -> None:
    """Legal choices, refusals, notation and structure agree; a refused action changes nothing."""
    state = table.state
    decision = game.decision(state)
    actor = int(state.actor())
    legal = state.legal()
    question = game.declaration.asked[decision.kind]
    assert set(decision.fields) == {name for field in question.tells for name in field.names}, decision
    assert all(game.declaration.kind_of(code)[0].name in question.answers for code in legal)
    if table.over:
        assert decision.seat is None and legal == []
        return
    assert decision.seat == actor and 0 <= actor < state.seats
    assert actor in table.deciding and (state.at_once() or table.deciding == (actor,))
    assert legal and len(set(legal)) == len(legal)
    assert all(0 <= code < game.action_count for code in legal)
    notations = set()
    for code in legal:
        assert game.refusal(state, code) is None, (code, game.position(state))
        notation = game.notation(state, code)
        notations.add(notation)
        assert game.parse(state, notation) == code
        assert game.code(state, game.action(state, code)) == code
        msgspec.json.encode(game.choice(state, code))
    assert len(notations) == len(legal)
    others = [code for code in range(game.action_count) if code not in set(legal)]
    before = game.position(state)
    for code in player.sample(others, min(len(others), CODES_PER_DECISION)):
        refusal = game.refusal(state, code)
        assert refusal is not None and refusal.rule.startswith(game.prefix), (code, before)
        try:
            game.play(state, code, Replayed())
        except IllegalAction:
            pass
        else:
            raise AssertionError("an illegal action was carried out")
    assert game.position(state) == before


def check_copy_and_position(game: Game, table: Match) -> None:
    """A position text carries the whole state; a copy is equal and independent."""
    text = game.position(table.state)
    again = game.parse_position(text)
    assert game.position(again) == text
    assert again.legal() == table.state.legal()
    twin = table.state.copy()
    assert game.position(twin) == text
    if not table.over:
        twin.apply(twin.legal()[0], FastChance(1), None)
        assert game.position(table.state) == text


def check_scores(game: Game, state: State) -> None:
    for seat, lines in enumerate(game.scores(state)):
        assert sum(line.amount for line in lines) == state.points(seat), game.position(state)
    places = game.places(state)
    assert min(places) >= 1 and len(places) == state.seats


def check_view(game: Game, state: State) -> None:
    """A view survives JSON, and shows the same after a fresh deal of everything hidden (no leak, honest sample).

    So does an observation.
    """
    state = state.copy()
    for seat in [None, *range(int(state.seats))]:
        view = game.view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
        if game.same_view_for_all:
            assert msgspec.structs.replace(game.view(state, None), seat=seat) == view, "everybody must see the same"
        if seat is None:
            continue
        told = observations(game, state, seat)
        for seed in (1, 2):
            other = state.copy()
            other.redeal(seat, FastChance(seed))
            assert game.view(other, seat) == view, "the view tells hidden things, or redeal changes visible ones"
            assert observations(game, other, seat) == told, "an observation tells hidden things"
            assert other.drawn() == state.drawn(), "an open draw is open to every seat"
            sampled = game.sample(view, FastChance(seed))
            assert game.view(sampled, seat) == view, "a sample must look the same to its seat"
            assert deciding(sampled) == deciding(state) and sampled.at_once() == state.at_once()
            if state.may_decide(seat):
                assert sampled.actor() == seat, "a seat that may decide is asked in its own view"
                for one in (state, other):
                    one.turn_to(seat)
                    assert game.view(one, seat) == view, "who else was asked is nobody's business"
                assert sampled.legal() == state.legal() == other.legal()
                check_same_answers(game, state, other)
            elif not game.over(state) and not state.at_once():
                assert sampled.actor() == state.actor()


def observations(game: Game, state: State, seat: int) -> list[list[int]]:
    """What a seat may know as numbers, in the first of the forms that the game offers, if any."""
    return [game.observer(int(state.seats), form).observation(state, seat) for form in game.forms[:1]]


def check_same_answers(game: Game, state: State, other: State) -> None:
    """Two states equal for their actor ask the same, refuse the same and offer the same."""
    assert game.decision(state) == game.decision(other)
    assert game.choices(state) == game.choices(other)
    for code in range(0, game.action_count, 1 + game.action_count // 20):
        assert game.refusal(state, code) == game.refusal(other, code)


def check_record(game: Game, table: Match) -> None:
    """A record replays from itself alone and gives the same end."""
    record = read_record(table.record().to_json())
    again = verify(record, game)
    assert game.position(again.state) == game.position(table.state)
    half = len(record.entries) // 2
    assert replay(record, game, half).entries == record.entries[:half]


def check_undo(game: Game, table: Match) -> None:
    """Undo up to the barrier gives back exactly the earlier state."""
    if not table.steps or table.steps[-1].at_once:
        return
    seat = table.steps[-1].entry.seat
    count = table.undoable(seat)
    for step in table.steps[len(table.steps) - count :]:
        assert not step.entry.chance
    if count:
        before = game.position(table.steps[-count].before)
        codes = [step.code for step in table.steps[-count:]]
        table.undo(seat, count)
        assert game.position(table.state) == before
        for code in codes:
            table.act_code(seat, code)


def check_at_once(game: Game, setup: Setup, seed: int) -> int:
    """Seats undo at random among random steps of all; what is left is what the other steps lead to, in any order of seats.

    Returns how many steps were taken back over others in between.
    """
    table, player, over_others = open_table(game, setup, seed), random.Random(seed), 0
    while not table.over:
        seats = [seat for seat in range(setup.seats) if table.state.at_once() and table.undoable(seat)]
        if not seats or player.random() > 0.2:
            table.act_code(ask_anybody(table.state, player), player.choice(table.state.legal()))
            continue
        seat = player.choice(seats)
        count = player.randint(1, table.undoable(seat))
        left = [step for step in table.steps if step.seat != seat]
        over_others += count * (table.steps[-1].seat != seat)
        table.undo(seat, count)
        assert [step for step in table.steps if step.seat != seat] == left, "an undo touched what others did"
        assert table.state.may_decide(seat)
        if table.number % 5 == 0:
            assert settled(game, played(game, setup, seed, table.steps).state) == settled(game, table.state)
    expected = settled(game, table.state)
    assert settled(game, replay(read_record(table.record().to_json()), game).state) == expected
    for _ in range(3):
        assert settled(game, played(game, setup, seed, shuffled(table.steps, player)).state) == expected
    return over_others


def played(game: Game, setup: Setup, seed: int, steps: Iterable[Step]) -> Match:
    """A table at which these steps were made."""
    table = open_table(game, setup, seed)
    for step in steps:
        table.act(step.seat, step.entry.do)
    return table


def shuffled(steps: Iterable[Step], player: random.Random) -> Iterator[Step]:
    """The same steps of every seat, those made at once in another order of seats."""
    waiting: dict[int, list[Step]] = {}
    for step in steps:
        waiting.setdefault(step.seat, []).append(step)
        if step.at_once and not step.sealed:
            continue
        while waiting:
            seat = player.choice(sorted(waiting))
            yield waiting[seat].pop(0)
            if not waiting[seat]:
                del waiting[seat]


def check_words(game: Game, table: Match, words: list[Words]) -> None:
    """Everything that can be shown at this point has words in every language."""
    state = table.state
    for language in words:
        decision = game.decision(state)
        assert language.has(f"prompt-{decision.kind}"), decision.kind
        if not table.over:
            for choice in game.choices(state)[:3]:
                text = language.choice(choice) + language.effects(choice)
                assert "{" not in text, text
        for step in table.steps[-1:]:
            assert language.has(f"rule-{game.rule_of(step.before, step.code)}"), step.entry.do
            for event in step.events:
                text = language.event(event)
                assert text != f"event-{event.kind}" and "{" not in text, text


def check_names_of_the_view(game: Game, words: list[Words]) -> None:
    """The plain board of page and terminal, for games without drawings, shows fields by their names in every language."""
    if find_spec(f"{type(game).__module__}.terminal") is not None:
        return  # brings its own drawings
    shown = [name for name in game.view_type.__struct_fields__ if name not in ("seat", "seats")]
    for language in words:
        for name in shown:
            assert language.has(f"view-{name}"), f"view-{name} has no text in {language.language}"


def every_words(game: Game, seats: int) -> list[Words]:
    return [Words(language, game, [f"P{i}" for i in range(seats)]) for language in LANGUAGES]
