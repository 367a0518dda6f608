"""The edition file: provenance of every value, and what a changed file must not break."""

import copy
from typing import Any

import pytest

from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput
from ludocafe.core.words import LANGUAGES, Words
from ludocafe.games.cafe_international import CafeInternational
from tests.games.cafe_international.support import game
from tests.support import rule

DATA: dict[str, Any] = game().edition.data


def changed(*path: Any, to: Any) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    node: Any = data
    for key in path[:-1]:
        node = node[key]
    if to is None:
        del node[path[-1]]
    else:
        node[path[-1]] = to
    return data


@rule("CIN-01")
def test_every_value_says_where_it_comes_from() -> None:
    assert not [fact.key for fact in game().edition.facts() if not fact.source]
    stand_ins = {fact.key for fact in game().edition.stand_ins()}
    assert "nation[FR].accent" in stand_ins and "nation[FR].tables" not in stand_ins


@rule("CIN-01", "CIN-02", "CIN-03", "CIN-12", "CIN-42", "CIN-46")
@pytest.mark.parametrize(
    ("data", "key", "reason"),
    [
        (changed("counts", to=None), "counts", "missing"),
        (changed("limits", "hand_max", to="many"), "limits.hand_max", "number"),
        (changed("variant", to={}), "variant.circle_tribe", "missing"),
        (changed("nation", to=None), "nation", "missing"),
        (changed("nation", 0, "women", to="four"), "nation[0].women", "number"),
        (changed("nation", 3, "accent", to="url(x)"), "nation[3].accent", "colour"),
        (changed("nation", 0, "id", to="XX"), "nation[0].id", "one-of"),
        (changed("seating", "group", to="all"), "seating.group", "list"),
        (changed("nation", to=DATA["nation"][:11]), "nation", "list"),
        (changed("nation", 0, "id", to="CN"), "nation[0].id", "double-id"),
        (changed("nation", 0, "women", to=5), "nation", "total-women"),
        (changed("nation", 0, "tables", to=3), "nation[0].tables", "fixed"),
        (changed("table_slot", 0, "id", to=4), "table_slot[0]", "slot"),
        (changed("table_slot", 0, "seats", to=[0, 2, 3]), "table_slot[0].seats", "list"),
        (changed("table_slot", 0, "seats", to=[0, 2, 3, 6]), "table_slot[0].seats", "beside"),
        (changed("seat", 0, "tables", to=[1]), "seat[0].tables", "beside"),
        (changed("seat", 0, "col", to=4), "seat[0]", "chair"),
        (changed("seat", 0, "kind", to="inner"), "seat[0].kind", "one-of"),
        (changed("counts", "seats", to=16), "counts.seats", "fixed"),
        (changed("seating", "group", to=[[1, 1]]), "seating.group", "seating-fixed"),
        (changed("seating", "lone", to=[[1, 0]]), "seating.lone", "seating-fixed"),
        (changed("scoring", "mixed", to=[0, 0, 0, 3, 4]), "scoring.mixed", "scoring-company"),
        (changed("limits", "start_hand", to=20), "limits.start_hand", "number"),
        (changed("limits", "hand_max", to=5), "limits.hand_max", "at-least"),
        (changed("limits", "cards_per_turn", to=1), "limits.cards_per_turn", "number"),
        (changed("limits", "cards_per_turn_formation", to=2), "limits.cards_per_turn_formation", "at-least"),
    ],
)
def test_each_broken_invariant_is_named(data: dict[str, Any], key: str, reason: str) -> None:
    refusals = [found for found in CafeInternational.check_edition(data) if found.severity == "refusal"]
    assert (key, f"objection-{reason}") in {(found.paths[0], found.message) for found in refusals}
    for language in LANGUAGES:
        words = Words(language, game())
        assert all(words.has(found.message) and "{" not in words.say(found.message, found.fields) for found in refusals)
    with pytest.raises(BadInput):
        CafeInternational(Edition(data))


@rule("CIN-62")
def test_another_edition_plays_by_its_own_numbers() -> None:
    other = CafeInternational(Edition(changed("scoring", "mixed", to=[0, 0, 3, 5, 9]), "house"))
    state = other.parse_position("players 2; tables ES GB FR RU IT; seated ES-M@0; seat 0: hand GB-W IN-W")
    assert other.details(state, other.parse(state, "P:GB-W@3")) == {"points": 3}


@rule("CIN-02")
def test_other_copies_of_a_kind_are_remarked_and_played() -> None:
    data = changed("nation", 0, "women", to=6)
    data["nation"][1]["women"] = 2
    remarks = CafeInternational.check_edition(data)
    assert {(found.paths[0], found.severity) for found in remarks} == {
        ("nation[0].women", "remark"),
        ("nation[1].women", "remark"),
    }
    assert CafeInternational(Edition(data)).parts.copies[0] == 6
