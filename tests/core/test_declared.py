"""What is declared once holds everywhere: generated files, numbers, ids, texts' fields and refusals."""

import msgspec
import pytest

from ludocafe import registry
from ludocafe.core import generate
from ludocafe.core.declare import (
    FIRST_TASK,
    PACKED_BITS,
    ActionKind,
    Codec,
    Declaration,
    Field,
    Question,
    Reader,
    Task,
    lanes,
    typed,
)
from ludocafe.core.errors import BadInput
from ludocafe.core.model import Action, EventKind

GAMES = sorted(registry.kinds())


@pytest.mark.parametrize("id", GAMES)
def test_generated_files_are_up_to_date(id: str) -> None:
    """Run ``python -m ludocafe.core.generate`` when this fails."""
    for path, text in generate.files(f"ludocafe.games.{id}").items():
        assert path.read_text(encoding="utf-8") == text, path.name


@pytest.mark.parametrize("id", GAMES)
def test_every_code_has_one_notation_and_one_structure(id: str) -> None:
    game = registry.game(id)
    declared, codec = game.declaration, game.codec
    plain = [kind for kind in declared.actions if not any(field.reader for field in kind.fields)]
    codes = [declared.base[kind.name] + number for kind in plain for number in range(kind.size)]
    assert len({codec.notation(None, code) for code in codes}) == len(codes)
    for code in codes:
        assert codec.parse(None, codec.notation(None, code)) == code
        assert codec.code(None, codec.action(None, code)) == code
        kind, numbers = declared.numbers(code)
        assert declared.code(kind.name, *numbers) == code


@pytest.mark.parametrize("id", GAMES)
def test_every_action_answers_a_question_and_every_question_can_be_answered(id: str) -> None:
    declared = registry.game(id).declaration
    answering = {kind for question in declared.questions for kind in question.answers}
    assert answering == {kind.name for kind in declared.actions}
    open_questions = [question for question in declared.questions if question.name != "game_over"]
    assert all(question.options and question.answers for question in open_questions)
    assert declared.questions[-1].name == "game_over"


@pytest.mark.parametrize("id", GAMES)
def test_ids_are_as_many_as_declared(id: str) -> None:
    game = registry.game(id)
    for kind in game.declaration.actions:
        for field in kind.fields:
            if field.ids and not field.reader:
                assert len(game.vocabulary[field.name].ids) >= field.size, field.name


@pytest.mark.parametrize("id", GAMES)
def test_questions_and_tasks_survive_packing(id: str) -> None:
    declared = registry.game(id).declaration
    names = [question.name for question in declared.questions] + [f"do_{task.name}" for task in declared.tasks]
    for name in names:
        largest = [field.size - 1 for field in declared.arguments(name)]
        packed = declared.packed(name, largest)
        assert 0 <= packed < 1 << PACKED_BITS
        assert declared.waiting(packed) == (name, dict(zip((f.name for f in declared.arguments(name)), largest, strict=True)))


# -- the mechanism itself ----------------------------------------------------------------------------------------------

CUP = Field("cup", 2, ids="cup")
ROW = Field("row", 3, first=1)


class Backwards(Reader):
    """Numbers written from the far end."""

    def values(self, state: object, kind: str, number: int) -> tuple[int, ...]:
        return (9 - number,)

    def number(self, state: object, kind: str, values: tuple[object, ...]) -> int:
        assert isinstance(values[0], int)
        return 9 - values[0]


@pytest.fixture
def declared() -> Declaration:
    return Declaration(
        actions=(
            ActionKind("pour", (CUP, ROW), "POUR:{cup}/{row}"),
            ActionKind("wait", notation="WAIT"),
            ActionKind("count", (Field("left", 10, reader="backwards"),), "COUNT {left}"),
        ),
        questions=(Question("first", "R-1", (Field("player", 5), ROW), options="x", answers=("pour",)),),
        tasks=(Task("next", (Field("place", 6),)),),
        events=(EventKind("poured", ("seat", "cup")),),
        fields=(Field("seat", named="seat"),),
        shouted=True,
    )


@pytest.fixture
def codec(declared: Declaration) -> Codec:
    return Codec(declared, declared.vocabulary({"cup": ("BIG", "SMALL")}), {"backwards": Backwards()})


def test_codes_are_dense_and_the_last_field_counts_fastest(declared: Declaration) -> None:
    assert declared.base == {"pour": 0, "wait": 6, "count": 7}
    assert declared.action_count == 17
    assert declared.code("pour", 1, 2) == 5
    assert declared.numbers(5) == (declared.kinds["pour"], [1, 2])
    with pytest.raises(ValueError, match="row"):
        declared.code("pour", 0, 3)


def test_a_notation_is_read_whatever_its_case_and_spacing(codec: Codec) -> None:
    assert codec.notation(None, 5) == "POUR:SMALL/3"
    assert codec.parse(None, " pour:small/3 ") == 5
    assert codec.parse(None, "count   4") == 7 + 5
    assert codec.notation(None, 7) == "COUNT 9"


@pytest.mark.parametrize("text", ["", "POUR", "POUR:SMALL/4", "POUR:HUGE/1", "POUR:SMALL/1 x", "WAIT 1", "COUNT", "COUNT 11"])
def test_invalid_notation_is_refused(codec: Codec, text: str) -> None:
    with pytest.raises(BadInput) as caught:
        codec.parse(None, text)
    assert caught.value.text == "bad-notation"


@pytest.mark.parametrize(
    "action",
    [
        Action("dance"),
        Action("pour", {"cup": "BIG"}),
        Action("pour", {"cup": "BIG", "row": 0}),
        Action("pour", {"cup": "BIG", "row": "1"}),
        Action("pour", {"cup": ["BIG"], "row": 1}),
        Action("wait", {"row": 1}),
    ],
)
def test_invalid_action_is_refused(codec: Codec, action: Action) -> None:
    with pytest.raises(BadInput) as caught:
        codec.code(None, action)
    assert caught.value.text == "bad-action"


def test_packed_arguments_do_not_overlap(declared: Declaration) -> None:
    packed = declared.packed("first", [4, 2])
    assert declared.question(packed).name == "first"
    assert declared.waiting(packed) == ("first", {"player": 4, "row": 2})
    assert declared.waiting(declared.packed("do_next", [5])) == ("do_next", {"place": 5})
    assert declared.number_of("do_next") == FIRST_TASK
    with pytest.raises(ValueError, match="player"):
        declared.packed("first", [5])


def test_too_many_bits_are_refused() -> None:
    with pytest.raises(ValueError, match="bits"):
        lanes([Field("a", 1 << 30), Field("b", 1 << 30)])


def test_nothing_is_declared_twice() -> None:
    with pytest.raises(AssertionError, match="twice"):
        Declaration(actions=(ActionKind("wait"), ActionKind("wait")))
    with pytest.raises(AssertionError, match="two things"):
        Declaration(fields=(Field("cup", ids="cup"), Field("cup", ids="mug"))).vocabulary({})


def test_only_numeric_words_become_numbers() -> None:
    assert [typed(word) for word in ("3", "-12", "1-2", "x3", "1234567")] == [3, -12, "1-2", "x3", "1234567"]


def test_vocabulary_is_plain_data(declared: Declaration) -> None:
    words = declared.vocabulary({"cup": ("BIG", "SMALL")})
    assert msgspec.to_builtins(words["cup"]) == {"name": "cup", "ids": ("BIG", "SMALL")}
    assert words["seat"].ids == ()
