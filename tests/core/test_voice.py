"""The words speak with one voice: docs/voice.md, as far as a machine can check it."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from ludocafe.core.words import LANGUAGES
from tests.support import ROOT

FOLDERS = sorted({file.parent for top in ("src", "web/src") for file in (ROOT / top).rglob("*.ftl")})
OTHERS = [language for language in LANGUAGES if language != "en"]
NARROW = "\u202f"

# What is written alike in English: names, and words the languages share. A sentence would need all its words here.
NAMES = """
    Ludocafé Café International Gatto del Coffee Traders
    Arabica Cafetier André Kopi Luwak Guatemala Amsterdam Melbourne New York Sumatra Wilson
    Barista Cappuccino Doppio Espresso macchiato Macchiato Latte pip install ludocafe arena postgres SP PV
    Aviz Santa Cruz Coimbra Brasileira Braga Milenário Guimarães São Gonçalo Amarante Piolho Porto Majestic Lisboa Martinho da
    Arcada Pastelaria Gomes Vila Real Paraíso Tomar Alentejano Portalegre Águias d’Ouro Estremoz Calcinha Loulé Nicola Versailles
    Pastéis Belém Confeitaria Nacional Guarany Bénard Vianna Ramos Aveiro Évora Companhia do de Brasil Tomé Angola Timor
"""
SHARED = {
    "fr": "Actions Arguments Bars Bonus Date Handicap Machine Minutes Mode Nation Options Pause Plantations Points Rome Score"
    " Total max min minutes objection objections point points variable bars phase ACTION ACTIONS POSITION Cuba France"
    " table tables Contr Volume Menu",
    "de": "Arena Chat Link Plan Bot Hand Farm in Bonus Phase Seoul Handicap Nation Bars BOT BOTS LINK TEXT China England",
}
# Words that no French or German sentence contains.
ENGLISH = re.compile(
    r"\b(the|and|of|your|you|with|this|that|are|from|cannot|please|must|there|has|have|which|they)\b", re.IGNORECASE
)
CODE = re.compile(r"\w+://\S*|mailto:\S+|stdio:\S+|--\w+|pip install \S+|\b\w+:\d+|\{\}:1")


@cache
def spoken(language: str) -> tuple[tuple[str, str], ...]:
    """Every message and attribute of a language: where it stands, and its text with {} for what is filled in."""
    return tuple(_spoken(language))


def _spoken(language: str) -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for file in sorted(folder.glob(f"*{language}.ftl")):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    place = f"{folder.relative_to(ROOT)}/{file.name.replace(language, '*')} {entry.id.name}"
                    if entry.value is not None:
                        yield place, flat(entry.value)
                    for attribute in entry.attributes:
                        yield f"{place}.{attribute.id.name}", flat(attribute.value)


def flat(pattern: ast.Pattern) -> str:
    """The text of a pattern; all variants of a choice one after the other."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts += [" ".join(flat(variant.value) for variant in element.expression.variants)]
        else:
            parts.append("{}")
    return "".join(parts)


def offending(language: str, pattern: str) -> list[str]:
    """Messages in which the pattern is found, outside of code and of legends that explain signs."""
    prose = [(place, text) for place, text in spoken(language) if not place.endswith("picture-legend")]
    return [f"{place}: {text}" for place, text in prose if re.search(pattern, CODE.sub("", text))]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = dict(spoken("en"))
    known = set(NAMES.split()) | set(SHARED[language].split())
    for place, text in spoken(language):
        words = set(re.findall(r"[^\W\d_][\w’]+", re.sub(r"\([PS]\d+\)", "", text)))
        assert text != english[place] or words <= known, f"{place} is as in English: {text}"
        assert not ENGLISH.search(CODE.sub("", text)), f"{place}: {text}"


def test_french_punctuation_has_narrow_spaces() -> None:
    assert not offending("fr", rf"[^{NARROW}(][;!?»]|[^{NARROW}\d]:|«(?!{NARROW})| …")


@pytest.mark.parametrize(("language", "foreign"), [("en", "„"), ("fr", "[“”„]"), ("de", "[”]|„[^“]*$|(?<!„)“(?<=^.)")])
def test_quotation_marks_are_those_of_the_language(language: str, foreign: str) -> None:
    assert not offending(language, foreign)
    assert not offending(language, r"""["']|\.\.\.""")


def test_people_are_addressed_as_friends() -> None:
    assert not offending("de", r"[\w,] (Sie|Ihnen|Ihre?[mnrs]?)\b(?! bietet)")
    assert not offending("fr", r"\b[Tt](u|oi|on|es|a|e)\b|\bt’")


def test_french_leaves_the_readers_gender_open() -> None:
    assert not offending("fr", r"\b[Vv]ous (n’)?(êtes|serez|étiez)( pas| plus| jamais| déjà)? \w+é\b|\b[Vv]ous seule?s?\b")


def test_punctuation_stands_in_the_words() -> None:
    """French keeps a distance before a colon, which the page's markup cannot know."""
    bare = re.compile(r"""(say|choice|prompt|effects)\([^{}]*\)\}(</\w+>)?[:;!?]""")
    pages = sorted((ROOT / "web/src").rglob("*.svelte"))
    assert pages
    assert not [f"{page.name}: {found[0]}" for page in pages for found in bare.finditer(page.read_text(encoding="utf-8"))]


def unwanted() -> list[tuple[str, str]]:
    page = (ROOT / "docs" / "voice.md").read_text(encoding="utf-8").partition("## Words we do not use")[2]
    return [(language, word) for language, word in re.findall(r"^\| (fr|de) \| (.+?) \|", page, re.MULTILINE)]


@pytest.mark.parametrize(("language", "word"), unwanted())
def test_one_thing_has_one_word(language: str, word: str) -> None:
    stem = word.removesuffix("en") if word.endswith("decken") else word
    assert not offending(language, rf"(?<!\w){re.escape(stem)}")
