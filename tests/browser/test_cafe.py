"""Café in the browser: taking, laying by mouse, keys and touch; working on the plan; delivering; the auction; alone; a phone."""

import math
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest

ID = "cafe"
LAPTOP = (1280, 720)
SMALL_PHONE = (320, 640)
# What a busy merchant does first.
WORKS = ("deliver", "roast", "dry", "produce")
# What has to keep place and size from the first decision to the last.
PARTS = ".top .tile, .tray, main.sheet, .store, .rival, .rival .held, .prompt"
BUDGET = 250 * 1024


def asked(guest: Guest) -> str:
    """The question that this guest is asked now."""
    return guest.page.locator(".prompt.own").get_attribute("data-prompt") or ""


def touch(guest: Guest, target: Locator) -> None:
    """As this guest touches things: with the mouse, or with a finger."""
    if guest.page.evaluate("matchMedia('(hover: none)').matches || navigator.maxTouchPoints > 0"):
        target.tap()
    else:
        target.click()


def spot(guest: Guest) -> tuple[int, int, int]:
    """Where the card lies that is tried or laid: column, row, quarter turns."""
    ghost = guest.page.locator(".ghost")
    x, y, rot = (int(ghost.get_attribute(f"data-{name}") or 0) for name in ("x", "y", "rot"))
    return x, y, rot


def shown(guest: Guest, selector: str) -> bool:
    return guest.page.locator(selector).count() > 0


# Whether the middle of something can be touched as it lies now.
IN_SIGHT = """one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === one;
}"""


def take(guest: Guest) -> None:
    """Try the first card that may be taken, and take it; whoever has to choose a bean touches one."""
    if not shown(guest, ".card.chosen"):
        touch(guest, guest.page.locator(".tray [data-do]").first)
    expect(guest.page.locator(".ghost")).to_be_visible()
    wanted = ".bins [data-do]" if shown(guest, ".bins [data-do]") else '.chip[data-do^="pick"]'
    touch(guest, guest.page.locator(wanted).first)


def work(guest: Guest) -> None:
    """Use a group on the plan, or end the turn; ending with work left asks once more."""
    for kind in WORKS:
        found = guest.page.locator(f'.land [data-do^="{kind}"]')
        for index in range(found.count()):
            if found.nth(index).evaluate(IN_SIGHT):
                touch(guest, found.nth(index))
                return
    assert not shown(guest, '.land [data-do^="produce"]'), "one group at least is in sight"
    touch(guest, guest.page.locator("[data-end-turn]"))


def answer(guest: Guest, number: int, target: str) -> None:
    """Touch what answers a question, unless it answers itself: a bean touched together with a card, the only colour there is."""
    guest.page.wait_for_function(
        """([number, target]) => {
            if (Number(document.querySelector(".frame").dataset.number) > number) return true;
            const one = document.querySelector(target);
            one?.click();
            return one !== null;
        }""",
        arg=[number, target],
    )


def at_once(guest: Guest) -> tuple[int, str]:
    """The number of the table and the question it asks, seen in one look: between two looks others may have moved on."""
    seen = guest.page.wait_for_function(
        """() => {
            const [frame, own] = [document.querySelector(".frame"), document.querySelector(".prompt.own")];
            return own && { number: Number(frame.dataset.number), question: own.dataset.prompt };
        }"""
    ).json_value()
    return seen["number"], seen["question"]


# What is touched to answer a question that needs no more than one touch.
PLACES = {
    "place": "[data-lay]",
    "bid": '.auction [data-do^="bid"]',
    "bid_pay": ".bins [data-do]",
    "store": ".question [data-do]",
}
# The same for questions that may be answered already, together with the one before.
ANSWERED = {"pay": '.bins [data-do^="pay"]', "assign": ".question [data-do]", "send": "[data-auto]"}


def act(guest: Guest) -> None:
    """Answer the present question by touching the table."""
    respond(guest, *at_once(guest))


def respond(guest: Guest, number: int, question: str) -> None:
    """Answer this question of the table."""
    if question == "pick":
        take(guest)
    elif question == "act":
        work(guest)
    elif question in ANSWERED:
        answer(guest, number, ANSWERED[question])
    else:
        touch(guest, guest.page.locator(PLACES[question]).first)
    guest.after(number)


