"""Coffee Traders in the browser: the map and everything that is chosen on it, by mouse, touch and keyboard, and what is told."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, WIDE, Invite
from tests.browser.guest import Guest
from tests.browser.test_games import PLAY

ID = "coffee_traders"
LAPTOP = (1280, 720)
DESKTOP = (1440, 900)


def asked(guest: Guest) -> str:
    return guest.page.locator(".prompt").get_attribute("data-prompt") or ""


def year(guest: Guest) -> str:
    return (guest.page.locator('[data-piece="compass"]').get_attribute("aria-label") or "")[:4]


def arrange(guest: Guest, notation: str) -> None:
    """Switch the warehouses over the coffees on and off until they stand as wanted."""
    wanted = {coffee for coffee in notation.partition("/")[2].split(",") if coffee}
    for switch in guest.board.locator("[data-arrange]").all():
        if (switch.get_attribute("aria-pressed") == "true") != (switch.get_attribute("data-arrange") in wanted):
            switch.click()


def click_on_the_board(guest: Guest, notation: str) -> None:
    """Make a choice by touching the scene itself; a space that can be reached in two ways asks by which."""
    number = guest.number()
    if notation.startswith("STORAGE/"):
        arrange(guest, notation)
    if guest.on_board(notation).count() == 0 and notation.startswith("SPACE/"):
        space = notation.rpartition("/")[0]
        guest.board.locator(f'[data-spot^="{space}/"]').click()
    guest.on_board(notation).first.click()
    guest.after(number)


def lively(rng: random.Random) -> Callable[[Guest], str]:
    """Somebody who does something as long as there is anything to do."""

    def choose(guest: Guest) -> str:
        idle = ("PASS", "DECLINE", "DONE", "SWAP", "RECHARGE")
        target = guest.page.locator("[data-asked=swap]").count() > 0
        offered = guest.offered()
        if target:  # the coffee one exchanges for is not given for itself by one touch
            offered = [notation for notation in offered if guest.on_board(notation).count()]
        return rng.choice([notation for notation in offered if not notation.startswith(idle)] or offered)

    return choose


def until(guest: Guest, *questions: str, most: int = 400) -> str:
    """Play on until one of these questions is asked, if need be in another game: shuffles are the server's."""
    choose = lively(random.Random(5))
    for _ in range(most):
        guest.wait_for_turn()
        if guest.over():
            guest.start_against_bots(ID, seats=3)
        if asked(guest) in questions:
            return asked(guest)
        guest.choose(choose(guest))
    raise AssertionError(f"none of {questions} was asked")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_period_by_clicking_on_the_board(invite: Invite) -> None:
    ana = invite(size=DESKTOP)
    ana.start_against_bots(ID, seats=2)
    choose = lively(random.Random(2))
    seen: set[str] = set()
    while year(ana) == "1970" and not ana.over():
        question = asked(ana)
        if question not in seen:
            seen.add(question)
            ana.picture(f"traders-{question}")
            assert ana.barriers() == [], question
        click_on_the_board(ana, choose(ana))
    assert {"work", "trade", "sell"} <= seen
    assert ana.untranslated() == []


