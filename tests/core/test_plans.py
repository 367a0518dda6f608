"""Plans for the own next turn: tried as far as they can be foreseen, and answered only when all is as foreseen."""

import random

import msgspec
import pytest

from ludocafe import registry
from ludocafe.core.errors import BadInput, IllegalAction
from ludocafe.core.match import Match
from ludocafe.core.plans import Plan, Preference, Rehearsal, StandingPlan, TurnPlan, answer, ended
from tests.support import rule

IN_TURN = ("cafe", "cafe_international", "cafe_del_gatto")


def stored(plan: Plan) -> Plan:
    """The plan as a database gives it back."""
    return msgspec.json.decode(msgspec.json.encode(plan), type=TurnPlan | StandingPlan)


def rehearsed(match: Match, seat: int, rng: random.Random) -> TurnPlan:
    rehearsal = Rehearsal(match, seat)
    while choices := rehearsal.choices():
        rehearsal.do(rng.choice(choices).notation)
    return TurnPlan(rehearsal.steps)


@pytest.mark.parametrize("game", IN_TURN)
def test_a_plan_answers_exactly_what_was_foreseen(game: str) -> None:
    """Plans of waiting seats, compared with every choice that their turn then brings."""
    played = asked = longest = 0
    for seed in range(3):
        rng = random.Random(seed)
        match = Match(registry.game(game), 3, seed=f"plans {seed}")
        plans: dict[int, TurnPlan] = {}
        while not match.over and match.number < 300:
            actor = match.actor
            for seat in range(3):
                if seat != actor and seat not in plans and match.preview_state(seat) is not None:
                    before = match.game.position(match.state)
                    plan = rehearsed(match, seat, rng)
                    assert match.game.position(match.state) == before, "trying changes nothing"
                    assert answer(plan, match, seat) is None, "it is not this seat's turn"
                    assert stored(plan) == plan
                    plans[seat] = plan
                    longest = max(longest, len(plan.steps))
            plan_of_actor = plans.pop(actor, None)
            if plan_of_actor is not None:
                first = plan_of_actor.steps[0]
                found = answer(stored(plan_of_actor), match, actor)
                same = first.decision == match.decision() and first.choice in match.choices(actor)
                assert (found == first.choice) if same else (found is None)
                played, asked = played + same, asked + (not same)
            match.apply(actor, rng.choice(match.state.legal()))
    assert played, "nothing was ever as foreseen"
    assert longest > 1, "no plan was longer than a step"
    assert asked or game == "cafe", "others change what one may do everywhere but in one's own café"


@pytest.mark.parametrize("game", IN_TURN)
def test_what_is_foreseen_step_by_step_comes_step_by_step(game: str) -> None:
    """A whole plan, played as soon as its first step is answered: each next step is as foreseen, too."""
    whole = 0
    for seed in range(20):
        rng = random.Random(seed)
        match = Match(registry.game(game), 2, seed=f"whole {seed}")
        for _ in range(seed):
            match.apply(match.actor, rng.choice(match.state.legal()))
        waiting = 1 - match.actor
        plan = rehearsed(match, waiting, rng)
        while not match.over and match.actor != waiting:
            match.apply(match.actor, rng.choice(match.state.legal()))
        made = 0
        while made < len(plan.steps) and (choice := answer(plan, match, waiting, made)) is not None:
            assert match.check(waiting, choice.notation) == choice.code
            match.apply(waiting, choice.code)
            made += 1
        assert made in (0, len(plan.steps))
        whole += made > 1
    assert whole


@rule("CTR-160")
def test_own_workers_are_sent_while_others_send_theirs() -> None:
    """Coffee Traders: nobody's choice touches another's there, so what all plan at the same time always comes as planned."""
    planned: set[int] = set()
    longest = 0
    for seed in range(24):
        rng, seats = random.Random(seed), 2 + seed % 4
        match = Match(registry.game("coffee_traders"), seats, seed=f"workers {seed}")
        plans: dict[int, TurnPlan] = {}
        while not match.over:
            actor = match.actor
            for seat in range(seats):
                if seat in plans or match.preview_state(seat) is None:
                    continue
                assert seat != actor
                assert match.game.progress(match.state)["phase"] == "workers"
                before = match.game.position(match.state)
                plans[seat] = rehearsed(match, seat, rng)
                assert match.game.position(match.state) == before, "trying changes nothing"
                assert {step.decision.kind for step in plans[seat].steps} <= {"own", "on"}, "it ends with the own workers"
            plan = plans.pop(actor, None)
            if plan is None:
                match.apply(actor, rng.choice(match.state.legal()))
                continue
            planned.add(seats)
            longest = max(longest, len(plan.steps))
            assert match.preview_state(actor) is None
            for made, step in enumerate(plan.steps):
                found = answer(stored(plan), match, actor, made)
                assert found == step.choice
                match.apply(actor, found.code)
                assert match.preview_state(actor) is None, "who has decided about them does not decide again"
        assert plans == {}, "every plan was asked for"
    assert planned == {2, 3, 4, 5}
    assert longest > 1


def test_rehearsal_refuses_the_actor_and_illegal_steps() -> None:
    match = Match(registry.game("cafe_del_gatto"), 2, seed="out of place")
    with pytest.raises(BadInput, match="nothing-to-plan"):
        Rehearsal(match, 0).do("take")  # it is their turn
    rehearsal = Rehearsal(match, 1)
    with pytest.raises(BadInput):
        rehearsal.do("nonsense")
    with pytest.raises(IllegalAction):
        rehearsal.do("serve espresso")
    assert rehearsal.steps == []
    rehearsal.do("take")
    with pytest.raises(BadInput, match="nothing-to-plan"):
        rehearsal.do("take")


def joining(match: Match) -> Match:
    """Go on until a seat is asked whether it joins, and can tell what that would bring."""
    rng = random.Random(3)
    while match.decision().kind != "join_trade":
        match.apply(match.actor, rng.choice(match.state.legal()))
    return match


def test_a_standing_plan_answers_by_what_its_answers_would_bring() -> None:
    match = joining(Match(registry.game("coffee_traders"), 4, seed="standing"))
    seat = match.actor
    join = next(choice for choice in match.choices(seat) if choice.action.kind == "join")
    brings = next(int(str(effect.fields["amount"])) for effect in join.effects if effect.kind == "harvested")
    during = {"period": match.game.progress(match.state)["period"]}

    def says(least: int, *questions: str) -> str | None:
        answers = [Preference("join", "harvested", least), Preference("decline")]
        found = answer(stored(StandingPlan([*questions], answers, during)), match, seat)
        return None if found is None else found.action.kind

    assert says(brings, "join_trade") == "join"
    assert says(brings + 1, "join_trade") == "decline"
    assert says(brings, "join_build") is None, "another question"
    unknown = StandingPlan(["join_trade"], [Preference("join", "no-such-effect", 1), Preference("decline")], during)
    assert answer(unknown, match, seat) is None, "nobody knows what it would bring"
    later = StandingPlan(["join_trade"], [Preference("decline")], {"period": "another"})
    assert answer(later, match, seat) is None
    assert ended(later, match)
    assert not ended(unknown, match)
