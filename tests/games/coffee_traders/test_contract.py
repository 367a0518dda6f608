"""The edition, positions, notation, undo and records of Coffee Traders."""

import copy
import io

import pytest
from rich.console import Console

from ludocafe import registry
from ludocafe.cli.drawing import draw
from ludocafe.core.chance import FastChance
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput
from ludocafe.core.match import Match
from ludocafe.core.state import Journal
from ludocafe.core.words import LANGUAGES, Words
from ludocafe.games.coffee_traders import CoffeeTraders
from ludocafe.games.coffee_traders.edge import conservation
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from tests.games.coffee_traders.table import fresh, tale
from tests.support import rule

GAME = registry.game("coffee_traders")


@rule("CTR-098", "CTR-093")
def test_an_edition_may_ask_for_the_strict_objective() -> None:
    data = copy.deepcopy(GAME.edition.data)
    data["objectives"]["ten_coffees_needs_column_warehouse"] = True
    strict = CoffeeTraders(Edition(data))
    state = strict.parse_position("phase trade; ask trade 0; objectives A1 B2 C1; seat 0: brazil 10, luwak 10")
    strict.play(state, strict.parse(state, "BUILD/warehouse"), FastChance(1))
    assert strict.decision(state).kind == "store"
    notations = [strict.notation(state, code) for code in state.legal()]
    assert notations[0] == "STORE/row" and "STORE/luwak" in notations
    strict.play(state, strict.parse(state, "STORE/luwak"), FastChance(1))
    assert "storage luwak" in strict.position(state) and "claims" not in strict.position(state)


@rule("CTR-093")
def test_a_table_may_ask_for_warehouses_above_ten_coffees() -> None:
    for ten_coffees, expected in (("tracks", 0), ("warehouses", 1)):
        state = Match(GAME, 3, {"ten_coffees": ten_coffees}, FastChance(1)).state
        assert isinstance(state, TradersState) and state.strict == expected
    storing = "phase trade; ask trade 0; objectives A1 B2 C1; seat 0: brazil 10, luwak 10"
    loose = GAME.parse_position(storing)
    GAME.play(loose, GAME.parse(loose, "BUILD/warehouse"), FastChance(1))
    GAME.play(loose, GAME.parse(loose, "TAKE/guatemala"), FastChance(1))
    assert "claims B2 0" in GAME.position(loose)
    strict = GAME.parse_position(f"strict 1; {storing}")
    assert "strict 1" in GAME.position(strict) and GAME.position(strict.copy()) == GAME.position(strict)
    GAME.play(strict, GAME.parse(strict, "BUILD/warehouse"), FastChance(1))
    assert GAME.decision(strict).kind == "store" and "claims" not in GAME.position(strict)
    again = GAME.sample(GAME.view(strict, 0), FastChance(2))
    assert isinstance(again, TradersState) and again.strict == 1
    shown = [_drawn(state) for state in (loose, strict)]
    assert ["2 coffees at once" in text for text in shown] == [True, False]
    assert ["2 coffees, both under warehouses" in text for text in shown] == [False, True]


def _drawn(state: TradersState) -> str:
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(draw(GAME, GAME.view(state, 0), Words("en", GAME, ["Ana", "Ben", "Cleo"])))
    return console.export_text()


@rule("CTR-355")
def test_an_edition_may_let_the_first_warehouse_move() -> None:
    data = copy.deepcopy(GAME.edition.data)
    data["player_board"]["warehouse_area"]["first_warehouse_fixed"] = False
    free = CoffeeTraders(Edition(data))
    state = free.parse_position("phase sell; passed 1 2; next 1 2; ask sell 0; seat 0: built 1 0 0, indonesia 4, ethiopia 2")
    free.play(state, free.parse(state, "PASS"), FastChance(1))
    assert free.decision(state).kind == "work"  # both coffees get a warehouse of their own: nothing is lost, nothing to ask
    assert "storage ethiopia indonesia" in free.position(state)


