"""First games in the browser: every lesson to its end, on the board, by keyboard, on a phone; and what the coach answers."""

import pytest
from playwright.sync_api import Locator, Route, expect

from ludocafe import registry
from ludocafe.core.lessons import lessons
from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest

TAUGHT = [id for id in sorted(registry.kinds()) if lessons(registry.game(id))]
LANGUAGES = ("en", "fr", "de")


class Learner:
    """A guest who follows the coach."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.game = registry.game(game)

    def open(self, lesson: str = "") -> "Learner":
        self.page.goto(f"/learn/{self.game.id}/{lesson}".rstrip("/"))
        expect(self.coach).to_be_visible()
        return self

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    @property
    def step(self) -> int:
        return int(self.coach.get_attribute("data-step") or 0)

    @property
    def wait(self) -> str:
        return self.coach.get_attribute("data-wait") or ""

    def at(self, step: int, wait: str) -> None:
        expect(self.page.locator(f'.coach[data-step="{step}"][data-wait="{wait}"]')).to_be_visible()

    def read_on(self, steps: int = 1) -> None:
        """Press *Continue* so many times, each time when the step before has come."""
        for _ in range(steps):
            step = self.step
            self.page.locator(".coach .go").click()
            expect(self.page.locator(f'.coach[data-step="{step}"]')).to_have_count(0)

    def sees_what_glows(self) -> None:
        """Wait until something that is pointed at lies in the free part of the screen."""
        self.page.wait_for_function(
            """() => {
                const all = [...document.querySelectorAll(".scene *")].filter((one) => !one.closest(".drawer"));
                const glowing = all.filter((one) => getComputedStyle(one).outlineStyle === "dashed");
                const coach = document.querySelector(".coach").getBoundingClientRect();
                const inSight = (one) => {
                    const { left, right, top, bottom } = one.getBoundingClientRect();
                    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                    const covered = x > coach.left && x < coach.right && y > coach.top && y < coach.bottom;
                    return bottom > top && y > 0 && y < innerHeight && !covered;
                };
                return glowing.length === 0 || glowing.some(inSight);
            }"""
        )

    def touch(self, notation: str) -> None:
        """Touch what the board marks with a notation, possible or not."""
        self.guest.board.locator(f'[data-do="{notation}"], [data-why="{notation}"]').first.click(force=True)

    def follow(self, lesson: str) -> None:
        """Read what is to be read, and let the coach show the rest."""
        expect(self.page.locator(f'[data-lesson="{lesson}"]')).to_be_visible()
        steps = next(one.step for one in lessons(self.game) if one.id == lesson)
        for number, step in enumerate(steps, start=1):
            self.at(number, "refused" if step.refused else "do" if step.do else "read")
            self.page.locator(".coach .go, .coach .show").click()
        self.at(len(steps), "over")


@pytest.mark.parametrize("game", TAUGHT)
def test_all_lessons_one_after_the_other_in_changing_languages(invite: Invite, game: str) -> None:
    ana = invite()
    learner = Learner(ana, game).open()
    for number, lesson in enumerate(lessons(learner.game)):
        ana.speak(LANGUAGES[number % len(LANGUAGES)])
        learner.follow(lesson.id)
        assert not ana.untranslated()
        ana.picture(f"lesson-{game}-{lesson.id}")
        ana.page.locator(".coach .go").click()
    ana.wait_for_turn()
    table = ana.page.evaluate("async () => (await fetch(location.pathname.replace('/table', '/api/tables'))).json()")
    assert [seat["kind"] for seat in table["chairs"]] == ["person", "bot", "bot"], "the last lesson leads to a first table"


@pytest.mark.parametrize("game", TAUGHT)
def test_the_coach_is_read_by_lamplight(invite: Invite, game: str) -> None:
    ana = invite(size=(1280, 720), theme="dark")
    Learner(ana, game).open()
    ana.still()
    assert ana.barriers() == []
    ana.picture(f"lesson-{game}-dark")


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_have_no_barriers_and_fit_a_phone(invite: Invite, game: str) -> None:
    ana = invite(size=PHONE, language="de-DE", touch=True)
    learner = Learner(ana, game)
    for lesson in lessons(learner.game):
        learner.open(lesson.id)
        for number, step in enumerate(lesson.step, start=1):
            learner.at(number, "refused" if step.refused else "do" if step.do else "read")
            assert ana.overflows() <= 0
            if number == 1:
                assert not ana.barriers()
            if number in (1, len(lesson.step)):
                ana.picture(f"lesson-{game}-{lesson.id}-phone-{number}")
            learner.sees_what_glows()
            ana.page.locator(".coach .go, .coach .show").tap()
        learner.at(len(lesson.step), "over")


def test_the_first_lesson_by_touching_the_board(invite: Invite) -> None:
    ana = invite()
    learner = Learner(ana, "cafe_del_gatto").open()
    learner.read_on(3)
    learner.at(4, "do")
    learner.touch("buy coffee 1")
    ana.board.locator('[data-cup="doppio"]').click()
    learner.at(6, "read")  # the buy and the placing are two steps
    expect(learner.coach.locator(".news")).to_contain_text("Latte macchiato")
    ana.page.locator(".coach .go").click()
    learner.at(7, "refused")
    learner.touch("buy coffee 1")
    learner.at(8, "do")
    expect(learner.coach.locator(".answer")).to_contain_text("costs 4 coins")
    ana.picture("lesson-refusal")
    learner.touch("take")
    learner.at(9, "do")
    learner.touch("clean coffee")
    learner.at(10, "do")
    learner.touch("buy milk 1")
    ana.board.locator('[data-cup="latte_macchiato"]').click()
    learner.at(11, "over")


def test_guests_are_seated_by_touching_card_and_chair(invite: Invite) -> None:
    ana = invite()
    learner = Learner(ana, "cafe_international").open()

    def seat(guest: str, chair: int) -> None:
        ana.board.locator(f'[data-guest="{guest}"]').first.click()
        ana.board.locator(f'[data-chair="{chair}"]').click(force=True)

    learner.read_on(2)
    learner.at(3, "do")
    ana.picture("lesson-cafe_international-open")
    seat("ES-W", 0)
    learner.at(4, "do")
    seat("ES-M", 2)
    learner.at(5, "do")
    seat("FR-W", 3)
    learner.at(6, "read")
    ana.page.locator(".coach .go").click()
    learner.at(7, "refused")
    seat("IT-W", 6)
    learner.at(8, "do")
    expect(learner.coach.locator(".answer")).to_contain_text("objects")
    seat("IT-M", 6)
    learner.at(9, "do")
    seat("IT-W", 9)
    learner.at(10, "do")
    learner.touch("STOP")
    learner.at(10, "over")


def test_a_card_is_laid_where_the_coach_shows_it(invite: Invite) -> None:
    ana = invite()
    learner = Learner(ana, "cafe").open()
    learner.read_on(3)
    learner.at(4, "do")
    learner.touch("pick 1")
    learner.at(5, "do")
    learner.touch("pay green")
    learner.at(6, "refused")
    for key in ("ArrowRight", "ArrowDown"):
        for _ in range(6):
            ana.page.keyboard.press(key)
    ana.page.locator("[data-lay]").click(force=True)  # "disabled", and just what the lesson asks for
    learner.at(7, "do")
    ana.picture("lesson-cafe-place")
    ana.page.locator("[data-lay]").click()
    learner.at(8, "do")
    learner.touch("produce 0 0")
    learner.at(9, "do")
    learner.touch("dry 4 1")
    learner.at(10, "do")
    learner.touch("assign red")
    learner.at(11, "do")
    learner.touch("end")
    learner.at(11, "over")


def test_a_phase_of_work_by_touching_the_board(invite: Invite) -> None:
    ana = invite()
    learner = Learner(ana, "coffee_traders").open()
    learner.read_on(2)
    learner.at(3, "do")
    learner.touch("A/A")
    learner.at(4, "do")
    learner.touch("SPACE/brazil.b2/donkey")
    learner.at(5, "do")
    learner.touch("B/colombia")
    learner.at(6, "refused")
    learner.touch("C/brazil.pb3")
    learner.at(7, "do")
    expect(learner.coach.locator(".answer")).to_contain_text("too few action markers")
    learner.touch("D/civet")
    learner.at(8, "do")
    learner.touch("PASS")
    learner.at(9, "do")
    learner.touch("WORK/brazil")
    learner.at(10, "do")
    learner.touch("WORK/brazil")
    learner.at(10, "over")


def test_other_choices_are_answered_and_change_nothing(invite: Invite) -> None:
    ana = invite()
    learner = Learner(ana, "cafe_del_gatto").open("serving")
    ana.page.locator(".coach .go").click()
    learner.at(2, "refused")
    learner.touch("take")
    expect(learner.coach.locator(".answer")).to_contain_text("this lesson waits for something else")
    learner.touch("serve espresso")
    expect(learner.coach.locator(".answer")).to_contain_text("not full yet")
    learner.at(2, "refused")
    learner.touch("serve doppio")
    learner.at(3, "do")
    learner.coach.get_by_role("button", name="GAT-50").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Back").click()
    learner.at(2, "refused")
    ana.speak("fr")
    expect(learner.coach).to_contain_text("doppio")
    expect(learner.coach).to_contain_text("Étape 2 sur 7")


def test_a_lesson_with_the_keyboard_alone(invite: Invite) -> None:
    ana = invite()
    learner = Learner(ana, "cafe_international").open("tables")
    keys = ana.page.keyboard
    for number, step in enumerate(next(one for one in lessons(learner.game) if one.id == "tables").step, start=1):
        learner.at(number, "do" if step.do else "read")
        for _ in range(60):
            if ana.page.evaluate("document.activeElement.matches('.coach .go, .coach .show')"):
                break
            keys.press("Tab")
        keys.press("Enter")
    learner.at(5, "over")


def test_front_page_and_rules_lead_to_the_lessons(invite: Invite) -> None:
    ana = invite()
    ana.front()
    ana.page.locator('article[data-game="cafe_del_gatto"] .learn').click()
    expect(ana.page.locator('[data-lesson="buying"]')).to_be_visible()
    ana.page.get_by_role("button", name="Table menu").click()
    ana.page.get_by_role("navigation", name="Lessons").get_by_role("link", name="The end").click()
    expect(ana.page.locator('[data-lesson="ending"]')).to_be_visible()
    ana.page.get_by_role("link", name="Leave the lesson").click()
    expect(ana.page.locator(".play").first).to_be_visible()
    ana.page.goto("/rules/cafe_international")
    ana.page.locator(".learn").click()
    expect(ana.page.locator('[data-lesson="seating"]')).to_be_visible()
    ana.page.goto("/learn/cafe_international/sleeping")
    expect(ana.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_a_lesson_that_does_not_exist_is_refused_before_the_words_have_come(invite: Invite) -> None:
    ana = invite()
    held: list[Route] = []
    ana.page.route("**/api/texts/en/cafe_international", lambda route: held.append(route))
    with ana.page.expect_response("**/api/lessons/cafe_international"):
        ana.page.goto("/learn/cafe_international/sleeping", wait_until="commit")
    ana.settle()
    for route in held:
        route.continue_()
    expect(ana.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    assert held, "the words were asked for"
