"""Café del Gatto in the browser: whole games by mouse, touch and keyboard; gestures, reasons, a counter that stands still."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest

STOPS = {"buy": "machine", "clean": "machine", "take": "menu", "tile": "menu"}
PARTS = (".machine", ".slate", ".tray", ".stores", ".dresser", ".prompt", ".tools", ".counter header")


def cup(guest: Guest, id: str) -> Locator:
    return guest.page.locator(f'.gatto .touch[data-cup="{id}"]')


def takers(guest: Guest) -> Locator:
    """The cups that take the token in the hand."""
    return guest.page.locator(".gatto .touch[data-taker]")


def tokens(guest: Guest, seat: int, number: int) -> Locator:
    """What lies on a cup of a seat; what only would lie there is not among it."""
    return guest.page.locator(f'[data-piece^="layer-{seat}-{number}-"] use.sign')


def click_on_the_board(guest: Guest, notation: str) -> None:
    """Make a choice by touching the board itself: a token and then a cup that takes it."""
    number = guest.number()
    guest.on_board(notation).first.click()
    if notation.startswith("buy"):
        takers(guest).first.click()
        guest.after(number + 1)  # the buy and the placing
    else:
        guest.after(number)


def touch(guest: Guest, notation: str) -> None:
    """The same on a phone: go to the stop where it is."""
    number = guest.number()
    word = notation.split()[0]
    guest.page.locator(f'[data-stop="{STOPS.get(word, "cups")}"]').tap()
    if word == "sugar":
        guest.page.locator(f'.prompt [data-do="{notation}"]').tap()
    else:
        guest.page.locator(f'.scene-part [data-do="{notation}"]').first.tap()
    if word == "buy":
        expect(guest.page.locator('[data-stop="cups"]')).to_have_attribute("aria-current", "true")
        takers(guest).first.tap()
        guest.after(number + 1)
    else:
        guest.after(number)


def boxes(guest: Guest) -> list[str]:
    """Where the parts of the counter are."""
    found: list[str] = guest.page.evaluate(
        """parts => parts.map((part) => {
            const { x, y, width, height } = document.querySelector(`.gatto ${part}`).getBoundingClientRect();
            return [part, x, y, width, height].map((one) => typeof one === "number" ? Math.round(one) : one).join(" ");
        })""",
        list(PARTS),
    )
    return found


def prefer(guest: Guest, **wishes: object) -> None:
    """Settings, as if made before."""
    guest.page.evaluate(
        "wishes => localStorage.ludocafe = JSON.stringify({ ...JSON.parse(localStorage.ludocafe ?? '{}'), ...wishes })", wishes
    )


def first_offer(guest: Guest, start: str) -> str:
    return next(notation for notation in guest.offered() if notation.startswith(start))


def test_a_whole_game_by_mouse_on_a_counter_where_nothing_shifts(invite: Invite) -> None:
    ana = invite(size=(1440, 900))
    ana.start_against_bots(seats=3)
    ana.still()
    before = boxes(ana)
    seen = set()

    def act(notation: str) -> None:
        word = notation.split()[0]
        if word not in seen:
            ana.picture(f"gatto-{word}")
            seen.add(word)
        assert boxes(ana) == before, notation
        click_on_the_board(ana, notation)

    assert ana.play_out(act) > 10
    assert {"buy", "serve", "tile"} <= seen
    ana.picture("gatto-end")
    rows = ana.page.locator(".end tbody tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        *parts, total = [text.lstrip("+") for text in row.locator("td").all_text_contents()]
        assert sum(int(part) for part in parts if part.isdecimal()) == int(total)
    ana.page.get_by_role("button", name="Look at the table").click()
    expect(rows).to_have_count(0)
    assert boxes(ana) == before


def test_a_whole_game_by_touch(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True)
    ana.start_against_bots()
    seen = set()

    def act(notation: str) -> None:
        word = notation.split()[0]
        touch(ana, notation)
        if word not in seen:
            ana.picture(f"gatto-touch-{word}")
            seen.add(word)
        assert ana.overflows() <= 0

    # The drawer with the list lies over the scene on a phone.
    ana.page.locator(".drawer .close").tap()
    ana.offered = lambda: sorted(set(ana.page.evaluate("() => window.offeredHere()")))  # type: ignore[method-assign]
    ana.page.evaluate(
        """() => {
            window.offeredHere = () => [...document.querySelectorAll(".gatto [data-do]")].map((one) => one.dataset.do);
        }"""
    )

    def wish() -> str:
        """All stops together offer what the list would."""
        found: set[str] = set()
        for stop in ("machine", "cups", "menu"):
            ana.page.locator(f'[data-stop="{stop}"]').tap()
            found |= set(ana.offered())
        ana.offered, offered = (lambda: sorted(found)), ana.offered  # type: ignore[method-assign]
        try:
            return Guest.wish(ana)
        finally:
            ana.offered = offered  # type: ignore[method-assign]

    ana.wish = wish  # type: ignore[method-assign]
    assert ana.play_out(act) > 10
    assert {"buy", "serve", "tile"} <= seen
    ana.picture("gatto-touch-end")


def test_a_whole_game_with_the_keyboard_alone(invite: Invite) -> None:
    ana = invite()
    ana.front()
    keys = ana.page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(80):
            if ana.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by keyboard")

    tab_to(".play")
    keys.press("Enter")
    ana.wait_for_turn()

    def act(notation: str) -> None:
        number = ana.number()
        tab_to(f'.drawer .choices [data-do="{notation}"]')
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
    ana.on_board(first_offer(ana, "buy coffee")).first.focus()
    keys.press("Enter")
    expect(takers(ana).first).to_be_visible()
    keys.press("Escape")
    expect(ana.board.locator('[aria-pressed="true"][data-place]')).to_have_count(0)
    keys.press("Enter")
    number = ana.number()
    keys.press("1")
    ana.after(number + 1)
    expect(tokens(ana, 0, 0)).to_have_count(1)


def test_a_purchase_shows_the_prices_after_the_slide(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    bought = first_offer(ana, "buy coffee")
    prices = ana.board.locator('.machine [data-piece^="coin-"]')
    before = prices.all_text_contents()
    ana.on_board(bought).first.click()
    later = ana.board.locator(".machine [data-later]")
    expect(later.first).to_be_attached()
    ana.picture("gatto-later")
    promised = {one.get_attribute("data-later"): (one.text_content() or "").strip() for one in later.all()}
    assert prices.all_text_contents() == before, "the prices of now stay as they are"
    number = ana.number()
    takers(ana).first.click()
    ana.after(number + 1)
    ana.page.goto(ana.page.url.replace("/table/", "/replay/") + f"/{number + 2}")
    expect(ana.page.locator(".frame")).to_have_attribute("data-number", str(number + 2))
    expect(ana.board.locator(".machine")).to_be_visible()
    row = int(bought.split()[-1]) - 1
    for spot, price in promised.items():
        column, old = (int(part) for part in (spot or "").split("-"))
        new = old - 1 if column == 1 and old > row else old
        shown = (ana.board.locator(f'.machine [data-piece="coin-{column}-{new}"]').text_content() or "").strip()
        assert price in ("?", shown), (spot, price, shown)


def test_a_cup_tells_what_the_token_would_make_of_it(invite: Invite) -> None:
    ana = invite(size=(1440, 900))
    ana.start_against_bots()
    ana.on_board(first_offer(ana, "buy coffee")).first.click()
    cup(ana, "espresso").hover()
    slip = ana.page.locator(".slip")
    expect(slip).to_contain_text("Espresso full")
    expect(slip).to_contain_text("one kind")
    expect(ana.page.locator('.prompt [data-answer="espresso"]')).to_contain_text("full")
    expect(ana.page.locator('.slate [data-piece^="tile-0-"] rect[stroke-dasharray="6 4"]').first).to_be_attached()
    ana.picture("gatto-slip")
    ana.page.locator('.prompt [data-answer="espresso"]').click()
    expect(tokens(ana, 0, 0)).to_have_count(1)


def test_a_token_is_dragged_onto_a_cup(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    number = ana.number()
    start = ana.on_board(first_offer(ana, "buy coffee")).first.bounding_box()
    goal = cup(ana, "doppio").bounding_box()
    assert start is not None and goal is not None
    mouse = ana.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(start["x"] + 60, start["y"] + 60, steps=3)
    expect(ana.page.locator(".dragged")).to_be_visible()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    ana.picture("gatto-drag")
    mouse.up()
    ana.after(number + 1)
    expect(tokens(ana, 0, 2)).to_have_count(1)


def test_what_is_impossible_says_why_beside_the_piece(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    cup(ana, "latte_macchiato").click(force=True)  # it is "disabled" but explains itself
    reason = ana.page.locator(".popover")
    expect(reason).to_contain_text("not full yet")
    expect(reason).to_contain_text("GAT-50")
    ana.picture("gatto-why")
    ana.page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    ana.on_board(first_offer(ana, "buy coffee")).first.click()
    cup(ana, "latte_macchiato").click(force=True)
    expect(reason).to_contain_text("GAT-45")
    expect(ana.board.locator(".tray .refused")).to_have_count(1)
    expect(ana.board.locator('[aria-pressed="true"][data-place]')).to_have_count(1)  # the token stays in the hand


def test_undo_and_confirmation_stand_in_one_place(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    undo = ana.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    before = ana.offered()
    ana.choose(first_offer(ana, "buy"))
    assert all(notation.startswith("place") for notation in ana.offered())
    ana.picture("gatto-held")
    number = ana.number()
    ana.page.keyboard.press("u")
    ana.after(number)
    assert ana.offered() == before


def test_cleaning_that_leaves_too_little_is_asked_twice(invite: Invite) -> None:
    ana = invite(size=(1440, 900))
    ana.start_against_bots()
    clean = ana.on_board("clean milk").first
    while True:  # four or five coins are enough; spend or clean until they are not
        number = ana.number()
        clean.click()
        if ana.page.locator(".slip.sure").count():
            break
        ana.after(number)
    expect(ana.page.locator(".slip.sure")).to_contain_text("Clean?")
    assert ana.number() == number
    ana.picture("gatto-sure")
    ana.page.locator(".slip.sure button").last.click()
    expect(ana.page.locator(".slip.sure")).to_have_count(0)
    clean.click()
    clean.click()
    ana.after(number)


@pytest.mark.parametrize("size", [PHONE, (PHONE[1], PHONE[0]), (320, 640)], ids=["portrait", "lying", "small"])
def test_everything_can_be_touched_on_a_phone(invite: Invite, size: tuple[int, int]) -> None:
    ana = invite(size=size, touch=True, drawer=None)
    ana.start_against_bots()
    for stop in ("machine", "cups", "menu", "others"):
        ana.page.locator(f'[data-stop="{stop}"]').tap()
        assert ana.overflows() <= 0
        small = ana.page.evaluate(
            """() => [...document.querySelectorAll(".gatto .touch, .gatto .prompt button, .gatto .stops button")]
                .map((one) => [one.getBoundingClientRect(), one.ariaLabel ?? one.innerText])
                .filter(([box]) => box.width > 0 && (box.width < 44 || box.height < 43.5))
                .map(([box, name]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
        )
        assert small == [], stop
        beyond = ana.page.locator(".gatto .stores text").evaluate_all(
            "all => all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent)"
        )
        assert beyond == []
        ana.picture(f"gatto-phone-{size[0]}-{stop}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_the_counter_speaks_every_language_by_day_and_lamplight(invite: Invite, theme: str, language: str) -> None:
    ana = invite(size=(1280, 720), language=language, theme=theme)
    ana.start_against_bots(seats=4)
    assert ana.untranslated() == []
    assert ana.barriers() == []
    ana.on_board(first_offer(ana, "buy")).first.click()
    cut = ana.page.evaluate(
        """() => [...document.querySelectorAll(".gatto .chip, .gatto .answer, .gatto .slip")]
            .filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.innerText)"""
    )
    assert cut == []
    ana.picture(f"gatto-{language}-{theme}")
    assert ana.barriers() == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_cups_of_all_others_are_in_sight(invite: Invite, seats: int) -> None:
    ana = invite(size=(1280, 720), drawer=None)
    ana.front()
    ana.set_table(preset="bots", seats=seats)
    ana.page.locator(".start").click()
    ana.wait_for_turn()
    for other in range(1, seats):
        for number in range(5):
            box = ana.page.locator(f'.dresser [data-piece="cup-{other}-{number}"]').bounding_box()
            assert box is not None and box["y"] > 0 and box["y"] + box["height"] < 720 and box["width"] > 20
    ana.picture(f"gatto-{seats}-players")


def test_letters_stand_beside_the_signs_when_wanted(invite: Invite) -> None:
    ana = invite()
    ana.front()
    prefer(ana, letters=True, contrast="more")
    ana.start_against_bots()
    expect(ana.board.locator(".machine .letter").first).to_be_visible()
    assert ana.barriers() == []
    ana.picture("gatto-letters")


def test_hints_point_at_a_choice_and_give_their_reasons(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    ana.page.get_by_role("button", name="Hint").click()
    suggestions = ana.page.locator("[data-suggestion]")
    expect(suggestions.first).to_be_visible()
    assert 1 <= suggestions.count() <= 3
    assert suggestions.first.get_attribute("data-suggestion") in ana.offered()
    expect(ana.board.locator(".machine .advice, .tray .advice, .slate .advice, .stores .advice").first).to_be_attached()
    ana.picture("gatto-hint")
    assert ana.barriers() == []


def test_others_turns_are_told_piece_by_piece_and_can_be_skipped(invite: Invite) -> None:
    ana = invite(size=(1440, 900), moving=True, drawer=None)
    ana.front()
    prefer(ana, pace="slow")
    ana.set_table(preset="bots", seats=4)
    ana.page.locator(".start").click()
    expect(ana.page.locator(".prompt.own")).to_be_visible()
    first = ana.page.locator('.machine [data-do^="buy"]').first
    first.click()
    takers(ana).first.click()
    ana.glimpse(".prompt.telling .queue li")
    ana.glimpse(".flyer")
    ana.page.locator(".prompt .gold", has_text="Skip").click()
    expect(ana.page.locator(".flyer")).to_have_count(0)


def test_a_plate_opens_the_cups_of_a_player_large(invite: Invite) -> None:
    ana = invite(size=(1280, 720), drawer=None)
    ana.start_against_bots("cafe_del_gatto", seats=5)
    small = ana.page.locator('.dresser [data-piece="cup-2-4"]').bounding_box()
    ana.page.locator('.dresser [data-plate="2"]').click()
    large = ana.page.locator('[data-visit="2"]')
    expect(large).to_be_visible()
    expect(large).to_be_focused()
    cup = large.locator('use[href="#gt-saucer-latte_macchiato"]').bounding_box()
    assert small is not None and cup is not None and cup["width"] > small["width"] * 1.3
    assert ana.barriers() == []
    ana.picture("gatto-visit")
    ana.page.keyboard.press("Escape")
    expect(large).to_have_count(0)


@pytest.mark.parametrize("language", ["fr-FR", "de-DE"])
@pytest.mark.parametrize("seats", [3, 5])
def test_no_text_on_the_counter_is_smaller_than_twelve_pixels(invite: Invite, seats: int, language: str) -> None:
    ana = invite(size=(1280, 720), language=language)
    ana.start_against_bots(seats=seats)
    for _ in range(8):
        ana.choose(ana.wish())
    ana.page.locator(".drawer .close").click()
    small = ana.page.evaluate(
        """() => {
            const found = [];
            const texts = document.createTreeWalker(document.querySelector(".gatto"), NodeFilter.SHOW_TEXT);
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                const one = text.parentElement, style = getComputedStyle(one);
                if (!text.data.trim() || one.closest(".visually-hidden, .drawer, defs, symbol, .letter")) continue;
                if (!one.getClientRects().length || style.visibility === "hidden" || style.display === "none") continue;
                const matrix = one instanceof SVGElement ? one.getScreenCTM() : null;
                const part = one.closest(".part, .place");
                const shown = part ? part.getBoundingClientRect().width / part.offsetWidth : 1;
                const scale = matrix ? Math.hypot(matrix.a, matrix.b) : shown;
                const size = parseFloat(style.fontSize) * scale;
                if (size < 11.9) found.push(`${text.data.trim()} ${size.toFixed(1)}`);
            }
            return found;
        }"""
    )
    assert small == []


@pytest.mark.parametrize("stop", ["machine", "menu", "others"])
def test_on_a_phone_no_slip_lies_over_what_one_looks_at(invite: Invite, stop: str) -> None:
    ana = invite(size=(320, 640), touch=True, drawer=None)
    ana.start_against_bots()
    ana.page.locator('.machine [data-do^="buy"]').first.tap()
    expect(takers(ana).first).to_be_visible()
    ana.page.locator(f'[data-stop="{stop}"]').tap()
    expect(ana.page.locator(f'[data-stop="{stop}"]')).to_have_attribute("aria-current", "true")
    expect(ana.page.locator(".slip")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 320])
def test_five_players_fit_on_a_phone_with_their_points(invite: Invite, width: int) -> None:
    ana = invite(size=(width, 700), touch=True, drawer=None)
    ana.start_against_bots("cafe_del_gatto", seats=5)
    ana.still()
    cut = ana.page.locator("[data-plate] small").evaluate_all(
        "all => all.filter((one) => { const box = one.getBoundingClientRect(), room = one.closest('li').getBoundingClientRect();"
        " return box.width === 0 || box.right > room.right + 1; }).length"
    )
    assert cut == 0
    assert ana.overflows() <= 0
