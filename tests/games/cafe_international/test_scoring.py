"""Points (CIN-60 to CIN-66) and the printed sums, read from the edition file."""

from typing import Any

import pytest

from ludocafe.games.cafe_international.rules.state import MIXED, OWN
from tests.games.cafe_international.support import at, game, phase, points, scored, seated, why_not
from tests.support import Story, rule

EXAMPLES: list[dict[str, Any]] = game().edition.data["example"]


def placed_guests(guests: list[dict[str, Any]]) -> str:
    return " ".join(f"{guest['guest']}@{guest['seat']}" for guest in sorted(guests, key=lambda guest: int(guest["seat"])))


def setting(example: dict[str, Any]) -> Story:
    """The example's position: the mover holds the guests of the moves and a spare card."""
    hand = " ".join(move["guest"] for move in example["moves"])
    seated_first = f"seated {placed_guests(example['seated'])}; " if example["seated"] else ""
    variant = "circle_tribe on; " if "variant" in example else ""
    return at(f"{variant}{seated_first}tables {' '.join(example['tables'])}", hand=f"{hand} IN-M")


@rule("CIN-60", "CIN-61", "CIN-62", "CIN-63", "CIN-64", "CIN-72", "CIN-104")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["id"]))
def test_the_printed_sums(example: dict[str, Any]) -> None:
    story = setting(example)
    for refused in example.get("illegal", []):
        held = at(
            f"seated {placed_guests(example['seated'])}; tables {' '.join(example['tables'])}", hand=f"{refused['guest']} IN-M"
        )
        assert why_not(held, f"P:{refused['guest']}@{refused['seat']}").reason == "gender-at"
    if "formation" in example:
        story.play(f"F:{example['formation']['slot']}-{example['formation']['gender']}")
    by_slot: dict[str, int] = {}
    for move in example["moves"]:
        story.events.clear()
        effects = {
            str(effect.fields["slot"]): effect.fields["amount"]
            for effect in game().effects(story.state, game().parse(story.state, f"P:{move['guest']}@{move['seat']}"))
            if effect.kind == "points"
        }
        story.play(f"P:{move['guest']}@{move['seat']}")
        assert dict(scored(story)) == move["points"] == effects
        for slot, amount in move["points"].items():
            by_slot[slot] = by_slot.get(slot, 0) + amount
    assert points(story) == example["total"] == sum(by_slot.values())
    if "focus" in example:
        assert by_slot[example["focus"]] == example["focus_total"]
    if "printed" in example:
        assert example["printed"] == example.get("focus_total", example["total"])
    full = [event.fields["slot"] for event in story.events if event.kind == "table_completed"]
    assert full == example["full"]
    assert seated(story) == placed_guests(example["remaining"])


@rule("CIN-63")
def test_two_foreigners_of_one_nation_are_not_doubled() -> None:
    story = at("seated RU-W@5", hand="RU-M IN-W").play("P:RU-M@8")
    assert scored(story) == [("C", 2), ("SW", 4)]


@rule("CIN-63")
def test_one_foreign_left_over_spoils_the_doubling() -> None:
    story = at("seated GB-M@3 ES-W@0", hand="ES-M IN-W").play("P:ES-M@2")
    assert scored(story) == [("NW", 3)]


@rule("CIN-63", "CIN-65")
def test_two_pure_tables_of_one_nation_and_a_mixed_one_make_twenty() -> None:
    story = at("tables ES ES FR RU IT; seated ES-W@0 ES-M@2 ES-M@5 ES-W@1 ES-M@4 ES-M@6 FR-W@8", hand="ES-W IN-W").play(
        "P:ES-W@3"
    )
    assert scored(story) == [("NW", 8), ("NE", 8), ("C", 4)]
    assert seated(story) == "", "all three are scored before any guest leaves"
    assert (int(story.state.score[MIXED]), int(story.state.score[OWN])) == (4, 16)


@rule("CIN-60")
def test_the_order_of_cards_matters() -> None:
    pure_first = at("seated ES-M@0", hand="ES-W GB-M IN-W").play("P:ES-W@2", "P:GB-M@3")
    pure_last = at("seated ES-M@0", hand="ES-W GB-W IN-W GB-M")
    assert scored(pure_first) == [("NW", 4), ("NW", 3)]
    assert scored(pure_last.play("P:GB-W@3", "P:ES-W@2")) == [("NW", 2), ("NW", 3)]


@rule("CIN-60", "CIN-71")
def test_later_cards_score_in_the_renewed_cafe() -> None:
    story = at("seated ES-M@0 ES-W@2 ES-M@3; table_pile IN *", hand="ES-W IN-W IN-M FR-W")
    story.play("P:ES-W@5", "P:IN-W@0")
    assert phase(story) == "partner", "the Indian table is new and empty"
    assert points(story.play("P:IN-M@2")) == 8 + 2 + 4


@rule("CIN-66")
def test_points_never_fall_before_the_final_count() -> None:
    from tests.games.cafe_international.test_invariants import random_game

    made = [0, 0, 0]
    for state in random_game(3, 4):
        now = [int(state.made(seat)) for seat in range(3)]
        assert all(a >= b for a, b in zip(now, made, strict=True))
        made = now


@rule("CIN-63")
def test_the_view_marks_tables_at_which_only_their_own_nation_sits() -> None:
    story = at("seated ES-M@0 GB-W@3; tables ES GB FR RU IT", hand="ES-W IN-M")
    assert game().view(story.state, 0).doubled == [False, True, False, False, False]
    alone = at("seated ES-M@0; tables ES GB FR RU IT", hand="ES-W IN-M").play("P:ES-W@2")
    assert game().view(alone.state, None).doubled == [True, False, False, False, False]