def until(guest: Guest, question: str, most: int = 80) -> None:
    """Go on until this is asked."""
    for _ in range(most):
        number, now = at_once(guest)
        if now == question:
            return
        respond(guest, number, now)
    raise AssertionError(f"never asked: {question}")


def prefer(guest: Guest, name: str, value: object) -> None:
    """As the settings page would keep it."""
    guest.page.evaluate(
        """([name, value]) => {
            const kept = JSON.parse(localStorage.ludocafe ?? "{}");
            localStorage.ludocafe = JSON.stringify({ ...kept, [name]: value });
        }""",
        [name, value],
    )


def start(guest: Guest, seats: int = 2, level: str = "regular") -> None:
    guest.start_against_bots(ID, seats, level)


def boxes(guest: Guest) -> list[str]:
    """Place and size of what must not move."""
    found: list[str] = guest.page.locator(PARTS).evaluate_all(
        """parts => parts.map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [part.className.split(" ")[0], ...[x, y, width, height].map(Math.round)].join(" ");
        })"""
    )
    return found


def test_a_whole_game_by_mouse_in_which_nothing_moves(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana, seats=3, level="random")  # bots that answer at once
    ana.still()
    before = boxes(ana)
    seen = set()
    scales: dict[str, str] = {}
    for _ in range(500):
        if ana.over():
            break
        kind = asked(ana)
        now = ana.page.locator(".rounds small").inner_text()
        scale = ana.page.locator("main.sheet .sheet").evaluate("sheet => sheet.style.getPropertyValue('--u')")
        assert scales.setdefault(now, scale) == scale, f"the plan keeps its scale: {now}"
        if kind not in seen:
            seen.add(kind)
            ana.picture(f"cafe-{kind}")
        assert boxes(ana) == before, kind
        act(ana)
    assert ana.over()
    assert {"pick", "place", "act"} <= seen
    expect(ana.page.locator(".accounts > li")).to_have_count(3)
    total = int(ana.page.locator(".accounts .first .total").inner_text())
    parts = ana.page.locator(".accounts .first .bar i").all_inner_texts()
    assert sum(int(part) for part in parts if part) == total
    ana.picture("cafe-result")
    assert ana.untranslated() == []
    assert ana.barriers() == []


def test_a_whole_game_by_touch_on_a_phone(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True, language="de-DE", drawer=None)
    start(ana, seats=2, level="random")
    for _ in range(500):
        if ana.over():
            break
        kind = asked(ana)
        assert ana.overflows() <= 0, kind
        act(ana)
    assert ana.over()
    assert ana.overflows() <= 0
    squeezed = ana.page.locator(".accounts > li").evaluate_all(
        "accounts => accounts.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.dataset.place)"
    )
    assert squeezed == [], "the account of a place is there as a whole"
    ana.picture("cafe-result-phone")
    assert ana.barriers() == []


def test_a_turn_by_keyboard(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana)
    keys = ana.page.keyboard
    until(ana, "pick")
    card = ana.page.locator(".tray [data-do]").first
    card.focus()
    expect(ana.page.locator(".ghost")).to_be_visible()  # looking at it is enough to see where it would lie
    keys.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    number = ana.number()
    keys.press("Enter")
    keys.press("Enter")
    ana.after(number)
    until(ana, "place")
    before = spot(ana)
    keys.press("r")
    assert spot(ana)[2] == (before[2] + 1) % 4
    for key in ("r", "r", "r"):
        keys.press(key)
    keys.press("ArrowRight")
    assert spot(ana) == (before[0] + 1, *before[1:])
    keys.press("n")
    expect(ana.page.locator(".ghost.legal")).to_be_visible()
    number = ana.number()
    ana.page.locator("[data-lay]").focus()
    keys.press("Enter")
    ana.after(number)
    assert asked(ana) == "act"
    expect(ana.page.locator(".frame[data-telling]")).to_have_count(0)
    ana.settle()
    group = ana.page.locator('.land [data-do^="produce"]').first
    ana.page.evaluate("document.activeElement.blur()")
    group.focus()
    expect(ana.page.locator(".prompt .line")).to_contain_text("Produce")
    number = ana.number()
    keys.press("Enter")
    ana.after(number)
    assert ana.barriers() == []


