"""The coach: hints, reasons and reviews as data and in three languages."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from ludocafe import registry
from ludocafe.bots.brains import brain_of
from ludocafe.bots.levels import Budget, choose, mix
from ludocafe.cli import app
from ludocafe.coach import Review, hint, review, say_hint, say_review, say_why_not, stored_review, why_not
from ludocafe.coach.projection import Difference
from ludocafe.coach.review import Judgement, Moment, Turning, doubts, proven, wins_more
from ludocafe.coach.say import say_differences, whole
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game
from ludocafe.core.match import Match
from ludocafe.core.playout import best_action
from ludocafe.core.record import Record
from ludocafe.core.state import State
from ludocafe.core.words import LANGUAGES, Words

GAMES = sorted(registry.kinds())
FEW = Budget(simulations=4)


def played(id: str, seats: int, seed: int = 1, most: int = 10_000) -> Match:
    game = registry.game(id)
    table = Match(game, seats, {}, FastChance(seed), [f"P{seat}" for seat in range(seats)])
    while not table.over and len(table.steps) < most:
        seat = int(table.state.actor())
        table.act_code(seat, choose("apprentice", game, game.view(table.state, seat), mix(seed, len(table.steps))))
    return table


def favourite_of(game: Game, state: State) -> int:
    return int(best_action(state, brain_of(game).policy(), FastChance(1)))


def words_of(id: str) -> list[Words]:
    return [Words(language, registry.game(id), ["P0", "P1"], ("ludocafe.coach",)) for language in LANGUAGES]


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_offers_legal_options_and_says_what_they_bring(id: str) -> None:
    table = played(id, 2, most=12)
    game, state = table.game, table.state
    view = game.view(state, int(state.actor()))
    found = hint(game, view, 1, Budget(simulations=6))
    assert 1 <= len(found.suggestions) <= 3
    assert all(suggestion.choice.code in state.legal() for suggestion in found.suggestions)
    assert found == hint(game, view, 1, Budget(simulations=6))
    for words in words_of(id):
        lines = say_hint(found, words)
        assert len(lines) == len(found.suggestions)
        assert all("{" not in line and "coach-" not in line for line in lines), lines


@pytest.mark.parametrize("id", GAMES)
def test_the_first_suggestion_shows_the_most_wins_or_is_the_favourite_as_good_as_that(id: str) -> None:
    for decisions in (3, 14, 25):
        table = played(id, 3, seed=5, most=decisions)
        view = table.game.view(table.state, int(table.state.actor()))
        found = hint(table.game, view, 1, Budget(simulations=80)).suggestions
        shown = [(suggestion.share, suggestion.points) for suggestion in found]
        if shown[0] != max(shown):
            offered = table.game.favourite(table.state)
            assert found[0].choice.code == (favourite_of(table.game, table.state) if offered is None else offered)
            assert found[1].equal or offered is not None
        assert shown[1:] == sorted(shown[1:], reverse=True)
        assert all(isinstance(value, str) for one in found for other in one.differences for value in other.fields.values())


def test_sources_are_named_without_the_numbers_of_one_game() -> None:
    said = {
        "cafe": ("lowest", {}, "2 points more from “Warehouse, lowest colour”"),
        "cafe_del_gatto": ("sugar", {}, "2 points more from “Leftover sugar”"),
        "cafe_international": ("hand", {}, "2 points more from “Cards in hand”"),
        "coffee_traders": ("coop", {"coop": "brazil"}, "2 points more from “Brazil”"),
    }
    for id, (source, fields, expected) in said.items():
        assert say_differences([Difference(source, "", 2.0, dict(fields))], words_of(id)[0]) == expected


def test_halves_are_rounded_up_as_on_the_page() -> None:
    assert [whole(number) for number in (0.5, 1.5, 2.5, 26.5, 2.4)] == [1, 2, 3, 27, 2]


def judged(number: int, seat: int, best: int, missed: bool, loss: float) -> Judgement:
    return Judgement(Moment(number, seat, "", [0.5, 0.5], [1.0, 1.0], loss), best, missed)


def test_what_can_still_be_done_is_no_turning_point() -> None:
    late = [judged(1, 0, 7, True, 0.2), judged(2, 0, 7, True, 0.3), judged(3, 1, 7, False, 0.0)]
    assert doubts(late) == [(2, 7)]
    others = [judged(1, 0, 7, True, 0.2), judged(2, 1, 7, True, 0.3), judged(3, 1, 8, True, 0.01)]
    assert doubts(others) == [(2, 7), (1, 7)]


def test_where_all_decide_at_once_the_next_own_decision_counts() -> None:
    """Steps of others in between change nothing; in games in turn they do."""
    found = [judged(1, 0, 7, True, 0.2), judged(2, 1, 9, False, 0.0), judged(3, 0, 7, True, 0.3)]
    assert doubts(found) == [(3, 7), (1, 7)]
    assert doubts([msgspec.structs.replace(one, at_once=True) for one in found]) == [(3, 7)]


def test_a_turning_point_brings_something_that_can_be_said() -> None:
    table = played("cafe_del_gatto", 2, most=1)
    choice = table.game.choices(table.state)[0]
    found = [
        Turning(number, 0, choice, choice, *gain, [])
        for number, gain in enumerate(((0.0, 0.3), (0.004, 0.1), (0.0, 0.5), (0.01, 0.0)))
    ]
    assert [turning.number for turning in proven(found)] == [2, 3]


def test_what_noise_explains_is_no_turning_point() -> None:
    table = played("cafe_del_gatto", 2, most=1)
    choice = table.game.choices(table.state)[0]
    found = [
        Turning(1, 0, choice, choice, 0.08, 1.0, [], share_margin=0.12, points_margin=1.5),
        Turning(2, 0, choice, choice, 0.08, 1.0, [], share_margin=0.07, points_margin=1.5),
        Turning(3, 0, choice, choice, 0.08, 1.6, [], share_margin=0.12, points_margin=1.5),
    ]
    assert [(turning.number, wins_more(turning)) for turning in proven(found)] == [(2, True), (3, False)]


def test_options_that_noise_cannot_tell_apart_are_called_equal() -> None:
    table = played("cafe_del_gatto", 2, most=1)
    found = hint(table.game, table.game.view(table.state, int(table.state.actor())), 5, Budget(simulations=200))
    assert not found.suggestions[0].equal
    assert all(suggestion.margin > 0 for suggestion in found.suggestions)
    best, *others = found.suggestions
    for other in others:
        assert other.equal or best.share > other.share or best.points > other.points


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_knows_nothing_hidden(id: str) -> None:
    table = played(id, 2, most=9)
    game, state = table.game, table.state
    seat = int(state.actor())
    other = state.copy()
    other.redeal(seat, FastChance(123))
    assert hint(game, game.view(state, seat), 1, FEW) == hint(game, game.view(other, seat), 1, FEW)


def test_why_not_names_the_rule_and_tells_its_article() -> None:
    game = registry.game("cafe_del_gatto")
    state = game.new(2, {}, FastChance(1))
    code = next(code for code in range(game.action_count) if game.refusal(state, code) is not None)
    reason = why_not(game, game.view(state, 0), game.notation(state, code))
    assert reason.refusal == game.refusal(state, code) and reason.refusal is not None
    for words in words_of(game.id):
        sentence, title, article = say_why_not(reason, words)
        assert "{" not in sentence and title.startswith(reason.refusal.rule) and len(article) > 20
    allowed = why_not(game, game.view(state, 0), game.notation(state, state.legal()[0]))
    assert allowed.refusal is None
    assert len(say_why_not(allowed, words_of(game.id)[0])) == 1
    with pytest.raises(BadInput):
        why_not(game, game.view(state, 0), "dance on the table")


@pytest.fixture(scope="module")
def finished() -> Record:
    return played("cafe_del_gatto", 2, 3).record()


@pytest.fixture(scope="module")
def looked_back(finished: Record) -> Review:
    return review(finished, registry.game(finished.game), FEW)


def test_a_review_follows_the_chances_and_finds_turning_points(finished: Record, looked_back: Review) -> None:
    assert len(looked_back.moments) == len(finished.entries)
    for moment in looked_back.moments:
        assert sum(moment.shares) == pytest.approx(1.0, abs=0.01)
        assert moment.loss >= 0
    assert finished.result is not None
    assert looked_back.moments[-1].shares[finished.result.places.index(1)] > 0.5
    assert len(looked_back.turnings) <= 5
    for turning in looked_back.turnings:
        assert turning.played.code != turning.better.code and (turning.share > 0 or turning.points > 0)


def test_a_review_is_told_in_every_language(looked_back: Review) -> None:
    for words in words_of("cafe_del_gatto"):
        lines = say_review(looked_back, words)
        assert "P0" in lines[1] and all("{" not in line and "coach-" not in line for line in lines)


def test_a_review_is_kept_beside_its_record(tmp_path: Path, finished: Record) -> None:
    game = registry.game(finished.game)
    kept = tmp_path / "game.review.json"
    told: list[tuple[int, int]] = []
    one = Budget(simulations=1)
    made = stored_review(kept, finished, game, one, lambda done, total: told.append((done, total)))
    assert told[-1] == (len(finished.entries), len(finished.entries))
    told.clear()
    assert stored_review(kept, finished, game, one, lambda done, total: told.append((done, total))) == made
    assert not told
    kept.write_text("{}", encoding="utf-8")
    assert stored_review(kept, finished, game, one).moments == made.moments


def test_the_commands(tmp_path: Path, finished: Record) -> None:
    game = registry.game("cafe_del_gatto")
    position = game.position(game.new(2, {}, FastChance(1)))
    hinted = CliRunner().invoke(app, ["coach", "hint", game.id, position, "--simulations", "10", "--lang", "en"])
    assert hinted.exit_code == 0 and "at the end" in hinted.stdout.replace("\n", " ")
    asked = CliRunner().invoke(app, ["coach", "why", game.id, position, "serve espresso", "--lang", "de"])
    assert asked.exit_code == 0 and "GAT-50" in asked.stdout
    file = tmp_path / "game.json"
    file.write_text(finished.to_json(), encoding="utf-8")
    looked = CliRunner().invoke(app, ["coach", "review", str(file), "--simulations", "1", "--lang", "fr"])
    assert looked.exit_code == 0 and (tmp_path / "game.review.json").exists()
    assert CliRunner().invoke(app, ["coach", "review", str(tmp_path / "none.json")]).exit_code != 0