def test_a_whole_game_against_a_bot_and_andre(invite: Invite) -> None:
    ana = invite()
    ana.page.set_default_timeout(60_000)
    ana.start_against_bots(ID, seats=2)
    expect(ana.page.locator(".andre")).to_contain_text("André")
    assert ana.page.evaluate(PLAY, [3000, 2000]) > 30
    expect(ana.page.locator("#result")).to_be_visible()
    assert ana.untranslated() == []
    assert ana.barriers() == []
    ana.picture("traders-end", whole=True)
    # What decided it is a row of the table beside it.
    decisive = re.search("“(.+)”", ana.page.locator("[data-decided]").inner_text())
    if decisive:
        expect(ana.page.get_by_role("rowheader", name=decisive[1], exact=True)).to_be_visible()
    # On a phone the sheets are scrolled above what comes next.
    ana.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    again = ana.page.get_by_role("button", name="Play again")
    expect(again).to_be_in_viewport(ratio=1)
    ana.page.locator("[data-decided]").scroll_into_view_if_needed()
    expect(again).to_be_in_viewport(ratio=1)
    assert ana.overflows() <= 0
    assert ana.barriers() == []


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_is_on_one_screen(invite: Invite, language: str, seats: int) -> None:
    ana = invite(size=LAPTOP, language=language, drawer=None)
    ana.start_against_bots(ID, seats=seats)
    expect(ana.page.locator('[data-piece^="coop-"]')).to_have_count(5)
    outside = ana.page.evaluate(
        """() => {
            const outside = ({ width, left, top, right, bottom }) =>
                width && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
            return [...document.querySelectorAll("[data-piece]:not(.prototypes *), [data-plate]")]
                .filter((one) => outside(one.getBoundingClientRect()))
                .map((one) => one.dataset.piece ?? one.dataset.plate);
        }"""
    )
    assert outside == []
    small = ana.page.evaluate(
        """() => [...document.querySelectorAll(".pieces text:not(.letter)")]
            .filter((one) => one.textContent.trim().length > 1)
            .filter((one) => parseFloat(one.getAttribute("font-size")) < 11.9 && one.getBBox().width)
            .map((one) => `${one.textContent} ${one.getAttribute("font-size")}`)"""
    )
    assert small == []
    assert ana.untranslated() == []
    assert ana.barriers() == []
    ana.picture(f"traders-{seats}-laptop-{language[:2]}")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_words_have_room_late_in_the_game(invite: Invite, language: str) -> None:
    ana = invite(size=LAPTOP, language=language, drawer=None)
    ana.sit_in(ID, 4, 0.9)
    assert ana.cut_off("[data-rail] .plate, [data-rail] .tool") == []
    ana.picture(f"traders-late-{language[:2]}")