def test_an_edition_may_have_smaller_cooperatives() -> None:
    data = copy.deepcopy(GAME.edition.data)
    layout = data["coop_layout"]
    layout["space"] = [space for space in layout["space"] if space["id"] not in ("b4", "c3")]
    layout["path"] = [path for path in layout["path"] if path["to"] not in ("b4", "c3")]
    small = CoffeeTraders(Edition(data))
    for seats in small.seat_counts:
        chance = FastChance(seats)
        state = small.new(seats, {}, chance)
        while not small.over(state):
            state.apply(state.legal()[chance.below(0, len(state.legal()))], chance, None)


@pytest.mark.parametrize(
    "text",
    [
        "seats 6",
        "ask dance 0",
        "ask work 7",
        "brazil: a1 0:3",
        "brazil: a1 0:1; brazil: a1 1:1",
        "brazil: z9 0",
        "seat 0: coins -1",
        "seat 0: donkeys 12",
        "seat 0: sumatra 9",
        "order 0 0 1",
        "bars: seoul.6 0",
        "objectives Z1",
        "brazil: house 0 0",
        "phase harvest; ask work 0",
        "agenda do_next_work",
        "phase trade; ask space 0 A; seat 0: rows 4 3 3",
        "nonsense",
    ],
)
def test_bad_positions_are_refused(text: str) -> None:
    with pytest.raises(BadInput):
        GAME.parse_position(text)


@pytest.mark.parametrize(
    "text", ["", "A", "A/D", "SPACE/brazil.b2", "SPACE/brazil.b2/boat", "STORAGE/tea", "LUWAK/99", "pass", "DELIVER/seoul.9"]
)
def test_bad_notation_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        GAME.parse(tale("ask work 0").state, text)


def test_every_code_has_its_own_notation() -> None:
    state = tale("ask work 0").state
    notations = [GAME.notation(state, code) for code in range(GAME.action_count)]
    assert len(set(notations)) == GAME.action_count
    assert [GAME.parse(state, notation) for notation in notations] == list(range(GAME.action_count))
    assert [GAME.code(state, GAME.action(state, code)) for code in range(GAME.action_count)] == list(range(GAME.action_count))


@rule("CTR-610")
def test_undo_goes_back_to_the_start_of_the_turn_but_not_past_others_or_a_turned_counter() -> None:
    table = Match(GAME, 3, {}, FastChance(5))
    seat = int(table.state.actor())
    table.act(seat, "BONUS/C")
    table.act(seat, "D/coins")
    assert table.undoable(seat) == 2
    other = int(table.state.actor())
    table.act(other, "D/coins")
    assert table.undoable(seat) == 0
    table.undo(other)
    assert table.undoable(seat) == 0  # somebody else has decided something, taken back or not
    table.take_back(seat, 2)  # but all together may agree
    assert table.state.bonus_purse[seat] == 1  # type: ignore[attr-defined]
    position = "seats 2; phase trade; ask trade 1; order 0 1 2"
    two = Match(GAME, 2, {}, FastChance(5))
    two.state = GAME.parse_position(position)
    two.act(1, "PASS")
    assert two.undoable(1) == 0  # André has turned a counter


@rule("CTR-011", "CTR-012")
def test_a_decision_always_has_a_choice() -> None:
    for seats in (2, 3, 4, 5):
        chance = FastChance(seats)
        state = GAME.new(seats, {}, chance)
        while not GAME.over(state):
            legal = state.legal()
            assert len(legal) > 1
            state.apply(legal[chance.below(0, len(legal))], chance, None)


@rule("CTR-020")
def test_coins_workers_and_tokens_never_run_out() -> None:
    game = tale("phase sell; passed 1 2; next 1 2; ask sell 0; seat 0: coins 0, bonus AB, tokens 6; seat 1: coins 200")
    game.play("PASS")
    game.shows("seat 0: tokens 9")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@rule("CTR-020", "CTR-021")