def test_the_card_is_dragged_and_turned_and_lies_where_it_is_shown(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana)
    until(ana, "place")
    mouse = ana.page.mouse
    before = spot(ana)

    def middle() -> tuple[float, float]:
        box = ana.page.locator("[data-lay]").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    side = float(ana.page.locator("[data-lay]").evaluate("card => parseFloat(getComputedStyle(card).getPropertyValue('--u'))"))
    x, y = middle()
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + side, y, steps=4)
    mouse.up()
    moved = spot(ana)
    assert moved == (before[0] + 1, *before[1:])
    number = ana.number()
    # After a turn of the wheel the card stays where it is, whatever the mouse does.
    mouse.move(*middle())
    mouse.wheel(0, 100)
    expect(ana.page.locator(f'.ghost[data-rot="{(moved[2] + 1) % 4}"]')).to_be_visible()
    turned = spot(ana)
    mouse.move(x + 1, y + 1)
    mouse.move(x + 2, y)
    assert spot(ana) == turned
    # The same while the mouse holds it, at the edge of the sheet, too: nothing slides below a card that is held.
    mouse.move(*middle())
    mouse.down()
    mouse.move(x + 9 * side, y, steps=6)
    at_edge = spot(ana)
    ana.page.keyboard.press("r")
    expect(ana.page.locator(f'.ghost[data-rot="{(at_edge[2] + 1) % 4}"]')).to_be_visible()
    turned = spot(ana)
    mouse.move(x + 9 * side + 1, y + 1)
    assert spot(ana) == turned
    mouse.up()
    assert ana.number() == number, "nothing is laid by moving"
    ana.page.keyboard.press("n")
    wanted = spot(ana)
    ana.page.locator("[data-lay]").click()
    ana.after(number)
    laid = ana.page.locator("[data-piece^='laid 0 ']").last.locator("xpath=..")
    expect(laid).to_have_attribute("transform", f"translate({wanted[0] * 100} {wanted[1] * 100})")


def test_the_click_that_comes_after_laying_belongs_to_the_card(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True, drawer=None)
    ana.page.add_init_script(
        """window.sent = [];
        const { send } = WebSocket.prototype;
        WebSocket.prototype.send = function (text) { sent.push(text); send.call(this, text); };"""
    )
    start(ana)
    until(ana, "place")
    number = ana.number()
    # The browser's click of a finger may come when the plan shows the card laid already.
    ana.page.evaluate("addEventListener('click', (late) => late.stopImmediatePropagation(), { capture: true, once: true })")
    touch(ana, ana.page.locator("[data-lay]"))
    ana.after(number)
    square = ana.page.locator(".land [data-square]:not([data-do])").first
    late = """one => {
        sent.length = 0;
        one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        return sent.length;
    }"""
    assert square.evaluate(late) == 0, "nothing is asked of the square below"
    assert square.evaluate(late) == 1, "a click of its own is heard"


def test_a_card_to_be_laid_is_in_sight_as_soon_as_the_window_has_another_size(invite: Invite) -> None:
    ana = invite(size=(1440, 900), moving=True, drawer=None)
    start(ana)
    until(ana, "place")
    for width, height in (LAPTOP, PHONE, (1180, 820), (820, 1180), PHONE):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.settle()
        off = ana.page.evaluate(
            """() => {
                const box = (mark) => document.querySelector(mark).getBoundingClientRect();
                const [card, lay, sheet] = [".ghost .rim", "[data-lay]", ".plan .sheet"].map(box);
                const inside = card.top >= sheet.top && card.bottom <= sheet.bottom
                    && card.left >= sheet.left && card.right <= sheet.right;
                return { inside, apart: Math.max(Math.abs(card.x - lay.x), Math.abs(card.y - lay.y)) };
            }"""
        )
        assert off["inside"] and off["apart"] < 10, (width, height, off)


def test_a_place_that_is_not_possible_says_why_until_the_card_leaves_it(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana)
    until(ana, "place")
    for _ in range(8):
        ana.page.keyboard.press("ArrowUp")
        ana.page.keyboard.press("ArrowLeft")
    expect(ana.page.locator(".ghost:not(.legal)")).to_be_visible()
    expect(ana.page.locator(".note .reason")).to_contain_text("at least")
    expect(ana.page.locator(".popover")).to_have_count(0)
    ana.picture("cafe-place-refused")
    number = ana.number()
    ana.page.locator("[data-lay]").click(force=True)  # it is "disabled"; trying it all the same names the rule
    expect(ana.page.locator(".popover.bad")).to_contain_text("CAF-52")
    assert ana.number() == number
    ana.page.keyboard.press("n")
    expect(ana.page.locator(".ghost.legal")).to_be_visible()
    expect(ana.page.locator(".note .reason")).to_have_count(0)
    expect(ana.page.locator(".popover.bad")).to_have_count(0)


