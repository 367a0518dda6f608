"""The edition check names every broken invariant and the card that breaks it."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludocafe import registry
from ludocafe.core.edition import Edition, Objection
from ludocafe.core.words import LANGUAGES, Words
from ludocafe.games.cafe import Cafe
from ludocafe.games.cafe.edition import check
from ludocafe.games.cafe.rules.decisions import CafeState
from tests.games.editions import put
from tests.support import rule

Data = dict[str, Any]


def standard() -> Data:
    return copy.deepcopy(registry.game("cafe").edition.data)


def plan(data: Data, id: str) -> Data:
    found: Data = next(card for card in data["plan"] if card["id"] == id)
    return found


def swap(id: str, squares: list[str]) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        plan(data, id)["squares"] = squares

    return change


def star(data: Data) -> None:
    plan(data, "P01")["star"] = True


def deck(data: Data) -> None:
    data["deck"][2]["removed_unseen"] = 7


@rule("CAF-01", "CAF-08", "CAF-23")
def test_the_standard_edition_is_in_order() -> None:
    assert check(standard()) == []


@rule("CAF-11", "CAF-14")
def test_our_own_deck_is_balanced_and_shows_no_card_twice() -> None:
    data = standard()
    layouts = [tuple(card["squares"]) for card in data["plan"]]
    assert len({*layouts, *(layout[::-1] for layout in layouts)}) == 2 * len(layouts)
    assert all(layout.count("K") <= 1 and layout.count("S") <= 1 for layout in layouts)
    cafes = [card["cafe"]["demand"] for card in data["plan"] if "cafe" in card]
    assert len({tuple(sorted(wanted.items())) for wanted in cafes}) == len(cafes)
    for bean in data["bean"]:
        assert sum(layout.count(f"A{bean['letter']}") for layout in layouts) == data["composition"]["production_per_colour"]
        assert sum(wanted.get(bean["id"], 0) for wanted in cafes) == data["composition"]["demand_per_colour"]
    starts = [card["squares"] for card in data["start"]]
    assert all(len(set(column) - {"B", "C", "K"}) in (0, 4) for column in zip(*starts, strict=True))


@pytest.mark.parametrize(
    ("mend", "key", "reason"),
    [
        (put("P01", "plan", 1, "id"), "plan[1].id", "double-id"),
        (put("S1", "plan", 1, "id"), "plan[1].id", "double-id"),
        (put("P 1", "plan", 1, "id"), "plan[1].id", "name"),
        (lambda data: data["plan"].pop(), "plan", "list"),
        (swap("P03", ["E", "Ay", "Ab", "K", "C"]), "plan[2].squares", "list"),
        (swap("P03", ["E", "Ay", "Ab", "K", "C", "Z"]), "plan[2].squares[5]", "one-of"),
        (swap("P03", ["E", "Ay", "Ab", "K", "C", "D"]), "plan[2].cafe", "cafe-and-squares"),
        (swap("P13", ["E", "B", "E", "K", "Ay", "Ag"]), "plan[12].cafe", "cafe-and-squares"),
        (swap("P13", ["D", "B", "D", "K", "Ay", "Ag"]), "plan[12].squares", "cafe-halves"),
        (swap("P13", ["E", "D", "D", "K", "Ay", "Ag"]), "plan[12].cafe.size", "cafe-size"),
        (star, "plan", "stars"),
        (put({"blue": 3}, "plan", 12, "cafe", "demand"), "plan[12].cafe.demand", "unknown-key"),
        (put({}, "plan", 12, "cafe", "demand"), "plan[12].cafe.demand", "demand"),
        (put("four", "plan", 12, "cafe", "points"), "plan[12].cafe.points", "number"),
        (put("", "plan", 12, "cafe", "name"), "plan[12].cafe.name", "text"),
        (put(1, "plan", 0, "star"), "plan[0].star", "flag"),
        (deck, "deck[2].removed_unseen", "pile-left"),
        (put(47, "deck", 0, "pile"), "deck[0].pile", "pile"),
        (put("solo", "deck", 0, "mode"), "deck[0].mode", "one-of"),
        (put("auction", "deck", 0, "mode"), "deck[0].mode", "deck-twice"),
        (put(["Ab", "Ag", "B", "E", "Ar", "Ar"], "start", 0, "squares"), "start[0].squares", "start-cup"),
        (put(["Ab", "Ag", "B", "K", "Ar", "D"], "start", 0, "squares"), "start[0].squares[5]", "one-of"),
        (put("timor", "start", 0, "company"), "company[0].start", "start-company"),
        (put("brown", "bean", 0, "id"), "bean[0].id", "one-of"),
        (put(9, "numbers", "rounds"), "numbers.rounds", "number"),
        (put(1, "numbers", "cover_least"), "numbers.cover_least", "fixed"),
        (put(47, "numbers", "plan_cards"), "numbers.plan_cards", "fixed"),
        (put("one", "numbers", "cup_price"), "numbers.cup_price", "number"),
        (lambda data: data.pop("bean"), "bean", "missing"),
    ],
)  # fmt: skip
def test_each_broken_invariant_is_named(mend: Callable[[Data], Any], key: str, reason: str) -> None:
    data = standard()
    mend(data)
    refusals = [found for found in check(data) if found.severity == "refusal"]
    assert (key, f"objection-{reason}") in {(found.paths[0], found.message) for found in refusals}
    assert all(said(found) for found in refusals)


def said(found: Objection) -> bool:
    """Are there words for it in every language?"""
    words = [Words(language, registry.game("cafe")) for language in LANGUAGES]
    return all(own.has(found.message) and "{" not in own.say(found.message, found.fields) for own in words)


@rule("CAF-10", "CAF-14")
@pytest.mark.parametrize(
    "mend",
    [
        put(["Ay", "Ab", "B", "K", "Ag", "Ar"], "start", 0, "squares"),  # A A B / cup A A: the German rulebook's letters
        put(["Ay", "Ay", "B", "K", "Ay", "C"], "start", 0, "squares"),
        put("brown", "start", 0, "missing"),
        swap("P01", ["C", "K", "C", "B", "K", "Ar"]),
        swap("P22", ["S", "Ag", "C", "C", "B", "S"]),
        swap("P01", ["C", "Ar", "K", "K", "Ar", "C"]),
    ],
)
def test_cards_as_another_box_may_show_them_are_not_refused(mend: Callable[[Data], Any]) -> None:
    data = standard()
    data.pop("composition")
    mend(data)
    assert check(data) == []


@pytest.mark.parametrize(
    ("mend", "key", "reason"),
    [
        (put(["Ay", "K", "E", "K", "Ag", "C"], "start", 0, "squares"), "start[0].squares", "start-squares"),
        (put(2, "numbers", "cup_price"), "numbers.cup_price", "printed"),
        (swap("P01", ["B", "K", "B", "B", "E", "Ar"]), "composition.drying", "total"),
    ],
)
def test_what_is_unusual_is_remarked_and_played(mend: Callable[[Data], Any], key: str, reason: str) -> None:
    data = standard()
    mend(data)
    remarks = check(data)
    assert (key, f"objection-{reason}") in {(found.paths[0], found.message) for found in remarks}
    assert all(found.severity == "remark" and said(found) for found in remarks)
    Cafe(Edition(data, "own"))


@rule("CAF-87")
def test_two_ships_on_a_card_hold_a_bean_each() -> None:
    data = standard()
    swap("P22", ["S", "S", "Ar", "C", "B", "E"])(data)
    game = Cafe(Edition(data, "own"))
    ships = "ship 0 1 1 y, 2 1 r"
    position = f"players 2; mode auction; round 2; phase act; row P01 - -\narea 0 S1, P22 1 1 0\n{ships}\narea 1 S2"
    state = game.parse_position(position)
    assert isinstance(state, CafeState)
    assert ships in game.position(state) and state.areas[0].ships == 2
    stock = [int(state.holding(0, colour)) for colour in range(4)]
    assert stock == [1, 0, 0, 1]


def test_every_value_tells_where_it_comes_from() -> None:
    edition = registry.game("cafe").edition
    assert all(fact.source for fact in edition.facts() if not fact.key.startswith("meta"))
    stand_ins = {fact.key for fact in edition.stand_ins()}
    assert "plan[P13].cafe.points" in stand_ins and "plan[P01].squares" in stand_ins
    assert "numbers.rounds" not in stand_ins