def test_no_figure_truck_or_plantation_is_lost_unseen(seats: int) -> None:
    """Traders leave only by DROP, trucks only with a lost plantation, plantations only by penalty."""
    chance = FastChance(seats + 40)
    state = GAME.new(seats, {}, chance)
    gone = {(seat, kind): 0 for seat in range(seats) for kind in ("traders", "plantations")}
    while not GAME.over(state):
        journal = Journal()
        legal = state.legal()
        state.apply(legal[chance.below(0, len(legal))], chance, journal)
        for event in GAME.read(journal):
            if event.kind == "trader_removed":
                gone[int(str(event.fields["seat"])), "traders"] += 1
            elif event.kind == "plantation_lost":
                gone[int(str(event.fields["seat"])), "plantations"] += 1
        assert isinstance(state, TradersState)
        for seat in range(seats):
            assert conservation.traders(state, seat) == 6 - gone[seat, "traders"]
            on_board = sum(int(owner == seat) for owner in state.owner)
            assert on_board == conservation.shipped(state, seat) - gone[seat, "plantations"]


@pytest.mark.parametrize("seats", [2, 4])
def test_pictures_are_drawn_in_every_language(seats: int) -> None:
    game = fresh(seats)
    for language in LANGUAGES:
        console = Console(width=120, record=True, file=io.StringIO())
        console.print(draw(GAME, GAME.view(game.state, 0), Words(language, GAME, ["Ana", "Ben", "Cleo", "Dan"][:seats])))
        text = console.export_text()
        assert "Ana" in text and "picture-" not in text and "guide-" not in text
        assert ("André" in text) == (seats == 2)


@pytest.mark.parametrize(
    ("position", "played", "tried", "refused"),
    [
        ("phase work; ask farm 0 0; brazil: f1 1; seat 0: coins 5, rows 3 0 0", "", "FARM/brazil.f1", ("CTR-118", "site-taken")),
        ("phase work; ask farm 0 0; seat 0: coins 5, rows 3 0 0", "", "FARM/brazil.s1", ("CTR-118", "not-for-farms")),
        (
            "phase work; ask work 0; brazil: a1 1:1*, b1 1:1, a2 1:1*, b2 1:2, a3 0:1*; seat 0: coins 5",
            "B/brazil",
            "ON/brazil.b3",
            ("CTR-121", "not-waiting-there"),
        ),
        (
            "phase workers; ask own 0; brazil: a1 0:1*, a2 0:1*, b1 0:1, b2 0:2; seat 0: workers 1",
            "WORK/brazil",
            "ON/brazil.a1",
            ("CTR-161", "not-waiting-there"),
        ),
        ("phase sell; ask sell 0; seat 0: brazil 3, colombia 3", "SWAP/ethiopia", "GIVE/ethiopia", ("CTR-286", "no-coffee")),
        ("phase sell; ask sell 0; seat 0: brazil 5, luwak 2", "DELIVER/rome.1", "LUWAK/3", ("CTR-315", "luwak-number")),
        (
            "phase trade; ask trade 0; seat 0: coins 5; seat 1: traders 0, brazil 2",
            "BUILD/station SITE/brazil.s1",
            "JOIN",
            ("CTR-217", "no-trader"),
        ),
        (
            "phase sell; ask sell 0; seat 0: brazil 5, luwak 2, contracts A3 B1 C5 D5 E3 F3, indonesia 2, ethiopia 1",
            "DELIVER/rome.1 LUWAK/0",
            "CONTRACT/A",
            ("CTR-318", "delivering"),
        ),
    ],
    ids=lambda value: value.replace("/", " ") if isinstance(value, str) and ";" not in value else "",
)
def test_a_refusal_names_the_rule_and_the_reason_at_hand(
    position: str, played: str, tried: str, refused: tuple[str, str]
) -> None:
    assert tale(f"seats 3; {position}").play(*played.split()).refused(tried) == refused


def test_joker_counters_are_taken_under_the_rule_of_the_phase() -> None:
    position = "seats 4; period 1; phase reset; passed 0 1 2 3; next 0 1 2 3; agenda joker 0 > do_next_joker 1"
    assert GAME.decision(tale(position).state).rule == "CTR-357"