def test_two_fingers_turn_the_card(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True, drawer=None)
    start(ana, seats=1)
    until(ana, "place")
    box = ana.page.locator(".plan").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    session = ana.page.context.new_cdp_session(ana.page)

    def fingers(kind: str, degrees: float | None) -> None:
        points = []
        if degrees is not None:
            across, down = 40 * math.cos(math.radians(degrees)), 40 * math.sin(math.radians(degrees))
            points = [{"x": middle[0] + side * across, "y": middle[1] + side * down, "id": id} for id, side in enumerate((1, -1))]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def twist(by: int) -> None:
        fingers("touchStart", 0)
        for step in range(1, 7):
            fingers("touchMove", by * step / 6)
        fingers("touchEnd", None)

    before = spot(ana)
    number = ana.number()
    twist(80)
    expect(ana.page.locator(f'.ghost[data-rot="{(before[2] + 1) % 4}"]')).to_be_attached()
    twist(-80)
    expect(ana.page.locator(f'.ghost[data-rot="{before[2]}"]')).to_be_attached()
    assert spot(ana) == before
    assert ana.number() == number, "turning lays nothing"


def test_what_is_announced_of_a_card_is_where_it_is_offered(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana, level="random")
    for _ in range(3):
        until(ana, "pick")
        card = ana.page.locator(".tray [data-do]").first
        card.click()
        expect(ana.page.locator(".ghost.legal")).to_be_visible()
        announced = spot(ana)
        assert shown(ana, ".card.chosen .best")
        act(ana)
        until(ana, "place")
        assert spot(ana) == announced
        act(ana)
    until(ana, "place")
    ana.page.get_by_role("button", name="Hint").click()
    expect(ana.page.locator("[data-suggestion]").first).to_have_attribute("data-suggestion", "place {} {} {}".format(*spot(ana)))


def test_an_open_card_is_dragged_onto_the_plan(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana, seats=1)
    until(ana, "pick")
    card, plan = (ana.page.locator(wanted).first.bounding_box() for wanted in (".tray [data-do]", ".plan"))
    assert card is not None and plan is not None
    number = ana.number()
    mouse = ana.page.mouse
    mouse.move(card["x"] + 60, card["y"] + 40)
    mouse.down()
    mouse.move(card["x"] + 90, card["y"] + 40)
    expect(ana.page.locator(".carried")).to_be_visible()
    mouse.move(plan["x"] + 200, plan["y"] + 200, steps=3)
    mouse.up()
    ana.after(number)
    expect(ana.page.locator(".carried")).to_have_count(0)
    assert asked(ana) in ("pay", "place", "act", "pick")


def test_the_table_tells_who_picks_when_and_what_the_others_took(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana, seats=3)
    order = ana.page.get_by_role("list", name="Order of play").locator("li")
    expect(order).to_have_count(3)
    expect(ana.page.locator('[aria-label="Order of play"] [aria-current="step"]')).to_have_count(1)
    until(ana, "place")
    expect(ana.page.get_by_role("list", name="Taken this round").locator("li .card")).to_have_count(3)
    expect(ana.page.locator(".rival")).to_have_count(2)


def test_another_area_is_looked_at_on_the_sheet(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana, seats=3)
    until(ana, "act")
    before = boxes(ana)
    ana.page.locator(".rival .area").first.click()
    expect(ana.page.locator(".band")).to_contain_text("plan")
    expect(ana.page.locator(".land [data-do]")).to_have_count(0)
    assert boxes(ana) == before
    assert ana.barriers() == []
    ana.picture("cafe-other-area")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".band")).to_have_count(0)
    expect(ana.page.locator(".land [data-do]").first).to_be_attached()