def test_every_choice_is_on_the_board_with_its_cost(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    for notation in ana.offered():
        expect(ana.on_board(notation).first).to_be_visible()
    expect(ana.on_board("D/coins")).to_have_accessible_name(re.compile("Take 2 coins · −1 action marker, \\+2 coins"))


def test_pointing_shows_what_would_come(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    ana.choose("A/A")
    place = next(notation for notation in ana.offered() if "/donkey" in notation)
    ana.on_board(place).hover()
    expect(ana.board.locator(".ghost").first).to_be_visible()
    expect(ana.page.locator(".prompt .line")).to_contain_text("row")


def test_a_plantation_is_dragged_from_the_desk_to_its_plot(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    mouse, number = ana.page.mouse, ana.number()
    mouse.move(*middle(ana.on_board("A/A")))
    mouse.down()
    mouse.move(600, 500, steps=4)
    expect(ana.page.locator(".prompt")).to_have_attribute("data-prompt", "space")
    place = ana.board.locator('[data-do^="SPACE/"]').first
    mouse.move(*middle(place), steps=4)
    mouse.up()
    ana.page.wait_for_function("before => Number(document.querySelector('.frame').dataset.number) >= before + 2", arg=number)


def test_a_plantation_that_is_dropped_elsewhere_goes_back(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    mouse = ana.page.mouse
    mouse.move(*middle(ana.on_board("A/A")))
    mouse.down()
    mouse.move(600, 500, steps=4)
    expect(ana.page.locator(".prompt")).to_have_attribute("data-prompt", "space")
    mouse.move(*middle(ana.board.locator('[data-piece="compass"]')), steps=4)
    mouse.up()
    expect(ana.page.locator(".prompt")).to_have_attribute("data-prompt", "work")
    assert "A/A" in ana.offered()


def test_places_are_chosen_by_key(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    place = ana.on_board("A/A")
    place.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".prompt")).to_have_attribute("data-prompt", "space")
    plot = ana.board.locator('[data-do^="SPACE/"]').first
    plot.focus()
    number = ana.number()
    ana.page.keyboard.press(" ")
    ana.after(number)


def test_a_place_says_why_not_when_it_is_asked(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    closed = ana.board.locator('[data-why^="C/"]:not([data-do])').first
    closed.hover()
    expect(ana.page.locator(".popover")).to_have_count(0)
    closed.click()
    expect(ana.page.locator(".popover.bad")).to_contain_text("CTR-")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".popover.bad")).to_have_count(0)
    closed.focus()
    ana.page.keyboard.press("?")
    expect(ana.page.locator(".popover.bad")).to_contain_text("CTR-")
    assert ana.barriers() == []


def test_somebodys_desk_is_opened_from_their_plate(invite: Invite) -> None:
    ana = invite(drawer=None)
    ana.start_against_bots(ID, seats=3)
    expect(ana.board.locator('[data-piece="supply-0-coins"]')).to_be_visible()
    ana.page.locator('[data-plate="1"] .name').click()
    expect(ana.board.locator('[data-piece="supply-1-coins"]')).to_be_visible()
    expect(ana.board.locator('[data-piece="stock-1-station-1"]')).to_be_visible()
    ana.picture("traders-desk-of-another")
    assert ana.barriers() == []
    ana.page.keyboard.press("Escape")
    expect(ana.board.locator('[data-piece="supply-0-coins"]')).to_be_visible()


def test_joining_is_asked_at_the_house_and_can_be_declined_for_the_period(invite: Invite) -> None:
    ana = invite(size=DESKTOP)
    ana.start_against_bots(ID, seats=4)
    until(ana, "join_trade", "join_build")
    card = ana.board.locator(".piggyback")
    expect(card.locator('[data-do="JOIN"], [data-do="BONUS/B"]').first).to_be_visible()
    if card.locator('[data-do="JOIN"]').count():
        outcome = card.locator('[data-outcome="JOIN"]')
        expect(outcome).to_contain_text("−1 trader")
        expect(outcome).to_contain_text(re.compile("if the harvest came now|−1 coffee, for the leader"))
    assert ana.barriers() == []
    ana.picture("traders-piggyback")
    number, period = ana.number(), year(ana)
    card.locator(".decline-all").click()
    expect(card).to_have_count(0)
    ana.after(number)
    ana.page.reload()
    ana.wait_for_turn()
    if year(ana) == period:
        ana.board.get_by_role("button", name="Ask me again").click()
    expect(ana.board.locator(".preset")).to_have_count(0)
    ana.page.reload()
    ana.wait_for_turn()
    expect(ana.board.locator(".preset")).to_have_count(0)


def test_joining_can_be_settled_beforehand_by_the_coffees_expected(invite: Invite) -> None:
    ana = invite(size=DESKTOP)
    ana.start_against_bots(ID, seats=4)
    until(ana, "join_trade")
    card = ana.board.locator(".piggyback")
    for _ in range(9):
        card.get_by_role("button", name="More").click()
    number, period = ana.number(), year(ana)
    card.locator(".join-from").click()
    standing = ana.board.locator(".preset")
    expect(standing).to_contain_text("Joining is answered by itself")
    expect(standing).to_contain_text("Decline")
    ana.after(number)
    # By now somebody may have built and asks: that brings no coffees, so there is no answer beforehand.
    expect(card.locator(".join-from")).to_have_count(0)
    assert ana.barriers() == []
    if year(ana) == period:  # bots are free to end it before she is asked again
        standing.get_by_role("button", name="Ask me again").click()
    expect(standing).to_have_count(0)


def test_an_action_is_walked_back_by_its_breadcrumb(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    until(ana, "work")
    expect(ana.board.locator(".crumbs")).to_have_count(0)
    planting = next(notation for notation in ana.offered() if notation.startswith("A/"))
    click_on_the_board(ana, planting)
    assert asked(ana) == "space"
    crumb = ana.board.locator(".crumbs .crumb")
    expect(crumb).to_have_count(1)
    ana.picture("traders-breadcrumb")
    assert ana.barriers() == []
    said = crumb.inner_text()
    ana.page.reload()
    ana.wait_for_turn()
    expect(crumb).to_have_text(said)
    crumb.click()
    expect(ana.page.locator(".prompt")).to_have_attribute("data-prompt", "work")
    expect(ana.board.locator(".crumbs")).to_have_count(0)
    assert planting in ana.offered()


def careless(guest: Guest, rng: random.Random) -> str:
    """Somebody who plants as high as possible and sends no workers."""
    offered = guest.offered()
    if asked(guest) in ("own", "help"):
        return offered[-1]
    for wish in (r"A/", r"SPACE/.*\.c", r"SPACE/.*\.b", r"D/coins"):
        found = [notation for notation in offered if re.match(wish, notation)]
        if found:
            return rng.choice(found)
    return lively(rng)(guest)


def test_a_penalty_is_paid_at_once_in_any_mix(invite: Invite) -> None:
    ana = invite(size=DESKTOP)
    rng, card = random.Random(3), ana.board.locator(".penalty")
    ana.start_against_bots(ID, seats=2)
    for _ in range(400):
        if card.locator(".stepper").count():
            break
        if ana.over():
            ana.start_against_bots(ID, seats=2)
        ana.choose(careless(ana, rng))
    expect(card.get_by_role("button", name="Pay with coins")).to_have_attribute("aria-pressed", "true")
    ana.picture("traders-penalty")
    assert ana.barriers() == []
    losses = card.locator(".losses")
    most = int(card.locator("output").inner_text())
    expect(losses).to_contain_text(f"{most} coin")
    card.get_by_role("button", name="One coin less, one step back more").click()
    expect(card.locator("output")).to_have_text(str(most - 1))
    expect(losses).to_contain_text(re.compile(r"steps? back \(−\d+ VP\)"))
    card.get_by_role("button", name="Pay with the track").click()
    expect(card.get_by_role("button", name="One coin less, one step back more")).to_be_disabled()
    number = ana.number()
    card.get_by_role("button", name="Pay like this").click()
    ana.after(number)
    expect(card).to_have_count(0)


def test_what_cannot_be_paid_at_once_shows_the_cheapest_way(invite: Invite) -> None:
    ana = invite(size=DESKTOP)
    ana.start_against_bots(ID, seats=3)
    reachable = ana.board.locator("[data-way]")
    until(ana, "sell")
    while not reachable.count():
        ana.choose("PASS")
        until(ana, "sell")
    reachable.first.click()
    way = ana.board.locator(".way")
    expect(way).to_contain_text("Cheapest way")
    ana.picture("traders-way")
    assert ana.barriers() == []
    way.get_by_role("button", name="Why not at once?").click()
    expect(ana.page.locator(".popover.bad")).to_contain_text("CTR-")
    ana.page.keyboard.press("Escape")
    number = ana.number()
    reachable.first.click()
    way.locator(".go").click()
    expect(way).to_have_count(0)
    ana.page.wait_for_function("before => Number(document.querySelector('.frame').dataset.number) >= before + 2", arg=number)


def test_the_cheapest_coffee_to_give_is_marked_and_no_touch_gives_it_for_itself(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    until(ana, "sell")
    held = ana.board.locator('[data-piece^="coffee-0-"]')
    while not (swaps := [notation for notation in ana.offered() if notation.startswith("SWAP/")]):
        ana.choose("PASS")
        until(ana, "sell")
    expect(held).to_have_count(6)
    ana.choose(swaps[0])
    assert asked(ana) == "swap"
    expect(ana.board.locator(".cheapest")).to_have_count(1)
    expect(ana.on_board(swaps[0].replace("SWAP", "GIVE"))).to_have_count(0)


def test_what_others_did_is_told_and_leaves_traces(invite: Invite) -> None:
    ana = invite(size=DESKTOP, moving=True, drawer=None)
    ana.start_against_bots(ID, seats=3)
    ana.on_board("B/colombia").or_(ana.board.locator('[data-do^="B/"]')).first.click()
    ana.glimpse(".frame[data-telling] .flyer")
    ana.picture("traders-telling")
    ana.page.keyboard.press("Shift+X")  # any key skips to the present
    expect(ana.page.locator(".flyer")).to_have_count(0)
    ana.wait_for_turn()
    expect(ana.page.locator(".tools .waiting")).to_have_count(1)


def test_traces_ring_where_others_acted(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=4)
    choose = lively(random.Random(8))
    for _ in range(30):
        if ana.board.locator(".traced").count():
            break
        ana.choose(choose(ana))
    expect(ana.board.locator(".traced text").first).to_have_text(re.compile(r"\d"))


def test_on_a_phone_the_question_of_joining_leaves_the_own_stock_in_sight(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True, language="de-DE")
    ana.start_against_bots(ID, seats=4)
    until(ana, "join_trade", "join_build")
    ana.page.locator(".drawer .close, .drawer [data-close]").first.click()
    ana.still()
    card, stock = (ana.page.locator(wanted).bounding_box() for wanted in (".popover", '[data-piece="strip"]'))
    assert card is not None and stock is not None
    assert card["y"] + card["height"] <= stock["y"] or card["y"] >= stock["y"] + stock["height"]
    ana.picture("traders-join-phone")


@pytest.mark.parametrize("option", ["letters", "contrast"])
def test_letters_and_high_contrast(invite: Invite, option: str) -> None:
    ana = invite(size=LAPTOP)
    value = '"more"' if option == "contrast" else "true"
    ana.page.add_init_script(f"localStorage.ludocafe = JSON.stringify({{ drawer: 'choices', {option}: {value} }})")
    ana.start_against_bots(ID, seats=4)
    shown = ana.board.locator(".letter").first
    expect(shown).to_be_visible() if option == "letters" else expect(shown).to_be_hidden()
    assert ana.barriers() == []
    ana.picture(f"traders-{option}")


def test_a_spectator_sees_the_same_table_and_can_touch_nothing(invite: Invite) -> None:
    ana, ben = invite(), invite()
    ana.start_against_bots(ID, seats=3)
    watch = ana.page.evaluate(
        "async () => (await (await fetch(location.pathname.replace('/table', '/api/tables'))).json()).watch",
    )
    ben.page.goto(ana.page.url.split("?")[0] + f"?watch={watch}")
    expect(ben.page.locator('[data-piece^="coop-"]')).to_have_count(5)
    expect(ben.board.locator("[data-do], [data-why]")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_in_the_dark(invite: Invite, width: int) -> None:
    ana = invite(size=(width, 640 if width == 320 else PHONE[1]), theme="dark", language="fr-FR", touch=True, drawer=None)
    ana.start_against_bots(ID, seats=4)
    for stop in ("map", "bars", "arabica", "desk", "others"):
        ana.page.locator(f'[data-stop="{stop}"]').tap()
        ana.page.wait_for_timeout(100)  # for the picture alone
        assert ana.overflows() <= 0
        beside = ana.page.evaluate(
            """() => [...document.querySelectorAll("[data-stop], .tools .tool, .prompt, .header-tools")]
                .filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.className)"""
        )
        assert beside == [], stop
        assert ana.barriers() == [], stop
        ana.picture(f"traders-phone-{width}-{stop}")
    assert ana.untranslated() == []


def test_a_turn_by_touch_goes_where_the_next_choice_is(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True, drawer=None)
    ana.start_against_bots(ID, seats=3)
    expect(ana.page.locator('[data-stop="desk"]')).to_have_attribute("aria-current", "true")
    ana.on_board("A/A").tap()
    expect(ana.page.locator('[data-stop="map"]')).to_have_attribute("aria-current", "true")
    badge = ana.page.locator("[data-zoom]:has(b)").first
    coop = badge.get_attribute("data-zoom")
    badge.tap()
    expect(ana.page.locator(f'[data-stop="{coop}"]')).to_have_attribute("aria-current", "true")
    place = ana.board.locator(f'[data-do^="SPACE/{coop}."]').first
    box = place.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    number = ana.number()
    place.tap()
    ana.page.wait_for_function("before => Number(document.querySelector('.frame').dataset.number) > before", arg=number)
    small = ana.page.evaluate(
        """() => [...document.querySelectorAll(".board button")]
            .map((one) => [one.getBoundingClientRect(), one.className, one.innerText])
            .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([box, kind, name]) => `${kind} ${name} ${box.width}x${box.height}`)"""
    )
    assert small == []


def test_a_whole_game_by_touch(invite: Invite) -> None:
    """Every choice is tapped where it lies; the page has gone there, or a dot on a stop says where."""
    ana = invite(size=PHONE, touch=True, drawer=None)
    ana.page.set_default_timeout(60_000)
    ana.start_against_bots(ID, seats=2)
    tapped = ana.page.evaluate(
        """async ([most]) => {
            let seed = 5;
            const wait = (ms) => new Promise((next) => setTimeout(next, ms));
            const shown = (one) => { const { width, height } = one.getBoundingClientRect(); return width && height; };
            for (let count = 0; count < most; count++) {
                if (document.querySelector("#result")) return count;
                const before = document.querySelector(".frame").dataset.number;
                let offered = [];
                const over = () => document.querySelector("#result") !== null;
                for (const until = performance.now() + 60000; performance.now() < until && !over(); await wait(5)) {
                    offered = [...document.querySelectorAll(".board [data-do]:not(.drawer *)")].filter(shown);
                    if (offered.length && document.querySelector(".prompt.own")) break;
                }
                if (document.querySelector("#result")) return count;
                seed = (seed * 1103515245 + 12345) % 2147483648;
                const one = offered[seed % offered.length];
                one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
                for (const until = performance.now() + 4000; performance.now() < until; await wait(5)) {
                    if (document.querySelector(".frame").dataset.number !== before || document.querySelector("#result")) break;
                }
            }
            return -1;
        }""",
        [1500],
    )
    assert tapped > 30
    expect(ana.page.locator("#result")).to_be_visible()


def test_the_wide_table_is_the_same_in_a_browser_window_of_any_shape(invite: Invite) -> None:
    ana = invite(size=WIDE, drawer=None)
    ana.start_against_bots(ID, seats=3)
    for width, height in ((1280, 720), (1920, 1000), (1024, 768)):
        ana.page.set_viewport_size({"width": width, "height": height})
        expect(ana.board.locator(".pieces")).to_be_visible()
        assert ana.overflows() <= 0
        box = ana.page.locator(".stage").bounding_box()
        assert box is not None and box["width"] == pytest.approx(width, abs=1)


def test_the_wheel_brings_the_table_nearer_and_what_is_pointed_at_stays(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    ana.start_against_bots(ID, seats=3)
    spot = ana.board.locator('[data-piece="coop-ethiopia"]')
    x, y = middle(spot)
    before = spot.bounding_box()
    assert before is not None
    lens = ana.page.locator("[data-lens]")
    ana.page.mouse.move(x, y)
    ana.page.mouse.wheel(0, -120)
    expect(lens).to_have_attribute("data-lens", "1.5")
    nearer = spot.bounding_box()
    assert nearer is not None
    assert abs(nearer["width"] / before["width"] - 1.5) < 0.02
    there = middle(spot)
    assert abs(there[0] - x) < 2 and abs(there[1] - y) < 2
    ana.page.keyboard.press("Escape")
    expect(lens).to_have_attribute("data-lens", "1")


def test_two_fingers_go_to_a_cooperative_and_back_to_the_map(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True, drawer=None)
    ana.start_against_bots(ID, seats=3)
    line = ana.page.context.new_cdp_session(ana.page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    def spread(x: float, y: float, first: int, last: int) -> None:
        fingers("touchStart", (x - first, y), (x + first, y))
        for part in range(1, 6):
            wide = first + (last - first) * part / 5
            fingers("touchMove", (x - wide, y), (x + wide, y))
        fingers("touchEnd")

    ana.page.locator('[data-stop="map"]').tap()
    spread(*middle(ana.page.locator('[data-zoom="colombia"]')), 20, 60)
    expect(ana.page.locator('[data-stop="colombia"]')).to_have_attribute("aria-current", "true")
    spread(190, 300, 80, 30)
    expect(ana.page.locator('[data-stop="map"]')).to_have_attribute("aria-current", "true")


def test_the_house_tells_the_quality_that_would_come(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    ana.start_against_bots(ID, seats=3)
    ana.on_board("A/A").click()
    place = ana.board.locator('[data-do^="SPACE/"]').first
    place.hover()
    expect(ana.board.locator("[data-quality]")).to_have_count(1)
    ana.page.mouse.move(640, 20)
    expect(ana.board.locator("[data-quality]")).to_have_count(0)
