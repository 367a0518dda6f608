"""Plans for the own next turn: tried and kept while others decide, played by themselves, asked about when things have changed."""

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest

LAPTOP = (1280, 720)


def two(invite: Invite, game: str, size: tuple[int, int] = LAPTOP) -> tuple[Guest, Guest]:
    """Whoever begins, and who waits."""
    ana, ben = invite(size=LAPTOP), invite(size=size)
    ana.front()
    ana.set_table(game)
    ana.page.locator(".start").click()
    ben.page.goto(ana.page.get_by_label("Invitation link", exact=True).last.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator(".sit").click()
    expect(ana.page.locator(".prompt.own, [data-try]")).to_be_visible()
    first, second = (ana, ben) if ana.page.locator(".prompt.own").count() else (ben, ana)
    expect(second.page.locator("[data-try]")).to_be_visible()
    return first, second


def at(guest: Guest, number: int) -> None:
    expect(guest.page.locator(".frame")).to_have_attribute("data-number", str(number))


def listen(guest: Guest) -> None:
    """Note what is told in passing: it goes by itself, whoever looks."""
    guest.page.evaluate(
        """() => {
            window.told = [];
            const note = () => window.told.push(document.querySelector(".toast")?.textContent ?? "");
            new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )


def heard(guest: Guest, text: str) -> None:
    guest.page.wait_for_function("text => window.told.some((one) => one.includes(text))", arg=text)


def plan(guest: Guest, notation: str) -> None:
    """Try something from the list of choices."""
    guest.open_drawer("choices")
    guest.page.locator(f'.drawer .choices button[data-do="{notation}"]').click()


def told_once(prompt: Locator) -> bool:
    """Do the question and the line below it say different things?"""
    return prompt.locator(".question").inner_text().strip() != prompt.locator(".line").inner_text().strip()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_kept_plan_is_played_by_itself(invite: Invite, size: tuple[int, int]) -> None:
    ana, ben = two(invite, "cafe_del_gatto", size)
    ben.page.locator("[data-try]").click()
    prompt = ben.page.locator(".prompt.planning")
    expect(prompt).to_contain_text("nothing is done yet")
    expect(prompt.locator('[data-plan="keep"]')).to_be_disabled()
    plan(ben, "take")
    expect(prompt).to_contain_text("Planned:")
    at(ben, 0)
    if size == PHONE:
        ben.page.locator(".drawer").get_by_role("button", name="Close the drawer").click()
    ben.picture(f"plan-tried-{size[0]}")
    assert told_once(prompt)
    assert ben.barriers() == []
    prompt.locator('[data-plan="keep"]').click()
    kept = ben.page.locator('.prompt:not(.planning) [data-plan="drop"]')
    expect(kept).to_be_visible()
    assert told_once(ben.page.locator(".prompt"))
    expect(ben.page.locator("[aria-live=polite]", has_text="Your plan is kept")).to_have_count(1)
    ben.picture(f"plan-kept-{size[0]}")
    ben.page.reload()
    expect(kept).to_be_visible()
    expect(ana.page.locator("[data-plan]")).to_have_count(0)
    listen(ben)
    ana.page.locator('.drawer .choices button[data-do="take"]').click()
    at(ana, 2)
    at(ben, 2)
    heard(ben, "As planned")
    expect(kept).to_have_count(0)
    assert ana.troubles == ben.troubles == []


def test_by_keyboard_a_plan_grows_shrinks_and_ends(invite: Invite) -> None:
    _ana, ben = two(invite, "cafe_del_gatto")
    keys = ben.page.keyboard
    expect(ben.page.locator("[data-try]")).to_have_attribute("aria-keyshortcuts", "a")
    keys.press("a")
    prompt = ben.page.locator(".prompt.planning")
    expect(prompt).to_be_visible()
    plan(ben, "take")
    expect(prompt).to_contain_text("Planned:")
    keys.press("u")
    expect(prompt).not_to_contain_text("Planned:")
    plan(ben, "take")
    keys.press("k")
    drop = ben.page.locator('[data-plan="drop"]')
    expect(drop).to_be_visible()
    drop.click()
    expect(drop).to_have_count(0)
    keys.press("a")
    expect(prompt).to_be_visible()
    keys.press("Escape")
    expect(prompt).to_have_count(0)
    at(ben, 0)


def test_what_has_changed_is_shown_and_asked(invite: Invite) -> None:
    """Both mean to buy the same token."""
    ana, ben = two(invite, "cafe_del_gatto")
    expect(ana.choices.first).to_be_visible()
    wanted = next(notation for notation in ana.offered() if notation.startswith("buy"))
    ben.page.locator("[data-try]").click()
    plan(ben, wanted)
    ben.page.locator('[data-plan="keep"]').click()
    expect(ben.page.locator('[data-plan="drop"]')).to_be_visible()
    number = ana.number()
    ana.choices.and_(ana.page.locator(f'[data-do="{wanted}"]')).click()
    ana.moved_on(number)
    for _ in range(6):
        expect(ana.page.locator(".prompt.own, .prompt:has(.who)")).to_be_visible()
        if not ana.page.locator(".prompt.own").count():
            break
        number = ana.number()
        ana.page.locator(f'.drawer .choices button[data-do="{ana.wish()}"]').click()
        ana.moved_on(number)
    asked = ben.page.locator(".prompt.own", has_text="Still do this?")
    expect(asked).to_be_visible()
    expect(ben.page.locator("[aria-live=polite]", has_text="Still do this?")).to_have_count(1)
    ben.picture("plan-changed")
    # Whoever comes anew is asked as well, even where the words come after the state of the table.
    held: list[Route] = []
    ben.page.route("**/api/texts/en/cafe_del_gatto", lambda route: held.append(route))
    with ben.page.expect_event("websocket") as line:
        ben.page.reload(wait_until="commit")
    line.value.wait_for_event("framereceived")
    ben.settle()
    assert held, "the words have not come"
    for route in held:
        route.continue_()
    expect(asked).to_be_visible()
    number = ben.number()
    asked.locator('[data-plan="drop"]').click()
    expect(asked).to_have_count(0)
    at(ben, number)
    assert ben.offered(), "it is for Ben to decide"


def test_a_guest_is_seated_as_planned(invite: Invite) -> None:
    """Café International: a card that another player draws or puts away changes nothing of the plan."""
    ana, ben = two(invite, "cafe_international")
    ben.page.locator("[data-try]").click()
    expect(ben.page.locator(".prompt.planning")).to_be_visible()
    expect(ben.choices.first).to_be_visible()
    seated = next((notation for notation in ben.offered() if notation.startswith("P:")), ben.offered()[0])
    plan(ben, seated)
    expect(ben.page.locator(".prompt.planning")).to_contain_text("Planned:")
    ben.picture("plan-international")
    ben.page.locator('[data-plan="keep"]').click()
    expect(ben.page.locator('[data-plan="drop"]')).to_be_visible()
    listen(ben)
    plan(ana, ana.offered()[-1])
    ben.page.wait_for_function("() => Number(document.querySelector('.frame').dataset.number) >= 2")
    heard(ben, "As planned")
    ben.open_drawer("log")
    assert ben.troubles == []