def test_working_and_why_not(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana)
    until(ana, "act")
    act(ana)
    assert asked(ana) == "act"
    expect(ana.page.locator('.land [data-do^="discard"]')).to_have_count(0)  # never by accident
    ana.page.locator("[data-remove]").click()
    expect(ana.page.locator('.land [data-do^="discard"]').first).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator('.land [data-do^="discard"]')).to_have_count(0)
    ana.page.locator('.land [data-why^="roast"]').first.click(force=True)  # it is "disabled" but explains itself
    expect(ana.page.locator(".popover.bad")).to_contain_text(re.compile("CAF-\\d+"))
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".popover")).to_have_count(0)
    number = ana.number()
    ana.page.locator("[data-end-turn]").click()
    expect(ana.page.locator("[data-end-turn]")).to_have_attribute("data-do", "end")
    assert ana.number() == number, "ending with work left asks once more"


def test_a_turn_without_actions_left_ends_by_itself_for_those_who_wish_it(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana, seats=1)
    until(ana, "act")
    for _ in range(30):
        if shown(ana, ".by-itself"):
            break
        act(ana)
    expect(ana.page.locator(".prompt.own .question")).to_have_text("No action is left for this turn.")
    round_before = ana.page.locator(".rounds small").inner_text()
    ana.page.locator(".by-itself input").click()
    expect(ana.page.locator('.prompt.own[data-prompt="pick"]')).to_be_visible()
    assert ana.page.locator(".rounds small").inner_text() != round_before


