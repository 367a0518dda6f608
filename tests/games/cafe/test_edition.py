"""The edition check names every broken invariant and the card that breaks it."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludocafe import registry
from ludocafe.core.words import Words
from ludocafe.games.cafe.edition import check
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


def twin(data: Data) -> None:
    plan(data, "P02")["squares"] = list(reversed(plan(data, "P01")["squares"]))


def recolour(data: Data) -> None:
    plan(data, "P01")["squares"][1] = "Ay"


def star(data: Data) -> None:
    plan(data, "P01")["star"] = True


def same_demand(data: Data) -> None:
    plan(data, "P15")["cafe"]["demand"] = {"brown": 1, "green": 1}


def deck(data: Data) -> None:
    data["deck"][2]["removed_unseen"] = 7


def start(data: Data) -> None:
    data["start"][0]["squares"] = data["start"][1]["squares"]


def change(path: list[Any], value: Any) -> Callable[[Data], None]:
    def set_it(data: Data) -> None:
        *way, last = path
        for key in way:
            data = data[key]
        data[last] = value

    return set_it


@rule("CAF-01", "CAF-08", "CAF-11", "CAF-14", "CAF-23")
def test_the_standard_edition_is_in_order() -> None:
    assert check(standard()) == []


@pytest.mark.parametrize(
    ("mend", "key", "reason"),
    [
        (change(["plan", 1, "id"], "P01"), "plan[P01]", "double-id"),
        (lambda data: data["plan"].pop(), "plan", "length"),
        (swap("P03", ["E", "Ay", "Ab", "K", "C"]), "plan[P03].squares", "squares"),
        (swap("P03", ["E", "Ay", "Ab", "K", "C", "Z"]), "plan[P03].squares", "squares"),
        (swap("P03", ["E", "Ay", "Ab", "K", "C", "D"]), "plan[P03].cafe", "cafe-and-squares"),
        (swap("P13", ["E", "B", "E", "K", "Ay", "Ag"]), "plan[P13].cafe", "cafe-and-squares"),
        (swap("P13", ["D", "B", "D", "K", "Ay", "Ag"]), "plan[P13].squares", "cafe-halves"),
        (swap("P13", ["E", "D", "D", "K", "Ay", "Ag"]), "plan[P13].cafe.size", "cafe-size"),
        (swap("P01", ["C", "K", "E", "B", "K", "Ar"]), "plan[P01].squares", "one-cup"),
        (swap("P22", ["S", "Ag", "Ar", "C", "B", "S"]), "plan[P22].squares", "one-ship"),
        (swap("P01", ["C", "Ar", "E", "E", "Ar", "C"]), "plan[P01].squares", "own-half-turn"),
        (twin, "plan[P02].squares", "twin"),
        (recolour, "composition.production_per_colour", "total"),
        (star, "plan", "total"),
        (same_demand, "plan[P16].cafe.demand", "cafe-twin"),
        (change(["plan", 12, "cafe", "demand"], {"blue": 3}), "plan[P13].cafe.demand", "demand"),
        (change(["plan", 12, "cafe", "points"], "four"), "plan[P13].cafe.points", "number-needed"),
        (change(["plan", 12, "cafe", "name"], ""), "plan[P13].cafe.name", "text-needed"),
        (change(["plan", 0, "star"], 1), "plan[P01].star", "star"),
        (deck, "deck[standard-2].removed_unseen", "pile"),
        (change(["deck", 0, "mode"], "solo"), "deck[standard-4]", "unknown-value"),
        (start, "start[S1].missing", "start-missing"),
        (change(["start", 0, "missing"], "brown"), "start[S1].missing", "start-missing"),
        (change(["start", 1, "missing"], "yellow"), "start[S2].missing", "start-missing-twice"),
        (change(["start", 0, "squares"], ["Ab", "Ag", "B", "K", "Ar", "Ar"]), "start[S1].squares", "start-squares"),
        (change(["start", 0, "squares"], ["Ab", "Ab", "B", "K", "Ar", "C"]), "start[S1].squares", "start-colours"),
        (change(["start", 1, "squares"], ["Ag", "Ay", "B", "K", "Ar", "C"]), "start[S2].squares", "start-position"),
        (change(["start", 0, "company"], "timor"), "start[S1].company", "start-company"),
        (change(["numbers", "rounds"], 9), "numbers.rounds", "range"),
        (change(["numbers", "cover_least"], 1), "numbers.cover_least", "range"),
        (change(["numbers", "plan_cards"], 47), "numbers.plan_cards", "fixed"),
        (change(["numbers", "cup_price"], "one"), "numbers.cup_price", "number-needed"),
        (lambda data: data.pop("bean"), "bean", "table-missing"),
    ],
)  # fmt: skip
def test_each_broken_invariant_is_named(mend: Callable[[Data], Any], key: str, reason: str) -> None:
    data = standard()
    mend(data)
    problems = check(data)
    assert (key, f"objection-{reason}") in {(problem.paths[0], problem.message) for problem in problems}
    words = Words("en", registry.game("cafe"))
    for problem in problems:
        assert words.has(problem.message) and "{" not in words.say(problem.message, dict(problem.fields))


def test_every_value_tells_where_it_comes_from() -> None:
    edition = registry.game("cafe").edition
    assert all(fact.source for fact in edition.facts() if not fact.key.startswith("meta"))
    stand_ins = {fact.key for fact in edition.stand_ins()}
    assert "plan[P13].cafe.points" in stand_ins and "plan[P01].squares" in stand_ins
    assert "numbers.rounds" not in stand_ins
