"""Café del Gatto in the browser: a whole game by clicking, by keyboard, on a phone; gestures and reasons."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest


def click_on_the_board(guest: Guest, notation: str) -> None:
    """Make a choice by touching the board itself: a token and then a cup that takes it, more sugar until it is enough."""
    number = guest.number()
    word, *rest = notation.split()
    if word == "sugar":
        for _ in range(int(rest[0])):
            guest.board.get_by_role("button", name="More sugar").click()
    guest.board.locator(f'[data-do="{notation}"]').first.click()
    if word == "buy":
        guest.board.locator(".glass.lit").first.click()
        guest.after(number + 1)  # the buy and the placing
    else:
        guest.after(number)


def test_a_whole_game_by_clicking_on_the_board(invite: Invite) -> None:
    ana = invite(moving=True)
    ana.start_against_bots(seats=3)
    ana.picture("gatto-start")
    seen = set()

    def act(notation: str) -> None:
        word = notation.split()[0]
        if word not in seen:
            ana.picture(f"gatto-{word}")
            seen.add(word)
        click_on_the_board(ana, notation)

    decisions = ana.play_out(act)
    assert decisions > 10
    assert {"buy", "serve", "tile"} <= seen
    expect(ana.page.locator("#result")).to_be_visible()
    ana.picture("gatto-result")
    total = ana.page.locator(".players .points").first.inner_text()
    ana.page.locator(".players .line").first.click()
    amounts = ana.page.locator(".players tbody td.number").all_inner_texts()
    assert sum(int(amount) for amount in amounts) == int(total)


def test_a_whole_game_with_the_keyboard_alone(invite: Invite) -> None:
    ana = invite()
    ana.front()
    keys = ana.page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(60):
            if ana.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by keyboard")

    tab_to(".play")
    keys.press("Enter")
    tab_to(".start")
    keys.press("Enter")
    ana.wait_for_turn()

    def act(notation: str) -> None:
        number = ana.number()
        tab_to(f'aside .choices [data-do="{notation}"]')
        keys.press("Enter")
        ana.after(number)

    assert ana.play_out(act) > 10


def test_the_board_answers_to_keys(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    keys = ana.page.keyboard
    ana.board.locator('[data-place="0-0"]').focus()
    keys.press("ArrowRight")
    assert ana.page.evaluate("document.activeElement.dataset.place") == "1-0"
    keys.press("ArrowUp")
    assert ana.page.evaluate("document.activeElement.dataset.place") == "1-1"
    bought = next(notation for notation in ana.offered() if notation.startswith("buy coffee"))
    ana.board.locator(f'[data-do="{bought}"]').focus()
    keys.press("Enter")
    expect(ana.board.locator(".glass.lit").first).to_be_visible()
    keys.press("Escape")
    expect(ana.board.locator('[aria-pressed="true"]')).to_have_count(0)
    keys.press("Enter")
    number = ana.number()
    keys.press("1")
    ana.after(number + 1)
    expect(ana.board.locator('[data-cup="espresso"] svg.token')).to_have_count(1)


def test_a_purchase_shows_the_prices_after_the_slide(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    bought = next(notation for notation in ana.offered() if notation.startswith("buy coffee"))
    prices = ana.board.locator(".price text")
    before = prices.all_text_contents()
    ana.board.locator(f'[data-do="{bought}"]').click()
    expect(ana.board.locator(".later").first).to_be_visible()
    ana.picture("gatto-later")
    promised = {
        place.get_attribute("data-place"): place.locator(".later text").text_content()
        for place in ana.board.locator("[data-place]", has=ana.page.locator(".later")).all()
    }
    assert prices.all_text_contents() == before, "the prices of now stay as they are"
    number = ana.number()
    ana.board.locator(".glass.lit").first.click()
    ana.after(number + 1)
    ana.page.goto(ana.page.url.replace("/table/", "/replay/") + f"/{number + 2}")
    expect(ana.page.locator(".frame")).to_have_attribute("data-number", str(number + 2))
    row = int(bought.split()[-1]) - 1
    for spot, price in promised.items():
        column, old = (int(part) for part in (spot or "").split("-"))
        coffee = ana.board.locator(".column.coffee [data-place]").first.get_attribute("data-place") or ""
        new = old - 1 if column == int(coffee[0]) and old > row else old
        shown = ana.board.locator(f'[data-place="{column}-{new}"] .price text').text_content()
        assert price in ("?", shown), (spot, price, shown)


def test_a_token_is_dragged_onto_a_cup(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    bought = next(notation for notation in ana.offered() if notation.startswith("buy coffee"))
    number = ana.number()
    start = ana.board.locator(f'[data-do="{bought}"]').bounding_box()
    goal = ana.board.locator('[data-cup="doppio"]').bounding_box()
    assert start is not None and goal is not None
    mouse = ana.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(start["x"] + 60, start["y"] + 60, steps=3)
    expect(ana.page.locator(".dragged")).to_be_visible()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    mouse.up()
    ana.after(number + 1)
    expect(ana.board.locator('[data-cup="doppio"] svg.token')).to_have_count(1)


def test_what_is_impossible_says_why(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    ana.board.locator('[data-cup="latte_macchiato"]').click(force=True)  # it is "disabled" but explains itself
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text("not full yet")
    expect(dialog).to_contain_text("GAT-50")
    ana.picture("gatto-why")
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ana.board.locator('[data-cup="doppio"]').focus()
    ana.page.keyboard.press("?")
    expect(dialog).to_contain_text("Doppio")
    dialog.get_by_role("link").click()
    expect(ana.page.locator("#rule-GAT-50")).to_be_focused()


def test_undo_and_confirmation_stand_in_one_place(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    undo = ana.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    first = next(notation for notation in ana.offered() if notation.startswith("buy"))
    before = ana.offered()
    ana.choose(first)
    assert all(notation.startswith("place") for notation in ana.offered())
    number = ana.number()
    ana.page.keyboard.press("u")
    ana.after(number)
    assert ana.offered() == before
    number = ana.number()
    ana.page.get_by_role("button", name="Do again").click()
    ana.after(number)
    assert all(notation.startswith("place") for notation in ana.offered())
    number = ana.number()
    ana.page.get_by_role("button", name="Undo").click()
    ana.after(number)
    ana.page.get_by_role("button", name="Table menu").click()
    ana.page.get_by_role("button", name="Confirm every move").click()
    ana.page.keyboard.press("Escape")
    number = ana.number()
    ana.page.locator('aside .choices [data-do="take"]').click()
    expect(ana.page.locator(".preview.armed")).to_contain_text("+2 coins")
    assert ana.number() == number
    ana.page.get_by_role("button", name="Confirm").click()
    ana.after(number)


@pytest.mark.parametrize("size", [PHONE, (PHONE[1], PHONE[0])], ids=["portrait", "landscape"])
def test_playing_on_a_phone(invite: Invite, size: tuple[int, int]) -> None:
    ana = invite(size=size, touch=True)
    ana.start_against_bots()
    name = "portrait" if size == PHONE else "landscape"
    assert ana.overflows() <= 0

    for _ in range(12):
        click_on_the_board(ana, ana.wish())
        assert ana.overflows() <= 0
    ana.picture(f"gatto-phone-{name}")
    ana.picture(f"gatto-phone-{name}-whole", whole=True)
    small = ana.page.evaluate(
        """() => [...document.querySelectorAll(".board button, .prompt button, aside .choices button")]
            .map((one) => [one.getBoundingClientRect(), one.ariaLabel ?? one.innerText])
            .filter(([box]) => box.width > 0 && (box.width < 44 || box.height < 44))
            .map(([box, name]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []


def test_hints_point_at_a_choice_and_give_their_reasons(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    ana.page.get_by_role("button", name="hint").click()
    hinted = ana.page.locator(".hinted")
    expect(hinted).to_have_count(1)
    suggestions = ana.page.get_by_role("region", name="The coach says").locator("[data-suggestion]")
    assert 1 <= suggestions.count() <= 3
    assert suggestions.first.get_attribute("data-suggestion") == hinted.get_attribute("data-do")
    expect(suggestions.first).to_contain_text("points at the end, wins")
    ana.picture("gatto-hint")
    assert ana.untranslated() == []
    assert ana.barriers() == []
    ana.page.get_by_role("region", name="The coach says").get_by_role("button", name="Close").click()
    expect(suggestions).to_have_count(0)
    expect(hinted).to_have_count(0)