def test_places_are_tried_while_others_decide(invite: Invite) -> None:
    ana, ben = invite(size=LAPTOP), invite(size=LAPTOP)
    ana.front()
    ana.set_table(ID)
    building = ana.page.get_by_role("dialog").locator('.option:has-text("Build turns")')
    building.get_by_role("button", name="one after another").click()
    ana.page.locator(".start").click()
    ben.page.goto(ana.page.get_by_label("Invitation link", exact=True).last.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator(".sit").click()
    number = 0

    def deciding() -> tuple[Guest, Guest]:
        """Who is to decide and who waits, once both see the same."""
        for guest in (ana, ben):
            expect(guest.page.locator(".frame")).to_have_attribute("data-number", str(number))
            expect(guest.page.locator(".prompt.own, .prompt.planning, .prompt:has(.who)")).to_be_visible()
            expect(guest.page.locator(".drawer .choices[aria-busy=true]")).to_have_count(0)
        return (ana, ben) if shown(ana, ".prompt.own") else (ben, ana)

    builder, waiting = deciding()
    while asked(builder) != "place":
        builder.choices.first.click()
        number += 1
        builder, waiting = deciding()

    waiting.page.locator("[data-try]").click()
    expect(waiting.page.locator(".ghost.legal")).to_be_visible()
    for _ in range(8):
        waiting.page.keyboard.press("ArrowUp")
        waiting.page.keyboard.press("ArrowLeft")
    expect(waiting.page.locator(".ghost:not(.legal)")).to_be_visible()
    for _ in range(3):
        waiting.page.keyboard.press("n")
    found = spot(waiting)
    waiting.picture("cafe-planning")
    assert waiting.barriers() == []

    while shown(builder, ".prompt.own"):
        offered = builder.offered()
        builder.page.locator(f'.drawer .choices button[data-do="{"end" if "end" in offered else offered[0]}"]').click()
        number += 1
        deciding()
    expect(waiting.page.locator('.prompt.own[data-prompt="place"]')).to_be_visible()
    assert spot(waiting) == found, "what was found is kept for one's own turn"


def test_a_cafe_tells_its_order_and_the_shortest_way_to_complete_it(invite: Invite) -> None:
    ana = invite(size=LAPTOP)
    ana.page.goto(f"/learn/{ID}/delivering")
    ana.page.locator(".land button", has_text=re.compile("Aviz")).first.click(force=True)
    note = ana.page.locator("[data-cafe]")
    expect(note).to_contain_text("Café Aviz")
    expect(note.locator("[data-way]")).to_contain_text("deliver")
    assert ana.barriers() == []


def test_beans_in_colours_of_high_contrast_and_with_letters(invite: Invite) -> None:
    ana = invite(size=LAPTOP)
    ana.page.goto(f"/learn/{ID}/delivering")
    bean = ana.page.locator('.land use[href="#cafe-bean-3"]').first
    expect(bean).to_be_attached()
    colour = "bean => getComputedStyle(bean).getPropertyValue('--bean-3').trim()"
    printed = bean.evaluate(colour)
    expect(ana.page.locator(".land text.letter")).to_have_count(0)
    ana.page.goto("/settings")
    ana.page.get_by_label("Bean colours with high contrast").check()
    prefer(ana, "letters", True)
    ana.page.goto(f"/learn/{ID}/delivering")
    expect(bean).to_be_attached()
    assert bean.evaluate(colour) not in ("", printed)
    expect(ana.page.locator(".land text.letter").first).to_be_attached()
    ana.picture("cafe-high-contrast")
    assert ana.barriers() == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_auction(invite: Invite, seats: int) -> None:
    ana = invite(size=LAPTOP)
    ana.front()
    ana.set_table(ID, "bots", seats)
    ana.page.get_by_role("group", name="Mode").get_by_role("button", name="With auctions").click()
    ana.page.locator(".start").click()
    ana.wait_for_turn()
    panel = ana.page.get_by_role("region", name="Auction for the Cafetier")
    bids = [notation for notation in ana.offered() if notation.startswith("bid")]
    expect(panel.locator(f'[data-do="{bids[0]}"]')).to_be_visible()
    panel.get_by_role("button", name="More").click()
    expect(panel.locator(f'[data-do="{bids[1]}"]')).to_be_visible()
    before = [box for box in boxes(ana) if not box.startswith("prompt")]
    ana.picture(f"cafe-bid-{seats}")
    assert ana.barriers() == []
    number = ana.number()
    panel.locator(f'[data-do="{bids[1]}"]').click()
    ana.after(number)
    until(ana, "pick")
    expect(ana.page.locator(".tray .slot")).to_have_count(seats + 1)
    until(ana, "place")
    assert [box for box in boxes(ana) if not box.startswith("prompt")] == before, "the own area keeps its size"


def test_the_auction_on_a_phone(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True, drawer=None)
    ana.front()
    ana.set_table(ID, "bots", 3)
    ana.page.get_by_role("group", name="Mode").get_by_role("button", name="With auctions").click()
    ana.page.locator(".start").click()
    ana.wait_for_turn()
    until(ana, "place")
    ana.page.locator('[data-stop="row"]').tap()
    expect(ana.page.locator(".large .slot .card").first).to_be_visible()  # a card lies open while one builds
    ana.page.locator('[data-stop="plan"]').tap()
    expect(ana.page.locator(".strip [data-lay-here]")).to_be_visible()
    until(ana, "act")
    expect(ana.page.locator(".strip [data-end-turn]")).to_be_visible()
    assert ana.overflows() <= 0


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_alone_on_a_phone(invite: Invite, size: tuple[int, int]) -> None:
    ana = invite(size=size, language="fr-FR", touch=True, drawer=None)
    start(ana, seats=1)
    until(ana, "pick")
    expect(ana.page.locator(".strip .card").first).to_be_visible()  # what is asked for is on screen
    until(ana, "place")
    before = spot(ana)
    ana.page.locator(".strip .chip").first.tap()
    assert spot(ana)[2] == (before[2] + 1) % 4
    ana.page.locator(".strip .chip").nth(1).tap()
    expect(ana.page.locator(".ghost.legal")).to_be_visible()
    small = ana.page.evaluate(
        """() => [...document.querySelectorAll(".strip button, .bins button, .stops button, button.turn, .zoom")]
            .map((one) => [one.className, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44)
            .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []
    ana.picture(f"cafe-phone-{size[0]}")
    for _ in range(10):
        if ana.over():
            break
        act(ana)
        assert ana.overflows() <= 0
    for stop in ("row", "others", "plan"):
        ana.page.locator(f'[data-stop="{stop}"]').tap()
        expect(ana.page.locator(f'[data-stop-shown="{stop}"]')).to_be_visible()
        assert ana.overflows() <= 0
    assert ana.untranslated() == []
    assert ana.barriers() == []


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_words_have_room_late_in_the_game(invite: Invite, language: str) -> None:
    ana = invite(size=LAPTOP, language=language, drawer=None)
    ana.sit_in(ID, 4, 0.9)
    expect(ana.page.locator(".rival .then").first).to_be_visible()
    assert ana.cut_off(".rival .info, .left .order, .left .tray, .store .box, [data-tools] button") == []
    ana.picture(f"cafe-late-{language[:2]}")
    assert ana.barriers() == []


def test_the_houses_of_the_one_opponent_stand_on_their_plate(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    ana.sit_in(ID, 2, 0.9)
    open_ = int(ana.page.locator(".rival .facts b").last.inner_text().split()[-1])
    expect(ana.page.locator(".rival .houses .facade")).to_have_count(open_)
    expect(ana.page.locator(".rival .houses li").first).to_be_visible()
    expect(ana.page.locator(".rival .houses .plot")).to_have_count(max(0, 4 - open_))
    assert ana.cut_off(".rival .info, .rival .houses") == []


def test_words_have_room_on_a_phone(invite: Invite) -> None:
    ana = invite(size=PHONE, language="fr-FR", touch=True, drawer=None)
    ana.sit_in(ID, 4, 0.9)
    rooms = ".players .one, .stops button, [data-tools] button"
    assert ana.cut_off(rooms) == []
    for width, height in ((844, 390), (667, 375)):  # lying on its side
        ana.page.set_viewport_size({"width": width, "height": height})
        plan = ana.page.locator(".sheet .plan").bounding_box()
        assert plan is not None and plan["height"] >= height - 2 and plan["width"] >= 0.44 * width
        assert ana.cut_off(rooms) == []
        assert ana.overflows() <= 0
        for part in (".strip", ".prompt", ".bins", "nav.stops", ".header-tools"):
            expect(ana.page.locator(part)).to_be_in_viewport(ratio=0.99)
    for width, height in ((1024, 768), (768, 1024)):  # tablets
        ana.page.set_viewport_size({"width": width, "height": height})
        assert ana.cut_off(".bins, .cups, .left .order, .top .brand, .top .ask") == []
        for part in (".store .bins", ".left .order", ".rail", ".header-tools"):
            expect(ana.page.locator(part)).to_be_in_viewport(ratio=0.99)


def test_the_plan_of_a_phone_is_dragged_like_a_map(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True, drawer=None)
    ana.sit_in(ID, 2, 0.8)
    land = ana.page.locator(".land")
    before = land.get_attribute("style")
    box = ana.page.locator(".plan").bounding_box()
    assert box is not None
    line = ana.page.context.new_cdp_session(ana.page)

    def finger(kind: str, *at: tuple[float, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": 1} for x, y in at]})

    until(ana, "pick")  # while a card is laid, a finger moves that
    x, y = box["x"] + 24, box["y"] + 24
    finger("touchStart", (x, y))
    finger("touchMove", (x + 30, y + 40))
    finger("touchMove", (x + 60, y + 80))
    finger("touchEnd")
    expect(land).not_to_have_attribute("style", before or "")


def test_a_table_weighs_little(invite: Invite) -> None:
    """The drawings, styles and faces of a table, over the wire."""
    ana = invite(size=LAPTOP)
    ana.front()
    session = ana.page.context.new_cdp_session(ana.page)
    session.send("Network.enable")
    sizes: dict[str, float] = {}
    names: dict[str, str] = {}
    session.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    ana.page.locator(f'article[data-game="{ID}"] .play').click()
    ana.wait_for_turn()
    ana.page.wait_for_load_state("networkidle")
    assets = [size for id, size in sizes.items() if "/assets/" in names.get(id, "")]
    assert len(assets) > 3
    assert sum(assets) < BUDGET


def test_the_coachs_place_stays_marked_while_the_card_lies_elsewhere(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer=None)
    start(ana, seats=2)
    until(ana, "place")
    ana.page.get_by_role("button", name="Hint").click()
    first = ana.page.locator("[data-suggestion]").first
    expect(first).to_be_visible()
    advised = first.get_attribute("data-suggestion")
    expect(ana.page.locator("[data-advised]")).to_have_count(0)  # the card lies there
    ana.page.evaluate("document.activeElement.blur()")
    ana.page.keyboard.press("r")
    expect(ana.page.locator("[data-advised]")).to_have_attribute("data-advised", advised or "")


def test_cafes_are_called_by_their_names(invite: Invite) -> None:
    ana = invite(size=LAPTOP, drawer="log")
    start(ana, seats=4)
    for _ in range(12):
        act(ana)
    assert re.search(r"\(P\d\d\)", ana.page.locator("body").inner_text()) is None
